//! What is new at somebody's tables is told to all browsers of that person, at once, and to nobody else.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::house::{COMPUTER, House, INVITED, ME, OPEN, Person, seats, to_act, two, until};
use crate::stream::Stream;

/// Has this person the turn, as the list of the person's own tables says?
async fn is_asked(person: &Person, table: &str) -> bool {
    let own = person.get("/api/tables?mine=1").await.good();
    let told = own.as_array().unwrap().iter().find(|told| told["id"] == table).unwrap();
    told["waiting"].as_array().unwrap().contains(&told["you"])
}

#[tokio::test]
async fn every_device_hears_that_the_turn_has_come_and_gone() {
    for house in House::on_each("every_device_hears_that_the_turn_has_come_and_gone").await {
        let (anna, bela, table) = two(&house).await;
        sign_up(&anna, "Anna").await.good();
        let phone = house.person();
        sign_in(&phone, "Anna", PASSWORD).await.good();
        let [mut desk_hears, mut phone_hears] = [Stream::news(&anna).await, Stream::news(&phone).await];
        let mut bela_hears = Stream::news(&bela).await;
        let was_asked = is_asked(&phone, &table).await;
        // Whoever is asked stops at once, so that the turn goes to the other.
        let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
        while to_act(&table, &[actor]).await.is_some() {
            actor.choose(&table, usize::MAX).await;
        }
        for hears in [&mut desk_hears, &mut phone_hears, &mut bela_hears] {
            assert_eq!(hears.new_at().await, table);
            assert!(hears.is_silent().await, "once");
        }
        // By the dice it may be over already.
        let is_over = phone.info(&table).await["status"] == "over";
        assert!(is_over || is_asked(&phone, &table).await != was_asked);
    }
}

#[tokio::test]
async fn what_is_done_on_one_device_is_news_on_another_within_a_second() {
    let house = House::new().await;
    let [anna, phone, bela] = [(); 3].map(|()| house.person());
    sign_up(&anna, "Anna").await.good();
    sign_in(&phone, "Anna", PASSWORD).await.good();
    let mut hears = Stream::news(&phone).await;
    // The machine may be busy with something else: the best of some counts.
    let mut best = Duration::MAX;
    let mut measured = 0;
    while measured < 5 {
        let table = anna.make(seats(&[ME, OPEN])).await;
        bela.sit(&table, "Béla").await.good();
        while to_act(&table, &[&bela]).await.is_some() {
            bela.choose(&table, usize::MAX).await;
        }
        // What was new so far.
        until(async || hears.is_silent().await).await;
        let mut answered = None;
        while to_act(&table, &[&anna]).await.is_some() {
            anna.choose(&table, usize::MAX).await;
            answered = Some(Instant::now());
        }
        // By the dice it may have been over before her turn.
        if let Some(answered) = answered {
            assert_eq!(hears.new_at().await, table);
            best = best.min(answered.elapsed());
            measured += 1;
        }
    }
    assert!(best < Duration::from_secs(1), "{best:?}");
}

#[tokio::test]
async fn an_act_that_leaves_the_turn_where_it_is_is_no_news() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let mut hears = [Stream::news(&anna).await, Stream::news(&bela).await];
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    actor.choose(&table, 0).await;
    assert!(to_act(&table, &[actor]).await.is_some(), "a roll is no whole turn");
    for hears in &mut hears {
        assert!(hears.is_silent().await);
    }
}

#[tokio::test]
async fn who_sits_down_and_leaves_and_that_a_game_is_over_is_news_to_those_who_sit_there() {
    let house = House::new().await;
    let (anna, bela, guest) = (house.person(), house.person(), house.person());
    for person in [&anna, &bela, &guest] {
        person.get_known().await;
    }
    let mut hears = Stream::news(&anna).await;
    let mut guest_hears = Stream::news(&guest).await;
    let table = anna.make(seats(&[ME, OPEN, OPEN])).await;
    assert_eq!(hears.new_at().await, table, "another browser of hers does not know of it yet");
    bela.sit(&table, "Béla").await.good();
    let mut bela_hears = Stream::news(&bela).await;
    bela.post_nothing(&format!("/api/tables/{table}/leave")).await.good();
    for hears in [&mut hears, &mut bela_hears] {
        assert_eq!(hears.new_at().await, table);
    }
    assert_eq!(hears.new_at().await, table, "he came and went");
    anna.post_nothing(&format!("/api/tables/{table}/leave")).await.good();
    assert_eq!(hears.new_at().await, table, "it is gone");

    let table = anna.make(seats(&[ME, COMPUTER])).await;
    anna.end(&table).await;
    while hears.new_at().await != table || anna.info(&table).await["status"] != "over" {}
    assert!(guest_hears.is_silent().await, "it is nobody else's business");
}

#[tokio::test]
async fn an_invitation_is_news_to_whom_it_is_meant_for() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    anna.resign(&table).await.good();
    let mut bela_hears = Stream::news(&bela).await;
    let rematch = anna.post_nothing(&format!("/api/tables/{table}/rematch")).await.good();
    let told = [bela_hears.new_at().await, bela_hears.new_at().await];
    assert!(told.contains(&rematch["table"].as_str().unwrap().to_owned()), "{told:?}");

    let table = anna.make(seats(&[ME, INVITED])).await;
    assert!(bela_hears.is_silent().await, "{table} is open to whoever has the link");
}

#[tokio::test]
async fn a_stream_of_news_ends_with_what_it_was_opened_by() {
    let house = House::new().await;
    let stranger = house.person();
    assert_eq!(stranger.get("/api/me/events").await.status, StatusCode::NO_CONTENT, "nothing is new to a stranger");

    let anna = house.person();
    let guest = {
        anna.get_known().await;
        Stream::news(&anna).await
    };
    sign_up(&anna, "Anna").await.good();
    ended(guest).await;
    let signed_in = Stream::news(&anna).await;
    anna.post("/api/me/sign-out", json!({})).await.good();
    ended(signed_in).await;

    sign_in(&anna, "Anna", PASSWORD).await.good();
    let last = Stream::news(&anna).await;
    house.app.close().await;
    ended(last).await;
}

#[tokio::test]
async fn a_browser_that_becomes_another_guest_hears_no_more_of_who_it_was() {
    let house = House::new().await;
    let (anna, _, _) = two(&house).await;
    let link = async || anna.post_nothing("/api/me/link").await.good()["code"].clone();
    let phone = house.person();
    let own = phone.make(seats(&[ME, OPEN])).await;
    let (hears, mut sees) = (Stream::news(&phone).await, Stream::open(&phone, &own, None).await);
    phone.post("/api/me", json!({ "code": link().await })).await.good();
    ended(hears).await;
    while sees.next().await.is_some() {}

    let [desk, tablet] = [house.person(), house.person()];
    sign_up(&desk, "Cili").await.good();
    sign_in(&tablet, "Cili", PASSWORD).await.good();
    let hears = Stream::news(&tablet).await;
    tablet.post("/api/me", json!({ "code": link().await })).await.good();
    ended(hears).await;
    let sessions = desk.get("/api/me/sessions").await.good();
    assert_eq!(sessions.as_array().unwrap().len(), 1, "nobody is signed in there any more");
}

async fn ended(mut stream: Stream) {
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn streams_of_news_leave_room_for_those_who_sit_at_a_table() {
    let house = House::with(|config| config.limits.streams = 2).await;
    let (anna, _, table) = two(&house).await;
    let news = [Stream::news(&anna).await, Stream::news(&anna).await];
    let request = anna.request(Method::GET, "/api/me/events").body(Body::empty()).unwrap();
    anna.send(request).await.problem("too-many-streams");
    let mut seat = Stream::open(&anna, &table, None).await;
    seat.up_to("observation").await;
    let [_, last] = news;
    ended(last).await;
}
