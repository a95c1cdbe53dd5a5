//! HTTP requests: lines `PERSON METHOD PATH BODY` to a server in memory. `{table}` is the table that was made last in the
//! input; `{number}` and `{choice}` are the entries and the last choice of that person there.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Method, Request, header};
use http_body_util::BodyExt;
use quincunx_engine::Bytes32;
use quincunx_games::RegisteredGame;
use quincunx_server::{App, Config, Limits, ThinkingTimes, router};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

use crate::mutate::{self, number, once_in};
use crate::{Target, games};

pub(super) struct Http;

/// After so many inputs the server begins anew with an empty database. `cargo test` has fewer: what the server does not let go
/// of is then still there to be counted.
const INPUTS: u32 = 2_000;

/// At so many tables of each game is played, at most: what options there are is for the target `options`.
const TABLES: usize = 8;

/// A table that nobody has asked for so long is dropped from memory, so that what is held is what one has not let go of.
const IDLE: Duration = Duration::from_secs(1);

static HOUSE: Mutex<Option<House>> = Mutex::new(None);

impl Target for Http {
    fn name(&self) -> &'static str {
        "http"
    }

    fn corpus(&self) -> Vec<String> {
        let mut corpus = vec![everywhere(&mut House::new())];
        for game in quincunx_games::GAMES.iter() {
            let tables = games::tables(*game);
            let spread = tables.iter().step_by(tables.len().div_ceil(TABLES));
            corpus.extend(spread.map(|options| whole_game(*game, options)));
            corpus.extend(records(*game));
        }
        corpus
    }

    /// What is sent as a body is changed as JSON more often than as text.
    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String {
        let input = &corpus[number(corpus.len(), rng)];
        let mut lines: Vec<String> = input.lines().map(str::to_owned).collect();
        let bodies: Vec<(usize, Value)> = lines
            .iter()
            .enumerate()
            .filter_map(|(place, line)| Some((place, serde_json::from_str(line.splitn(4, ' ').nth(3)?).ok()?)))
            .collect();
        if bodies.is_empty() || once_in(3, rng) {
            return mutate::text(input, corpus, rng);
        }
        let (place, mut body) = bodies[number(bodies.len(), rng)].clone();
        let others: Vec<Value> = bodies.into_iter().map(|(_, body)| body).collect();
        mutate::json(&mut body, &others, rng);
        let head: Vec<&str> = lines[place].splitn(4, ' ').take(3).collect();
        lines[place] = format!("{} {body}", head.join(" "));
        lines.join("\n")
    }

    fn run(&self, input: &str) -> String {
        let mut house = HOUSE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut open = house.take().filter(|house| house.inputs < INPUTS).unwrap_or_else(House::new);
        open.inputs += 1;
        let told = open.run(input);
        *house = Some(open);
        told
    }
}

/// A server in memory.
struct House {
    runtime: Runtime,
    router: Router,
    _folder: TempDir,
    inputs: u32,
}

/// Who sends, and which table they are at.
#[derive(Default)]
struct Visit {
    cookies: [Option<String>; 4],
    table: String,
}

impl House {
    fn new() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("there can be a runtime");
        let folder = tempfile::tempdir().expect("there can be a folder");
        let config = Config {
            database: folder.path().join("quincunx.db").into(),
            thinking: ThinkingTimes {
                least: Duration::ZERO,
                iterations_live: 2,
                iterations_slow: 2,
                ..ThinkingTimes::default()
            },
            idle: IDLE,
            limits: Limits { requests_in_ten_seconds: u32::MAX, tables_in_an_hour: u32::MAX, ..Limits::default() },
            ..Config::default()
        };
        let app = runtime.block_on(App::open(config)).expect("there can be a server");
        Self { router: router(Arc::clone(&app)), runtime, _folder: folder, inputs: 0 }
    }

    fn run(&mut self, input: &str) -> String {
        let (mut visit, mut told) = (Visit::default(), String::new());
        for line in input.lines().take(60) {
            let answer = self.send(&mut visit, line).unwrap_or_else(|| "no request".into());
            if !told.ends_with(&answer) {
                write!(told, " {answer}").expect("a string takes everything");
            }
        }
        told
    }

    /// Sends the request of a line, and checks the answer; or tells nothing, if it is none.
    fn send(&mut self, visit: &mut Visit, line: &str) -> Option<String> {
        let mut parts = line.splitn(4, ' ');
        let person = parts.next()?.parse::<usize>().ok()? % visit.cookies.len();
        let method = Method::from_bytes(parts.next()?.as_bytes()).ok()?;
        let (path, body) = (parts.next()?, parts.next().unwrap_or_default());
        let (path, mut body) = (path.replace("{table}", &visit.table), body.replace("{table}", &visit.table));
        if body.contains("{number}") || body.contains("{choice}") {
            let (_, observation) =
                self.request(visit, person, Method::GET, &format!("/api/tables/{}/observation", visit.table), "")?;
            let choices = observation["observation"]["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
            let choice = choices.last().and_then(|choice| choice["action"].as_str()).unwrap_or("none");
            body = body.replace("{number}", &observation["number"].to_string()).replace("{choice}", choice);
        }
        let (status, answer) = self.request(visit, person, method, &path, &body)?;
        if let Some(table) = answer["table"].as_str() {
            table.clone_into(&mut visit.table);
        }
        Some(format!("{status}{}", answer["key"].as_str().unwrap_or_default()))
    }

    fn request(
        &mut self,
        visit: &mut Visit,
        person: usize,
        method: Method,
        path: &str,
        body: &str,
    ) -> Option<(u16, Value)> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "quincunx.test");
        if !body.is_empty() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        if let Some(cookie) = &visit.cookies[person] {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Body::from(body.to_owned())).ok()?;
        let router = self.router.clone();
        let (parts, bytes) = self.runtime.block_on(async {
            let (parts, body) = router.oneshot(request).await.expect("every request is answered").into_parts();
            let is_stream = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            (parts, if is_stream { first(body).await } else { body.collect().await.expect("it has an end").to_bytes() })
        });
        if let Some(cookie) = parts.headers.get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok()) {
            visit.cookies[person] = cookie.split(';').next().map(str::to_owned);
        }
        let status = parts.status.as_u16();
        let answer = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        assert!(status < 500 || status == 503, "{status}: {}", String::from_utf8_lossy(&bytes));
        if status >= 400 {
            let key = answer["key"].as_str().expect("an error has a key");
            assert!(key == "no-page" || !["frozen", "unavailable", "too-slow"].contains(&key), "{key}");
            assert_eq!(answer["status"], status, "{answer}");
        }
        Some((status, answer))
    }
}

/// The first events of a stream.
async fn first(mut body: Body) -> Bytes {
    let frame = body.frame().await.and_then(Result::ok).and_then(|frame| frame.into_data().ok());
    frame.expect("a stream begins with an event")
}

/// One request to each address that the server describes, so that those to come are among them.
fn everywhere(house: &mut House) -> String {
    let document =
        house.request(&mut Visit::default(), 0, Method::GET, "/api/openapi.json", "").expect("it is a request").1;
    let game = quincunx_games::GAMES[0];
    let mut lines = vec!["0 GET /api/me".into(), new_table(game, &games::tables(game)[0], &["me", "computer"])];
    for (path, methods) in document["paths"].as_object().expect("it has addresses") {
        let path = path.replace("{id}", "{table}").replace("{game}", game.info().id).replace("{language}", "hu");
        for method in methods.as_object().into_iter().flat_map(|methods| methods.keys()) {
            let body = if method == "post" { " {}" } else { "" };
            lines.push(format!("0 {} {path}{body}", method.to_uppercase()));
        }
    }
    lines.join("\n")
}

/// Persons make a table, sit down, play, take back, look, give up, and want another game.
fn whole_game(game: &dyn RegisteredGame, options: &Value) -> String {
    let (_, seats) = game.complete(options).expect("the options are good");
    let kinds: Vec<&str> = ["me", "open", "open", "open"].into_iter().take(seats).collect();
    let mut lines: Vec<String> = (0..seats).map(|person| format!("{person} GET /api/me")).collect();
    lines.push(new_table(game, options, &kinds));
    let id = game.info().id;
    lines.extend(
        ["check", "components"].map(|of| format!("0 POST /api/games/{id}/{of} {}", json!({ "options": options }))),
    );
    for person in 1..seats {
        let body = json!({ "name": "Béla", "contribution": contribution("Béla"), "seat": person });
        lines.push(format!("{person} POST /api/tables/{{table}}/seats {body}"));
    }
    for number in 0..4 {
        for person in 0..seats {
            lines.push(format!(
                "{person} POST /api/tables/{{table}}/act {{\"number\":{{number}},\"action\":\"{{choice}}\"}}"
            ));
        }
        lines.push(format!("{} GET /api/tables/{{table}}/observation?at={number}&as=spectator", number % seats));
    }
    for (person, request) in [
        (0, "GET /api/tables/{table}/events?after=1"),
        (0, "POST /api/tables/{table}/undo {\"number\":{number}}"),
        (1, "POST /api/tables/{table}/undo {\"number\":{number},\"agree\":true}"),
        (1, "GET /api/tables/{table}/log?from=2&as=1"),
        (0, "GET /api/tables?mine"),
        (1, "POST /api/tables/{table}/orders {\"order\":\"ask\"}"),
        (0, "POST /api/tables/{table}/resign"),
        (1, "POST /api/tables/{table}/resign"),
        (0, "GET /api/tables/{table}/record"),
        (0, "POST /api/tables/{table}/rematch"),
    ] {
        lines.push(format!("{person} {request}"));
    }
    lines.join("\n")
}

fn new_table(game: &dyn RegisteredGame, options: &Value, kinds: &[&str]) -> String {
    let level = game.levels()[0];
    let seat = |kind: &&str| {
        if *kind == "computer" { json!({ "kind": kind, "level": level }) } else { json!({ "kind": kind }) }
    };
    let body = json!({
        "game": game.info().id,
        "options": options,
        "seats": kinds.iter().map(seat).collect::<Vec<_>>(),
        "name": "Anna",
        "contribution": contribution("Anna"),
        "pace": "live",
    });
    format!("0 POST /api/tables {body}")
}

fn contribution(name: &str) -> String {
    Bytes32::hash(name).to_hex()
}

/// Records are checked and looked at.
fn records(game: &dyn RegisteredGame) -> Vec<String> {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    let of = |options: &Value| {
        let (record, _) = games::play(games::open(game, options, "http")?, 40, &mut rng);
        let replay = |at: u32, eyes: &str| json!({ "record": record, "at": at, "as": eyes });
        Some(
            [
                format!("0 POST /api/records/verify {}", json!(record)),
                format!("0 POST /api/records/replay {}", replay(3, "spectator")),
                format!("0 POST /api/records/log {}", replay(1, "everything")),
            ]
            .join("\n"),
        )
    };
    games::tables(game).iter().take(3).filter_map(of).collect()
}
