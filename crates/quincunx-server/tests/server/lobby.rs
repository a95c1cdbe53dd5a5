//! The lobby's list: who is on it, in which order, and for how long.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

use crate::house::{COMPUTER, House, INVITED, ME, OPEN, Person, contribution, new_table, seats, two, until};
use crate::stream::Stream;

async fn make_from(person: &Person, address: &str, pace: &str) -> String {
    let mut new = new_table(seats(&[ME, OPEN]));
    new["pace"] = json!(pace);
    person.get_known().await;
    let request = person.request(Method::POST, "/api/tables").header("x-forwarded-for", address);
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let made = person.send(request.body(Body::from(new.to_string())).unwrap()).await.good();
    made["table"].as_str().unwrap().to_owned()
}

fn ids(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn whoever_makes_an_open_table_sits_at_it() {
    let house = House::new().await;
    let anna = house.person();
    for kinds in [&[OPEN, OPEN][..], &[OPEN, COMPUTER], &[OPEN, OPEN, COMPUTER]] {
        anna.post("/api/tables", new_table(seats(kinds))).await.problem("bad-seats");
    }
    assert_eq!(anna.get("/api/tables").await.good(), json!([]));
}

#[tokio::test]
async fn a_seat_is_given_up_and_a_table_closed_before_the_game_alone() {
    let house = House::new().await;
    let (anna, bela, cili) = (house.person(), house.person(), house.person());
    for (kind, told) in [(OPEN, 1), (INVITED, 0)] {
        let table = anna.make(seats(&[ME, kind, kind])).await;
        let leave = format!("/api/tables/{table}/leave");
        let invite = anna.info(&table).await["invite"].clone();
        let sits = json!({ "name": "Béla", "contribution": contribution("Béla"), "invite": invite });
        bela.post_nothing(&leave).await.problem("not-your-table");
        bela.post(&format!("/api/tables/{table}/seats"), sits.clone()).await.good();
        let mut stream = Stream::open(&anna, &table, None).await;
        assert_eq!(bela.post_nothing(&leave).await.good(), json!({ "closed": false }));
        bela.post_nothing(&leave).await.problem("not-your-table");
        let seat = anna.info(&table).await["seats"][1].clone();
        assert_eq!((&seat["kind"], &seat["name"]), (&json!(kind), &Value::Null), "free as it was");
        // The others are told.
        while stream.up_to("table").await.pop().unwrap().data["seats"][1]["kind"] != kind {}
        bela.post(&format!("/api/tables/{table}/seats"), sits).await.good();
        assert_eq!(ids(&cili.get("/api/tables").await.good()).len(), told);
        cili.post_nothing(&leave).await.problem("not-your-table");
        assert_eq!(anna.post_nothing(&leave).await.good(), json!({ "closed": true }));
        anna.post_nothing(&leave).await.problem("no-such-table");
        bela.get(&format!("/api/tables/{table}")).await.problem("no-such-table");
        assert_eq!(bela.get("/api/tables?mine").await.good(), json!([]));
        assert_eq!(cili.get("/api/tables").await.good(), json!([]));
    }
    let (anna, bela, playing) = two(&house).await;
    for person in [&anna, &bela] {
        person.post_nothing(&format!("/api/tables/{playing}/leave")).await.problem("begun");
    }
}

#[tokio::test]
async fn one_address_does_not_push_the_others_off_the_list() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let bela = house.person();
    let early = make_from(&bela, "198.51.100.1", "slow").await;
    for _ in 0..60 {
        // Everybody is somebody else, by the cookie.
        make_from(&house.person(), "192.0.2.1", "slow").await;
    }
    let first = ids(&bela.get("/api/tables").await.good());
    assert_eq!(first.len(), 50);
    assert!(first[..2].contains(&early), "everybody has one table before anybody has two");
    let second = ids(&bela.get("/api/tables?page=1").await.good());
    assert_eq!(second.len(), 11);
    assert!(second.iter().all(|id| !first.contains(id)));
    assert_eq!(bela.get("/api/tables?page=2").await.good(), json!([]));
    bela.get("/api/tables?page=-1").await.problem("bad-request");
}

/// An id can be asked for with the table. That of another's table is refused, and the table stays its maker's.
#[tokio::test]
async fn who_asks_for_anothers_table_does_not_become_its_maker() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let mut others = Vec::new();
    for number in 0..5 {
        others.push(make_from(&house.person(), &format!("198.51.100.{number}"), "slow").await);
    }
    let mallory = house.person();
    mallory.get_known().await;
    for id in &others {
        let mut new = new_table(seats(&[ME, OPEN]));
        new["table"] = json!(id);
        let request = mallory.request(Method::POST, "/api/tables").header("x-forwarded-for", "192.0.2.1");
        let request = request.header(header::CONTENT_TYPE, "application/json");
        mallory.send(request.body(Body::from(new.to_string())).unwrap()).await.problem("stale");
    }
    for _ in 0..50 {
        make_from(&mallory, "192.0.2.1", "slow").await;
    }
    let first = ids(&mallory.get("/api/tables").await.good());
    assert!(others.iter().all(|id| first.contains(id)), "everybody has one table before anybody has two");
}

#[tokio::test]
async fn a_live_table_leaves_the_list_when_its_maker_goes() {
    let house = House::with(|config| {
        config.waiting.look = Duration::from_millis(50);
        config.waiting.away = Duration::from_secs(2);
    })
    .await;
    let anna = house.person();
    let (live, slow) = (make_from(&anna, "", "live").await, make_from(&anna, "", "slow").await);
    let stream = Stream::open(&anna, &live, None).await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let mut list = ids(&anna.get("/api/tables").await.good());
    list.sort();
    let mut both = [live.clone(), slow.clone()];
    both.sort();
    assert_eq!(list, both, "its maker is there");
    drop(stream);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(4) {
        anna.info(&live).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(ids(&anna.get("/api/tables").await.good()).len(), 2, "a page without a stream asks, and is there too");
    until(async || ids(&anna.get("/api/tables").await.good()) == [slow.clone()]).await;
    assert_eq!(anna.info(&live).await["status"], "waiting", "whoever comes back finds it");
}

/// Nobody looks who is there, so only what happens at the table can tell it.
#[tokio::test]
async fn who_sits_down_is_seen() {
    let house = House::with(|config| {
        config.waiting.look = Duration::from_secs(3_600);
        config.waiting.away = Duration::from_secs(4);
    })
    .await;
    let (anna, bela) = (house.person(), house.person());
    let mut new = new_table(seats(&[ME, OPEN, OPEN]));
    new["pace"] = json!("live");
    let table = [anna.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned()];
    assert_eq!(ids(&bela.get("/api/tables").await.good()), table, "whoever makes a table is there");
    until(async || bela.get("/api/tables").await.good() == json!([])).await;
    bela.sit(&table[0], "Béla").await.good();
    assert_eq!(ids(&bela.get("/api/tables").await.good()), table, "and so is whoever sits down");
}
