//! Computer players that know this game.

mod habit;
mod strategist;
mod value;

pub use habit::{Glance, Habit};
pub use strategist::strategist;
pub use value::{FEATURES, Judge, Look, features, spread};
