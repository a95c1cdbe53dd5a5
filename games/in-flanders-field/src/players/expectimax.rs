//! The rest of a turn, solved exactly: dice are expectations, choices are the best of their successors, and what comes after
//! the turn is [`Values`].

use std::collections::HashMap;

use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::value::{VALUES, Values};
use crate::components::card::Kind;
use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::dice::{ROLLS, weight};
use crate::rules::state::{State, Step};

/// Plays each turn as well as can be, given [`Values`]. Within a turn nothing is hidden but the dice, and no card is drawn
/// except by Gas; so the rest of a turn is a small decision process. Gas is looked at where it can be played at once, not
/// further on in the turn.
#[derive(Clone, Debug)]
pub struct Expectimax {
    values: Values,
}

impl Default for Expectimax {
    fn default() -> Self {
        Self { values: VALUES }
    }
}

impl Expectimax {
    /// One with other values than [`VALUES`].
    pub const fn with(values: Values) -> Self {
        Self { values }
    }
}

impl Agent<InFlandersField> for Expectimax {
    fn choose(&mut self, info: &InfoSet<'_, InFlandersField>, budget: &Budget<'_>, seed: u64) -> Action {
        let (game, seat) = (info.game(), info.seat());
        let state = info.sample(&mut Pcg64Mcg::seed_from_u64(seed));
        let legal = info.legal();
        if let [only] = legal[..] {
            return only;
        }
        let mut turn = Turn::new(game, seat, &self.values);
        let is_gas = |action: &&Action| matches!(action, Action::Gas(_));
        let mut best = (legal[0], f64::NEG_INFINITY);
        for action in legal.iter().filter(|action| !is_gas(action)) {
            let value = turn.value_of(&state, *action);
            if value > best.1 {
                best = (*action, value);
            }
        }
        if best.0 == Action::Stop {
            return best.0;
        }
        for action in legal.iter().filter(is_gas).take_while(|_| !(budget.stop)()) {
            let mut gassed = state.clone();
            game.apply(&mut gassed, Actor::Seat(seat), *action, &mut ());
            let value = after_draw(game, seat, &self.values, &gassed);
            if value > best.1 {
                best = (*action, value);
            }
        }
        best.0
    }
}

/// The value of a position in which Gas has emptied a space: the mean over the cards that can be drawn.
fn after_draw(game: &InFlandersField, seat: Seat, values: &Values, state: &State) -> f64 {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let weighed = outcomes.into_iter().map(|(action, weight)| {
        let mut drawn = state.clone();
        game.apply(&mut drawn, Actor::Chance, action, &mut ());
        f64::from(weight) * Turn::new(game, seat, values).value(&drawn)
    });
    weighed.sum::<f64>() / f64::from(game.weight(state))
}

/// One turn on one display.
struct Turn<'a> {
    game: &'a InFlandersField,
    seat: Seat,
    values: &'a Values,
    known: HashMap<Key, f64>,
}

/// What tells the positions of one turn apart: the step, the open spaces, and the cards that can be used up. All other held
/// cards follow from the spaces that were emptied.
type Key = (bool, u16, [u8; 4]);

impl<'a> Turn<'a> {
    fn new(game: &'a InFlandersField, seat: Seat, values: &'a Values) -> Self {
        Self { game, seat, values, known: HashMap::new() }
    }

    fn key(&self, state: &State) -> Key {
        let held = |kind| self.game.of_kind(kind).iter().map(|card| state.me().held.of(*card)).sum();
        let used_up = [Kind::AerialReconnaissance, Kind::ObservationBalloon, Kind::Artillery, Kind::Gas].map(held);
        (state.step == Step::Rolling, state.open(), used_up)
    }

    fn value_of(&mut self, state: &State, action: Action) -> f64 {
        let mut after = state.clone();
        self.game.apply(&mut after, Actor::Seat(self.seat), action, &mut ());
        self.value(&after)
    }

    /// The share of victory to be expected from a position of this turn, or from one behind its end.
    fn value(&mut self, state: &State) -> f64 {
        match state.step {
            Step::Refill | Step::Over(_) => self.values.shares(self.game, state)[self.seat.index()],
            Step::Rolling | Step::AfterTaking => {
                let key = self.key(state);
                if let Some(value) = self.known.get(&key) {
                    return *value;
                }
                let value = if state.step == Step::Rolling { self.roll(state) } else { self.choose(state) };
                self.known.insert(key, value);
                value
            }
            _ => self.choose(state),
        }
    }

    fn choose(&mut self, state: &State) -> f64 {
        let mut legal = Vec::with_capacity(16);
        self.game.legal(state, self.seat, &mut legal);
        let choices = legal.into_iter().filter(|action| !matches!(action, Action::Gas(_)));
        choices.map(|action| self.value_of(state, action)).fold(f64::NEG_INFINITY, f64::max)
    }

    /// The mean over the 56 rolls of the best choice after each; every choice is looked at once for all rolls.
    fn roll(&mut self, state: &State) -> f64 {
        let mut seen: Vec<(Action, f64)> = Vec::with_capacity(24);
        let mut legal = Vec::with_capacity(16);
        let mut rolled = state.clone();
        rolled.step = Step::AfterRoll;
        let mut sum = 0.0;
        for dice in ROLLS {
            rolled.dice = dice;
            legal.clear();
            self.game.legal(&rolled, self.seat, &mut legal);
            let mut best = f64::NEG_INFINITY;
            for action in &legal {
                let known = seen.iter().find(|(known, _)| known == action).map(|(_, value)| *value);
                let value = known.unwrap_or_else(|| {
                    let value = self.value_of(&rolled, *action);
                    seen.push((*action, value));
                    value
                });
                best = best.max(value);
            }
            sum += best * f64::from(weight(dice));
        }
        sum / 216.0
    }
}
