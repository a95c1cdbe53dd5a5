//! `quincunx database` from outside: copies while games are played, and what is said.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use quincunx_games::GAMES;
use quincunx_server::Database;
use quincunx_store::{SqlStore, Store};
use serde_json::json;
use sqlx::{Connection, Executor, Row, SqliteConnection};

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
    let command = "umask 077; pg_dump --format=custom --file='copy.dump' 'postgres://anna@127.0.0.1:1/quincunx'";
    let expected = format!("quincunx: PostgreSQL copies its databases by a program of its own: {command}");
    assert_eq!((code, errors), (Some(2), vec![expected]));
}

/// Games in a database whose server has stopped, and the folder that keeps it.
fn stopped() -> (tempfile::TempDir, Database, Vec<Game>) {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::File(folder.path().join("quincunx.db"));
    let server = Server::start(&database);
    let mut games = games(server.address());
    play(server.address(), &mut games, &mut Dice::new(2), 5);
    server.stop();
    (folder, database, games)
}

#[tokio::test]
async fn a_record_that_was_altered_in_the_database_is_found_by_name() {
    let (folder, database, games) = tokio::task::spawn_blocking(stopped).await.unwrap();
    let good = format!("{} tables checked, 0 of them faulty.", games.len());
    assert_eq!(told(&database, &["check"]), (Some(0), vec![good], Vec::new()));

    let url = format!("sqlite:{}", folder.path().join("quincunx.db").display());
    let mut vandal = SqliteConnection::connect(&url).await.unwrap();
    let mut ids: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
    ids.sort_unstable();
    vandal.execute("DROP TRIGGER entries_do_not_change").await.unwrap();
    for (id, change) in [
        (ids[0], "UPDATE entries SET entry = replace(entry, 'action', 'chance') WHERE number = 3 AND table_id = $1"),
        (ids[1], "UPDATE tables SET returns = '1 0' WHERE id = $1"),
        (ids[2], "UPDATE tables SET server_seed = zeroblob(32) WHERE id = $1"),
    ] {
        let changed = sqlx::query(change).bind(id).execute(&mut vandal).await.unwrap();
        assert_eq!(changed.rows_affected(), 1, "{change}");
    }
    let mode: String = vandal.fetch_one("PRAGMA journal_mode").await.unwrap().get(0);
    assert_eq!(mode, "wal");
    vandal.close().await.unwrap();

    let (code, out, _) = told(&database, &["check"]);
    assert_eq!(code, Some(1));
    let of = |id: &str| out.iter().filter(|line| line.starts_with(id)).cloned().collect::<Vec<_>>().join(" ");
    assert!(!of(ids[0]).is_empty(), "{out:?}");
    assert!(of(ids[1]).contains("Result: NOT as it should be"), "{out:?}");
    assert!(of(ids[2]).contains("The server’s sealed secret: NOT as it should be"), "{out:?}");
    let last = format!("{} tables checked, 3 of them faulty.", games.len());
    assert_eq!(out.last(), Some(&last), "{out:?}");

    let (code, out, _) = told(&database, &["check", "--from", ids[2]]);
    let last = format!("{} tables checked, 1 of them faulty.", games.len() - 2);
    assert_eq!((code, out.last()), (Some(1), Some(&last)), "what comes before is left out: {out:?}");
}

#[tokio::test]
async fn a_game_that_is_packed_is_checked_like_others() {
    let (folder, database, games) = tokio::task::spawn_blocking(stopped).await.unwrap();
    let id = &games[0].id;
    let url = format!("sqlite:{}", folder.path().join("quincunx.db").display());
    let mut connection = SqliteConnection::connect(&url).await.unwrap();
    let mut change = async |statement: &'static str| {
        let changed = sqlx::query(statement).bind(id).execute(&mut connection).await.unwrap();
        assert_eq!(changed.rows_affected(), 1, "{statement}");
    };
    change("UPDATE tables SET status = 'over', since = 1 WHERE id = $1").await;
    let store = SqlStore::open(&database).await.unwrap();
    assert_eq!(store.pack(2, 10).await.unwrap(), 1);
    store.close().await;
    change("UPDATE tables SET status = 'playing' WHERE id = $1").await;
    let good = format!("{} tables checked, 0 of them faulty.", games.len());
    assert_eq!(told(&database, &["check"]), (Some(0), vec![good], Vec::new()));

    let mut vandal = SqliteConnection::connect(&url).await.unwrap();
    vandal.execute("DROP TRIGGER packs_do_not_change").await.unwrap();
    change("UPDATE packs SET entries = substr(entries, 1, 20) WHERE table_id = $1").await;
    let (code, out, _) = told(&database, &["check"]);
    assert_eq!(code, Some(1));
    assert!(out.iter().any(|line| line.starts_with(id.as_str())), "{out:?}");
}

#[test]
fn a_copy_is_put_back_once_the_server_has_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let [file, copy, kept] = ["quincunx.db", "copy.db", "quincunx.db.replaced-1"].map(|name| folder.path().join(name));
    let database = Database::File(file.clone());
    let server = Server::start(&database);
    let (mut games, mut dice) = (games(server.address()), Dice::new(3));
    play(server.address(), &mut games, &mut dice, 3);
    assert_eq!(told(&database, &["backup", text(&copy)]).0, Some(0));
    let (code, _, errors) = told(&database, &["restore", text(&copy)]);
    let in_use = format!("quincunx: A program has the database {} open: stop the server first.", file.display());
    assert_eq!((code, errors), (Some(1), vec![in_use]));
    play(server.address(), &mut games, &mut dice, 3);
    server.stop();

    let done = [
        format!("{} is now what {} holds.", file.display(), copy.display()),
        format!("The database of before is kept: {}", kept.display()),
    ];
    assert_eq!(told(&database, &["restore", text(&copy)]), (Some(0), done.to_vec(), Vec::new()));
    let server = Server::start(&database);
    play(server.address(), &mut games, &mut dice, 3);
    server.stop();

    let whole = fs::read(&copy).unwrap();
    fs::write(&copy, &whole[..whole.len() / 2]).unwrap();
    let (code, out, errors) = told(&database, &["restore", text(&copy)]);
    assert_eq!((code, out.len()), (Some(1), 0), "{errors:?}");
    assert!(errors[0].starts_with(&format!("quincunx: The copy {} is damaged", copy.display())), "{errors:?}");
}

#[test]
fn games_go_on_in_the_database_that_they_were_moved_to() {
    let Some(postgres) = quincunx_cluster::database("games_go_on_in_the_database_that_they_were_moved_to") else {
        return;
    };
    let (_folder, database, mut games) = stopped();
    let Database::File(file) = &database else { panic!("it is a file") };
    let (code, out, errors) = told(&database, &["move", text(file), &postgres]);
    assert_eq!(code, Some(0), "{errors:?}");
    assert!(out[0].ends_with("Name the other database in the settings before you start the server."), "{out:?}");
    let (code, _, errors) = told(&database, &["move", text(file), &postgres]);
    assert_eq!(code, Some(1));
    assert!(errors.last().unwrap().contains("There is something in the database"), "{errors:?}");

    let postgres = Database::Postgres(postgres);
    assert_eq!(told(&postgres, &["check"]).0, Some(0));
    let server = Server::start(&postgres);
    play(server.address(), &mut games, &mut Dice::new(4), 3);
}
