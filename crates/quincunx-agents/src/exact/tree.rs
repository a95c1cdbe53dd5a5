//! The whole tree of a small game.

use std::collections::HashMap;

use quincunx_engine::{Actor, Game, InfoSet, Observer, Seat, Turn, values};

use crate::Values;

/// The whole tree of a game with perfect recall, its decisions gathered in information sets.
///
/// Two decisions of a seat are in the same information set if it has seen the same events and made the same choices up to
/// there.
pub struct GameTree<G: Game> {
    game: G,
    pub(super) nodes: Vec<Node>,
    pub(super) decisions: Vec<Decision<G>>,
}

pub(super) enum Node {
    Over(Values),
    /// Children with their probabilities.
    Chance(Vec<(f64, usize)>),
    /// The place of the information set, and a child for each of its actions.
    Decision(usize, Vec<usize>),
}

/// An information set.
pub struct Decision<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What the seat has seen and done so far.
    pub history: String,
    /// What it may do.
    pub actions: Vec<G::Action>,
    /// A position of the set.
    state: G::State,
}

/// For each information set of a tree, in its order, the probabilities of the actions.
pub type Strategy = Vec<Vec<f64>>;

/// A position on the way down, with what each seat has seen and done.
struct Line<S> {
    state: S,
    histories: Vec<String>,
}

impl<G: Game> GameTree<G> {
    /// Every line of play of the game.
    pub fn new(game: G) -> Self {
        let line = Line { state: game.start(), histories: vec![String::new(); game.seats()] };
        let mut tree = Self { game, nodes: Vec::new(), decisions: Vec::new() };
        tree.add(line, &mut HashMap::new());
        tree
    }

    /// The information sets. A set comes after those that its seat came through.
    pub fn decisions(&self) -> &[Decision<G>] {
        &self.decisions
    }

    /// Adds a position and everything below it, children first.
    fn add(&mut self, line: Line<G::State>, known: &mut HashMap<(Seat, String), usize>) -> usize {
        let node = match self.game.turn(&line.state) {
            Turn::Over => Node::Over(values(&self.game.returns(&line.state))),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.game.outcomes(&line.state, &mut outcomes);
                let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                let mut child = |(action, weight): (G::Action, u32)| {
                    (f64::from(weight) / f64::from(total), self.add(self.after(&line, Actor::Chance, action), known))
                };
                Node::Chance(outcomes.into_iter().map(&mut child).collect())
            }
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("the table waits for somebody");
                let decision = self.decision(&line, seat, known);
                let actions = self.decisions[decision].actions.clone();
                let mut child = |action| self.add(self.after(&line, Actor::Seat(seat), action), known);
                Node::Decision(decision, actions.into_iter().map(&mut child).collect())
            }
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn decision(&mut self, line: &Line<G::State>, seat: Seat, known: &mut HashMap<(Seat, String), usize>) -> usize {
        let history = line.histories[seat.index()].clone();
        *known.entry((seat, history.clone())).or_insert_with(|| {
            let mut actions = Vec::new();
            self.game.legal(&line.state, seat, &mut actions);
            self.decisions.push(Decision { seat, history, actions, state: line.state.clone() });
            self.decisions.len() - 1
        })
    }

    fn after(&self, line: &Line<G::State>, by: Actor, action: G::Action) -> Line<G::State> {
        let (mut state, mut histories, mut events) = (line.state.clone(), line.histories.clone(), Vec::new());
        self.game.apply(&mut state, by, action, &mut events);
        for (seat, history) in Seat::first(self.game.seats()).zip(&mut histories) {
            if by == Actor::Seat(seat) {
                history.push_str(&self.game.notation(action));
                history.push(' ');
            }
            for seen in events.iter().filter_map(|event| self.game.seen(event, Observer::Seat(seat))) {
                history.push_str(&format!("{seen:?} "));
            }
        }
        Line { state, histories }
    }

    pub(super) fn root(&self) -> usize {
        self.nodes.len() - 1
    }

    pub(super) fn seats(&self) -> usize {
        self.game.seats()
    }

    /// The strategy that asks `probabilities` at each information set, one for each of its actions.
    pub fn strategy(&self, mut probabilities: impl FnMut(&InfoSet<'_, G>) -> Vec<f64>) -> Strategy {
        let of = |decision: &Decision<G>| probabilities(&InfoSet::new(&self.game, &decision.state, decision.seat));
        self.decisions.iter().map(of).collect()
    }

    /// All actions equally likely.
    pub fn uniform(&self) -> Strategy {
        self.strategy(|info| {
            let count = info.legal().len();
            vec![1.0 / count as f64; count]
        })
    }
}
