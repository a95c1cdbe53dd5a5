//! Computer players that know this game.

mod draft;
mod habit;
mod odds;
mod strategist;
mod value;

pub use draft::Army;
pub use habit::Habit;
pub use strategist::Strategist;
pub use value::{FACE_VALUES, FEATURES, Judge, Look, features};
