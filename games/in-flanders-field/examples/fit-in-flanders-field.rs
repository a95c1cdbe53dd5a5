//! Fits the weights of `players/value.rs` to games of the program against itself, and prints them:
//! `cargo run --release --example fit-in-flanders-field -- GAMES ROUNDS`.
//!
//! A round plays games with two, three and four seats by the weights found so far and fits new ones: the share of victory
//! of each player as the exponential of his score (a conditional logit), by gradient descent on the cross-entropy.

use in_flanders_field::{Expectimax, InFlandersField, Options, VALUES, Values, features};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Rules, Seat, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

const WEIGHTS: usize = 23;

/// A position between two turns: the features of each player still in, and the share of victory that each came to.
struct Sample(Vec<([f64; WEIGHTS], f64)>);

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("GAMES and ROUNDS are numbers"));
    let (games, rounds) = (args.next().unwrap_or(300), args.next().unwrap_or(2));
    let mut values = VALUES;
    for round in 0..rounds {
        let mut samples = Vec::new();
        for number in 0..games {
            samples.extend(play(&values, 2 + (number % 3) as u8, round * games + number));
        }
        let before = loss(&values.weights(), &samples);
        let weights = fit(values.weights(), &samples);
        println!(
            "round {round}: {} positions, cross-entropy {before:.4} -> {:.4}",
            samples.len(),
            loss(&weights, &samples)
        );
        values = Values::from_weights(&weights);
        println!("{values:.3?}");
    }
}

/// One game; the positions at the beginning of each turn.
fn play(values: &Values, seats: u8, seed: u64) -> Vec<Sample> {
    let game = InFlandersField::new(&Options { seats, ..Options::default() }).expect("these options are good");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut player = Expectimax::with(values.clone());
    let mut state = game.start();
    let mut positions = Vec::new();
    let mut last = None;
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let number = below(&mut rng, game.weight(&state));
                let action = game.outcome(&state, number);
                game.apply(&mut state, Actor::Chance, action, &mut ());
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().expect("one seat is to move");
                if last != Some(seat) {
                    positions.push(describe(&game, &state));
                    last = Some(seat);
                }
                let info = InfoSet::new(&game, &state, seat);
                let action = player.choose(&info, &Budget::iterations(1), rng.next_u64());
                game.apply(&mut state, Actor::Seat(seat), action, &mut ());
            }
            Turn::Over => break,
        }
    }
    let returns = game.returns(&state);
    let shares = |players: Vec<(Seat, [f64; WEIGHTS])>| {
        Sample(players.into_iter().map(|(seat, features)| (features, returns.of(seat))).collect())
    };
    positions.into_iter().map(shares).collect()
}

/// The features of the players still in; nobody has reached the Objective Line yet, else nothing (the values know better).
fn describe(game: &InFlandersField, state: &<InFlandersField as Rules>::State) -> Vec<(Seat, [f64; WEIGHTS])> {
    let view = game.view(state, quincunx_engine::Observer::Spectator);
    let still_in = Seat::first(game.seats()).filter(|seat| view.players[seat.index()].troops > 0);
    let of = |seat| {
        let mut all = [0.0; WEIGHTS];
        features(game, state, seat, |weight, factor| all[weight] += factor);
        (seat, all)
    };
    if view.last_turns { Vec::new() } else { still_in.map(of).collect() }
}

fn shares(weights: &[f64; WEIGHTS], sample: &Sample) -> Vec<f64> {
    let score = |features: &[f64; WEIGHTS]| features.iter().zip(weights).map(|(x, w)| x * w).sum::<f64>().exp();
    let scores: Vec<f64> = sample.0.iter().map(|(features, _)| score(features)).collect();
    let total: f64 = scores.iter().sum();
    scores.into_iter().map(|score| score / total).collect()
}

fn loss(weights: &[f64; WEIGHTS], samples: &[Sample]) -> f64 {
    let of = |sample: &Sample| {
        let pairs = shares(weights, sample).into_iter().zip(&sample.0);
        -pairs.map(|(share, (_, won))| won * share.ln()).sum::<f64>()
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

fn fit(mut weights: [f64; WEIGHTS], samples: &[Sample]) -> [f64; WEIGHTS] {
    let start = weights;
    for _ in 0..1500 {
        let mut gradient = [0.0; WEIGHTS];
        for sample in samples {
            for (share, (features, won)) in shares(&weights, sample).into_iter().zip(&sample.0) {
                features.iter().zip(&mut gradient).for_each(|(x, slope)| *slope += (won - share) * x);
            }
        }
        for (place, weight) in weights.iter_mut().enumerate() {
            // A little pull towards the start keeps weights in place that hardly ever occur. One space is a larger step
            // than the presence of a card: its own rate keeps the descent even.
            let rate = if place == 0 { 0.002 } else { 0.2 };
            *weight += rate * (gradient[place] / samples.len() as f64 - 0.001 * (*weight - start[place]));
        }
    }
    weights
}
