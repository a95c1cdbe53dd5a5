//! The operator's own address.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use quincunx_server::operator;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::faults::haunted;
use crate::house::{COMPUTER, House, ME, OPEN, Person, play_out, seats, to_act, two, until};

/// Asks the operator's address, which asks for this token, with these headers.
async fn ask(house: &House, token: Option<&str>, request: Request<Body>) -> Response {
    operator(Arc::clone(&house.app), token).oneshot(request).await.unwrap()
}

fn request(method: Method, path: &str, body: &str) -> Request<Body> {
    let request = Request::builder().method(method).uri(path).header(header::HOST, "127.0.0.1:9464");
    request.body(Body::from(body.to_owned())).unwrap()
}

pub(crate) async fn send(house: &House, method: Method, path: &str, body: &str) -> Response {
    ask(house, None, request(method, path, body)).await
}

async fn read(response: Response) -> String {
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().into()).unwrap()
}

pub(crate) async fn read_json(response: Response) -> Value {
    assert_eq!(response.status(), StatusCode::OK);
    serde_json::from_str(&read(response).await).unwrap()
}

/// What somebody is told by the operator.
async fn told(person: &Person) -> Option<String> {
    let headers = person.get("/api/tables").await.headers;
    headers.get("x-announcement").map(|told| told.to_str().unwrap().to_owned())
}

#[tokio::test]
async fn only_the_operator_s_token_opens_the_operator_s_address() {
    let house = House::new().await;
    let status = async |token, sent: Option<&str>, path: &str| {
        let mut request = request(Method::GET, path, "");
        if let Some(sent) = sent {
            request.headers_mut().insert(header::AUTHORIZATION, sent.parse().unwrap());
        }
        ask(&house, token, request).await.status()
    };
    let paths =
        ["/", "/page.js", "/page.css", "/metrics", "/announcement", "/reports", "/tables", "/tables/odd/record"];
    for path in paths {
        // "operator:another", "anna:the token", "operator", and what is no base64.
        for wrong in [
            None,
            Some("Bearer another"),
            Some("Bearer"),
            Some("Basic b3BlcmF0b3I6YW5vdGhlcg=="),
            Some("Basic YW5uYTp0aGUgdG9rZW4="),
            Some("Basic b3BlcmF0b3I="),
            Some("Basic !"),
            Some("the token"),
        ] {
            assert_eq!(status(Some("the token"), wrong, path).await, StatusCode::UNAUTHORIZED, "{path} {wrong:?}");
        }
    }
    // "operator:the token"
    for right in ["Bearer the token", "Basic b3BlcmF0b3I6dGhlIHRva2Vu"] {
        for path in &paths[..7] {
            assert_eq!(status(Some("the token"), Some(right), path).await, StatusCode::OK, "{path} {right}");
            assert_eq!(status(None, None, path).await, StatusCode::OK, "{path}: where none is set, none is asked for");
        }
    }
    let asked = ask(&house, Some("the token"), request(Method::GET, "/", "")).await;
    assert!(asked.headers()[header::WWW_AUTHENTICATE].to_str().unwrap().starts_with("Basic "), "a browser asks for it");
}

#[tokio::test]
async fn no_other_page_acts_as_the_operator() {
    let house = House::new().await;
    let changing = [
        (Method::PUT, "/announcement"),
        (Method::PUT, "/log"),
        (Method::POST, "/tables/odd/close"),
        (Method::POST, "/reports/odd/settle"),
        (Method::POST, "/reports/odd/take-name"),
    ];
    for (method, path) in changing {
        let mut cross = request(method.clone(), path, "hello");
        cross.headers_mut().insert("sec-fetch-site", "cross-site".parse().unwrap());
        assert_eq!(ask(&house, None, cross).await.status(), StatusCode::FORBIDDEN, "{path}");
        let mut named = request(method, path, "hello");
        named.headers_mut().insert(header::HOST, "evil.example".parse().unwrap());
        assert_eq!(ask(&house, None, named).await.status(), StatusCode::MISDIRECTED_REQUEST, "{path}");
    }
    assert_eq!(told(&house.person()).await, None);
    let page = send(&house, Method::GET, "/", "").await;
    assert!(page.headers()[header::CONTENT_SECURITY_POLICY].to_str().unwrap().contains("frame-ancestors 'none'"));
    assert_eq!(page.headers()[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn what_the_operator_tells_everybody_goes_with_every_answer() {
    let house = House::new().await;
    let anna = house.person();
    assert_eq!(told(&anna).await, None);
    let tell = async |text: &str| send(&house, Method::PUT, "/announcement", text).await.status();
    assert_eq!(tell(" Öt perc múlva újraindul. ").await, StatusCode::NO_CONTENT);
    let told_now = "%C3%96t%20perc%20m%C3%BAlva%20%C3%BAjraindul%2E";
    assert_eq!(told(&anna).await.as_deref(), Some(told_now));
    let refused = anna.get("/api/tables/odd").await;
    refused.problem("no-such-table");
    assert_eq!(refused.headers["x-announcement"], told_now);
    assert_eq!(read_json(send(&house, Method::GET, "/announcement", "").await).await, "Öt perc múlva újraindul.");

    for bad in ["two\nlines", "\u{7}", &"ő".repeat(281)] {
        assert_eq!(tell(bad).await, StatusCode::BAD_REQUEST, "{bad:?}");
        assert_eq!(told(&anna).await.as_deref(), Some(told_now), "nothing has changed");
    }
    assert_eq!(tell("").await, StatusCode::NO_CONTENT);
    assert_eq!(told(&anna).await, None);
    assert_eq!(read_json(send(&house, Method::GET, "/announcement", "").await).await, Value::Null);
}

#[tokio::test]
async fn a_table_that_the_operator_closes_stands_still_and_says_why() {
    for house in House::on_each("a_table_that_the_operator_closes_stands_still_and_says_why").await {
        let (anna, bela, table) = two(&house).await;
        anna.info(&table).await;
        let close = async |table: &str, reason: &str| {
            send(&house, Method::POST, &format!("/tables/{table}/close"), reason).await.status()
        };
        let stopped = async || {
            let told = read_json(send(&house, Method::GET, "/tables", "").await).await;
            told.as_array().unwrap().iter().map(|table| table["id"].clone()).collect::<Vec<_>>()
        };
        let record = async |table: &str| send(&house, Method::GET, &format!("/tables/{table}/record"), "").await;
        assert!(stopped().await.is_empty());
        assert_eq!(record(&table).await.status(), StatusCode::CONFLICT, "it tells secrets of a game that goes on");
        for bad in ["", "  ", "two\nlines", &"ő".repeat(281)] {
            assert_eq!(close(&table, bad).await, StatusCode::BAD_REQUEST, "{bad:?}");
        }
        assert_eq!(close("odd", "It is not there.").await, StatusCode::NOT_FOUND);
        assert_eq!(anna.info(&table).await["status"], "playing");

        assert_eq!(close(&table, "Two of three are away.").await, StatusCode::NO_CONTENT);
        for person in [&anna, &bela] {
            let info = person.info(&table).await;
            assert_eq!((&info["status"], &info["closed"]), (&json!("frozen"), &json!("Two of three are away.")));
            assert_eq!(info["waiting"], json!([]));
            person.act(&table, &json!(0), "stop").await.problem("frozen");
            person.resign(&table).await.problem("frozen");
        }
        assert_eq!(stopped().await, [json!(table)]);
        let record = read_json(record(&table).await).await;
        assert!(record["seal"].is_null(), "it has no end");
        let verdict = anna.post("/api/records/verify", record).await.good();
        let failed = verdict["checks"].as_array().unwrap().iter().filter(|check| check["outcome"] == "failed");
        let failed: Vec<_> = failed.map(|check| &check["of"]).collect();
        assert_eq!(failed, ["result", "signature"], "all is right but that it has no end: {verdict}");

        // With a game of computers alone, one that waits for its beginning, and one that is over.
        let computers = anna.make(seats(&[COMPUTER, COMPUTER])).await;
        _ = close(&computers, "They are slow.").await;
        until(async || ["frozen", "over"].contains(&anna.info(&computers).await["status"].as_str().unwrap())).await;
        let before = anna.info(&computers).await;
        let waits = anna.make(seats(&[ME, OPEN])).await;
        assert_eq!(close(&waits, "Nobody comes.").await, StatusCode::NO_CONTENT);
        anna.get(&format!("/api/tables/{waits}")).await.problem("no-such-table");
        let (cili, dora, over) = two(&house).await;
        play_out(&over, &[&cili, &dora]).await;
        assert_eq!(close(&over, "It is over.").await, StatusCode::CONFLICT);
        assert_eq!(cili.info(&over).await["closed"], Value::Null);

        let house = house.restart().await;
        let anna = house.again(&anna);
        assert_eq!(anna.info(&table).await["closed"], "Two of three are away.");
        assert_eq!(anna.info(&computers).await["number"], before["number"], "nothing has gone on");
    }
}

#[tokio::test]
async fn a_table_that_a_fault_has_stopped_is_listed_and_its_record_is_had() {
    let (house, anna, bela, table) = haunted("propose", &[ME, OPEN]).await;
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    actor.act(&table, &actor.observation(&table).await["number"], "roll").await.problem("frozen");
    let listed = read_json(send(&house, Method::GET, "/tables", "").await).await;
    assert_eq!((&listed[0]["id"], &listed[0]["closed"]), (&json!(table), &Value::Null));
    let record = read_json(send(&house, Method::GET, &format!("/tables/{table}/record"), "").await).await;
    assert_eq!(record["game"], "in-flanders-field");
    let close = format!("/tables/{table}/close");
    assert_eq!(send(&house, Method::POST, &close, "The fault is known.").await.status(), StatusCode::NO_CONTENT);
    assert_eq!(house.person().info(&table).await["closed"], "The fault is known.");
}
