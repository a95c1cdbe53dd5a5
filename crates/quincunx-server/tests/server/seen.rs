//! Whoever does not want others to see when they are there shows in nothing that others are told.

use std::time::Duration;

use serde_json::{Value, json};

use crate::accounts::sign_up;
use crate::house::{House, ME, OPEN, Person, seats, until};
use crate::stream::Stream;

/// Somebody with an account who is seen by everybody, or by nobody.
async fn named(house: &House, name: &str, seen: &str) -> Person {
    let person = house.person();
    sign_up(&person, name).await.good();
    be_seen(&person, seen).await;
    person
}

async fn be_seen(person: &Person, by: &str) {
    let settings = json!({ "settings": [{ "name": "seen", "value": by, "ago": 0 }] });
    person.post("/api/me/settings", settings).await.good();
}

async fn present(person: &Person, table: &str) -> Value {
    person.info(table).await["seats"][0]["present"].clone()
}

/// All that is told of a table from outside, and in the lists.
async fn told(person: &Person, table: &str) -> Vec<Value> {
    let observation = format!("/api/tables/{table}/observation");
    let lists = ["/api/tables", "/api/tables?mine"].map(async |list| person.get(list).await.good());
    let [lobby, own] = lists;
    vec![lobby.await, own.await, person.info(table).await, person.get(&observation).await.json()]
}

/// She comes and goes, on two devices, with a stream and without one, before the game and in it; at the same time Béla, who sits there as
/// well, and an onlooker are told nothing, and find everything as it was.
#[tokio::test]
async fn whoever_is_seen_by_nobody_comes_and_goes_and_nobody_is_told() {
    for house in House::on_each("whoever_is_seen_by_nobody_comes_and_goes_and_nobody_is_told").await {
        let (anna, bela) = (named(&house, "Anna", "nobody").await, named(&house, "Béla", "everybody").await);
        let onlooker = house.person();
        let table = anna.make(seats(&[ME, OPEN, OPEN])).await;
        bela.sit(&table, "").await.good();
        for is_playing in [false, true] {
            if is_playing {
                house.person().sit(&table, "Cili").await.good();
            }
            let mut streams = [Stream::open(&bela, &table, None).await, Stream::open(&onlooker, &table, None).await];
            for stream in &mut streams {
                stream.up_to(if is_playing { "observation" } else { "table" }).await;
                while !stream.is_silent().await {}
            }
            let all = async || [told(&bela, &table).await, told(&onlooker, &table).await];
            let before = all().await;
            assert_eq!(before[0][2]["seats"][0]["present"], Value::Null);
            for _ in 0..2 {
                let there = [Stream::open(&anna, &table, None).await, Stream::open(&anna, &table, None).await];
                anna.info(&table).await;
                assert_eq!(all().await, before, "playing: {is_playing}");
                drop(there);
                for stream in &mut streams {
                    assert!(stream.is_silent().await, "playing: {is_playing}");
                }
                assert_eq!(all().await, before, "playing: {is_playing}");
            }
        }
    }
}

#[tokio::test]
async fn what_others_see_changes_at_once_at_open_streams_and_is_so_after_a_restart() {
    let house = House::new().await;
    let (anna, bela) = (named(&house, "Anna", "everybody").await, house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&table, "Béla").await.good();
    let _there = Stream::open(&anna, &table, None).await;
    let mut stream = Stream::open(&bela, &table, None).await;
    stream.up_to("observation").await;
    assert_eq!(present(&bela, &table).await, true);
    for (seen, told) in [("nobody", Value::Null), ("everybody", json!(true)), ("nobody", Value::Null)] {
        be_seen(&anna, seen).await;
        let seat = stream.up_to("table").await.pop().unwrap().data["seats"][0].clone();
        assert_eq!((&seat["present"], &seat["name"]), (&told, &json!("Anna")));
        // The same once more is no news.
        be_seen(&anna, seen).await;
    }
    while !stream.is_silent().await {}
    let house = house.restart().await;
    assert_eq!(present(&house.again(&bela), &table).await, Value::Null);
    be_seen(&house.again(&anna), "everybody").await;
    assert_eq!(present(&house.again(&bela), &table).await, false);
}

async fn lobby(person: &Person) -> Vec<String> {
    let tables = person.get("/api/tables").await.good();
    let maker = |table: &Value| table["seats"][0]["name"].as_str().unwrap().to_owned();
    tables.as_array().unwrap().iter().map(maker).collect()
}

#[tokio::test]
async fn the_lobby_does_not_tell_that_somebody_is_there_who_is_seen_by_nobody() {
    let house = House::with(|config| {
        config.waiting.look = Duration::from_millis(50);
        config.waiting.away = Duration::from_secs(2);
    })
    .await;
    let (anna, bela) = (named(&house, "Anna", "nobody").await, house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    let _there = Stream::open(&anna, &table, None).await;
    until(async || lobby(&bela).await.is_empty()).await;
    for _ in 0..10 {
        anna.info(&table).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(lobby(&bela).await.is_empty());
    }
    be_seen(&anna, "everybody").await;
    until(async || lobby(&bela).await == ["Anna"]).await;
}

#[tokio::test]
async fn whoever_is_seen_by_nobody_is_not_first_in_the_lobby_of_those_who_follow() {
    let house = House::new().await;
    let (anna, bela) = (named(&house, "Anna", "nobody").await, named(&house, "Béla", "everybody").await);
    let follower = named(&house, "Dóra", "everybody").await;
    anna.make(seats(&[ME, OPEN])).await;
    // The newer table stands first.
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    bela.make(seats(&[ME, OPEN])).await;
    follower.post("/api/me/people", json!({ "name": "Anna", "relation": "follows" })).await.good();
    assert_eq!(lobby(&follower).await, ["Béla", "Anna"]);
    be_seen(&anna, "everybody").await;
    assert_eq!(lobby(&follower).await, ["Anna", "Béla"]);
}
