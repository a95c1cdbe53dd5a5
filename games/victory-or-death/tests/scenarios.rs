//! The scenarios of the rules.

use quincunx_checks::scenarios;
use victory_or_death::{TEXTS, VictoryOrDeath};

#[test]
fn every_scenario_holds() {
    scenarios::hold::<VictoryOrDeath>(&TEXTS);
}
