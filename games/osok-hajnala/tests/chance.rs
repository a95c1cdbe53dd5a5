//! Chance (section 7): the dice of the set-up, and draws. There is no other.

use osok_hajnala::{Action, Happening, OsokHajnala, SeenEvent, SeenPhase, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observer, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Plays a random game at each sample table and looks at each outcome of chance: before it, what came, and what was told of it.
fn each_outcome(mut look: impl FnMut(&OsokHajnala, &State, Action, &State, &[Happening])) {
    for (seed, options) in OsokHajnala::samples().iter().cycle().take(16).enumerate() {
        let game = OsokHajnala::new(options).expect("it is a good table");
        let mut rng = Pcg64Mcg::seed_from_u64(seed as u64);
        let (mut state, mut legal, mut events) = (game.start(), Vec::new(), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.outcome(&state, below(&mut rng, game.weight(&state)));
                    let before = state.clone();
                    events.clear();
                    game.apply(&mut state, Actor::Chance, outcome, &mut events);
                    look(&game, &before, outcome, &state, &events);
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    let action = game.any_legal(&state, seat, &legal, &mut rng);
                    game.apply(&mut state, Actor::Seat(seat), action, &mut ());
                }
            }
        }
    }
}

fn outcomes(game: &OsokHajnala, state: &State) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    outcomes.into_iter().map(|(action, weight)| (game.notation(action), weight)).collect()
}

/// Holds: OH-7.1.
#[test]
fn the_pairs_of_dice_are_equally_likely_and_equal_ones_are_rolled_again() {
    let game = OsokHajnala::new(&OsokHajnala::samples()[0]).expect("it is a good table");
    let start = game.start();
    let pairs = outcomes(&game, &start);
    assert!(pairs.len() == 36 && pairs.iter().all(|(_, weight)| *weight == 1), "{pairs:?}");
    for one in 1..=6_u8 {
        for other in 1..=6_u8 {
            let mut state = start.clone();
            let dice = game.parse(&format!("dice({one}, {other})")).expect("it is written well");
            game.apply(&mut state, Actor::Chance, dice, &mut ());
            let favoured = game.view(&state, Observer::Spectator).favoured;
            let higher = (one != other).then(|| usize::from(other > one));
            assert_eq!((favoured, game.turn(&state) == Turn::Chance), (higher, one == other), "{one}, {other}");
        }
    }
}

/// After the dice every outcome is a card that somebody draws from his deck, as likely as it has copies there.
///
/// Holds: OH-7.4, OH-7.7, OH-7.8, OH-7.9, OH-4.23.1.
#[test]
fn all_other_chance_is_a_draw() {
    let (mut rolled, mut drawn) = (0, 0);
    each_outcome(|game, before, outcome, after, events| {
        let [was, is] = [before, after].map(|state| game.view(state, game.everything(state)));
        let word = game.notation(outcome);
        if was.phase == SeenPhase::Dice {
            assert!(word.starts_with("dice("), "{word}");
            rolled += 1;
            return;
        }
        let draws: Vec<_> = events
            .iter()
            .filter_map(|event| match game.seen(event, game.everything(after)) {
                Some(SeenEvent::Drew { player, card: Some(card) }) => Some((player, card)),
                _ => None,
            })
            .collect();
        let [(player, card)] = draws.as_slice() else { panic!("{word}: {draws:?}") };
        assert_eq!(word, format!("card({card})"));
        let deck = |view: &osok_hajnala::View| view.players[*player].deck.count.expect("it is counted");
        let weights: u32 = outcomes(game, before).iter().map(|(_, weight)| weight).sum();
        assert_eq!(weights, game.weight(before), "{word}");
        if is.phase != SeenPhase::Exchange && was.phase != SeenPhase::Replace {
            assert_eq!((u32::from(deck(&was)), deck(&is)), (weights, deck(&was) - 1), "{word}");
        }
        drawn += 1;
    });
    assert!(rolled >= 16 && drawn > 400, "{rolled} {drawn}");
}
