//! When the rules of a game get a new version, tables that began under the old one go on under it.

use std::sync::Arc;

use quincunx_server::{App, Registry, router};
use quincunx_store::SqlStore;
use quincunx_toys::{NIM_1, NIM_2};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::house::{COMPUTER, House, ME, OPEN, Person, contribution, play_out, seats, to_act, until};

static BEFORE: Registry = Registry::of(&[NIM_1]);
static AFTER: Registry = Registry::of(&[NIM_2]).with_older(&[NIM_1]);
static WITHOUT: Registry = Registry::of(&[NIM_2]);

/// The server with other games.
async fn with(house: House, registry: Registry) -> House {
    house.app.close().await;
    let store = SqlStore::open(&house.config.database).await.unwrap();
    let app = App::with(house.config.clone(), Box::new(store), registry).await.unwrap();
    House { router: router(Arc::clone(&app)), app, ..house }
}

async fn make(person: &Person, kinds: &[&str]) -> String {
    let table = json!({
        "game": "nim",
        "options": {},
        "seats": seats(kinds),
        "name": "Anna",
        "contribution": contribution("Anna"),
        "pace": "live",
    });
    person.post("/api/tables", table).await.good()["table"].as_str().unwrap().to_owned()
}

async fn record(person: &Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}/record")).await.good()
}

#[tokio::test]
async fn a_table_goes_on_under_the_rules_that_it_began_with() {
    let house = with(House::new().await, BEFORE).await;
    let (anna, bela) = (house.person(), house.person());
    let table = make(&anna, &[ME, OPEN]).await;
    bela.sit(&table, "Béla").await.good();
    to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, 0).await;
    let against_the_computer = make(&anna, &[ME, COMPUTER]).await;
    let not_begun = make(&anna, &[ME, OPEN]).await;

    let house = with(house, AFTER).await;
    let (anna, bela) = (house.again(&anna), house.again(&bela));
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    let choices = actor.observation(&table).await["observation"]["choices"].clone();
    assert!(choices.as_array().unwrap().iter().any(|choice| choice["action"] == "take(3)"), "{choices}");
    actor.choose(&table, 2).await;
    play_out(&table, &[&anna, &bela]).await;
    until(async || {
        play_out(&against_the_computer, &[&anna]).await;
        anna.info(&against_the_computer).await["status"] == "over"
    })
    .await;
    bela.sit(&not_begun, "Béla").await.good();
    play_out(&not_begun, &[&anna, &bela]).await;

    for (table, rules) in [(&table, 1), (&against_the_computer, 1), (&not_begun, 2)] {
        let record = record(&anna, table).await;
        assert_eq!(record["rules"], rules);
        let checked = anna.post("/api/records/verify", record.clone()).await.good();
        assert_eq!(
            (&checked["signedHere"], &checked["number"]),
            (&json!(true), &json!(record["entries"].as_array().unwrap().len()))
        );
        let replay = json!({ "record": record });
        anna.post("/api/records/replay", replay).await.good();
    }
}

#[tokio::test]
async fn a_table_of_unknown_rules_stands_still_until_they_are_known_again() {
    let house = with(House::new().await, BEFORE).await;
    let (anna, bela) = (house.person(), house.person());
    let [finished, table] = [make(&anna, &[ME, OPEN]).await, make(&anna, &[ME, OPEN]).await];
    bela.sit(&finished, "Béla").await.good();
    bela.sit(&table, "Béla").await.good();
    play_out(&finished, &[&anna, &bela]).await;
    let record = record(&anna, &finished).await;
    let before = anna.observation(&table).await;

    let house = with(house, WITHOUT).await;
    let anna = house.again(&anna);
    assert_eq!(anna.info(&table).await["status"], "frozen");
    anna.get(&format!("/api/tables/{table}/observation")).await.problem("frozen");
    anna.act(&table, &before["number"], "take(1)").await.problem("frozen");
    let checked = anna.post("/api/records/verify", record.clone()).await.good();
    assert_eq!(checked["checks"][0]["of"], "rules");
    assert_eq!(checked["checks"][0]["outcome"], "failed");
    anna.post("/api/records/replay", json!({ "record": record })).await.problem("no-such-rules");

    let house = with(house, AFTER).await;
    let (anna, bela) = (house.again(&anna), house.again(&bela));
    assert_eq!(anna.observation(&table).await, before);
    play_out(&table, &[&anna, &bela]).await;
}

#[tokio::test]
async fn whoever_plays_under_unknown_rules_can_leave_for_good() {
    let house = with(House::new().await, BEFORE).await;
    let (anna, bela) = (house.person(), house.person());
    sign_up(&anna, "Anna").await.good();
    let table = make(&anna, &[ME, OPEN]).await;
    bela.sit(&table, "Béla").await.good();

    let house = with(house, WITHOUT).await;
    house.again(&anna).post("/api/me/delete", json!({ "password": PASSWORD })).await.good();
    sign_in(&house.person(), "Anna", PASSWORD).await.problem("wrong-password");
    let info = house.again(&bela).info(&table).await;
    assert_eq!((&info["status"], &info["seats"][0]["name"]), (&json!("frozen"), &json!("")));

    let house = with(house, AFTER).await;
    assert_eq!(house.again(&bela).info(&table).await["status"], "frozen", "nobody waits for her");
}
