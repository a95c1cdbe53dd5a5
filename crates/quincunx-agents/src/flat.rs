//! The baseline that a tree search must beat.

use quincunx_engine::{Actor, Agent, Budget, Game, InfoSet, Turn, values};

use crate::leaf::{Leaf, RandomPlayout};
use crate::seeds::stream;

/// Tries every action equally often, each time in a new sampled world, and takes the one with the best mean.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlatMonteCarlo<L = RandomPlayout> {
    leaf: L,
}

impl<L> FlatMonteCarlo<L> {
    /// Values positions after the action with `leaf`.
    pub const fn new(leaf: L) -> Self {
        Self { leaf }
    }
}

impl<G: Game, L: Leaf<G>> Agent<G> for FlatMonteCarlo<L> {
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        let (game, seat) = (info.game(), info.seat());
        let mut rng = stream(seed, 0);
        let legal = info.legal();
        let mut means = vec![(0.0, 0u32); legal.len()];
        let mut buffer = Vec::new();
        for iteration in 0..budget.iterations.max(1) as usize {
            if iteration > 0 && (budget.stop)() {
                break;
            }
            let place = iteration % legal.len();
            let mut state = info.sample(&mut rng);
            game.apply(&mut state, Actor::Seat(seat), legal[place], &mut ());
            let values = match game.turn(&state) {
                Turn::Over => values(&game.returns(&state)),
                _ => self.leaf.value(game, &mut state, &mut buffer, &mut rng),
            };
            let (total, tries) = &mut means[place];
            *total += values[seat.index()];
            *tries += 1;
        }
        let mean = |place: usize| means[place].0 / f64::from(means[place].1);
        let tried = (0..legal.len()).filter(|place| means[*place].1 > 0);
        legal[tried.max_by(|a, b| mean(*a).total_cmp(&mean(*b))).expect("one is tried at least")]
    }
}
