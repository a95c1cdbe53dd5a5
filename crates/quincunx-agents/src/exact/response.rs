//! What strategies are worth, and what a best response makes of them.

use quincunx_engine::{Game, Seat};

use super::tree::{GameTree, Node, Strategy};
use crate::Values;

impl<G: Game> GameTree<G> {
    /// What each seat gets on average if all play by `strategy`.
    pub fn expected(&self, strategy: &Strategy) -> Values {
        self.expected_at(self.root(), strategy)
    }

    fn expected_at(&self, node: usize, strategy: &Strategy) -> Values {
        let mut sum = Values::default();
        let mut add = |probability: f64, child| {
            let values = self.expected_at(child, strategy);
            sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += probability * value);
        };
        match &self.nodes[node] {
            Node::Over(values) => return *values,
            Node::Chance(children) => children.iter().for_each(|(probability, child)| add(*probability, *child)),
            Node::Decision(decision, children) => {
                strategy[*decision].iter().zip(children).for_each(|(probability, child)| add(*probability, *child));
            }
        }
        sum
    }

    /// What `seat` gets on average if it answers in the best way to the others, who play by `strategy`.
    pub fn best_response(&self, strategy: &Strategy, seat: Seat) -> f64 {
        let mut response = Response {
            tree: self,
            strategy,
            seat,
            reached: vec![Vec::new(); self.decisions.len()],
            best: vec![None; self.decisions.len()],
        };
        response.reach(self.root(), 1.0);
        response.value(self.root())
    }

    /// How much the seats could gain on average by answering in the best way, one at a time: 0 in an equilibrium. For two
    /// players half of NashConv, as in OpenSpiel.
    pub fn exploitability(&self, strategy: &Strategy) -> f64 {
        let now = self.expected(strategy);
        let gain = |seat: Seat| self.best_response(strategy, seat) - now[seat.index()];
        Seat::first(self.seats()).map(gain).sum::<f64>() / self.seats() as f64
    }
}

struct Response<'a, G: Game> {
    tree: &'a GameTree<G>,
    strategy: &'a Strategy,
    seat: Seat,
    /// The nodes of each information set of the seat, with the probability that chance and the others lead there.
    reached: Vec<Vec<(usize, f64)>>,
    /// The best action at each information set, once it is known.
    best: Vec<Option<usize>>,
}

impl<G: Game> Response<'_, G> {
    fn reach(&mut self, node: usize, probability: f64) {
        match &self.tree.nodes[node] {
            Node::Over(_) => {}
            Node::Chance(children) => children.iter().for_each(|(by, child)| self.reach(*child, by * probability)),
            Node::Decision(decision, children) => {
                if self.tree.decisions[*decision].seat == self.seat {
                    self.reached[*decision].push((node, probability));
                    children.iter().for_each(|child| self.reach(*child, probability));
                } else {
                    let by = &self.strategy[*decision];
                    by.iter().zip(children).for_each(|(by, child)| self.reach(*child, by * probability));
                }
            }
        }
    }

    fn value(&mut self, node: usize) -> f64 {
        match &self.tree.nodes[node] {
            Node::Over(values) => values[self.seat.index()],
            Node::Chance(children) => children.iter().map(|(by, child)| by * self.value(*child)).sum(),
            Node::Decision(decision, children) => {
                if self.tree.decisions[*decision].seat == self.seat {
                    let best = self.best_action(*decision);
                    self.value(children[best])
                } else {
                    let by = &self.strategy[*decision];
                    by.iter().zip(children).map(|(by, child)| by * self.value(*child)).sum()
                }
            }
        }
    }

    /// With perfect recall the sets below depend on the one action only, so each is settled once.
    fn best_action(&mut self, decision: usize) -> usize {
        if let Some(best) = self.best[decision] {
            return best;
        }
        let nodes = std::mem::take(&mut self.reached[decision]);
        let actions = self.tree.decisions[decision].actions.len();
        let mut sums = vec![0.0; actions];
        for (node, probability) in nodes {
            let Node::Decision(_, children) = &self.tree.nodes[node] else { continue };
            sums.iter_mut().zip(children).for_each(|(sum, child)| *sum += probability * self.value(*child));
        }
        let best = (0..actions).max_by(|a, b| sums[*a].total_cmp(&sums[*b])).expect("a decision has actions");
        self.best[decision] = Some(best);
        best
    }
}
