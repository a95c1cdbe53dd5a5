//! Two servers with a table each, at which chance brings what the script says.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::http::Method;
use quincunx_engine::record::{Deed, Entry, Header};
use quincunx_engine::{
    Bytes32, Denied, EntryFault, Explanation, Observer, Passage, Record, Returns, Seat, SeatSet, SeenLine, Sight, Wish,
};
use quincunx_games::{Shelf, ShelvedGame, Table, Thinking};
use quincunx_server::{App, Config, Limits, router};
use quincunx_store::{Database, Secrets, SqlStore, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;

use super::wire;
use crate::wrapped::Wrapped;

/// The id of both tables.
pub(super) const ID: &str = "5ec5ec5ec5ec5ec5ec5e";

/// One of the two servers.
pub(super) struct Side {
    pub(super) address: SocketAddr,
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
    Sight,
    /// Everybody learns everything.
    Log,
    /// A refusal depends on what lies hidden.
    Refusal,
}

impl Side {
    pub(super) async fn new(
        game: &'static dyn ShelvedGame,
        script: Vec<Deed>,
        cookies: Vec<String>,
        leak: Leak,
    ) -> Self {
        let script: Arc<[Deed]> = script.into();
        let open = move |game: &'static dyn ShelvedGame, header: Header, _: Bytes32| {
            let record = Record { header, server_seed: None, entries: Vec::new(), seal: None };
            let inner = game.verify(&record).1.expect("the header is good");
            Ok(Box::new(Scripted { inner, script: Arc::clone(&script), leak }) as Box<dyn Table>)
        };
        let scripted: &'static dyn ShelvedGame = Box::leak(Box::new(Wrapped { game, open }));
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            database: Database::File(folder.path().join("quincunx.db")),
            limits: Limits { requests_in_ten_seconds: 1_000_000, ..Limits::default() },
            ..Config::default()
        };
        let store = SqlStore::open(&config.database).await.unwrap();
        let pinned = Secrets { signing_key: Bytes32([1; 32]), seed_key: Bytes32([2; 32]) };
        store.secrets(pinned).await.unwrap();
        let app = App::with(config, Box::new(store), Shelf::of(Box::leak(Box::new([scripted])))).await.unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = router(Arc::clone(&app)).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Self { address, cookies, _app: app, _folder: folder }
    }

    /// Makes the table, for the person on the first seat; the whole answer.
    pub(super) async fn make(&self, game: &str, options: &Value) -> String {
        let kind = |seat: usize| json!({ "kind": if seat == 0 { "me" } else { "open" } });
        let body = json!({
            "game": game,
            "options": options,
            "seats": (0..self.cookies.len()).map(kind).collect::<Vec<_>>(),
            "name": "A",
            "contribution": self.contribution(0),
            "pace": "live",
            "table": ID,
        });
        wire::exchange(self, Method::POST, "/api/tables", Some(&self.cookies[0]), wire::PLAIN, Some(&body)).await
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
    script: Arc<[Deed]>,
    leak: Leak,
}

impl Scripted {
    fn with_chance(&self, mut entries: Vec<Entry>) -> Vec<Entry> {
        let next = self.number() as usize + entries.len();
        for deed in self.script.iter().skip(next).take_while(|deed| matches!(deed, Deed::Chance { .. })) {
            let previous = entries.last().map_or_else(|| self.head(), |entry| entry.hash);
            entries.push(Entry::new(previous, self.number() + entries.len() as u32, deed.clone()));
        }
        entries
    }
}

impl Table for Scripted {
    fn propose(&self, seat: Seat, expected: u32, wish: &Wish) -> Result<Vec<Entry>, Denied<Explanation>> {
        match self.inner.propose(seat, expected, wish) {
            Ok(entries) => Ok(self.with_chance(entries)),
            Err(Denied::Refused(_)) if self.leak == Leak::Refusal && self.head().0[0].is_multiple_of(2) => {
                Err(Denied::Unreadable)
            }
            Err(denied) => Err(denied),
        }
    }
    fn opening(&self) -> Vec<Entry> {
        self.with_chance(Vec::new())
    }
    fn sight(&self, number: u32, observer: Observer) -> Option<Sight<Value>> {
        let sight = self.inner.sight(number, observer)?;
        let everything = if self.leak == Leak::Sight { self.inner.sight(number, Observer::Everything) } else { None };
        Some(Sight { view: everything.map_or(sight.view, |everything| everything.view), ..sight })
    }
    fn description(&self, number: u32, observer: Observer) -> Option<Vec<Passage>> {
        self.inner.description(number, observer)
    }
    fn lines(&self, number: u32, observer: Observer) -> Vec<SeenLine<Value>> {
        self.inner.lines(number, if self.leak == Leak::Log { Observer::Everything } else { observer })
    }
    fn header(&self) -> &Header {
        self.inner.header()
    }
    fn entries(&self) -> &[Entry] {
        self.inner.entries()
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
    fn waiting(&self) -> SeatSet {
        self.inner.waiting()
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
    fn record(&self, key: &ed25519_dalek::SigningKey) -> Record {
        self.inner.record(key)
    }
    fn thinking(&self, seat: Seat, level: &str) -> Option<Thinking> {
        self.inner.thinking(seat, level)
    }
}
