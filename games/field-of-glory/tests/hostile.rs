//! Positions, actions and records that nobody with good intentions would write: each is refused, or can be played.

use field_of_glory::{FACE, Face, FieldOfGlory};
use quincunx_checks::hostile::{self, pick};
use quincunx_engine::{Conformance, below};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

const STEPS: [&str; 14] = [
    "terrain",
    "draft",
    "first-player",
    "flank",
    "actions",
    "placing",
    "paying",
    "attacker-bonus",
    "retreat",
    "lose",
    "defender-bonus",
    "front",
    "draw",
    "limit",
];

/// One field of a position is changed, or a card comes to lie somewhere else.
fn twist(setup: &mut Value, rng: &mut Pcg64Mcg) {
    let number = json!(pick(&[0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 24, 48, 100, 255], rng));
    let (seat, other) = (below(rng, 2) as usize, json!(below(rng, 3)));
    let column = (1 + below(rng, 5)).to_string();
    let faces: Vec<_> = Face::all().collect();
    let face = json!(pick(&faces, rng));
    let pile = pick(&["hand", "deck", "discard", "victory", "pack", "kept"], rng);
    let shown = pick(&["shuffled", "held", "shown"], rng);
    let terrain = json!(pick(&["plain", "rough", "woods", "hill"], rng));
    match below(rng, 32) {
        0..4 => setup["step"] = json!(pick(&STEPS, rng)),
        4 => setup["step"] = json!({ pick(&["pack", "deal"], rng): other }),
        5 => setup["step"] = json!({ "terrain-tie": terrain }),
        6 => setup["step"] = json!({ "advance-discard": number }),
        7 => setup["step"] = json!({ "take": { pick(&["draw", "reserves"], rng): number } }),
        8 => setup["step"] = json!({ "take": pick(&["attacker-bonus", "defender-bonus", "rampage"], rng) }),
        9 => setup["step"] = json!({ "over": pick(&["columns", "majority", "victory-points", "drawn"], rng) }),
        10 => setup[pick(&["active", "first_player"], rng)] = other,
        11 => setup["turn"] = number,
        12 => setup["columns"][column]["terrain"] = pick(&[json!(null), terrain], rng),
        13 => setup["columns"][column]["control"] = json!(pick(&["neutral", "red", "blue"], rng)),
        14 | 15 => setup["columns"][column]["units"][seat] = json!([]),
        16 | 17 => push(&mut setup["columns"][column]["units"][seat], face),
        18 | 19 => push(&mut setup["players"][seat][pile], face),
        20 | 21 => move_card(&mut setup["players"], [seat, below(rng, 2) as usize], pile, rng),
        22 => setup["players"][seat][pile] = json!([]),
        23 => setup["players"][seat]["run_outs"] = number,
        24 => setup["players"][seat]["memory"] = json!(null),
        25 => push(&mut setup["players"][seat]["memory"][shown], face),
        26 => push(&mut setup["pairs"], json!([1 + below(rng, 5), 1 + below(rng, 5)])),
        27 => setup["pairs"] = json!([]),
        28 => {
            let stood = json!({ column: pick(&[json!([]), json!([face])], rng) });
            let placing = json!({ "price": number, "paid": below(rng, 3), "stood": stood });
            setup["placing"] = pick(&[json!(null), placing], rng);
        }
        29 => setup["combat"] = pick(&[json!(null), combat(rng)], rng),
        30 if setup["combat"].is_object() => {
            let (name, value) = pick(&combat(rng).as_object().unwrap().clone().into_iter().collect::<Vec<_>>(), rng);
            setup["combat"][name] = value;
        }
        _ if setup["placing"].is_object() => setup["placing"][pick(&["price", "paid"], rng)] = number,
        _ => setup["columns"][column] = json!({ "terrain": terrain, "control": "neutral", "units": [[], []] }),
    }
}

fn push(list: &mut Value, item: Value) {
    if let Some(items) = list.as_array_mut() {
        items.push(item);
    }
}

/// The last card of a pile comes to lie in another one.
fn move_card(players: &mut Value, [from, to]: [usize; 2], pile: &str, rng: &mut Pcg64Mcg) {
    let onto = pick(&["hand", "deck", "discard", "victory"], rng);
    if let Some(card) = players[from][pile].as_array_mut().and_then(Vec::pop) {
        push(&mut players[to][onto], card);
    }
}

fn combat(rng: &mut Pcg64Mcg) -> Value {
    let faces: Vec<_> = Face::all().collect();
    let mut column = || 1 + below(rng, 5);
    let (target, launch) = (column(), column());
    let mut bonus = || {
        let from = pick(&["nowhere", "hand", "deck"], rng);
        let card = if from == "nowhere" { json!(null) } else { json!(pick(&faces, rng)) };
        json!({ "from": from, "card": card })
    };
    let (attacker, defender) = (bonus(), bonus());
    json!({
        "flank": below(rng, 2) == 1,
        "target": target,
        "launch": pick(&[target, launch], rng),
        "lead": pick(&faces, rng),
        "overlaps": below(rng, 4),
        "attacker": attacker,
        "defender": defender,
        "front": pick(&[json!(null), json!(pick(&faces, rng))], rng),
        "loser": pick(&[json!(null), json!(below(rng, 3))], rng),
    })
}

#[test]
fn positions() {
    let (accepted, refused) = hostile::positions::<FieldOfGlory>(&FieldOfGlory::samples(), 4_000, twist);
    assert!(accepted > 2_000 && refused > 4_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn actions() {
    assert!(hostile::actions::<FieldOfGlory>(10) > 10_000);
}

#[test]
fn notation() {
    let readable = hostile::notation::<FieldOfGlory>(20_000);
    assert!(readable > 500, "{readable}");
}

/// Things that are not, or only at times, allowed.
const ACTIONS: [&str; 10] = [
    "keep(CO5, CO5)",
    "terrain(plain)",
    "lay(3)",
    "card(HI4)",
    "first-player(1)",
    "place(HI4, 5, (LI2, EL2))",
    "end",
    "deck",
    "retreat(())",
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
