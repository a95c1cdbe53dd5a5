//! What a table can agree on is told before anybody sits down.

use in_flanders_field::FACE;
use quincunx_checks::options;

/// Holds: IFF-6.1.
#[test]
fn every_option_is_told() {
    assert_eq!(options::untold(FACE), [""; 0]);
}

/// Holds: IFF-6.1.
#[test]
fn every_value_that_is_told_can_be_agreed_upon_and_the_first_is_the_default() {
    assert_eq!(options::faults(FACE), [""; 0]);
}
