//! A record replays, and a table plays on, under the version of the rules that it began with.

use ed25519_dalek::SigningKey;
use quincunx_engine::record::Header;
use quincunx_engine::{Aspect, Bytes32, Command, Observer, Outcome, Record, Seat};
use quincunx_games::{GAMES, OLDER, REGISTRY, RegisteredGame};
use quincunx_toys::TOYS;
use serde_json::json;

const SEED: Bytes32 = Bytes32([5; 32]);

fn header(game: &dyn RegisteredGame) -> Header {
    let (info, commitment) = (game.info(), Bytes32::hash(SEED.0));
    let names = vec!["Anna".into(), "Béla".into()];
    Header::new(info.id, info.rules_version, json!({}), names, commitment, vec![Bytes32([1; 32]), Bytes32([2; 32])])
}

/// A whole game in which everybody takes as many stones as possible.
fn played(game: &dyn RegisteredGame) -> Record {
    let mut table = game.open(header(game), SEED).unwrap();
    let mut entries = table.opening();
    loop {
        entries.into_iter().for_each(|entry| table.push(entry).unwrap());
        let Some(seat) = table.waiting().lowest() else { break };
        let choices = table.observation(table.number(), Observer::Seat(seat)).unwrap().choices;
        let command = Command::Action(choices.last().unwrap().action.clone());
        entries = table.propose(seat, table.number(), &command).unwrap();
    }
    table.record(&SigningKey::from_bytes(&[9; 32]))
}

fn returns(record: &Record) -> &str {
    &record.seal.as_ref().unwrap().returns
}

#[test]
fn a_record_replays_under_its_own_version() {
    let [newer, older] = [2, 1].map(|rules| played(TOYS.under("nim", rules).unwrap()));
    assert_eq!((newer.header.rules, older.header.rules), (2, 1));
    for record in [&newer, &older] {
        let (verdict, table) = TOYS.under("nim", record.header.rules).unwrap().verify(record);
        assert!(verdict.is_consistent(), "{verdict:?}");
        assert_eq!(table.unwrap().returns().unwrap().to_string(), returns(record));
    }
    assert_eq!(newer.entries[0].kind, older.entries[0].kind, "the same heap");
    assert_ne!(newer.entries[0].hash, older.entries[0].hash, "the version is part of what is hashed");
}

#[test]
fn another_version_refuses_it() {
    let [newest, older] = [2, 1].map(|rules| TOYS.under("nim", rules).unwrap());
    let record = played(older);
    let (verdict, table) = newest.verify(&record);
    assert_eq!(verdict.checks.len(), 1);
    assert_eq!(verdict.checks[0].of, Aspect::Rules);
    assert!(matches!(verdict.checks[0].outcome, Outcome::Failed { .. }) && table.is_none());

    let mut relabelled = record.clone();
    relabelled.header.rules = 2;
    assert!(!newest.verify(&relabelled).0.is_consistent());
    let mut table = newest.open(header(newest), SEED).unwrap();
    table.opening().into_iter().for_each(|entry| table.push(entry).unwrap());
    let three = table.propose(Seat::new(0).unwrap(), table.number(), &Command::Action("take(3)".into()));
    assert!(three.is_err(), "the versions differ in what is legal");
}

#[test]
fn new_tables_are_of_the_newest_version_and_an_unknown_one_is_none() {
    assert_eq!(TOYS.find("nim").unwrap().info().rules_version, 2);
    assert_eq!(TOYS.games().filter(|game| game.info().id == "nim").count(), 1, "an older version is not offered");
    assert_eq!(TOYS.versions("nim").map(|game| game.info().rules_version).collect::<Vec<_>>(), [2, 1]);
    assert!(TOYS.under("nim", 3).is_none() && TOYS.under("chess", 1).is_none());
}

/// What must be true of the real registry as well.
#[test]
fn the_versions_of_each_game_are_listed_once_the_newest_first() {
    for game in GAMES.iter() {
        let id = game.info().id;
        let versions: Vec<u32> = REGISTRY.versions(id).map(|game| game.info().rules_version).collect();
        assert!(versions.is_sorted_by(|newer, older| newer > older), "{id}: {versions:?}");
        assert_eq!(REGISTRY.games().filter(|other| other.info().id == id).count(), 1, "{id} is listed twice");
    }
    assert!(OLDER.iter().all(|older| REGISTRY.find(older.info().id).is_some()));
}
