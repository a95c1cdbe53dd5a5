//! Standing orders for questions in the other player's turn (OH-R37, OH-N37): what may be declined is declined without asking.

use crate::rules::action::{Action, Choice};
use crate::rules::decision::Decision;
use crate::shown::view::View;

/// Ask about quick abilities only against a declaration; ask whenever one is possible; only about traps, guards and take-overs;
/// about nothing that may be declined.
pub(crate) const ORDERS: [&str; 4] = ["declared", "ask", "quick-never", "never"];

/// What an order answers to the open question of a player; `None` to ask him.
pub(crate) fn answer_by_order(view: &View, player: usize, order: &str) -> Option<Action> {
    let asked = view.decision.as_ref()?;
    if asked.player != player || view.active == Some(player) {
        return None;
    }
    let choice = match (order, asked.kind) {
        ("declared" | "quick-never" | "never", Decision::Window)
        | ("quick-never" | "never", Decision::Answer)
        | ("never", Decision::Trap) => Choice::Pass,
        ("never", Decision::Guard) if !asked.must => Choice::NoGuard,
        ("never", Decision::TakeOver) => Choice::Suffer,
        ("never", Decision::May) => Choice::No,
        _ => return None,
    };
    Some(Action(choice))
}
