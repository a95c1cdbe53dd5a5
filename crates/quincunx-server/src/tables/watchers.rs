//! Those who watch a table, and what they are told.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_channel::mpsc;
use quincunx_engine::{Bytes32, Seat};
use quincunx_store::KeptTable;
use serde::Serialize;

use super::bounds::Bounds;
use super::host::Host;
use super::onlooker::{Onlooker, info};
use super::state::TableState;
use super::telling::Telling;
use super::unseen::{Presence, Unseen};
use crate::api::SeenEntry;

/// What a watcher is told at once.
pub(crate) struct Notice {
    /// `table`, `entry` or `observation`.
    pub(crate) event: &'static str,
    /// How many entries the onlooker has seen once it has arrived.
    pub(crate) id: Option<u32>,
    /// The JSON of a `TableInfo`, `SeenEntry` or `SeenPosition`.
    pub(crate) data: String,
}

/// Notices that belong together.
pub(crate) type Batch = Arc<Vec<Notice>>;

/// What somebody who begins to watch is told, if it is too much to be told at once.
pub(super) struct Earlier {
    pub(super) first: Batch,
    pub(super) telling: Telling,
    pub(super) last: Batch,
}

/// How many batches may wait for a slow client. A slower one is dropped, and takes the stream up again. Most queues are empty, so they
/// are of a kind that takes little memory then; Tokio's keep a block of places ready.
const QUEUE: usize = 16;

/// Those who watch a table.
pub(crate) struct Watchers {
    all: Mutex<Vec<Watcher>>,
    bounds: Bounds,
    unseen: Arc<Unseen>,
    /// How long kept seats are waited for.
    patience: Duration,
}

struct Watcher {
    number: u64,
    token: Option<Bytes32>,
    queue: mpsc::Sender<Batch>,
}

static NUMBERS: AtomicU64 = AtomicU64::new(0);

impl Watchers {
    pub(super) fn new(host: &Host) -> Self {
        let unseen = Arc::clone(&host.unseen);
        Self { all: Mutex::default(), bounds: host.bounds, unseen, patience: host.waiting.kept }
    }

    fn all(&self) -> MutexGuard<'_, Vec<Watcher>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells everybody how the table stands now.
    pub(super) fn publish_table(&self, state: &mut TableState) {
        self.publish(state, None, None, |_, _| true);
    }

    /// Tells everybody that the game has begun.
    pub(super) fn publish_beginning(&self, state: &mut TableState) {
        self.publish(state, Some(0), None, |_, _| true);
    }

    /// Tells everybody about the entries from `from` on. An observer who may not notice anything is told nothing.
    pub(super) fn publish_entries(&self, state: &mut TableState, from: u32) {
        self.publish(state, Some(from), None, |state, onlooker| !state.is_unnoticed(from, onlooker));
    }

    /// Tells the player of one seat the position anew, and nobody else.
    pub(super) fn publish_position(&self, state: &mut TableState, seat: Seat) {
        self.publish(state, Some(state.kept.number), None, |_, onlooker| onlooker.seat == Some(seat));
    }

    fn publish(
        &self,
        state: &mut TableState,
        from: Option<u32>,
        except: Option<u64>,
        those: impl Fn(&mut TableState, Onlooker) -> bool,
    ) {
        let mut watchers = self.all();
        let present = self.presence(&watchers, &state.kept);
        // For each kind of onlooker once, however many they are; nothing, if nothing is told.
        let mut made: Vec<(Onlooker, Option<Batch>)> = Vec::new();
        watchers.retain_mut(|watcher| {
            let onlooker = Onlooker::of(&state.kept, watcher.token);
            if except == Some(watcher.number) {
                return true;
            }
            let batch = match made.iter().find(|(same, _)| *same == onlooker) {
                Some((_, batch)) => batch.clone(),
                None => {
                    let batch = those(state, onlooker).then(|| {
                        let from = from.map(|from| state.told(from, onlooker.observer()));
                        let mut notices = from.map_or_else(Vec::new, |from| play(state, onlooker, from, self.bounds));
                        notices.push(notice("table", None, &info(&state.kept, onlooker, present, self.patience)));
                        Arc::new(notices)
                    });
                    made.push((onlooker, batch.clone()));
                    batch
                }
            };
            batch.is_none_or(|batch| watcher.queue.try_send(batch).is_ok())
        });
    }

    /// Somebody begins to watch: how the table stands, then the entries after the first `after` ones, if that many
    /// were seen already, and the position. What comes later follows without a gap.
    pub(super) fn watch(
        &self,
        state: &mut TableState,
        token: Option<Bytes32>,
        after: Option<u32>,
    ) -> (u64, mpsc::Receiver<Batch>, Option<Earlier>) {
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (mut queue, receiver) = mpsc::channel(QUEUE);
        let onlooker = Onlooker::of(&state.kept, token);
        let observer = onlooker.observer();
        let present = {
            let mut watchers = self.all();
            watchers.push(Watcher { number, token, queue: queue.clone() });
            self.presence(&watchers, &state.kept)
        };
        let mut notices = vec![notice("table", None, &info(&state.kept, onlooker, present, self.patience))];
        let entries = after.map_or_else(|| Ok(Ok(Vec::new())), |after| state.log(onlooker, after, observer));
        let position = state.position(onlooker, None, observer, self.bounds);
        let mut earlier = None;
        if let (Ok(entries), Ok(position)) = (entries, position) {
            let observation = notice("observation", Some(position.number), &position);
            match entries {
                Ok(entries) => notices.extend(entries.iter().map(entry_notice).chain([observation])),
                Err(telling) => {
                    let first = Arc::new(std::mem::take(&mut notices));
                    earlier = Some(Earlier { first, telling, last: Arc::new(vec![observation]) });
                }
            }
        }
        if !notices.is_empty() {
            queue.try_send(Arc::new(notices)).expect("the queue is empty");
        }
        if onlooker.seat.is_some_and(|seat| present.of(seat).is_some()) {
            self.publish(state, None, Some(number), |_, _| true);
        }
        (number, receiver, earlier)
    }

    /// Somebody with this token, or without any, stops watching.
    pub(super) fn leave(&self, state: &mut TableState, number: u64, token: Option<Bytes32>) {
        let (was_there, present) = {
            let mut watchers = self.all();
            let place = watchers.iter().position(|watcher| watcher.number == number);
            if let Some(place) = place {
                drop(watchers.swap_remove(place));
            }
            (place.is_some(), self.presence(&watchers, &state.kept))
        };
        let is_told = match Onlooker::of(&state.kept, token).seat {
            Some(seat) => present.of(seat).is_some(),
            None => !was_there,
        };
        if is_told {
            self.publish_table(state);
        }
    }

    /// Tells everybody anew who is there, if a person who watches sits there.
    pub(super) fn publish_of(&self, state: &mut TableState, person: Bytes32) {
        if Onlooker::of(&state.kept, Some(person)).seat.is_some() {
            self.publish_table(state);
        }
    }

    /// Does this person watch?
    pub(super) fn has(&self, person: Bytes32) -> bool {
        self.all().iter().any(|watcher| watcher.token == Some(person))
    }

    /// Ends the streams of one person.
    pub(super) fn end_of(&self, person: Bytes32) {
        self.all().retain(|watcher| watcher.token != Some(person));
    }

    /// Ends all streams.
    pub(super) fn end_all(&self) {
        self.all().clear();
    }

    /// Does nobody watch?
    pub(super) fn is_empty(&self) -> bool {
        self.all().is_empty()
    }

    /// Who is there, as far as others see it: the seats with open streams.
    pub(super) fn present(&self, kept: &KeptTable) -> Presence {
        self.presence(&self.all(), kept)
    }

    fn presence(&self, watchers: &[Watcher], kept: &KeptTable) -> Presence {
        let there = watchers.iter().filter_map(|watcher| Onlooker::of(kept, watcher.token).seat).collect();
        self.unseen.presence(kept, there)
    }
}

/// The entries from `from` on (as the onlooker counts) and the position. Nothing before the game.
fn play(state: &mut TableState, onlooker: Onlooker, from: u32, bounds: Bounds) -> Vec<Notice> {
    let observer = onlooker.observer();
    let (entries, position) = (state.log(onlooker, from, observer), state.position(onlooker, None, observer, bounds));
    // A group is short: a choice with the outcomes of chance that follow it.
    let (Ok(Ok(entries)), Ok(position)) = (entries, position) else { return Vec::new() };
    let observation = notice("observation", Some(position.number), &position);
    entries.iter().map(entry_notice).chain([observation]).collect()
}

/// The notices of entries.
pub(crate) fn notices(entries: Vec<SeenEntry>) -> Batch {
    Arc::new(entries.iter().map(entry_notice).collect())
}

fn entry_notice(entry: &SeenEntry) -> Notice {
    notice("entry", Some(entry.number + 1), entry)
}

fn notice(event: &'static str, id: Option<u32>, data: &impl Serialize) -> Notice {
    Notice { event, id, data: serde_json::to_string(data).expect("what is told has string keys") }
}
