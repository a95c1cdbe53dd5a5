//! Positions that no game can come to are refused, each with its clause.

use field_of_glory::{FieldOfGlory, Options, Setup};
use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use serde_json::{Value, json};

/// A position in phase 4 with a few cards, and what is laid over it.
fn position(over: &Value) -> Value {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    let columns: serde_json::Map<_, _> =
        (1..=5).map(|number| (number.to_string(), json!({ "terrain": "plain" }))).collect();
    let player = json!({ "hand": ["HI4", "LI2"], "deck": ["MI2", "MI3"] });
    lay(&json!({ "step": "actions", "turn": 3, "columns": columns, "players": [player, player] }), &mut setup);
    lay(over, &mut setup);
    setup
}

/// The clause for which a position is refused.
fn refused(over: &Value) -> Option<&'static str> {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let setup: Setup = serde_json::from_value(position(over)).unwrap_or_else(|error| panic!("{over}: {error}"));
    game.position(&setup).err().map(|fault| fault.clause.0)
}

fn check(cases: &[(&str, Value)]) {
    for (clause, over) in cases {
        assert_eq!(refused(over), Some(*clause), "{over}");
    }
}

/// An attack in column 3 at this step, and what is laid over it.
fn attack(step: Value, over: Value) -> Value {
    let mut position = json!({
        "step": step,
        "columns": { "3": { "units": [["MI2", "MI3"], ["MI2", "MI4"]] } },
        "combat": { "flank": false, "target": 3, "launch": 3, "lead": "MI3" },
    });
    lay(&over, &mut position);
    position
}

#[test]
fn what_is_laid_over_changes_nothing_else() {
    assert_eq!(refused(&json!({})), None);
    for step in ["attacker-bonus", "retreat", "defender-bonus", "front"] {
        assert_eq!(refused(&attack(json!(step), json!({}))), None, "{step}");
    }
}

#[test]
fn seats_columns_and_terrain() {
    check(&[
        ("FOG-2.1", json!({ "active": 2 })),
        ("FOG-2.1", json!({ "first_player": 3 })),
        ("FOG-2.20", json!({ "columns": { "6": { "terrain": "plain", "control": "neutral", "units": [[], []] } } })),
        ("FOG-2.20", json!({ "columns": { "1": { "terrain": null } } })),
        ("FOG-2.20", json!({ "columns": { "1": { "terrain": "hill" }, "2": { "terrain": "hill" } } })),
        ("FOG-2.20", json!({ "step": "terrain" })),
    ]);
}

#[test]
fn units() {
    let units = |units: [&[&str]; 2]| json!({ "columns": { "2": { "units": units } } });
    check(&[
        ("FOG-4.6", units([&["HI2", "HI3", "HI4"], &[]])),
        ("FOG-4.6", units([&[], &["HI2", "MI2"]])),
        ("FOG-4.6", units([&["CO5"], &[]])),
    ]);
}

#[test]
fn cards() {
    let hand = |cards: &[&str]| json!({ "players": [{ "hand": cards }, {}] });
    let many = [
        "HI2", "HI2", "HI3", "HI3", "MI2", "MI3", "MI3", "MI4", "LI2", "LI2", "LI3", "LI3", "LI4", "LI4", "CV2", "CV3",
    ];
    check(&[
        ("FOG-2.8", hand(&["HI2", "HI2", "HI2"])),
        ("FOG-2.8", json!({ "players": [{ "hand": ["RS2"], "deck": ["RS2"] }, {}] })),
        ("FOG-2.8", json!({ "players": [{ "discard": ["HI4", "HI4"] }, {}] })),
        ("FOG-2.8", json!({ "players": [{ "hand": ["RS2"] }, { "victory": ["RS2"] }] })),
        ("FOG-5.9", hand(&many)),
        (
            "FOG-2.48",
            json!({ "players": [{ "deck": many, "hand": ["PK2", "PK3", "PK4", "SP2", "SP3", "SP4", "CO5", "CO5", "CO5"] }, {}] }),
        ),
    ]);
}

#[test]
fn the_draft_and_the_deal() {
    let pack = json!({ "players": [{ "pack": ["HI2"] }, {}] });
    let drafting = |step: Value, over: Value| {
        let mut position = json!({ "step": step, "turn": 0, "players": [{ "hand": [] }, { "hand": [] }] });
        lay(&over, &mut position);
        position
    };
    check(&[
        ("FOG-2.31", pack),
        ("FOG-2.31", drafting(json!("draft"), json!({}))),
        ("FOG-2.35", json!({ "step": { "deal": 0 } })),
    ]);
}

#[test]
fn pairs_and_placing() {
    let placing = |step: &str, price: u8, paid: u8| json!({ "step": step, "placing": { "price": price, "paid": paid, "stood": {} } });
    check(&[
        ("FOG-4.81", json!({ "pairs": [[1, 3]] })),
        ("FOG-4.82", json!({ "pairs": [[1, 2]] })),
        ("FOG-3.15", json!({ "step": "placing" })),
        ("FOG-3.15", json!({ "placing": { "price": 0, "paid": 0, "stood": {} } })),
        ("FOG-4.8", json!({ "step": "placing", "placing": { "price": 0, "paid": 0, "stood": { "2": ["HI2"] } } })),
        ("FOG-4.2", placing("placing", 7, 0)),
        ("FOG-4.2", placing("placing", 3, 1)),
        ("FOG-4.13", placing("paying", 3, 3)),
        ("FOG-4.13", placing("paying", 9, 2)),
    ]);
}

#[test]
fn combats() {
    let bonus = |from: &str, card: Value| json!({ "combat": { "attacker": { "from": from, "card": card } } });
    let no_defenders = json!({ "columns": { "3": { "units": [["MI2", "MI3"], []] } } });
    check(&[
        ("FOG-3.15", json!({ "step": "retreat" })),
        ("FOG-3.15", attack(json!("actions"), json!({}))),
        ("FOG-4.34", attack(json!("retreat"), bonus("nowhere", json!("HI2")))),
        ("FOG-4.34", attack(json!("retreat"), bonus("hand", json!(null)))),
        ("FOG-4.32", attack(json!("attacker-bonus"), bonus("hand", json!("HI2")))),
        ("FOG-4.32", attack(json!("attacker-bonus"), no_defenders.clone())),
        ("FOG-4.32", attack(json!("retreat"), no_defenders.clone())),
        ("FOG-4.32", attack(json!("defender-bonus"), no_defenders)),
        ("FOG-4.32", attack(json!("lose"), json!({}))),
        ("FOG-4.32", attack(json!("front"), json!({ "columns": { "3": { "units": [["MI2", "MI3"], ["MI2"]] } } }))),
        ("FOG-4.32", attack(json!("retreat"), json!({ "combat": { "lead": "HI2" } }))),
        ("FOG-4.32", attack(json!("retreat"), json!({ "combat": { "launch": 2 } }))),
        ("FOG-4.32", attack(json!("retreat"), json!({ "combat": { "front": "MI2" } }))),
        ("FOG-4.32", attack(json!("retreat"), json!({ "combat": { "loser": 1 } }))),
        ("FOG-2.20", attack(json!("retreat"), json!({ "combat": { "target": 6 } }))),
    ]);
}

#[test]
fn steps() {
    check(&[
        ("FOG-3.9", json!({ "step": { "advance-discard": 2 } })),
        ("FOG-3.9", json!({ "step": { "advance-discard": 9 } })),
        ("FOG-3.12", json!({ "step": "flank" })),
        ("FOG-3.22", json!({ "step": "limit" })),
        ("FOG-3.18", json!({ "step": { "take": { "draw": 0 } } })),
        ("FOG-3.18", json!({ "step": { "take": { "draw": 6 } } })),
        ("FOG-3.18", json!({ "step": { "take": { "draw": 3 } }, "players": [{ "deck": [] }, {}] })),
        ("FOG-4.110", json!({ "step": { "take": { "reserves": 4 } } })),
    ]);
}

#[test]
fn what_was_seen_of_the_cards() {
    let memory = |outs: u8, shuffled: &[&str], held: &[&str], shown: &[&str]| {
        json!({ "players": [{
            "run_outs": outs,
            "memory": { "shuffled": shuffled, "held": held, "shown": shown },
        }, {}] })
    };
    assert_eq!(refused(&memory(1, &["MI2", "MI3", "HI4"], &["LI2"], &[])), None);
    check(&[
        ("FOG-6.14", memory(0, &["MI2", "MI3"], &[], &[])),
        ("FOG-6.14", memory(1, &["MI2"], &[], &[])),
        ("FOG-6.14", memory(1, &["MI2", "MI3"], &["CO5"], &[])),
        ("FOG-6.14", memory(1, &["MI2", "MI3", "CO5"], &[], &[])),
        ("FOG-6.14", memory(1, &["MI2", "MI3"], &[], &["CO5"])),
    ]);
}
