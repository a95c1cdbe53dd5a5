//! The tables in memory: loaded when asked for, dropped when idle.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quincunx_engine::{Bytes32, SeatSet};
use quincunx_store::KeptTable;

use crate::app::App;
use crate::live::LiveTable;
use crate::problem::{Failure, ProblemKey};
use crate::state::TableState;

/// The tables in memory, and the number of all.
pub(crate) struct Tables {
    live: Mutex<HashMap<String, Arc<LiveTable>>>,
    count: AtomicU64,
}

impl Tables {
    /// None in memory, so many in the store.
    pub(crate) fn new(count: u64) -> Self {
        Self { live: Mutex::default(), count: AtomicU64::new(count) }
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table, if it is in memory and as the store has it.
    fn current(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.live().get(id).filter(|table| !table.is_outdated()).cloned()
    }

    /// Takes a table into memory. Who loaded the same table at the same time gets the one that was faster.
    fn keep(&self, id: &str, table: LiveTable) -> (Arc<LiveTable>, bool) {
        let mut live = self.live();
        if let Some(faster) = live.get(id).filter(|table| !table.is_outdated()) {
            return (Arc::clone(faster), false);
        }
        let table = Arc::new(table);
        live.insert(id.to_owned(), Arc::clone(&table));
        (table, true)
    }

    /// Drops the tables that nobody holds, watches or has asked for in so long.
    pub(crate) fn drop_idle(&self, now: Instant, idle: Duration) {
        // Only this map gives tables out, so a table that nobody else holds cannot be picked up meanwhile.
        self.live().retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(now, idle));
    }

    /// Ends the streams of all tables; a stream that is ended is taken up again by its client.
    pub(crate) fn end_streams(&self) {
        self.live().values().for_each(|table| table.end_streams());
    }

    /// The seats of a table with open streams.
    pub(crate) fn present(&self, kept: &KeptTable) -> SeatSet {
        self.current(&kept.id).map_or(SeatSet::EMPTY, |table| table.present(kept))
    }
}

impl App {
    /// The table with this id. One that stood still because nobody had it in memory goes on.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<LiveTable>, Failure> {
        if let Some(table) = self.tables.current(id) {
            table.touch();
            return Ok(table);
        }
        let (kept, entries) = self.store.table(id).await?;
        let state = TableState::load(self.registry, kept, entries);
        let (table, new) = self.tables.keep(id, LiveTable::new(state));
        if new && detached(Arc::clone(&table).resume(Arc::clone(self))).await.is_err() {
            tracing::error!(table = id, "the table could not be gone on with");
        }
        Ok(table)
    }

    /// Does something at a table, to the end. Once more if the store turns out to have gone on without the table: what a killed
    /// server has sent may be kept after this one has read the table, and is done already when it is asked for again.
    pub(crate) async fn at<T, D>(
        self: &Arc<Self>,
        id: &str,
        deed: impl Fn(Arc<LiveTable>, Arc<Self>) -> D,
    ) -> Result<T, Failure>
    where
        T: Send + 'static,
        D: Future<Output = Result<T, Failure>> + Send + 'static,
    {
        let table = self.table(id).await?;
        match detached(deed(Arc::clone(&table), Arc::clone(self))).await {
            Err(failure) if table.is_outdated() && failure.is(ProblemKey::Stale) => {
                detached(deed(self.table(id).await?, Arc::clone(self))).await
            }
            done => done,
        }
    }

    /// Keeps a new table and goes on with it as far as it goes alone.
    pub(crate) async fn make_table(
        self: &Arc<Self>,
        table: KeptTable,
        rematch_of: Option<&str>,
    ) -> Result<(), Failure> {
        if self.tables.count.fetch_add(1, Ordering::Relaxed) >= self.config.limits.tables_in_all {
            self.tables.count.fetch_sub(1, Ordering::Relaxed);
            return Err(ProblemKey::Full.into());
        }
        if let Err(error) = self.store.make(&table, rematch_of).await {
            self.tables.count.fetch_sub(1, Ordering::Relaxed);
            return Err(error.into());
        }
        self.table(&table.id).await.map(drop)
    }
}

/// What a computer contributes to the chance of its table. It follows from the commitment, so that the server has nothing to
/// choose once the players have contributed.
pub(crate) fn computers_contribution(server_seed: Bytes32, seat: usize) -> Bytes32 {
    let commitment = Bytes32::hash(server_seed.0).to_hex();
    Bytes32::hash(format!("{commitment} {seat}"))
}

/// Does something to the end, also if whoever asked for it goes away meanwhile.
pub(crate) async fn detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Failure>> + Send + 'static,
) -> Result<T, Failure> {
    match tokio::spawn(work).await {
        Ok(result) => result,
        Err(error) => {
            tracing::error!(%error, "a request broke off");
            Err(ProblemKey::Unavailable.into())
        }
    }
}
