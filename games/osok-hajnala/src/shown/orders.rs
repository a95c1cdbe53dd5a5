//! Standing orders for questions in the other player's turn (OH-R37, OH-N37): what may be declined is declined without asking.

use crate::rules::action::{Action, Choice};
use crate::rules::decision::Decision;
use crate::rules::field::Player;
use crate::rules::state::State;
use crate::rules::table::OsokHajnala;

/// Ask about quick abilities only against a declaration; ask whenever one is possible; only about traps, guards and take-overs;
/// about nothing that may be declined.
pub(crate) const ORDERS: [&str; 4] = ["declared", "ask", "quick-never", "never"];

impl OsokHajnala {
    /// What an order answers to the open question of a player; `None` to ask him.
    pub(crate) fn answer_by_order(&self, state: &State, player: Player, order: &str) -> Option<Action> {
        let (_, decision) = self.decision(state).filter(|(asked, _)| *asked == player && player != state.active)?;
        let choice = match (order, decision) {
            ("declared" | "quick-never" | "never", Decision::Window)
            | ("quick-never" | "never", Decision::Answer)
            | ("never", Decision::Trap) => Choice::Pass,
            ("never", Decision::Guard) if !self.must_guard_now(state) => Choice::NoGuard,
            ("never", Decision::TakeOver) => Choice::Suffer,
            ("never", Decision::May) => Choice::No,
            _ => return None,
        };
        Some(Action(choice))
    }

    fn must_guard_now(&self, state: &State) -> bool {
        let attacker = state.act.and_then(|act| act.attacker());
        let attack = self.attacked(state).zip(attacker);
        attack.is_some_and(|(on, attacker)| self.must_guard(state, on, attacker))
    }
}
