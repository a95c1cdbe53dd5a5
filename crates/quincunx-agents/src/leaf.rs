//! What a position below a search is worth.

use quincunx_engine::{Actor, Evaluation, Game, Seat, Turn, below, random_step, values};
use rand_pcg::Pcg64Mcg;

use crate::Values;

/// Says what a position at the edge of a search is worth.
pub trait Leaf<G: Game>: Send + Sync {
    /// What the position, which is not over, is worth to each seat. `state` may be played on; `legal` is a list to reuse.
    fn value(&self, game: &G, state: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut Pcg64Mcg) -> Values;
}

/// Plays to the end, all actions equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPlayout;

impl<G: Game> Leaf<G> for RandomPlayout {
    #[inline]
    fn value(&self, game: &G, state: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut Pcg64Mcg) -> Values {
        while random_step(game, state, legal, rng) {}
        values(&game.returns(state))
    }
}

/// Chooses actions in playouts.
pub trait Policy<G: Game>: Send + Sync {
    /// Chooses one of the legal actions of `seat`; there is at least one.
    fn pick(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut Pcg64Mcg) -> G::Action;
}

/// Makes one step: an outcome of chance by weight, or the action that the policy picks for the first waiting seat. `legal` is a
/// list to reuse. `false` if the game is over.
pub fn policy_step<G: Game>(
    game: &G,
    policy: &impl Policy<G>,
    state: &mut G::State,
    legal: &mut Vec<G::Action>,
    rng: &mut Pcg64Mcg,
) -> bool {
    let (by, action) = match game.turn(state) {
        Turn::Over => return false,
        Turn::Chance => {
            let number = below(rng, game.weight(state));
            (Actor::Chance, game.outcome(state, number))
        }
        Turn::Seats(seats) => {
            let seat = seats.lowest().expect("the table waits for somebody");
            legal.clear();
            game.legal(state, seat, legal);
            (Actor::Seat(seat), policy.pick(game, state, seat, legal, rng))
        }
    };
    game.apply(state, by, action, &mut ());
    true
}

/// All actions equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    #[inline]
    fn pick(&self, _: &G, _: &G::State, _: Seat, legal: &[G::Action], rng: &mut Pcg64Mcg) -> G::Action {
        legal[below(rng, legal.len() as u32) as usize]
    }
}

/// Plays some steps by a policy, then looks: a random playout is most of a simulation's cost and much of its noise.
#[derive(Clone, Copy, Debug)]
pub struct Playout<P, E> {
    /// Chooses the actions.
    pub policy: P,
    /// Choices and outcomes of chance until the position is looked at; none to look at once.
    pub steps: u32,
    /// What the position is worth then.
    pub evaluation: E,
}

impl<G: Game, P: Policy<G>, E: Evaluation<G>> Leaf<G> for Playout<P, E> {
    fn value(&self, game: &G, state: &mut G::State, legal: &mut Vec<G::Action>, rng: &mut Pcg64Mcg) -> Values {
        for _ in 0..self.steps {
            if !policy_step(game, &self.policy, state, legal, rng) {
                break;
            }
        }
        if game.turn(state) == Turn::Over {
            values(&game.returns(state))
        } else {
            self.evaluation.evaluate(game, state)
        }
    }
}
