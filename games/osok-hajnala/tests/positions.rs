//! Positions as they are written down.

use osok_hajnala::{DeckRules, Options, OsokHajnala, STANDARD};
use quincunx_engine::conformance::any_options;
use quincunx_engine::prelude::*;
use quincunx_engine::{Conformance, Turn, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// All positions of a random game, also in the middle of an act, a text or a death check.
fn play(options: &Options, seed: u64) {
    let game = OsokHajnala::new(options).expect("it is a legal table");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut state = game.start();
    let mut list = Vec::new();
    loop {
        let written = serde_json::to_value(game.setup(&state)).expect("positions have string keys");
        let setup = serde_json::from_value(written).expect("it is of the right form");
        assert_eq!(game.position(&setup), Ok(state.clone()), "game {seed}, {options:?}: {setup:?}");
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
    let turn_limit = Options::default().turn_limit;
    (0..200).for_each(|seed| play(&Options { turn_limit, ..any_options::<OsokHajnala>(&mut rng) }, seed));
}

/// While the cards of a cost are chosen, the armour that belongs to it is paid.
///
/// Holds: OH-4.1.6.
#[test]
fn with_a_cost_of_armour_and_cards() {
    let steps = "steps = [{ do = \"modify\", stat = \"ability_damage\", n = 1, to = \"holder\" }]\n";
    let activated = "[[card.effect]]\ntrigger = \"activate\"\ncost = [{ armour = 2 }, { discard = 1 }]\n\
                     steps = [{ do = \"draw\", n = 1, who = \"you\" }]\n";
    let file = STANDARD.replacen(steps, &format!("{steps}\n{activated}"), 1);
    assert_ne!(file, STANDARD);
    let decks = [(); 2].map(|()| "15 h-c1\n15 h-c2\n10 h-w1\n".to_owned());
    let options = Options { components: Some(file), decks, deck_rules: DeckRules::Free, ..Options::default() };
    (0..10).for_each(|seed| play(&options, seed));
}
