//! The conformance suite.

use field_of_glory::FieldOfGlory;
use quincunx_engine::conformance;

#[test]
fn random_games_keep_every_promise() {
    let report = conformance::run::<FieldOfGlory>(300_000, 2013, |_| {});
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
