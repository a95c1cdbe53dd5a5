//! Those who watch a table, and what they are told.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use quincunx_engine::{Bytes32, Seat, SeatSet};
use quincunx_store::KeptTable;
use serde::Serialize;
use tokio::sync::mpsc;

use super::onlooker::{Onlooker, info};
use super::state::TableState;

/// What somebody who watches is told at once.
pub(crate) struct Notice {
    /// `table`, `entry` or `observation`.
    pub(crate) event: &'static str,
    /// So many entries has the onlooker seen with it.
    pub(crate) id: Option<u32>,
    /// The JSON of a `TableInfo`, `SeenEntry` or `SeenPosition`.
    pub(crate) data: String,
}

/// Notices that belong together.
pub(crate) type Batch = Arc<Vec<Notice>>;

/// So many batches may wait for a slow client. One that is slower is dropped and takes the stream up again.
const QUEUE: usize = 64;

/// Those who watch a table.
#[derive(Default)]
pub(crate) struct Watchers(Mutex<Vec<Watcher>>);

struct Watcher {
    number: u64,
    token: Option<Bytes32>,
    queue: mpsc::Sender<Batch>,
}

static NUMBERS: AtomicU64 = AtomicU64::new(0);

impl Watchers {
    fn all(&self) -> MutexGuard<'_, Vec<Watcher>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells everybody how the table stands now.
    pub(super) fn publish_table(&self, state: &mut TableState) {
        self.publish(state, None, |_, _| true);
    }

    /// Tells everybody that the game has begun.
    pub(super) fn publish_beginning(&self, state: &mut TableState) {
        self.publish(state, Some(0), |_, _| true);
    }

    /// Tells everybody about the entries from `from` on. Who may not notice anything is told nothing.
    pub(super) fn publish_entries(&self, state: &mut TableState, from: u32) {
        self.publish(state, Some(from), |state, watcher| {
            let onlooker = Onlooker::of(&state.kept, watcher.token);
            !state.is_unnoticed(from, onlooker)
        });
    }

    /// Tells the player of one seat the position anew, and nobody else.
    pub(super) fn publish_position(&self, state: &mut TableState, seat: Seat) {
        self.publish(state, Some(state.kept.number), |state, watcher| {
            Onlooker::of(&state.kept, watcher.token).seat == Some(seat)
        });
    }

    fn publish(
        &self,
        state: &mut TableState,
        from: Option<u32>,
        mut those: impl FnMut(&mut TableState, &Watcher) -> bool,
    ) {
        let mut watchers = self.all();
        let present = present(&watchers, &state.kept);
        let mut made: Vec<(Onlooker, Batch)> = Vec::new();
        watchers.retain(|watcher| {
            if !those(state, watcher) {
                return true;
            }
            let onlooker = Onlooker::of(&state.kept, watcher.token);
            let batch = match made.iter().find(|(same, _)| *same == onlooker) {
                Some((_, batch)) => Arc::clone(batch),
                None => {
                    let from = from.map(|from| state.told(from, onlooker.observer()));
                    let mut notices = from.map_or_else(Vec::new, |from| play(state, onlooker, Some(from)));
                    notices.push(notice("table", None, &info(&state.kept, onlooker, present)));
                    let batch = Arc::new(notices);
                    made.push((onlooker, Arc::clone(&batch)));
                    batch
                }
            };
            watcher.queue.try_send(batch).is_ok()
        });
    }

    /// Somebody begins to watch: how the table stands, then the entries after the first `after` ones, if so many were seen
    /// already, and the position. What comes later follows without a gap.
    pub(super) fn watch(
        &self,
        state: &mut TableState,
        token: Option<Bytes32>,
        after: Option<u32>,
    ) -> (u64, mpsc::Receiver<Batch>) {
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        let (queue, receiver) = mpsc::channel(QUEUE);
        let onlooker = Onlooker::of(&state.kept, token);
        let present = {
            let mut watchers = self.all();
            watchers.push(Watcher { number, token, queue: queue.clone() });
            present(&watchers, &state.kept)
        };
        let mut notices = vec![notice("table", None, &info(&state.kept, onlooker, present))];
        notices.append(&mut play(state, onlooker, after));
        queue.try_send(Arc::new(notices)).expect("the queue is empty");
        if onlooker.seat.is_some() {
            self.publish(state, None, |_, watcher| watcher.number != number);
        }
        (number, receiver)
    }

    /// Somebody watches no more.
    pub(super) fn leave(&self, state: &mut TableState, number: u64) {
        let left = {
            let mut watchers = self.all();
            let place = watchers.iter().position(|watcher| watcher.number == number);
            place.map(|place| watchers.swap_remove(place))
        };
        if left.is_none_or(|watcher| Onlooker::of(&state.kept, watcher.token).seat.is_some()) {
            self.publish_table(state);
        }
    }

    /// Ends all streams.
    pub(super) fn end_all(&self) {
        self.all().clear();
    }

    /// The seats with open streams.
    pub(super) fn present(&self, kept: &KeptTable) -> SeatSet {
        present(&self.all(), kept)
    }
}

fn present(watchers: &[Watcher], kept: &KeptTable) -> SeatSet {
    watchers.iter().filter_map(|watcher| Onlooker::of(kept, watcher.token).seat).collect()
}

/// The entries from `from` on (as the onlooker counts), if any are wanted, and the position. Nothing before the game.
fn play(state: &mut TableState, onlooker: Onlooker, from: Option<u32>) -> Vec<Notice> {
    let observer = onlooker.observer();
    let entries = from.map_or_else(|| Ok(Vec::new()), |from| state.log(onlooker, from, observer));
    let (Ok(entries), Ok(position)) = (entries, state.position(onlooker, None, observer)) else { return Vec::new() };
    let entry_notices = entries.iter().map(|entry| notice("entry", Some(entry.number + 1), entry));
    let observation = notice("observation", Some(position.number), &position);
    entry_notices.chain([observation]).collect()
}

fn notice(event: &'static str, id: Option<u32>, data: &impl Serialize) -> Notice {
    Notice { event, id, data: serde_json::to_string(data).expect("what is told has string keys") }
}
