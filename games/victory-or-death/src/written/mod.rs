//! What is written: actions in notation, positions in files.

mod notation;
mod setup;

pub use self::setup::Setup;
