//! The best player: what habit thinks best, tried out against the enemy's answers.

use quincunx_agents::Policy;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::players::habit::Habit;
use crate::players::muster;
use crate::rules::PocketBattles;
use crate::rules::action::Action;
use crate::rules::state::{State, Step};

/// Plays the choices that habit likes best on to the end of the turn and looks for the enemy's best answer, again and
/// again with other dice, and drops the worse half of the choices from time to time. An iteration is one such line of
/// play.
#[derive(Clone, Debug)]
pub struct Strategist {
    /// What it begins with.
    eye: Habit,
    /// By what both sides play on.
    habit: Habit,
}

impl Default for Strategist {
    fn default() -> Self {
        Self { eye: Habit::default(), habit: Habit { redeployments: 1, ..Habit::default() } }
    }
}

/// So many choices are tried out, if habit finds them less than this below the best.
const CANDIDATES: usize = 8;
const NEARLY: f64 = 0.12;

/// Habit counts as much as so many lines of play: the difference that a line shows is mostly luck.
const TRUST: f64 = 20.0;

/// After so many lines of play with each choice half of the choices are dropped; then after twice as many, and so on.
const FIRST_CUT: u32 = 8;

/// More lines than this with each choice find nothing new.
const MOST: u32 = 512;

/// A choice that is tried out.
struct Candidate {
    action: Action,
    /// What habit finds it worth.
    worth: f64,
    /// By how much the lines of play ended better than they stood after the turn of the choice.
    gain: f64,
    lines: u32,
}

impl Candidate {
    /// The turn of the choice is reckoned with all its dice; only what comes later is known from the lines of play.
    fn value(&self) -> f64 {
        self.worth + self.gain / (f64::from(self.lines) + TRUST)
    }
}

impl Strategist {
    fn try_out(
        &self,
        game: &PocketBattles,
        state: &State,
        seat: Seat,
        legal: &[Action],
        budget: &Budget<'_>,
        seed: u64,
    ) -> Action {
        let worths = self.eye.worths(game, state, seat, legal);
        let candidate = |(action, worth): (&Action, f64)| Candidate { action: *action, worth, gain: 0.0, lines: 0 };
        let mut candidates: Vec<Candidate> = legal.iter().zip(worths).map(candidate).collect();
        candidates.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let least = candidates[0].worth - NEARLY;
        candidates.retain(|candidate| candidate.worth >= least);
        candidates.truncate(CANDIDATES);
        let (mut left, mut cut) = (budget.iterations, FIRST_CUT);
        'search: for line in 0..MOST {
            if candidates.len() < 2 {
                break;
            }
            // All choices get the same dice, as far as they ask for the same.
            for candidate in &mut candidates {
                if left == 0 {
                    break 'search;
                }
                let mut rng = Pcg64Mcg::seed_from_u64(seed ^ u64::from(line) << 32);
                let Some(gain) = self.line(game, state, seat, candidate.action, budget, &mut rng) else {
                    break 'search;
                };
                candidate.gain += gain;
                candidate.lines += 1;
                left -= 1;
            }
            if line + 1 == cut {
                candidates.sort_by(|a, b| b.value().total_cmp(&a.value()));
                candidates.truncate(candidates.len().div_ceil(2));
                cut *= 2;
            }
        }
        let best = candidates.iter().max_by(|a, b| a.value().total_cmp(&b.value()));
        best.expect("there is a legal action").action
    }

    /// Plays a choice on to the end of its turn; by how much does `seat` stand better after the best answer than then?
    /// `None` if there is no time left.
    fn line(
        &self,
        game: &PocketBattles,
        state: &State,
        seat: Seat,
        action: Action,
        budget: &Budget<'_>,
        rng: &mut Pcg64Mcg,
    ) -> Option<f64> {
        let mut state = state.clone();
        let mut legal = Vec::new();
        game.apply(&mut state, Actor::Seat(seat), action, &mut ());
        loop {
            match game.turn(&state) {
                Turn::Over => return Some(0.0),
                Turn::Chance => {
                    let number = below(rng, game.weight(&state));
                    let action = game.outcome(&state, number);
                    game.apply(&mut state, Actor::Chance, action, &mut ());
                }
                Turn::Seats(waiting) => {
                    if state.step == Step::Turn {
                        let of_seat = |active: f64| if state.active == seat { active } else { 1.0 - active };
                        let before = of_seat(self.habit.judge.chance(game, &state));
                        legal.clear();
                        game.legal(&state, state.active, &mut legal);
                        let answers = self.habit.worths(game, &state, state.active, &legal);
                        return Some(of_seat(answers.into_iter().fold(0.0, f64::max)) - before);
                    }
                    if (budget.stop)() {
                        return None;
                    }
                    let decider = waiting.lowest().expect("the table waits for somebody");
                    legal.clear();
                    game.legal(&state, decider, &mut legal);
                    let action = self.habit.pick(game, &state, decider, &legal, rng);
                    game.apply(&mut state, Actor::Seat(decider), action, &mut ());
                }
            }
        }
    }
}

impl Agent<PocketBattles> for Strategist {
    fn choose(&mut self, info: &InfoSet<'_, PocketBattles>, budget: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        // In the battle nothing is hidden: the sample is the position.
        let state = info.sample(&mut rng);
        match (muster::choose(info.game(), &state, info.seat(), &mut rng), info.legal().as_slice()) {
            (Some(action), _) | (None, &[action]) => action,
            (None, legal) => self.try_out(info.game(), &state, info.seat(), legal, budget, seed),
        }
    }
}
