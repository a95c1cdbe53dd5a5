//! Computer players that know this game.

mod expectimax;
mod mood;
mod value;

pub use expectimax::Expectimax;
pub use mood::Mood;
pub use value::{StopNow, VALUES, Values, features};
