//! Bribes, lifting, and what is done beside a decision.

use serde_json::json;
use victory_or_death::Power::{Athens, Corinth, Delian, Sparta};
use victory_or_death::{BribePlaces, BribePurchase, Options};

use super::table::{athens_playing, hand, table, with_options};

/// Holds: VOD-3.9.2, VOD-4.5.4, VOD-4.7.4, VOD-R01.
#[test]
fn buying() {
    table(Corinth, "play", json!({}))
        .refuses_for(Athens, "buy", "VOD-3.9.2", "not-your-turn", "power-corinth")
        .refuses(Corinth, "buy", "VOD-4.7.4", "too-few-vp");
    let none_left = json!({ "powers": { "corinth": { "hand": ["cor_e1"], "bowl": 2 } } });
    table(Corinth, "play", none_left).refuses_for(Corinth, "buy", "VOD-4.5.4", "no-bribe-in-stock", "power-corinth");
    let late = Options { bribe_purchase: BribePurchase::DrawStep, ..Options::default() };
    with_options(late, Corinth, "play", hand("corinth", &["cor_e1"])).refuses(
        Corinth,
        "buy",
        "VOD-R01",
        "draw-step-only",
    );
}

/// Holds: VOD-4.1.6.
#[test]
fn lifting() {
    table(Corinth, "play", json!({}))
        .refuses_for(Corinth, "lift(argos, hoplite)", "VOD-4.1.6", "no-own-piece", "in-argos")
        .refuses_for(Corinth, "lift(laconia, city)", "VOD-4.1.6", "no-own-piece", "in-laconia")
        .refuses_for(Sparta, "lift(laconia, city)", "VOD-3.9.2", "not-your-turn", "power-corinth");
}

/// EX-27.
///
/// Holds: VOD-4.5.6, VOD-4.5.7, VOD-4.5.9, VOD-R02.
#[test]
fn putting_and_taking_back() {
    let bribes = json!({ "powers": {
        "athens": { "bowl": 1, "bribes": ["italy"] },
        "corinth": { "bribes": ["crete"] },
    } });
    let empty = Options { bribe_places: BribePlaces::EmptyLand, ..Options::default() };
    table(Athens, "play", bribes.clone())
        .refuses(Athens, "put(ionian_sea)", "VOD-4.5.6", "bribe-at-sea")
        .refuses_for(Athens, "put(athens)", "VOD-4.5.6", "pieces-there", "in-athens")
        .refuses_for(Athens, "put(italy)", "VOD-4.5.7", "own-bribe", "in-italy")
        .refuses_for(Athens, "take-back(crete)", "VOD-4.5.9", "no-bribe-there", "in-crete");
    table(Corinth, "play", bribes.clone()).refuses_for(
        Corinth,
        "put(italy)",
        "VOD-4.5.6",
        "bowl-empty",
        "power-corinth",
    );
    with_options(empty, Athens, "play", bribes).refuses_for(
        Athens,
        "put(thrace)",
        "VOD-R02",
        "bribe-ground",
        "in-thrace",
    );
}

/// Holds: VOD-D18, VOD-2.2.4, VOD-4.5.6, VOD-4.5.9, VOD-4.14.6, VOD-3.9.2.
#[test]
fn acts_beside_a_decision() {
    let bribes = json!({ "powers": {
        "athens": { "bowl": 1 },
        "corinth": { "bowl": 1, "hand": ["cor_e1", "cor_e2"] },
    } });
    let table = table(Corinth, "play", bribes);
    table
        .refuses(Athens, "put(italy)", "VOD-D18", "beside")
        .refuses_for(Athens, "d-18(corinth, put, italy)", "VOD-2.2.4", "not-your-power", "power-corinth")
        .refuses_for(Athens, "d-18(athens, put, laconia)", "VOD-4.5.6", "pieces-there", "in-laconia")
        .refuses_for(Athens, "d-18(athens, take-back, italy)", "VOD-4.5.9", "no-bribe-there", "in-italy")
        .refuses(Corinth, "d-18(corinth, put, italy)", "VOD-D18", "offered")
        .refuses_for(Athens, "d-18(athens, buy, none)", "VOD-3.9.2", "not-your-turn", "power-corinth");
    table
        .play(&[(Corinth, "buy")])
        .refuses(Corinth, "d-18(corinth, put, italy)", "VOD-4.14.6", "paying")
        .refuses(Corinth, "put(italy)", "VOD-4.14.6", "paying")
        .refuses(Corinth, "buy", "VOD-4.14.6", "paying");
}

/// Holds: VOD-R01, VOD-4.5.4, VOD-4.7.3, VOD-4.7.4.
#[test]
fn buying_in_any_turn() {
    let any = || Options { bribe_purchase: BribePurchase::AnyTurn, ..Options::default() };
    let cards = json!({ "powers": {
        "athens": { "hand": ["ath_e1"] },
        "delian": { "bowl": 1, "hand": ["del_e1"] },
        "corinth": { "hand": ["cor_e1"] },
    } });
    let table = with_options(any(), Corinth, "play", cards);
    table
        .refuses(Athens, "d-18(athens, buy, ath_e2)", "VOD-4.5.4", "not-in-hand")
        .refuses(Athens, "d-18(athens, buy, none)", "VOD-4.7.3", "vp-for-missing")
        .refuses_for(Delian, "d-18(delian, buy, del_e1)", "VOD-4.5.4", "no-bribe-in-stock", "power-delian")
        .refuses(Corinth, "d-18(corinth, buy, cor_e1)", "VOD-D18", "offered");
    let poor = with_options(any(), Corinth, "play", json!({}));
    poor.refuses(Athens, "d-18(athens, buy, none)", "VOD-4.7.4", "too-few-vp");
}

/// EX-66.
///
/// Holds: VOD-4.5.12, VOD-8.1, VOD-D17, VOD-D18, VOD-4.5.6.
#[test]
fn asking_for_aid() {
    let bowl = json!({ "powers": { "delian": { "bowl": 1 }, "athens": { "bribes": ["italy"] } } });
    let without = athens_playing("athens_muster_trireme", json!({ "powers": { "athens": { "bribes": ["italy"] } } }));
    without.refuses_for(Athens, "ask(trireme, west_mediterranean_sea)", "VOD-4.5.12", "bowl-empty", "power-delian");
    let with = athens_playing("athens_muster_trireme", bowl);
    with.refuses(Athens, "ask(trireme, saronic_gulf)", "VOD-8.1", "no-need-of-aid").refuses_for(
        Athens,
        "ask(trireme, ionian_sea)",
        "VOD-4.1.10",
        "second-trireme",
        "in-ionian_sea",
    );
    let asked = with.play(&[(Athens, "ask(trireme, west_mediterranean_sea)")]);
    asked
        .refuses_for(Athens, "stop", "VOD-D17", "not-your-decision", "power-delian")
        .refuses_for(Corinth, "end", "VOD-D17", "not-your-decision", "decision-aid")
        .refuses_for(Delian, "put(laconia)", "VOD-4.5.6", "pieces-there", "in-laconia")
        .refuses(Delian, "d-18(delian, put, crete)", "VOD-D18", "offered")
        .refuses(Delian, "take-back(crete)", "VOD-D18", "beside");
    let in_vain = asked.play(&[(Delian, "end")]);
    in_vain.refuses(Athens, "ask(trireme, west_mediterranean_sea)", "VOD-D17", "asked-in-vain");
}

/// EX-82.
///
/// Holds: VOD-4.5.12, VOD-D17.
#[test]
fn asking_in_the_supply_step() {
    let lost = json!({ "powers": { "delian": { "triremes": [], "hoplites": ["aetolia"] }, "corinth": { "triremes": ["ionian_sea"] } } });
    let losses = table(Delian, "planning", lost.clone()).play(&[(Delian, "end")]);
    losses.refuses_for(Delian, "ask", "VOD-4.5.12", "bowl-empty", "power-athens");
    losses.refuses_for(Delian, "end", "VOD-D9", "other-decision", "decision-losses");
    let mut bowl = lost;
    quincunx_checks::lay(&json!({ "powers": { "athens": { "bowl": 1 } } }), &mut bowl);
    table(Delian, "planning", bowl).play(&[(Delian, "end"), (Delian, "ask"), (Athens, "end")]).refuses(
        Delian,
        "ask",
        "VOD-D17",
        "asked-in-vain",
    );
}

/// Holds: VOD-D18, VOD-3.9.2, VOD-4.5.7.
#[test]
fn in_a_scoring() {
    let bribes = json!({ "athens": { "bowl": 1, "bribes": ["italy"], "hand": ["ath_e1"] } });
    let scoring = table(Athens, "draw", json!({ "stage": "scoring", "asked": "athens", "powers": bribes }));
    scoring
        .refuses(Athens, "buy", "VOD-3.9.2", "not-free")
        .refuses(Athens, "d-18(athens, put, crete)", "VOD-D18", "offered")
        .refuses(Athens, "d-18(athens, take-back, italy)", "VOD-D18", "offered")
        .refuses_for(Athens, "put(italy)", "VOD-4.5.7", "own-bribe", "in-italy")
        .refuses_for(Sparta, "end", "VOD-D18", "not-your-decision", "decision-scoring");
}
