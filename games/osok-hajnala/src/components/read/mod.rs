//! Reading the component file.

pub(crate) mod cards;
pub(crate) mod decks;
mod effect;
pub(crate) mod row;
mod steps;
