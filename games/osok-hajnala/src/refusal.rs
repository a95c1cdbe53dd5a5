//! Why an action is refused.

use quincunx_engine::{Clause, Explain, Explanation, Message};

use crate::action::{Action, Choice};
use crate::field::Player;
use crate::game::OsokHajnala;
use crate::state::State;

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else is to be decided now.
    OtherDecision {
        /// The clause of the decision that is due.
        clause: &'static str,
    },
}

impl OsokHajnala {
    /// Why a player may not make this choice; `None` if he may.
    pub(crate) fn refuse(&self, state: &State, player: Player, choice: Choice) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal_choices(state, player.seat(), &mut legal);
        let clause = self.decision(state).map_or("OH-8.1", |(_, decision)| decision.clause());
        (!legal.contains(&Action(choice))).then_some(Refusal::OtherDecision { clause })
    }
}

impl Explain for Refusal {
    fn explain(&self) -> Explanation {
        match self {
            Self::OtherDecision { clause } => {
                Explanation { clause: Clause(clause), message: Message::new("refusal-other-decision") }
            }
        }
    }
}
