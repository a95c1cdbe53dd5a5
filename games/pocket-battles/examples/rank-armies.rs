//! Which ready armies win: plays each of them against those of the other people, by habit, and prints the rates:
//! `cargo run --release -p pocket-battles --example rank-armies -- GAMES`, so many games with each.
//!
//! The lists in `players/muster.rs` are those that come out best.

use pocket_battles::{Habit, PocketBattles};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Seat, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn main() {
    let games = std::env::args().nth(1).map_or(100, |arg| arg.parse::<u64>().expect("GAMES is a number"));
    for size in ["50", "60", "70", "80", "90", "100"] {
        let options = serde_json::json!({ "battle_size": size, "battle_size_50": "yes", "round_limit": "30" });
        let options = serde_json::from_value(options).expect("these are options");
        let game = PocketBattles::new(&options).expect("these are good options");
        for seat in Seat::first(2) {
            let army = if seat.index() == 0 { "Celts" } else { "Romans" };
            print!("{army} {size}:");
            for ready in 1..=count(&game, seat) {
                let won: f64 = (0..games).map(|seed| play(&game, seat, ready, seed)).sum();
                print!(" {ready}: {:.0} %", 100.0 * won / games as f64);
            }
            println!();
        }
    }
}

/// How many ready armies a seat can take.
fn count(game: &PocketBattles, seat: Seat) -> usize {
    let mut legal = Vec::new();
    game.legal(&game.start(), seat, &mut legal);
    legal.into_iter().filter(|action| game.notation(*action).starts_with("ready")).count()
}

/// A game in which `seat` has its ready army of this number, and the other any; what `seat` got.
fn play(game: &PocketBattles, seat: Seat, ready: usize, seed: u64) -> f64 {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut state, mut habit) = (game.start(), Habit::default());
    for who in Seat::first(2) {
        let number = if who == seat { ready } else { 1 + below(&mut rng, count(game, who) as u32) as usize };
        for text in [format!("ready({number})"), "commit".to_owned()] {
            let action = game.parse(&text).expect("this is how it is written");
            game.apply(&mut state, Actor::Seat(who), action, &mut ());
        }
    }
    loop {
        match game.turn(&state) {
            Turn::Over => return game.returns(&state).of(seat),
            Turn::Chance => {
                let number = below(&mut rng, game.weight(&state));
                let action = game.outcome(&state, number);
                game.apply(&mut state, Actor::Chance, action, &mut ());
            }
            Turn::Seats(waiting) => {
                let mover = waiting.lowest().expect("the table waits for somebody");
                let info = InfoSet::new(game, &state, mover);
                let action = habit.choose(&info, &Budget::iterations(1), rng.next_u64());
                game.apply(&mut state, Actor::Seat(mover), action, &mut ());
            }
        }
    }
}
