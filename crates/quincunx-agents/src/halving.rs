//! Trying out what a rule of thumb finds best, in worlds that fit what is known.

use quincunx_engine::{Actor, Agent, Budget, Game, InfoSet, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::{Policy, policy_step};

/// A rule of thumb that says also what choices and positions are worth.
pub trait Thumb<G: Game>: Policy<G> {
    /// The choices that are worth trying out, with the chance of the seat to win that each seems to leave; at least
    /// one. None where the rule itself decides best.
    fn prospects(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action]) -> Vec<(G::Action, f64)>;

    /// Is a line of play that began in `world` long enough?
    fn is_far(&self, game: &G, world: &G::State, state: &G::State) -> bool;

    /// The chance of a seat to win.
    fn chance(&self, game: &G, state: &G::State, seat: Seat) -> f64;
}

/// Plays the choices that a rule of thumb likes best on by it, again and again in other worlds (determinizations), and
/// drops the worse half of the choices from time to time: sequential halving (Karnin, Koren and Somekh, 2013). With
/// time left it begins again, with twice as many worlds. An iteration is one such line of play.
#[derive(Clone, Debug, Default)]
pub struct Halving<T> {
    /// By what it plays.
    pub thumb: T,
    /// How it tries out.
    pub trial: Trial,
}

/// How choices are tried out.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// At most this many choices.
    pub candidates: usize,
    /// A choice that seems to leave this much less than the best is not tried.
    pub nearly: f64,
    /// The rule of thumb counts as much as this many lines of play.
    pub trust: f64,
    /// After this many lines of play with each choice, half of the choices are dropped; then after twice as many, and
    /// so on.
    pub first_cut: u32,
    /// So often it begins again; more finds nothing new.
    pub passes: u32,
}

impl Default for Trial {
    fn default() -> Self {
        Self { candidates: 8, nearly: 0.2, trust: 4.0, first_cut: 8, passes: 4 }
    }
}

/// A choice that is tried out.
struct Candidate<A> {
    action: A,
    prior: f64,
    sum: f64,
    lines: u32,
}

impl<A> Candidate<A> {
    fn value(&self, trust: f64) -> f64 {
        (self.sum + trust * self.prior) / (f64::from(self.lines) + trust)
    }
}

impl<T> Halving<T> {
    fn try_out<G: Game>(
        &self,
        info: &InfoSet<'_, G>,
        prospects: Vec<(G::Action, f64)>,
        budget: &Budget<'_>,
        seed: u64,
    ) -> G::Action
    where
        T: Thumb<G>,
    {
        let trial = self.trial;
        let best = prospects.iter().map(|(_, chance)| *chance).fold(f64::MIN, f64::max);
        let mut candidates: Vec<Candidate<G::Action>> = prospects
            .into_iter()
            .filter(|(_, chance)| *chance >= best - trial.nearly)
            .map(|(action, prior)| Candidate { action, prior, sum: 0.0, lines: 0 })
            .collect();
        candidates.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        candidates.truncate(trial.candidates);
        let value = |candidate: &Candidate<G::Action>| candidate.value(trial.trust);
        let (mut left, mut number) = (budget.iterations, 0);
        'search: for pass in 0..trial.passes {
            let (mut trying, mut lines) = (candidates.len(), trial.first_cut << pass);
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
                        let Some(value) = self.line(info, &world, candidate.action, budget, seed) else {
                            break 'search;
                        };
                        candidate.sum += value;
                        candidate.lines += 1;
                        left -= 1;
                    }
                }
                candidates[..trying].sort_by(|a, b| value(b).total_cmp(&value(a)));
                trying = trying.div_ceil(2);
                lines *= 2;
            }
        }
        // What was dropped early has only been lucky if it looks better now.
        let most = candidates.iter().map(|candidate| candidate.lines).max().unwrap_or_default();
        let tried = candidates.iter().filter(|candidate| 2 * candidate.lines >= most);
        let best = tried.max_by(|a, b| value(a).total_cmp(&value(b)));
        best.expect("a prospect is tried").action
    }

    /// Plays a choice on; the chance of the searching seat after it. `None` if there is no time left.
    fn line<G: Game>(
        &self,
        info: &InfoSet<'_, G>,
        world: &G::State,
        action: G::Action,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<f64>
    where
        T: Thumb<G>,
    {
        let game = info.game();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut state = world.clone();
        let mut legal = Vec::new();
        game.apply(&mut state, Actor::Seat(info.seat()), action, &mut ());
        while !self.thumb.is_far(game, world, &state) {
            if (budget.stop)() {
                return None;
            }
            if !policy_step(game, &self.thumb, &mut state, &mut legal, &mut rng) {
                break;
            }
        }
        Some(self.thumb.chance(game, &state, info.seat()))
    }
}

impl<G: Game, T: Thumb<G>> Agent<G> for Halving<T> {
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let (state, legal) = (info.sample(&mut rng), info.legal());
        if let &[only] = legal.as_slice() {
            return only;
        }
        let prospects = self.thumb.prospects(info.game(), &state, info.seat(), &legal);
        if prospects.is_empty() {
            return self.thumb.pick(info.game(), &state, info.seat(), &legal, &mut rng);
        }
        self.try_out(info, prospects, budget, seed)
    }
}
