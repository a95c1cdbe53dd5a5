//! Using cards, reactions, and what is paid.

use quincunx_checks::lay;
use serde_json::{Value, json};
use victory_or_death::Power::{Athens, Corinth, Delian, Sparta};

use super::table::{Table, hand, table};

/// Holds: VOD-4.10.1, VOD-4.8.6, VOD-4.8.10, VOD-4.10.12, VOD-4.10.14, VOD-2.2.4, VOD-4.12.3.
#[test]
fn cards_that_are_not_used_here() {
    let cards = json!({ "powers": { "corinth": {
        "hand": ["cor_p2", "cor_s1"],
        "status": ["cor_s6"],
        "laid": [{ "card": "cor_p3" }, { "card": "cor_p7" }],
    } } });
    table(Corinth, "strategy", cards.clone())
        .refuses(Corinth, "use(corinth_land_battle)", "VOD-4.10.1", "never-used")
        .refuses(Corinth, "use(cor_s1)", "VOD-4.8.6", "not-on-table")
        .refuses(Corinth, "use(cor_s6)", "VOD-4.12.3", "no-cue")
        .refuses(Corinth, "use(cor_p2)", "VOD-4.8.10", "not-laid")
        .refuses(Corinth, "use(cor_p7)", "VOD-4.8.10", "reaction-only")
        .refuses(Corinth, "use(spa_p1)", "VOD-2.2.4", "not-its-card");
    table(Corinth, "play", cards).refuses(Corinth, "use(cor_p3)", "VOD-4.10.12", "strategy-only");
}

/// Holds: VOD-4.10.2, VOD-4.7.4, VOD-4.8.12, VOD-4.17.3.
#[test]
fn cards_that_cannot_be_used_now() {
    let no_piece = json!({ "powers": { "athens": { "laid": [{ "card": "ath_p8" }] } } });
    table(Athens, "strategy", no_piece).refuses(Athens, "use(ath_p8)", "VOD-4.10.2", "condition");
    let no_card = json!({ "powers": { "corinth": { "laid": [{ "card": "cor_p1" }] } } });
    table(Corinth, "strategy", no_card).refuses(Corinth, "use(cor_p1)", "VOD-4.7.4", "too-few-vp");
    let once = json!({ "powers": { "corinth": { "status": ["cor_s8"] } } });
    table(Corinth, "play", once).play(&[(Corinth, "use(cor_s8)")]).refuses(
        Corinth,
        "use(cor_s8)",
        "VOD-4.17.3",
        "used-this-turn",
    );
}

/// EX-36: Sparta musters a trireme between Athens's trireme and a Delian city.
fn reactions(over: Value) -> Table {
    let mut position = json!({ "powers": {
        "corinth": { "status": ["cor_s2"], "laid": [{ "card": "cor_p7" }] },
        "delian": { "cities": ["corcyra", "cythera"], "hand": ["del_e1"], "laid": [{ "card": "del_p7" }, { "card": "del_p2" }] },
        "sparta": { "hand": ["sparta_muster_trireme", "spa_e1"], "status": ["spa_s2"], "laid": [{ "card": "spa_p2" }] },
        "athens": { "triremes": ["saronic_gulf", "myrtoan_sea"], "laid": [{ "card": "ath_p9" }, { "card": "ath_p4" }] },
    } });
    lay(&over, &mut position);
    table(Sparta, "play", position)
        .play(&[(Sparta, "play(sparta_muster_trireme)"), (Sparta, "new(trireme, messenian_gulf)")])
}

/// Whoever is asked, the others hear the same.
///
/// Holds: VOD-4.10.5, VOD-4.10.6, VOD-4.10.15, VOD-R22.
#[test]
fn who_is_asked_is_not_told() {
    let sparta = reactions(json!({}));
    let delian = reactions(json!({})).play(&[(Sparta, "pass")]);
    let athens = reactions(json!({})).play(&[(Sparta, "pass"), (Delian, "wait")]);
    for table in [&sparta, &delian, &athens] {
        for (action, clause, sentence) in [
            ("pass", "VOD-4.10.5", "not-asked"),
            ("go-on", "VOD-4.10.5", "not-asked"),
            ("stop", "VOD-4.10.5", "not-asked"),
            ("use(cor_p7)", "VOD-4.10.5", "not-asked"),
            ("use(del_p7)", "VOD-4.10.5", "not-asked"),
            ("buy", "VOD-3.9.2", "not-your-turn"),
            ("put(crete)", "VOD-D18", "beside"),
        ] {
            table.refuses(Corinth, action, clause, sentence);
        }
        table.refuses(Sparta, "buy", "VOD-R22", "in-reaction");
        table.refuses(Sparta, "lift(laconia, city)", "VOD-R22", "in-reaction");
    }
    sparta.refuses(Delian, "use(del_p7)", "VOD-4.10.5", "not-asked");
    athens.refuses(Delian, "use(del_p7)", "VOD-4.10.5", "not-asked");
    delian.refuses(Athens, "use(ath_p9)", "VOD-4.10.5", "not-asked");
    delian.refuses(Sparta, "use(spa_p2)", "VOD-4.10.6", "passed");
    delian.refuses(Sparta, "pass", "VOD-4.10.5", "not-asked");
}

/// Holds: VOD-4.10.2, VOD-4.10.5, VOD-4.10.12, VOD-4.10.13, VOD-4.10.14, VOD-4.10.15, VOD-D16, VOD-D18.
#[test]
fn a_power_that_is_asked() {
    let sparta = reactions(json!({}));
    sparta
        .refuses(Sparta, "go-on", "VOD-4.10.15", "no-go-on")
        .refuses(Sparta, "use(spa_s2)", "VOD-4.10.13", "automatic")
        .refuses(Sparta, "use(cor_p7)", "VOD-2.2.4", "not-its-card")
        .refuses_for(Sparta, "stop", "VOD-D16", "other-decision", "decision-react")
        .refuses(Sparta, "put(crete)", "VOD-D18", "beside");
    let delian = reactions(json!({})).play(&[(Sparta, "pass")]);
    delian.refuses(Delian, "use(del_p2)", "VOD-4.10.2", "no-cue");
    let athens = reactions(json!({})).play(&[(Sparta, "pass"), (Delian, "wait")]);
    athens.refuses(Athens, "wait", "VOD-4.10.5", "wait-is-over");
    athens.refuses(Athens, "use(ath_p4)", "VOD-4.10.12", "strategy-only");
    let alone = reactions(json!({ "powers": { "corinth": { "status": [], "laid": [] } } }));
    alone.refuses(Sparta, "wait", "VOD-4.10.5", "nobody-to-wait-for");
}

/// The Delian League is asked though it can pay for nothing, so that being asked tells nothing.
///
/// Holds: VOD-4.10.15, VOD-4.7.4.
#[test]
fn a_power_that_can_only_go_on() {
    let poor = reactions(json!({ "powers": { "delian": { "hand": [] } } })).play(&[(Sparta, "pass")]);
    poor.refuses(Delian, "pass", "VOD-4.10.15", "only-go-on")
        .refuses(Delian, "wait", "VOD-4.10.15", "only-go-on")
        .refuses(Delian, "use(del_p7)", "VOD-4.7.4", "too-few-vp");
}

/// Holds: VOD-4.17.3.
#[test]
fn a_card_of_the_own_turn_is_used_once() {
    let cards = json!({ "powers": { "sparta": {
        "hand": ["sparta_muster_hoplite", "spa_e1", "spa_e2"],
        "status": ["spa_s5"],
        "laid": [{ "card": "spa_p9" }, { "card": "spa_p2" }],
    } } });
    let again = table(Sparta, "play", cards).play(&[
        (Sparta, "play(sparta_muster_hoplite)"),
        (Sparta, "new(hoplite, argos)"),
        (Sparta, "use(spa_s5)"),
        (Sparta, "discard(spa_e1)"),
        (Sparta, "new(hoplite, arcadia)"),
    ]);
    again.refuses(Sparta, "use(spa_s5)", "VOD-4.17.3", "used-this-turn");
}

/// Holds: VOD-4.7.5.
#[test]
fn a_card_of_a_named_type_is_missing() {
    let cards = json!({ "vp": { "demos": 9 }, "powers": { "athens": {
        "hand": ["athens_muster_trireme", "ath_e5"],
        "laid": [{ "card": "ath_p2" }],
    } } });
    table(Athens, "play", cards)
        .play(&[(Athens, "play(athens_muster_trireme)"), (Athens, "place-in(saronic_gulf)")])
        .refuses(Athens, "use(ath_p2)", "VOD-4.7.5", "no-card-of-type");
}

/// What is being paid is the payer's secret: others hear of the decision that it has led away from.
///
/// Holds: VOD-4.14.1.
#[test]
fn a_payment_is_not_told() {
    let before = table(Corinth, "play", hand("corinth", &["cor_e1", "cor_e2"]));
    let paying = table(Corinth, "play", hand("corinth", &["cor_e1", "cor_e2"])).play(&[(Corinth, "buy")]);
    for action in ["none", "buy", "discard(cor_e1)", "back", "use(ath_p1)", "put(italy)", "d-18(athens, put, italy)"] {
        assert_eq!(before.why(Athens, action), paying.why(Athens, action), "{action}");
    }
    paying.refuses_for(Athens, "none", "VOD-D5", "not-your-decision", "decision-play");
    paying.refuses_for(Corinth, "none", "VOD-D11", "other-decision", "decision-pay");
}

/// Holds: VOD-4.7.1, VOD-4.7.3, VOD-4.14.1, VOD-4.14.5, VOD-2.2.4.
#[test]
fn paying_with_what_is_not_asked_for() {
    table(Corinth, "play", hand("corinth", &["cor_e1", "cor_e2"]))
        .play(&[(Corinth, "buy")])
        .refuses(Corinth, "discard(cor_e3)", "VOD-4.7.1", "not-in-hand")
        .refuses(Corinth, "discard(ath_e1)", "VOD-2.2.4", "not-its-card")
        .refuses(Corinth, "vp", "VOD-4.7.3", "vp-for-missing")
        .refuses(Corinth, "bribe", "VOD-4.14.1", "other-pick")
        .refuses(Corinth, "off(corinth, city)", "VOD-4.14.1", "other-pick")
        .refuses_for(Corinth, "off(argos, hoplite)", "VOD-4.14.5", "no-own-piece", "in-argos")
        .refuses(Corinth, "alternative(1)", "VOD-4.14.1", "no-alternative");
}

/// EX-64.
///
/// Holds: VOD-4.8.12, VOD-4.14.1, VOD-4.14.3.
#[test]
fn alternatives_of_a_cost() {
    let fleet = |hand: &[&str]| {
        let cards = json!({ "powers": {
            "sparta": { "hand": hand, "laid": [{ "card": "spa_p7" }] },
            "athens": { "triremes": ["saronic_gulf", "myrtoan_sea"] },
        } });
        let muster = [(Sparta, "use(spa_p7)"), (Sparta, "new(trireme, messenian_gulf)")];
        table(Sparta, "strategy", cards).play(&muster)
    };
    let rich = fleet(&["sparta_sea_battle", "spa_e1", "spa_e2"]).play(&[(Sparta, "pay")]);
    rich.refuses(Sparta, "discard(spa_e1)", "VOD-4.14.1", "pick-alternative");
    rich.refuses_for(Sparta, "stop", "VOD-D11", "other-decision", "decision-pay");
    rich.refuses(Sparta, "alternative(2)", "VOD-4.14.1", "no-alternative");
    let typed = rich.play(&[(Sparta, "alternative(0)")]);
    typed.refuses(Sparta, "discard(spa_e1)", "VOD-4.14.3", "card-type");
    let poor = fleet(&["spa_e1"]);
    poor.refuses(Sparta, "pay", "VOD-4.8.12", "cost");
}

/// Holds: VOD-D15, VOD-4.7.7.
#[test]
fn forced_discards() {
    let cards = json!({ "powers": {
        "athens": { "triremes": ["saronic_gulf", "messenian_gulf"], "laid": [{ "card": "ath_p8" }] },
        "sparta": { "hand": ["spa_e1", "spa_e2", "spa_e3", "spa_e4"], "deck": [] },
    } });
    table(Athens, "strategy", cards)
        .play(&[(Athens, "use(ath_p8)"), (Athens, "do")])
        .refuses(Sparta, "back", "VOD-D15", "no-way-back")
        .refuses_for(Athens, "end", "VOD-D15", "not-your-decision", "power-sparta")
        .refuses_for(Corinth, "end", "VOD-D15", "not-your-decision", "decision-forced")
        .refuses_for(Sparta, "end", "VOD-D15", "other-decision", "decision-forced");
}
