//! All ways in which a unit can take its hits, against a list drawn up from 4.9 alone.

use std::collections::BTreeSet;

use pocket_battles::{Options, PocketBattles, SpentTokens, State, Tile};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Observer, Seat, Turn};
use serde_json::json;

const A: Seat = Seat::new(0).unwrap();
const B: Seat = Seat::new(1).unwrap();

/// What is left of a unit: who has been destroyed, who is marked, and the tokens that are unused, on the other unit and in the
/// spent area.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    dead: Vec<String>,
    marked: Vec<String>,
    tokens: [u8; 3],
}

/// The unit that is hit, those of it with a wound token, and where its owner's tokens are.
#[derive(Clone, Debug)]
struct Case {
    troops: &'static [&'static str],
    wounded: &'static [&'static str],
    tokens: [u8; 3],
    locked: bool,
}

/// By 4.9: every way of allotting the hits, then every way of marking or removing those who live.
fn by_the_rules(case: &Case, hits: u8) -> BTreeSet<Left> {
    let mut troops: Vec<&str> = case.troops.to_vec();
    troops.sort_unstable();
    let room = |tile: &str| Tile::parse(tile).unwrap().print().wounds - u8::from(case.wounded.contains(&tile));
    let all: u8 = troops.iter().map(|tile| room(tile)).sum();
    let mut allotted = vec![(Vec::new(), hits.min(all))];
    for tile in &troops {
        let more = |(taken, left): (Vec<u8>, u8)| {
            (0..=room(tile).min(left)).map(move |here| ([taken.clone(), vec![here]].concat(), left - here))
        };
        allotted = allotted.into_iter().flat_map(more).collect();
    }
    let mut found = BTreeSet::new();
    for (taken, _) in allotted.into_iter().filter(|(_, left)| *left == 0) {
        let of = |is: &dyn Fn(&str, u8) -> bool| -> Vec<String> {
            troops.iter().zip(&taken).filter(|(tile, hits)| is(tile, **hits)).map(|(tile, _)| (*tile).into()).collect()
        };
        let dead = of(&|tile, hits| hits == room(tile));
        let lives = of(&|tile, hits| hits > 0 && hits < room(tile));
        let marked = of(&|tile, hits| case.wounded.contains(&tile) && hits < room(tile));
        mark(case, &lives, Left { dead, marked, tokens: case.tokens }, &mut found);
    }
    found
}

/// 4.9.5 to 4.9.9 for each troop that was hit and lives.
fn mark(case: &Case, lives: &[String], left: Left, found: &mut BTreeSet<Left>) {
    let Some((tile, rest)) = lives.split_first() else {
        let mut done = left;
        done.dead.sort_unstable();
        done.marked.sort_unstable();
        found.insert(done);
        return;
    };
    let mut removed = left.clone();
    removed.dead.push(tile.clone());
    mark(case, rest, removed, found);
    let [unused, laid, spent] = left.tokens;
    let sources = [unused > 0, unused == 0 && laid > 0, unused == 0 && spent > 0 && !case.locked];
    for (source, _) in sources.into_iter().enumerate().filter(|(_, usable)| *usable) {
        let mut marked = left.clone();
        marked.tokens[source] -= 1;
        marked.marked.push(tile.clone());
        mark(case, rest, marked, found);
    }
}

fn game(case: &Case) -> PocketBattles {
    let spent_tokens_for_wounds = if case.locked { SpentTokens::Locked } else { SpentTokens::Usable };
    PocketBattles::new(&Options { spent_tokens_for_wounds, ..Options::default() }).unwrap()
}

/// Gaesatae with Horsemen carry on, four dice, and have scored so many hits; B has another unit in the rear.
fn struck(game: &PocketBattles, case: &Case, hits: u8) -> State {
    let [unused, laid, spent] = case.tokens;
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["step"] = json!("turn");
    setup["round"] = json!(3);
    setup["has_had_turn"] = json!([true, true]);
    setup["turn"]["engaged"] = json!(["A1"]);
    setup["sides"][0]["ready"] = json!(true);
    setup["sides"][0]["unused"] = json!(3);
    setup["sides"][0]["units"] = json!([{ "troops": ["C05", "C12"], "at": "E2", "orders": 1 }]);
    setup["sides"][1]["ready"] = json!(true);
    setup["sides"][1]["unused"] = json!(unused);
    setup["sides"][1]["spent"] = json!(spent);
    let unit = json!({ "troops": case.troops, "at": "E2", "wounded": case.wounded });
    setup["sides"][1]["units"] = json!([unit, { "troops": ["R13"], "at": "BR1", "orders": laid }]);
    let mut state = game.position(&serde_json::from_value(setup).unwrap()).unwrap();
    game.apply(&mut state, Actor::Seat(A), game.parse("carry_on(A1, B1)").unwrap(), &mut Vec::new());
    game.apply(&mut state, Actor::Chance, game.parse(&format!("hits({hits})")).unwrap(), &mut Vec::new());
    state
}

/// Every end that the owner's choices lead to.
fn in_the_game(game: &PocketBattles, state: &State, found: &mut BTreeSet<Left>) {
    let view = game.view(state, Observer::Spectator);
    if view.wounds.is_none() {
        let troops = &view.sides[1].units[0].troops;
        let of = |is: &dyn Fn(&pocket_battles::SeenTroop) -> bool| {
            troops.iter().filter(|troop| is(troop)).map(|troop| troop.tile.to_string()).collect::<Vec<_>>()
        };
        let tokens = view.sides[1].tokens.as_ref().unwrap();
        found.insert(Left {
            dead: of(&|troop| !troop.alive),
            marked: of(&|troop| troop.alive && troop.wounded),
            tokens: [tokens.unused, tokens.orders, tokens.spent],
        });
        return;
    }
    assert!(matches!(game.turn(state), Turn::Seats(seats) if seats.only() == Some(B)), "its owner decides");
    let mut legal = Vec::new();
    game.legal(state, B, &mut legal);
    for action in legal {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Seat(B), action, &mut Vec::new());
        in_the_game(game, &next, found);
    }
}

/// Holds: PB-4.9.2, PB-4.9.3, PB-4.9.4, PB-4.9.5, PB-4.9.6, PB-4.9.7, PB-4.9.8, PB-4.9.9, PB-D11, PB-D12.
#[test]
fn every_way_to_take_up_to_eight_hits() {
    let units: [(&[&str], &[&str]); 9] = [
        (&["R28", "R30", "R14"], &[]),
        (&["R28", "R30", "R14"], &["R28"]),
        (&["R28", "R30", "R14"], &["R28", "R30"]),
        (&["R26", "R27", "R29"], &[]),
        (&["R26", "R27", "R29"], &["R27"]),
        (&["R15", "R16", "R19", "R08"], &[]),
        (&["R03"], &[]),
        (&["R03"], &["R03"]),
        (&["R25", "R11"], &[]),
    ];
    for (troops, wounded) in units {
        for tokens in [[0, 0, 0], [1, 0, 0], [2, 1, 1], [0, 1, 0], [0, 0, 1], [0, 2, 1], [1, 1, 0], [1, 0, 1]] {
            for (hits, locked) in (0..=8).flat_map(|hits| [(hits, false), (hits, true)]) {
                let case = Case { troops, wounded, tokens, locked };
                let game = game(&case);
                let mut found = BTreeSet::new();
                in_the_game(&game, &struck(&game, &case, hits), &mut found);
                assert_eq!(found, by_the_rules(&case, hits), "{case:?}, {hits} hits");
            }
        }
    }
}
