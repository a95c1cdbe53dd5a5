//! What each observer is told of a game in progress.

use rpds::VectorSync;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::Match;
use crate::{Game, Message, Observation, Observer, Over, Passage, Seat, SeatSet};

/// What an entry did, as one observer learns it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SeenLine<E> {
    /// What happened.
    pub event: E,
    /// Its line in the log.
    pub line: Option<Message>,
}

/// The entries that are kept from somebody: choices whose maker is a secret. The numbers of entries rise in each list, so
/// what an observer counts is found by halving.
#[derive(Clone)]
pub(super) struct Unseen {
    all: VectorSync<u32>,
    /// Those of which a seat is not told, for each seat in order, and last those of which a spectator is not told.
    kept_from: Vec<VectorSync<u32>>,
}

impl Unseen {
    pub(super) fn none(seats: usize) -> Self {
        Self { all: VectorSync::new_sync(), kept_from: vec![VectorSync::new_sync(); seats + 1] }
    }

    /// The choice `number` of `by` is kept from everybody but `by` and those who learn something from it.
    pub(super) fn add<G: Game>(&mut self, game: &G, number: u32, by: Seat, events: &[G::Event]) {
        self.all.push_back_mut(number);
        let seats = Seat::first(game.seats()).map(Observer::Seat);
        for (observer, kept) in seats.chain([Observer::Spectator]).zip(&mut self.kept_from) {
            let learns = events.iter().any(|event| game.seen(event, observer).is_some());
            if observer != Observer::Seat(by) && !learns {
                kept.push_back_mut(number);
            }
        }
    }

    fn kept_from(&self, observer: Observer) -> Option<&VectorSync<u32>> {
        match observer {
            Observer::Seat(seat) => self.kept_from.get(seat.index()),
            Observer::Spectator => self.kept_from.last(),
            Observer::Everything(_) => None,
        }
    }
}

/// How many numbers at the beginning of a list satisfy a condition that those after them do not.
fn partition_point(numbers: &VectorSync<u32>, holds: impl Fn(u32, u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, numbers.len() as u32);
    while low < high {
        let middle = low.midpoint(high);
        if holds(middle, numbers[middle as usize]) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

fn contains(numbers: &VectorSync<u32>, number: u32) -> bool {
    let place = partition_point(numbers, |_, other| other < number);
    numbers.get(place as usize) == Some(&number)
}

impl<G: Game> Match<G> {
    /// The proof that nothing is secret any more: the game is over, by its rules or by resignation, or whoever looks has the whole
    /// record in hand.
    pub fn over(&self) -> Option<Over> {
        (self.disclosed || self.returns().is_some()).then_some(Over::PROOF)
    }

    /// The seats for which `observer` is told that the table waits.
    pub fn awaited(&self, observer: Observer) -> SeatSet {
        if self.waiting().is_empty() { SeatSet::EMPTY } else { self.game.awaited(self.state(), observer) }
    }

    /// Of how many of the first `number` entries `observer` is told. He counts those alone: a number that went up for another
    /// one's unseen choice would tell of it.
    pub fn told(&self, number: u32, observer: Observer) -> u32 {
        let kept = self.unseen.kept_from(observer);
        number - kept.map_or(0, |kept| partition_point(kept, |_, entry| entry < number))
    }

    /// The greatest number of entries of which `observer` is told of `told`; a number that never was if there are fewer.
    pub fn number_told(&self, told: u32, observer: Observer) -> u32 {
        // So many are kept from the observer before the entry `n` as it is smaller on the own count.
        let before = |kept| partition_point(kept, |place, entry| entry - place <= told);
        told.saturating_add(self.unseen.kept_from(observer).map_or(0, before))
    }

    /// Is `observer` told that there is the entry `number`?
    pub fn is_told(&self, number: u32, observer: Observer) -> bool {
        !self.unseen.kept_from(observer).is_some_and(|kept| contains(kept, number))
    }

    /// Whose the entry `number` is, as far as `observer` is told.
    pub fn seat_told(&self, number: u32, observer: Observer) -> Option<Seat> {
        let seat = self.entry(number)?.kind.seat()?;
        (observer.sees(seat) || !self.is_unseen(number)).then_some(seat)
    }

    pub(super) fn is_unseen(&self, number: u32) -> bool {
        contains(&self.unseen.all, number)
    }

    /// What `observer` is shown after `number` entries; `None` if there are not so many.
    pub fn observation(&self, number: u32, observer: Observer) -> Option<Observation<G::View>> {
        let position = self.position(number)?;
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
        let position = self.position(number)?;
        Some(self.game.describe(&self.game.view(&position.state, observer)))
    }

    /// What `observer` learnt from entry `number`.
    pub fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<G::SeenEvent>> {
        let Some(position) = self.position(number.saturating_add(1)) else { return Vec::new() };
        let seen = position.events.iter().filter_map(|event| self.game.seen(event, observer));
        seen.map(|event| SeenLine { line: self.game.line(&event), event }).collect()
    }
}
