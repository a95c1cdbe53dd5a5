//! The player that looks one choice ahead.

use quincunx_engine::{Actor, Agent, Budget, Evaluation, Game, InfoSet, Turn, below, values};
use rand_pcg::Pcg64Mcg;

use crate::seeds::stream;

/// Chooses the action after which the position looks best, outcomes of chance that follow directly averaged by their
/// weights; between equals by lot.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<E> {
    evaluation: E,
    worlds: u32,
}

/// Chance nodes in a row are averaged exactly up to this many outcomes together; beyond that, one is drawn.
const MOST_OUTCOMES: usize = 4096;

impl<E> Greedy<E> {
    /// Looks at positions with `evaluation`, in this many sampled worlds. One is enough where nothing is hidden.
    pub const fn new(evaluation: E, worlds: u32) -> Self {
        Self { evaluation, worlds }
    }

    fn expected<G: Game>(&self, game: &G, state: &G::State, seat: usize, outcomes: usize, rng: &mut Pcg64Mcg) -> f64
    where
        E: Evaluation<G>,
    {
        match game.turn(state) {
            Turn::Over => values(&game.returns(state))[seat],
            Turn::Seats(_) => self.evaluation.evaluate(game, state)[seat],
            Turn::Chance => {
                let mut listed = Vec::new();
                game.outcomes(state, &mut listed);
                if listed.len() > outcomes {
                    let drawn = game.outcome(state, below(rng, game.weight(state)));
                    listed = vec![(drawn, 1)];
                }
                let outcomes = outcomes / listed.len();
                let total: u32 = listed.iter().map(|(_, weight)| weight).sum();
                let mut of = |(action, weight): (G::Action, u32)| {
                    let mut next = state.clone();
                    game.apply(&mut next, Actor::Chance, action, &mut ());
                    f64::from(weight) * self.expected(game, &next, seat, outcomes, rng)
                };
                listed.into_iter().map(&mut of).sum::<f64>() / f64::from(total)
            }
        }
    }
}

impl<G: Game, E: Evaluation<G>> Agent<G> for Greedy<E> {
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        let (game, seat) = (info.game(), info.seat());
        let mut rng = stream(seed, 0);
        let legal = info.legal();
        let mut totals = vec![0.0; legal.len()];
        for world in 0..self.worlds.max(1) {
            if world > 0 && (budget.stop)() {
                break;
            }
            let state = info.sample(&mut rng);
            for (total, action) in totals.iter_mut().zip(&legal) {
                let mut next = state.clone();
                game.apply(&mut next, Actor::Seat(seat), *action, &mut ());
                *total += self.expected(game, &next, seat.index(), MOST_OUTCOMES, &mut rng);
            }
        }
        let best = totals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let equal: Vec<_> = legal.iter().zip(&totals).filter(|(_, total)| **total == best).collect();
        *equal[below(&mut rng, equal.len() as u32) as usize].0
    }
}
