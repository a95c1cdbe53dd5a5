//! The words: prompts, labels, log lines.

use quincunx_engine::{Clause, Explanation, Message, Observer, Passage};

use crate::action::Choice;
use crate::game::OsokHajnala;
use crate::seen::SeenEvent;
use crate::state::State;
use crate::view::View;

impl OsokHajnala {
    pub(crate) fn ask(&self, state: &State, _: Observer) -> Explanation {
        let clause = self.decision(state).map_or("OH-8.1", |(_, decision)| decision.clause());
        Explanation { clause: Clause(clause), message: Message::new("prompt") }
    }

    pub(crate) fn button(&self, _: &State, _: Choice) -> Message {
        Message::new("action")
    }

    pub(crate) fn log_line(&self, _: &SeenEvent) -> Option<Message> {
        None
    }

    pub(crate) fn put_in_words(&self, _: &View) -> Vec<Passage> {
        Vec::new()
    }
}
