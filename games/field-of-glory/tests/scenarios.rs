//! The scenarios of this game.

use field_of_glory::FACE;
use quincunx_checks::scenarios;

#[test]
fn all_scenarios_hold() {
    scenarios::hold(FACE, env!("CARGO_MANIFEST_DIR"));
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    scenarios::hold_what_exists(env!("CARGO_MANIFEST_DIR"), "FOG-X", 73);
}
