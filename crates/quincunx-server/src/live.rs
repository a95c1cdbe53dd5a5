//! A table with its lock and with those who watch it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::response::sse::Event;
use quincunx_engine::{Bytes32, Seat, SeatSet};
use quincunx_store::{KeptTable, Status};
use serde::Serialize;
use tokio::sync::{Mutex as AsyncMutex, mpsc};

use crate::app::App;
use crate::info::{Onlooker, info};
use crate::problem::Failure;
use crate::state::TableState;

/// Events that belong together.
pub(crate) type Batch = Arc<Vec<Event>>;

/// So many batches may wait for a slow client. One that is slower is dropped and takes the stream up again.
const QUEUE: usize = 64;

/// A client whose stream has broken off waits so long before it takes it up again.
const RETRY: Duration = Duration::from_secs(1);

/// A table with its lock and with those who watch it.
pub(crate) struct LiveTable {
    /// Held while a table changes, from the check of a command to its publication.
    pub(crate) state: AsyncMutex<TableState>,
    watchers: Mutex<Vec<Watcher>>,
    /// The store has gone on without this table.
    outdated: AtomicBool,
    used: Mutex<Instant>,
    /// The longest that the computer has thought here, in milliseconds.
    longest_thought: AtomicU64,
}

struct Watcher {
    number: u64,
    token: Option<Bytes32>,
    queue: mpsc::Sender<Batch>,
}

static WATCHERS: AtomicU64 = AtomicU64::new(0);

impl LiveTable {
    pub(crate) fn new(state: TableState) -> Self {
        Self {
            state: AsyncMutex::new(state),
            watchers: Mutex::default(),
            outdated: AtomicBool::new(false),
            used: Mutex::new(Instant::now()),
            longest_thought: AtomicU64::new(0),
        }
    }

    /// How long an answer of the computer takes that was thought about for this long: as long as the longest so far. A choice
    /// without alternatives takes no thought, and whether there were any can be a secret.
    pub(crate) fn time_to_answer(&self, thought: Duration) -> Duration {
        let thought = thought.as_millis() as u64;
        Duration::from_millis(self.longest_thought.fetch_max(thought, Ordering::Relaxed).max(thought))
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(
        &self,
        app: &App,
        looking: impl FnOnce(&mut TableState) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut state = self.state.lock().await;
        let seen = looking(&mut state);
        self.freeze_if_broken(app, &mut state).await;
        seen
    }

    /// Stops the table for good if the rules have failed. What was recorded stays.
    pub(crate) async fn freeze_if_broken(&self, app: &App, state: &mut TableState) {
        if !state.broken || !matches!(state.kept.standing.status, Status::Playing | Status::Waiting) {
            return;
        }
        tracing::error!(
            table = state.kept.id,
            number = state.kept.number,
            "the rules have failed: the table is frozen"
        );
        if let Err(error) = app.store.freeze(&state.kept.id).await {
            tracing::error!(table = state.kept.id, %error, "that it is frozen could not be kept");
        }
        state.kept.standing.status = Status::Frozen;
        state.kept.standing.waiting.clear();
        state.kept.standing.computer_due = false;
        self.publish(state, None);
    }

    /// Tells the watchers how the table stands now; when the game begins, with its first entries.
    pub(crate) fn publish(&self, state: &mut TableState, from: Option<u32>) {
        self.publish_to_those(state, from, |_, _| true);
    }

    /// Tells the watchers about the entries from `from` on. Who may not notice anything is told nothing.
    pub(crate) fn publish_entries(&self, state: &mut TableState, from: u32) {
        self.publish_to_those(state, Some(from), |state, watcher| {
            let onlooker = Onlooker::of(&state.kept, watcher.token);
            !state.is_unnoticed(from, onlooker)
        });
    }

    /// Tells the player of one seat the position anew, and nobody else.
    pub(crate) fn publish_to(&self, state: &mut TableState, seat: Seat) {
        self.publish_to_those(state, Some(state.kept.number), |state, watcher| {
            Onlooker::of(&state.kept, watcher.token).seat == Some(seat)
        });
    }

    fn publish_to_those(
        &self,
        state: &mut TableState,
        from: Option<u32>,
        mut those: impl FnMut(&mut TableState, &Watcher) -> bool,
    ) {
        let mut watchers = self.watchers();
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
                    let mut events = from.map_or_else(Vec::new, |from| play(state, onlooker, Some(from)));
                    events.push(event("table", &info(&state.kept, onlooker, present)));
                    let batch = Arc::new(events);
                    made.push((onlooker, Arc::clone(&batch)));
                    batch
                }
            };
            watcher.queue.try_send(batch).is_ok()
        });
    }

    /// Begins to watch: how the table stands, then the entries after the first `after` ones, if so many were seen already,
    /// and the position. What comes later follows without a gap.
    pub(crate) async fn watch(
        &self,
        app: &App,
        token: Option<Bytes32>,
        after: Option<u32>,
    ) -> (u64, mpsc::Receiver<Batch>) {
        let number = WATCHERS.fetch_add(1, Ordering::Relaxed);
        let (queue, receiver) = mpsc::channel(QUEUE);
        let mut state = self.state.lock().await;
        let onlooker = Onlooker::of(&state.kept, token);
        let present = {
            let mut watchers = self.watchers();
            watchers.push(Watcher { number, token, queue: queue.clone() });
            present(&watchers, &state.kept)
        };
        let mut events = vec![event("table", &info(&state.kept, onlooker, present)).retry(RETRY)];
        events.append(&mut play(&mut state, onlooker, after));
        queue.try_send(Arc::new(events)).expect("the queue is empty");
        if onlooker.seat.is_some() {
            self.publish_to_those(&mut state, None, |_, watcher| watcher.number != number);
        }
        self.freeze_if_broken(app, &mut state).await;
        (number, receiver)
    }

    /// Ends to watch.
    pub(crate) async fn leave(&self, number: u64) {
        let mut state = self.state.lock().await;
        let left = {
            let mut watchers = self.watchers();
            let place = watchers.iter().position(|watcher| watcher.number == number);
            place.map(|place| watchers.swap_remove(place))
        };
        if left.is_none_or(|watcher| Onlooker::of(&state.kept, watcher.token).seat.is_some()) {
            self.publish(&mut state, None);
        }
    }

    /// Ends all streams.
    pub(crate) fn end_streams(&self) {
        self.watchers().clear();
    }

    /// The seats with open streams.
    pub(crate) fn present(&self, kept: &KeptTable) -> SeatSet {
        present(&self.watchers(), kept)
    }

    fn watchers(&self) -> MutexGuard<'_, Vec<Watcher>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The store has gone on without this table: it is to be loaded anew, and its streams are to be taken up again.
    pub(crate) fn set_outdated(&self) {
        self.outdated.store(true, Ordering::Release);
        self.end_streams();
    }

    pub(crate) fn is_outdated(&self) -> bool {
        self.outdated.load(Ordering::Acquire)
    }

    /// Somebody has asked for the table.
    pub(crate) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub(crate) fn is_idle(&self, now: Instant, idle: Duration) -> bool {
        let used = *self.used.lock().unwrap_or_else(PoisonError::into_inner);
        now.saturating_duration_since(used) >= idle
    }
}

fn present(watchers: &[Watcher], kept: &KeptTable) -> SeatSet {
    watchers.iter().filter_map(|watcher| Onlooker::of(kept, watcher.token).seat).collect()
}

/// The entries from `from` on (as the onlooker counts), if any are wanted, and the position. Nothing before the game.
fn play(state: &mut TableState, onlooker: Onlooker, from: Option<u32>) -> Vec<Event> {
    let Ok(observer) = state.eyes(onlooker, None) else { return Vec::new() };
    let entries = from.map_or_else(|| Ok(Vec::new()), |from| state.log(onlooker, from, observer));
    let (Ok(entries), Ok(position)) = (entries, state.position(onlooker, None, observer)) else { return Vec::new() };
    let entry_events = entries.iter().map(|entry| event("entry", entry).id((entry.number + 1).to_string()));
    let observation = event("observation", &position).id(position.number.to_string());
    entry_events.chain([observation]).collect()
}

fn event(name: &str, data: &impl Serialize) -> Event {
    Event::default().event(name).json_data(data).expect("what is told has string keys")
}
