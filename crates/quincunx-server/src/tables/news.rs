//! People who wait to hear that something is new at a table of theirs, whatever page they look at.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_channel::mpsc;
use quincunx_engine::{Bytes32, Seat};
use quincunx_store::{KeptTable, Status};

use super::onlooker::told;

/// The id of a table.
type Id = Arc<str>;

/// So many tables may be told of to a slow client. A slower one is dropped, and asks how all stand when it takes the stream up again.
const QUEUE: usize = 16;

/// Those who wait, by the person.
#[derive(Default)]
pub(crate) struct News {
    waiting: Mutex<HashMap<[u8; 32], Vec<mpsc::Sender<Id>>>>,
}

/// How a table stands for whoever has a seat there, or is expected on one.
#[derive(PartialEq, Eq)]
pub(super) struct Stand {
    person: Bytes32,
    status: Status,
    is_awaited: bool,
}

impl News {
    fn waiting(&self) -> MutexGuard<'_, HashMap<[u8; 32], Vec<mpsc::Sender<Id>>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A person waits from now on for the ids of tables at which something is new.
    pub(crate) fn wait(&self, person: Bytes32) -> mpsc::Receiver<Id> {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let mut waiting = self.waiting();
        let of_person = waiting.entry(person.0).or_default();
        of_person.retain(|sender| !sender.is_closed());
        of_person.push(sender);
        // Of those who have gone nothing is left after a while, whether there is news for them or not.
        if waiting.len().is_power_of_two() {
            waiting.retain(|_, senders| senders.iter().any(|sender| !sender.is_closed()));
        }
        receiver
    }

    /// Something is new at a table of this person's.
    pub(super) fn tell(&self, person: Bytes32, table: &str) {
        let mut waiting = self.waiting();
        let Some(senders) = waiting.get_mut(&person.0) else { return };
        let table = Id::from(table);
        senders.retain_mut(|sender| sender.try_send(Arc::clone(&table)).is_ok());
        if senders.is_empty() {
            waiting.remove(&person.0);
        }
    }

    /// Tells everybody with a seat at a table, or with one that is kept.
    pub(super) fn tell_all(&self, table: &KeptTable) {
        table.seats.iter().filter_map(|seat| seat.token).for_each(|person| self.tell(person, &table.id));
    }

    /// Tells those for whom a table stands otherwise than it `stood`.
    pub(super) fn tell_changes(&self, stood: &[Stand], table: &KeptTable) {
        stands(table).filter(|stand| !stood.contains(stand)).for_each(|stand| self.tell(stand.person, &table.id));
    }

    /// Nobody waits in the place of this person any more.
    pub(super) fn end_of(&self, person: Bytes32) {
        self.waiting().remove(&person.0);
    }

    /// Nobody waits any more.
    pub(super) fn end_all(&self) {
        self.waiting().clear();
    }
}

/// How a table stands for each of those who sit there, as far as each is told: what is kept from somebody is no news.
pub(super) fn stands(table: &KeptTable) -> impl Iterator<Item = Stand> + use<'_> {
    Seat::first(table.seats.len()).zip(&table.seats).filter_map(|(seat, kept)| {
        let (_, awaited, _) = told(table, Some(seat));
        let is_awaited = awaited.contains(&(seat.index() as u8));
        Some(Stand { person: kept.token?, status: table.standing.status, is_awaited })
    })
}
