//! Figures for Prometheus: all of them are documented and told, and their labels stay few whatever anybody sends.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use quincunx_games::GAMES;
use quincunx_server::{ProblemKey, operator};
use quincunx_toys::TOYS;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::house::{COMPUTER, House, ME, OPEN, new_table, play_out, seats, two, until};
use crate::stream::Stream;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What Prometheus is told.
async fn told(house: &House) -> String {
    let asked = Request::get("/metrics").body(Body::empty()).unwrap();
    let answer = operator(Arc::clone(&house.app), None).oneshot(asked).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/plain; version=0.0.4; charset=utf-8");
    String::from_utf8(answer.into_body().collect().await.unwrap().to_bytes().into()).unwrap()
}

/// The names of all figures.
fn names(told: &str) -> BTreeSet<&str> {
    told.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect()
}

/// The series with their values.
fn series(told: &str) -> BTreeMap<&str, f64> {
    let lines = told.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.rsplit_once(' ').map(|(name, value)| (name, value.parse().unwrap())).unwrap()).collect()
}

/// The labels of a series.
fn labels(series: &str) -> impl Iterator<Item = (&str, &str)> {
    let inside = series.split_once('{').map_or("", |(_, labels)| labels.trim_end_matches('}'));
    inside
        .split("\",")
        .filter_map(|label| label.split_once("=\""))
        .map(|(name, value)| (name, value.trim_end_matches('"')))
}

#[tokio::test]
async fn every_figure_is_told_documented_and_has_its_words() {
    let house = House::new().await;
    told(&house).await;
    let anna = house.person();
    let table = anna.make(seats(&[COMPUTER, COMPUTER])).await;
    let _stream = Stream::open(&anna, &table, None).await;
    let figures = async || told(&house).await;
    until(async || series(&figures().await).keys().any(|name| name.starts_with("quincunx_computer_thinking_seconds")))
        .await;
    let told = figures().await;

    let running = fs::read_to_string(Path::new(ROOT).join("docs/RUNNING.md")).unwrap();
    let rows = running.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let is_figure = |name: &&str| ["quincunx_", "process_"].iter().any(|begin| name.starts_with(begin));
    let documented: BTreeSet<&str> = rows.map(|(name, _)| name).filter(is_figure).collect();
    assert_eq!(names(&told), documented);

    let worded: BTreeSet<_> = told.lines().filter_map(|line| line.strip_prefix("# HELP ")?.split(' ').next()).collect();
    assert_eq!(worded, documented);

    let board = fs::read_to_string(Path::new(ROOT).join("ops/grafana.json")).unwrap();
    let board: Value = serde_json::from_str(&board).unwrap();
    let targets = board["panels"].as_array().unwrap().iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let shown: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
    let words = shown.iter().flat_map(|shown| shown.split(|letter: char| letter != '_' && !letter.is_alphanumeric()));
    let ends =
        |name: &str| ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).map(str::to_owned);
    let on_board: BTreeSet<String> =
        words.filter(is_figure).map(|name| ends(name).unwrap_or_else(|| name.to_owned())).collect();
    for name in &on_board {
        assert!(documented.contains(name.as_str()), "the board shows {name}, which is not told");
    }
    // Which version runs is no matter of time; of what every process has, some is enough.
    for name in documented.iter().filter(|name| name.starts_with("quincunx_") && **name != "quincunx_build_info") {
        assert!(on_board.contains(*name), "the board does not show {name}");
    }
}

#[tokio::test]
async fn what_happens_is_counted() {
    let house = House::new().await;
    let before = told(&house).await;
    let (anna, bela, table) = two(&house).await;
    let actor = crate::house::to_act(&table, &[&anna, &bela]).await.unwrap();
    let _stream = Stream::open(&anna, &table, None).await;
    actor.act(&table, &actor.observation(&table).await["number"], "nonsense").await.problem("unreadable");
    play_out(&table, &[&anna, &bela]).await;
    let after = told(&house).await;
    let grown = |name: &str| {
        let [before, after] = [&before, &after].map(|told| series(told).get(name).copied().unwrap_or_default());
        after - before
    };
    assert!(grown("quincunx_acts_total{game=\"in-flanders-field\",outcome=\"done\"}") > 10.0, "{after}");
    assert!(grown("quincunx_acts_total{game=\"in-flanders-field\",outcome=\"refused\"}") >= 1.0);
    assert!(grown("quincunx_refusals_total{reason=\"unreadable\"}") >= 1.0);
    let acts = "quincunx_http_request_duration_seconds_count{method=\"POST\",route=\"/api/tables/{id}/act\"}";
    assert!(grown(acts) > 10.0);
    assert!(grown("quincunx_database_seconds_count{statement=\"append\"}") > 5.0);
    let now = series(&after);
    assert_eq!(now["quincunx_live_tables{game=\"in-flanders-field\"}"], 1.0);
    assert_eq!(now["quincunx_open_streams{of=\"seats\"}"], 1.0);
    assert!(now["process_resident_memory_bytes"] > 1e6 && now["process_open_fds"] > 3.0);
}

#[tokio::test]
async fn labels_stay_few_whatever_is_sent() {
    let house = House::new().await;
    told(&house).await;
    let anna = house.person();
    for odd in 0..50 {
        for path in ["/api/tables/odd", "/api/odd/", "/odd", "/table/odd", "/api/games/odd", "/api/tables/odd/act/"] {
            anna.get(&format!("{path}{odd}")).await;
        }
        anna.get(&format!("/api/games/odd{odd}/rules/odd{odd}")).await;
        let mut table = new_table(seats(&[ME, OPEN]));
        table["game"] = json!(format!("odd{odd}\"}}\n"));
        anna.post("/api/tables", table).await.problem("no-such-game");
        let method = Method::from_bytes(format!("ODD{odd}").as_bytes()).unwrap();
        anna.send(anna.request(method, &format!("/api/tables?odd{odd}")).body(Body::empty()).unwrap()).await;
    }
    let told = told(&house).await;
    let described: Value = serde_json::from_str(quincunx_server::openapi()).unwrap();
    let paths = described["paths"].as_object().unwrap().keys().map(String::as_str);
    let routes: BTreeSet<&str> = paths.chain(["/table/{id}", "other"]).collect();
    // Other tests of the process have games of their own.
    let games: BTreeSet<&str> =
        GAMES.iter().map(|game| game.info().id).chain(TOYS.games().map(|game| game.info().id)).collect();
    for name in series(&told).keys() {
        for (label, value) in labels(name) {
            let is_known = match label {
                "game" => games.contains(value),
                "reason" => ProblemKey::ALL.iter().any(|key| key.key() == value),
                "route" => routes.contains(value),
                "method" => ["GET", "HEAD", "POST", "other"].contains(&value),
                "outcome" => ["done", "refused", "failed"].contains(&value),
                "of" => ["seats", "onlookers", "news"].contains(&value),
                "about" => ["name", "conduct", "cheating", "fault"].contains(&value),
                "statement" => value.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'_'),
                "version" => value == env!("CARGO_PKG_VERSION"),
                "le" => true,
                _ => false,
            };
            assert!(is_known, "{name}: {label} is {value}");
        }
    }
    let count = series(&told).len();
    assert!(count < 2_500, "{count} series");
}
