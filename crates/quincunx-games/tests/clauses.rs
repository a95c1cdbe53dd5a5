//! Every clause of every game is held by a test, and no test holds a clause that is none.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use quincunx_engine::scenario;
use quincunx_games::{SHELF, ShelvedGame};

/// The names of the files in a folder of a game that belong to what it carries.
fn files(game: &dyn ShelvedGame, folder: &str, belongs: impl Fn(&str, &str) -> bool) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().id).join(folder);
    let paths =
        std::fs::read_dir(folder).expect("every game has scenarios and tests").map(|entry| entry.unwrap().path());
    let name = |path: PathBuf| {
        let name = path.file_name()?.to_str()?.to_owned();
        belongs(&name, &std::fs::read_to_string(&path).ok()?).then_some(name)
    };
    paths.filter_map(name).collect()
}

fn names(texts: &[(&str, &str)]) -> BTreeSet<String> {
    texts.iter().map(|(name, _)| (*name).to_owned()).collect()
}

#[test]
fn every_scenario_file_is_carried_by_its_game() {
    for game in SHELF {
        let carried = names(game.texts().scenarios);
        assert_eq!(files(*game, "scenarios", |name, _| name.ends_with(".toml")), carried, "{}", game.info().id);
    }
}

#[test]
fn every_test_that_holds_clauses_is_carried_by_its_game() {
    for game in SHELF {
        let carried = names(game.texts().tests);
        assert_eq!(files(*game, "tests", |_, text| text.contains("/// Holds:")), carried, "{}", game.info().id);
    }
}

#[test]
fn every_scenario_holds() {
    for game in SHELF {
        for (file, text) in game.texts().scenarios {
            let outcomes = game.scenarios(text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let failures: Vec<_> = outcomes.iter().filter(|outcome| outcome.failure.is_some()).collect();
            assert!(failures.is_empty(), "{file}: {failures:#?}");
        }
    }
}

#[test]
fn every_clause_is_held_by_a_test() {
    for game in SHELF {
        let without: Vec<String> =
            game.clauses().into_iter().filter(|clause| clause.tests.is_empty()).map(|clause| clause.clause).collect();
        assert!(without.is_empty(), "{}: no test holds {without:?}", game.info().id);
    }
}

/// What is not in the rulebook is an example: `IFF-X12`, `PB-E012`.
#[test]
fn tests_hold_only_what_there_is() {
    for game in SHELF {
        let [rules, ..] = game.texts().rules;
        for clause in game.clauses() {
            let is_clause = rules.contains(&format!("[{}]", clause.clause));
            let number = |letter| clause.clause.split_once(letter).map(|(_, number)| number.parse::<u32>());
            let is_example = ["-X", "-E"].into_iter().any(|letter| matches!(number(letter), Some(Ok(_))));
            assert!(is_clause || is_example, "{} of {:?} is no clause", clause.clause, clause.tests);
        }
        for (file, text) in game.texts().scenarios {
            assert_eq!(scenario::game_of(text).unwrap(), game.info().id, "{file}");
        }
    }
}
