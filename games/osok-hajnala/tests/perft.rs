//! Counts of choices that must not change unless the rules do: then the version of the rules changes as well.

use osok_hajnala::OsokHajnala;
use quincunx_engine::prelude::*;

/// So many steps into a random game: the set-up, the first turns, and later ones.
const STEPS: [u32; 5] = [0, 25, 50, 90, 140];

/// Sequences of five choices at each of the sample tables.
#[test]
fn the_number_of_sequences_of_choices_does_not_change() {
    let counts = quincunx_checks::choices::<OsokHajnala>(5, &STEPS);
    assert_eq!((OsokHajnala::RULES_VERSION, counts.concat()), (1, GOLDEN.concat()));
}

const GOLDEN: [[u64; 5]; 8] = [
    [295_556, 2_635, 308, 244, 1_373],
    [403_116, 1_331, 144, 12, 29],
    [349_848, 2_584, 229, 16, 222],
    [396_872, 568, 183, 35, 615],
    [427_224, 949, 409, 93, 57],
    [389_936, 1_957, 1_075, 192, 176],
    [6_220, 187, 26, 0, 0],
    [2_048, 147, 98, 125, 214],
];
