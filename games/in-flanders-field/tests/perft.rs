//! Counts of choices that must not change unless the rules do: then the version of the rules changes as well.

use in_flanders_field::{InFlandersField, Options};
use quincunx_engine::{Bytes32, ChanceStream, Conformance, Game, perft};

/// Sequences of fourteen choices at each of the sample tables, chance drawn from a stream of its own.
#[test]
fn the_number_of_sequences_of_choices_does_not_change() {
    let count = |(number, options): (usize, Options)| {
        let game = InFlandersField::new(&options).unwrap();
        perft(&game, &ChanceStream::new(Bytes32::hash(format!("perft {number}")), &[]), 14)
    };
    let counts: Vec<u64> = InFlandersField::samples().into_iter().enumerate().map(count).collect();
    assert_eq!((InFlandersField::RULES_VERSION, counts), (1, GOLDEN.to_vec()));
}

const GOLDEN: [u64; 7] = [8422, 4533, 1964, 9010, 5381, 2240, 3280];
