//! Positions as they are written down.

use osok_hajnala::{INFO, Options, OsokHajnala};
use quincunx_engine::prelude::*;
use quincunx_engine::{Conformance, OptionKind, Turn, below, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// All positions of a random game, also in the middle of an act, a text or a death check.
fn play(options: &Options, seed: u64) {
    let game = OsokHajnala::new(options).expect("it is a legal table");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut state = game.start();
    let mut list = Vec::new();
    loop {
        let written = serde_json::to_string(&game.setup(&state)).expect("positions have string keys");
        let setup = serde_json::from_str(&written).expect("it is of the right form");
        assert_eq!(game.position(&setup), Ok(state.clone()), "game {seed}, {options:?}: {written}");
        if game.turn(&state) == Turn::Over {
            return;
        }
        random_step(&game, &mut state, &mut list, &mut rng);
    }
}

#[test]
fn written_positions_are_read_as_they_were() {
    for options in OsokHajnala::samples() {
        (0..40).for_each(|seed| play(&options, seed));
    }
}

/// The same with every mixture of options.
#[test]
fn with_any_options() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let samples = OsokHajnala::samples();
    for seed in 0..200 {
        let sample = &samples[below(&mut rng, samples.len() as u32) as usize];
        let mut options = serde_json::to_value(sample).expect("options have string keys");
        // These belong to the decks.
        for option in INFO.options.iter().filter(|option| !["keywords", "format", "deck_rules"].contains(&option.id)) {
            if let OptionKind::Choice { values } = option.kind {
                options[option.id] = values[below(&mut rng, values.len() as u32) as usize].into();
            }
        }
        play(&serde_json::from_value(options).expect("the words are known"), seed);
    }
}
