//! Cards that cannot be played, and effects that cannot be activated.

use osok_hajnala::{Options, PotionCaste};
use serde_json::json;

use super::table::{attacking, rules, table, tactical};

/// Holds: OH-4.1.1.
#[test]
fn no_card_above_the_level_of_the_player() {
    let at = |level: u8| tactical(json!({ "level": level, "hand": ["w-c3"] }), json!({}));
    assert_eq!(at(1).a("place(w-c3)"), Some(("OH-4.1.1", "refusal-player-level")));
    assert_eq!(at(2).a("place(w-c3)"), None);
}

/// Holds: OH-4.22.2.
#[test]
fn one_life_remains_of_a_sacrifice() {
    let with = |life: u8| tactical(json!({ "life": life, "hand": ["w-c3"] }), json!({}));
    assert_eq!(with(2).a("place(w-c3)"), Some(("OH-4.22.2", "refusal-life")));
    assert_eq!(with(3).a("place(w-c3)"), None);
}

/// Holds: OH-4.4.1, OH-4.4.5, OH-4.24.1.
#[test]
fn one_character_into_a_free_slot() {
    let hand = json!({ "hand": ["w-c3", "w-p1"] });
    let placed = json!({ "phase": "tactical", "placed": true, "A": hand, "B": {} });
    assert_eq!(table(rules(), placed).a("place(w-c3)"), Some(("OH-4.24.1", "refusal-placed")));
    let all =
        json!({ "1": { "card": "w-c1" }, "2": { "card": "w-c1" }, "3": { "card": "w-c3" }, "4": { "card": "w-c5" } });
    let full = tactical(json!({ "hand": ["w-c3"], "slots": all }), json!({}));
    assert_eq!(full.a("place(w-c3)"), Some(("OH-4.4.5", "refusal-no-free-slot")));
    let open = tactical(hand, json!({}));
    assert_eq!(open.a("place(w-p1)"), Some(("OH-4.4.1", "refusal-card-kind")));
    assert_eq!(open.a("place(w-c1)"), Some(("OH-4.4.1", "refusal-not-in-hand")));
}

/// Holds: OH-4.26.1.
#[test]
fn a_champion_has_no_active_namesake() {
    let with = |state: &str| {
        let slots = json!({ "1": { "card": "kw-1", "state": state } });
        tactical(json!({ "hand": ["kw-1"], "slots": slots }), json!({})).a("place(kw-1)")
    };
    assert_eq!(with("active"), Some(("OH-4.26.1", "refusal-namesake")));
    assert_eq!(with("idle"), None);
}

/// Holds: OH-4.4.3, OH-4.4.4, OH-2.12.
#[test]
fn the_slot_of_a_character() {
    let first = tactical(json!({ "hand": ["w-c3"] }), json!({})).after('A', "place(w-c3)");
    assert_eq!(first.a("slot(2)"), Some(("OH-4.4.3", "refusal-slot-order")));
    assert_eq!(first.a("slot(4)"), None);
    assert_eq!(first.a("active"), Some(("OH-8.7", "refusal-other-decision")));
}

/// Holds: OH-4.1.2, OH-4.1.3, OH-4.6.1, OH-4.6.2, OH-4.6.3.
#[test]
fn who_receives_equipment() {
    let equip = |card: &str, slot: serde_json::Value| {
        let own = json!({ "hand": [card], "slots": { "1": slot } });
        tactical(own, json!({})).a(&format!("equip({card})"))
    };
    assert_eq!(equip("w-w1", json!({ "card": "w-p1" })), Some(("OH-4.1.3", "refusal-no-character")));
    assert_eq!(equip("w-w1", json!({ "card": "w-c1", "state": "idle" })), Some(("OH-4.1.3", "refusal-not-active")));
    assert_eq!(equip("w-w1", json!({ "card": "h-c1" })), Some(("OH-4.1.2", "refusal-caste")));
    assert_eq!(equip("w-w2", json!({ "card": "w-c1" })), Some(("OH-4.1.2", "refusal-character-level")));
    assert_eq!(equip("w-w1", json!({ "card": "w-c1", "flags": ["equipped"] })), Some(("OH-4.6.1", "refusal-equipped")));
    assert_eq!(equip("w-w4", json!({ "card": "w-c3" })), Some(("OH-4.6.3", "refusal-no-base")));
    assert_eq!(equip("w-w5", json!({ "card": "w-c6" })), Some(("OH-4.6.2", "refusal-hero-only")));
    assert_eq!(equip("w-w2", json!({ "card": "w-c3", "on": ["w-w1"] })), Some(("OH-4.6.2", "refusal-place-full")));
    assert_eq!(equip("w-w2", json!({ "card": "w-c3" })), None);
}

/// Holds: OH-4.1.4, OH-4.1.5, OH-4.7.2, OH-4.8.2, OH-4.10.2.
#[test]
fn who_uses_an_ability() {
    let enemy = json!({ "slots": { "1": { "card": "w-c5" } } });
    let use_of = |card: &str, word: &str, slot: serde_json::Value| {
        let own = json!({ "hand": [card], "slots": { "1": slot } });
        attacking(own.clone(), enemy.clone()).a(&format!("{word}({card})")).filter(|_| word == "instant").or_else(
            || (word != "instant").then(|| tactical(own, enemy.clone()).a(&format!("{word}({card})"))).flatten(),
        )
    };
    assert_eq!(use_of("w-i1", "instant", json!({ "card": "w-c3" })), Some(("OH-4.1.5", "refusal-unarmed")));
    let armed = |flags: serde_json::Value| json!({ "card": "w-c3", "on": ["w-w1"], "flags": flags });
    assert_eq!(use_of("w-i1", "instant", armed(json!(["ability"]))), Some(("OH-4.1.4", "refusal-ability-used")));
    assert_eq!(use_of("w-i1", "instant", armed(json!(["acted"]))), Some(("OH-4.10.2", "refusal-acted")));
    assert_eq!(use_of("w-i1", "instant", armed(json!(["came"]))), None, "the turn it came is no obstacle");
    assert_eq!(use_of("h-k2", "ability", json!({ "card": "h-c3" })), Some(("OH-4.7.2", "refusal-nothing-below")));
    let rider = json!({ "card": "w-c5", "on": ["w-m1"] });
    assert_eq!(use_of("w-k1", "ability", rider), Some(("OH-4.7.2", "refusal-place-full")));
    let bearer = json!({ "card": "w-c5", "on": ["w-k1"] });
    assert_eq!(use_of("w-m1", "ability", bearer), Some(("OH-4.8.2", "refusal-place-full")));
    assert_eq!(use_of("w-i1", "ability", armed(json!([]))), Some(("OH-3.30", "refusal-card-kind")));
}

/// Holds: OH-4.25.1, OH-4.1.7.
#[test]
fn what_a_text_asks_for() {
    let armed = json!({ "hand": ["m-i6", "m-i1"], "slots": { "1": { "card": "m-c1", "on": ["m-w1"] } } });
    let enemy = json!({ "slots": { "1": { "card": "w-c5" } } });
    assert_eq!(attacking(armed.clone(), enemy).a("instant(m-i6)"), Some(("OH-4.25.1", "refusal-condition")), "of fire");
    assert_eq!(attacking(armed, json!({})).a("instant(m-i1)"), Some(("OH-4.1.7", "refusal-no-target")));
}

/// Holds: OH-4.13.1, OH-4.13.2, OH-R30.
#[test]
fn potions() {
    let drunk = json!({ "phase": "tactical", "potion": true, "A": { "hand": ["m-d1"] }, "B": {} });
    assert_eq!(table(rules(), drunk).a("potion(m-d1)"), Some(("OH-4.13.1", "refusal-potion-drunk")));
    let position = json!({ "phase": "end", "A": { "hand": ["m-d1"], "slots": { "1": { "card": "w-c1" } } }, "B": {} });
    let living = Options { potion_caste: PotionCaste::Living, ..rules() };
    assert_eq!(table(living, position.clone()).a("potion(m-d1)"), Some(("OH-R30", "refusal-potion-caste")));
    let deck = format!("noble w-noble, {}", rules().decks[0]);
    let noble = Options { format: "noble".into(), decks: [deck.clone(), deck], ..rules() };
    assert_eq!(table(noble, position.clone()).a("potion(m-d1)"), Some(("OH-4.13.2", "refusal-potion-caste")));
    assert_eq!(table(rules(), position).a("potion(m-d1)"), None);
}

/// Holds: OH-4.14.2, OH-4.14.5, OH-4.24.7, OH-4.1.6.
#[test]
fn effects_that_are_activated() {
    let of =
        |own: serde_json::Value, action: &str| tactical(own, json!({ "slots": { "1": { "card": "w-c1" } } })).a(action);
    let ravager = |slot: serde_json::Value| json!({ "slots": { "1": slot } });
    let activate = "activate(1 body)";
    assert_eq!(of(ravager(json!({ "card": "w-c6" })), activate), None);
    assert_eq!(
        of(ravager(json!({ "card": "w-c6", "armour": 2 })), activate),
        Some(("OH-4.1.6", "refusal-armour-cost"))
    );
    assert_eq!(
        of(ravager(json!({ "card": "w-c6", "state": "idle" })), activate),
        Some(("OH-4.14.2", "refusal-not-active"))
    );
    assert_eq!(of(ravager(json!({ "card": "w-c1" })), activate), Some(("OH-4.14.2", "refusal-no-activated")));
    assert_eq!(
        of(ravager(json!({ "card": "w-c1" })), "activate(2 body)"),
        Some(("OH-4.14.2", "refusal-nothing-there"))
    );
    let used = json!({ "slots": { "1": { "card": "w-c6" } }, "activated": ["1"] });
    assert_eq!(of(used, activate), Some(("OH-4.24.7", "refusal-activated")));
    let warden = json!({ "slots": { "1": { "card": "h-c5" }, "2": { "card": "h-c1", "armour": 1 } } });
    assert_eq!(of(warden, activate), Some(("OH-4.1.6", "refusal-discards")), "no card in hand");
    let silent = json!({ "slots": { "1": { "card": "w-c3", "on": ["w-w2", "w-w4"] } } });
    assert_eq!(of(silent, "activate(1 weapon)"), Some(("OH-4.14.5", "refusal-silent")));
}

/// Holds: OH-4.5.1, OH-R26.
#[test]
fn turning_idle() {
    let with = |options: Options, flags: serde_json::Value| {
        let slots = json!({ "1": { "card": "w-c1", "flags": flags }, "2": { "card": "w-c3" } });
        table(options, json!({ "phase": "tactical", "newcomer": 1, "placed": true, "A": { "slots": slots }, "B": {} }))
    };
    let came = json!(["came"]);
    assert_eq!(with(rules(), came.clone()).a("turn-idle(1)"), None);
    assert_eq!(with(rules(), came).a("turn-idle(2)"), Some(("OH-4.5.1", "refusal-not-placed-now")));
    let used = with(rules(), json!(["came", "ability", "exerted"]));
    assert_eq!(used.a("turn-idle(1)"), Some(("OH-4.5.1", "refusal-exerted")));
    let strict = Options { idle_after_equip: osok_hajnala::Permission::Forbidden, ..rules() };
    assert_eq!(with(strict, json!(["came", "equipped"])).a("turn-idle(1)"), Some(("OH-R26", "refusal-equipped-now")));
}

/// Holds: OH-3.44, OH-3.50.
#[test]
fn every_phase_has_its_own_steps() {
    let own = json!({ "hand": ["w-c3"], "slots": { "1": { "card": "w-c1" } } });
    assert_eq!(attacking(own.clone(), json!({})).a("place(w-c3)"), Some(("OH-3.44", "refusal-wrong-phase")));
    let hand = json!({ "hand": ["m-d1"], "slots": { "1": { "card": "w-c1" } } });
    let end = table(rules(), json!({ "phase": "end", "A": hand, "B": {} }));
    assert_eq!(end.a("attack(1)"), Some(("OH-3.50", "refusal-wrong-phase")));
}
