//! How a table begins: every mixture of options that bears on it, and whatever chance brings, can be written down and read back.

use pocket_battles::{ArmyOfA, INFO, Options, PocketBattles, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, OptionKind, Seat, Turn};
use serde_json::{Map, Value};

/// What bears on the beginning: armies, sizes, and how stacks are numbered and seen.
const MIXED: [&str; 9] = [
    "battle_size",
    "battle_size_50",
    "army_of_a",
    "same_army",
    "army_of_b",
    "marker_tiles",
    "stack_view",
    "reserve_view",
    "unit_numbers",
];

/// Tables of all mixtures that can be agreed upon.
fn tables() -> Vec<PocketBattles> {
    let mut all = vec![Map::new()];
    for option in INFO.options.iter().filter(|option| MIXED.contains(&option.id)) {
        let OptionKind::Choice { values } = option.kind else { panic!("{} is no choice", option.id) };
        let with = |options: &Map<String, Value>, value: &str| {
            let mut options = options.clone();
            options.insert(option.id.to_owned(), value.into());
            options
        };
        all = all.iter().flat_map(|options| values.iter().map(|value| with(options, value))).collect();
    }
    let options = all.into_iter().map(|options| serde_json::from_value::<Options>(options.into()).unwrap());
    options.filter_map(|options| PocketBattles::new(&options).ok()).collect()
}

fn check(game: &PocketBattles, state: &State) {
    let read = game.position(&game.setup(state));
    assert_eq!(read.as_ref(), Ok(state), "{game:?}");
}

fn outcomes(game: &PocketBattles, state: &State) -> Vec<State> {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    outcomes.into_iter().map(|(outcome, _)| after(game, state, Actor::Chance, &game.notation(outcome))).collect()
}

fn after(game: &PocketBattles, state: &State, by: Actor, action: &str) -> State {
    let mut state = state.clone();
    game.apply(&mut state, by, game.parse(action).unwrap(), &mut ());
    state
}

/// Holds: PB-2.3.1, PB-7.4, PB-7.1, PB-2.4.2.
#[test]
fn the_beginning_of_every_table_can_be_read_back() {
    let tables = tables();
    assert_eq!(tables.len(), 2464);
    for game in &tables {
        let start = game.start();
        check(game, &start);
        let random = game.turn(&start) == Turn::Chance;
        for built in if random { outcomes(game, &start) } else { vec![start.clone()] } {
            check(game, &built);
            let mut state = built;
            for seat in Seat::first(2) {
                for action in ["ready(1)", "commit"] {
                    state = after(game, &state, Actor::Seat(seat), action);
                    check(game, &state);
                }
            }
            // Of the 36 rolls each fifth: ties, and both as attackers.
            outcomes(game, &state).iter().step_by(5).for_each(|rolled| check(game, rolled));
        }
    }
}

/// Before chance has given the armies nobody has one: an army that is written down there is none.
///
/// Holds: PB-7.4.
#[test]
fn before_the_lot_no_army_is_written_down_but_the_one_that_stands_for_none() {
    let game = PocketBattles::new(&Options { army_of_a: ArmyOfA::Random, ..Options::default() }).unwrap();
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["sides"][0]["army"] = serde_json::json!("romans");
    let read = game.position(&serde_json::from_value(setup).unwrap());
    assert_eq!(read.err().map(|fault| fault.clause.0), Some("PB-2.3.1"));
}
