//! Positions, actions and records that nobody with good intentions would write: each is refused, or can be played.

use std::sync::LazyLock;

use quincunx_checks::hostile::{self, pick};
use quincunx_engine::prelude::*;
use quincunx_engine::{Conformance, below};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use victory_or_death::{FACE, Options, VictoryOrDeath};

const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 7, 9, 14, 15, 16, 63, 255, -1];

/// Words of a position that are not the ids of a card or a space.
const WORDS: [&str; 56] = [
    "corinth",
    "delian",
    "sparta",
    "athens",
    "oligarchs",
    "demos",
    "hoplite",
    "trireme",
    "city",
    "deal",
    "mulligans",
    "discards",
    "turn",
    "scoring",
    "over",
    "strategy",
    "play",
    "planning",
    "supply",
    "draw",
    "open",
    "fetch",
    "extra",
    "closing",
    "quick",
    "points",
    "tie",
    "card_cost",
    "step",
    "step_cost",
    "actor",
    "target",
    "take_off",
    "choose",
    "doing",
    "closed",
    "nothing",
    "prevented",
    "done",
    "declared",
    "begun",
    "removing",
    "about",
    "kept",
    "gone",
    "card",
    "bribe",
    "lay",
    "emergency",
    "vp",
    "battle",
    "effect",
    "no_target",
    "declined",
    "skipped",
    "mustered",
];

/// All words that a position can have.
static ALL_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let game = VictoryOrDeath::new(&Options::default()).unwrap();
    let components = game.components();
    let cards = components.cards.iter().map(|card| card.id.clone());
    let spaces = components.spaces.iter().map(|space| space.id.clone());
    WORDS.into_iter().map(str::to_owned).chain(cards).chain(spaces).collect()
});

/// Something anywhere is changed, mostly where the game is and in what is being done.
fn twist(setup: &mut Value, rng: &mut Pcg64Mcg) {
    let part = match below(rng, 6) {
        0 | 1 => "doing",
        2 => pick(&["payment", "drawing", "aid", "extra", "links", "used"], rng),
        3 => pick(&["stage", "step", "phase", "active", "round", "asked", "picks", "ending"], rng),
        _ => "powers",
    };
    hostile::change(&mut setup[part], &NUMBERS, &ALL_WORDS, rng);
}

#[test]
fn positions() {
    let (accepted, refused) = hostile::positions::<VictoryOrDeath>(&VictoryOrDeath::samples(), 800, twist);
    assert!(accepted > 500 && refused > 300, "{accepted} accepted, {refused} refused");
}

#[test]
fn actions() {
    assert!(hostile::actions::<VictoryOrDeath>(3) > 10_000);
}

#[test]
fn notation() {
    let readable = hostile::notation::<VictoryOrDeath>(20_000);
    assert!(readable > 500, "{readable}");
}

/// Things that are not, or only at times, allowed.
const ACTIONS: [&str; 12] = [
    "keep(corinth)",
    "redraw(athens)",
    "discard(corinth, cor_p1)",
    "play(ath_p1)",
    "use(spa_p1)",
    "fight(attica, boeotia)",
    "put(thrace)",
    "buy",
    "pass",
    "go-on",
    "draw",
    "",
];

#[test]
fn records() {
    let readable = hostile::records(FACE, &json!({}), &ACTIONS);
    assert!(readable > 200, "{readable}");
}

#[test]
fn records_with_a_forged_chain() {
    let refused = hostile::forged_chains(FACE, &json!({}), &ACTIONS, 200);
    assert!(refused > 100, "{refused}");
}
