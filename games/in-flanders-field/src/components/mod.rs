//! What the component file says: cards, display, battlefields.

pub(crate) mod card;
pub(crate) mod file;
mod others;
mod reading;
