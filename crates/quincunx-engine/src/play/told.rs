//! What each observer is told of a game in progress.

use serde::Serialize;
use ts_rs::TS;

use super::Match;
use crate::{Game, Message, Observation, Observer, Passage, Seat, SeatSet};

/// What an entry did, as one observer learns it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeenLine<E> {
    /// What happened.
    pub event: E,
    /// Its line in the log.
    pub line: Option<Message>,
}

/// A choice whose maker is kept from the others.
#[derive(Clone, Copy)]
pub(super) struct Unseen {
    number: u32,
    /// The seats that are told of the entry: the maker's own, and those that learn something from it.
    seats: SeatSet,
    /// Is a spectator told of it?
    spectator: bool,
}

impl Unseen {
    pub(super) fn new<G: Game>(game: &G, number: u32, by: Seat, events: &[G::Event]) -> Self {
        let learns = |observer| events.iter().any(|event| game.seen(event, observer).is_some());
        let told = |seat: &Seat| *seat == by || learns(Observer::Seat(*seat));
        let seats = Seat::first(game.seats()).filter(told).collect();
        Self { number, seats, spectator: learns(Observer::Spectator) }
    }

    const fn is_kept_from(self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => !self.seats.contains(seat),
            Observer::Spectator => !self.spectator,
            Observer::Everything => false,
        }
    }
}

impl<G: Game> Match<G> {
    /// The seats for which `observer` is told that the table waits.
    pub fn awaited(&self, observer: Observer) -> SeatSet {
        if self.waiting().is_empty() { SeatSet::EMPTY } else { self.game.awaited(self.state(), observer) }
    }

    /// Of how many of the first `number` entries `observer` is told. He counts those alone: a number that went up for another
    /// one's unseen choice would tell of it.
    pub fn told(&self, number: u32, observer: Observer) -> u32 {
        let before = |unseen: &&Unseen| unseen.number < number && unseen.is_kept_from(observer);
        number - self.unseen.iter().filter(before).count() as u32
    }

    /// The greatest number of entries of which `observer` is told of `told`; a number that never was if there are fewer.
    pub fn number_told(&self, told: u32, observer: Observer) -> u32 {
        let kept = self.unseen.iter().filter(|unseen| unseen.is_kept_from(observer));
        kept.fold(told, |number, unseen| if unseen.number <= number { number.saturating_add(1) } else { number })
    }

    /// Is `observer` told that there is the entry `number`?
    pub fn is_told(&self, number: u32, observer: Observer) -> bool {
        !self.unseen.iter().any(|unseen| unseen.number == number && unseen.is_kept_from(observer))
    }

    /// Whose the entry `number` is, as far as `observer` is told.
    pub fn seat_told(&self, number: u32, observer: Observer) -> Option<Seat> {
        let seat = self.entries().get(number as usize)?.kind.seat()?;
        let own = observer == Observer::Seat(seat) || observer == Observer::Everything;
        (own || !self.is_unseen(number)).then_some(seat)
    }

    pub(super) fn is_unseen(&self, number: u32) -> bool {
        self.unseen.iter().any(|unseen| unseen.number == number)
    }

    /// What `observer` is shown after `number` entries; `None` if there are not so many.
    pub fn observation(&self, number: u32, observer: Observer) -> Option<Observation<G::View>> {
        let position = self.positions.get(number as usize)?;
        let mut observation = Observation::of(&*self.game, &position.state, observer);
        if position.conceded.is_some() {
            observation.choices.clear();
            observation.turn.waiting.clear();
            observation.turn.over = true;
        }
        Some(observation)
    }

    /// The same in words, but for prompt and choices.
    pub fn description(&self, number: u32, observer: Observer) -> Option<Vec<Passage>> {
        let position = self.positions.get(number as usize)?;
        Some(self.game.describe(&self.game.view(&position.state, observer)))
    }

    /// What `observer` learnt from entry `number`.
    pub fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<G::SeenEvent>> {
        let Some(position) = self.positions.get(number as usize + 1) else { return Vec::new() };
        let seen = position.events.iter().filter_map(|event| self.game.seen(event, observer));
        seen.map(|event| SeenLine { line: self.game.line(&event), event }).collect()
    }
}
