//! What holds in every game: cards are never lost, every game ends in time, the lists have their order.

use std::collections::BTreeMap;

use field_of_glory::{Action, Event, Face, FieldOfGlory, Options, State, View};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;

/// A step of play, as a test watches it.
struct Step<'a> {
    by: Actor,
    action: Action,
    events: &'a [Event],
}

/// Plays a game to its end. `choose` picks from the legal list.
fn play(
    game: &FieldOfGlory,
    mut state: State,
    rng: &mut Pcg64Mcg,
    mut choose: impl FnMut(&State, &[Action], &mut Pcg64Mcg) -> Action,
    mut watch: impl FnMut(&State, &Step),
) -> State {
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    loop {
        let (by, action) = match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let number = below(rng, game.weight(&state));
                (Actor::Chance, game.outcome(&state, number))
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().nth(below(rng, seats.len() as u32) as usize).unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), choose(&state, &legal, rng))
            }
        };
        events.clear();
        game.apply(&mut state, by, action, &mut events);
        watch(&state, &Step { by, action, events: &events });
    }
}

fn any(_: &State, legal: &[Action], rng: &mut Pcg64Mcg) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

fn everything(game: &FieldOfGlory, state: &State) -> View {
    game.view(state, game.everything(state))
}

/// The cards of a player, wherever they lie, but for a Reserves card that is being used.
fn cards_of(view: &View, seat: usize) -> Vec<Face> {
    let own = &view.players[seat];
    let mut cards: Vec<Face> = own.hand.iter().chain(&own.deck).chain(&own.discard).flatten().copied().collect();
    cards.extend(&view.players[1 - seat].victory);
    cards.extend(view.columns.iter().flat_map(|column| &column.units[seat]));
    if let Some(combat) = &view.combat {
        let attacks = combat.attacker.index() == seat;
        let bonus = if attacks { &combat.attacker_bonus } else { &combat.defender_bonus };
        cards.extend(bonus.iter().filter_map(|bonus| bonus.card));
        let overlaps = if attacks { combat.overlaps } else { 0 };
        cards.extend(std::iter::repeat_n(Face::parse("OV2").unwrap(), overlaps.into()));
    }
    cards.sort_unstable();
    cards
}

/// Holds: FOG-2.48, FOG-2.40, FOG-2.32.
#[test]
fn each_player_keeps_his_24_cards_from_the_deal_on() {
    for (seed, options) in (1..).zip(FieldOfGlory::samples().into_iter().cycle().take(120)) {
        let game = FieldOfGlory::new(&options).unwrap();
        let mut kept: Option<[Vec<Face>; 2]> = None;
        let mut decisions = 0;
        play(&game, game.start(), &mut Pcg64Mcg::seed_from_u64(seed), any, |state, _| {
            let view = everything(&game, state);
            if view.turn == 0 || !matches!(game.turn(state), Turn::Seats(_) | Turn::Over) {
                return;
            }
            let cards = [0, 1].map(|seat| cards_of(&view, seat));
            assert!(cards.iter().all(|cards| cards.len() == 24), "{view:?}");
            assert_eq!(kept.get_or_insert_with(|| cards.clone()), &cards, "{view:?}");
            decisions += 1;
        });
        assert!(decisions > 20, "{decisions}");
    }
}

/// A hand has 15 cards at most, Reserves is played once in a turn at most, every own turn draws two cards or brings a
/// run-out.
///
/// Holds: FOG-X73, FOG-5.1, FOG-5.9.
#[test]
fn no_game_is_longer_than_40_turns() {
    for (seed, options) in (1..).zip(FieldOfGlory::samples().into_iter().cycle().take(200)) {
        let game = FieldOfGlory::new(&options).unwrap();
        let (mut reserves, mut drawn) = (0, None);
        let end = play(&game, game.start(), &mut Pcg64Mcg::seed_from_u64(seed), any, |state, step| {
            for event in step.events {
                match event {
                    Event::Turn { .. } => {
                        assert!(drawn.is_none_or(|progress| progress >= 2), "{drawn:?}");
                        (reserves, drawn) = (0, Some(0));
                    }
                    Event::Reserves { .. } => reserves += 1,
                    Event::Drew { .. } => drawn = drawn.map(|progress| progress + 1),
                    Event::RunOut { seat, .. } if Some(*seat) == everything(&game, state).active => {
                        drawn = drawn.map(|progress| progress + 2);
                    }
                    _ => {}
                }
            }
            assert!(reserves <= 1);
            let view = everything(&game, state);
            assert!(view.players.iter().all(|player| player.hand_size <= 15));
        });
        let view = everything(&game, &end);
        assert!(view.turn <= 40 && view.ending.is_some(), "{}", view.turn);
    }
}

/// Both only give up cards of 2 command points: the slowest way of drawing.
///
/// Holds: FOG-X73, FOG-5.9, FOG-5.4.
#[test]
fn two_cards_a_turn_bring_the_first_run_out_in_the_eighth_turn() {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["step"] = json!("first-player");
    for column in 1..=5 {
        setup["columns"][column.to_string()]["terrain"] = json!("plain");
    }
    for player in 0..2 {
        setup["players"][player]["hand"] = json!(["HI2", "HI2", "MI2", "MI2", "LI2", "LI2", "PK2", "SP2", "AR2"]);
        let deck =
            ["CV2", "CV2", "LC2", "EL2", "OV2", "OV2", "RS2", "HI4", "HI4", "MI4", "MI4", "LI4", "LI4", "CV4", "CV4"];
        setup["players"][player]["deck"] = json!(deck);
    }
    let state = game.position(&serde_json::from_value(setup).unwrap()).unwrap();
    let slowest = |_: &State, legal: &[Action], _: &mut Pcg64Mcg| {
        let rank = |action: &Action| {
            let text = game.notation(*action);
            let gives_two = text.starts_with("discard(") && text.ends_with("2)");
            let keeps_two = text.starts_with("limit(") && !text.ends_with("2)");
            (!(text == "end" || gives_two || keeps_two), text != "three")
        };
        *legal.iter().min_by_key(|action| rank(action)).unwrap()
    };
    let mut run_outs: BTreeMap<(usize, u8), u8> = BTreeMap::new();
    let end = play(&game, state, &mut Pcg64Mcg::seed_from_u64(1), slowest, |state, step| {
        for event in step.events {
            if let Event::RunOut { seat, number, .. } = event {
                let own_turn = everything(&game, state).turn.div_ceil(2);
                run_outs.insert((seat.index(), *number), own_turn);
            }
        }
    });
    let view = everything(&game, &end);
    assert_eq!((run_outs[&(0, 1)], run_outs[&(1, 1)]), (8, 8), "card 16 is needed, 15 were in the deck");
    assert!(run_outs[&(0, 2)] <= 20 && run_outs[&(1, 2)] <= 20);
    assert!(view.turn <= 40 && view.players.iter().all(|player| player.run_outs >= 2));
    assert!(view.turn > 16, "{}", view.turn);
}

/// A choice in the order of 8.A: its word as the row names them, then its arguments from left to right.
fn rank(notation: &str) -> Vec<usize> {
    const WORDS: [&str; 19] = [
        "keep",
        "advance_discard",
        "flank",
        "place",
        "attack",
        "reserves",
        "end",
        "done",
        "pay",
        "overlap",
        "hand",
        "deck",
        "none",
        "retreat",
        "lose",
        "front",
        "three",
        "discard",
        "limit",
    ];
    let (word, arguments) =
        notation.split_once('(').map_or((notation, ""), |(word, rest)| (word, &rest[..rest.len() - 1]));
    let mut rank = vec![WORDS.iter().position(|known| *known == word).unwrap()];
    let face = |text: &str| Face::all().position(|face| face.to_string() == text).unwrap();
    let (plain, set) =
        arguments.split_once('(').map_or((arguments, None), |(plain, set)| (plain, Some(set.trim_end_matches(')'))));
    let mut target = 0;
    for argument in plain.split(", ").filter(|argument| !argument.is_empty()) {
        match argument.parse::<usize>() {
            // The launching column: the target first.
            Ok(column) if word == "flank" && target == column => rank.push(0),
            Ok(column) => {
                target = column;
                rank.push(column);
            }
            Err(_) => rank.push(face(argument)),
        }
    }
    if let Some(set) = set {
        let faces: Vec<usize> = set.split(", ").filter(|face| !face.is_empty()).map(face).collect();
        rank.push(faces.len());
        rank.extend(faces);
    }
    rank
}

/// The lists of 8.1 to 8.13.
///
/// Holds: FOG-8.3, FOG-8.4, FOG-8.5, FOG-8.7, FOG-8.8, FOG-8.10, FOG-8.12.
#[test]
fn every_list_has_the_order_of_its_row_and_nothing_twice() {
    let mut words: BTreeMap<String, u32> = BTreeMap::new();
    for (seed, options) in (1..).zip(FieldOfGlory::samples().into_iter().cycle().take(200)) {
        let game = FieldOfGlory::new(&options).unwrap();
        let choose = |state: &State, legal: &[Action], rng: &mut Pcg64Mcg| {
            let list: Vec<String> = legal.iter().map(|action| game.notation(*action)).collect();
            assert!(list.is_sorted_by(|a, b| rank(a) < rank(b)), "{list:?}");
            let has = |words: &[&str]| list.iter().any(|action| words.iter().any(|word| action.starts_with(word)));
            if has(&["place", "attack", "flank", "reserves"]) {
                assert!(has(&["end", "done"]), "{list:?}");
            }
            assert!(!has(&["discard"]) || has(&["three"]), "{list:?}");
            let chosen = any(state, legal, rng);
            let word = game.notation(chosen).split('(').next().unwrap().to_owned();
            *words.entry(word).or_insert(0) += 1;
            chosen
        };
        play(&game, game.start(), &mut Pcg64Mcg::seed_from_u64(seed), choose, |_, _| {});
    }
    assert_eq!(words.len(), 19, "every word was there: {words:?}");
}

/// Holds: FOG-3.4.
#[test]
fn seats_decide_in_their_own_turns_but_for_three_decisions() {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    for seed in 1..60 {
        let mut before: Option<Seat> = None;
        play(&game, game.start(), &mut Pcg64Mcg::seed_from_u64(seed), any, |state, step| {
            if let (Actor::Seat(seat), Some(active)) = (step.by, before) {
                let word = game.notation(step.action);
                let defends = ["retreat", "front"].iter().any(|of| word.starts_with(of));
                let bonus = ["hand", "deck", "none"].iter().any(|of| word.starts_with(of));
                assert!(if seat == active { !defends } else { defends || bonus }, "{word}");
            }
            before = everything(&game, state).active;
        });
    }
}
