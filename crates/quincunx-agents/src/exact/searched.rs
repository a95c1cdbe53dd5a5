//! A search as a strategy, so that it can be seen what a best response makes of it.

use quincunx_engine::{Budget, Game};

use super::tree::{GameTree, Strategy};
use crate::ismcts::Ismcts;
use crate::leaf::Leaf;

/// What a search does at every information set of a game, averaged over seeds.
pub struct Searched {
    /// In proportion to the visits.
    pub shares: Strategy,
    /// How often each action is the one visited most: how [`Ismcts`] plays.
    pub choices: Strategy,
}

/// Searches at every information set of the tree, with this many seeds.
pub fn search_strategy<G: Game, L: Leaf<G>>(
    tree: &GameTree<G>,
    search: &Ismcts<L>,
    iterations: u32,
    seeds: u32,
) -> Searched {
    let mut choices = Vec::new();
    let shares = tree.strategy(|info| {
        let count = info.legal().len();
        let (mut shares, mut chosen) = (vec![0.0; count], vec![0.0; count]);
        for seed in 0..seeds {
            let found = search.search(info, &Budget::iterations(iterations), seed.into());
            let best = found.best().action;
            for (place, share) in found.shares().into_iter().enumerate() {
                shares[place] += share / f64::from(seeds);
                chosen[place] += f64::from(u8::from(found.actions[place].action == best)) / f64::from(seeds);
            }
        }
        choices.push(chosen);
        shares
    });
    Searched { shares, choices }
}
