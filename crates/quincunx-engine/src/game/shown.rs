//! What is shown of a game: to whom, and in which words.

use std::fmt::Debug;

use serde::Serialize;

use super::Rules;
use crate::{Explanation, Message, Observer, Passage, Seat, SeatSet, Turn};

/// What is shown of a game.
///
/// [`view`](Shown::view) and [`seen`](Shown::seen) decide who learns what. All words are made from what they give and from
/// nothing else, so that a sentence cannot tell a secret.
pub trait Shown: Rules {
    /// What one observer may know of a state. Built up from that; it has no room for more.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one observer learns of an event.
    type SeenEvent: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What lies open beside every view and never changes at a table: its map, its cards; `()` if there is nothing.
    type Components: Clone + Debug + Serialize + Send + Sync;

    /// The components in play, for everybody to look up. A host sends them once; what a view names by its id is described here.
    fn components(&self) -> Self::Components;

    /// What `observer` may know.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// What `observer` learns of an event; `None` if nothing.
    fn seen(&self, event: &Self::Event, observer: Observer) -> Option<Self::SeenEvent>;

    /// What the observer must do now, or whom the table waits for.
    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation;

    /// The words on the button of an action.
    fn label(&self, seen: &Seen<'_, Self>, action: Self::Action) -> Message;

    // Below: what follows for every game. Override only where it says so.

    /// The log line of an event; `None` if it is not worth one. Override it in a game with a log.
    fn line(&self, _event: &Self::SeenEvent) -> Option<Message> {
        None
    }

    /// The seats that `observer` is told the table waits for. Override where it is secret who is asked, to give every seat
    /// that may be asked as far as the observer knows: those of [`turn`](Rules::turn) are always among them, the observer's own
    /// only if it is truly asked. Where an act can make the table wait for somebody in secret, it
    /// [`reveals`](super::Courtesies::reveals).
    fn awaited(&self, state: &Self::State, _observer: Observer) -> SeatSet {
        match self.turn(state) {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// A view in words, for terminals: what is most wanted comes first, what never changes last. Override it in a game that is
    /// played there; without it prompt and choices say all.
    fn describe(&self, _view: &Self::View) -> Vec<Passage> {
        Vec::new()
    }
}

/// A position as one observer sees it: what prompts, labels and standing orders are made from.
pub struct Seen<'a, G: Shown> {
    /// What the observer may know.
    pub view: &'a G::View,
    /// Who looks.
    pub observer: Observer,
    /// Whose turn it is, as far as the observer is told.
    pub turn: Turn,
}

impl<'a, G: Shown> Seen<'a, G> {
    /// What `observer`, who has this view of the state, is told of it.
    pub fn new(game: &G, state: &G::State, view: &'a G::View, observer: Observer) -> Self {
        let turn = match game.turn(state) {
            Turn::Seats(_) => Turn::Seats(game.awaited(state, observer)),
            turn => turn,
        };
        Self { view, observer, turn }
    }

    /// How many seats after the observer's a seat comes; counted from the first for a spectator.
    pub fn place(&self, game: &G, seat: Seat) -> usize {
        let own = if let Observer::Seat(own) = self.observer { own.index() } else { 0 };
        (seat.index() + game.seats() - own) % game.seats()
    }

    /// The observer's own seat, if the table waits for it.
    pub fn asked(&self) -> Option<Seat> {
        match (self.turn, self.observer) {
            (Turn::Seats(seats), Observer::Seat(seat)) if seats.contains(seat) => Some(seat),
            _ => None,
        }
    }
}
