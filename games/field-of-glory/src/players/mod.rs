//! Computer players that know this game.

mod habit;
mod odds;
mod strategist;
mod value;

pub use habit::Habit;
pub use strategist::Strategist;
pub use value::{FACE_VALUES, FEATURES, Judge, Look, features};
