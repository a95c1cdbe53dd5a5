//! Fits the weights of `players/value.rs` to games of the program against itself, and prints them:
//! `cargo run --release --example fit-pocket-battles -- GAMES ROUNDS`.
//!
//! The first round plays games by the plain look of `greedy`, the later ones by habit with the weights found so far; one choice
//! in twelve is made at random. After each round new weights are fitted to the positions of all rounds, the later ones counting
//! more: the chance that whoever is to move wins, as the logistic function of the weighted features, by Newton's method.

use pocket_battles::{Drilled, FEATURES, Habit, Judge, Look, PocketBattles, features};
use quincunx_agents::Greedy;
use quincunx_agents::logistic::{Sample, fit, loss};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Of 1,000 choices, how many are made at random.
const WHIMS: u32 = 80;

/// Weights are pulled towards 0 a little.
const PULL: f64 = 5.0;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("GAMES and ROUNDS are numbers"));
    let (games, rounds) = (args.next().unwrap_or(1000), args.next().unwrap_or(3));
    let mut samples: Vec<Sample<FEATURES>> = Vec::new();
    let mut judge = Judge { weights: [0.0; FEATURES] };
    for round in 0..=rounds {
        let mut player: Box<dyn Agent<PocketBattles>> = match round {
            0 => Box::new(Drilled(Greedy::new(Look, 1))),
            _ => Box::new(Habit { judge: judge.clone(), ..Habit::default() }),
        };
        samples.iter_mut().for_each(|sample| sample.counts *= 0.5);
        for number in 0..games {
            play(&mut *player, round * games + number, &mut samples);
        }
        judge.weights = fit(&samples, [0.0; FEATURES], [PULL; FEATURES]);
        println!("round {round}: {} positions, cross-entropy {:.4}", samples.len(), loss(&judge.weights, &samples));
        println!("{:.2?}", judge.weights);
    }
}

/// A table for one game: every size, each people against each.
fn table(seed: u64) -> PocketBattles {
    let size = [60, 70, 80, 90, 100][(seed % 5) as usize];
    let [a, b] = [seed / 5 % 2, seed / 10 % 2].map(|people| if people == 0 { "celts" } else { "romans" });
    let options = serde_json::json!({
        "battle_size": size.to_string(), "same_army": "yes", "army_of_a": a, "army_of_b": b, "round_limit": "30",
    });
    let options = serde_json::from_value(options).expect("these are options");
    PocketBattles::new(&options).expect("these are good options")
}

fn play(player: &mut dyn Agent<PocketBattles>, seed: u64, samples: &mut Vec<Sample<FEATURES>>) {
    let game = table(seed);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal, mut positions) = (game.start(), Vec::new(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let number = below(&mut rng, game.weight(&state));
                let action = game.outcome(&state, number);
                game.apply(&mut state, Actor::Chance, action, &mut ());
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("the table waits for somebody");
                positions.extend(features(&game, &state));
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let in_battle = !positions.is_empty();
                let action = if in_battle && below(&mut rng, 1000) < WHIMS {
                    legal[below(&mut rng, legal.len() as u32) as usize]
                } else {
                    player.choose(&InfoSet::new(&game, &state, seat), &Budget::iterations(1), rng.next_u64())
                };
                game.apply(&mut state, Actor::Seat(seat), action, &mut ());
            }
        }
    }
    let returns = game.returns(&state);
    samples.extend(positions.into_iter().map(|(seat, features)| Sample {
        features,
        won: returns.of(seat),
        counts: 1.0,
    }));
}
