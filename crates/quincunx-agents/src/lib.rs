//! Computer players for any game.

mod random;

pub use random::Random;
