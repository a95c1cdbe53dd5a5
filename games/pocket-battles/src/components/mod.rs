//! What is in the box: the tiles and the battlefield.

pub(crate) mod prints;
pub(crate) mod set;
pub(crate) mod strength;
pub(crate) mod tile;
pub(crate) mod zone;
