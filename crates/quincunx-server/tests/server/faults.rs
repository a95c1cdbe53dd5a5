//! When the store or the rules fail.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use async_trait::async_trait;
use ed25519_dalek::SigningKey;
use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::{
    Bytes32, Command, Denied, EntryFault, Explanation, Observation, Observer, Over, Passage, Record, Returns, Seat,
    SeatSet, SeenLine,
};
use quincunx_games::{GAMES, RegisteredGame, Table, Thinking};
use quincunx_server::{App, Registry, router};
use quincunx_store::{
    Accounts, Addresses, AskedUndo, Bots, Decks, Finished, KeptTable, Listed, Names, Passkeys, People, Rematch,
    Reports, SeatKind, Secrets, SeenSince, Settings, Sitter, SqlStore, Standing, Stopped, Store, StoreError,
};
use serde_json::{Value, json};

use crate::house::{COMPUTER, House, ME, OPEN, Person, new_table, play_out, seats, to_act, two, until};
use crate::wrapped::{Open, Wrapped};

/// The same house with another store and registry.
async fn rebuilt(house: House, store: Box<dyn Store>, registry: Registry) -> House {
    let app = App::with(house.config.clone(), store, registry).await.unwrap();
    House { router: router(Arc::clone(&app)), app, ..house }
}

pub(crate) async fn failing_store() -> (House, Arc<AtomicBool>) {
    let house = House::new().await;
    let failing = Arc::new(AtomicBool::new(false));
    let store =
        FailingStore { inner: SqlStore::open(&house.config.database).await.unwrap(), failing: Arc::clone(&failing) };
    (rebuilt(house, Box::new(store), Registry::of(&GAMES)).await, failing)
}

#[tokio::test]
async fn what_cannot_be_kept_has_not_happened() {
    let (house, failing) = failing_store().await;
    let (anna, bela, table) = two(&house).await;
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    actor.choose(&table, 0).await;
    let before = (actor.observation(&table).await, actor.info(&table).await);
    let action = before.0["observation"]["choices"][0]["action"].as_str().unwrap();

    failing.store(true, Ordering::Relaxed);
    assert_eq!(actor.act(&table, &before.0["number"], action).await.problem("unavailable")["status"], 503);
    actor.undo(&table, &before.0["number"], None).await.problem("unavailable");
    actor.resign(&table).await.problem("unavailable");
    assert_eq!((actor.observation(&table).await, actor.info(&table).await), before);

    failing.store(false, Ordering::Relaxed);
    actor.act(&table, &before.0["number"], action).await.good();
    play_out(&table, &[&anna, &bela]).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.good();
    let verdict = anna.post("/api/records/verify", record).await.good();
    assert!(verdict["checks"].as_array().unwrap().iter().all(|check| check["outcome"] == "passed"), "{verdict}");
}

#[tokio::test]
async fn a_table_that_could_not_begin_begins_later() {
    let (house, failing) = failing_store().await;
    let (anna, bela) = (house.person(), house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    failing.store(true, Ordering::Relaxed);
    bela.sit(&table, "Béla").await.good();
    assert_eq!(anna.info(&table).await["status"], "waiting");
    failing.store(false, Ordering::Relaxed);
    assert_eq!(anna.info(&table).await["status"], "playing");
    to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, 0).await;
}

/// As when the last words of a killed server reach PostgreSQL after the next one has read the table.
#[tokio::test]
async fn a_table_that_another_process_has_gone_on_with_is_read_again() {
    for house in House::on_each("a_table_that_another_process_has_gone_on_with_is_read_again").await {
        let (anna, bela, table) = two(&house).await;
        let there = router(App::open(house.config.clone()).await.unwrap());
        for place in 0..6 {
            let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
            let offered = actor.observation(&table).await["observation"]["choices"].clone();
            let elsewhere = Person { router: there.clone(), cookie: actor.cookie.clone(), token: None };
            let (number, action) = elsewhere.choose(&table, 0).await;
            let mut others = offered.as_array().unwrap().iter().map(|other| other["action"].as_str().unwrap());
            match others.find(|other| place % 2 == 1 && *other != action) {
                Some(other) => drop(actor.act(&table, &json!(number), other).await.problem("stale")),
                None => {
                    let done = actor.act(&table, &json!(number), &action).await.good();
                    assert_eq!(done["number"], elsewhere.info(&table).await["number"], "done once");
                }
            }
            assert_eq!(actor.observation(&table).await, elsewhere.observation(&table).await);
        }
    }
}

/// A table of the haunted game at which Anna is called by the place where the rules panic.
pub(crate) async fn haunted(place: &str, kinds: &[&str]) -> (House, Person, Person, String) {
    let house = House::new().await;
    let store = SqlStore::open(&house.config.database).await.unwrap();
    let house = rebuilt(house, Box::new(store), Registry::of(&*HAUNTED)).await;
    let (anna, bela) = (house.person(), house.person());
    let mut new = new_table(seats(kinds));
    new["name"] = json!(place);
    let table = anna.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned();
    if kinds.contains(&OPEN) {
        bela.sit(&table, "Béla").await;
    }
    (house, anna, bela, table)
}

#[tokio::test]
async fn a_panic_in_the_rules_freezes_the_table_and_keeps_its_record() {
    for place in ["propose", "push"] {
        let (house, anna, bela, table) = haunted(place, &[ME, OPEN]).await;
        let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
        let before = actor.observation(&table).await;
        actor.act(&table, &before["number"], "roll").await.problem("frozen");
        let info = anna.info(&table).await;
        assert_eq!(
            (&info["status"], &info["number"], &info["waiting"]),
            (&json!("frozen"), &before["number"], &json!([]))
        );
        actor.act(&table, &before["number"], "roll").await.problem("frozen");
        assert_eq!(
            actor.observation(&table).await["observation"]["view"],
            before["observation"]["view"],
            "it can be looked at"
        );
        anna.get("/api/games").await.good();

        let house = house.restart().await;
        assert_eq!(house.again(&anna).info(&table).await, info, "frozen for good");
        let store = SqlStore::open(&house.config.database).await.unwrap();
        assert_eq!(store.table(&table).await.unwrap().1.len() as u64, before["number"].as_u64().unwrap());
    }
}

#[tokio::test]
async fn a_panic_while_looking_or_thinking_freezes_the_table() {
    let (_house, anna, _, table) = haunted("observation", &[ME, OPEN]).await;
    anna.get(&format!("/api/tables/{table}/observation")).await.problem("frozen");
    assert_eq!(anna.info(&table).await["status"], "frozen");

    let (_house, anna, _, table) = haunted("thinking", &[ME, COMPUTER, COMPUTER]).await;
    if anna.info(&table).await["waiting"] == json!([0]) {
        anna.resign(&table).await.good();
    }
    until(async || anna.info(&table).await["status"] == "frozen").await;
}

#[tokio::test]
async fn thinking_does_not_hold_the_table() {
    let (_house, anna, _, table) = haunted("endless", &[ME, COMPUTER, COMPUTER]).await;
    if anna.info(&table).await["waiting"] == json!([0]) {
        anna.resign(&table).await.good();
    }
    assert_eq!(anna.info(&table).await["status"], "playing");
    anna.observation(&table).await;
    THOUGHT_ENOUGH.store(true, Ordering::Relaxed);
    until(async || anna.info(&table).await["status"] == "frozen").await;
}

/// A store that writes nothing while it fails.
struct FailingStore {
    inner: SqlStore,
    failing: Arc<AtomicBool>,
}

impl FailingStore {
    fn check(&self) -> Result<(), StoreError> {
        if self.failing.load(Ordering::Relaxed) {
            Err(StoreError::Unavailable("the disk is full".into()))
        } else {
            Ok(())
        }
    }
}

#[async_trait]
impl Store for FailingStore {
    async fn secrets(&self, fresh: Secrets) -> Result<Secrets, StoreError> {
        self.inner.secrets(fresh).await
    }
    async fn make(
        &self,
        table: &KeptTable,
        rematch: Option<Rematch<'_>>,
        account: Option<Bytes32>,
    ) -> Result<(), StoreError> {
        self.check()?;
        self.inner.make(table, rematch, account).await
    }
    async fn table(&self, id: &str) -> Result<(KeptTable, Vec<Entry>), StoreError> {
        self.inner.table(id).await
    }
    async fn take_seat(
        &self,
        id: &str,
        seat: u8,
        sitter: &Sitter,
        options: Option<[&Value; 2]>,
        now: i64,
        account: Option<Bytes32>,
    ) -> Result<(), StoreError> {
        self.inner.take_seat(id, seat, sitter, options, now, account).await
    }
    async fn begin(&self, id: &str, header: &Header, opening: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        self.check()?;
        self.inner.begin(id, header, opening, standing).await
    }
    async fn append(&self, id: &str, entries: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        self.check()?;
        self.inner.append(id, entries, standing).await
    }
    async fn ask_undo(&self, id: &str, asked: Option<&AskedUndo>) -> Result<(), StoreError> {
        self.check()?;
        self.inner.ask_undo(id, asked).await
    }
    async fn leave_order(&self, id: &str, seat: u8, order: &str, computer_due: bool) -> Result<(), StoreError> {
        self.check()?;
        self.inner.leave_order(id, seat, order, computer_due).await
    }
    async fn release_seat(&self, id: &str, seat: u8, kept_for: Bytes32) -> Result<(), StoreError> {
        self.check()?;
        self.inner.release_seat(id, seat, kept_for).await
    }
    async fn leave_seat(&self, id: &str, seat: u8, token: Bytes32, kind: SeatKind) -> Result<(), StoreError> {
        self.check()?;
        self.inner.leave_seat(id, seat, token, kind).await
    }
    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.check()?;
        self.inner.remove(id).await
    }
    async fn seen(&self, ids: &[String], now: i64) -> Result<(), StoreError> {
        self.check()?;
        self.inner.seen(ids, now).await
    }
    async fn remove_given_up(&self, before: i64) -> Result<Vec<String>, StoreError> {
        self.check()?;
        self.inner.remove_given_up(before).await
    }
    async fn open_tables(&self, since: SeenSince, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.inner.open_tables(since, limit).await
    }
    async fn tables(&self, ids: &[String]) -> Result<Vec<KeptTable>, StoreError> {
        self.inner.tables(ids).await
    }
    async fn tables_of(&self, token: Bytes32, skip: u64, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        self.inner.tables_of(token, skip, limit).await
    }
    async fn tables_about(&self, person: Bytes32) -> Result<Vec<String>, StoreError> {
        self.inner.tables_about(person).await
    }
    async fn finished_of(&self, token: Bytes32, limit: u32) -> Result<Vec<Finished>, StoreError> {
        self.inner.finished_of(token, limit).await
    }
    async fn unattended(&self) -> Result<Vec<String>, StoreError> {
        self.inner.unattended().await
    }
    fn accounts(&self) -> &dyn Accounts {
        self.inner.accounts()
    }
    fn addresses(&self) -> &dyn Addresses {
        self.inner.addresses()
    }
    fn bots(&self) -> &dyn Bots {
        self.inner.bots()
    }
    fn settings(&self) -> &dyn Settings {
        self.inner.settings()
    }
    fn decks(&self) -> &dyn Decks {
        self.inner.decks()
    }
    fn passkeys(&self) -> &dyn Passkeys {
        self.inner.passkeys()
    }
    fn people(&self) -> &dyn People {
        self.inner.people()
    }
    fn reports(&self) -> &dyn Reports {
        Store::reports(&self.inner)
    }
    fn names(&self) -> &dyn Names {
        self.inner.names()
    }
    fn stops(&self) -> &dyn Stopped {
        self.inner.stops()
    }
    async fn look(&self) -> Result<Option<u64>, StoreError> {
        self.check()?;
        self.inner.look().await
    }
    async fn pack(&self, before: i64, limit: u32) -> Result<usize, StoreError> {
        self.inner.pack(before, limit).await
    }
    async fn count(&self) -> Result<u64, StoreError> {
        self.inner.count().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

/// In Flanders Field with a bug: its rules panic at the place that the first player is named after.
static HAUNTED: LazyLock<[&dyn RegisteredGame; 1]> = LazyLock::new(|| {
    [Box::leak(Box::new(Wrapped::<Open> {
        game: GAMES[0],
        open: |game, header, server_seed| {
            let place = header.seats[0].clone();
            Ok(Box::new(HauntedTable { place, inner: game.open(header, server_seed)? }))
        },
    }))]
});

/// Who thinks endlessly thinks until this is said.
static THOUGHT_ENOUGH: AtomicBool = AtomicBool::new(false);

struct HauntedTable {
    place: String,
    inner: Box<dyn Table>,
}

impl HauntedTable {
    fn enter(&self, place: &str) {
        assert_ne!(self.place, place, "a bug in the rules");
    }
}

impl Table for HauntedTable {
    fn header(&self) -> &Header {
        self.inner.header()
    }
    fn entry(&self, number: u32) -> Option<&Entry> {
        self.inner.entry(number)
    }
    fn number(&self) -> u32 {
        self.inner.number()
    }
    fn head(&self) -> Bytes32 {
        self.inner.head()
    }
    fn over(&self) -> Option<Over> {
        self.inner.over()
    }
    fn returns(&self) -> Option<Returns> {
        self.inner.returns()
    }
    fn waiting(&self) -> SeatSet {
        self.inner.waiting()
    }
    fn awaited(&self, observer: Observer) -> SeatSet {
        self.inner.awaited(observer)
    }
    fn told(&self, number: u32, observer: Observer) -> u32 {
        self.inner.told(number, observer)
    }
    fn number_told(&self, told: u32, observer: Observer) -> u32 {
        self.inner.number_told(told, observer)
    }
    fn is_told(&self, number: u32, observer: Observer) -> bool {
        self.inner.is_told(number, observer)
    }
    fn seat_told(&self, number: u32, observer: Observer) -> Option<Seat> {
        self.inner.seat_told(number, observer)
    }
    fn components(&self) -> Value {
        self.inner.components()
    }
    fn orders(&self) -> &[&'static str] {
        self.inner.orders()
    }
    fn ordered(&self, seat: Seat, order: &str) -> Option<String> {
        self.inner.ordered(seat, order)
    }
    fn resigned(&self) -> SeatSet {
        self.inner.resigned()
    }
    fn observation(&self, number: u32, observer: Observer) -> Option<Observation<Value>> {
        self.enter("observation");
        self.inner.observation(number, observer)
    }
    fn description(&self, number: u32, observer: Observer) -> Option<Vec<Passage>> {
        self.inner.description(number, observer)
    }
    fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<Value>> {
        self.inner.lines(number, observer)
    }
    fn undoable(&self, seat: Seat) -> Option<(u32, bool)> {
        self.inner.undoable(seat)
    }
    fn propose(&self, seat: Seat, expected: u32, command: &Command) -> Result<Vec<Entry>, Denied<Explanation>> {
        self.enter("propose");
        self.inner.propose(seat, expected, command)
    }
    fn opening(&self) -> Vec<Entry> {
        self.inner.opening()
    }
    fn push(&mut self, entry: Entry) -> Result<(), EntryFault> {
        if matches!(entry.kind, EntryKind::Action { .. }) {
            self.enter("push");
        }
        self.inner.push(entry)
    }
    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self { place: self.place.clone(), inner: self.inner.copy() })
    }
    fn record(&self, key: &SigningKey) -> Record {
        self.inner.record(key)
    }
    fn thinking(&self, _: Seat, _: &str) -> Option<Thinking> {
        let place = self.place.clone();
        Some(Box::new(move |_, _| {
            while place == "endless" && !THOUGHT_ENOUGH.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            panic!("a bug in {place}")
        }))
    }
}
