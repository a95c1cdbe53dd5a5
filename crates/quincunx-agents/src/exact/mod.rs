//! Small games solved: the whole tree, counterfactual regret minimisation, best responses.
//!
//! This is what searching players are checked against: [`GameTree::exploitability`] says how much a strategy loses to
//! opponents who know it.

mod cfr;
mod response;
mod searched;
mod tree;

pub use cfr::solve;
pub use searched::{Searched, search_strategy};
pub use tree::{Decision, GameTree, Strategy};
