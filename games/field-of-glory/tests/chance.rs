//! Chance nodes as whole lists (section 7).

use std::collections::BTreeMap;

use field_of_glory::{Action, Face, FieldOfGlory, Options, State, Terrain, TerrainLayoutTie};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Observer, Turn};
use serde_json::{Value, json};

fn game() -> FieldOfGlory {
    FieldOfGlory::new(&Options::default()).unwrap()
}

/// The outcomes in notation with their weights.
fn outcomes(game: &FieldOfGlory, state: &State) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    outcomes.into_iter().map(|(action, weight)| (game.notation(action), weight)).collect()
}

fn after(game: &FieldOfGlory, state: &State, outcome: &str) -> State {
    let mut state = state.clone();
    let action: Action = game.parse(outcome).unwrap();
    game.apply(&mut state, Actor::Chance, action, &mut ());
    state
}

/// A position: the opening with these fields changed.
fn position(game: &FieldOfGlory, change: impl FnOnce(&mut Value)) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    for column in 1..=5 {
        setup["columns"][column.to_string()]["terrain"] = json!("plain");
    }
    change(&mut setup);
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

/// Goes all ways of laying the terrain: each layout with its probability.
fn layouts(game: &FieldOfGlory, state: &State, chance: f64, found: &mut BTreeMap<[Terrain; 5], f64>) {
    let laid: Vec<_> =
        game.view(state, Observer::Spectator).columns.iter().filter_map(|column| column.terrain).collect();
    if let Ok(layout) = laid.try_into() {
        *found.entry(layout).or_insert(0.0) += chance;
        return;
    }
    let total = f64::from(game.weight(state));
    for (outcome, ways) in outcomes(game, state) {
        layouts(game, &after(game, state, &outcome), chance * f64::from(ways) / total, found);
    }
}

fn all_layouts(terrain_layout_tie: TerrainLayoutTie) -> BTreeMap<[Terrain; 5], f64> {
    let game = FieldOfGlory::new(&Options { terrain_layout_tie, ..Options::default() }).unwrap();
    let mut found = BTreeMap::new();
    layouts(&game, &game.start(), 1.0, &mut found);
    found
}

/// Holds: FOG-7.1, FOG-2.20, FOG-2.24.
#[test]
fn how_often_so_many_terrain_cards_are_no_plain() {
    for tie in [TerrainLayoutTie::LeftFirst, TerrainLayoutTie::Random] {
        let found = all_layouts(tie);
        let special = |layout: &[Terrain; 5]| layout.iter().filter(|terrain| **terrain != Terrain::Plain).count();
        for (count, of_126) in [(0, 6.0), (1, 45.0), (2, 60.0), (3, 15.0), (4, 0.0), (5, 0.0)] {
            let chance: f64 =
                found.iter().filter(|(layout, _)| special(layout) == count).map(|(_, chance)| chance).sum();
            assert!((chance * 126.0 - of_126).abs() < 1e-9, "{count}: {chance}");
        }
    }
}

/// With the left column first a Plain takes the first free column of 3, 2, 4, 1, 5, any other card of 1, 5, 2, 4, 3.
///
/// Holds: FOG-2.20, FOG-2.21, FOG-2.22, FOG-R5.
#[test]
fn where_each_card_of_every_draw_goes() {
    fn go(game: &FieldOfGlory, state: &State, laid: [Option<Terrain>; 5], draws: &mut u32) {
        let shown = game.view(state, Observer::Spectator).columns;
        assert_eq!(shown.iter().map(|column| column.terrain).collect::<Vec<_>>(), laid);
        if laid.iter().all(Option::is_some) {
            *draws += 1;
            return;
        }
        for terrain in Terrain::ALL {
            let outcome = format!("terrain({terrain:?})").to_lowercase();
            if outcomes(game, state).iter().any(|(listed, _)| *listed == outcome) {
                let order = if terrain == Terrain::Plain { [3, 2, 4, 1, 5] } else { [1, 5, 2, 4, 3] };
                let column = order.into_iter().find(|column| laid[column - 1].is_none()).unwrap();
                let mut laid = laid;
                laid[column - 1] = Some(terrain);
                go(game, &after(game, state, &outcome), laid, draws);
            }
        }
    }
    let (game, mut draws) = (game(), 0);
    go(&game, &game.start(), [None; 5], &mut draws);
    assert_eq!(draws, 1 + 5 * 3 + 20 * 3 + 60, "none to three special cards, at any places of the five");
}

/// Holds: FOG-7.2, FOG-R5.
#[test]
fn with_a_coin_left_and_right_are_alike() {
    let found = all_layouts(TerrainLayoutTie::Random);
    for (layout, chance) in &found {
        let mut mirrored = *layout;
        mirrored.reverse();
        assert!((found[&mirrored] - chance).abs() < 1e-12, "{layout:?}");
    }
}

/// Holds: FOG-7.1, FOG-7.3, FOG-7.5, FOG-2.30, FOG-2.31.
#[test]
fn outcomes_are_listed_in_the_order_of_the_tables() {
    let game = game();
    let mut state = game.start();
    let terrain = [("terrain(plain)", 6), ("terrain(rough)", 1), ("terrain(woods)", 1), ("terrain(hill)", 1)];
    assert_eq!(outcomes(&game, &state), terrain.map(|(outcome, weight)| (outcome.to_owned(), weight)));
    for _ in 0..5 {
        state = after(&game, &state, "terrain(plain)");
    }
    let set: Vec<_> = Face::all().map(|face| (format!("card({face})"), u32::from(face.copies()))).collect();
    assert_eq!(outcomes(&game, &state), set, "the first pack of Red");
    for _ in 0..4 {
        state = after(&game, &state, "card(CO5)");
    }
    assert_eq!(outcomes(&game, &state), set, "the first pack of Blue, from a set of his own");
    for _ in 0..4 {
        state = after(&game, &state, "card(CO5)");
    }
    assert!(matches!(game.turn(&state), Turn::Seats(seats) if seats.len() == 2));
    let first = position(&game, |setup| {
        setup["step"] = json!("first-player");
        setup["players"][0]["deck"] = json!([]);
        setup["players"][1]["deck"] = json!([]);
    });
    assert_eq!(outcomes(&game, &first), [("first-player(0)".to_owned(), 1), ("first-player(1)".to_owned(), 1)]);
}

/// Every number below the weight stands for one way, and each outcome has as many as it weighs.
///
/// Holds: FOG-7.1, FOG-7.3, FOG-7.4, FOG-7.7.
#[test]
fn every_number_that_can_be_drawn_is_an_equal_share() {
    let game = game();
    let check = |state: &State| {
        let mut drawn = BTreeMap::new();
        for number in 0..game.weight(state) {
            *drawn.entry(game.notation(game.outcome(state, number))).or_insert(0) += 1;
        }
        assert_eq!(drawn, outcomes(&game, state).into_iter().collect());
    };
    check(&game.start());
    let packs = position(&game, |setup| setup["step"] = json!({"pack": 0}));
    check(&packs);
    check(&after(&game, &after(&game, &packs, "card(MI3)"), "card(MI3)"));
}

/// All ways in which three cards come from a deck: their orders are equally likely.
///
/// Holds: FOG-7.7, FOG-7.6, FOG-2.44, FOG-3.19.
#[test]
fn three_cards_of_a_deck_come_in_any_order_alike() {
    let game = game();
    let deck = ["HI2", "MI3", "LI4", "CO5"];
    let draw = |player: Value| {
        let state = position(&game, |setup| {
            setup["step"] = json!("draw");
            setup["players"][1]["deck"] = json!([]);
            for (field, value) in player.as_object().unwrap() {
                setup["players"][0][field] = value.clone();
            }
        });
        let mut next = state.clone();
        let Turn::Seats(seats) = game.turn(&state) else { panic!("Red draws") };
        game.apply(&mut next, Actor::Seat(seats.only().unwrap()), game.parse("three").unwrap(), &mut ());
        orders(&game, &next, 3)
    };
    let from_deck = draw(json!({"deck": deck}));
    assert_eq!(from_deck.len(), 4 * 3 * 2);
    assert!(from_deck.iter().all(|(_, weight)| *weight == 1), "{from_deck:?}");
    assert_eq!(draw(json!({"deck": [], "discard": deck})), from_deck, "a reshuffled pile is a deck");
}

fn orders(game: &FieldOfGlory, state: &State, cards: u32) -> Vec<(String, u32)> {
    if cards == 0 {
        return vec![(String::new(), 1)];
    }
    let further = |(outcome, weight): (String, u32)| {
        let rest = orders(game, &after(game, state, &outcome), cards - 1);
        rest.into_iter().map(move |(others, ways)| (format!("{outcome} {others}"), weight * ways))
    };
    outcomes(game, state).into_iter().flat_map(further).collect()
}
