//! Counts of choices that must not change unless the rules do: then the version of the rules changes as well.

use in_flanders_field::InFlandersField;
use quincunx_engine::prelude::*;

/// Sequences of fourteen choices at each of the sample tables.
#[test]
fn the_number_of_sequences_of_choices_does_not_change() {
    let counts = quincunx_checks::choices::<InFlandersField>(14, &[0]);
    assert_eq!((InFlandersField::RULES_VERSION, counts.concat()), (1, GOLDEN.to_vec()));
}

const GOLDEN: [u64; 7] = [8422, 4533, 1964, 9010, 5381, 2240, 3280];
