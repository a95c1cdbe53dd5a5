//! What a table can agree on is told before anybody sits down.

use pocket_battles::{FACE, INFO, Options, PocketBattles};
use quincunx_checks::options;
use quincunx_engine::prelude::*;
use serde_json::{Value, json};

#[test]
fn every_option_is_told_once() {
    assert_eq!(options::untold(FACE), [""; 0]);
    assert_eq!(INFO.options.len(), 20);
}

/// The defaults are "the rules". Two values need the leave of another option.
///
/// Holds: PB-2.3.2, PB-2.3.1.
#[test]
fn every_value_that_is_told_can_be_agreed_upon_and_the_first_is_the_default() {
    assert_eq!(options::faults(FACE), ["battle_size: \"50\" is refused", "army_of_b: \"celts\" is refused"]);
}

fn refused(options: Value) -> Option<&'static str> {
    let options: Options = serde_json::from_value(options).unwrap();
    PocketBattles::new(&options).err().map(|fault| fault.clause.0)
}

/// Holds: PB-2.3.2.
#[test]
fn size_50_is_played_if_the_table_allows_it() {
    assert_eq!(refused(json!({ "battle_size": "50" })), Some("PB-2.3.2"));
    assert_eq!(refused(json!({ "battle_size": "50", "battle_size_50": "yes" })), None);
    assert_eq!(refused(json!({ "battle_size": "60", "battle_size_50": "yes" })), None);
}

/// Holds: PB-2.3.1.
#[test]
fn both_have_the_same_army_if_the_table_allows_it() {
    for army in ["celts", "romans"] {
        let both = |same: &str| json!({ "army_of_a": army, "army_of_b": army, "same_army": same });
        assert_eq!(refused(both("no")), Some("PB-2.3.1"));
        assert_eq!(refused(both("yes")), None);
    }
    assert_eq!(refused(json!({ "army_of_a": "romans", "army_of_b": "celts" })), None);
    assert_eq!(refused(json!({ "army_of_a": "random", "army_of_b": "celts" })), Some("PB-2.3.1"), "it may be the same");
    assert_eq!(refused(json!({ "army_of_a": "random", "army_of_b": "celts", "same_army": "yes" })), None);
}
