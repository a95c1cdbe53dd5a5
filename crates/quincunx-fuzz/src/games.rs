//! What the targets need of the games: all of them, tables to agree on, and whole games as scripts.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ed25519_dalek::SigningKey;
use quincunx_engine::record::Header;
use quincunx_engine::{Bytes32, Command, Observer, OptionKind, Record, Seat};
use quincunx_games::{REGISTRY, RegisteredGame, Table};
use quincunx_toys::TOYS;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

use crate::mutate::{once_in, pick};

/// All games with the engine's test games, each in its newest version.
pub(crate) fn games() -> impl Iterator<Item = &'static dyn RegisteredGame> {
    REGISTRY.games().chain(TOYS.games())
}

/// The game with this id.
pub(crate) fn find(id: &str) -> Option<&'static dyn RegisteredGame> {
    REGISTRY.find(id).or_else(|| TOYS.find(id))
}

/// The game with this id under this version of its rules.
pub(crate) fn under(id: &str, rules: u32) -> Option<&'static dyn RegisteredGame> {
    REGISTRY.under(id, rules).or_else(|| TOYS.under(id, rules))
}

/// The options of many tables of a game: for each number of seats all defaults, then each value of each option alone, unless it
/// needs another one beside it.
pub(crate) fn tables(game: &dyn RegisteredGame) -> Vec<Value> {
    let info = game.info();
    let mut tables = Vec::new();
    for seats in info.seats[0]..=info.seats[1] {
        let mut base = Map::new();
        if info.seats[0] != info.seats[1] {
            base.insert("seats".into(), json!(seats));
        }
        tables.push(Value::Object(base.clone()));
        for option in info.options {
            let values: Vec<Value> = match option.kind {
                OptionKind::Choice { values } => values.iter().map(|value| json!(value)).collect(),
                OptionKind::Number { min, max, .. } => vec![json!(min), json!(max)],
                OptionKind::Seats => vec![json!([0]), json!((0..seats).collect::<Vec<_>>())],
                OptionKind::File => Vec::new(),
                OptionKind::Decks { ready, default } => {
                    ready.iter().map(|deck| json!(vec![deck; default.len()])).collect()
                }
            };
            for value in values {
                let mut table = base.clone();
                table.insert(option.id.into(), value);
                tables.push(Value::Object(table));
            }
        }
    }
    tables.retain(|options| game.complete(options).is_ok());
    tables
}

/// The options of tables to which the ready decks of a game are brought as text.
pub(crate) fn decks_as_text(game: &dyn RegisteredGame) -> Vec<Value> {
    let mut tables = Vec::new();
    for option in game.info().options {
        let OptionKind::Decks { default, .. } = option.kind else { continue };
        let catalogue = game.catalogue(&json!({})).expect("the standard components");
        let decks = catalogue["decks"].as_array().expect("a game with decks lists those that are ready");
        tables.extend(decks.iter().map(|deck| json!({ option.id: vec![&deck["text"]; default.len()] })));
    }
    tables
}

/// The name of the option that is a component file, and the files that the game brings along.
pub(crate) fn component_files(game: &dyn RegisteredGame) -> Vec<(&'static str, String)> {
    let info = game.info();
    let options = info.options.iter().filter(|option| option.kind == OptionKind::File);
    options.flat_map(|option| texts(&folder(info.id)).into_iter().map(|text| (option.id, text))).collect()
}

/// The folder of a game.
pub(crate) fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game)
}

/// The texts of the TOML files in a folder, but for the package's own.
fn texts(folder: &Path) -> Vec<String> {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "toml") && !path.ends_with("Cargo.toml"));
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect()
}

/// The key that signs the records of the corpus.
pub(crate) fn key() -> SigningKey {
    SigningKey::from_bytes(&[9; 32])
}

/// A table with these options before its first entry; the same for the same options and seed.
pub(crate) fn open(game: &dyn RegisteredGame, options: &Value, seed: &str) -> Option<Box<dyn Table>> {
    let (options, seats) = game.complete(options).ok()?;
    let server_seed = Bytes32::hash(format!("seed {seed}"));
    let contributions = Seat::first(seats).map(|seat| Bytes32::hash(format!("contribution {seat}"))).collect();
    let names = Seat::first(seats).map(|seat| format!("Őri {seat}")).collect();
    let (info, commitment) = (game.info(), Bytes32::hash(server_seed.0));
    let header = Header::new(info.id, info.rules_version, options, names, commitment, contributions);
    game.open(header, server_seed).ok()
}

/// A game at random up to its end, or this many entries: its record, and the commands, as lines `A take(2)`.
pub(crate) fn play(mut table: Box<dyn Table>, most: u32, rng: &mut Pcg64Mcg) -> (Record, String) {
    let mut script = String::new();
    let mut entries = table.opening();
    loop {
        entries.into_iter().for_each(|entry| table.push(entry).expect("what was proposed fits"));
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        if waiting.is_empty() || table.number() >= most {
            return (table.record(&key()), script);
        }
        let seat = *pick(&waiting, rng);
        let choices = table
            .observation(table.number(), Observer::Seat(seat))
            .map(|observation| observation.choices)
            .unwrap_or_default();
        let others: Vec<Seat> = Seat::first(table.header().seats.len()).filter(|other| *other != seat).collect();
        let command = if once_in(20, rng) && table.undoable(seat).is_some() {
            Command::Undo(others)
        } else if once_in(400, rng) && !table.resigned().contains(seat) {
            Command::Resign
        } else {
            Command::Action(pick(&choices, rng).action.clone())
        };
        let line = match &command {
            Command::Action(action) => action.clone(),
            Command::Undo(_) => "undo".into(),
            Command::Resign => "resign".into(),
        };
        writeln!(script, "{seat} {line}").expect("a string takes everything");
        entries = table.propose(seat, table.number(), &command).unwrap_or_else(|denied| panic!("{line}: {denied:?}"));
    }
}
