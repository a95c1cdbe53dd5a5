//! The conformance suite.

use osok_hajnala::OsokHajnala;
use quincunx_engine::conformance;

#[test]
fn random_games_keep_every_promise() {
    let report = conformance::sample::<OsokHajnala>(120_000, 2015);
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
