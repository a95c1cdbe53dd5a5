//! Whole games at random.

use osok_hajnala::{Options, OsokHajnala};
use quincunx_engine::{Game, Turn, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const DECKS: [&str; 3] = ["hunter-foray", "mage-circle", "warrior-battalion"];

/// Every pairing of the ready decks comes to an end, in either format.
#[test]
fn random_games_come_to_an_end() {
    for seed in 0..300 {
        let decks = [seed, seed / 3].map(|number| DECKS[number as usize % 3].to_owned());
        let format = if seed % 2 == 0 { "starter" } else { "noble" };
        let options = Options { format: format.to_owned(), decks, ..Options::default() };
        let game = OsokHajnala::new(&options).expect("it is a legal table");
        let mut state = game.start();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut list = Vec::new();
        let mut steps = 0;
        while game.turn(&state) != Turn::Over {
            random_step(&game, &mut state, &mut list, &mut rng);
            steps += 1;
            assert!(steps < 20_000, "seed {seed}: {state:?}");
        }
    }
}
