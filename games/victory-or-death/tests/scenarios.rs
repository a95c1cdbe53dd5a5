//! The scenarios of the rules.

use quincunx_checks::scenarios;
use victory_or_death::FACE;

#[test]
fn every_scenario_holds() {
    scenarios::hold(FACE, env!("CARGO_MANIFEST_DIR"));
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    scenarios::hold_what_exists(env!("CARGO_MANIFEST_DIR"), "VOD-EX", 96);
}
