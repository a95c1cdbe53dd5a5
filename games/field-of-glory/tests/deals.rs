//! Hand-made positions in which little can be dealt anew, and such as would break what is dealt.

use field_of_glory::{FieldOfGlory, Options, Setup};
use quincunx_checks::hostile::rng;
use quincunx_engine::prelude::*;
use quincunx_engine::{Fault, Observer, Seat};
use serde_json::{Value, json};

/// A position with plains everywhere, and these fields; the player fields are Red's.
fn position(fields: Value, red: Value) -> Setup {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["columns"].as_object_mut().unwrap().values_mut().for_each(|column| column["terrain"] = json!("plain"));
    setup["players"].as_array_mut().unwrap().iter_mut().for_each(|player| player["deck"] = json!([]));
    let lay = |fields: Value, under: &mut Value| {
        fields.as_object().unwrap().iter().for_each(|(name, field)| under[name] = field.clone());
    };
    lay(red, &mut setup["players"][0]);
    lay(fields, &mut setup);
    serde_json::from_value(setup).unwrap()
}

fn paying(price: u8, paid: u8) -> Value {
    json!({ "step": "paying", "turn": 5, "placing": { "price": price, "paid": paid, "stood": {} } })
}

/// Red can pay with this hand, and with hardly another: what is dealt to him can pay too.
fn check_payer(price: u8, red: Value) {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let state = game.position(&position(paying(price, 0), red)).unwrap();
    for observer in [Observer::Spectator, Observer::Seat(Seat::new(1).unwrap())] {
        for seed in 0..20 {
            let (mut other, mut again) = (state.clone(), state.clone());
            game.resample(&mut other, observer, &mut rng(seed));
            assert_eq!(game.position(&game.setup(&other)).as_ref(), Ok(&other), "{:?}", game.setup(&other));
            game.resample(&mut again, observer, &mut rng(100 + seed));
            game.resample(&mut again, observer, &mut rng(seed));
            assert_eq!(again, other, "it does not depend on what is true");
        }
    }
}

#[test]
fn one_hand_in_many_millions_can_pay() {
    let hand = ["CO5", "CO5", "CO5", "CO5", "CO5", "HI4", "HI4", "MI4", "MI4", "MI4", "LI4", "LI4", "PK4", "SP4"];
    check_payer(61, json!({ "hand": hand, "deck": ["MI2", "MI3"] }));
}

#[test]
fn one_hand_in_many_thousands_can_pay_and_only_if_a_card_shown_was_not_drawn() {
    let red = json!({
        "hand": ["CO5", "HI4", "HI4", "MI4", "MI4", "MI4", "LI4"],
        "deck": ["LI2"],
        "discard": ["CO5", "CO5", "CO5", "CO5", "LI2"],
        "run_outs": 1,
        "memory": { "shuffled": ["LI2", "CO5"], "held": [], "shown": ["LI2"] },
    });
    check_payer(29, red);
}

fn refused(setup: &Setup) -> Option<&'static str> {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    game.position(setup).err().map(|Fault { clause, .. }| clause.0)
}

#[test]
fn what_would_break_later_is_refused() {
    let hand = json!({ "hand": ["CO5"] });
    assert_eq!(refused(&position(paying(5, 0), hand.clone())), None);
    assert_eq!(refused(&position(paying(255, 254), hand)), Some("FOG-4.13"), "paid with cards that are nowhere");

    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut start = serde_json::to_value(game.setup(&game.start())).unwrap();
    start["players"][0]["memory"] = json!({ "shuffled": [], "held": ["CO5"], "shown": [] });
    assert_eq!(refused(&serde_json::from_value(start).unwrap()), Some("FOG-6.14"), "held before there was a hand");

    let combat = |step: Value, flank: bool, more: Value| {
        let mut combat = json!({ "flank": flank, "target": 3, "launch": 3, "lead": "HI4" });
        more.as_object().unwrap().iter().for_each(|(name, field)| combat[name] = field.clone());
        let columns: serde_json::Map<_, _> = (1..=5)
            .map(|number| {
                let units = if number == 3 { json!([["HI4"], ["MI2"]]) } else { json!([[], []]) };
                (number.to_string(), json!({ "terrain": "plain", "control": "neutral", "units": units }))
            })
            .collect();
        position(json!({ "step": step, "turn": 5, "columns": columns, "combat": combat }), json!({ "deck": ["LI2"] }))
    };
    let rampage = |loser: usize| combat(json!({ "take": "rampage" }), false, json!({ "front": "MI2", "loser": loser }));
    assert_eq!(refused(&rampage(0)), None);
    assert_eq!(refused(&rampage(2)), Some("FOG-2.1"), "a loser who does not play");
    let bonus = json!({ "attacker": { "from": "hand", "card": "LI3" } });
    assert_eq!(refused(&combat(json!("retreat"), false, bonus.clone())), None);
    assert_eq!(refused(&combat(json!("retreat"), true, bonus)), Some("FOG-4.32"), "a bonus card before its time");
}
