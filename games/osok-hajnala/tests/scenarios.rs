//! The scenarios of this game.

use std::collections::BTreeSet;

use osok_hajnala::{OsokHajnala, TEXTS};
use quincunx_checks::scenarios;
use quincunx_engine::scenario;

#[test]
fn all_scenarios_hold() {
    scenarios::hold::<OsokHajnala>(&TEXTS);
}

#[test]
fn the_game_carries_all_scenarios() {
    scenarios::are_carried(env!("CARGO_MANIFEST_DIR"), &TEXTS);
}

/// Section 10 of the rules has worked examples OH-X1 to OH-X140.
#[test]
fn every_example_is_held() {
    let scenarios = TEXTS.scenarios.iter().flat_map(|(_, text)| scenario::index(text).expect("it reads"));
    let lines = TEXTS.tests.iter().flat_map(|(_, source)| source.lines());
    let told = lines.filter_map(|line| line.trim().strip_prefix("/// ")?.strip_prefix("Holds:"));
    let tests = told.flat_map(|ids| ids.trim_end_matches('.').split(',').map(|id| id.trim().to_owned()));
    let held: BTreeSet<String> = scenarios.flat_map(|(_, holds)| holds).chain(tests).collect();
    let without: Vec<_> = (1..=140).map(|number| format!("OH-X{number}")).filter(|id| !held.contains(id)).collect();
    assert!(without.is_empty(), "{without:?}");
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    scenarios::hold_what_exists(&TEXTS, "OH-X", 140);
}
