//! Counts of choices that must not change unless the rules do: then the version of the rules changes as well.

use field_of_glory::FieldOfGlory;
use quincunx_engine::prelude::*;

/// So many steps into a random game: the draft, the first turns, and later ones.
const STEPS: [u32; 5] = [0, 140, 160, 170, 190];

/// Sequences of five choices at each of the sample tables.
#[test]
fn the_number_of_sequences_of_choices_does_not_change() {
    let counts = quincunx_checks::choices::<FieldOfGlory>(5, &STEPS);
    assert_eq!((FieldOfGlory::RULES_VERSION, counts.concat()), (1, GOLDEN.concat()));
}

const GOLDEN: [[u64; 5]; 4] = [
    [101_568, 1_339_883, 21_267, 7, 588],
    [215_136, 446_441, 402_883, 105, 164],
    [103_104, 1_055_947, 21_267, 7, 588],
    [233_280, 750_839, 404_902, 89, 112],
];
