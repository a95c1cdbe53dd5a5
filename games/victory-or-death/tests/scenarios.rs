//! The scenarios of the rules.

use quincunx_checks::scenarios;
use victory_or_death::{TEXTS, VictoryOrDeath};

#[test]
fn every_scenario_holds() {
    scenarios::hold::<VictoryOrDeath>(&TEXTS);
}

#[test]
fn the_game_carries_all_scenarios() {
    scenarios::are_carried(env!("CARGO_MANIFEST_DIR"), &TEXTS);
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    scenarios::hold_what_exists(&TEXTS, "VOD-EX", 96);
}
