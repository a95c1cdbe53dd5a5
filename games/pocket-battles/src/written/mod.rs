//! Actions and positions as they are written.

pub(crate) mod notation;
pub(crate) mod possible;
pub(crate) mod setup;
