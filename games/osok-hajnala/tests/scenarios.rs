//! The scenarios of this game.

use std::collections::BTreeSet;

use osok_hajnala::FACE;
use quincunx_checks::{clauses, scenarios};

#[test]
fn all_scenarios_hold() {
    scenarios::hold(FACE, env!("CARGO_MANIFEST_DIR"));
}

/// Section 10 of the rules has worked examples OH-X1 to OH-X140.
#[test]
fn every_example_is_held() {
    let clauses = clauses::of_game("osok-hajnala", env!("CARGO_MANIFEST_DIR")).expect("the game has its sources");
    let held: BTreeSet<String> =
        clauses.into_iter().filter(|held| !held.tests.is_empty()).map(|held| held.clause).collect();
    let without: Vec<_> = (1..=140).map(|number| format!("OH-X{number}")).filter(|id| !held.contains(id)).collect();
    assert!(without.is_empty(), "{without:?}");
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    scenarios::hold_what_exists(env!("CARGO_MANIFEST_DIR"), "OH-X", 140);
}
