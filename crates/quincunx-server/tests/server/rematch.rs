//! Seats that are kept for somebody at a rematch.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{Answer, House, ME, OPEN, Person, contribution, seats, two};

/// Anna and Béla after a game, and the rematch that Anna has made.
async fn after_a_game(house: &House) -> (Person, Person, String, String) {
    let (anna, bela, table) = two(house).await;
    anna.resign(&table).await.good();
    let rematch = ask(&anna, &table).await;
    (anna, bela, table, rematch)
}

async fn ask(person: &Person, table: &str) -> String {
    let made = person.post_nothing(&format!("/api/tables/{table}/rematch")).await.good();
    made["table"].as_str().unwrap().to_owned()
}

async fn release(person: &Person, table: &str, seat: u8) -> Answer {
    person.post(&format!("/api/tables/{table}/release"), json!({ "seat": seat })).await
}

async fn sit_by_link(person: &Person, table: &str, invite: &Value, seat: Option<u8>) -> Answer {
    let mut body = json!({ "name": "Cezary", "contribution": contribution("Cezary"), "invite": invite });
    if let Some(seat) = seat {
        body["seat"] = json!(seat);
    }
    person.post(&format!("/api/tables/{table}/seats"), body).await
}

#[tokio::test]
async fn a_kept_seat_is_given_away_by_the_person_it_is_kept_for_alone() {
    let house = House::new().await;
    let (anna, bela, _, rematch) = after_a_game(&house).await;
    anna.sit(&rematch, "Anna").await.good();
    let invite = anna.info(&rematch).await["invite"].clone();
    let cezary = house.person();
    for seat in [None, Some(1)] {
        sit_by_link(&cezary, &rematch, &invite, seat).await.problem("seat-kept");
    }
    for person in [&anna, &cezary] {
        release(person, &rematch, 1).await.problem("seat-kept");
        assert_eq!(person.info(&rematch).await["seats"][1]["releasable"], false);
    }
    let seat = bela.info(&rematch).await["seats"][1].clone();
    assert_eq!((&seat["kept"], &seat["releasable"], &seat["name"]), (&json!(true), &json!(true), &json!("Béla")));
    for _ in 0..2 {
        let seat = release(&bela, &rematch, 1).await.good()["seats"][1].clone();
        assert_eq!((&seat["kept"], &seat["kind"], &seat["name"]), (&json!(false), &json!("invited"), &Value::Null));
    }
    bela.sit(&rematch, "Béla").await.problem("not-invited");
    sit_by_link(&cezary, &rematch, &invite, None).await.good();
    assert_eq!(anna.info(&rematch).await["status"], "playing");
    release(&bela, &rematch, 1).await.problem("seat-taken");
    release(&bela, &rematch, 7).await.problem("bad-request");
}

#[tokio::test]
async fn whoever_made_the_rematch_gives_a_kept_seat_away_after_a_while() {
    let house = House::with(|config| config.waiting.kept = Duration::from_secs(1)).await;
    let (anna, bela, table, rematch) = after_a_game(&house).await;
    anna.sit(&rematch, "Anna").await.good();
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    assert_eq!(anna.info(&rematch).await["seats"][1]["releasable"], true);
    release(&house.person(), &rematch, 1).await.problem("seat-kept");
    release(&anna, &rematch, 1).await.good();
    let invite = anna.info(&rematch).await["invite"].clone();
    sit_by_link(&house.person(), &rematch, &invite, None).await.good();

    let own = ask(&bela, &table).await;
    assert_ne!(own, rematch, "who was displaced gets another one");
    assert_eq!(ask(&bela, &table).await, own, "once");
    assert_eq!(bela.sit(&own, "Béla").await.good()["seat"], 1);
    assert_eq!(anna.info(&table).await["rematch"], json!(own));
    assert_eq!(ask(&anna, &table).await, own, "a seat is kept there for the other, too");
}

/// Who gives away the own seat at a rematch may ask for another one, over and over, and each time a seat is kept for the other.
#[tokio::test]
async fn nobody_pushes_another_s_tables_off_that_person_s_list() {
    const REMATCHES: usize = 60;
    let house = House::with(|config| config.limits.tables_in_an_hour = 1_000).await;
    let (anna, bela, over) = two(&house).await;
    anna.resign(&over).await.good();
    let cezary = house.person();
    let playing = cezary.make(seats(&[ME, OPEN])).await;
    bela.sit(&playing, "Béla").await.good();
    let mut made = Vec::new();
    for _ in 0..REMATCHES {
        made.push(ask(&anna, &over).await);
        release(&anna, made.last().unwrap(), 0).await.good();
    }
    let page = async |page: usize| {
        let list = bela.get(&format!("/api/tables?mine&page={page}")).await.good();
        list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let first = page(0).await;
    assert_eq!((first.len(), &first[0]), (50, &playing), "the game in play comes first");
    assert!(made.contains(&first[1]), "one kept seat is an invitation");
    assert_eq!(first[2], over, "the others count less than a game that is over");
    let second = page(1).await;
    assert_eq!(second.len(), REMATCHES + 2 - 50);
    assert!(second.iter().all(|id| made.contains(id) && !first.contains(id)), "nothing is left out");
    assert!(page(2).await.is_empty());
}
