//! Computer players that know this game.

mod habit;
mod value;

pub use habit::Habit;
pub use value::{FEATURES, Judge, Look, features};

use quincunx_agents::{Halving, Trial};

/// The best player: what habit thinks best, tried out in worlds that fit what it knows.
pub fn strategist() -> Halving<Habit> {
    Halving { thumb: Habit::default(), trial: Trial::default() }
}
