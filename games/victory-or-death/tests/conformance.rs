//! The conformance suite.

use std::collections::BTreeSet;

use quincunx_engine::prelude::*;
use quincunx_engine::{Conformance, conformance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use toml::{Table, Value};
use victory_or_death::{STANDARD, VictoryOrDeath};

#[test]
fn random_games_keep_every_promise() {
    let report = conformance::sample::<VictoryOrDeath>(160_000, 2015);
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}

/// With other files than ours, whose cards do anything that the vocabulary can say. `quincunx conformance victory-or-death
/// --made-up` plays more of them.
///
/// Holds: VOD-8.2, VOD-R51.
#[test]
fn random_games_with_random_cards_keep_every_promise() {
    let report = conformance::run_made_up::<VictoryOrDeath>(10_000, 2015, |_| {});
    assert_eq!(report.faults.first(), None, "after {} games", report.games);
}

/// Words and names of fields.
fn words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => _ = into.insert(word.clone()),
        Value::Array(list) => list.iter().for_each(|value| words(value, into)),
        Value::Table(table) => {
            for (field, value) in table {
                into.insert(field.clone());
                words(value, into);
            }
        }
        _ => {}
    }
}

/// All of the vocabulary stands in the files that are made up.
///
/// Holds: VOD-4.11.11.
#[test]
fn random_cards_say_everything_that_can_be_said() {
    let made_up = |seed| VictoryOrDeath::made_up(&mut Pcg64Mcg::seed_from_u64(seed));
    let mut said = BTreeSet::new();
    for options in (0..12).map(made_up) {
        VictoryOrDeath::new(&options).unwrap_or_else(|fault| panic!("{fault}: {:?}", options.components));
        let file: Table = options.components.unwrap().parse().unwrap();
        for card in file["card"].as_array().unwrap() {
            words(&card["effect"], &mut said);
            words(&card["type"], &mut said);
        }
    }
    let file: Table = STANDARD.parse().unwrap();
    let lists = file["vocabulary"].as_table().unwrap().values().filter_map(Value::as_array);
    let unsaid: Vec<_> = lists.flatten().filter(|word| !said.contains(word.as_str().unwrap())).collect();
    assert_eq!(unsaid, [] as [&Value; 0]);
    assert_eq!(made_up(3), made_up(3));
    assert_ne!(made_up(3), made_up(4));
}
