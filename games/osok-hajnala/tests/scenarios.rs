//! The scenarios of this game.

use osok_hajnala::{OsokHajnala, TEXTS};
use quincunx_checks::scenarios;

#[test]
fn all_scenarios_hold() {
    scenarios::hold::<OsokHajnala>(&TEXTS);
}

#[test]
fn the_game_carries_all_scenarios() {
    scenarios::are_carried(env!("CARGO_MANIFEST_DIR"), &TEXTS);
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    scenarios::hold_what_exists(&TEXTS, "OH-X", 140);
}
