//! The conformance suite.

use field_of_glory::FACE;

#[test]
fn random_games_keep_every_promise() {
    let report = FACE.conformance(300_000, 2013, &mut |_| {});
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
