//! `kill -9`, again and again.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use quincunx_games::{GAMES, Table};
use quincunx_server::Database;
use serde_json::json;

use super::game::{Dice, Game, Step, computer_due, goes_on, kept, listen};
use super::server::{PATIENCE, Person, Server};

/// At so many tables of each game is played at the same time: first two persons, then one against the computer.
const TABLES: usize = 2;

#[test]
fn killed_in_the_middle_of_a_burst_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    kill_again_and_again(&Database::File(folder.path().join("quincunx.db")));
}

#[test]
fn killed_in_the_middle_of_a_burst_on_postgresql() {
    let name = "killed_in_the_middle_of_a_burst_on_postgresql";
    if let Some(url) = quincunx_cluster::database(name) {
        kill_again_and_again(&Database::Postgres(url));
    }
}

#[test]
fn killed_while_the_computer_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("quincunx.db"));
    let postgres = quincunx_cluster::database("killed_while_the_computer_thinks").map(Database::Postgres);
    for database in [file].into_iter().chain(postgres) {
        for registered in GAMES.iter() {
            let mut dice = Dice::new(1);
            let (game, number) = loop {
                let server = Server::start(&database);
                // At a live table the computer takes half a second at least.
                let mut game = Game::new(server.address(), *registered, vec![Person::default()], "live").unwrap();
                while game.step(server.address(), &mut dice).unwrap() == Step::Done {}
                server.kill();
                // On a busy machine it may have thought to the end by now, and by chance the game may be over.
                if let Some(number) = computer_due(&database, &game) {
                    break (game, number);
                }
            };
            let server = Server::start(&database);
            // Nobody asks for the table meanwhile.
            goes_on(&database, &game, number);
            server.kill();
        }
    }
}

fn kill_again_and_again(database: &Database) {
    let kills: u64 = std::env::var("QUINCUNX_KILLS").map_or(25, |kills| kills.parse().expect("a number"));
    let mut dice = Dice::new(kills);
    let mut server = Server::start(database);
    let new = |address: &str, number: usize| {
        let persons = vec![Person::default(); if number.is_multiple_of(TABLES) { 2 } else { 1 }];
        Game::new(address, GAMES[number / TABLES], persons, "slow").unwrap()
    };
    let mut games: Vec<Game> = (0..GAMES.len() * TABLES).map(|number| new(server.address(), number)).collect();
    let (mut unsure, mut actions) = (0, 0);
    for kill in 0..kills {
        let before: usize = games.iter().map(Game::done).sum();
        let made = burst(server, &mut games, &mut dice);
        let acted = games.iter().map(Game::done).sum::<usize>() - before;
        assert!(acted > 0);
        actions += acted;
        unsure += games.iter().filter(|game| game.is_unsure()).count();

        server = Server::start(database);
        check(database, &games);
        let address = server.address();
        for id in made {
            Person::default().get(address, &format!("/api/tables/{id}")).unwrap().good();
        }
        for game in &mut games {
            game.send_again(address).unwrap();
        }
        let kept = check(database, &games);
        for (number, (game, kept)) in (0..).zip(games.iter_mut().zip(kept)) {
            let over = game.info(address).unwrap().unwrap()["status"] == "over";
            if over || kill + 1 == kills {
                game.hear_out(address, &*kept);
            }
            if over {
                game.check_record(address).unwrap();
                *game = new(address, number);
            }
        }
    }
    eprintln!("{database}: {kills} kills, {actions} actions answered, {unsure} unanswered and sent again");
}

/// Plays at all tables, listens to all of them, and makes new ones, until the server is killed; gives the ids of those made.
fn burst(server: Server, games: &mut [Game], dice: &mut Dice) -> Vec<String> {
    let tables = games.len();
    let (goal, begun) = (3 + dice.below(40), Instant::now());
    let (done, at_rest, made) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    let address = &*server.address().to_owned();
    thread::scope(|scope| {
        for game in &mut *games {
            let (id, from) = (game.id.clone(), game.told());
            let (done, at_rest, mut dice) = (&done, &at_rest, Dice::new(dice.below(1_000_000) as u64));
            scope.spawn(move || {
                thread::scope(|scope| {
                    let listener = scope.spawn(move || listen(address, &id, &Person::default(), from, usize::MAX));
                    loop {
                        match game.step(address, &mut dice) {
                            Ok(Step::Done) => done.fetch_add(1, Ordering::Relaxed),
                            Ok(Step::Waiting) => {
                                thread::sleep(Duration::from_millis(1));
                                continue;
                            }
                            // Where several may act at the same time, another seat may be faster.
                            Ok(Step::Not(key)) if key == "stale" => continue,
                            Ok(Step::Not(key)) => panic!("{key}"),
                            Ok(Step::Over) | Err(_) => break,
                        };
                    }
                    at_rest.fetch_add(1, Ordering::Relaxed);
                    game.heard(listener.join().unwrap());
                });
            });
        }
        scope.spawn(|| {
            let (options, seats) = GAMES[0].complete(&json!({})).unwrap();
            let kinds: Vec<_> =
                (0..seats).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect();
            let table = json!({
                "game": GAMES[0].info().id, "options": options, "name": "Anna", "contribution": "ab".repeat(32),
                "pace": "slow", "seats": kinds,
            });
            while let Ok(answer) = Person::default().post(address, "/api/tables", &table) {
                made.lock().unwrap().push(answer.good()["table"].as_str().unwrap().to_owned());
                thread::sleep(Duration::from_millis(5));
            }
        });
        while done.load(Ordering::Relaxed) < goal && at_rest.load(Ordering::Relaxed) < tables {
            assert!(begun.elapsed() < PATIENCE, "the burst does not come to {goal} actions");
            thread::sleep(Duration::from_micros(100));
        }
        thread::sleep(Duration::from_micros(dice.below(2_000) as u64));
        server.kill();
    });
    made.into_inner().unwrap()
}

/// What is kept is what was answered; gives each game as it is kept.
fn check(database: &Database, games: &[Game]) -> Vec<Box<dyn Table>> {
    let kept = kept(database, &games.iter().collect::<Vec<_>>());
    games.iter().zip(&kept).map(|(game, (table, entries))| game.check(table, entries)).collect()
}
