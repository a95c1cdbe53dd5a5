//! Fits the weights of `players/value.rs` to games of the program against itself, and prints them:
//! `cargo run --release --example fit-victory-or-death -- GAMES ROUNDS`.
//!
//! A round plays games by habit with the weights found so far, one choice in twelve at random, and fits new weights to the
//! positions of this round and the one before: the chance that the Oligarchs win, as the logistic function of the weighted
//! features over the spread that the judge reckons with, and of what the sides themselves are worth, by Newton's method. The
//! weights are then told in VP.

use quincunx_agents::Policy;
use quincunx_agents::logistic::{Sample, fit};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use victory_or_death::{FEATURES, Habit, Judge, State, Team, VictoryOrDeath, features, spread};

/// The features, and a constant for the sides.
const WEIGHTS: usize = FEATURES + 1;

/// One choice in so many is made at random.
const WHIMS: u32 = 12;

/// Every so many choices a position is looked at.
const EVERY: u32 = 7;

/// How strongly weights are held where they were.
const HOLD: f64 = 20.0;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("GAMES and ROUNDS are numbers"));
    let (games, rounds) = (args.next().unwrap_or(2500), args.next().unwrap_or(5));
    let mut judge = Judge::default();
    let mut samples: [Vec<Sample<WEIGHTS>>; 2] = Default::default();
    for round in 0..rounds {
        samples.swap(0, 1);
        samples[1].clear();
        let habit = Habit { judge: judge.clone() };
        (0..games).for_each(|number| play(&habit, round * games + number, &mut samples[1]));
        // The constant is free.
        let start = std::array::from_fn(|place| judge.weights.get(place).copied().unwrap_or_default());
        let pull = std::array::from_fn(|place| if place < FEATURES { HOLD } else { 0.0 });
        let mut weights = fit(&samples.concat(), start, pull);
        let vp = weights[0];
        weights.iter_mut().for_each(|weight| *weight /= vp);
        judge.weights.copy_from_slice(&weights[..FEATURES]);
        let won = samples[1].iter().map(|sample| sample.won).sum::<f64>() / samples[1].len() as f64;
        println!("round {round}: {} positions, {:.1} % of them the Oligarchs'", samples[1].len(), 100.0 * won);
        println!("{:.2?}, the Oligarchs' side {:.2}", judge.weights, weights[FEATURES]);
    }
}

fn play(habit: &Habit, seed: u64, samples: &mut Vec<Sample<WEIGHTS>>) {
    let game = VictoryOrDeath::new(&Default::default()).expect("the rules are good options");
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
                let whim = below(&mut rng, WHIMS) == 0;
                let action = match whim {
                    true => legal[below(&mut rng, legal.len() as u32) as usize],
                    false => habit.pick(&game, &state, seat, &legal, &mut rng),
                };
                (Actor::Seat(seat), action)
            }
        };
        game.apply(&mut state, by, action, &mut ());
    }
    // At a table of two the first seat has the Oligarchs.
    let won = game.returns(&state).of(Seat::new(0).expect("there is a first seat"));
    samples[begun..].iter_mut().for_each(|sample| sample.won = won);
}

/// What is the Oligarchs' less what is the Demos', over the spread.
fn look(game: &VictoryOrDeath, state: &State) -> [f64; WEIGHTS] {
    let [own, other] = Team::ALL.map(|team| features(game, state, team));
    let spread = spread(state);
    std::array::from_fn(|place| if place < FEATURES { (own[place] - other[place]) / spread } else { 1.0 / spread })
}
