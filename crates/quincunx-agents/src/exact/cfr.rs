//! Counterfactual regret minimisation.

use quincunx_engine::{Game, Seat};

use super::tree::{GameTree, Node, Strategy};

/// Finds a strategy close to an equilibrium of a two-player zero-sum game: CFR+ (Tammelin 2014) with seats updated in turn
/// and linear averaging.
pub fn solve<G: Game>(tree: &GameTree<G>, iterations: u32) -> Strategy {
    let zeros: Strategy = tree.decisions.iter().map(|decision| vec![0.0; decision.actions.len()]).collect();
    let mut solver =
        Solver { tree, regrets: zeros.clone(), current: tree.uniform(), gains: zeros.clone(), sums: zeros };
    for iteration in 1..=iterations {
        for seat in Seat::first(tree.seats()) {
            solver.update(seat, f64::from(iteration));
        }
    }
    solver.sums.iter().map(|sum| normalised(sum)).collect()
}

struct Solver<'a, G: Game> {
    tree: &'a GameTree<G>,
    /// What was missed by not playing each action, never below zero.
    regrets: Strategy,
    current: Strategy,
    /// What each action would have gained in this pass.
    gains: Strategy,
    sums: Strategy,
}

impl<G: Game> Solver<'_, G> {
    fn update(&mut self, seat: Seat, weight: f64) {
        self.gains.iter_mut().flatten().for_each(|gain| *gain = 0.0);
        self.walk(self.tree.root(), seat, 1.0, 1.0, weight);
        for (place, decision) in self.tree.decisions.iter().enumerate().filter(|(_, decision)| decision.seat == seat) {
            for action in 0..decision.actions.len() {
                let regret = &mut self.regrets[place][action];
                *regret = (*regret + self.gains[place][action]).max(0.0);
            }
            self.current[place] = normalised(&self.regrets[place]);
        }
    }

    /// What the position is worth to `seat`, which comes here with the probability `own`, all others and chance with the
    /// probability `others`.
    fn walk(&mut self, node: usize, seat: Seat, own: f64, others: f64, weight: f64) -> f64 {
        let tree = self.tree;
        match &tree.nodes[node] {
            Node::Over(values) => values[seat.index()],
            Node::Chance(children) => {
                children.iter().map(|(by, child)| by * self.walk(*child, seat, own, by * others, weight)).sum()
            }
            Node::Decision(decision, children) if tree.decisions[*decision].seat == seat => {
                let mut value = 0.0;
                for (action, child) in children.iter().enumerate() {
                    let by = self.current[*decision][action];
                    let gain = self.walk(*child, seat, by * own, others, weight);
                    value += by * gain;
                    self.gains[*decision][action] += others * gain;
                    self.sums[*decision][action] += weight * own * by;
                }
                self.gains[*decision].iter_mut().for_each(|gain| *gain -= others * value);
                value
            }
            Node::Decision(decision, children) => {
                let mut value = 0.0;
                for (action, child) in children.iter().enumerate() {
                    let by = self.current[*decision][action];
                    value += by * self.walk(*child, seat, own, by * others, weight);
                }
                value
            }
        }
    }
}

/// In proportion, or all alike if there is nothing.
fn normalised(weights: &[f64]) -> Vec<f64> {
    let total: f64 = weights.iter().sum();
    let share = |weight: &f64| if total > 0.0 { weight / total } else { 1.0 / weights.len() as f64 };
    weights.iter().map(share).collect()
}
