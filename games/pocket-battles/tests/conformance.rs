//! The conformance suite.

use pocket_battles::FACE;

#[test]
fn random_games_keep_every_promise() {
    let report = FACE.conformance_sampled(300_000, 2009);
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
