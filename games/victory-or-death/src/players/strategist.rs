//! The best player: what habit thinks best, tried out in worlds that fit what it knows.

use quincunx_agents::{Halving, Thumb, Trial};
use quincunx_engine::Seat;

use super::habit::{Habit, is_weighty, team_of};
use crate::rules::{Action, Stage, State, VictoryOrDeath};

/// A choice is tried out if habit finds it less than this below the best, in VP.
const NEARLY: f64 = 2.5;

/// So many VP make winning e times as likely as losing, where habit looks no further.
const SPREAD: f64 = 4.0;

/// A line of play goes on for so many turns: one of each power.
const TURNS: u8 = 4;

/// Plays the choices that habit likes best on by habit for some turns.
pub fn strategist() -> Halving<Habit> {
    Halving { thumb: Habit::default(), trial: Trial { nearly: 1.0, ..Trial::default() } }
}

impl Thumb<VictoryOrDeath> for Habit {
    fn prospects(&self, game: &VictoryOrDeath, state: &State, seat: Seat, legal: &[Action]) -> Vec<(Action, f64)> {
        if !game.open(state).is_some_and(|(_, decision)| is_weighty(decision)) {
            return Vec::new();
        }
        let worths = self.worths(game, state, seat, legal);
        let best = worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
        let near = worths.into_iter().filter(|(_, worth)| *worth >= best - NEARLY);
        near.map(|(action, worth)| (action, 1.0 / (1.0 + (-worth / SPREAD).exp()))).collect()
    }

    fn is_far(&self, _: &VictoryOrDeath, world: &State, state: &State) -> bool {
        turns(state) >= turns(world) + TURNS
    }

    fn chance(&self, game: &VictoryOrDeath, state: &State, seat: Seat) -> f64 {
        self.judge.chance(game, state, team_of(game, seat))
    }
}

/// Turns that have begun.
const fn turns(state: &State) -> u8 {
    match state.stage {
        Stage::Turn(..) | Stage::Scoring(_) => 4 * state.round + state.active as u8,
        _ => 0,
    }
}
