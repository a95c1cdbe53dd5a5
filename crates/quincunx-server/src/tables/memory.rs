//! The tables in memory: loaded when asked for, dropped when idle.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use quincunx_engine::record::Entry;
use quincunx_engine::{Bytes32, SeatSet};
use quincunx_games::Registry;
use quincunx_store::{KeptTable, Rematch, SettingName, Store, StoreError};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, Semaphore, mpsc};
use tracing::Instrument;

use super::aside::beside;
use super::begin::resume;
use super::closing;
use super::host::Host;
use super::live::LiveTable;
use super::lobby::Lobby;
use super::onlooker::{Onlooker, is_hidden};
use super::packing;
use super::reports;
use super::seats;
use super::session::Session;
use super::state::TableState;
use super::unseen::{NOBODY, Presence, Unseen};
use super::waiting;
use crate::config::Current;
use crate::problem::{Failure, ProblemKey};

/// How long until a table that must be loaded anew, and could not be, is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(2);

/// So many tables are read from the store at the same time; a store has more connections.
const READERS: usize = 2;

/// Games of at most so many entries are loaded as they are asked for, longer ones few at once: no honest game is longer, so none waits for
/// one that somebody has made so.
const HONEST: usize = 1_000;

/// The tables in memory, and the number of all.
pub(crate) struct Tables {
    pub(crate) host: Arc<Host>,
    live: Mutex<HashMap<String, Arc<LiveTable>>>,
    loading: Mutex<HashMap<String, Arc<AsyncMutex<()>>>>,
    readers: Semaphore,
    count: AtomicU64,
    config: Arc<Current>,
    pub(crate) lobby: Lobby,
}

impl Tables {
    /// The tables of this store. Those at which the computer was due when the server stopped go on.
    pub(crate) async fn open(
        current: Arc<Current>,
        registry: Registry,
        store: Box<dyn Store>,
        seed_key: Bytes32,
    ) -> Result<Arc<Self>, StoreError> {
        let count = AtomicU64::new(store.count().await?);
        let unseen = Unseen::of(store.settings().who_set(SettingName::Seen, NOBODY).await?);
        let config = current.get();
        let (host, stranded) = Host::new(&config, registry, store, seed_key, unseen);
        let (host, live, lobby) = (Arc::new(host), Mutex::default(), Lobby::default());
        let tables = Arc::new(Self {
            host,
            live,
            loading: Mutex::default(),
            readers: Semaphore::new(READERS),
            count,
            config: current,
            lobby,
        });
        tokio::spawn(Self::attend(Arc::downgrade(&tables), stranded, config.idle));
        tokio::spawn(waiting::attend(Arc::downgrade(&tables)));
        tokio::spawn(reports::attend(Arc::downgrade(&tables)));
        if let Some(after) = config.pack_after {
            tokio::spawn(packing::attend(Arc::downgrade(&tables), after));
        }
        if let Some(after) = config.close_after {
            tokio::spawn(closing::attend(Arc::downgrade(&tables), after));
        }
        Ok(tables)
    }

    /// Goes on with tables that nobody asks for, and drops idle ones from memory, as long as there are tables.
    async fn attend(tables: Weak<Self>, mut stranded: mpsc::UnboundedReceiver<String>, idle: Duration) {
        if let Some(tables) = tables.upgrade() {
            tables.resume_unattended().await;
        }
        let mut sweep = tokio::time::Instant::now() + idle / 4;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(sweep) => {
                    let Some(tables) = tables.upgrade() else { return };
                    tables.drop_idle(Instant::now(), idle);
                    sweep = tokio::time::Instant::now() + idle / 4;
                }
                id = stranded.recv() => {
                    let Some(id) = id else { return };
                    tokio::spawn(Self::load_stranded(Weak::clone(&tables), id));
                }
            }
        }
    }

    async fn resume_unattended(self: &Arc<Self>) {
        match self.host.store.unattended().await {
            Ok(ids) => {
                for id in ids {
                    // A table that fails has said so in the log; the others go on.
                    let _ = self.table(&id).await;
                }
            }
            Err(error) => tracing::error!(%error, "tables could not be gone on with"),
        }
    }

    async fn load_stranded(tables: Weak<Self>, id: String) {
        while let Some(tables) = tables.upgrade() {
            match tables.table(&id).await {
                Err(failure) if failure.is_of_the_store() => tokio::time::sleep(TRY_AGAIN).await,
                _ => return,
            }
        }
    }

    fn loading(&self) -> MutexGuard<'_, HashMap<String, Arc<AsyncMutex<()>>>> {
        self.loading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn live(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table, if it is in memory and as the store has it.
    fn current(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.live().get(id).filter(|table| !table.is_outdated()).cloned()
    }

    /// Takes a table into memory. Of two that load the same table at the same time, the slower one gets the other's.
    fn keep(&self, id: &str, table: LiveTable) -> (Arc<LiveTable>, bool) {
        let mut live = self.live();
        if let Some(faster) = live.get(id).filter(|table| !table.is_outdated()) {
            return (Arc::clone(faster), false);
        }
        let table = Arc::new(table);
        live.insert(id.to_owned(), Arc::clone(&table));
        self.make_room(&mut live);
        (table, true)
    }

    /// Drops tables that nobody holds or watches, the one that was not asked for the longest first, if all together take too much
    /// memory.
    fn make_room(&self, live: &mut HashMap<String, Arc<LiveTable>>) {
        let mut all: usize = live.values().map(|table| table.weight()).sum();
        let most = self.config.get().limits.entries_in_memory;
        if all <= most {
            return;
        }
        let unheld = live.iter().filter(|(_, table)| Arc::strong_count(table) == 1);
        let mut unheld: Vec<_> = unheld.map(|(id, table)| (table.used(), table.weight(), id.clone())).collect();
        unheld.sort_unstable();
        // Some more than must be, so that not every table pays for the search.
        for (_, weight, id) in unheld {
            if all <= most / 10 * 9 {
                break;
            }
            all -= weight;
            live.remove(&id);
        }
    }

    /// Drops the tables that nobody holds, watches or has asked for in this time.
    fn drop_idle(&self, now: Instant, idle: Duration) {
        // Only this map gives tables out, so a table that nobody else holds cannot be picked up meanwhile.
        self.live().retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(now, idle));
    }

    /// How many tables of each game are in memory.
    pub(crate) fn in_memory(&self) -> Vec<(&'static str, usize)> {
        let live = self.live();
        let count = |game: &'static str| (game, live.values().filter(|table| table.game == game).count());
        self.host.registry.games().map(|game| count(game.info().id)).collect()
    }

    /// The tables that somebody watches, or whose seats have asked lately how they stand.
    pub(super) fn attended(&self, lately: Duration) -> Vec<Arc<LiveTable>> {
        let is_attended = |table: &&Arc<LiveTable>| !table.watchers.is_empty() || table.has_seat_asked(lately);
        self.live().values().filter(is_attended).cloned().collect()
    }

    /// A table was removed.
    pub(super) fn forget(&self, id: &str) {
        self.count.fetch_sub(1, Ordering::Relaxed);
        self.drop_outdated(id);
    }

    fn drop_outdated(&self, id: &str) {
        if let Some(table) = self.live().remove(id) {
            table.set_outdated();
        }
    }

    /// What is in memory of a table is not as the store has it: if there is anything, it is loaded anew.
    pub(super) async fn reload(self: &Arc<Self>, id: &str) {
        // What was read before is in memory by then.
        let _turn = self.turn(id).await;
        if let Some(table) = self.current(id) {
            let _session = Session::lock(&self.host, &table).await;
            self.drop_outdated(id);
            self.host.strand(id.to_owned());
        }
    }

    /// Ends the streams of all tables; a stream that is ended is taken up again by its client.
    pub(crate) fn end_streams(&self) {
        self.live().values().for_each(|table| table.watchers.end_all());
        self.host.news.end_all();
    }

    /// Ends the streams of one person, whose browsers take up those that are still theirs.
    pub(crate) fn end_streams_of(&self, person: Bytes32) {
        self.live().values().for_each(|table| table.watchers.end_of(person));
        self.host.news.end_of(person);
    }

    /// What a guest had at these tables is a person's, as the store has it already.
    pub(crate) async fn adopt(self: &Arc<Self>, guest: Bytes32, person: Bytes32, ids: Vec<String>) {
        for id in ids {
            // What was read before is in memory by then.
            let _turn = self.turn(&id).await;
            if let Some(table) = self.current(&id) {
                seats::adopt(Session::lock(&self.host, &table).await, guest, person);
            }
            self.host.news.tell(person, &id);
        }
        // The browser takes its stream up again as the person's.
        self.host.news.end_of(guest);
    }

    /// Who is at a table, as far as others see it.
    pub(crate) fn present(&self, kept: &KeptTable) -> Presence {
        let nobody = || self.host.unseen.presence(kept, SeatSet::EMPTY);
        self.current(&kept.id).map_or_else(nobody, |table| table.watchers.present(kept))
    }

    /// Others see from now on when a person is there, or do not; where they see the person now, they are told at once.
    pub(crate) async fn show(&self, person: Bytes32, is_seen: bool) {
        if !self.host.unseen.set(person, !is_seen) {
            return;
        }
        let watched: Vec<_> = self.live().values().filter(|table| table.watchers.has(person)).cloned().collect();
        for table in watched {
            let mut state = table.lock().await;
            table.watchers.publish_of(&mut state, person);
        }
    }

    /// A person does not want to be at a table with another any more, to whom none that has not begun is shown further.
    pub(crate) async fn part(&self, person: Bytes32, other: Bytes32) {
        let watched: Vec<_> = self.live().values().filter(|table| table.watchers.has(other)).cloned().collect();
        for table in watched {
            let state = table.lock().await;
            if is_hidden(&state.kept, Onlooker::of(&state.kept, Some(other)), &[person]) {
                table.watchers.end_of(other);
            }
        }
    }

    /// The table with this id. One that stood still because nobody had it in memory goes on.
    pub(crate) async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<LiveTable>, Failure> {
        if let Some(table) = self.current(id) {
            table.touch();
            return Ok(table);
        }
        // Whoever asks for the same table meanwhile waits for it, and reading does not take all connections.
        let _turn = self.turn(id).await;
        if let Some(table) = self.current(id) {
            table.touch();
            return Ok(table);
        }
        let reading = self.readers.acquire().await.map_err(|_| ProblemKey::Unavailable)?;
        let (kept, entries) = self.host.store.table(id).await?;
        drop(reading);
        let (table, new) = self.keep(id, LiveTable::new(&self.host, self.load(kept, entries).await?));
        if new && detached(&self.host, &table, resume).await.is_err() {
            tracing::error!(table = id, "the table could not be gone on with");
        }
        Ok(table)
    }

    /// Nobody else loads the table meanwhile.
    async fn turn<'a>(&'a self, id: &'a str) -> Turn<'a> {
        let turn = Arc::clone(self.loading().entry(id.to_owned()).or_default());
        Turn { tables: self, id, held: turn.lock_owned().await }
    }

    /// Replays the entries of a table beside the runtime.
    async fn load(&self, kept: KeptTable, entries: Vec<Entry>) -> Result<TableState, Failure> {
        let registry = self.host.registry;
        let is_honest = entries.len() <= HONEST;
        let load = move || TableState::load(registry, kept, entries);
        let loaded = if is_honest { beside(load).await } else { self.host.loading.run(load).await };
        loaded.ok_or_else(|| ProblemKey::Unavailable.into())
    }

    /// Locks the table with this id.
    pub(crate) async fn lock(self: &Arc<Self>, id: &str) -> Result<Session, Failure> {
        let table = self.table(id).await?;
        Ok(Session::lock(&self.host, &table).await)
    }

    /// Carries a command out at a table, to the end. Once more if the store turns out to have gone on without the
    /// table: what a killed server has sent may be stored after this one has read the table, and is done already when
    /// it is asked for again.
    pub(crate) async fn command<T, F>(
        self: &Arc<Self>,
        id: &str,
        command: impl Fn(Session) -> F + Clone + Send + 'static,
    ) -> Result<T, Failure>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Failure>> + Send + 'static,
    {
        let table = self.table(id).await?;
        match detached(&self.host, &table, command.clone()).await {
            Err(failure) if table.is_outdated() && failure.is(ProblemKey::Stale) => {
                detached(&self.host, &self.table(id).await?, command).await
            }
            done => done,
        }
    }

    /// Stores a new table of an account or a guest, and goes on with it as far as it goes alone.
    pub(crate) async fn make(
        self: &Arc<Self>,
        table: &KeptTable,
        rematch: Option<Rematch<'_>>,
        account: Option<Bytes32>,
    ) -> Result<(), Failure> {
        if self.count.fetch_add(1, Ordering::Relaxed) >= self.config.get().limits.tables_in_all {
            self.count.fetch_sub(1, Ordering::Relaxed);
            return Err(ProblemKey::Full.into());
        }
        if let Err(error) = self.host.store.make(table, rematch, account).await {
            self.count.fetch_sub(1, Ordering::Relaxed);
            return Err(error.into());
        }
        tracing::info!(table = table.id, game = table.game, seats = table.seats.len(), "a table was made");
        self.host.news.tell_all(table);
        self.table(&table.id).await.map(drop)
    }
}

/// Somebody loads a table.
struct Turn<'a> {
    tables: &'a Tables,
    id: &'a str,
    held: OwnedMutexGuard<()>,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut loading = self.tables.loading();
        // The map has one, and this turn has one: nobody else waits.
        if Arc::strong_count(OwnedMutexGuard::mutex(&self.held)) == 2 {
            loading.remove(self.id);
        }
    }
}

/// Carries a command out to the end, even if whoever asked for it goes away meanwhile.
async fn detached<T: Send + 'static, F: Future<Output = Result<T, Failure>> + Send + 'static>(
    host: &Arc<Host>,
    table: &Arc<LiveTable>,
    command: impl FnOnce(Session) -> F + Send + 'static,
) -> Result<T, Failure> {
    let (host, table) = (Arc::clone(host), Arc::clone(table));
    to_the_end(async move { command(Session::lock(&host, &table).await).await }).await
}

/// Does something to the end, even if whoever asked for it goes away meanwhile.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Failure>> + Send + 'static,
) -> Result<T, Failure> {
    match tokio::spawn(work.in_current_span()).await {
        Ok(result) => result,
        Err(error) => {
            tracing::error!(%error, "a request broke off");
            Err(ProblemKey::Unavailable.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use quincunx_games::REGISTRY;
    use quincunx_store::SqlStore;
    use serde_json::json;

    use super::*;
    use crate::config::Config;
    use crate::tables::making::{new_id, new_table};

    /// Makes a table at which nobody is needed, and gives its id.
    async fn make(tables: &Arc<Tables>) -> String {
        let open = json!({ "kind": "open" });
        let new = json!({
            "game": "in-flanders-field", "options": { "seats": 2 }, "seats": [{ "kind": "me" }, open], "name": "Anna",
            "contribution": "ab".repeat(32), "pace": "slow", "table": new_id(),
        });
        let new = serde_json::from_value(new).unwrap();
        let table = new_table(&tables.host, new, Bytes32([1; 32]), false, &HashMap::new()).unwrap();
        tables.make(&table, None, None).await.unwrap();
        table.id
    }

    #[tokio::test]
    async fn tables_that_nobody_holds_make_room_the_one_not_asked_for_the_longest_first() {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config { database: folder.path().join("quincunx.db").into(), ..Config::default() };
        // A table whose game has not begun counts as 32 entries: room for six of them.
        config.limits.entries_in_memory = 6 * 32;
        let store = Box::new(SqlStore::open(&config.database).await.unwrap());
        let tables = Tables::open(Current::new(config), *REGISTRY, store, Bytes32([2; 32])).await.unwrap();
        let mut ids = Vec::new();
        for _ in 0..5 {
            ids.push(make(&tables).await);
        }
        let held = tables.table(&ids[0]).await.unwrap();
        tables.table(&ids[1]).await.unwrap();
        ids.push(make(&tables).await);
        let there = |ids: &[String]| ids.iter().map(|id| tables.live().contains_key(id)).collect::<Vec<_>>();
        assert_eq!(there(&ids), [true; 6]);

        held.touch();
        ids.push(make(&tables).await);
        assert_eq!(there(&ids), [true, true, false, false, true, true, true]);
        assert!(tables.table(&ids[2]).await.is_ok(), "whoever asks for it has it back");
        drop(held);
    }
}
