//! Information-set Monte Carlo tree search.
//!
//! Single observer, after Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search" (2012): each iteration
//! samples a world that fits what the searching seat knows and walks down one tree that is shared by all worlds. Beyond the
//! paper:
//! - Outcomes of chance are drawn by their weights and have nodes of their own.
//! - Actions of others and outcomes of chance lead to the same node if the searching seat cannot tell them apart; so no plan
//!   depends on what it will not know (the paper's partially observable moves).
//! - Of seats that choose at the same time, the searching one is the last in the tree, with the others' choices unseen; all
//!   of them choose by lot, by regret matching, and so does the player at the table.
//! - Every seat maximises its own return (max^n), so that it works for any number of seats.
//! - Several trees are grown in parallel and their roots added up; their number does not depend on the number of threads.

use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hasher};
use std::ops::Range;

use quincunx_engine::{Actor, Agent, Budget, Game, InfoSet, Observer, Seat, SeatSet, Turn, below, values};
use rand_pcg::Pcg64Mcg;

use crate::leaf::{Leaf, RandomPlayout};
use crate::parallel;
use crate::seeds::stream;
use crate::tree::{Mixed, Tree};

/// How the search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    /// The weight of the unknown in the upper confidence bounds, in units of the spread of the values met so far. The paper
    /// uses 0.7.
    pub exploration: f64,
    /// Most choices and outcomes of chance in a row in the tree; below, the leaf takes over.
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
    /// Do other seats choose at the same time? Then the shares of the visits are what to play, not the action with the most.
    pub mixed: bool,
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
        let mut found = RootStatistics { actions: Vec::new(), iterations: 0, mixed: false };
        found.actions.extend(legal.iter().map(|action| RootAction { action: *action, visits: 0, value: 0.0 }));
        if legal.len() < 2 {
            return found;
        }
        let workers = self.config.workers.max(1);
        let grow = |number: usize| {
            let number = number as u32;
            let share = budget.iterations / workers + u32::from(number < budget.iterations % workers);
            let mut worker = Worker::new(self, info, stream(seed, number.into()));
            let at_least = u32::from(number == 0);
            worker.run(at_least, share.max(at_least), budget);
            worker
        };
        for worker in parallel::map(workers as usize, &grow) {
            found.iterations += worker.iterations;
            found.mixed = worker.root > 0;
            for edge in worker.tree.edges(worker.root) {
                let sum =
                    found.actions.iter_mut().find(|of| of.action == edge.action).expect("the seat knows its actions");
                sum.visits += edge.visits;
                sum.value += f64::from(edge.mean) * f64::from(edge.visits);
            }
        }
        found.actions.iter_mut().filter(|of| of.visits > 0).for_each(|of| of.value /= f64::from(of.visits));
        found
    }
}

impl<G: Game, L: Leaf<G>> Agent<G> for Ismcts<L> {
    fn choose(&mut self, info: &InfoSet<'_, G>, budget: &Budget<'_>, seed: u64) -> G::Action {
        let found = self.search(info, budget, seed);
        if !found.mixed {
            return found.best().action;
        }
        let total = found.actions.iter().map(|action| action.visits).sum();
        let mut left = below(&mut stream(seed, u64::MAX), total);
        let drawn = found.actions.iter().find(|action| match left.checked_sub(action.visits) {
            None => true,
            Some(rest) => {
                left = rest;
                false
            }
        });
        drawn.expect("the visits add up").action
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
    path: Vec<Step>,
    /// The legal actions of all choices by lot on the path.
    available: Vec<u32>,
}

/// A step down the tree.
struct Step {
    edge: u32,
    /// For a choice by lot, where its legal actions stand in `available`, and how likely it was.
    mixed: Option<(Range<usize>, f32)>,
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
            available: Vec::new(),
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
        self.available.clear();
        self.walk(&mut state);
        let values = match game.turn(&state) {
            Turn::Over => values(&game.returns(&state)),
            _ => self.search.leaf.value(game, &mut state, &mut self.legal, &mut self.rng),
        };
        for value in &values[..game.seats()] {
            self.lowest = self.lowest.min(*value);
            self.highest = self.highest.max(*value);
        }
        for Step { edge, mixed } in &self.path {
            self.tree.credit(*edge, &values);
            if let Some((available, probability)) = mixed {
                self.tree.regret(*edge, &self.available[available.clone()], *probability, &values);
            }
        }
    }

    /// Down the tree, to the end of the game or just below the first action that was not tried before.
    fn walk(&mut self, state: &mut G::State) {
        let (game, own, config) = (self.info.game(), self.info.seat(), &self.search.config);
        // The seats of a simultaneous choice that have not made theirs, the searching one to be the last.
        let mut together = if self.together.is_empty() { SeatSet::EMPTY } else { self.together.with(own) };
        let mut node = 0;
        for _ in 0..config.depth.max(self.root + 1) {
            let actor = if node < self.root {
                together.without(own).lowest().map_or(Actor::Chance, Actor::Seat)
            } else if node == self.root {
                Actor::Seat(own)
            } else {
                match game.turn(state) {
                    Turn::Over => return,
                    Turn::Chance => Actor::Chance,
                    Turn::Seats(seats) => {
                        if seats.len() > 1 {
                            together = seats;
                        }
                        Actor::Seat(seats.without(own).lowest().unwrap_or(own))
                    }
                }
            };
            if node > self.root && self.tree.is_leaf(node) && self.tree.size() >= config.edges as usize {
                return;
            }
            let hidden = match actor {
                Actor::Seat(seat) => seat != own && (config.hidden || together.contains(seat)),
                Actor::Chance => config.hidden,
            };
            let (step, untried) = match actor {
                Actor::Chance => {
                    let drawn = below(&mut self.rng, game.weight(state));
                    let edge = self.tree.outcome(node, game.outcome(state, drawn));
                    (Step { edge, mixed: None }, false)
                }
                Actor::Seat(seat) => {
                    let mixed = together.contains(seat);
                    together = together.without(seat);
                    self.choose(node, seat, mixed, state)
                }
            };
            let before = node;
            node = self.advance(node, step.edge, actor, hidden, state);
            self.path.push(step);
            // What chance does between choices made at the same time, the searching seat does not see before its own.
            while before < self.root && game.turn(state) == Turn::Chance {
                let drawn = below(&mut self.rng, game.weight(state));
                game.apply(state, Actor::Chance, game.outcome(state, drawn), &mut ());
            }
            if untried && before >= self.root {
                return;
            }
        }
    }

    /// Chooses an action of `seat`. `true` if it was not tried before.
    fn choose(&mut self, node: u32, seat: Seat, mixed: bool, state: &G::State) -> (Step, bool) {
        self.legal.clear();
        self.info.game().legal(state, seat, &mut self.legal);
        let actor = Actor::Seat(seat);
        if mixed {
            let from = self.available.len();
            let Mixed { edge, untried, probability } =
                self.tree.mix(node, actor, &self.legal, &mut self.available, &mut self.rng);
            return (Step { edge, mixed: Some((from..self.available.len(), probability)) }, untried);
        }
        let spread = if self.highest > self.lowest { self.highest - self.lowest } else { 1.0 };
        let exploration = self.search.config.exploration * spread;
        let (edge, untried) = self.tree.select(node, actor, &self.legal, exploration as f32, &mut self.rng);
        (Step { edge, mixed: None }, untried)
    }

    /// Carries out the action of the edge, and gives the node that it leads to.
    fn advance(&mut self, node: u32, edge: u32, actor: Actor, hidden: bool, state: &mut G::State) -> u32 {
        let (game, action) = (self.info.game(), self.tree.action(edge));
        let child = self.tree.child(edge);
        if child.is_none() && hidden && node >= self.root {
            self.events.clear();
            game.apply(state, actor, action, &mut self.events);
            return self.tree.grow_seen(node, edge, self.seen());
        }
        game.apply(state, actor, action, &mut ());
        match child {
            Some(child) => child,
            None if node < self.root => {
                self.tree.connect(edge, node + 1);
                node + 1
            }
            None => self.tree.grow(edge),
        }
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
