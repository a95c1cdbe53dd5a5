//! The options of section 9.

use osok_hajnala::{FACE, INFO, Options};
use quincunx_checks::{folder, options};
use serde_json::{Value, json};

/// The option, its default and the other value of each ruling.
const RULINGS: [(&str, &str, &str); 32] = [
    ("deck_rules", "standard", "free"),
    ("combat", "one_sided", "mutual"),
    ("noble_shield", "any", "active"),
    ("life_target", "as_noble", "never"),
    ("takeover_scope", "characters", "all_cards"),
    ("takeover_time", "after_traps", "before_traps"),
    ("takeover_own_attacks", "allowed", "forbidden"),
    ("phase_end", "any_enemy_target", "attack_or_instant"),
    ("quick_window", "every_step", "naming_only"),
    ("quick_undoes", "any_naming", "instant_only"),
    ("cancelled_card", "discard", "hand"),
    ("trap_on_group", "own_part", "whole"),
    ("trap_vs_puppet", "limited", "free"),
    ("full_spot", "forbidden", "replace"),
    ("body_spot", "one_of_two", "one_each"),
    ("armour_upgrade", "adds", "replaces"),
    ("slot_order", "one_direction", "beside_any"),
    ("fourth_death", "lying", "ever"),
    ("both_lose", "draw", "active_loses"),
    ("deck_out", "nothing", "lose"),
    ("restore_cap", "maximum", "none"),
    ("math_order", "by_side", "multiply_last"),
    ("factor_in_amount", "multiplication", "plain"),
    ("idle_zero", "stays", "wakes"),
    ("idle_after_equip", "allowed", "forbidden"),
    ("idle_markers", "reach", "absorbed"),
    ("poison_in_enemy_turn", "that_turn", "next_turn"),
    ("revived_attacks", "no", "yes"),
    ("potion_caste", "any", "living"),
    ("attach_to", "user", "any_own"),
    ("exchange_order", "set_aside_first", "shuffle_first"),
    ("keywords", "off", "on"),
];

/// The rulings that are numbers, and another that a table can agree on.
const NUMBERS: [(&str, u64, u64); 3] = [("hand_limit", 0, 7), ("ability_copies", 4, 0), ("turn_limit", 200, 0)];

fn written(options: &Options) -> Value {
    serde_json::to_value(options).unwrap()
}

/// Holds: OH-R01, OH-R02, OH-R03, OH-R04, OH-R05, OH-R06, OH-R07, OH-R08, OH-R09, OH-R10, OH-R11, OH-R12.
/// Holds: OH-R13, OH-R14, OH-R15, OH-R16, OH-R17, OH-R18, OH-R19, OH-R20, OH-R21, OH-R22, OH-R23, OH-R24.
/// Holds: OH-R25, OH-R26, OH-R27, OH-R28, OH-R29, OH-R30, OH-R31, OH-R32, OH-R33, OH-R34, OH-R35.
#[test]
fn the_defaults_are_the_rules() {
    let told = written(&Options::default());
    for (id, default, _) in RULINGS {
        assert_eq!(told[id], default, "{id}");
    }
    for (id, default, _) in NUMBERS {
        assert_eq!(told[id], default, "{id}");
    }
    assert_eq!(told.as_object().unwrap().len(), RULINGS.len() + NUMBERS.len() + 2, "and the format and decks");
    assert_eq!(serde_json::from_value::<Options>(json!({})).unwrap(), Options::default());
}

#[test]
fn every_value_can_be_agreed_upon_and_no_other() {
    let agreed = |id: &str, value: Value| serde_json::from_value::<Options>(json!({ id: value }));
    for (id, default, other) in RULINGS {
        let mut told = written(&Options::default());
        told[id] = json!(other);
        assert_eq!(written(&agreed(id, json!(other)).unwrap()), told, "{id}");
        assert_eq!(agreed(id, json!(default)).unwrap(), Options::default(), "{id}");
        assert!(agreed(id, json!("sometimes")).is_err(), "{id}");
    }
    for (id, _, other) in NUMBERS {
        assert_eq!(written(&agreed(id, json!(other)).unwrap())[id], other, "{id}");
    }
    for id in ["keywords", "revived_attacks"] {
        assert!(agreed(id, json!(true)).is_ok() && agreed(id, json!(2)).is_err(), "{id}");
    }
    assert!(agreed("weather", json!("fair")).is_err());
}

#[test]
fn what_can_be_agreed_upon_is_told() {
    assert_eq!(options::untold(FACE), [""; 0]);
    assert_eq!(options::faults(FACE), [""; 0]);
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "en").unwrap();
    for option in INFO.options {
        assert!(rules.contains(&format!("\n[{}] ", option.clause)), "the rulebook has no {}", option.clause);
    }
}
