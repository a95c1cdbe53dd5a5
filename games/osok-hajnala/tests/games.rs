//! What holds in every game: cards are never lost, turns come in their order, and every game ends as the rules say.

use std::collections::BTreeMap;

use osok_hajnala::{EndedBy, Options, OsokHajnala, SeenPhase, SeenPile, SeenStanding, State, View};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Turn, below, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const DECKS: [&str; 3] = ["hunter-foray", "mage-circle", "warrior-battalion"];

/// Every pairing of the ready decks comes to an end, in either format.
#[test]
fn random_games_come_to_an_end() {
    for seed in 0..300 {
        let decks = [seed, seed / 3].map(|number| DECKS[number as usize % 3].to_owned());
        let format = if seed % 2 == 0 { "starter" } else { "noble" };
        let options = Options { format: format.to_owned(), decks, ..Options::default() };
        let game = OsokHajnala::new(&options).expect("it is a legal table");
        let mut state = game.start();
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut list = Vec::new();
        let mut steps = 0;
        while game.turn(&state) != Turn::Over {
            random_step(&game, &mut state, &mut list, &mut rng);
            steps += 1;
            assert!(steps < 20_000, "seed {seed}: {state:?}");
        }
    }
}

/// Plays random games at the sample tables and looks at each position as one who sees everything.
fn in_games(count: usize, mut look: impl FnMut(&OsokHajnala, &Options, &State, &View)) {
    for (seed, options) in OsokHajnala::samples().iter().cycle().take(count).enumerate() {
        let game = OsokHajnala::new(options).expect("it is a good table");
        let mut rng = Pcg64Mcg::seed_from_u64(seed as u64);
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            look(&game, options, &state, &game.view(&state, game.everything(&state)));
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("the table waits for somebody");
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), game.any_legal(&state, seat, &legal, &mut rng))
                }
            };
            game.apply(&mut state, by, action, &mut ());
        }
    }
}

/// A card of a draw deck is there, in the hand, in the discard pile, or on the battlefield of the player who brought it: never set
/// apart, and never with the other player. One that is being played is on its way.
///
/// Holds: OH-2.15, OH-2.16, OH-6.27.
#[test]
fn every_card_of_a_deck_is_somewhere_once() {
    let (mut quiet, mut busy) = (0, 0);
    in_games(24, |game, _, state, view| {
        let lists = game.components().decks;
        for (list, player) in lists.iter().zip(&view.players) {
            let mut left: BTreeMap<&str, i32> =
                list.iter().map(|copies| (&*copies.card, copies.count.into())).collect();
            let mut take = |card: &str, count: u8| *left.get_mut(card).expect("it was brought") -= i32::from(count);
            let known = |pile: &SeenPile| pile.cards.clone().expect("who sees everything sees it");
            let aside = player.aside.as_ref().map(&known).unwrap_or_default();
            for copies in known(&player.hand).iter().chain(&known(&player.discard)).chain(&aside) {
                take(&copies.card, copies.count);
            }
            for slot in player.slots.iter().flatten() {
                take(&slot.cards[0].card, slot.under.len() as u8);
                slot.cards.iter().for_each(|lying| take(&lying.card, 1));
            }
            player.battlefield.iter().for_each(|lying| take(&lying.card, 1));
            let starting = player.opening.as_ref().and_then(|opening| opening.card.as_deref());
            // While both choose, a starting card has not been taken from its deck yet.
            starting.filter(|_| view.phase != SeenPhase::Opening).into_iter().for_each(|card| take(card, 1));
            assert!(left.values().all(|copies| *copies >= 0), "{left:?}");
            let away = left.values().sum::<i32>() - i32::from(player.deck.count.expect("decks are counted"));
            let is_quiet = view.act.is_none() && view.texts.is_empty();
            if is_quiet && matches!(game.turn(state), Turn::Seats(_)) {
                assert_eq!(away, 0, "{left:?} {player:?}");
                quiet += 1;
            } else {
                // The card that is carried out, a trap against it, and what a text of theirs lets go.
                assert!((0..=4).contains(&away), "{left:?} {player:?}");
                busy += i32::from(away > 0);
            }
        }
    });
    assert!(quiet > 2_000 && busy > 20, "{quiet} {busy}");
}

/// Holds: OH-3.1, OH-3.10, OH-2.7, OH-2.25, OH-N05, OH-N09.
#[test]
fn turns_alternate_and_levels_rise_with_them() {
    let mut turns = 0;
    in_games(16, |_, _, _, view| {
        if !matches!(view.phase, SeenPhase::Draw | SeenPhase::Tactical | SeenPhase::Attack | SeenPhase::End) {
            return;
        }
        let active = view.active.expect("it is somebody's turn");
        let own = |seat: usize| if seat == active { view.turn.div_ceil(2) } else { view.turn / 2 };
        for (seat, player) in view.players.iter().enumerate() {
            assert_eq!(u16::from(player.level), own(seat).min(6), "turn {}, active {active}", view.turn);
            assert!(player.life <= 20);
        }
        turns = turns.max(view.turn);
    });
    assert!(turns > 12, "{turns}");
}

/// Holds: OH-2.11, OH-2.12, OH-4.5.2.
#[test]
fn a_slot_holds_one_character_or_puppet_and_only_characters_are_idle_or_dead() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    in_games(16, |game, _, _, view| {
        let parts = game.components();
        for slot in view.players.iter().flat_map(|player| &player.slots).flatten() {
            let card = parts.cards.iter().find(|card| card.id == *slot.cards[0].card).expect("it is a card");
            assert_eq!(card.kind == osok_hajnala::Kind::Puppet, slot.standing == SeenStanding::Puppet, "{slot:?}");
            assert!(card.kind.is_character() || slot.standing == SeenStanding::Puppet, "{slot:?}");
            assert!(slot.standing != SeenStanding::Dead || card.level > 1, "{slot:?}");
            assert_eq!(slot.cards.iter().filter(|lying| lying.part == "body").count(), 1);
            *seen.entry(format!("{:?}", slot.standing)).or_insert(0) += 1;
        }
    });
    assert!(seen.len() == 4 && seen.values().all(|count| *count > 100), "{seen:?}");
}

/// Holds: OH-5.1, OH-5.2, OH-5.3, OH-5.4, OH-5.7.
#[test]
fn a_game_ends_by_life_or_by_the_fourth_dead() {
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    in_games(160, |_, options, _, view| {
        let lost = |seat: usize| view.players[seat].life == 0 || view.players[seat].dead == 4;
        let Some(ending) = view.ending else {
            assert!(view.players.iter().all(|player| player.life > 0), "it goes on");
            return;
        };
        match (ending.how, ending.winner) {
            (EndedBy::Life, Some(winner)) => {
                assert!(view.players[1 - winner].life == 0 && view.players[winner].life > 0);
            }
            (EndedBy::FourthDead, Some(winner)) => assert!(lost(1 - winner)),
            (EndedBy::FourthDead, None) => assert!(lost(0) && lost(1)),
            (EndedBy::DeckOut, Some(_)) => assert_eq!(options.deck_out, osok_hajnala::DeckOut::Lose),
            (EndedBy::TurnLimit, None) => assert!(view.turn >= options.turn_limit),
            odd => panic!("{odd:?}"),
        }
        *endings.entry(format!("{:?}", ending.how)).or_insert(0) += 1;
    });
    assert!(endings["Life"] > 20, "{endings:?}");
}
