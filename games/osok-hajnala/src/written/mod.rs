//! What is written down: actions in notation, and positions.

pub(crate) mod notation;
pub(crate) mod setup;
