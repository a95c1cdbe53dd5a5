//! The tree of a search: nodes and edges in two arenas, the edges of a node side by side.
//!
//! A node is what the searching seat knows; an edge is an action from there and carries the statistics, from the point of
//! view of whoever acts. Several edges lead to the same node if the searching seat cannot tell their actions apart.

use quincunx_engine::{Actor, MAX_SEATS, below};
use rand_pcg::Pcg64Mcg;

use crate::Values;

/// There is no such node yet.
const NONE: u32 = u32::MAX;
/// The actor of an edge that chance takes.
const CHANCE: u8 = MAX_SEATS as u8;

#[derive(Clone, Copy)]
struct Node {
    first: u32,
    len: u16,
    capacity: u16,
    /// Digest of what the searching seat saw on the way here from the node before.
    seen: u64,
}

/// An action at a node.
#[derive(Clone, Copy)]
pub(crate) struct Edge<A> {
    /// What is done.
    pub(crate) action: A,
    /// What the actor got on average.
    pub(crate) mean: f32,
    /// One by the root of the visits, so that choosing needs no division.
    rarity: f32,
    pub(crate) visits: u32,
    /// How often it was legal when its node was visited.
    available: u32,
    child: u32,
    actor: u8,
}

impl<A> Edge<A> {
    const fn new(action: A, actor: u8) -> Self {
        Self { action, mean: 0.0, rarity: 1.0, visits: 0, available: 0, child: NONE, actor }
    }
}

pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// For each edge what was missed by not taking it; empty as long as no seats choose at the same time.
    regrets: Vec<f32>,
}

/// A choice made by lot.
pub(crate) struct Mixed {
    pub(crate) edge: u32,
    pub(crate) untried: bool,
    /// How likely it was.
    pub(crate) probability: f32,
}

/// How often a choice by lot is made without regard to the regrets.
const EXPLORATION: f32 = 0.1;

const fn actor_index(actor: Actor) -> u8 {
    match actor {
        Actor::Seat(seat) => seat.index() as u8,
        Actor::Chance => CHANCE,
    }
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree that begins with so many nodes, not connected.
    pub(crate) fn new(nodes: usize) -> Self {
        let mut tree = Self { nodes: Vec::new(), edges: Vec::new(), regrets: Vec::new() };
        (0..nodes).for_each(|_| _ = tree.add_node(0));
        tree
    }

    fn add_node(&mut self, seen: u64) -> u32 {
        self.nodes.push(Node { first: 0, len: 0, capacity: 0, seen });
        (self.nodes.len() - 1) as u32
    }

    /// How many places for edges there are.
    pub(crate) fn size(&self) -> usize {
        self.edges.len()
    }

    pub(crate) fn is_leaf(&self, node: u32) -> bool {
        self.nodes[node as usize].len == 0
    }

    pub(crate) fn edges(&self, node: u32) -> &[Edge<A>] {
        let Node { first, len, .. } = self.nodes[node as usize];
        &self.edges[first as usize..][..len.into()]
    }

    pub(crate) fn action(&self, edge: u32) -> A {
        self.edges[edge as usize].action
    }

    pub(crate) fn child(&self, edge: u32) -> Option<u32> {
        let child = self.edges[edge as usize].child;
        (child != NONE).then_some(child)
    }

    /// Chooses one of the legal actions of `actor`: one not tried before, by lot, or else the one with the highest upper
    /// confidence bound, counted by how often it was available (Cowling, Powley and Whitehouse 2012, algorithm 1). `true`
    /// if it was not tried before.
    pub(crate) fn select(
        &mut self,
        node: u32,
        actor: Actor,
        legal: &[A],
        exploration: f32,
        rng: &mut Pcg64Mcg,
    ) -> (u32, bool) {
        let actor = actor_index(actor);
        if self.is_leaf(node) {
            self.reserve(node, legal.len() as u16, Edge::new(legal[0], actor));
        }
        let (mut untried, mut chosen, mut highest) = (0, 0, f32::NEG_INFINITY);
        let (mut available, mut unknown) = (0, 0.0);
        for (hint, action) in legal.iter().enumerate() {
            let place = self.place(node, hint, actor, *action);
            let edge = &mut self.edges[(self.nodes[node as usize].first + place) as usize];
            edge.available += 1;
            if edge.visits == 0 {
                untried += 1;
                if below(rng, untried) == 0 {
                    chosen = place;
                }
            } else if untried == 0 {
                if edge.available != available {
                    available = edge.available;
                    unknown = exploration * (available as f32).ln().sqrt();
                }
                let bound = edge.mean + unknown * edge.rarity;
                if bound > highest {
                    (chosen, highest) = (place, bound);
                }
            }
        }
        (self.nodes[node as usize].first + chosen, untried > 0)
    }

    /// Chooses one of the legal actions of `actor` by lot, in proportion to what was missed by not taking it (regret
    /// matching: Lanctot, Lisý and Winands, "Monte Carlo tree search in simultaneous move games", 2013). Bounds would not do
    /// where seats choose at the same time: two seats that follow them fall into step. The edges of all legal actions are
    /// appended to `available`.
    pub(crate) fn mix(
        &mut self,
        node: u32,
        actor: Actor,
        legal: &[A],
        available: &mut Vec<u32>,
        rng: &mut Pcg64Mcg,
    ) -> Mixed {
        let from = available.len();
        available
            .extend(legal.iter().enumerate().map(|(hint, action)| self.place(node, hint, actor_index(actor), *action)));
        self.regrets.resize(self.edges.len(), 0.0);
        let available = &mut available[from..];
        available.iter_mut().for_each(|place| *place += self.nodes[node as usize].first);
        let regret = |edge: u32| self.regrets[edge as usize].max(0.0);
        let total: f32 = available.iter().map(|edge| regret(*edge)).sum();
        let even = 1.0 / available.len() as f32;
        let share = |edge: u32| if total > 0.0 { regret(edge) / total } else { even };
        let probability = |edge: u32| (1.0 - EXPLORATION) * share(edge) + EXPLORATION * even;
        let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
        let falls = |edge: &&u32| {
            left -= probability(**edge);
            left < 0.0
        };
        let edge = *available.iter().find(falls).unwrap_or(&available[available.len() - 1]);
        Mixed { edge, untried: self.edges[edge as usize].visits == 0, probability: probability(edge) }
    }

    /// Adds what was missed at a choice by lot that was made among the edges `available`.
    pub(crate) fn regret(&mut self, edge: u32, available: &[u32], probability: f32, values: &Values) {
        let value = values[usize::from(self.edges[edge as usize].actor)] as f32;
        available.iter().for_each(|other| self.regrets[*other as usize] -= value);
        self.regrets[edge as usize] += value / probability;
    }

    /// The edge of an outcome of chance.
    pub(crate) fn outcome(&mut self, node: u32, action: A) -> u32 {
        let place = self.place(node, 0, CHANCE, action);
        self.nodes[node as usize].first + place
    }

    /// Where among the edges of the node this one is, added if it is new.
    fn place(&mut self, node: u32, hint: usize, actor: u8, action: A) -> u32 {
        let edges = self.edges(node);
        let fits = |edge: &Edge<A>| edge.action == action && edge.actor == actor;
        if edges.get(hint).is_some_and(fits) {
            return hint as u32;
        }
        if let Some(place) = edges.iter().position(fits) {
            return place as u32;
        }
        let edge = Edge::new(action, actor);
        let Node { len, capacity, .. } = self.nodes[node as usize];
        if len == capacity {
            self.reserve(node, (2 * capacity).max(4), edge);
        }
        let node = &mut self.nodes[node as usize];
        self.edges[node.first as usize + usize::from(len)] = edge;
        node.len += 1;
        len.into()
    }

    /// Moves the edges of the node to where there is room for so many.
    fn reserve(&mut self, node: u32, capacity: u16, filler: Edge<A>) {
        let node = &mut self.nodes[node as usize];
        let (old, moved) = (node.first as usize, self.edges.len());
        self.edges.extend_from_within(old..old + usize::from(node.len));
        self.edges.resize(moved + usize::from(capacity), filler);
        node.first = moved as u32;
        node.capacity = capacity;
        if !self.regrets.is_empty() {
            self.regrets.resize(moved, 0.0);
            self.regrets.extend_from_within(old..old + usize::from(node.len));
            self.regrets.resize(self.edges.len(), 0.0);
        }
    }

    /// Makes the edge lead to `child`.
    pub(crate) fn connect(&mut self, edge: u32, child: u32) {
        self.edges[edge as usize].child = child;
    }

    /// Makes the edge lead to a new node.
    pub(crate) fn grow(&mut self, edge: u32) -> u32 {
        let child = self.add_node(0);
        self.connect(edge, child);
        child
    }

    /// Makes the edge lead to the node that its siblings by the same actor lead to if they looked the same to the searching
    /// seat, or else to a new one.
    pub(crate) fn grow_seen(&mut self, node: u32, edge: u32, seen: u64) -> u32 {
        let actor = self.edges[edge as usize].actor;
        let siblings = self.edges(node).iter().filter(|other| other.actor == actor && other.child != NONE);
        let alike = siblings.map(|other| other.child).find(|child| self.nodes[*child as usize].seen == seen);
        let child = alike.unwrap_or_else(|| self.add_node(seen));
        self.connect(edge, child);
        child
    }

    /// Adds the outcome of a visit.
    pub(crate) fn credit(&mut self, edge: u32, values: &Values) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        let visits = edge.visits as f32;
        edge.rarity = 1.0 / visits.sqrt();
        if let Some(value) = values.get(usize::from(edge.actor)) {
            edge.mean += (*value as f32 - edge.mean) / visits;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the arena costs: two edges in a cache line.
    #[test]
    fn edges_and_nodes_are_small() {
        assert_eq!(size_of::<Edge<u64>>(), 32);
        assert_eq!(size_of::<Node>(), 16);
    }
}
