//! How much memory tables and streams take, and that it is given back.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use quincunx_games::{GAMES, RegisteredGame};
use quincunx_server::Database;
use serde_json::{Value, json};

use crate::nothing_is_lost::server::{PATIENCE, Person, Server};

/// So many tables of each game, enough to be seen beside what else goes on.
const TABLES: u64 = 150;

/// Kilobytes that a table that has just begun may take: half of what is promised of a live table, since this one is going to grow.
const MOST: u64 = 20;

/// So many streams at a table of each game.
const STREAMS: usize = 150;

/// Kilobytes that a stream may take with its connection, once all that there was to tell was told.
const MOST_OF_STREAM: u64 = 10;

/// Kilobytes of memory that a server has in use.
fn memory(server: &Server) -> u64 {
    let status = fs::read_to_string(server.proc("status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// Makes a table of persons that begins.
fn begin(address: &str, game: &str, seats: usize) -> String {
    let contribution = "ab".repeat(32);
    let mut maker = Person::default();
    let kinds: Vec<Value> = (0..seats).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect();
    let new = json!({
        "game": game, "seats": kinds, "name": "Anna", "contribution": contribution, "pace": "slow",
    });
    let made = maker.post(address, "/api/tables", &new).unwrap().good();
    let table = made["table"].as_str().unwrap();
    for _ in 1..seats {
        let sits = json!({ "name": "Béla", "contribution": contribution });
        Person::default().post(address, &format!("/api/tables/{table}/seats"), &sits).unwrap().good();
    }
    table.to_owned()
}

/// The stream of somebody who looks on, who has been told everything until now.
fn watch(address: &str, table: &str) -> BufReader<TcpStream> {
    let stream = Person::default().open(address, "GET", &format!("/api/tables/{table}/events"), "", "").unwrap();
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    while line != "event: observation\n" {
        line.clear();
        assert_ne!(stream.read_line(&mut line).unwrap(), 0, "the stream has ended");
    }
    stream
}

#[test]
fn a_stream_takes_little_memory() {
    if !cfg!(target_os = "linux") {
        return quincunx_cluster::not_tested("a_stream_takes_little_memory", "only Linux tells it so");
    }
    let folder = tempfile::tempdir().unwrap();
    // What is not in use any more is given back at once, so that what is opened does not hide in it.
    let at_once = ["env", "_RJEM_MALLOC_CONF=dirty_decay_ms:0,muzzy_decay_ms:0"];
    let server = Server::start_by(&at_once, &Database::File(folder.path().join("quincunx.db")));
    let table =
        |game: &&dyn RegisteredGame| begin(server.address(), game.info().id, game.complete(&json!({})).unwrap().1);
    let tables: Vec<String> = GAMES.iter().map(table).collect();
    let watch_all = |each: usize| -> Vec<_> {
        tables.iter().flat_map(|table| (0..each).map(|_| watch(server.address(), table))).collect()
    };
    // What is made once for all streams is there after the first ones.
    let _first = watch_all(10);
    let before = memory(&server);
    let streams = watch_all(STREAMS);
    let (taken, count) = (memory(&server).saturating_sub(before), streams.len() as u64);
    println!("{count} streams take {taken} kB");
    assert!(taken <= MOST_OF_STREAM * count, "{count} streams take {taken} kB");
}

#[test]
fn a_table_takes_little_memory_and_gives_it_back() {
    if !cfg!(target_os = "linux") {
        return quincunx_cluster::not_tested("a_table_takes_little_memory_and_gives_it_back", "only Linux tells it so");
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_with(&["--idle", "20"], &Database::File(folder.path().join("quincunx.db")));
    let mut taken = 0;
    for game in GAMES.iter() {
        let (id, seats) = (game.info().id, game.complete(&json!({})).unwrap().1);
        // What is made once for all tables is there after the first ones.
        (0..10).for_each(|_| drop(begin(server.address(), id, seats)));
        let before = memory(&server);
        (0..TABLES).for_each(|_| drop(begin(server.address(), id, seats)));
        let each = memory(&server).saturating_sub(before) / TABLES;
        println!("{id}: {each} kB a table");
        assert!(each <= MOST, "{id}: {each} kB a table");
        taken += each * TABLES;
    }
    let full = memory(&server);
    let begun = Instant::now();
    let mut given_back = 0;
    while given_back < taken / 2 {
        assert!(begun.elapsed() < PATIENCE, "of {taken} kB, {given_back} were given back");
        std::thread::sleep(Duration::from_millis(500));
        given_back = full.saturating_sub(memory(&server));
    }
    println!("of {taken} kB, {given_back} were given back after {} s", begun.elapsed().as_secs());
}
