//! Positions, actions and records that nobody with good intentions would write: each is refused, or can be played.

use pocket_battles::{FACE, PocketBattles, Tile};
use quincunx_checks::hostile::{self, pick};
use quincunx_engine::{Conformance, below};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

const STEPS: [&str; 17] = [
    "armies",
    "build",
    "opening",
    "deploy",
    "turn",
    "action",
    "first-order",
    "second-order",
    "excite",
    "reaction",
    "target",
    "roll",
    "allot",
    "mark",
    "leader-token",
    "parting",
    "strike",
];

/// One field of a position is changed, or a unit comes to stand somewhere else.
fn twist(setup: &mut Value, rng: &mut Pcg64Mcg) {
    let number = json!(pick(&[0, 1, 2, 3, 4, 5, 6, 9, 12, 28, 100, 255], rng));
    let few = json!(below(rng, 4));
    let (side, seat, other) = (below(rng, 2) as usize, json!(below(rng, 2)), json!(below(rng, 3)));
    let tiles: Vec<Tile> = Tile::all().collect();
    let tile = json!(pick(&tiles, rng));
    let flag = json!(below(rng, 2) == 0);
    match below(rng, 36) {
        0..4 => setup["step"] = json!(pick(&STEPS, rng)),
        4 => setup["step"] = json!({ "removal": other }),
        5 => {
            let cause = pick(&["beaten", "both-beaten", "tie", "quiet", "round-limit"], rng);
            setup["step"] = json!({ "over": { "winner": other, "cause": cause } });
        }
        6 => setup[pick(&["attacker", "active", "first"], rng)] = pick(&[other, seat], rng),
        7 => setup[pick(&["round", "quiet"], rng)] = number,
        8 => setup["bloody"] = flag,
        9 => setup["has_had_turn"][side] = flag,
        10 => setup["turn"][pick(&["redeployed", "doubling", "doubled"], rng)] = pick(&[json!(null), unit(rng)], rng),
        11 => setup["turn"]["engaged"] = json!([unit(rng)]),
        12 => push(&mut setup["turn"]["engaged"], unit(rng)),
        13 | 14 => replace(setup, "deed", deed(rng), rng),
        15 | 16 => replace(setup, "roll", roll(rng), rng),
        17 | 18 => replace(setup, "wounds", wounds(rng), rng),
        19 => replace(setup, "shares", shares(rng), rng),
        20 => setup["sides"][side]["army"] = json!(pick(&["celts", "romans"], rng)),
        21 => setup["sides"][side]["ready"] = flag,
        22 | 23 => setup["sides"][side][pick(&["unused", "spent", "fallen"], rng)] = pick(&[number, few], rng),
        24 => push(&mut setup["sides"][side]["open"], tile),
        25 => setup["sides"][side]["open"] = pick(&[json!([]), json!([tile])], rng),
        26 => push(&mut setup["sides"][side]["units"], json!({ "troops": [tile] })),
        _ => {
            if let Some(units) = setup["sides"][side]["units"].as_array_mut().filter(|units| !units.is_empty()) {
                let place = below(rng, units.len() as u32) as usize;
                twist_unit(units, place, [tile, pick(&[number, few], rng)], rng);
            }
        }
    }
}

fn twist_unit(units: &mut Vec<Value>, place: usize, [tile, number]: [Value; 2], rng: &mut Pcg64Mcg) {
    let own = units[place]["troops"].as_array().and_then(|troops| troops.first()).cloned().unwrap_or(tile.clone());
    let zone = format!("{}{}", pick(&["AR", "AF", "E", "E", "BF", "BR"], rng), 1 + below(rng, 3));
    let somewhere = json!(pick(&[&zone, &zone, "reserve", "gone", "AF9"], rng));
    let unit = &mut units[place];
    match below(rng, 9) {
        0 | 1 => unit["at"] = somewhere,
        2 => unit["engagement"] = number,
        3 => unit["charging"] = json!(below(rng, 2) == 0),
        4 => unit["orders"] = number,
        5 => unit["placed"] = number,
        6 => push(&mut unit[pick(&["wounded", "dead"], rng)], pick(&[own, tile], rng)),
        7 => push(&mut unit["troops"], tile),
        _ => drop(units.remove(place)),
    }
}

/// The whole, or one of its fields.
fn replace(setup: &mut Value, name: &str, by: Value, rng: &mut Pcg64Mcg) {
    if setup[name].is_object() && below(rng, 3) > 0 {
        let fields: Vec<_> = by.as_object().expect("it has fields").clone().into_iter().collect();
        let (field, value) = pick(&fields, rng);
        setup[name][field] = value;
    } else {
        setup[name] = pick(&[json!(null), by], rng);
    }
}

fn push(list: &mut Value, item: Value) {
    if let Some(items) = list.as_array_mut() {
        items.push(item);
    }
}

fn unit(rng: &mut Pcg64Mcg) -> Value {
    json!(format!("{}{}", pick(&["A", "B"], rng), pick(&[1, 1, 2, 2, 3, 4, 5, 8, 28], rng)))
}

fn deed(rng: &mut Pcg64Mcg) -> Value {
    json!({
        "kind": pick(&["none", "charge", "carry-on", "leave", "shoot"], rng),
        "unit": unit(rng),
        "target": pick(&[json!(null), unit(rng)], rng),
        "excited": below(rng, 2) == 0,
        "charges": pick(&[1, 2, 255], rng),
        "shot_by": pick(&[json!(null), unit(rng)], rng),
        "parting": pick(&[json!([]), json!([unit(rng), unit(rng)])], rng),
    })
}

fn roll(rng: &mut Pcg64Mcg) -> Value {
    json!({
        "kind": pick(&["strike", "strike-back", "parting-strike", "shot", "shot-against"], rng),
        "unit": unit(rng),
        "at": unit(rng),
        "dice": pick(&[0, 1, 2, 12, 13, 255], rng),
        "hurt": below(rng, 2) == 0,
    })
}

fn wounds(rng: &mut Pcg64Mcg) -> Value {
    let tiles: Vec<Tile> = Tile::all().collect();
    json!({
        "unit": unit(rng),
        "left": pick(&[0, 1, 2, 8, 255], rng),
        "doomed": pick(&[json!([]), json!([pick(&tiles, rng)])], rng),
        "marks": pick(&[json!([]), json!([pick(&tiles, rng)])], rng),
    })
}

fn shares(rng: &mut Pcg64Mcg) -> Value {
    json!({
        "hits": pick(&[0, 1, 3, 96, 255], rng),
        "enemies": pick(&[json!([]), json!([unit(rng), unit(rng)])], rng),
        "friends": pick(&[json!([]), json!([unit(rng)])], rng),
    })
}

#[test]
fn positions() {
    let (accepted, refused) = hostile::positions::<PocketBattles>(&PocketBattles::samples(), 1_500, twist);
    assert!(accepted > 1_000 && refused > 3_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn actions() {
    assert!(hostile::actions::<PocketBattles>(10) > 10_000);
}

#[test]
fn notation() {
    let readable = hostile::notation::<PocketBattles>(20_000);
    assert!(readable > 500, "{readable}");
}

/// Things that are not, or only at times, allowed.
const ACTIONS: [&str; 12] = [
    "open(C05)",
    "add(R30)",
    "close",
    "undo(1)",
    "ready(1)",
    "commit",
    "deploy(A1, AF2)",
    "charge(B28)",
    "rolls(6, 1)",
    "hits(96)",
    "pass",
    "",
];

#[test]
fn records() {
    let readable = hostile::records(FACE, &json!({}), &ACTIONS);
    assert!(readable > 200, "{readable}");
}

#[test]
fn records_with_a_forged_chain() {
    let refused = hostile::forged_chains(FACE, &json!({}), &ACTIONS, 500);
    assert!(refused > 300, "{refused}");
}
