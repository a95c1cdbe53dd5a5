//! A table in memory, with its lock and with those who watch it.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use quincunx_store::Status;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::host::Host;
use super::state::TableState;
use super::watchers::Watchers;

/// What a table weighs without any entry, in entries.
const EMPTY: usize = 32;

/// A table in memory, with its lock and with those who watch it.
pub(crate) struct LiveTable {
    pub(super) game: String,
    state: Arc<AsyncMutex<TableState>>,
    pub(super) watchers: Watchers,
    /// The store has gone on without this table.
    outdated: AtomicBool,
    used: Mutex<Instant>,
    seat_asked: Mutex<Option<Instant>>,
    /// The longest that the computer has thought here, in milliseconds.
    longest_thought: AtomicU64,
    entries: AtomicU32,
    is_over: AtomicBool,
    has_begun: AtomicBool,
}

impl LiveTable {
    pub(super) fn new(host: &Host, state: TableState) -> Self {
        let (entries, status) = (state.kept.number, state.kept.standing.status);
        Self {
            game: state.kept.game.clone(),
            state: Arc::new(AsyncMutex::new(state)),
            watchers: Watchers::new(host),
            outdated: AtomicBool::new(false),
            used: Mutex::new(Instant::now()),
            seat_asked: Mutex::default(),
            longest_thought: AtomicU64::new(0),
            entries: AtomicU32::new(entries),
            is_over: AtomicBool::new(status == Status::Over),
            has_begun: AtomicBool::new(status != Status::Waiting),
        }
    }

    /// The lock is held while a table changes, from the check of a command until those who watch are told.
    pub(super) async fn lock(&self) -> OwnedMutexGuard<TableState> {
        Arc::clone(&self.state).lock_owned().await
    }

    /// How long an answer of the computer takes that was thought about for this long: as long as the longest so far. A choice
    /// without alternatives takes no thought, and whether there were any can be a secret.
    pub(super) fn time_to_answer(&self, thought: Duration) -> Duration {
        let thought = thought.as_millis() as u64;
        Duration::from_millis(self.longest_thought.fetch_max(thought, Ordering::Relaxed).max(thought))
    }

    /// The store has gone on without this table: it is to be loaded anew, and its streams are to be taken up again.
    pub(super) fn set_outdated(&self) {
        self.outdated.store(true, Ordering::Release);
        self.watchers.end_all();
    }

    pub(super) fn is_outdated(&self) -> bool {
        self.outdated.load(Ordering::Acquire)
    }

    /// Somebody has asked for the table.
    pub(super) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// When somebody last asked for the table.
    pub(super) fn used(&self) -> Instant {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody who sits there has asked how it stands, as a page does whose stream other pages of the browser have taken.
    pub(super) fn seat_asks(&self) {
        *self.seat_asked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Has somebody who sits there asked so lately?
    pub(super) fn has_seat_asked(&self, lately: Duration) -> bool {
        let asked = *self.seat_asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|asked| asked.elapsed() < lately)
    }

    /// Has nobody asked for it in this time? One whose game is over is not asked for again soon.
    pub(super) fn is_idle(&self, now: Instant, idle: Duration) -> bool {
        let idle = if self.is_over.load(Ordering::Relaxed) { idle / 4 } else { idle };
        now.saturating_duration_since(self.used()) >= idle
    }

    /// Has the game begun?
    pub(crate) fn has_begun(&self) -> bool {
        self.has_begun.load(Ordering::Relaxed)
    }

    /// Notes how much memory the table takes, and how far it has come.
    pub(super) fn weigh(&self, state: &TableState) {
        self.entries.store(state.kept.number, Ordering::Relaxed);
        self.is_over.store(state.kept.standing.status == Status::Over, Ordering::Relaxed);
        self.has_begun.store(state.kept.standing.status != Status::Waiting, Ordering::Relaxed);
    }

    /// How much memory it takes, in entries.
    pub(super) fn weight(&self) -> usize {
        EMPTY + self.entries.load(Ordering::Relaxed) as usize
    }
}
