//! The conformance suite.

use osok_hajnala::{Caste, FACE, Options, OsokHajnala, STANDARD, Word};
use quincunx_checks::vocabulary;
use quincunx_engine::prelude::*;
use quincunx_engine::{Conformance, Observer};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use toml::Table;

#[test]
fn every_sample_is_a_legal_table() {
    for options in OsokHajnala::samples() {
        let game = OsokHajnala::new(&options).expect("it is legal");
        let players = game.view(&game.start(), Observer::Spectator).players;
        let nobles = players.iter().filter(|player| player.noble.is_some()).count();
        assert_eq!(nobles, if options.format == "noble" { 2 } else { 0 });
    }
    assert_eq!(Caste::all().count(), 3);
}

#[test]
fn random_games_keep_every_promise() {
    let report = FACE.conformance_sampled(120_000, 2015);
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}

/// With other files than ours, whose cards do anything that the vocabulary can say. `quincunx conformance osok-hajnala --made-up`
/// plays more of them.
///
/// Holds: OH-4.25.1.
#[test]
fn random_games_with_random_cards_keep_every_promise() {
    let report = FACE.conformance_made_up(10_000, 2015, &mut |_| {});
    assert_eq!(report.faults.first(), None, "after {} games", report.games);
}

/// All of the vocabulary stands in the files that are made up.
///
/// Holds: OH-4.25.1.
#[test]
fn random_cards_say_everything_that_can_be_said() {
    let made_up = |seed| OsokHajnala::made_up(&mut Pcg64Mcg::seed_from_u64(seed));
    let standard: Table = STANDARD.parse().unwrap();
    let file = |options: Options| {
        OsokHajnala::new(&options).unwrap_or_else(|fault| panic!("{fault}: {:?}", options.components));
        options.components.unwrap().parse().unwrap()
    };
    let files: Vec<Table> = (0..12).map(made_up).map(file).collect();
    for file in &files {
        let cards = [file, &standard].map(|file| file["card"].as_array().unwrap());
        let other = cards[0].iter().zip(cards[1]).filter(|(made_up, card)| made_up != card).count();
        assert!(other > cards[0].len() / 2, "most cards have other effects");
    }
    assert_eq!(vocabulary::unsaid(&standard, &files, &["effect", "keywords"]), [""; 0]);
    assert_eq!(made_up(3), made_up(3));
    assert_ne!(made_up(3), made_up(4));
}
