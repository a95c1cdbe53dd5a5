//! Every clause of every game is held by a test, and no test holds a clause that is none.

use std::collections::BTreeSet;
use std::path::Path;

use quincunx_engine::scenario;
use quincunx_games::{GAMES, RegisteredGame};

/// The files below folders of a game that belong to what it carries, by their paths there.
fn files(game: &dyn RegisteredGame, folders: &[&str], belongs: fn(&str, &str) -> bool) -> BTreeSet<String> {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().id);
    let mut found = BTreeSet::new();
    for folder in folders.iter().map(|folder| game.join(folder)) {
        let mut left = vec![folder.clone()];
        while let Some(path) = left.pop() {
            if path.is_dir() {
                left.extend(std::fs::read_dir(&path).expect("it can be read").map(|entry| entry.unwrap().path()));
                continue;
            }
            let name = path.strip_prefix(&folder).expect("it is below").to_str().expect("names are plain").to_owned();
            if std::fs::read_to_string(&path).is_ok_and(|text| belongs(&name, &text)) {
                found.insert(name);
            }
        }
    }
    found
}

fn names(texts: &[(&str, &str)]) -> BTreeSet<String> {
    texts.iter().map(|(name, _)| (*name).to_owned()).collect()
}

#[test]
fn every_scenario_file_is_carried_by_its_game() {
    for game in GAMES {
        let carried = names(game.texts().scenarios);
        assert_eq!(files(*game, &["scenarios"], |name, _| name.ends_with(".toml")), carried, "{}", game.info().id);
    }
}

#[test]
fn every_test_that_holds_clauses_is_carried_by_its_game() {
    for game in GAMES {
        let carried = names(game.texts().tests);
        let holds = |_: &str, text: &str| text.lines().any(|line| line.trim_start().starts_with("/// Holds:"));
        let holding = files(*game, &["src", "tests"], holds);
        assert_eq!(holding, carried, "{}", game.info().id);
    }
}

#[test]
fn every_scenario_holds() {
    for game in GAMES {
        for (file, text) in game.texts().scenarios {
            let outcomes = game.scenarios(text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let failures: Vec<_> = outcomes.iter().filter(|outcome| outcome.failure.is_some()).collect();
            assert!(failures.is_empty(), "{file}: {failures:#?}");
        }
    }
}

#[test]
fn every_clause_is_held_by_a_test() {
    for game in GAMES {
        let without: Vec<String> =
            game.clauses().into_iter().filter(|clause| clause.tests.is_empty()).map(|clause| clause.clause).collect();
        assert!(without.is_empty(), "{}: no test holds {without:?}", game.info().id);
    }
}

/// What is not in the rulebook is an example: `IFF-X12`, `PB-E012`, `VOD-EX3.7`.
#[test]
fn tests_hold_only_what_there_is() {
    for game in GAMES {
        let [rules, ..] = game.texts().rules;
        for clause in game.clauses() {
            let is_clause = rules.contains(&format!("[{}]", clause.clause));
            let is_number = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
            let number = |letter: &str| clause.clause.split_once(letter).map(|(_, number)| number);
            let is_example = ["-X", "-E", "-EX"].into_iter().any(|letter| number(letter).is_some_and(is_number));
            assert!(is_clause || is_example, "{} of {:?} is no clause", clause.clause, clause.tests);
        }
        for (file, text) in game.texts().scenarios {
            assert_eq!(scenario::game_of(text).unwrap(), game.info().id, "{file}");
        }
    }
}
