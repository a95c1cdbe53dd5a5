//! The conformance suite.

use in_flanders_field::InFlandersField;
use quincunx_engine::conformance;

#[test]
fn random_games_keep_every_promise() {
    let report = conformance::run::<InFlandersField>(120_000, 2014, |_| {});
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
