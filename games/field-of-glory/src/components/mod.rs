//! What the box holds: cards, terrain, columns.

pub(crate) mod card;
pub(crate) mod cards;
pub(crate) mod field;
