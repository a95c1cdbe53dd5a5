//! Two servers with a table each, at which chance brings what the script says.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::http::Method;
use quincunx_engine::prelude::*;
use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::toys::Nim;
use quincunx_engine::{
    Bytes32, Command, Denied, EntryFault, Explanation, Observation, Observer, Over, Passage, Record, Returns, Seat,
    SeatSet, SeenLine,
};
use quincunx_games::{RegisteredGame, Registry, Table, Thinking};
use quincunx_server::{App, Config, Limits, router};
use quincunx_store::{Database, Secrets, SqlStore, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;

use super::wire;
use crate::wrapped::Wrapped;

/// The key of both servers.
pub(super) const SEED_KEY: Bytes32 = Bytes32([2; 32]);

/// The id of both tables.
pub(super) const ID: &str = "5ec5ec5ec5ec5ec5ec5e";

/// The id of two further ones.
pub(super) const OTHER_ID: &str = "07e507e507e507e507e5";

/// One of the two servers.
pub(super) struct Side {
    pub(super) address: SocketAddr,
    /// The same game beside the server, for what the test must know of it.
    pub(super) beside: Box<dyn Table>,
    /// The cookies of the persons, by seat.
    pub(super) cookies: Vec<String>,
    _app: Arc<App>,
    _folder: TempDir,
}

/// A fault that is built in to see whether the test finds it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Leak {
    Nothing,
    /// Everybody is shown everything.
    Observation,
    /// Everybody learns everything.
    Log,
    /// A refusal depends on what lies hidden.
    Refusal,
    /// Everybody is told who is asked.
    Asked,
    /// Unseen choices are counted.
    Number,
    /// Everybody is told whose an unseen choice is.
    Maker,
}

impl Side {
    pub(super) async fn new(
        game: &'static dyn RegisteredGame,
        options: &Value,
        script: Vec<EntryKind>,
        cookies: Vec<String>,
        leak: Leak,
    ) -> Self {
        let (info, nothing) = (game.info(), Bytes32([0; 32]));
        let (names, contributions) = (vec![String::new(); cookies.len()], vec![nothing; cookies.len()]);
        let header = Header::new(info.id, info.rules_version, options.clone(), names, nothing, contributions);
        let beside = game.verify(&Record { header, server_seed: None, entries: Vec::new(), seal: None }).1;
        let script: Arc<[EntryKind]> = script.into();
        let open = move |game: &'static dyn RegisteredGame, header: Header, _: Bytes32| {
            let record = Record { header, server_seed: None, entries: Vec::new(), seal: None };
            let inner = game.verify(&record).1.expect("the header is good");
            Ok(Box::new(Scripted { inner, script: Arc::clone(&script), leak }) as Box<dyn Table>)
        };
        let scripted: &'static dyn RegisteredGame = Box::leak(Box::new(Wrapped { game, open }));
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            database: Database::File(folder.path().join("quincunx.db")),
            limits: Limits { requests_in_ten_seconds: 1_000_000, ..Limits::default() },
            // How much of it is left depends on the moment.
            countdown: None,
            ..Config::default()
        };
        let store = SqlStore::open(&config.database).await.unwrap();
        let pinned = Secrets { signing_key: Bytes32([1; 32]), seed_key: SEED_KEY };
        store.secrets(pinned).await.unwrap();
        let app = App::with(config, Box::new(store), Registry::of(Box::leak(Box::new([scripted])))).await.unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        let beside = beside.expect("the options are good");
        Self { address, beside, cookies, _app: app, _folder: folder }
    }

    /// Makes a table with this id for a person on its first seat; the whole answer.
    pub(super) async fn make(&self, id: &str, cookie: &str, game: &str, options: &Value) -> String {
        let kind = |seat: usize| json!({ "kind": if seat == 0 { "me" } else { "open" } });
        let body = json!({
            "game": game,
            "options": options,
            "seats": (0..self.cookies.len()).map(kind).collect::<Vec<_>>(),
            "name": "A",
            "contribution": self.contribution(0),
            "pace": "live",
            "table": id,
        });
        wire::exchange(self, Method::POST, "/api/tables", Some(cookie), wire::PLAIN, Some(&body)).await
    }

    /// How many entries an observer is told of.
    pub(super) fn told(&self, observer: Observer) -> u32 {
        self.beside.told(self.beside.number(), observer)
    }

    /// What an observer is told of the game beside the server, and how many entries of it.
    pub(super) fn shown(&self, observer: Observer) -> (u32, Option<Observation<Value>>) {
        (self.told(observer), self.beside.observation(self.beside.number(), observer))
    }

    /// Does in the game beside the server what is done there.
    pub(super) fn follow(&mut self, kinds: &[EntryKind]) {
        for kind in kinds {
            let entry = Entry::new(self.beside.head(), self.beside.number(), kind.clone());
            self.beside.push(entry).expect("what is done is legal");
        }
    }

    /// What a person sends to sit down.
    pub(super) fn sitting(&self, seat: Seat) -> Value {
        json!({ "seat": seat, "name": seat.to_string(), "contribution": self.contribution(seat.index()) })
    }

    fn contribution(&self, seat: usize) -> String {
        Bytes32::hash(&self.cookies[seat]).to_hex()
    }
}

/// A table without a seed; its chance stands in a script, with everything else that happens in the game.
struct Scripted {
    inner: Box<dyn Table>,
    script: Arc<[EntryKind]>,
    leak: Leak,
}

impl Scripted {
    fn with_chance(&self, mut entries: Vec<Entry>) -> Vec<Entry> {
        let next = self.number() as usize + entries.len();
        for kind in self.script.iter().skip(next).take_while(|kind| matches!(kind, EntryKind::Chance { .. })) {
            let previous = entries.last().map_or_else(|| self.head(), |entry| entry.hash);
            entries.push(Entry::new(previous, self.number() + entries.len() as u32, kind.clone()));
        }
        entries
    }

    /// Says something of what lies hidden, the same each time: the head of the chain hangs on salts as well.
    fn secrets_are_even(&self) -> bool {
        let everything = self.inner.observation(self.inner.number(), everything());
        everything.is_some_and(|all| Bytes32::hash(all.view.to_string()).0[0].is_multiple_of(2))
    }
}

impl Table for Scripted {
    fn propose(&self, seat: Seat, expected: u32, command: &Command) -> Result<Vec<Entry>, Denied<Explanation>> {
        match self.inner.propose(seat, expected, command) {
            Ok(entries) => Ok(self.with_chance(entries)),
            Err(Denied::Refused(_)) if self.leak == Leak::Refusal && self.secrets_are_even() => Err(Denied::Unreadable),
            Err(denied) => Err(denied),
        }
    }
    fn opening(&self) -> Vec<Entry> {
        self.with_chance(Vec::new())
    }
    fn observation(&self, number: u32, observer: Observer) -> Option<Observation<Value>> {
        let observation = self.inner.observation(number, observer)?;
        let everything = self.inner.observation(number, everything())?;
        Some(Observation {
            view: if self.leak == Leak::Observation { everything.view } else { observation.view },
            turn: if self.leak == Leak::Asked { everything.turn } else { observation.turn },
            ..observation
        })
    }
    fn description(&self, number: u32, observer: Observer) -> Option<Vec<Passage>> {
        self.inner.description(number, observer)
    }
    fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<Value>> {
        self.inner.lines(number, if self.leak == Leak::Log { everything() } else { observer })
    }
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
    fn returns(&self) -> Option<Returns> {
        self.inner.returns()
    }
    fn over(&self) -> Option<Over> {
        self.inner.over()
    }
    fn waiting(&self) -> SeatSet {
        self.inner.waiting()
    }
    fn awaited(&self, observer: Observer) -> SeatSet {
        if self.leak == Leak::Asked { self.inner.waiting() } else { self.inner.awaited(observer) }
    }
    fn told(&self, number: u32, observer: Observer) -> u32 {
        self.inner.told(number, if self.leak == Leak::Number { everything() } else { observer })
    }
    fn number_told(&self, told: u32, observer: Observer) -> u32 {
        self.inner.number_told(told, observer)
    }
    fn is_told(&self, number: u32, observer: Observer) -> bool {
        self.inner.is_told(number, observer)
    }
    fn seat_told(&self, number: u32, observer: Observer) -> Option<Seat> {
        self.inner.seat_told(number, if self.leak == Leak::Maker { everything() } else { observer })
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
    fn undoable(&self, seat: Seat) -> Option<(u32, bool)> {
        self.inner.undoable(seat)
    }
    fn push(&mut self, entry: Entry) -> Result<(), EntryFault> {
        self.inner.push(entry)
    }
    fn copy(&self) -> Box<dyn Table> {
        Box::new(Self { inner: self.inner.copy(), script: Arc::clone(&self.script), leak: self.leak })
    }
    fn record(&self, key: &ed25519_dalek::SigningKey) -> Record {
        self.inner.record(key)
    }
    fn thinking(&self, seat: Seat, level: &str) -> Option<Thinking> {
        self.inner.thinking(seat, level)
    }
}

/// The eyes that see everything, which a host cannot have in the middle of a game: those of another one that is laid open.
fn everything() -> Observer {
    Nim::<2>.everything(&Nim::<2>.start())
}
