//! `quincunx database` from outside: copies while games are played, and what is said.

use std::path::Path;
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use quincunx_games::GAMES;
use quincunx_server::Database;
use serde_json::json;

use crate::nothing_is_lost::game::{Dice, Game, Step};
use crate::nothing_is_lost::server::{Person, Server};

/// The exit code, and the lines of both streams.
fn told(database: &Database, arguments: &[&str]) -> (Option<i32>, Vec<String>, Vec<String>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quincunx"));
    command.arg("database").args(arguments).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    let database = match database {
        Database::File(file) => file.to_str().unwrap(),
        Database::Postgres(url) => url,
    };
    let Output { status, stdout, stderr } = command.env("QUINCUNX_DATABASE", database).output().unwrap();
    let lines = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    (status.code(), lines(stdout), lines(stderr))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A table of two persons of each game for two.
fn games(address: &str) -> Vec<Game> {
    let for_two = GAMES.iter().filter(|game| game.complete(&json!({})).unwrap().1 == 2);
    for_two.map(|game| Game::new(address, *game, vec![Person::default(); 2], "slow").unwrap()).collect()
}

/// So many steps at each table, or all there are.
fn play(address: &str, games: &mut [Game], dice: &mut Dice, steps: usize) {
    for game in games {
        let mut made = 0;
        while made < steps {
            match game.step(address, dice).unwrap() {
                Step::Done => made += 1,
                // The beginning of a game is the server's.
                Step::Waiting => thread::sleep(Duration::from_millis(1)),
                Step::Over => break,
                step @ Step::Not(_) => panic!("{step:?}"),
            }
        }
    }
}

#[test]
fn a_copy_made_while_games_are_played_is_a_database_in_which_each_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let [file, copy] = ["quincunx.db", "copy.db"].map(|name| folder.path().join(name));
    let database = Database::File(file);
    let server = Server::start(&database);
    let (mut games, mut dice) = (games(server.address()), Dice::new(1));
    play(server.address(), &mut games, &mut dice, 5);
    thread::scope(|scope| {
        let playing = scope.spawn(|| play(server.address(), &mut games, &mut dice, 5));
        let (code, out, errors) = told(&database, &["backup", text(&copy)]);
        assert_eq!((code, errors), (Some(0), Vec::new()));
        assert!(out[0].starts_with(&format!("{}: ", copy.display())) && out[0].contains(" KiB, copied in "), "{out:?}");
        playing.join().unwrap();
    });
    let (code, _, errors) = told(&database, &["backup", text(&copy)]);
    let exists = format!("quincunx: {} is there already, and is not written over: name another file.", copy.display());
    assert_eq!((code, errors), (Some(2), vec![exists]));
    server.stop();

    let server = Server::start(&Database::File(copy));
    play(server.address(), &mut games, &mut dice, 5);
    for game in &mut games {
        assert_eq!(game.info(server.address()).unwrap().unwrap()["status"], "playing");
    }
}

#[test]
fn of_a_postgresql_database_it_says_which_program_copies_it() {
    let address = "postgres://anna:hush@127.0.0.1:1/quincunx".to_owned();
    let (code, _, errors) = told(&Database::Postgres(address), &["backup", "copy.dump"]);
    let command = "pg_dump --format=custom --file='copy.dump' 'postgres://anna@127.0.0.1:1/quincunx'";
    let expected = format!("quincunx: PostgreSQL copies its databases by a program of its own: {command}");
    assert_eq!((code, errors), (Some(2), vec![expected]));
}
