//! What the server refuses, and what it tells browsers.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, header};
use quincunx_server::ProblemKey;
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_stream::StreamExt;

use crate::house::{Answer, COMPUTER, House, ME, OPEN, Person, contribution, new_table, seats, two};

async fn from(address: &str, person: &Person, method: Method, path: &str, body: &str) -> Answer {
    let peer: SocketAddr = format!("{address}:4000").parse().unwrap();
    let request = person.request(method, path).header(header::CONTENT_TYPE, "application/json");
    person.send(request.extension(ConnectInfo(peer)).body(Body::from(body.to_owned())).unwrap()).await
}

#[tokio::test]
async fn requests_of_an_address_are_counted() {
    let house = House::with(|config| config.limits.requests_in_ten_seconds = 5).await;
    let guest = house.person();
    let games = async |address| from(address, &guest, Method::GET, "/api/games", "").await;
    for _ in 0..5 {
        games("192.0.2.1").await.good();
    }
    // Every two seconds one more is allowed: on a busy machine the sixth may be one of those.
    let mut answer = games("192.0.2.1").await;
    for _ in 0..20 {
        if answer.status.is_success() {
            answer = games("192.0.2.1").await;
        }
    }
    assert_eq!(answer.problem("too-many-requests")["status"], 429);
    games("192.0.2.2").await.good();
}

#[tokio::test]
async fn tables_of_an_address_are_counted_and_so_are_all() {
    let house = House::with(|config| {
        config.limits.tables_in_an_hour = 2;
        config.limits.tables_in_all = 3;
    })
    .await;
    let anna = house.person();
    anna.get_known().await;
    let table = new_table(seats(&[ME, OPEN])).to_string();
    let make = async |address| from(address, &anna, Method::POST, "/api/tables", &table).await;
    make("192.0.2.1").await.good();
    make("192.0.2.1").await.good();
    make("192.0.2.1").await.problem("too-many-tables");
    make("192.0.2.2").await.good();
    assert_eq!(make("192.0.2.3").await.problem("full")["status"], 503);
}

#[tokio::test]
async fn each_answer_has_an_id_of_its_own_whatever_the_client_says() {
    let house = House::new().await;
    let guest = house.person();
    let mut ids = BTreeSet::new();
    for path in ["/api/games", "/api/games", "/api/nothing", "/nothing", "/api/tables/0"] {
        let request = guest.request(Method::GET, path).header("x-request-id", "00000000cafe");
        let answer = guest.send(request.body(Body::empty()).unwrap()).await;
        let told: Vec<_> = answer.headers.get_all("x-request-id").iter().collect();
        let [id] = told[..] else { panic!("{path}: {told:?}") };
        let id = id.to_str().unwrap();
        assert!(id.len() == 12 && id.bytes().all(|digit| digit.is_ascii_hexdigit()) && id != "00000000cafe", "{id}");
        assert!(ids.insert(id.to_owned()), "{path}");
    }
}

/// Begins to send a body of which nothing comes, and waits until the server waits for it.
async fn begin_to_send(address: &str, person: &Person, path: &str) -> JoinHandle<()> {
    let peer: SocketAddr = format!("{address}:4000").parse().unwrap();
    let (asks, asked) = oneshot::channel();
    let nothing = tokio_stream::once(asks).then(async |asks: oneshot::Sender<()>| {
        asks.send(()).unwrap();
        std::future::pending::<Result<&str, Infallible>>().await
    });
    let request = person.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
    let request = request.extension(ConnectInfo(peer)).body(Body::from_stream(nothing)).unwrap();
    let router = person.router.clone();
    let sending = tokio::spawn(async move { drop(tower::ServiceExt::oneshot(router, request).await) });
    asked.await.unwrap();
    sending
}

/// A body takes a multiple of its size when it is read, and may come as slowly as its sender likes.
#[tokio::test]
async fn few_records_are_sent_at_the_same_time() {
    let house = House::with(|config| {
        config.limits.records_sent = 1;
        config.limits.records_sent_in_all = 2;
    })
    .await;
    let anna = house.person();
    let verify = "/api/records/verify";
    let send = async |address, size| from(address, &anna, Method::POST, verify, &" ".repeat(size)).await;
    let _first = begin_to_send("192.0.2.1", &anna, verify).await;
    send("192.0.2.1", 40_000).await.problem("too-many-requests");
    send("192.0.2.1", 30_000).await.problem("bad-request");
    send("192.0.2.2", 40_000).await.problem("bad-request");
    let second = begin_to_send("192.0.2.2", &anna, verify).await;
    send("192.0.2.3", 40_000).await.problem("too-many-requests");
    second.abort();
    assert!(second.await.is_err());
    send("192.0.2.3", 40_000).await.problem("bad-request");
}

#[tokio::test]
async fn streams_of_an_address_are_counted_and_given_back() {
    let house = House::with(|config| config.limits.streams = 2).await;
    let (anna, _, table) = two(&house).await;
    let path = format!("/api/tables/{table}/events");
    let open = async || {
        let request = anna.request(Method::GET, &path).body(Body::empty()).unwrap();
        tower::ServiceExt::oneshot(anna.router.clone(), request).await.unwrap()
    };
    let (first, _second) = (open().await, open().await);
    assert_eq!(open().await.status(), 429);
    drop(first);
    assert_eq!(open().await.status(), 200);
}

/// It tells what a seat sees.
#[tokio::test]
async fn a_stream_stays_in_no_cache() {
    let house = House::new().await;
    let (anna, _, table) = two(&house).await;
    let request = anna.request(Method::GET, &format!("/api/tables/{table}/events")).body(Body::empty()).unwrap();
    let stream = tower::ServiceExt::oneshot(anna.router.clone(), request).await.unwrap();
    assert_eq!(stream.headers()[header::CACHE_CONTROL], "no-store, no-transform");
}

/// As many as there may be in all, from as many addresses as that takes, all at one table.
#[tokio::test]
async fn onlookers_keep_nobody_who_sits_at_the_table_from_watching() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let (anna, bela, table) = two(&house).await;
    let path = format!("/api/tables/{table}/events");
    let open = async |person: &Person, address: String| {
        let request = person.request(Method::GET, &path).header("x-forwarded-for", address);
        tower::ServiceExt::oneshot(person.router.clone(), request.body(Body::empty()).unwrap()).await.unwrap()
    };
    let limits = &house.config.limits;
    let guest = house.person();
    let mut streams = Vec::new();
    for number in 0..limits.streams_in_all {
        streams.push(open(&guest, format!("192.0.2.{}", number / limits.streams)).await);
    }
    let opened = streams.iter().filter(|stream| stream.status() == 200).count();
    assert!(opened >= limits.streams_in_all / 2, "{opened}");
    for (person, address) in [(&anna, "198.51.100.1"), (&bela, "192.0.2.3")] {
        assert_eq!(open(person, address.into()).await.status(), 200, "{address}");
    }
    assert_eq!(open(&house.person(), "198.51.100.2".into()).await.status(), 200, "who has none may look on");
}

#[tokio::test]
async fn a_cookie_that_was_not_given_out_is_nobodys() {
    let house = House::new().await;
    let (anna, mallory) = (house.person(), house.person());
    let token = "ab".repeat(32);
    let invented = [token.clone(), format!("{token}.{}", "cd".repeat(32)), format!("{token}.")];
    for invented in invented {
        *mallory.cookie.borrow_mut() = Some(format!("quincunx={invented}"));
        mallory.post("/api/tables", new_table(seats(&[ME, OPEN]))).await.problem("no-cookie");
        assert_eq!(mallory.get("/api/me").await.good(), json!({ "known": false, "account": null }));
        mallory.make(seats(&[ME, OPEN])).await;
        let given = mallory.cookie.borrow().clone().unwrap();
        assert!(!given.contains(&token), "{given}");
    }
    let table = anna.make(seats(&[ME, OPEN])).await;
    let real = anna.cookie.borrow().clone().unwrap();
    assert_eq!(anna.info(&table).await["you"], 0);
    let last = if real.ends_with('0') { '1' } else { '0' };
    *anna.cookie.borrow_mut() = Some(format!("{}{last}", &real[..real.len() - 1]));
    assert_eq!(anna.info(&table).await["you"], Value::Null, "a signature that is almost right is wrong");
    let house = house.restart().await;
    *anna.cookie.borrow_mut() = Some(real);
    assert_eq!(house.again(&anna).info(&table).await["you"], 0, "the key stays the same");
}

/// Where a browser keeps no cookies nobody could ever act for its seat, and the others would wait.
#[tokio::test]
async fn who_keeps_no_cookie_gets_no_seat() {
    let house = House::new().await;
    let (anna, forgetful) = (house.person(), house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    let sits = json!({ "name": "Béla", "contribution": contribution("Béla") });
    for (path, body) in
        [(format!("/api/tables/{table}/seats"), sits), ("/api/tables".into(), new_table(seats(&[ME, OPEN])))]
    {
        for _ in 0..2 {
            forgetful.get("/api/me").await.good();
            *forgetful.cookie.borrow_mut() = None;
            let request = forgetful.request(Method::POST, &path).header(header::CONTENT_TYPE, "application/json");
            forgetful.send(request.body(Body::from(body.to_string())).unwrap()).await.problem("no-cookie");
        }
    }
    assert_eq!(anna.info(&table).await["seats"][1]["kind"], "open");
    assert_eq!(anna.get("/api/tables").await.good().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_host_of_another_name_is_refused() {
    let house = House::with(|config| config.hosts = vec!["play.example.org".into(), "[::1]".into()]).await;
    let guest = house.person();
    let ask = async |host: &str, path: &str| {
        let request = axum::http::Request::builder().uri(path).header(header::HOST, host);
        guest.send(request.body(Body::empty()).unwrap()).await
    };
    for host in ["play.example.org", "Play.Example.Org:8017", "[::1]:8017", "[::1]"] {
        ask(host, "/api/games").await.good();
    }
    for host in ["evil.test", "play.example.org.evil.test", "127.0.0.1:8017", ""] {
        for path in ["/api/games", "/", "/api/tables/none/events"] {
            assert_eq!(ask(host, path).await.problem("wrong-host")["status"], 421);
        }
    }
    let without = axum::http::Request::builder().uri("/api/games").body(Body::empty()).unwrap();
    guest.send(without).await.problem("wrong-host");
}

#[tokio::test]
async fn bodies_are_bounded_and_must_be_json() {
    let house = House::new().await;
    let anna = house.person();
    let mut large = new_table(seats(&[ME, OPEN]));
    large["name"] = json!("x".repeat(200_000));
    assert_eq!(anna.post("/api/tables", large.clone()).await.problem("too-large")["status"], 413);
    assert_ne!(anna.post("/api/records/verify", large).await.status, 413, "records may be larger");
    let request = anna.request(Method::POST, "/api/tables").header(header::CONTENT_TYPE, "text/plain");
    let plain = new_table(seats(&[ME, OPEN])).to_string();
    anna.send(request.body(Body::from(plain)).unwrap()).await.problem("bad-type");
    let request = anna.request(Method::POST, "/api/tables").header(header::CONTENT_TYPE, "application/json");
    anna.send(request.body(Body::from("{")).unwrap()).await.problem("bad-request");
}

#[tokio::test]
async fn other_pages_cannot_act() {
    let house = House::new().await;
    let (anna, _, table) = two(&house).await;
    let path = format!("/api/tables/{table}/resign");
    for (name, value) in
        [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "https://evil.test")]
    {
        let request = anna.request(Method::POST, &path).header(name, value);
        anna.send(request.body(Body::empty()).unwrap()).await.problem("cross-site");
    }
    assert_eq!(anna.info(&table).await["status"], "playing");
    let request = anna.request(Method::POST, &path).header("origin", "http://quincunx.test");
    anna.send(request.body(Body::empty()).unwrap()).await.good();
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_pages() {
    let cookie = |headers: &HeaderMap| headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    for behind_proxy in [false, true] {
        let house = House::with(|config| config.behind_proxy = behind_proxy).await;
        let anna = house.person();
        let me = async || {
            let request = anna.request(Method::GET, "/api/me").header("x-forwarded-proto", "https");
            anna.send(request.body(Body::empty()).unwrap()).await
        };
        let asked = me().await;
        assert_eq!(asked.good(), json!({ "known": false, "account": null }));
        let cookie = cookie(&asked.headers);
        assert_eq!(cookie.starts_with("__Host-quincunx="), behind_proxy, "{cookie}");
        assert!(cookie.contains("; Path=/;") && !cookie.contains("Domain"), "{cookie}");
        assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
        assert_eq!(cookie.ends_with("; Secure"), behind_proxy, "{cookie}");
        let again = me().await;
        assert_eq!(again.good(), json!({ "known": true, "account": null }));
        assert!(!again.headers.contains_key(header::SET_COOKIE), "one token is enough");
    }
}

#[tokio::test]
async fn every_answer_has_the_headers_of_security() {
    let house = House::new().await;
    let guest = house.person();
    for path in ["/", "/api/games", "/api/nothing", "/nothing", "/table/1"] {
        let answer = guest.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        for part in
            ["default-src 'none'", "script-src 'self'", "style-src 'self'", "object-src 'none'", "base-uri 'none'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(answer.headers[header::REFERRER_POLICY], "no-referrer");
        assert!(answer.headers.contains_key("permissions-policy"));
    }
    assert_eq!(guest.get("/api/games").await.headers[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn what_is_not_there_is_a_problem_too() {
    let house = House::new().await;
    let guest = house.person();
    guest.get("/api/nothing").await.problem("not-found");
    guest.get("/nothing/at/all").await.problem("not-found");
    guest.get("/../Cargo.toml").await.problem("not-found");
    guest.post("/api/games", json!({})).await.problem("bad-method");
    guest.get("/api/tables/none").await.problem("no-such-table");
    guest.get("/api/tables/none/events").await.problem("no-such-table");
    guest.sit("none", "Anna").await.problem("no-such-table");
    guest.get("/api/tables?from=x&mine=1&as").await.good();
    guest.get("/api/tables/none/observation?at=x").await.problem("bad-request");
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let house = House::new().await;
    let guest = house.person();
    let document = guest.get("/api/openapi.json").await.good();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 17, "{}", paths.len());
    for (path, methods) in paths {
        let address = path.replace("{id}", "none").replace("{game}", "none").replace("{language}", "en");
        for method in methods.as_object().unwrap().keys().filter(|key| *key != "parameters") {
            let answer = match method.as_str() {
                "get" => guest.get(&address).await,
                _ => guest.post(&address, json!({})).await,
            };
            let key = serde_json::from_slice::<Value>(&answer.body).map(|body| body["key"].clone()).unwrap_or_default();
            assert!(key != "not-found" && key != "bad-method", "{method} {path} is described, but is not there");
        }
    }
    for schema in ["NewTable", "TableInfo", "TakeSeat", "Act", "Undo", "Done", "Problem", "Replay", "CheckedRecord"] {
        assert!(document["components"]["schemas"][schema].is_object(), "{schema}");
    }
}

#[tokio::test]
async fn a_problem_has_the_key_and_status_of_the_list() {
    let house = House::with(|config| config.limits.tables_in_an_hour = 1).await;
    let anna = house.person();
    let table = anna.make(seats(&[ME, COMPUTER])).await;
    let problems = [
        anna.post("/api/tables", new_table(seats(&[ME, OPEN]))).await,
        anna.get(&format!("/api/tables/{table}/record")).await,
        anna.sit(&table, "\u{7}").await,
    ];
    for problem in problems {
        let told = problem.json();
        let key = ProblemKey::ALL.iter().find(|key| told["key"] == key.key()).unwrap();
        assert_eq!((key.status(), told["type"].as_str()), (problem.status, Some("about:blank")));
    }
}
