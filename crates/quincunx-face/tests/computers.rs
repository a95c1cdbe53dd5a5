//! What computer players are called.

use std::collections::BTreeSet;

use quincunx_engine::{Bytes32, Seat};
use quincunx_face::computers::{NAMES, called, level};

#[test]
fn the_seats_of_a_table_have_different_names_and_their_levels() {
    for draw in 0..=255 {
        let names = Seat::first(4).map(|seat| called("bold", Bytes32([draw; 32]), seat));
        let names: BTreeSet<String> = names.inspect(|name| assert_eq!(level(name), "bold")).collect();
        assert_eq!(names.len(), 4, "{names:?}");
    }
    assert_eq!(NAMES.into_iter().collect::<BTreeSet<_>>().len(), NAMES.len());
    assert_eq!(level("experienced"), "experienced", "tables from before computers had names");
}
