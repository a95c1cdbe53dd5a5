//! Counts of choices that must not change unless the rules do: then the version of the rules changes as well.

use pocket_battles::PocketBattles;
use quincunx_engine::prelude::*;

/// So many steps into a random game: building, deployment, and the battle.
const STEPS: [u32; 5] = [0, 30, 60, 90, 120];

/// Sequences of three choices at each of the sample tables.
#[test]
fn the_number_of_sequences_of_choices_does_not_change() {
    let counts = quincunx_checks::choices::<PocketBattles>(3, &STEPS);
    assert_eq!((PocketBattles::RULES_VERSION, counts.concat()), (1, GOLDEN.concat()));
}

const GOLDEN: [[u64; 5]; 6] = [
    [325_726, 11_135, 122_096, 2_951, 0],
    [323_559, 175_854, 99_947, 5_336, 0],
    [332_292, 18_214, 18_682, 308_880, 61_788],
    [289_250, 3_385, 12_960, 13_867, 8_690],
    [325_726, 11_213, 122_108, 2_951, 0],
    [320_948, 103_455, 45_360, 12_620, 16],
];
