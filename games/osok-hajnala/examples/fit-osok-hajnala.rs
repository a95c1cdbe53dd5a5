//! Fits the weights of `players/value.rs` to games of the program against itself, and prints them:
//! `cargo run --release --example fit-osok-hajnala -- GAMES ROUNDS`.
//!
//! A round plays games by habit with the weights found so far, over all pairings of the ready decks in both formats and with one
//! choice in ten at random, and fits new weights to the positions of this round and the one before: the chance that the first
//! player wins, as the logistic function of the weighted features. The weights are then told in life.

use osok_hajnala::{Components, FEATURES, Habit, Judge, Options, OsokHajnala, State, features};
use quincunx_agents::Policy;
use quincunx_agents::logistic::{Sample, fit, loss};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// One choice in so many is made at random.
const WHIMS: u32 = 10;

/// Every so many choices a position is looked at.
const EVERY: u32 = 5;

/// How strongly weights are held where they were.
const HOLD: f64 = 20.0;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("GAMES and ROUNDS are numbers"));
    let (games, rounds) = (args.next().unwrap_or(3600), args.next().unwrap_or(5));
    let mut judge = Judge::default();
    let mut samples: [Vec<Sample<FEATURES>>; 2] = Default::default();
    for round in 0..rounds {
        samples.swap(0, 1);
        samples[1].clear();
        let habit = Habit { judge: judge.clone() };
        (0..games).for_each(|number| play(&habit, round * games + number, &mut samples[1]));
        let all = samples.concat();
        let start = judge.weights.map(|weight| weight / judge.spread);
        let weights = fit(&all, start, [HOLD; FEATURES]);
        println!("round {round}: {} positions, cross-entropy {:.4}", all.len(), loss(&weights, &all));
        // A life is 1; how much it changes the chance is the spread.
        judge.spread = 1.0 / weights[0];
        judge.weights = weights.map(|weight| weight * judge.spread);
        println!("{:.2?}, spread {:.2}", judge.weights, judge.spread);
    }
}

/// A table for one game: every ready deck against each, with Nobles and without.
fn table(seed: u64) -> OsokHajnala {
    let parts = Components::standard();
    let deck = |number: u64| parts.decks[number as usize % parts.decks.len()].id.clone();
    let count = parts.decks.len() as u64;
    let decks = [deck(seed), deck(seed / count)];
    let format = parts.formats[(seed / count / count) as usize % parts.formats.len()].id.clone();
    OsokHajnala::new(&Options { format, decks, ..Options::default() }).expect("ready decks are legal")
}

fn play(habit: &Habit, seed: u64, samples: &mut Vec<Sample<FEATURES>>) {
    let game = table(seed);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut legal, mut choices) = (game.start(), Vec::new(), 0);
    let begun = samples.len();
    loop {
        let (by, action) = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let number = below(&mut rng, game.weight(&state));
                (Actor::Chance, game.outcome(&state, number))
            }
            Turn::Seats(waiting) => {
                choices += 1;
                if choices % EVERY == 0 {
                    samples.push(Sample { features: look(&game, &state), won: 0.0, counts: 1.0 });
                }
                let seat = waiting.lowest().expect("the table waits for somebody");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = match below(&mut rng, WHIMS) == 0 {
                    true => legal[below(&mut rng, legal.len() as u32) as usize],
                    false => habit.pick(&game, &state, seat, &legal, &mut rng),
                };
                (Actor::Seat(seat), action)
            }
        };
        game.apply(&mut state, by, action, &mut ());
    }
    let won = game.returns(&state).of(Seat::new(0).expect("there is a first seat"));
    samples[begun..].iter_mut().for_each(|sample| sample.won = won);
}

/// What is the first player's less what is the second's.
fn look(game: &OsokHajnala, state: &State) -> [f64; FEATURES] {
    let [own, other] = [0, 1].map(|seat| features(game, state, seat));
    std::array::from_fn(|place| own[place] - other[place])
}
