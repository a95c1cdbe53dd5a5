//! Counts of choices that must not change unless the rules do: then the version of the rules changes as well.

use quincunx_engine::prelude::*;
use victory_or_death::VictoryOrDeath;

/// So many steps into a random game: the set-up, the first turns, and later ones.
const STEPS: [u32; 5] = [0, 60, 120, 240, 480];

/// Sequences of four choices at each of the sample tables.
#[test]
fn the_number_of_sequences_of_choices_does_not_change() {
    let counts = quincunx_checks::choices::<VictoryOrDeath>(4, &STEPS);
    assert_eq!((VictoryOrDeath::RULES_VERSION, counts.concat()), (1, GOLDEN.concat()));
}

const GOLDEN: [[u64; 5]; 4] = [
    [384, 83_068, 4_623, 1_268, 1_583],
    [723_453, 756, 12_142, 825, 316],
    [384, 1_479_595, 294, 500, 381],
    [384, 86_339, 561, 71, 204],
];
