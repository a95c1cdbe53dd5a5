//! The computer players build, deploy and fight as section 11 advises, by what they can know.

use std::time::{Duration, Instant};

use pocket_battles::{Action, Drilled, Habit, Look, Options, PocketBattles, State, Strategist};
use quincunx_agents::arena::{Allowance, Contender, Contest, play};
use quincunx_agents::{Greedy, Random};
use quincunx_checks::hostile::rng;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Agent, Budget, InfoSet, Observer, Seat, Turn, below};
use serde_json::{Value, json};

fn mirrored(army: &str) -> PocketBattles {
    let options = json!({ "battle_size": "80", "same_army": "yes", "army_of_a": army, "army_of_b": army });
    PocketBattles::new(&serde_json::from_value(options).unwrap()).unwrap()
}

/// Plays by habit from the start, and gives what `look` finds in each position in which somebody decides, until it wants no more.
fn follow(game: &PocketBattles, seed: u64, mut look: impl FnMut(&State, Seat, Action) -> bool) {
    let (mut state, mut habit, mut dice) = (game.start(), Habit::default(), rng(seed));
    for number in 0.. {
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance => {
                let drawn = below(&mut dice, game.weight(&state));
                let outcome = game.outcome(&state, drawn);
                game.apply(&mut state, Actor::Chance, outcome, &mut ());
            }
            Turn::Seats(waiting) => {
                let seat = waiting.lowest().unwrap();
                let action = habit.choose(&InfoSet::new(game, &state, seat), &Budget::iterations(1), seed + number);
                if !look(&state, seat, action) {
                    return;
                }
                game.apply(&mut state, Actor::Seat(seat), action, &mut ());
            }
        }
    }
}

fn setup(game: &PocketBattles, state: &State) -> Value {
    serde_json::to_value(game.setup(state)).unwrap()
}

#[test]
fn no_sector_stays_empty_and_engines_and_helpers_stand_in_the_rear() {
    for seed in 0..20 {
        let game = mirrored(["celts", "romans"][seed as usize % 2]);
        let mut deployed = None;
        follow(&game, seed, |state, _, _| {
            deployed = (setup(&game, state)["round"] == 1).then(|| setup(&game, state));
            deployed.is_none()
        });
        let deployed = deployed.expect("the battle begins");
        for (side, letter) in deployed["sides"].as_array().unwrap().iter().zip(["A", "B"]) {
            let units = side["units"].as_array().unwrap();
            let at = |unit: &Value| unit["at"].as_str().unwrap().to_owned();
            for sector in 1..=3 {
                let front = format!("{letter}F{sector}");
                assert!(units.iter().any(|unit| at(unit) == front), "seed {seed}: nobody on {front}");
            }
            // The Druid, the Imaginifer, the Onager, the Ballista and the Imperator.
            for tile in ["C01", "R01", "R03", "R05", "R10"] {
                let units = units.iter().filter(|unit| unit["troops"].as_array().unwrap().contains(&json!(tile)));
                units.for_each(|unit| assert_eq!(at(unit)[..2], format!("{letter}R"), "seed {seed}: {tile}"));
            }
        }
    }
}

#[test]
fn what_lies_below_a_top_tile_changes_no_choice_of_deployment() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    follow(&game, 7, |state, seat, action| {
        let mut other = state.clone();
        game.resample(&mut other, Observer::Seat(seat), &mut rng(99));
        for (seed, mut player) in [1, 2].into_iter().zip([Habit::default(), Habit::default()]) {
            let [here, there] = [state, &other]
                .map(|state| player.choose(&InfoSet::new(&game, state, seat), &Budget::iterations(1), seed));
            assert_eq!(here, there);
        }
        !game.notation(action).starts_with("pass") && setup(&game, state)["round"] == 0
    });
}

fn rate(game: &PocketBattles, a: impl Agent<PocketBattles> + Clone + Sync + 'static, games: u32) -> f64 {
    let greedy = Contender::new("greedy", Drilled(Greedy::new(Look, 1)));
    let contest = Contest { games, seed: 1, allowance: Allowance::Iterations(1), sprt: None };
    play(game, &[Contender::new("it", a), greedy], &contest, |_| {}).unwrap().rates[0]
}

#[test]
fn each_level_is_stronger_than_the_one_before() {
    for game in ["celts", "romans"].map(mirrored) {
        assert!(rate(&game, Random, 40) < 0.2, "at random against greedy");
        assert!(rate(&game, Habit::default(), 40) > 0.8, "experienced against greedy");
    }
}

#[test]
fn the_strategist_answers_when_its_time_is_over() {
    let game = mirrored("celts");
    follow(&game, 3, |state, seat, _| {
        let info = InfoSet::new(&game, state, seat);
        let answers_in_time = |seed| {
            let begun = Instant::now();
            let action = Strategist::default().choose(&info, &Budget { iterations: u32::MAX, stop: &|| true }, seed);
            assert!(info.legal().contains(&action));
            begun.elapsed() < Duration::from_secs(2)
        };
        // The machine may be busy with something else: the best of some attempts counts.
        assert!((0..10).any(answers_in_time), "{}", setup(&game, state));
        true
    });
}
