//! Those who do not want others to see when they are there.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use quincunx_engine::{Bytes32, Seat, SeatSet};
use quincunx_store::{KeptTable, SeatKind};

/// What they have set.
pub(crate) const NOBODY: &str = "nobody";

/// All of them: the store has it among their settings, and here it is at hand whenever somebody is told of a table.
#[derive(Default)]
pub(crate) struct Unseen(Mutex<HashSet<[u8; 32]>>);

/// Who is at a table, as far as others see it.
#[derive(Clone, Copy)]
pub(crate) struct Presence {
    there: SeatSet,
    unseen: SeatSet,
}

impl Presence {
    /// Is whoever has the seat there? `None` where that is not to be seen.
    pub(crate) fn of(self, seat: Seat) -> Option<bool> {
        (!self.unseen.contains(seat)).then(|| self.there.contains(seat))
    }

    /// Is anybody seen to be there?
    pub(super) fn is_anybody_seen(self) -> bool {
        self.there.iter().any(|seat| !self.unseen.contains(seat))
    }

    /// Is anybody there, seen or not?
    pub(super) fn is_anybody_there(self) -> bool {
        !self.there.is_empty()
    }
}

impl Unseen {
    fn all(&self) -> MutexGuard<'_, HashSet<[u8; 32]>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those who have set it so until now.
    pub(super) fn of(people: Vec<Bytes32>) -> Self {
        Self(Mutex::new(people.into_iter().map(|person| person.0).collect()))
    }

    /// Is it one of them?
    pub(crate) fn has(&self, person: Bytes32) -> bool {
        self.all().contains(&person.0)
    }

    /// It is one of them from now on, or none. Was that otherwise?
    pub(super) fn set(&self, person: Bytes32, is_unseen: bool) -> bool {
        if is_unseen { self.all().insert(person.0) } else { self.all().remove(&person.0) }
    }

    /// What others see of those who are on these seats.
    pub(super) fn presence(&self, kept: &KeptTable, there: SeatSet) -> Presence {
        let all = self.all();
        let sits = |token: &Bytes32| all.contains(&token.0);
        let seats = Seat::first(kept.seats.len()).zip(&kept.seats);
        let unseen = seats.filter(|(_, seat)| seat.kind == SeatKind::Person && seat.token.as_ref().is_some_and(sits));
        Presence { there, unseen: unseen.map(|(seat, _)| seat).collect() }
    }
}
