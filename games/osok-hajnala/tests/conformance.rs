//! The conformance suite.

use std::collections::BTreeSet;

use osok_hajnala::{OsokHajnala, STANDARD};
use quincunx_engine::prelude::*;
use quincunx_engine::{Conformance, conformance};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use toml::{Table, Value};

#[test]
fn random_games_keep_every_promise() {
    let report = conformance::sample::<OsokHajnala>(120_000, 2015);
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}

/// With other files than ours, whose cards do anything that the vocabulary can say. `quincunx conformance osok-hajnala --made-up`
/// plays more of them.
///
/// Holds: OH-4.25.1.
#[test]
fn random_games_with_random_cards_keep_every_promise() {
    let report = conformance::run_made_up::<OsokHajnala>(10_000, 2015, |_| {});
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
/// Holds: OH-4.25.1.
#[test]
fn random_cards_say_everything_that_can_be_said() {
    let made_up = |seed| OsokHajnala::made_up(&mut Pcg64Mcg::seed_from_u64(seed));
    let standard: Table = STANDARD.parse().unwrap();
    let mut said = BTreeSet::new();
    for options in (0..12).map(made_up) {
        OsokHajnala::new(&options).unwrap_or_else(|fault| panic!("{fault}: {:?}", options.components));
        let file: Table = options.components.unwrap().parse().unwrap();
        let cards = file["card"].as_array().unwrap();
        let other = cards.iter().zip(standard["card"].as_array().unwrap()).filter(|(made_up, card)| made_up != card);
        assert!(other.count() > cards.len() / 2, "most cards have other effects");
        for card in cards {
            card.get("effect").into_iter().for_each(|effects| words(effects, &mut said));
            card.get("keywords").into_iter().for_each(|keywords| words(keywords, &mut said));
        }
    }
    let lists = standard["vocabulary"].as_table().unwrap().values().filter_map(Value::as_array);
    let unsaid: Vec<_> = lists.flatten().filter(|word| !said.contains(word.as_str().unwrap())).collect();
    assert_eq!(unsaid, [] as [&Value; 0]);
    assert_eq!(made_up(3), made_up(3));
    assert_ne!(made_up(3), made_up(4));
}
