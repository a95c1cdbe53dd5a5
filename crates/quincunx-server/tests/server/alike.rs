//! Whether there is somebody of a name, and what kind of account it is, shows neither in an answer nor in its time.

use std::time::{Duration, Instant};

use axum::http::{HeaderValue, StatusCode, header};
use quincunx_server::Config;
use serde_json::json;

use crate::accounts::{sign_in, sign_up};
use crate::house::{Answer, House};
use crate::passkeys;
use crate::recovery::recover;
use crate::soft::Device;

/// An account with a password, one with a passkey alone, a bot, and nobody.
const NAMES: [&str; 4] = ["Anna", "Béla", "Robi", "Nobody"];

/// A house with whoever has these names.
async fn house(change: impl FnOnce(&mut Config)) -> House {
    let house = House::with(|config| {
        config.hosts = vec!["quincunx.test".into()];
        change(config);
    })
    .await;
    let (anna, bela) = (house.person(), house.person());
    sign_up(&anna, NAMES[0]).await.good();
    passkeys::begin(&bela, NAMES[1], &mut Device::new("Béla's")).await.good();
    anna.post("/api/me/bots", json!({ "name": NAMES[2] })).await.good();
    house
}

/// What a stranger brings, who knows nothing.
#[derive(Clone, Copy, Debug)]
enum By {
    Password,
    Code,
}

async fn tried(house: &House, name: &str, by: By) -> Answer {
    let stranger = house.person();
    match by {
        By::Password => sign_in(&stranger, name, "another password").await,
        By::Code => recover(&stranger, name, "0123-4567-89ab-cdef-0123", "four hoplites").await,
    }
}

fn told(answer: Answer) -> (StatusCode, Option<HeaderValue>, Vec<u8>) {
    (answer.status, answer.headers.get(header::RETRY_AFTER).cloned(), answer.body)
}

#[tokio::test]
async fn names_that_exist_and_names_that_do_not_are_answered_alike() {
    let house = house(|config| config.attempts.of_an_address = 1_000).await;
    for (by, problem) in [(By::Password, "wrong-password"), (By::Code, "wrong-code")] {
        // What the first one of all waits for.
        tried(&house, "Somebody", by).await.problem(problem);
        // The fastest of each: what is slower than it could be was waiting for the machine.
        let mut fastest = [Duration::MAX; NAMES.len()];
        let is_alike = |fastest: &[Duration]| *fastest.iter().max().unwrap() < *fastest.iter().min().unwrap() * 2;
        let mut rounds = 0;
        while rounds < 7 || (rounds < 50 && !is_alike(&fastest)) {
            rounds += 1;
            let mut answers = Vec::new();
            for (name, fastest) in NAMES.into_iter().zip(&mut fastest) {
                let begun = Instant::now();
                let answer = tried(&house, name, by).await;
                *fastest = begun.elapsed().min(*fastest);
                answer.problem(problem);
                answers.push(told(answer));
            }
            assert!(answers.iter().all(|answer| *answer == answers[0]), "{by:?}: {answers:?}");
        }
        assert!(is_alike(&fastest), "{by:?}: {fastest:?} for {NAMES:?}");
    }
}

#[tokio::test]
async fn whoever_has_tried_too_often_is_told_so_alike_whatever_the_name() {
    let mut house = house(|config| config.attempts.of_a_name = 1).await;
    let refused = async |house: &House, by: By| {
        let mut answers = Vec::new();
        for name in NAMES {
            let answer = tried(house, name, by).await;
            answer.problem("too-many-attempts");
            answers.push(told(answer));
        }
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{by:?}: {answers:?}");
    };
    for name in NAMES {
        tried(&house, name, By::Password).await.problem("wrong-password");
    }
    refused(&house, By::Password).await;
    // By the address alone.
    (house.config.attempts.of_a_name, house.config.attempts.of_an_address) = (1_000, 1);
    let house = house.restart().await;
    for by in [By::Password, By::Code] {
        refused(&house, by).await;
    }
}
