//! Who attacks, whom, and who answers.

use osok_hajnala::{LifeTarget, Options};
use serde_json::json;

use super::table::{attacking, rules, table, tactical};

/// Holds: OH-4.15.1, OH-3.41, OH-4.5.3, OH-4.25.4.
#[test]
fn who_attacks() {
    let attack = |slot: serde_json::Value| attacking(json!({ "slots": { "1": slot } }), json!({})).a("attack(1)");
    assert_eq!(attack(json!({ "card": "w-c1" })), None);
    assert_eq!(attack(json!({ "card": "w-c1", "flags": ["came"] })), Some(("OH-3.41", "refusal-came")));
    assert_eq!(attack(json!({ "card": "w-c1", "flags": ["acted"] })), Some(("OH-3.41", "refusal-acted")));
    assert_eq!(attack(json!({ "card": "w-c1", "state": "idle" })), Some(("OH-4.5.3", "refusal-not-active")));
    assert_eq!(attack(json!({ "card": "w-c3", "state": "dead" })), Some(("OH-4.20.3", "refusal-dead")));
    let barred =
        json!({ "what": { "barred": ["attack"] }, "on": "A1", "card": "w-i1", "owner": "B", "ends": { "turns": 1 } });
    let own = json!({ "slots": { "1": { "card": "w-c1" } } });
    let position = json!({ "phase": "attack", "A": own, "B": {}, "running": [barred] });
    assert_eq!(table(rules(), position).a("attack(1)"), Some(("OH-4.25.4", "refusal-barred")));
}

/// Targets, slots and traps are for something that has been declared.
///
/// Holds: OH-4.2.1, OH-4.12.1, OH-4.20.3, OH-8.6.
#[test]
fn what_is_pressed_too_early() {
    let own = json!({ "hand": ["h-t1"], "slots": { "1": { "card": "w-c5" } } });
    let enemy = json!({ "slots": { "1": { "card": "w-c3", "state": "dead" }, "2": { "card": "w-c1" }, "3": { "card": "w-c1" } } });
    let open = tactical(own.clone(), enemy.clone());
    assert_eq!(open.a("target(B2)"), Some(("OH-4.2.1", "refusal-nothing-declared")));
    assert_eq!(open.a("slot(2)"), Some(("OH-8.6", "refusal-nothing-declared")));
    assert_eq!(open.a("trap(h-t1, 1)"), Some(("OH-4.12.1", "refusal-own-turn")));
    assert_eq!(attacking(own, enemy).after('A', "attack(1)").a("target(B1)"), Some(("OH-4.20.3", "refusal-dead")));
}

/// Holds: OH-4.15.2, OH-4.15.3, OH-4.15.4, OH-4.2.8.
#[test]
fn whom_an_attack_is_on() {
    let own = json!({ "slots": { "1": { "card": "w-c5", "on": ["w-m1"] }, "2": { "card": "w-c1" } } });
    let enemy = json!({ "slots": { "1": { "card": "h-p1" }, "2": { "card": "h-c1" } } });
    let named = attacking(own, enemy).after('A', "attack(1)");
    assert_eq!(named.a("target(A2)"), None);
    assert_eq!(named.a("target(A1)"), Some(("OH-4.15.4", "refusal-itself")));
    assert_eq!(named.a("target(A1 mount)"), Some(("OH-4.15.4", "refusal-itself")));
    assert_eq!(named.a("target(B)"), Some(("OH-4.15.3", "refusal-shielded")));
    assert_eq!(named.a("target(A)"), Some(("OH-4.15.3", "refusal-own-player")));
    assert_eq!(named.a("target(B2)"), Some(("OH-4.2.8", "refusal-covered")));
    assert_eq!(named.a("target(B3)"), Some(("OH-4.15.2", "refusal-nothing-there")));
    assert_eq!(named.a("enough"), Some(("OH-4.1.7", "refusal-nothing-named")));
    assert_eq!(named.said('B', "pass"), Some(("OH-8.11", "refusal-not-your-decision")));
}

/// Holds: OH-R03.
#[test]
fn a_player_is_no_target_at_some_tables() {
    let own = json!({ "slots": { "1": { "card": "w-c5" }, "2": { "card": "w-c1" }, "3": { "card": "w-c1" } } });
    let position = json!({ "phase": "attack", "A": own, "B": {} });
    let never = Options { life_target: LifeTarget::Never, ..rules() };
    let named = |options| table(options, position.clone()).after('A', "attack(1)").a("target(B)");
    assert_eq!(named(never), Some(("OH-R03", "refusal-life-target")));
    assert_eq!(named(rules()), None);
}

/// Holds: OH-4.2.2, OH-4.26.3.
#[test]
fn targets_are_different() {
    let own = json!({ "slots": { "1": { "card": "kw-3" } } });
    let enemy = json!({ "slots": { "1": { "card": "w-c1" }, "2": { "card": "h-c1" }, "3": { "card": "w-c3" } } });
    let named = attacking(own, enemy).after('A', "attack(1)").after('A', "target(B1)");
    assert_eq!(named.a("target(B1)"), Some(("OH-4.2.2", "refusal-named")));
    assert_eq!(named.a("target(B3)"), None);
}

/// Holds: OH-4.2.1, OH-4.2.6.
#[test]
fn whom_a_text_names() {
    let own =
        json!({ "hand": ["w-i1"], "slots": { "1": { "card": "w-c3", "on": ["w-w1"] }, "2": { "card": "w-c1" } } });
    let enemy = json!({ "slots": { "1": { "card": "w-c1" }, "2": { "card": "h-c1" }, "3": { "card": "w-p1" } } });
    let named = attacking(own, enemy).after('A', "instant(w-i1)");
    assert_eq!(named.a("target(A2)"), Some(("OH-4.2.1", "refusal-not-a-target")));
    assert_eq!(named.a("target(B3)"), Some(("OH-4.2.1", "refusal-not-a-target")), "no puppet");
    assert_eq!(named.a("target(B)"), Some(("OH-4.2.6", "refusal-noble-named")));
    assert_eq!(named.a("target(A1)"), Some(("OH-4.2.7", "refusal-itself")));
    assert_eq!(named.a("target(B2)"), None);
}

/// Holds: OH-4.12.2, OH-4.12.3.
#[test]
fn traps() {
    let hand = json!(["w-t1", "w-t2", "h-t1", "h-t2", "w-i1"]);
    let slots = json!({
        "1": { "card": "w-c3", "on": ["w-w1"] }, "2": { "card": "h-c5", "on": ["h-w1"] }, "3": { "card": "w-c1" }
    });
    let enemy = json!({ "hand": hand, "slots": slots });
    let own = json!({ "slots": { "1": { "card": "w-p1" }, "2": { "card": "h-c1" } } });
    let hit = |target: &str| attacking(own.clone(), enemy.clone()).after('A', "attack(2)").after('A', target);
    let first = hit("target(B1)");
    assert_eq!(first.said('B', "trap(w-t2, 1)"), None);
    assert_eq!(first.said('B', "trap(h-t1, 2)"), Some(("OH-4.12.2", "refusal-not-touched")));
    assert_eq!(first.said('B', "trap(w-i1, 1)"), Some(("OH-4.12.1", "refusal-card-kind")));
    assert_eq!(first.said('B', "trap(h-t1, 1)"), Some(("OH-4.1.2", "refusal-caste")));
    assert_eq!(hit("target(B2)").said('B', "trap(h-t2, 2)"), Some(("OH-4.12.2", "refusal-trap-answers")));
    let puppet = json!({ "slots": { "1": { "card": "h-p1" } } });
    let hit = attacking(puppet, enemy).after('A', "attack(1)").after('A', "target(B1)");
    assert_eq!(hit.said('B', "trap(w-t1, 1)"), Some(("OH-4.12.3", "refusal-trap-level")));
    assert_eq!(hit.said('B', "trap(w-t2, 1)"), None);
}

/// Holds: OH-8.13, OH-4.11.1.
#[test]
fn quick_answers() {
    let own = json!({ "slots": { "1": { "card": "w-c3" } } });
    let slots = json!({ "1": { "card": "w-c3", "on": ["w-w1"] }, "2": { "card": "m-c1" } });
    let enemy = json!({ "hand": ["w-q1", "m-q1", "w-i1"], "slots": slots });
    let declared = tactical(own, enemy).after('A', "finish");
    assert_eq!(declared.said('B', "quick(w-q1)"), None);
    assert_eq!(declared.said('B', "quick(m-q1)"), Some(("OH-4.1.5", "refusal-unarmed")));
    assert_eq!(declared.said('B', "quick(w-i1)"), Some(("OH-4.11.1", "refusal-card-kind")));
    assert_eq!(declared.said('B', "quick(h-q1)"), Some(("OH-4.11.1", "refusal-not-in-hand")));
    assert_eq!(declared.a("finish"), Some(("OH-8.13", "refusal-not-your-decision")));
}

/// Holds: OH-4.15.6.
#[test]
fn guards() {
    let own = json!({ "slots": { "1": { "card": "w-c3" } } });
    let enemy = json!({ "slots": { "1": { "card": "w-c1" }, "2": { "card": "w-c5" }, "3": { "card": "w-c3" } } });
    let hit = attacking(own, enemy).after('A', "attack(1)").after('A', "target(B1)");
    assert_eq!(hit.said('B', "guard(2)"), None);
    assert_eq!(hit.said('B', "guard(3)"), Some(("OH-4.15.6", "refusal-no-guard")));
}

/// Holds: OH-5.1, OH-8.1.
#[test]
fn before_and_after_the_turns() {
    let over = json!({ "stage": "over", "ending": { "winner": "A", "how": "life" }, "A": {}, "B": { "life": 0 } });
    assert_eq!(table(rules(), over).a("finish"), Some(("OH-5.1", "refusal-game-over")));
    let opening = table(rules(), json!({ "stage": "opening", "A": {}, "B": {} }));
    assert_eq!(opening.a("starting-card(w-c5)"), Some(("OH-2.32", "refusal-starting-level")));
    assert_eq!(opening.a("starting-card(h-c6)"), Some(("OH-2.32", "refusal-not-in-deck")));
    assert_eq!(opening.after('A', "draw-seven").a("draw-seven"), Some(("OH-8.1", "refusal-answered")));
}
