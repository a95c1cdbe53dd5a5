//! The best player: a search in the worlds that fit what it has seen, with playouts by habit up to the end of the turn.

use quincunx_agents::{Config, Ismcts, Leaf, RootStatistics, policy_step};
use quincunx_engine::prelude::*;
use quincunx_engine::{Agent, Budget, InfoSet, MAX_SEATS, Turn, below, values};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::players::habit::Habit;
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::state::{State, seats};

/// Searches, and lays bonus cards by lot.
#[derive(Clone, Debug)]
pub struct Strategist {
    search: Ismcts<RestOfTurn>,
    habit: Habit,
}

/// Of 1,000 choices in a playout, how many are made at random: so that not all playouts go one way.
const WHIMS: u32 = 30;

/// A bonus card that is worth less than the best by more than this is never laid.
const NEARLY: f64 = 0.03;

impl Default for Strategist {
    /// With one tree: at equal time on one core that is stronger than several.
    fn default() -> Self {
        let habit = Habit { whims: WHIMS, ..Habit::default() };
        let config = Config { workers: 1, ..Config::default() };
        Self { search: Ismcts::new(config, RestOfTurn { habit }), habit: Habit::default() }
    }
}

impl Agent<FieldOfGlory> for Strategist {
    fn choose(&mut self, info: &InfoSet<'_, FieldOfGlory>, budget: &Budget<'_>, seed: u64) -> Action {
        match info.legal().first() {
            // The draft goes by what the cards are worth to a deck.
            Some(Action(Choice::Keep(_))) => self.habit.choose(info, budget, seed),
            Some(Action(Choice::Overlap | Choice::Hand(_) | Choice::Deck | Choice::None)) => {
                by_lot(&self.search.search(info, budget, seed), seed)
            }
            _ => self.search.choose(info, budget, seed),
        }
    }
}

/// One of the best actions, as likely as the search has tried it: who always laid the same bonus card would be read.
fn by_lot(found: &RootStatistics<Action>, seed: u64) -> Action {
    let best = found.best();
    let good = || found.actions.iter().filter(|of| of.value >= best.value - NEARLY && of.visits > 0);
    let total: u32 = good().map(|of| of.visits).sum();
    let mut left = below(&mut Pcg64Mcg::seed_from_u64(seed), total.max(1));
    let drawn = good().find(|of| left.checked_sub(of.visits).map(|rest| left = rest).is_none());
    drawn.unwrap_or(&best).action
}

/// Plays by habit until the turn has ended, then judges.
#[derive(Clone, Debug)]
struct RestOfTurn {
    habit: Habit,
}

impl Leaf<FieldOfGlory> for RestOfTurn {
    fn value(
        &self,
        game: &FieldOfGlory,
        state: &mut State,
        legal: &mut Vec<Action>,
        rng: &mut Pcg64Mcg,
    ) -> [f64; MAX_SEATS] {
        let turn = state.turn;
        while !(state.turn > turn && matches!(game.turn(state), Turn::Seats(_))) {
            if !policy_step(game, &self.habit, state, legal, rng) {
                return values(&game.returns(state));
            }
        }
        let chance = self.habit.judge.at_first_decision(state);
        let mut all = [0.0; MAX_SEATS];
        for seat in seats() {
            all[seat.index()] = if seat == state.active { chance } else { 1.0 - chance };
        }
        all
    }
}
