//! Whose decision it is, and what it asks for.

use serde_json::{Value, json};
use victory_or_death::Options;
use victory_or_death::Power::{Athens, Corinth, Sparta};

use super::table::{hand, playing, start, table, with_options};

/// Holds: VOD-5.2, VOD-5.4.
#[test]
fn nothing_is_decided_after_the_end() {
    for (ending, clause) in [("quick", "VOD-5.2"), ("points", "VOD-5.4"), ("tie", "VOD-5.4")] {
        let over = json!({ "stage": "over", "ending": ending });
        table(Corinth, "play", over).refuses(Corinth, "none", clause, "game-over");
    }
}

/// Holds: VOD-7.1.
#[test]
fn cards_are_not_chosen() {
    start(Options::default()).refuses(Corinth, "keep(corinth)", "VOD-7.1", "chance");
    table(Corinth, "play", json!({})).refuses(Corinth, "card(corinth_land_battle)", "VOD-7.1", "chance");
}

/// Ten basic cards in every hand.
fn hands_of_ten() -> Value {
    let ten = |power: &str| {
        let cards = ["muster_hoplite", "muster_trireme", "land_battle", "sea_battle"];
        let copies = if power == "sparta" { [6, 1, 2, 1] } else { [4, 2, 2, 2] };
        let all = cards.iter().zip(copies).flat_map(|(card, n)| vec![format!("{power}_{card}"); n]);
        json!({ "hand": all.collect::<Vec<_>>() })
    };
    json!({ "corinth": ten("corinth"), "delian": ten("delian"), "sparta": ten("sparta"), "athens": ten("athens") })
}

/// Holds: VOD-2.2.4, VOD-2.5.2, VOD-2.5.5, VOD-D2.
#[test]
fn mulligans() {
    let mut mulligans = start(Options::default());
    let position = json!({ "stage": "mulligans", "answered": ["athens"], "drawing": null, "powers": hands_of_ten() });
    mulligans.arrange(&position, &json!({}));
    mulligans
        .refuses_for(Athens, "redraw(athens)", "VOD-2.5.2", "answered", "power-athens")
        .refuses_for(Athens, "keep(corinth)", "VOD-2.2.4", "not-your-power", "power-corinth")
        .refuses_for(Corinth, "end", "VOD-D2", "other-decision", "decision-mulligan");
    let turn = table(Corinth, "play", json!({}));
    turn.refuses(Corinth, "keep(corinth)", "VOD-2.5.5", "set-up-over");
    turn.refuses(Athens, "redraw(athens)", "VOD-2.5.5", "set-up-over");
}

/// Holds: VOD-2.2.4, VOD-2.5.3, VOD-D3.
#[test]
fn opening_discards() {
    let mut table = start(Options::default());
    let powers = hands_of_ten();
    let picks = json!({ "athens": ["athens_land_battle", "athens_land_battle", "athens_sea_battle"] });
    table.arrange(&json!({ "stage": "discards", "drawing": null, "powers": powers, "picks": picks }), &json!({}));
    table
        .refuses_for(Athens, "discard(athens, athens_sea_battle)", "VOD-2.5.3", "picked", "power-athens")
        .refuses_for(Athens, "back(athens)", "VOD-2.5.3", "picked", "power-athens")
        .refuses(Corinth, "back(corinth)", "VOD-D3", "nothing-picked")
        .refuses(Corinth, "discard(corinth, cor_p1)", "VOD-2.5.3", "not-in-hand")
        .refuses(Corinth, "discard(corinth, ath_p1)", "VOD-2.2.4", "not-its-card")
        .refuses_for(Corinth, "none", "VOD-D3", "other-decision", "decision-discards");
}

/// Another power decides, and everybody may know what.
///
/// Holds: VOD-D4, VOD-D5, VOD-D8, VOD-D10, VOD-D12.1.
#[test]
fn another_power_decides() {
    for (step, clause, decision) in [
        ("strategy", "VOD-D4", "decision-strategy"),
        ("play", "VOD-D5", "decision-play"),
        ("planning", "VOD-D8", "decision-planning"),
        ("draw", "VOD-D10", "decision-draw"),
    ] {
        let table = table(Corinth, step, json!({}));
        table.refuses_for(Athens, "end", clause, "not-your-decision", "power-corinth");
        table.refuses_for(Athens, "stop", clause, "not-your-decision", decision);
    }
    let muster = playing("corinth_muster_hoplite", json!({}));
    muster.refuses_for(Sparta, "stop", "VOD-D12.1", "not-your-decision", "decision-muster");
}

/// Holds: VOD-D5, VOD-D12.1.
#[test]
fn something_else_is_to_be_decided() {
    table(Corinth, "play", json!({})).refuses_for(Corinth, "stop", "VOD-D5", "other-decision", "decision-play");
    let muster = playing("corinth_muster_hoplite", json!({}));
    muster.refuses_for(Corinth, "pass", "VOD-D12.1", "other-decision", "decision-muster");
    muster.refuses_for(Corinth, "fight(corinth, argos)", "VOD-D12.1", "other-decision", "decision-muster");
}

/// Holds: VOD-3.4.1, VOD-2.2.4, VOD-4.9.5, VOD-4.7.4.
#[test]
fn the_play_step() {
    let one = hand("corinth", &["cor_e1"]);
    table(Corinth, "play", one)
        .refuses(Corinth, "play(cor_e2)", "VOD-3.4.1", "not-in-hand")
        .refuses(Corinth, "play(spa_e1)", "VOD-2.2.4", "not-its-card")
        .refuses(Corinth, "emergency", "VOD-4.7.4", "too-few-vp");
    let no_basic = json!({ "powers": { "corinth": { "hand": ["cor_e1", "cor_e2"], "deck": ["cor_e3"] } } });
    table(Corinth, "play", no_basic).refuses(Corinth, "emergency", "VOD-4.9.5", "nothing-to-fetch");
    let no_vp = Options { emergency_vp: false, ..Options::default() };
    let rich = json!({ "vp": { "oligarchs": 5 }, "powers": { "corinth": { "hand": ["cor_e1"] } } });
    with_options(no_vp, Corinth, "play", rich).refuses(Corinth, "emergency", "VOD-4.9.4", "too-few-cards");
}

/// Holds: VOD-4.9.1, VOD-4.9.2.
#[test]
fn the_emergency_provision_fetches_what_is_allowed() {
    let cards = json!({ "powers": { "corinth": {
        "hand": ["cor_e1", "cor_e2"],
        "deck": ["cor_e3", "corinth_land_battle", "corinth_sea_battle"],
    } } });
    table(Corinth, "play", cards)
        .play(&[(Corinth, "emergency"), (Corinth, "discard(cor_e1)"), (Corinth, "discard(cor_e2)")])
        .refuses(Corinth, "fetch(corinth_muster_hoplite)", "VOD-4.9.1", "not-in-pile")
        .refuses(Corinth, "fetch(cor_e3)", "VOD-4.9.2", "card-type")
        .refuses(Corinth, "buy", "VOD-3.9.2", "not-free");
}

/// Holds: VOD-3.5.1, VOD-3.5.2, VOD-4.8.9, VOD-4.9.6, VOD-D8.
#[test]
fn the_planning_step() {
    table(Corinth, "planning", hand("corinth", &["cor_e1", "cor_p1"]))
        .refuses(Corinth, "lay(cor_p2)", "VOD-3.5.1", "not-in-hand")
        .refuses(Corinth, "lay(cor_e1)", "VOD-4.8.9", "not-prepare")
        .refuses(Corinth, "emergency", "VOD-4.9.6", "no-emergency")
        .refuses_for(Corinth, "play(cor_e1)", "VOD-D8", "other-decision", "decision-planning");
    let last = table(Corinth, "planning", hand("corinth", &["cor_p1"]));
    last.refuses(Corinth, "lay(cor_p1)", "VOD-3.5.2", "last-card");
    table(Corinth, "planning", hand("corinth", &["cor_e1", "cor_e2", "cor_p1"]))
        .play(&[(Corinth, "lay(cor_p1)")])
        .refuses(Corinth, "back", "VOD-D8", "no-way-back");
}

/// Holds: VOD-4.16.13, VOD-4.9.6.
#[test]
fn a_further_play_is_of_its_types() {
    let cards = json!({ "powers": { "athens": {
        "hand": ["athens_land_battle", "athens_muster_hoplite", "ath_e5"],
        "laid": [{ "card": "ath_p7" }],
    } } });
    table(Athens, "strategy", cards)
        .play(&[(Athens, "use(ath_p7)"), (Athens, "end"), (Athens, "play(athens_muster_hoplite)"), (Athens, "stop")])
        .refuses(Athens, "play(ath_e5)", "VOD-4.16.13", "card-type")
        .refuses(Athens, "play(athens_sea_battle)", "VOD-4.16.13", "not-in-hand")
        .refuses(Athens, "emergency", "VOD-4.9.6", "no-emergency");
}
