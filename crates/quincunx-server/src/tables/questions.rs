//! Questions in others' turns, which a standing order or the end of a countdown may answer for a person.
//!
//! What a seat has ordered is told to that seat alone. An answer by order comes after the pause that a computer takes
//! at this table, the same for every question, order and answer: otherwise it would tell what was asked. It is an
//! action of the seat like any other, in the stream and in the record.

use std::mem::take;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use quincunx_engine::record::EntryKind;
use quincunx_engine::{Explanation, Observer, Seat};
use quincunx_games::Table;
use quincunx_store::{KeptTable, Status};

use super::standing::{could_be_ordered, is_hurried, order};
use crate::api::Orders;

/// A question that a person is asked and a standing order could answer.
pub(super) struct Question {
    pub(super) seat: Seat,
    prompt: Explanation,
    /// How many entries there were when it was asked.
    number: u32,
    pub(super) put: Instant,
    /// When it is answered for the person, if not before.
    pub(super) until: Option<Instant>,
    /// Becomes true when nobody needs the answer that is due any more.
    superseded: Arc<AtomicBool>,
}

impl Question {
    /// Is it still open: has the seat not answered, and nothing been taken back?
    fn is_open(&self, game: &dyn Table) -> bool {
        (self.number..game.number()).filter_map(|number| game.entry(number)).all(|entry| match entry.kind {
            EntryKind::Action { seat, .. } => seat != self.seat,
            EntryKind::Chance { .. } => true,
            EntryKind::Undo { .. } | EntryKind::Resign { .. } => false,
        })
    }

    /// The answer that was due is not wanted any more. What is given becomes true when the next one is not.
    pub(super) fn supersede(&mut self) -> Arc<AtomicBool> {
        let superseded = Arc::new(AtomicBool::new(false));
        std::mem::replace(&mut self.superseded, Arc::clone(&superseded)).store(true, Ordering::Relaxed);
        superseded
    }
}

/// The open questions of a table.
#[derive(Default)]
pub(super) struct Questions(pub(super) Vec<Question>);

impl Questions {
    /// Notes what is open now. A question that was open before goes on as it was.
    pub(super) fn note(&mut self, kept: &KeptTable, game: Option<&dyn Table>, countdown: Option<Duration>) {
        let mut before = Before(take(&mut self.0));
        let Some(game) = game.filter(|_| kept.standing.status == Status::Playing) else { return };
        let asked = game.waiting().iter().filter(|seat| could_be_ordered(kept, game, *seat));
        let question = |seat: Seat| {
            let prompt = game.observation(game.number(), Observer::Seat(seat))?.prompt;
            let same = |known: &Question| known.seat == seat && known.prompt == prompt && known.is_open(game);
            if let Some(place) = before.0.iter().position(same) {
                return Some(before.0.swap_remove(place));
            }
            let (number, put) = (game.number(), Instant::now());
            let until = countdown.filter(|_| is_hurried(kept, game, seat)).map(|countdown| put + countdown);
            Some(Question { seat, prompt, number, put, until, superseded: Arc::default() })
        };
        self.0 = asked.filter_map(question).collect();
    }

    /// What the seat itself learns of its orders.
    pub(super) fn orders(&self, kept: &KeptTable, game: &dyn Table, seat: Seat) -> Option<Orders> {
        if game.resigned().contains(seat) {
            return None;
        }
        let chosen = order(kept, game, seat)?;
        let asked = game.ordered(seat, chosen).is_none();
        let question = self.0.iter().find(|question| question.seat == seat && asked);
        let left = |until: Instant| until.saturating_duration_since(Instant::now()).as_millis() as u32;
        Some(Orders {
            all: game.orders().iter().copied().map(String::from).collect(),
            chosen: chosen.into(),
            answer_in: question.and_then(|question| question.until).map(left),
        })
    }
}

/// Questions that were open. Nobody needs the answers to those that are open no longer.
struct Before(Vec<Question>);

impl Drop for Before {
    fn drop(&mut self) {
        self.0.iter().for_each(|gone| gone.superseded.store(true, Ordering::Relaxed));
    }
}
