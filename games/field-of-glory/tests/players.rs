//! The computer players go by what they can know.

use field_of_glory::{FieldOfGlory, Habit, Options, State};
use quincunx_agents::Policy;
use quincunx_checks::hostile::rng;
use quincunx_engine::Seat;
use quincunx_engine::prelude::*;
use serde_json::json;

/// Red has attacked in column 3, with this bonus card; Blue decides.
fn attacked(step: &str, bonus: &str, blue: &[&str]) -> State {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    setup["columns"].as_object_mut().unwrap().values_mut().for_each(|column| column["terrain"] = json!("plain"));
    setup["columns"]["3"]["units"] = json!([["MI3"], blue]);
    setup["step"] = json!(step);
    setup["turn"] = json!(5);
    setup["players"][0]["deck"] = json!(["HI2", "HI3"]);
    setup["players"][1]["deck"] = json!(["HI2", "HI3"]);
    setup["players"][1]["hand"] = json!(["LC2", "LC3", "LC4", "CO5"]);
    let attacker = json!({ "from": "hand", "card": bonus });
    setup["combat"] = json!({ "flank": false, "target": 3, "launch": 3, "lead": "MI3", "attacker": attacker });
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

#[test]
fn habit_does_not_see_a_hidden_bonus_card() {
    let game = FieldOfGlory::new(&Options::default()).unwrap();
    let blue = Seat::new(1).unwrap();
    for (step, units) in [
        ("retreat", &["MI2"][..]),
        ("defender-bonus", &["MI2"]),
        ("defender-bonus", &["MI2", "AR2"]),
        ("front", &["MI2", "AR2"]),
    ] {
        let picked = ["LI2", "LI3", "LI4", "CO5"].map(|bonus| {
            let state = attacked(step, bonus, units);
            let mut legal = Vec::new();
            game.legal(&state, blue, &mut legal);
            game.notation(Habit::default().pick(&game, &state, blue, &legal, &mut rng(1)))
        });
        assert!(picked.iter().all(|pick| *pick == picked[0]), "{step} {units:?}: {picked:?}");
    }
}
