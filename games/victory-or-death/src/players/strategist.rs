//! The best player: what habit thinks best, tried out in worlds that fit what it knows.

use quincunx_agents::Policy;
use quincunx_engine::{Actor, Agent, Budget, Game, InfoSet, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::action::Action;
use crate::game::VictoryOrDeath;
use crate::players::habit::{Habit, is_weighty, team_of};
use crate::power::Team;
use crate::state::{Stage, State};

/// Plays the choices that habit likes best on by habit for some turns, again and again in other worlds (determinizations), and
/// drops the worse half of the choices from time to time (sequential halving); with time left it begins again, with twice as many
/// worlds. An iteration is one such line of play.
#[derive(Clone, Debug, Default)]
pub struct Strategist {
    habit: Habit,
}

/// So many choices are tried out, if habit finds them less than this below the best, in VP.
const CANDIDATES: usize = 8;
const NEARLY: f64 = 2.5;

/// Habit counts as much as so many lines of play.
const TRUST: f64 = 4.0;

/// After so many lines of play with each choice half of the choices are dropped, then after twice as many, and so on.
const FIRST_CUT: u32 = 8;

/// So often it begins again; more finds nothing new.
const PASSES: u32 = 4;

/// A line of play goes on for so many turns: one of each power.
const TURNS: u8 = 4;

/// A choice that is tried out.
struct Candidate {
    action: Action,
    /// The chance to win that habit sees.
    prior: f64,
    sum: f64,
    lines: u32,
}

impl Candidate {
    fn value(&self) -> f64 {
        (self.sum + TRUST * self.prior) / (f64::from(self.lines) + TRUST)
    }
}

impl Strategist {
    fn try_out(&self, info: &InfoSet<'_, VictoryOrDeath>, legal: &[Action], budget: &Budget<'_>, seed: u64) -> Action {
        let (game, seat) = (info.game(), info.seat());
        let team = team_of(game, seat);
        let state = info.sample(&mut Pcg64Mcg::seed_from_u64(seed));
        let worths = self.habit.worths(game, &state, seat, legal);
        let best = worths.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
        let mut candidates: Vec<Candidate> = worths
            .into_iter()
            .filter(|(_, worth)| *worth >= best - NEARLY)
            .map(|(action, worth)| Candidate { action, prior: 1.0 / (1.0 + (-worth / 4.0).exp()), sum: 0.0, lines: 0 })
            .collect();
        candidates.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        candidates.truncate(CANDIDATES);
        let (mut left, mut number) = (budget.iterations, 0);
        'search: for pass in 0..PASSES {
            let (mut trying, mut lines) = (candidates.len(), FIRST_CUT << pass);
            while trying > 1 {
                for _ in 0..lines {
                    // All choices are tried in the same world.
                    number += 1;
                    let seed = seed ^ number << 32;
                    let world = info.sample(&mut Pcg64Mcg::seed_from_u64(seed));
                    for candidate in &mut candidates[..trying] {
                        if left == 0 {
                            break 'search;
                        }
                        let mut rng = Pcg64Mcg::seed_from_u64(seed);
                        let Some(value) = self.line(game, &world, seat, team, candidate.action, budget, &mut rng)
                        else {
                            break 'search;
                        };
                        candidate.sum += value;
                        candidate.lines += 1;
                        left -= 1;
                    }
                }
                candidates[..trying].sort_by(|a, b| b.value().total_cmp(&a.value()));
                trying = trying.div_ceil(2);
                lines *= 2;
            }
        }
        // What was dropped early has only been lucky if it looks better now.
        let most = candidates.iter().map(|candidate| candidate.lines).max().unwrap_or_default();
        let tried = candidates.iter().filter(|candidate| 2 * candidate.lines >= most);
        let best = tried.max_by(|a, b| a.value().total_cmp(&b.value()));
        best.expect("there is a legal action").action
    }

    /// Plays a choice on; the chance of the team after it. `None` if there is no time left.
    #[expect(clippy::too_many_arguments, reason = "a line of play is all of this")]
    fn line(
        &self,
        game: &VictoryOrDeath,
        world: &State,
        seat: Seat,
        team: Team,
        action: Action,
        budget: &Budget<'_>,
        rng: &mut Pcg64Mcg,
    ) -> Option<f64> {
        let mut state = world.clone();
        let mut legal = Vec::new();
        let end = turns(world) + TURNS;
        game.apply(&mut state, Actor::Seat(seat), action, &mut ());
        while turns(&state) < end {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let number = below(rng, game.weight(&state));
                    let action = game.outcome(&state, number);
                    game.apply(&mut state, Actor::Chance, action, &mut ());
                }
                Turn::Seats(waiting) => {
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
        Some(self.habit.judge.chance(game, &state, team))
    }
}

/// Turns that have begun.
const fn turns(state: &State) -> u8 {
    match state.stage {
        Stage::Turn(..) | Stage::Scoring(_) => 4 * state.round + state.active as u8,
        _ => 0,
    }
}

impl Agent<VictoryOrDeath> for Strategist {
    fn choose(&mut self, info: &InfoSet<'_, VictoryOrDeath>, budget: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let (state, legal) = (info.sample(&mut rng), info.legal());
        let weighty = info.game().open(&state).is_some_and(|(_, decision)| is_weighty(decision));
        match (weighty, legal.as_slice()) {
            (_, &[only]) => only,
            (true, legal) => self.try_out(info, legal, budget, seed),
            (false, legal) => self.habit.pick(info.game(), &state, info.seat(), legal, &mut rng),
        }
    }
}
