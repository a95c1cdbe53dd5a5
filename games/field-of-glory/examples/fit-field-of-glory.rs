//! Fits the weights of `players/value.rs` to games of the program against itself, and prints them:
//! `cargo run --release --example fit-field-of-glory -- GAMES ROUNDS`.
//!
//! A round plays games by habit with the weights found so far, from decks drafted at random and with one choice in ten at
//! random, and fits new weights to the positions of all rounds: the chance that whoever is to move wins, as the logistic
//! function of the weighted features, by Newton's method. The values of faces are fitted in the same way to the decks.

use field_of_glory::{FACE_VALUES, FEATURES, Face, FieldOfGlory, Habit, Judge, State, features};
use quincunx_agents::Policy;
use quincunx_agents::logistic::{Sample, fit, loss};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const FACES: usize = FACE_VALUES.len();

#[derive(Default)]
struct Samples {
    /// Positions at the first decision of a turn, seen by whoever is to move.
    positions: Vec<Sample<FEATURES>>,
    /// Red's deck less Blue's, face by face.
    decks: Vec<Sample<FACES>>,
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("GAMES and ROUNDS are numbers"));
    let (games, rounds) = (args.next().unwrap_or(2000), args.next().unwrap_or(5));
    let mut judge = Judge { weights: [0.0; FEATURES] };
    let mut samples = Samples::default();
    for round in 0..rounds {
        let habit = Habit { judge: judge.clone(), whims: 100 };
        for number in 0..games {
            play(&habit, round * games + number, &mut samples);
        }
        judge.weights = fit(&samples.positions, [0.0; FEATURES], [20.0; FEATURES]);
        let loss = loss(&judge.weights, &samples.positions);
        println!("round {round}: {} positions, cross-entropy {loss:.4}", samples.positions.len());
    }
    println!("{:.2?}", judge.weights);
    for (face, value) in Face::all().zip(fit(&samples.decks, [0.0; FACES], [5.0; FACES])) {
        print!("{face} {value:.2}  ");
    }
    println!();
}

fn play(habit: &Habit, seed: u64, samples: &mut Samples) {
    let game = FieldOfGlory::new(&Default::default()).expect("the rules are good options");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal, mut turn) = (game.start(), Vec::new(), 0);
    let mut positions: Vec<(Seat, [f64; FEATURES])> = Vec::new();
    let mut decks = [0.0; FACES];
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
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, game.everything(&state));
                if view.turn > turn {
                    positions.push((seat, features(&state)));
                    if turn == 0 {
                        decks = difference(&game, &state);
                    }
                    turn = view.turn;
                }
                let drafting = turn == 0;
                let action = match drafting {
                    true => legal[below(&mut rng, legal.len() as u32) as usize],
                    false => habit.pick(&game, &state, seat, &legal, &mut rng),
                };
                game.apply(&mut state, Actor::Seat(seat), action, &mut ());
            }
        }
    }
    let returns = game.returns(&state);
    samples.positions.extend(positions.into_iter().map(|(seat, features)| sample(features, returns.of(seat))));
    let red = Seat::first(2).next().expect("there are two seats");
    samples.decks.push(sample(decks, returns.of(red)));
}

const fn sample<const N: usize>(features: [f64; N], won: f64) -> Sample<N> {
    Sample { features, won, counts: 1.0 }
}

/// Red's cards less Blue's in the first turn, when all are in hand or deck.
fn difference(game: &FieldOfGlory, state: &State) -> [f64; FACES] {
    let view = game.view(state, game.everything(state));
    let mut all = [0.0; FACES];
    for (player, sign) in view.players.iter().zip([1.0, -1.0]) {
        for card in player.hand.iter().chain(&player.deck).flatten() {
            let place = Face::all().position(|face| face == *card).expect("a card has a face");
            all[place] += sign;
        }
    }
    all
}
