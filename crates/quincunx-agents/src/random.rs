//! The player that everything must beat.

use quincunx_engine::{Agent, Budget, Game, InfoSet, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Chooses any legal action, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Agent<G> for Random {
    fn choose(&mut self, info: &InfoSet<'_, G>, _budget: &Budget<'_>, seed: u64) -> G::Action {
        let legal = info.legal();
        legal[below(&mut Pcg64Mcg::seed_from_u64(seed), legal.len() as u32) as usize]
    }
}
