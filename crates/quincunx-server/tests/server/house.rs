//! A server in memory with its database in a folder that goes away, and persons who send requests to it.

use std::cell::RefCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use quincunx_games::REGISTRY;
use quincunx_server::{App, Config, Database, Limits, Registry, ThinkingTimes, router};
use quincunx_store::SqlStore;
use serde_json::{Value, json};
use tempfile::TempDir;
use tower::ServiceExt;

use crate::described;

pub(crate) struct House {
    pub(crate) app: Arc<App>,
    pub(crate) router: Router,
    pub(crate) config: Config,
    pub(crate) folder: TempDir,
    pub(crate) registry: Registry,
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// One on each database that can be had here, to be told by the name of the test where there is no PostgreSQL.
    pub(crate) async fn on_each(test: &str) -> Vec<Self> {
        Self::on_each_with(test, |_| {}).await
    }

    pub(crate) async fn on_each_with(test: &str, change: impl Fn(&mut Config)) -> Vec<Self> {
        let mut houses = vec![Self::with(&change).await];
        if let Some(url) = quincunx_cluster::database(test) {
            let on_postgres = |config: &mut Config| {
                change(config);
                config.database = Database::Postgres(url);
            };
            houses.push(Self::with(on_postgres).await);
        }
        houses
    }

    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::of(*REGISTRY, change).await
    }

    /// One with other games.
    pub(crate) async fn of(registry: Registry, change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            database: folder.path().join("quincunx.db").into(),
            thinking: ThinkingTimes { least: Duration::ZERO, iterations_live: 5, ..ThinkingTimes::default() },
            limits: Limits { requests_in_ten_seconds: 1_000_000, ..Limits::default() },
            ..Config::default()
        };
        change(&mut config);
        Self::open(config, folder, registry).await
    }

    async fn open(config: Config, folder: TempDir, registry: Registry) -> Self {
        let store = SqlStore::open(&config.database).await.unwrap();
        let app = App::with(config.clone(), Box::new(store), registry).await.unwrap();
        Self { router: router(Arc::clone(&app)), app, config, folder, registry }
    }

    /// Stops the server and starts another one on the same database.
    pub(crate) async fn restart(self) -> Self {
        self.app.close().await;
        let Self { config, folder, app, router, registry } = self;
        drop((app, router));
        Self::open(config, folder, registry).await
    }

    pub(crate) fn person(&self) -> Person {
        Person { router: self.router.clone(), cookie: RefCell::default(), token: None }
    }

    /// The same person at the server after a restart.
    pub(crate) fn again(&self, person: &Person) -> Person {
        Person { router: self.router.clone(), cookie: person.cookie.clone(), token: person.token.clone() }
    }
}

pub(crate) struct Person {
    pub(crate) router: Router,
    pub(crate) cookie: RefCell<Option<String>>,
    /// A program has a token of a bot's in place of a cookie.
    pub(crate) token: Option<String>,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("not JSON: {}", String::from_utf8_lossy(&self.body)))
    }

    /// The body of an answer that must be a good one.
    #[track_caller]
    pub(crate) fn good(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, String::from_utf8_lossy(&self.body));
        self.json()
    }

    /// The body of an answer that must be this problem.
    #[track_caller]
    pub(crate) fn problem(&self, key: &str) -> Value {
        let problem = self.json();
        assert_eq!(problem["key"], key, "{problem}");
        assert_eq!(problem["status"], self.status.as_u16());
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json");
        problem
    }
}

impl Person {
    pub(crate) async fn get_known(&self) {
        if self.cookie.borrow().is_none() && self.token.is_none() {
            self.get("/api/me").await;
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path).body(Body::empty()).unwrap()).await
    }

    /// Gets a cookie first, if this person has none.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.get_known().await;
        let request = self.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn post_nothing(&self, path: &str) -> Answer {
        self.send(self.request(Method::POST, path).body(Body::empty()).unwrap()).await
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, "quincunx.test");
        let request = match &self.token {
            Some(token) => request.header(header::AUTHORIZATION, format!("Bearer {token}")),
            None => request,
        };
        match &*self.cookie.borrow() {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let (method, path) = (request.method().clone(), request.uri().to_string());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
            *self.cookie.borrow_mut() = Some(cookie.to_owned());
        }
        let kind = parts.headers.get(header::CONTENT_TYPE).map_or("", |kind| kind.to_str().unwrap());
        // An open stream has no end.
        let body: Vec<u8> =
            if kind == "text/event-stream" { Vec::new() } else { body.collect().await.unwrap().to_bytes().into() };
        let passes = matches!(parts.status.as_u16(), 429 | 503);
        assert_eq!(parts.headers.contains_key(header::RETRY_AFTER), passes, "{method} {path}: {}", parts.status);
        described::check(&method, &path, parts.status, kind, Some(&body));
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Makes a table with these seats; this person is Anna.
    pub(crate) async fn make(&self, seats: Value) -> String {
        let made = self.post("/api/tables", new_table(seats)).await.good();
        made["table"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn sit(&self, table: &str, name: &str) -> Answer {
        let body = json!({ "name": name, "contribution": contribution(name) });
        self.post(&format!("/api/tables/{table}/seats"), body).await
    }

    pub(crate) async fn info(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.good()
    }

    pub(crate) async fn observation(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/observation")).await.good()
    }

    /// Makes the choice with this place in the list, or the last one if there are fewer; gives the number and the action.
    pub(crate) async fn choose(&self, table: &str, place: usize) -> (u64, String) {
        let observation = self.observation(table).await;
        let choices = observation["observation"]["choices"].as_array().unwrap();
        let action = choices[place.min(choices.len() - 1)]["action"].as_str().unwrap();
        self.act(table, &observation["number"], action).await.good();
        (observation["number"].as_u64().unwrap(), action.to_owned())
    }

    pub(crate) async fn act(&self, table: &str, number: &Value, action: &str) -> Answer {
        self.post(&format!("/api/tables/{table}/act"), json!({ "number": number, "action": action })).await
    }

    pub(crate) async fn undo(&self, table: &str, number: &Value, agree: Option<bool>) -> Answer {
        let body = agree.map_or(json!({ "number": number }), |agree| json!({ "number": number, "agree": agree }));
        self.post(&format!("/api/tables/{table}/undo"), body).await
    }

    pub(crate) async fn resign(&self, table: &str) -> Answer {
        self.post_nothing(&format!("/api/tables/{table}/resign")).await
    }

    /// Gives up, unless by chance the computer has won already.
    pub(crate) async fn end(&self, table: &str) {
        let resigned = self.resign(table).await;
        if !resigned.status.is_success() {
            resigned.problem("over");
        }
    }
}

pub(crate) const ME: &str = "me";
pub(crate) const OPEN: &str = "open";
pub(crate) const INVITED: &str = "invited";
pub(crate) const COMPUTER: &str = "computer";

/// Seats by their kinds.
pub(crate) fn seats(kinds: &[&str]) -> Value {
    let seat = |kind: &&str| match *kind {
        COMPUTER => json!({ "kind": COMPUTER, "level": "random" }),
        kind => json!({ "kind": kind }),
    };
    kinds.iter().map(seat).collect()
}

pub(crate) fn new_table(seats: Value) -> Value {
    json!({
        "game": "in-flanders-field",
        "options": { "seats": seats.as_array().unwrap().len() },
        "seats": seats,
        "name": "Anna",
        "contribution": contribution("Anna"),
        "pace": "live",
    })
}

pub(crate) fn contribution(name: &str) -> String {
    quincunx_engine::Bytes32::hash(name).to_hex()
}

/// Anna and Béla at a table of two.
pub(crate) async fn two(house: &House) -> (Person, Person, String) {
    let (anna, bela) = (house.person(), house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&table, "Béla").await.good();
    (anna, bela, table)
}

/// Who of these is to act.
pub(crate) async fn to_act<'a>(table: &str, persons: &[&'a Person]) -> Option<&'a Person> {
    for person in persons {
        let info = person.info(table).await;
        if info["waiting"].as_array().unwrap().contains(&info["you"]) {
            return Some(person);
        }
    }
    None
}

/// Plays on, a little at random, until the game is over.
pub(crate) async fn play_out(table: &str, persons: &[&Person]) {
    let mut place = 0;
    while let Some(person) = to_act(table, persons).await {
        place = (place * 7 + 3) % 11;
        person.choose(table, place).await;
    }
}

/// So long is waited for what is due: a busy machine is slow, and only what never comes is a fault.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// Waits until something is so.
pub(crate) async fn until(mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < PATIENCE, "it does not come true");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
