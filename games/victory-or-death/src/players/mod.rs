//! Computer players that know this game.

mod habit;
mod strategist;
mod value;

pub use habit::{Glance, Habit};
pub use strategist::Strategist;
pub use value::{FEATURES, Judge, Look, features, spread};
