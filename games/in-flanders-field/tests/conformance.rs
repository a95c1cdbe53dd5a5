//! The conformance suite.

use in_flanders_field::FACE;

#[test]
fn random_games_keep_every_promise() {
    let report = FACE.conformance(120_000, 2014, &mut |_| {});
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}
