//! Records: downloaded, checked, tampered with, replayed.

use axum::http::header;
use serde_json::{Value, json};

use crate::house::{COMPUTER, House, ME, Person, new_table, play_out, seats, two};

/// A finished game and its record.
async fn finished(house: &House) -> (Person, String, Value) {
    let (anna, bela, table) = two(house).await;
    play_out(&table, &[&anna, &bela]).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.headers[header::CONTENT_DISPOSITION], format!("attachment; filename=\"quincunx-{table}.json\""));
    let record = record.good();
    (anna, table, record)
}

/// The outcome of each check, by its name.
async fn outcomes(person: &Person, record: &Value) -> Vec<(String, String)> {
    let verdict = person.post("/api/records/verify", record.clone()).await.good();
    let word = |check: &Value, field: &str| check[field].as_str().unwrap().to_owned();
    verdict["checks"].as_array().unwrap().iter().map(|check| (word(check, "of"), word(check, "outcome"))).collect()
}

async fn failed(person: &Person, record: &Value) -> Vec<String> {
    outcomes(person, record).await.into_iter().filter(|(_, outcome)| outcome == "failed").map(|(of, _)| of).collect()
}

#[tokio::test]
async fn the_own_record_is_genuine_and_a_tampered_one_is_not() {
    let house = House::new().await;
    let (anna, _, record) = finished(&house).await;
    let verdict = anna.post("/api/records/verify", record.clone()).await.good();
    assert!(outcomes(&anna, &record).await.iter().all(|(_, outcome)| outcome == "passed"), "{verdict}");
    assert_eq!(verdict["number"], record["entries"].as_array().unwrap().len());
    assert_eq!(verdict["signedHere"], true);

    let tampered = |change: fn(&mut Value)| {
        let mut record = record.clone();
        change(&mut record);
        record
    };
    let other_draw = tampered(|record| {
        let entries = record["entries"].as_array_mut().unwrap();
        let chance = entries.iter_mut().find(|entry| entry["kind"] == "chance").unwrap();
        chance["drawn"] = json!(chance["drawn"].as_u64().unwrap() ^ 1);
    });
    assert!(failed(&anna, &other_draw).await.contains(&"entries".to_owned()));
    let other_player = tampered(|record| record["seats"][0] = json!("Mallory"));
    assert!(failed(&anna, &other_player).await.contains(&"entries".to_owned()));
    let other_seed = tampered(|record| record["server_seed"] = record["contributions"][0].clone());
    assert!(failed(&anna, &other_seed).await.contains(&"commitment".to_owned()));
    let other_end = tampered(|record| record["seal"]["returns"] = json!("1/2 1/2"));
    assert_eq!(failed(&anna, &other_end).await, ["result", "signature"]);
    let other_key = tampered(|record| record["seal"]["key"] = record["commitment"].clone());
    assert_eq!(failed(&anna, &other_key).await, ["signature"]);
    let other_game = tampered(|record| record["game"] = json!("chess"));
    assert_eq!(failed(&anna, &other_game).await, ["rules"]);
}

#[tokio::test]
async fn another_server_checks_the_record_but_has_not_signed_it() {
    let (house, other) = (House::new().await, House::new().await);
    let (_, _, record) = finished(&house).await;
    let guest = other.person();
    assert!(failed(&guest, &record).await.is_empty());
    assert_eq!(guest.post("/api/records/verify", record).await.good()["signedHere"], false);
}

#[tokio::test]
async fn an_uploaded_record_replays_as_the_game_did() {
    let house = House::new().await;
    let (anna, table, record) = finished(&house).await;
    let number = record["entries"].as_array().unwrap().len();
    for (at, eyes) in [(0, "0"), (number / 3, "1"), (number / 2, "spectator"), (number, "everything")] {
        let kept = anna.get(&format!("/api/tables/{table}/observation?at={at}&as={eyes}")).await.good();
        let sent = anna.post("/api/records/replay", json!({ "record": record, "at": at, "as": eyes })).await.good();
        assert_eq!(sent, kept, "{at} {eyes}");
    }
    let kept = anna.get(&format!("/api/tables/{table}/components")).await.good();
    assert_eq!(anna.post("/api/records/components", record.clone()).await.good(), kept);
    let kept = anna.get(&format!("/api/tables/{table}/log?as=everything&from=5")).await.good();
    assert_eq!(anna.post("/api/records/log", json!({ "record": record, "at": 5 })).await.good(), kept);
    anna.post("/api/records/replay", json!({ "record": record, "at": 99_999 })).await.problem("no-such-number");
    anna.post("/api/records/replay", json!({ "record": record, "as": "7" })).await.problem("bad-request");
    anna.post("/api/records/verify", json!({ "record": "?" })).await.problem("bad-request");
}

#[tokio::test]
async fn no_secret_is_told_while_the_game_goes_on() {
    let house = House::new().await;
    let anna = house.person();
    let table = anna.make(seats(&[ME, COMPUTER])).await;
    let guest = house.person();
    let mut told = Vec::new();
    for path in ["", "/observation", "/log"] {
        for person in [&anna, &guest] {
            told.extend(person.get(&format!("/api/tables/{table}{path}")).await.body);
        }
    }
    told.extend(guest.get("/api/tables").await.body);
    let told = String::from_utf8(told).unwrap();
    let token = anna.cookie.borrow().clone().unwrap().split_once('=').unwrap().1.split('.').next().unwrap().to_owned();
    anna.end(&table).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.good();
    let seed = record["server_seed"].as_str().unwrap();
    for secret in [seed, &token, &quincunx_engine::Bytes32::hash(&token).to_hex()] {
        assert!(secret.len() == 64 && !told.contains(secret));
    }
    assert!(told.contains(record["commitment"].as_str().unwrap()));
}

#[tokio::test]
async fn a_component_file_is_told_by_its_hash_and_stands_in_the_record() {
    let house = House::new().await;
    let anna = house.person();
    let mut new = new_table(seats(&[ME, COMPUTER]));
    new["options"]["components"] = in_flanders_field::STANDARD.into();
    let made = anna.post("/api/tables", new).await.good();
    let table = made["table"].as_str().unwrap();
    let told = anna.info(table).await["options"]["components"].clone();
    anna.end(table).await;
    let record = anna.get(&format!("/api/tables/{table}/record")).await.good();
    let file = record["options"]["components"].as_str().unwrap();
    let hash = quincunx_engine::Bytes32::hash(file).to_hex();
    assert_eq!(told, format!("sha256:{hash}"), "a list of tables does not carry whole files");
    let read = |file: &str| file.parse::<toml::Table>().unwrap();
    assert_eq!(read(file), read(in_flanders_field::STANDARD), "all that is read of it");
    assert!(file.len() < in_flanders_field::STANDARD.len(), "and nothing else");
}
