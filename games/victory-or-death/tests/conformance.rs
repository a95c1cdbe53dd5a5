//! The conformance suite.

use quincunx_checks::vocabulary;
use quincunx_engine::Conformance;
use quincunx_engine::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use toml::Table;
use victory_or_death::{FACE, Options, STANDARD, VictoryOrDeath};

#[test]
fn random_games_keep_every_promise() {
    let report = FACE.conformance_sampled(160_000, 2015);
    assert_eq!(report.faults.first(), None);
    assert_eq!(report.uncovered, [""; 0], "after {} games", report.games);
}

/// With other files than ours, whose cards do anything that the vocabulary can say. `quincunx conformance victory-or-death
/// --made-up` plays more of them.
///
/// Holds: VOD-8.2, VOD-R51.
#[test]
fn random_games_with_random_cards_keep_every_promise() {
    let report = FACE.conformance_made_up(10_000, 2015, &mut |_| {});
    assert_eq!(report.faults.first(), None, "after {} games", report.games);
}

/// All of the vocabulary stands in the files that are made up.
///
/// Holds: VOD-4.11.11.
#[test]
fn random_cards_say_everything_that_can_be_said() {
    let made_up = |seed| VictoryOrDeath::made_up(&mut Pcg64Mcg::seed_from_u64(seed));
    let standard: Table = STANDARD.parse().unwrap();
    let file = |options: Options| {
        VictoryOrDeath::new(&options).unwrap_or_else(|fault| panic!("{fault}: {:?}", options.components));
        options.components.unwrap().parse().unwrap()
    };
    let files: Vec<Table> = (0..12).map(made_up).map(file).collect();
    assert_eq!(vocabulary::unsaid(&standard, &files, &["effect", "type"]), [""; 0]);
    assert_eq!(made_up(3), made_up(3));
    assert_ne!(made_up(3), made_up(4));
}
