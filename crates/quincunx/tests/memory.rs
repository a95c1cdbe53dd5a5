//! How much memory tables take, and that it is given back.

use std::fs;
use std::time::{Duration, Instant};

use quincunx_games::GAMES;
use quincunx_server::Database;
use serde_json::{Value, json};

use crate::nothing_is_lost::server::{PATIENCE, Person, Server};

/// So many tables of each game, enough to be seen beside what else goes on.
const TABLES: u64 = 300;

/// Kilobytes that a table that has just begun may take.
const MOST: u64 = 72;

/// Makes a table of persons that begins.
fn begin(address: &str, game: &str, seats: usize) {
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
}

#[test]
fn a_table_takes_little_memory_and_gives_it_back() {
    if !cfg!(target_os = "linux") {
        return quincunx_cluster::not_tested("a_table_takes_little_memory_and_gives_it_back", "only Linux tells it so");
    }
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start_with(&["--idle", "20"], &Database::File(folder.path().join("quincunx.db")));
    let memory = || {
        let status = fs::read_to_string(server.proc("status")).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap()
    };
    let mut taken = 0;
    for game in GAMES {
        let (id, seats) = (game.info().id, game.complete(&json!({})).unwrap().1);
        // What is made once for all tables is there after the first ones.
        (0..10).for_each(|_| begin(server.address(), id, seats));
        let before = memory();
        (0..TABLES).for_each(|_| begin(server.address(), id, seats));
        let each = memory().saturating_sub(before) / TABLES;
        println!("{id}: {each} kB a table");
        assert!(each <= MOST, "{id}: {each} kB a table");
        taken += each * TABLES;
    }
    let full = memory();
    let begun = Instant::now();
    let mut given_back = 0;
    while given_back < taken / 2 {
        assert!(begun.elapsed() < PATIENCE, "of {taken} kB, {given_back} were given back");
        std::thread::sleep(Duration::from_millis(500));
        given_back = full.saturating_sub(memory());
    }
    println!("of {taken} kB, {given_back} were given back after {} s", begun.elapsed().as_secs());
}
