//! Computer players that know this game.

mod fighter;
mod habit;
mod muster;
mod strategist;
mod value;
mod wounds;

pub use habit::Habit;
pub use muster::Drilled;
pub use strategist::Strategist;
pub use value::{FEATURES, Judge, Look, features};
