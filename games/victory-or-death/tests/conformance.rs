//! The conformance suite.

use quincunx_engine::conformance;
use victory_or_death::VictoryOrDeath;

#[test]
fn random_games_keep_every_promise() {
    let report = conformance::run::<VictoryOrDeath>(120_000, 2015, |_| {});
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
