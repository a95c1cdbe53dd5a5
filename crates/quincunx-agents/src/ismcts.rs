//! Information-set Monte Carlo tree search.
//!
//! Single observer, after Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search" (2012): each iteration
//! samples a world that fits what the searching seat knows and walks down one tree that is shared by all worlds. Beyond the
//! paper:
//! - Outcomes of chance are drawn by their weights and have nodes of their own.
//! - Actions of others and outcomes of chance lead to the same node if the searching seat cannot tell them apart; so no plan
//!   depends on what it will not know (the paper's partially observable moves).
//! - Of seats that choose at the same time, the searching one is the last in the tree, with the others' choices unseen.
//! - Every seat maximises its own return (max^n), so that it works for any number of seats.
//! - Several trees are grown in parallel and their roots added up; their number does not depend on the number of threads.

use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hasher};

use quincunx_engine::{Actor, Agent, Budget, Game, InfoSet, Observer, Seat, SeatSet, Turn, below, values};
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;

use crate::leaf::{Leaf, RandomPlayout};
use crate::seeds::stream;
use crate::tree::Tree;

/// How the search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    /// The weight of the unknown in the upper confidence bounds, in units of the spread of the values met so far. The paper
    /// uses 0.7.
    pub exploration: f64,
    /// Most choices and outcomes of chance in the tree; below, the leaf takes over.
    pub depth: u32,
    /// Trees grown in parallel; the iterations are shared out among them.
    pub workers: u32,
    /// Most edges in a tree, 32 bytes each; a full tree is still searched, but does not grow.
    pub edges: u32,
    /// Can actions of others, or outcomes of chance, remain unseen by a seat? If they cannot, `false` is faster.
    pub hidden: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self { exploration: 0.7, depth: 200, workers: 4, edges: 1 << 19, hidden: true }
    }
}

/// Information-set Monte Carlo tree search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ismcts<L = RandomPlayout> {
    config: Config,
    leaf: L,
}

/// What the search found for each legal action, in the order of the legal list.
#[derive(Clone, Debug, PartialEq)]
pub struct RootStatistics<A> {
    /// The actions.
    pub actions: Vec<RootAction<A>>,
    /// Iterations made; none if there was nothing to choose.
    pub iterations: u32,
}

/// What the search found for one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootAction<A> {
    /// Which.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What the searching seat got on average.
    pub value: f64,
}

impl<A: Copy> RootStatistics<A> {
    /// The action tried most often, of several the one with the best value.
    ///
    /// # Panics
    /// If there is no legal action.
    pub fn best(&self) -> RootAction<A> {
        let better = |a: &&RootAction<A>, b: &&RootAction<A>| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value));
        *self.actions.iter().rev().max_by(better).expect("a seat that is asked has a legal action")
    }

    /// The share of each action in all visits: the search as a mixed strategy.
    pub fn shares(&self) -> Vec<f64> {
        let total: u32 = self.actions.iter().map(|action| action.visits).sum();
        let share = |action: &RootAction<A>| match total {
            0 => 1.0 / self.actions.len() as f64,
            _ => f64::from(action.visits) / f64::from(total),
        };
        self.actions.iter().map(share).collect()
    }
}

impl<L> Ismcts<L> {
    /// A search that values positions below the tree with `leaf`.
    pub const fn new(config: Config, leaf: L) -> Self {
        Self { config, leaf }
    }

    /// Searches until the budget is used up. A budget of iterations gives the same answer for the same seed, on any number of
    /// threads.
    pub fn search<G: Game>(&self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> RootStatistics<G::Action>
    where
        L: Leaf<G>,
    {
        let legal = info.legal();
        let mut found = RootStatistics { actions: Vec::new(), iterations: 0 };
        found.actions.extend(legal.iter().map(|action| RootAction { action: *action, visits: 0, value: 0.0 }));
        if legal.len() < 2 {
            return found;
        }
        let workers = self.config.workers.max(1);
        let grown: Vec<Worker<'_, G, L>> = (0..workers)
            .into_par_iter()
            .map(|number| {
                let share = budget.iterations / workers + u32::from(number < budget.iterations % workers);
                let mut worker = Worker::new(self, info, stream(seed, number.into()));
                let at_least = u32::from(number == 0);
                worker.run(at_least, share.max(at_least), budget);
                worker
            })
            .collect();
        for worker in grown {
            found.iterations += worker.iterations;
            for edge in worker.tree.edges(worker.root) {
                let sum =
                    found.actions.iter_mut().find(|of| of.action == edge.action).expect("the seat knows its actions");
                sum.visits += edge.visits;
                sum.value += edge.mean() * f64::from(edge.visits);
            }
        }
        found.actions.iter_mut().filter(|of| of.visits > 0).for_each(|of| of.value /= f64::from(of.visits));
        found
    }
}

impl<G: Game, L: Leaf<G>> Agent<G> for Ismcts<L> {
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        self.search(info, budget, seed).best().action
    }
}

/// Iterations between two looks at whether to stop: a long random playout takes a tenth of a millisecond.
const STOP_EVERY: u32 = 8;

/// One tree and what it takes to grow it.
struct Worker<'a, G: Game, L> {
    search: &'a Ismcts<L>,
    info: &'a InfoSet<'a, G>,
    rng: Pcg64Mcg,
    tree: Tree<G::Action>,
    /// The node of the decision; before it come those of the seats that choose at the same time.
    root: u32,
    together: SeatSet,
    iterations: u32,
    lowest: f64,
    highest: f64,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    path: Vec<u32>,
}

impl<'a, G: Game, L: Leaf<G>> Worker<'a, G, L> {
    fn new(search: &'a Ismcts<L>, info: &'a InfoSet<'a, G>, mut rng: Pcg64Mcg) -> Self {
        let together = match info.game().turn(&info.sample(&mut rng)) {
            Turn::Seats(seats) if seats.contains(info.seat()) => seats.without(info.seat()),
            _ => SeatSet::EMPTY,
        };
        Self {
            search,
            info,
            rng,
            tree: Tree::new(together.len() + 1),
            root: together.len() as u32,
            together,
            iterations: 0,
            lowest: f64::INFINITY,
            highest: f64::NEG_INFINITY,
            legal: Vec::new(),
            events: Vec::new(),
            path: Vec::new(),
        }
    }

    fn run(&mut self, at_least: u32, at_most: u32, budget: &Budget<'_>) {
        while self.iterations < at_most {
            let look = self.iterations >= at_least && self.iterations.is_multiple_of(STOP_EVERY);
            if look && (budget.stop)() {
                break;
            }
            self.iterate();
            self.iterations += 1;
        }
    }

    fn iterate(&mut self) {
        let game = self.info.game();
        let mut state = self.info.sample(&mut self.rng);
        self.path.clear();
        self.walk(&mut state);
        let values = match game.turn(&state) {
            Turn::Over => values(&game.returns(&state)),
            _ => self.search.leaf.value(game, &mut state, &mut self.legal, &mut self.rng),
        };
        for value in &values[..game.seats()] {
            self.lowest = self.lowest.min(*value);
            self.highest = self.highest.max(*value);
        }
        self.path.iter().for_each(|edge| self.tree.credit(*edge, &values));
    }

    /// Down the tree, to the end of the game or just below the first action that was not tried before.
    fn walk(&mut self, state: &mut G::State) {
        let (game, own, config) = (self.info.game(), self.info.seat(), &self.search.config);
        let (mut node, mut together) = (0, self.together);
        for _ in 0..config.depth {
            let (actor, hidden) = if let Some(seat) = together.lowest() {
                together = together.without(seat);
                (Actor::Seat(seat), true)
            } else if node == self.root {
                (Actor::Seat(own), false)
            } else {
                match game.turn(state) {
                    Turn::Over => return,
                    Turn::Chance => (Actor::Chance, config.hidden),
                    Turn::Seats(seats) => match seats.without(own).lowest() {
                        None => (Actor::Seat(own), false),
                        Some(other) => (Actor::Seat(other), config.hidden || seats.len() > 1),
                    },
                }
            };
            if self.tree.size() >= config.edges as usize && self.tree.is_leaf(node) {
                return;
            }
            let (edge, untried) = match actor {
                Actor::Chance => {
                    let drawn = below(&mut self.rng, game.weight(state));
                    (self.tree.outcome(node, game.outcome(state, drawn)), false)
                }
                Actor::Seat(seat) => self.select(node, seat, state),
            };
            let action = self.tree.action(edge);
            self.path.push(edge);
            let before = node;
            node = match self.tree.child(edge) {
                Some(child) => {
                    game.apply(state, actor, action, &mut ());
                    child
                }
                None if node < self.root => {
                    game.apply(state, actor, action, &mut ());
                    self.tree.connect(edge, node + 1);
                    node + 1
                }
                None if hidden => {
                    self.events.clear();
                    game.apply(state, actor, action, &mut self.events);
                    self.tree.grow_seen(node, edge, self.seen())
                }
                None => {
                    game.apply(state, actor, action, &mut ());
                    self.tree.grow(edge)
                }
            };
            if untried && before >= self.root {
                return;
            }
        }
    }

    fn select(&mut self, node: u32, seat: Seat, state: &G::State) -> (u32, bool) {
        self.legal.clear();
        self.info.game().legal(state, seat, &mut self.legal);
        let spread = if self.highest > self.lowest { self.highest - self.lowest } else { 1.0 };
        self.tree.select(node, Actor::Seat(seat), &self.legal, self.search.config.exploration * spread, &mut self.rng)
    }

    /// A digest of what the searching seat saw of the last events.
    fn seen(&self) -> u64 {
        let mut digest = Digest(DefaultHasher::new());
        let seen =
            self.events.iter().filter_map(|event| self.info.game().seen(event, Observer::Seat(self.info.seat())));
        seen.for_each(|event| write!(digest, "{event:?};").expect("a digest takes everything"));
        digest.0.finish()
    }
}

/// Takes the digest of text.
struct Digest(DefaultHasher);

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}
