//! Games that somebody makes very long stop nobody else.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request};
use quincunx_engine::record::{Entry, Header};
use quincunx_engine::{Bytes32, Command, Observer, Seat};
use quincunx_games::REGISTRY;
use quincunx_store::{KeptTable, SqlStore, Standing, Status, Store};
use quincunx_toys::TOYS;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio_stream::StreamExt;
use tower::ServiceExt;

use crate::house::{House, ME, OPEN, Person, contribution, seats};
use crate::stream::Stream;

const GAME: &str = "pocket-battles";

/// Anna and Béla at a table where both build their armies in secret, and may change their minds as often as they like.
async fn builders(house: &House) -> (Person, Person, String) {
    let (anna, bela) = (house.person(), house.person());
    let new = json!({
        "game": GAME, "seats": seats(&[ME, OPEN]), "name": "Anna", "contribution": contribution("Anna"), "pace": "slow",
    });
    let table = anna.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned();
    bela.sit(&table, "Béla").await.good();
    (anna, bela, table)
}

/// So many more choices of seat 0, one made and unmade again and again, of which the other seat learns nothing; and what they come to.
fn changes_of_mind(header: &Header, seed: Bytes32, opening: Vec<Entry>, count: usize) -> Vec<Entry> {
    let game = REGISTRY.find(GAME).unwrap();
    let mut table = game.open(header.clone(), seed).unwrap();
    for entry in opening {
        table.push(entry).unwrap();
    }
    let (seat, from) = (Seat::new(0).unwrap(), table.number());
    let choices = |table: &dyn quincunx_games::Table| -> Vec<String> {
        let seen = table.observation(table.number(), Observer::Seat(seat)).unwrap();
        seen.choices.into_iter().map(|choice| choice.action).collect()
    };
    let after = |table: &dyn quincunx_games::Table, action: &str| {
        let mut copy = table.copy();
        for entry in table.propose(seat, table.number(), &Command::Action(action.into())).unwrap() {
            copy.push(entry).unwrap();
        }
        copy
    };
    // Two choices after which everything is as before.
    let back = |table: &dyn quincunx_games::Table, make: &String| {
        let before = choices(table);
        let made = after(table, make);
        let unmake = choices(&*made).into_iter().find(|unmake| choices(&*after(&*made, unmake)) == before);
        unmake.map(|unmake| [make.clone(), unmake])
    };
    let both = |table: &dyn quincunx_games::Table| choices(table).iter().find_map(|make| back(table, make));
    let mut entries = Vec::new();
    let mut act = |table: &mut dyn quincunx_games::Table, action: &str| {
        for entry in table.propose(seat, table.number(), &Command::Action(action.into())).unwrap() {
            table.push(entry.clone()).unwrap();
            entries.push(entry);
        }
    };
    let [make, unmake] = loop {
        match both(&*table) {
            Some(both) => break both,
            None => {
                let first = choices(&*table).swap_remove(0);
                act(&mut *table, &first);
            }
        }
    };
    for number in 0..count {
        act(&mut *table, if number % 2 == 0 { &make } else { &unmake });
    }
    assert!(table.number() as usize >= from as usize + count);
    entries
}

/// Makes a table's game so many entries longer, past the server.
async fn prolong(store: &SqlStore, table: &str, count: usize) {
    let (kept, entries) = store.table(table).await.unwrap();
    let KeptTable { header, server_seed, standing, .. } = kept;
    let more = changes_of_mind(&header.unwrap(), server_seed, entries, count);
    store.append(table, &more, &Standing { status: Status::Playing, ..standing }).await.unwrap();
}

/// Reads a log, or a stream up to the position, to the end.
async fn read(router: Router, request: Request<Body>) {
    let response = router.oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200);
    let mut body = response.into_body().into_data_stream();
    while let Some(piece) = body.next().await {
        if piece.unwrap().starts_with(b"event: observation") {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn long_games_and_their_readers_keep_nobody_waiting() {
    let house = House::new().await;
    let mut long = Vec::new();
    let store = SqlStore::open(&house.config.database).await.unwrap();
    for _ in 0..2 {
        let (anna, _, table) = builders(&house).await;
        prolong(&store, &table, 30_000).await;
        long.push((anna, table));
    }
    store.close().await;
    let house = house.restart().await;
    let (carol, _, quick) = builders(&house).await;
    carol.info(&quick).await;

    let mut readers = JoinSet::new();
    for number in 0..4 {
        let (anna, table) = &long[number % 2];
        for person in [house.again(anna), house.person()] {
            let what = if number < 2 { "events?after=0" } else { "log" };
            let request = person.request(Method::GET, &format!("/api/tables/{table}/{what}"));
            readers.spawn(read(house.router.clone(), request.body(Body::empty()).unwrap()));
        }
    }
    let mut slowest = Duration::ZERO;
    while !readers.is_empty() {
        let begun = Instant::now();
        carol.info(&quick).await;
        carol.observation(&quick).await;
        slowest = slowest.max(begun.elapsed());
        tokio::time::sleep(Duration::from_millis(5)).await;
        while let Some(read) = readers.try_join_next() {
            read.unwrap();
        }
    }
    println!("the slowest answer elsewhere took {slowest:?}");
    assert!(slowest < Duration::from_millis(500), "{slowest:?}");
}

#[tokio::test]
async fn a_long_game_is_told_as_a_short_one() {
    let house = House::new().await;
    let store = SqlStore::open(&house.config.database).await.unwrap();
    let (anna, bela, table) = builders(&house).await;
    prolong(&store, &table, 700).await;
    store.close().await;
    let house = house.restart().await;
    for (person, least) in [(house.again(&anna), 700), (house.again(&bela), 0)] {
        let log = person.get(&format!("/api/tables/{table}/log")).await.good();
        let log = log.as_array().unwrap();
        assert!(log.len() >= least && (least > 0 || log.len() < 50), "{}", log.len());
        let numbers: Vec<_> = log.iter().map(|entry| entry["number"].as_u64().unwrap()).collect();
        assert_eq!(numbers, (0..log.len() as u64).collect::<Vec<_>>());
        let events = Stream::open_after(&person, &table, 0).await.up_to("observation").await;
        let told: Vec<&Value> = events[1..events.len() - 1].iter().map(|event| &event.data).collect();
        assert_eq!(told, log.iter().collect::<Vec<_>>());
        assert_eq!(events.last().unwrap().data, person.observation(&table).await);
    }
}

#[tokio::test]
async fn a_game_does_not_grow_for_ever() {
    let house = House::with(|config| config.limits.entries = 40).await;
    let (anna, _, table) = builders(&house).await;
    let mut place = 0;
    let refused = loop {
        let seen = anna.observation(&table).await;
        let choices = seen["observation"]["choices"].as_array().unwrap().clone();
        place += 1;
        let action = choices[place % (choices.len() - 1)]["action"].as_str().unwrap();
        let answer = anna.act(&table, &seen["number"], action).await;
        if !answer.status.is_success() {
            break answer;
        }
        assert!(place < 60, "it grows on");
    };
    refused.problem("too-long");
    anna.resign(&table).await.good();
    assert_eq!(anna.info(&table).await["status"], "over");
}

#[tokio::test]
async fn choices_are_not_taken_back_for_ever() {
    let house = House::of(TOYS, |config| config.limits.undos_in_a_row = 3).await;
    let (anna, bela) = (house.person(), house.person());
    let new = json!({
        "game": "tic-tac-toe", "seats": seats(&[ME, OPEN]), "name": "Anna", "contribution": contribution("Anna"),
        "pace": "slow",
    });
    let table = anna.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned();
    bela.sit(&table, "Béla").await.good();
    let undo = async || {
        let number = anna.observation(&table).await["number"].clone();
        anna.undo(&table, &number, None).await
    };
    for _ in 0..3 {
        anna.choose(&table, 0).await;
        assert_eq!(anna.observation(&table).await["undo"], "free");
        undo().await.good();
    }
    anna.choose(&table, 0).await;
    assert_eq!(anna.observation(&table).await["undo"], "none", "it is not offered");
    undo().await.problem("too-many-undos");
    bela.choose(&table, 0).await;
    anna.choose(&table, 0).await;
    undo().await.good();
}
