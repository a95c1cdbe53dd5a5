//! How actions and positions are written down.

pub(crate) mod notation;
pub(crate) mod setup;
