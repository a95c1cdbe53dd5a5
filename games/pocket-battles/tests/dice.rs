//! Rolls as whole tables: every way in which the dice can fall, counted one by one (section 7).

use std::collections::BTreeMap;

use pocket_battles::{Chances, OddsKind, Options, PocketBattles, State, View};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Observer, Seat, Turn};
use serde_json::{Value, json};

const A: Seat = Seat::new(0).unwrap();
const B: Seat = Seat::new(1).unwrap();

/// A unit of section 10: its troops, its black and white faces, X of +X Engagement, +X Shooting and +X Wounds, and the dice
/// of its charge bonus; Fury, with one token for the order just paid.
struct Roller {
    seat: Seat,
    troops: &'static [&'static str],
    black: &'static [u8],
    white: &'static [u8],
    engagement: u8,
    shooting: u8,
    wounds: u8,
    bonus: u8,
    fury: bool,
}

const PLAIN: Roller = Roller {
    seat: A,
    troops: &[],
    black: &[],
    white: &[],
    engagement: 0,
    shooting: 0,
    wounds: 0,
    bonus: 1,
    fury: false,
};

const ROLLERS: [Roller; 20] = [
    Roller { troops: &["C05", "C12"], black: &[3, 3, 5, 6], fury: true, ..PLAIN },
    Roller { troops: &["C06", "C14"], black: &[3, 4, 5, 5], fury: true, ..PLAIN },
    Roller { troops: &["C15", "C20", "C28"], black: &[3, 4, 4, 5, 5, 5, 6, 6], ..PLAIN },
    Roller { troops: &["C25", "C27", "C29", "C07"], black: &[2, 2, 3, 4, 4, 6, 6], white: &[3], ..PLAIN },
    Roller { troops: &["C21", "C23", "C10", "C08"], black: &[4, 5], white: &[3, 4, 4, 5, 5, 6], ..PLAIN },
    Roller { troops: &["C04"], white: &[4, 5, 6], shooting: 1, ..PLAIN },
    Roller { troops: &["C09"], black: &[6], white: &[6], ..PLAIN },
    Roller { troops: &["C02"], black: &[4, 5, 6], wounds: 1, bonus: 2, ..PLAIN },
    Roller { troops: &["C03"], black: &[5, 6], bonus: 2, ..PLAIN },
    Roller { troops: &["C11", "C25", "C26"], black: &[2, 2, 2, 3, 3], white: &[2], ..PLAIN },
    Roller { troops: &["C26", "C27", "C10"], black: &[3, 3, 4, 4, 5], white: &[5], ..PLAIN },
    Roller { troops: &["C05", "C30"], black: &[5, 6], engagement: 2, fury: true, ..PLAIN },
    Roller { seat: B, troops: &["R15", "R16", "R19", "R08"], black: &[2, 2, 3, 3, 4, 5, 5, 6, 6], ..PLAIN },
    Roller { seat: B, troops: &["R26", "R27", "R11"], black: &[3, 3, 4, 4, 5, 5, 6, 6], bonus: 2, ..PLAIN },
    Roller { seat: B, troops: &["R21", "R24", "R02"], white: &[3, 4, 5, 6], engagement: 1, shooting: 1, ..PLAIN },
    Roller { seat: B, troops: &["R03"], white: &[5, 6], wounds: 2, ..PLAIN },
    Roller { seat: B, troops: &["R10"], black: &[4, 5, 6], ..PLAIN },
    Roller { seat: B, troops: &["R28", "R30", "R14"], black: &[3, 4, 5, 6, 6, 6], ..PLAIN },
    Roller { seat: B, troops: &["R13"], black: &[5, 5], ..PLAIN },
    Roller { seat: B, troops: &["R05"], white: &[5, 6], shooting: 1, ..PLAIN },
];

fn game() -> PocketBattles {
    PocketBattles::new(&Options::default()).unwrap()
}

/// A turn of the roller's owner: the unit is on the centre front with so many order tokens, an enemy of two troops opposite.
fn position(game: &PocketBattles, roller: &Roller, orders: u8) -> State {
    position_with(game, roller, orders, false)
}

/// The same, perhaps with a bearer of Excite in the rear.
fn position_with(game: &PocketBattles, roller: &Roller, orders: u8, excites: bool) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    let row = ["AF2", "BF2"];
    let [own, other] = if roller.seat == A { [0, 1] } else { [1, 0] };
    let target: Value = if own == 0 { json!(["R15", "R16"]) } else { json!(["C18", "C19"]) };
    setup["step"] = json!("turn");
    setup["round"] = json!(3);
    setup["active"] = json!(own);
    setup["has_had_turn"] = json!([true, true]);
    let side = |setup: &mut Value, seat: usize, unused: u8, units: Value| {
        setup["sides"][seat]["ready"] = json!(true);
        setup["sides"][seat]["unused"] = json!(unused);
        setup["sides"][seat]["units"] = units;
    };
    let unit = json!({ "troops": roller.troops, "at": row[own], "orders": orders });
    let (bearer, rear) = if own == 0 { ("C01", "AR1") } else { ("R01", "BR1") };
    let bearer = json!({ "troops": [bearer], "at": rear });
    let units = if excites { json!([unit, bearer]) } else { json!([unit]) };
    side(&mut setup, own, 6 - orders, units);
    side(&mut setup, other, 0, json!([{ "troops": target, "at": row[other] }]));
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

/// In how many ways so many dice give each number of hits: all of them, thrown one after the other.
fn by_hand(faces: &[u8], dice: u8) -> BTreeMap<u8, u32> {
    let mut ways = BTreeMap::new();
    for number in 0..6_u32.pow(dice.into()) {
        let shown = (0..dice).scan(number, |left, _| {
            let die = (*left % 6) as u8 + 1;
            *left /= 6;
            Some(die)
        });
        let hits: usize = shown.map(|die| faces.iter().filter(|face| **face == die).count()).sum();
        *ways.entry(hits as u8).or_insert(0) += 1;
    }
    ways
}

fn outcomes(game: &PocketBattles, state: &State) -> BTreeMap<u8, u32> {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let number = |text: &str| text.strip_prefix("hits(").unwrap().strip_suffix(')').unwrap().parse().unwrap();
    outcomes.into_iter().map(|(action, weight)| (number(&game.notation(action)), weight)).collect()
}

fn after(game: &PocketBattles, state: &State, by: Actor, action: &str) -> State {
    let mut state = state.clone();
    game.apply(&mut state, by, game.parse(action).unwrap(), &mut Vec::new());
    state
}

fn view(game: &PocketBattles, state: &State) -> View {
    game.view(state, Observer::Spectator)
}

/// Every number that can be drawn is one way, and each number of hits has as many as it weighs.
fn check_draws(game: &PocketBattles, state: &State, ways: &BTreeMap<u8, u32>) {
    assert_eq!(game.weight(state), ways.values().sum::<u32>());
    let mut drawn = BTreeMap::new();
    for number in 0..game.weight(state) {
        *drawn.entry(game.notation(game.outcome(state, number))).or_insert(0) += 1;
    }
    let named: BTreeMap<String, u32> = ways.iter().map(|(hits, ways)| (format!("hits({hits})"), *ways)).collect();
    assert_eq!(drawn, named);
}

/// The roll that is asked for now is one of so many dice with these faces.
fn check_roll(game: &PocketBattles, state: &State, faces: &[u8], dice: u8, more: u8) {
    assert_eq!(game.turn(state), Turn::Chance);
    let ways = by_hand(faces, dice);
    assert_eq!(outcomes(game, state), ways);
    check_draws(game, state, &ways);
    let roll = view(game, state).deed.unwrap().roll.unwrap();
    assert_eq!(roll.dice, dice);
    check_chances(&roll.chances, &ways, dice, more);
    let coming = &view(game, state).coming;
    assert_eq!(coming.iter().map(|roll| (roll.dice, &roll.chances)).collect::<Vec<_>>(), [(dice, &roll.chances)]);
}

/// The chances that are shown are those of the dice, X of +X Wounds being added where there is a hit.
fn check_chances(chances: &Chances, ways: &BTreeMap<u8, u32>, dice: u8, more: u8) {
    assert_eq!(chances.all, 6_u32.pow(dice.into()));
    let mut counted = vec![0; chances.ways.len()];
    for (hits, ways) in ways {
        counted[usize::from(if *hits > 0 { hits + more } else { 0 })] += ways;
    }
    assert_eq!(chances.ways, counted);
}

/// Holds: PB-7.2, PB-4.8.1, PB-4.8.2, PB-4.8.3, PB-4.24.1, PB-4.26.1, PB-4.28.1, PB-4.29.1.
#[test]
fn every_first_charge() {
    let game = game();
    for roller in ROLLERS.iter().filter(|roller| !roller.black.is_empty()) {
        let state = position(&game, roller, 0);
        let charge = format!("charge({}1)", roller.seat);
        let state = after(&game, &state, Actor::Seat(roller.seat), &charge);
        let dice = 1 + roller.bonus + roller.engagement + u8::from(roller.fury);
        check_roll(&game, &state, roller.black, dice, roller.wounds);
    }
}

/// Holds: PB-7.2, PB-4.29.1, PB-4.24.1, PB-3.3.1.
#[test]
fn a_second_charge_of_fury_has_two_dice_more() {
    let game = game();
    for roller in ROLLERS.iter().filter(|roller| roller.fury) {
        let state = position(&game, roller, 1);
        let state = after(&game, &state, Actor::Seat(roller.seat), "charge(A1)");
        check_roll(&game, &state, roller.black, 2 + roller.engagement + 3, 0);
    }
}

/// Holds: PB-7.3, PB-4.13.3, PB-4.13.4, PB-4.25.1, PB-4.26.1.
#[test]
fn every_shot() {
    let game = game();
    for roller in ROLLERS.iter().filter(|roller| !roller.white.is_empty()) {
        let state = position(&game, roller, 0);
        let enemy = if roller.seat == A { B } else { A };
        let shoot = format!("shoot({}1, {enemy}1)", roller.seat);
        let state = after(&game, &state, Actor::Seat(roller.seat), &shoot);
        check_roll(&game, &state, roller.white, 1 + roller.shooting, roller.wounds);
    }
}

/// What is shown of a unit before anything is ordered: the dice and chances of a charge, of carrying on, of striking back and
/// of a shot, and those with Excite if there is a bearer.
///
/// Holds: PB-7.2, PB-7.3, PB-4.8.1, PB-4.10.1, PB-4.11.2, PB-4.13.3, PB-4.21.1, PB-4.21.2.
#[test]
fn the_chances_that_are_shown_before_an_order() {
    let game = game();
    for roller in &ROLLERS {
        for (orders, excites) in [(0, false), (0, true), (1, false), (1, true)] {
            let state = position_with(&game, roller, orders, excites);
            let side = &view(&game, &state).sides[roller.seat.index()];
            let strength = side.units[0].strength.as_ref().unwrap();
            let reactive = roller.troops == ["C04"];
            assert_eq!(strength.price, if reactive { 1 } else { 1 + orders });
            let paid = if roller.fury { orders + strength.price } else { 0 };
            let lying = if roller.fury { orders } else { 0 };
            let strike = 1 + roller.engagement;
            let expected = [
                (OddsKind::Charge, roller.black, strike + roller.bonus + paid, excites),
                (OddsKind::CarryOn, roller.black, strike + paid, excites),
                (OddsKind::StrikeBack, roller.black, strike + lying, false),
                (OddsKind::Shot, roller.white, 1 + roller.shooting, excites),
            ];
            let expected: Vec<_> = expected.into_iter().filter(|(_, faces, ..)| !faces.is_empty()).collect();
            assert_eq!(strength.odds.len(), expected.len());
            for (odds, (kind, faces, dice, excited)) in strength.odds.iter().zip(expected) {
                assert_eq!((odds.kind, odds.dice, odds.excited.is_some()), (kind, dice, excited));
                check_chances(&odds.chances, &by_hand(faces, dice), dice, roller.wounds);
                if let Some(excited) = &odds.excited {
                    check_chances(excited, &by_hand(faces, dice + 1), dice + 1, roller.wounds);
                }
            }
        }
    }
}

/// Mean hits are dice × living faces / 6, as the rulebook gives them for these units.
///
/// Holds: PB-7.2, PB-4.8.2, PB-4.28.1, PB-4.29.1.
#[test]
fn mean_hits_of_a_charge() {
    let game = game();
    let mean = |troops: &[&str]| {
        let roller = ROLLERS.iter().find(|roller| roller.troops == troops).unwrap();
        let state = position(&game, roller, 0);
        let state = after(&game, &state, Actor::Seat(roller.seat), &format!("charge({}1)", roller.seat));
        let total = f64::from(game.weight(&state));
        outcomes(&game, &state).into_iter().map(|(hits, ways)| f64::from(hits) * f64::from(ways) / total).sum::<f64>()
    };
    for (troops, hits) in [
        (["R15", "R16", "R19", "R08"].as_slice(), 3.0),
        (&["R26", "R27", "R11"], 4.0),
        (&["C15", "C20", "C28"], 8.0 / 3.0),
        (&["C25", "C27", "C29", "C07"], 7.0 / 3.0),
        (&["C05", "C12"], 2.0),
    ] {
        assert!((mean(troops) - hits).abs() < 1e-9, "{troops:?}");
    }
}

/// Holds: PB-7.1, PB-2.4.2, PB-Q07.
#[test]
fn either_player_attacks_as_often() {
    let game = game();
    let mut state = game.start();
    for seat in [A, B] {
        state = after(&game, &state, Actor::Seat(seat), "ready(1)");
        state = after(&game, &state, Actor::Seat(seat), "commit");
    }
    assert_eq!(game.turn(&state), Turn::Chance);
    let mut rolls = Vec::new();
    game.outcomes(&state, &mut rolls);
    let mut winners = [0, 0];
    let mut again = 0;
    for (roll, weight) in &rolls {
        let next = after(&game, &state, Actor::Chance, &game.notation(*roll));
        match view(&game, &next).attacker {
            Some(seat) => winners[seat.index()] += weight,
            None => again += weight,
        }
    }
    assert_eq!((rolls.len(), winners, again), (36, [15, 15], 6));
    let drawn: Vec<String> = (0..36).map(|number| game.notation(game.outcome(&state, number))).collect();
    assert_eq!(drawn, rolls.iter().map(|(roll, _)| game.notation(*roll)).collect::<Vec<_>>());
}
