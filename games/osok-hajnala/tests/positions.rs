//! Positions as they are written down.

use osok_hajnala::OsokHajnala;
use quincunx_engine::{Conformance, Game, Turn, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Every position of random games, also in the middle of an act, a text or a death check, can be written and read again.
#[test]
fn written_positions_are_read_as_they_were() {
    for (table, options) in OsokHajnala::samples().into_iter().enumerate() {
        let game = OsokHajnala::new(&options).expect("it is a legal table");
        for seed in 0..40 {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let mut state = game.start();
            let mut list = Vec::new();
            loop {
                let written = serde_json::to_string(&game.setup(&state)).expect("positions have string keys");
                let setup = serde_json::from_str(&written).expect("it is of the right form");
                assert_eq!(game.position(&setup), Ok(state.clone()), "table {table}, game {seed}: {written}");
                if game.turn(&state) == Turn::Over {
                    break;
                }
                random_step(&game, &mut state, &mut list, &mut rng);
            }
        }
    }
}
