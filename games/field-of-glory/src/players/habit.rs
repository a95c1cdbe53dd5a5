//! The player that looks one choice ahead with a trained eye.

use quincunx_agents::Policy;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::players::draft::Army;
use crate::players::value::Judge;
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::state::BonusFrom;
use crate::rules::state::{Bonus, State, Step};

/// Takes the action after which the position looks best to the seat itself. A bonus card that it cannot see counts as any.
#[derive(Clone, Debug, Default)]
pub struct Habit {
    /// What positions are worth.
    pub judge: Judge,
    /// Of 1,000 choices, how many are made at random.
    pub whims: u32,
}

impl Policy<FieldOfGlory> for Habit {
    fn pick(&self, game: &FieldOfGlory, state: &State, seat: Seat, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
        if legal.len() == 1 || self.whims > 0 && below(rng, 1000) < self.whims {
            return legal[below(rng, legal.len() as u32) as usize];
        }
        let mut best = (f64::NEG_INFINITY, legal[0]);
        for action in legal {
            let worth = match action.0 {
                Choice::Keep(pair) => pair.iter().map(|face| Army::Balanced.worth(face)).sum(),
                _ => self.judge.chance(game, &after(game, state, seat, *action), seat),
            };
            // Between equals the lot decides.
            let worth = worth + f64::from(below(rng, 1 << 16)) * 1e-9;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

/// What a choice leads to as far as `seat` can tell: it ends before the comparison with a bonus card that the seat does not see.
fn after(game: &FieldOfGlory, state: &State, seat: Seat, action: Action) -> State {
    let mut next = state.clone();
    match (state.step, action.0, &mut next.combat) {
        (Step::DefenderBonus, Choice::Hand(card), Some(combat)) => {
            combat.defender = Bonus { from: BonusFrom::Hand, card: Some(card) };
            next.player_mut(seat).hand.remove(card);
            next.step = Step::Front;
        }
        (Step::DefenderBonus, Choice::None, _) => next.step = Step::Front,
        (Step::Front, Choice::Front(front), Some(combat)) => combat.front = Some(front),
        _ => game.apply(&mut next, Actor::Seat(seat), action, &mut ()),
    }
    next
}

impl Agent<FieldOfGlory> for Habit {
    fn choose(&mut self, info: &InfoSet<'_, FieldOfGlory>, _: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let state = info.sample(&mut rng);
        self.pick(info.game(), &state, info.seat(), &info.legal(), &mut rng)
    }
}
