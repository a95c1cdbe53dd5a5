//! A link with which another device of the same person takes all seats over.

use std::time::Duration;

use axum::http::header;
use serde_json::{Value, json};

use crate::house::{Answer, House, ME, OPEN, Person, seats, to_act, two};

async fn link(person: &Person) -> String {
    let made = person.post_nothing("/api/me/link").await;
    assert_eq!(made.status, 201);
    made.good()["code"].as_str().unwrap().to_owned()
}

async fn take(person: &Person, code: &str) -> Answer {
    person.post("/api/me", json!({ "code": code })).await
}

#[tokio::test]
async fn both_devices_have_all_seats_and_may_act() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let waiting = anna.make(seats(&[ME, OPEN])).await;
    let phone = house.person();
    let made = anna.post_nothing("/api/me/link").await.good();
    assert_eq!(made["seconds"], 600, "it holds for ten minutes");
    let code = made["code"].as_str().unwrap();
    let looked = phone.post("/api/me", json!({ "code": code, "look": true })).await;
    assert!(!looked.headers.contains_key(header::SET_COOKIE), "nothing is taken yet");
    assert_eq!(looked.good(), json!({ "before": false, "account": null }));
    assert_eq!(phone.info(&table).await["you"], Value::Null);
    let taken = take(&phone, code).await;
    let cookie = taken.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert_eq!(taken.good(), json!({ "before": false, "account": null }));
    assert_eq!(*phone.cookie.borrow(), *anna.cookie.borrow());
    for id in [&table, &waiting] {
        assert_eq!(phone.info(id).await["you"], 0);
    }
    assert_eq!(phone.get("/api/tables?mine=1").await.good().as_array().unwrap().len(), 2);
    // One of her devices after the other.
    let mut devices = [&anna, &phone].into_iter().cycle();
    for _ in 0..6 {
        let device = devices.next().unwrap();
        let Some(person) = to_act(&table, &[device, &bela]).await else { break };
        person.choose(&table, 0).await;
    }
    assert_eq!(phone.observation(&table).await, anna.observation(&table).await);
    let again = house.restart().await;
    assert_eq!(again.again(&phone).info(&table).await["you"], 0);
}

#[tokio::test]
async fn a_link_is_used_once_and_what_is_no_link_is_told_alike() {
    let house = House::with(|config| config.seats_link = Duration::from_millis(400)).await;
    let (anna, _, table) = two(&house).await;
    let (phone, stranger) = (house.person(), house.person());
    let code = link(&anna).await;
    assert_eq!(
        take(&anna, &code).await.good(),
        json!({ "before": true, "account": null }),
        "one's own browser does not use it up"
    );
    take(&phone, &code).await.good();
    let used = take(&stranger, &code).await;
    let late = link(&anna).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let expired = take(&stranger, &late).await;
    let mut never = Vec::new();
    for code in ["", "00", &"ab".repeat(32), &code.to_uppercase(), &format!(" {code}")] {
        never.push(take(&stranger, code).await);
    }
    for refused in [used, expired].iter().chain(&never) {
        assert_eq!(refused.status, 404);
        refused.problem("no-such-link");
        assert_eq!(refused.body, never[0].body);
        assert!(!refused.headers.contains_key(header::SET_COOKIE));
    }
    stranger.post("/api/me", json!({ "code": late, "look": true })).await.problem("no-such-link");
    assert_eq!(stranger.info(&table).await["you"], Value::Null);
    take(&stranger, &link(&anna).await).await.good();
}

#[tokio::test]
async fn who_has_no_seats_gets_no_link_and_a_person_has_three() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let (spectator, phone) = (house.person(), house.person());
    assert_eq!(spectator.post_nothing("/api/me/link").await.problem("no-seats")["status"], 409);
    let codes = [link(&anna).await, link(&anna).await, link(&anna).await, link(&anna).await];
    let bela_has = link(&bela).await;
    take(&spectator, &codes[0]).await.problem("no-such-link");
    for code in &codes[1..] {
        assert_ne!(*code, bela_has);
        take(&house.person(), code).await.good();
    }
    take(&phone, &bela_has).await.good();
    assert_eq!(phone.info(&table).await["you"], 1, "it is the seats of whoever has made the link");
    // A device that had seats of its own has the others' now, and leaves its own to those that have its old cookie.
    let third = house.person();
    let own = third.make(seats(&[ME, OPEN])).await;
    let old = third.cookie.borrow().clone();
    take(&third, &link(&anna).await).await.good();
    assert_eq!((&third.info(&table).await["you"], &third.info(&own).await["you"]), (&json!(0), &Value::Null));
    *third.cookie.borrow_mut() = old;
    assert_eq!(third.info(&own).await["you"], 0);
}

#[tokio::test]
async fn links_are_limited_like_other_requests_and_no_code_is_stored() {
    let house = House::with(|config| config.limits.requests_in_ten_seconds = 40).await;
    let anna = house.person();
    anna.make(seats(&[ME, OPEN])).await;
    let code = link(&anna).await;
    let guesses = async {
        for guess in 0..200 {
            let answer = take(&house.person(), &format!("{guess:064x}")).await;
            if answer.status == 429 {
                return answer;
            }
        }
        panic!("nobody may guess on and on");
    };
    guesses.await.problem("too-many-requests");
    house.app.close().await;
    for file in std::fs::read_dir(house.folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(code.len()).any(|window| window == code.as_bytes()));
    }
}
