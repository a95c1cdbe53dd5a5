//! The player that looks to the end of its turn with a trained eye.

use quincunx_agents::Policy;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat, below, values};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::players::muster;
use crate::players::value::Judge;
use crate::players::wounds::{by_rule, points};
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::charge::charge_targets;
use crate::rules::odds::{Ways, all_ways};
use crate::rules::state::{RollKind, State, Step, enemy};
use crate::rules::unit::Unit;

/// Takes the action after which the rest of the order is worth most: dice as expectations, choices as the best of what
/// they lead to, wounds by a rule of thumb, and the next turn by the judge.
#[derive(Clone, Debug)]
pub struct Habit {
    /// What positions are worth.
    pub judge: Judge,
    /// So many redeployments are looked at with the orders after them: those that look best by themselves.
    pub redeployments: usize,
}

impl Default for Habit {
    fn default() -> Self {
        Self { judge: Judge::default(), redeployments: 3 }
    }
}

/// In a line of play less likely than this a roll counts as no hit or the usual number of hits, and below the second
/// figure as its average: a charge has two rolls for every answer to it, and a chain of charges no end.
const UNUSUAL: f64 = 0.3;
const UNLIKELY: f64 = 0.03;

impl Habit {
    /// What the legal actions of `seat` are worth to it.
    pub(super) fn worths(&self, game: &PocketBattles, state: &State, seat: Seat, legal: &[Action]) -> Vec<f64> {
        let after = |action: Action| {
            let mut next = state.clone();
            game.apply(&mut next, Actor::Seat(seat), action, &mut ());
            next
        };
        let mut worths: Vec<f64> = Vec::with_capacity(legal.len());
        for action in legal {
            let next = after(*action);
            worths.push(match action.0 {
                // At first as if nothing else were done in the turn.
                Choice::Redeploy(..) => self.if_passed(game, next, seat),
                _ => self.worth(game, &next, seat, 1.0),
            });
        }
        if state.step == Step::Turn {
            let mut redeployments: Vec<usize> =
                (0..legal.len()).filter(|place| matches!(legal[*place].0, Choice::Redeploy(..))).collect();
            redeployments.sort_by(|a, b| worths[*b].total_cmp(&worths[*a]));
            for place in redeployments.into_iter().take(self.redeployments) {
                worths[place] = self.worth(game, &after(legal[place]), seat, 1.0);
            }
        }
        worths
    }

    fn if_passed(&self, game: &PocketBattles, mut state: State, seat: Seat) -> f64 {
        game.pass(&mut state, &mut ());
        self.worth(game, &state, seat, 1.0)
    }

    /// The chance of `seat` in a position that comes about with the chance `likely`.
    fn worth(&self, game: &PocketBattles, state: &State, seat: Seat, likely: f64) -> f64 {
        let after = |going_on: &dyn Fn(&mut State)| {
            let mut next = state.clone();
            going_on(&mut next);
            self.worth(game, &next, seat, likely)
        };
        let decider = match state.step {
            Step::Over(_) => return values(&game.returns(state))[seat.index()],
            Step::Turn => {
                let active = self.judge.chance(game, state);
                return if state.active == seat { active } else { 1.0 - active };
            }
            Step::Roll => return self.rolled(game, state, seat, likely),
            Step::Removal(whose) => return after(&|next| game.removals_done(next, whose, &mut ())),
            Step::FirstOrder => return self.two_orders(game, state, seat, likely),
            Step::SecondOrder => return after(&|next| game.enough(next, &mut ())),
            // Whether to excite is asked when it comes to it.
            Step::Excite => return after(&|next| game.carry_out(next, &mut ())),
            // Further charges of Overwhelming, without their answers: there is no end of them.
            Step::Reaction if state.deed.charges > 1 => return after(&|next| game.wait(next, &mut ())),
            Step::Target if state.deed.charges > 1 => {
                return after(&|next| game.meet(next, easiest(state), &mut ()));
            }
            Step::Reaction | Step::Parting => enemy(state.active),
            Step::Strike => state.roll.seat,
            Step::Allot | Step::Mark | Step::LeaderToken => state.wounds.seat,
            _ => state.active,
        };
        let chosen = |action: Action| after(&|next| game.apply(next, Actor::Seat(decider), action, &mut ()));
        if let Some(action) = by_rule(game, state) {
            return chosen(action);
        }
        let mut legal = Vec::new();
        game.legal(state, decider, &mut legal);
        if state.step == Step::Action {
            legal.retain(|action| !matches!(action.0, Choice::DoubleOrder(_)));
        }
        let worths = legal.into_iter().map(chosen);
        if decider == seat { worths.fold(0.0, f64::max) } else { worths.fold(1.0, f64::min) }
    }

    fn rolled(&self, game: &PocketBattles, state: &State, seat: Seat, likely: f64) -> f64 {
        let (faces, more) = PocketBattles::rolled_faces(state);
        let roll = &state.roll;
        let ways = Ways::of(faces, roll.dice);
        let with = |hits: u8, likely: f64| {
            let mut next = state.clone();
            game.hits(&mut next, hits, &mut ());
            self.worth(game, &next, seat, likely)
        };
        let all = f64::from(all_ways(roll.dice));
        let mean = f64::from(roll.dice) * f64::from(faces.total()) / 6.0;
        if likely < UNLIKELY {
            return with(mean.round() as u8, likely);
        }
        if likely < UNUSUAL {
            let none = ways.iter().find(|(hits, _)| *hits == 0).map_or(0.0, |(_, ways)| f64::from(ways) / all);
            let some = (1.0 - none) * with((mean / (1.0 - none)).round() as u8, likely * (1.0 - none));
            return if none > 0.0 { some + none * with(0, likely * none) } else { some };
        }
        // More hits than the unit can take are all the same, unless they are shared.
        let target = state.side(enemy(roll.seat));
        let most = if target.place(roll.at).is_engaged() && roll.kind == RollKind::Shot {
            u8::MAX
        } else {
            target.wounds_left(roll.at).saturating_sub(more).max(1)
        };
        let (mut sum, mut enough) = (0.0, 0.0);
        for (hits, ways) in ways.iter() {
            let chance = f64::from(ways) / all;
            if hits >= most {
                enough += chance;
            } else {
                sum += chance * with(hits, likely * chance);
            }
        }
        if enough > 0.0 { sum + enough * with(most, likely * enough) } else { sum }
    }

    /// Two orders (PB-4.22.1), as if neither touched what the other does: the best one, and what the best by another
    /// unit adds.
    fn two_orders(&self, game: &PocketBattles, state: &State, seat: Seat, likely: f64) -> f64 {
        let none = {
            let mut next = state.clone();
            game.enough(&mut next, &mut ());
            self.worth(game, &next, seat, likely)
        };
        let mut legal = Vec::new();
        game.legal(state, state.active, &mut legal);
        let sign = if state.active == seat { 1.0 } else { -1.0 };
        let mut best: Vec<(u8, f64)> = Vec::new();
        for action in legal {
            let Some(unit) = ordered(action) else { continue };
            let mut next = state.clone();
            game.apply(&mut next, Actor::Seat(state.active), action, &mut ());
            let gain = sign * (self.worth(game, &next, seat, likely) - none);
            match best.iter_mut().find(|(other, _)| *other == unit) {
                Some((_, most)) => *most = most.max(gain),
                None => best.push((unit, gain)),
            }
        }
        best.sort_by(|a, b| b.1.total_cmp(&a.1));
        let first = best.first().map_or(0.0, |(_, gain)| *gain);
        let second = best.get(1).map_or(0.0, |(_, gain)| gain.max(0.0));
        (none + sign * (first + second)).clamp(0.0, 1.0)
    }
}

/// The target of a charge that has most points for each hit that it takes.
fn easiest(state: &State) -> Unit {
    let foe = state.foe();
    let targets = charge_targets(&foe.map, PocketBattles::charge_sector(state)).units();
    let ease = |unit: &Unit| points(foe, foe.living_of(*unit)) / f64::from(foe.wounds_left(*unit));
    let easiest = targets.units().max_by(|a, b| ease(a).total_cmp(&ease(b)));
    easiest.expect("who is asked for a target has one")
}

/// The unit that an order is given to.
fn ordered(action: Action) -> Option<u8> {
    match action.0 {
        Choice::Move(unit, _)
        | Choice::Charge(unit)
        | Choice::CarryOn(unit, _)
        | Choice::Leave(unit)
        | Choice::Shoot(unit, _) => Some(unit.unit.0),
        _ => None,
    }
}

impl Policy<PocketBattles> for Habit {
    fn pick(&self, game: &PocketBattles, state: &State, seat: Seat, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
        if let &[only] = legal {
            return only;
        }
        let mut best = (f64::NEG_INFINITY, legal[0]);
        for (worth, action) in self.worths(game, state, seat, legal).into_iter().zip(legal) {
            // Between equals the lot decides.
            let worth = worth + f64::from(below(rng, 1 << 16)) * 1e-9;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

impl Agent<PocketBattles> for Habit {
    fn choose(&mut self, info: &InfoSet<'_, PocketBattles>, _: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let state = info.sample(&mut rng);
        match muster::choose(info.game(), &state, info.seat(), &mut rng) {
            Some(action) => action,
            None => self.pick(info.game(), &state, info.seat(), &info.legal(), &mut rng),
        }
    }
}
