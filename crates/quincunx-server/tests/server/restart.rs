//! A server that stops and starts again loses nothing.

use std::time::{Duration, Instant};

use quincunx_server::App;
use serde_json::json;

use crate::house::{COMPUTER, House, ME, OPEN, play_out, seats, to_act, two, until};

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    for house in House::on_each("a_game_goes_on_after_a_restart").await {
        let (anna, bela, table) = two(&house).await;
        for place in 0..6 {
            to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, place).await;
        }
        let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
        let (number, action) = actor.choose(&table, 0).await;
        let is_anna = std::ptr::eq(actor, &anna);
        let before = (anna.observation(&table).await, bela.observation(&table).await, anna.info(&table).await);

        let house = house.restart().await;
        let (anna, bela) = (house.again(&anna), house.again(&bela));
        assert_eq!((anna.observation(&table).await, bela.observation(&table).await, anna.info(&table).await), before);
        let actor = if is_anna { &anna } else { &bela };
        assert_eq!(
            actor.act(&table, &json!(number), &action).await.good()["number"],
            before.2["number"],
            "still done once"
        );
        play_out(&table, &[&anna, &bela]).await;
        let record = anna.get(&format!("/api/tables/{table}/record")).await.good();
        let verdict = anna.post("/api/records/verify", record.clone()).await.good();
        assert_eq!(verdict["signedHere"], true);

        let house = house.restart().await;
        assert_eq!(
            house.again(&anna).get(&format!("/api/tables/{table}/record")).await.good(),
            record,
            "the same signature"
        );
    }
}

#[tokio::test]
async fn seats_and_questions_survive_a_restart() {
    for house in House::on_each("seats_and_questions_survive_a_restart").await {
        let (anna, bela, playing) = two(&house).await;
        let waiting = anna.make(seats(&[ME, OPEN])).await;
        let actor = to_act(&playing, &[&anna, &bela]).await.unwrap();
        actor.choose(&playing, 0).await;
        actor.undo(&playing, &actor.info(&playing).await["number"], None).await.good();
        let asked = anna.info(&playing).await["undoAsked"].clone();

        let house = house.restart().await;
        let (anna, bela) = (house.again(&anna), house.again(&bela));
        assert!(asked.is_object());
        assert_eq!(anna.info(&playing).await["undoAsked"], asked);
        assert_eq!(bela.get("/api/tables").await.good()[0]["id"], json!(waiting));
        bela.sit(&waiting, "Béla").await.good();
        assert_eq!(anna.info(&waiting).await["status"], "playing");
        assert_eq!(anna.get("/api/tables?mine").await.good().as_array().unwrap().len(), 2);
    }
}

#[tokio::test]
async fn a_pending_move_of_the_computer_is_made_after_a_restart() {
    // The computer would take an hour, so it has not moved when the server stops.
    let hesitant = Duration::from_secs(3_600);
    let mut house = House::with(|config| config.thinking.least = hesitant).await;
    let anna = house.person();
    let table = anna.make(seats(&[ME, COMPUTER, COMPUTER])).await;
    let info = anna.info(&table).await;
    if info["waiting"] == json!([0]) {
        anna.resign(&table).await.good();
    }
    let number = anna.info(&table).await["number"].as_u64().unwrap();
    house.config.thinking.least = Duration::ZERO;
    let house = house.restart().await;
    let store = quincunx_store::SqlStore::open(&house.config.database).await.unwrap();
    let kept = async || quincunx_store::Store::table(&store, &table).await.unwrap().0.number;
    until(async || u64::from(kept().await) > number).await;
}

#[tokio::test]
async fn an_idle_table_is_dropped_and_comes_back() {
    let house = House::with(|config| config.idle = Duration::from_millis(20)).await;
    let (anna, bela, table) = two(&house).await;
    to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, 0).await;
    let before = anna.observation(&table).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(anna.observation(&table).await, before);
    play_out(&table, &[&anna, &bela]).await;
}

#[tokio::test]
async fn a_server_starts_quickly_on_an_existing_database() {
    let house = House::new().await;
    let anna = house.person();
    for _ in 0..20 {
        anna.make(seats(&[ME, COMPUTER])).await;
    }
    house.app.close().await;
    // The machine may be busy with something else: the best of some attempts counts.
    let mut best = Duration::MAX;
    for _ in 0..20 {
        let begun = Instant::now();
        let app = App::open(house.config.clone()).await.unwrap();
        best = best.min(begun.elapsed());
        app.close().await;
        if best < Duration::from_millis(500) {
            return;
        }
    }
    panic!("{best:?}: much more than the tenth of half a second that an idle machine needs");
}
