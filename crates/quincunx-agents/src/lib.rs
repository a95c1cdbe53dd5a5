//! Computer players for any game, the exact solutions that they are checked against, and the arena that measures them.
//!
//! | to | see |
//! | --- | --- |
//! | play at random | [`Random`] |
//! | choose by the look of the next position | [`Greedy`] |
//! | search | [`Ismcts`]; [`FlatMonteCarlo`] is the baseline that it must beat |
//! | try out what a rule of thumb finds best | [`Halving`] |
//! | say what a position below the search is worth | [`Leaf`] |
//! | solve a small game, or find what a strategy loses to a best response | [`exact`] |
//! | fit the weights of an evaluation | [`logistic`] |
//! | measure strength | [`arena`] |
//!
//! A player is handed an [`InfoSet`](quincunx_engine::InfoSet): it samples positions that fit what it knows, and never sees
//! the true one. All its randomness comes from one seed, so that a budget of iterations gives the same answer every time.
//!
//! ```
//! use quincunx_agents::{Ismcts, RandomPlayout};
//! use quincunx_engine::toys::ConnectFour;
//! use quincunx_engine::{Agent, Budget, InfoSet, Seat};
//! use quincunx_engine::prelude::*;
//!
//! let state = ConnectFour.start();
//! let info = InfoSet::new(&ConnectFour, &state, Seat::new(0).unwrap());
//! let action = Ismcts::<RandomPlayout>::default().choose(&info, &Budget::iterations(2_000), 1);
//! assert_eq!(ConnectFour.notation(action), "drop(d)", "the middle is the best place to begin");
//! ```

pub mod arena;
pub mod exact;
mod flat;
mod greedy;
mod halving;
mod ismcts;
mod leaf;
pub mod logistic;
pub mod parallel;
mod random;
mod seeds;
mod tree;

pub use flat::FlatMonteCarlo;
pub use greedy::Greedy;
pub use halving::{Halving, Thumb, Trial};
pub use ismcts::{Config, Ismcts, RootAction, RootStatistics};
pub use leaf::{Leaf, Playout, Policy, RandomPlayout, Uniform, policy_step};
pub use random::Random;

/// What a position or a game is worth to each seat, by its index.
pub type Values = [f64; quincunx_engine::MAX_SEATS];
