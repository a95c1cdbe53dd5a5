//! Chance nodes as whole lists (section 7).

use std::collections::{BTreeMap, BTreeSet};

use in_flanders_field::{Action, Components, InFlandersField, Options, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat, Turn};

fn game() -> InFlandersField {
    InFlandersField::new(&Options::default()).unwrap()
}

fn outcomes(game: &InFlandersField, state: &State) -> Vec<(Action, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    outcomes
}

/// The position after the deal and the draw of the first player, always the first outcome.
fn first_turn(game: &InFlandersField) -> State {
    let mut state = game.start();
    while game.turn(&state) == Turn::Chance {
        let (first, _) = outcomes(game, &state)[0];
        game.apply(&mut state, Actor::Chance, first, &mut ());
    }
    state
}

/// Each roll with its weight, from the chance node itself.
fn rolls(game: &InFlandersField) -> Vec<([u8; 3], u32)> {
    let mut state = first_turn(game);
    game.apply(&mut state, Actor::Seat(Seat::new(0).unwrap()), Action::Roll, &mut ());
    let roll = |(action, weight)| match action {
        Action::Dice(dice) => (dice, weight),
        other => panic!("{other:?} is no roll"),
    };
    outcomes(game, &state).into_iter().map(roll).collect()
}

fn sums([a, b, c]: [u8; 3]) -> BTreeSet<u8> {
    BTreeSet::from([a + b, a + c, b + c])
}

/// The 216 rolls of three dice that are told apart, each ascending, counted.
fn ordered_rolls() -> BTreeMap<[u8; 3], u32> {
    let mut counted = BTreeMap::new();
    for (a, b, c) in (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| (a, b, c)))) {
        let mut dice = [a, b, c];
        dice.sort_unstable();
        *counted.entry(dice).or_insert(0) += 1;
    }
    counted
}

/// Holds: IFF-2.3, IFF-7.2, IFF-7.10, IFF-7.14.
#[test]
fn a_roll_has_56_outcomes_as_three_independent_dice_have() {
    let game = game();
    let rolls = rolls(&game);
    assert_eq!(rolls.len(), 56);
    assert!(rolls.is_sorted_by_key(|(dice, _)| *dice), "in ascending order of a, then b, then c");
    let of_weight = |wanted| rolls.iter().filter(|(_, weight)| *weight == wanted).count();
    assert_eq!((of_weight(1), of_weight(3), of_weight(6)), (6, 30, 20));
    assert_eq!(rolls.iter().copied().collect::<BTreeMap<_, _>>(), ordered_rolls());
    assert_eq!(rolls.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    assert!(game.parse("dice(1, 3, 4)").is_some());
    assert!(game.parse("dice(3, 1, 4)").is_none(), "the record uses 7.2");
    assert!(game.parse("dice(1, 3, 7)").is_none());
    assert!(game.parse("dice(0, 3, 4)").is_none());
}

/// Holds: IFF-7.10.
#[test]
fn how_many_rolls_make_each_sum() {
    let rolls = rolls(&game());
    let making =
        |sum| rolls.iter().filter(|(dice, _)| sums(*dice).contains(&sum)).map(|(_, weight)| weight).sum::<u32>();
    let counted: Vec<u32> = (2..=12).map(making).collect();
    assert_eq!(counted, [16, 30, 46, 60, 76, 90, 76, 60, 46, 30, 16]);
}

/// Holds: IFF-7.11, IFF-3.12.
#[test]
fn how_many_sums_a_roll_offers() {
    let game = game();
    let rolls = rolls(&game);
    let offering =
        |count| rolls.iter().filter(|(dice, _)| sums(*dice).len() == count).map(|(_, weight)| weight).sum::<u32>();
    assert_eq!((offering(3), offering(2), offering(1)), (120, 90, 6));
    assert_eq!(rolls.iter().map(|(dice, _)| sums(*dice)).collect::<BTreeSet<_>>().len(), 53);
    let rolling = {
        let mut state = first_turn(&game);
        game.apply(&mut state, Actor::Seat(Seat::new(0).unwrap()), Action::Roll, &mut ());
        state
    };
    for (dice, _) in rolls {
        let mut state = rolling.clone();
        game.apply(&mut state, Actor::Chance, Action::Dice(dice), &mut ());
        let shown = game.view(&state, quincunx_engine::Observer::Spectator).sums;
        assert_eq!(shown.iter().map(|sum| sum.sum).collect::<BTreeSet<_>>(), sums(dice), "{dice:?}");
        assert!(shown.iter().all(|sum| sum.dice[0] < sum.dice[1]
            && dice[usize::from(sum.dice[0])] + dice[usize::from(sum.dice[1])] == sum.sum));
    }
}

/// Holds: IFF-7.1, IFF-7.3.
#[test]
fn outcomes_are_listed_by_seat_and_in_file_order() {
    let game = game();
    let mut state = game.start();
    let ids: Vec<_> = Components::standard().ids().collect();
    let drawn = |state: &State| -> Vec<_> {
        let id = |(action, weight)| match action {
            Action::Draw(id) => (id, weight),
            other => panic!("{other:?} is no draw"),
        };
        outcomes(&game, state).into_iter().map(id).collect()
    };
    let copies = |id| u32::from(Components::standard().card(id).copies);
    assert_eq!(drawn(&state), ids.iter().map(|id| (*id, copies(*id))).collect::<Vec<_>>());
    let gas = game.parse("draw(GAS)").unwrap();
    game.apply(&mut state, Actor::Chance, gas, &mut ());
    assert_eq!(drawn(&state).len(), ids.len() - 1, "only ids with a copy in the deck");
    while !matches!(outcomes(&game, &state)[0].0, Action::FirstPlayer(_)) {
        let (first, _) = outcomes(&game, &state)[0];
        game.apply(&mut state, Actor::Chance, first, &mut ());
    }
    let seats: Vec<_> = Seat::first(3).map(|seat| (Action::FirstPlayer(seat), 1)).collect();
    assert_eq!(outcomes(&game, &state), seats);
}

/// The weight of all ways in which the next `cards` draws are all German.
fn german_draws(game: &InFlandersField, state: &State, cards: u32) -> u64 {
    if cards == 0 {
        return 1;
    }
    let is_german = |action| match action {
        Action::Draw(id) => game.components().card(id).kind.is_german(),
        _ => false,
    };
    let after = |(action, weight): (Action, u32)| {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Chance, action, &mut ());
        u64::from(weight) * german_draws(game, &next, cards - 1)
    };
    outcomes(game, state).into_iter().filter(|(action, _)| is_german(*action)).map(after).sum()
}

/// Holds: IFF-7.13.
#[test]
fn how_often_a_row_of_three_is_all_german_at_set_up() {
    let game = game();
    let of = |cards: u64| (0..cards).map(|drawn| 54 - drawn).product::<u64>();
    let (one_row, both_rows) = (german_draws(&game, &game.start(), 3), german_draws(&game, &game.start(), 6));
    assert_eq!(one_row * 477, 7 * of(3), "7/477");
    let at_least_one = 2.0 * one_row as f64 / of(3) as f64 - both_rows as f64 / of(6) as f64;
    assert_eq!((at_least_one * 1000.0).round(), 29.0, "2.9 %");
}
