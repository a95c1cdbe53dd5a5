//! Positions, actions and records that nobody with good intentions would write: each is refused, or can be played.

use std::sync::LazyLock;

use osok_hajnala::{Components, FACE, OsokHajnala};
use quincunx_checks::hostile::{self, pick};
use quincunx_engine::{Conformance, below};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

const NUMBERS: [i64; 14] = [0, 1, 2, 3, 4, 5, 6, 7, 9, 15, 60, 99, 255, -1];

/// Words of a position that are not the ids of cards.
const WORDS: [&str; 62] = [
    "start",
    "draw",
    "tactical",
    "attack",
    "end",
    "begin",
    "due",
    "window",
    "open",
    "second",
    "hand_limit",
    "close",
    "opening",
    "deal",
    "who_starts",
    "exchange",
    "replace",
    "over",
    "A",
    "B",
    "A1",
    "A2",
    "A3",
    "B1",
    "B2",
    "B4",
    "A1 mount",
    "B2 attached",
    "life",
    "right",
    "left",
    "active",
    "idle",
    "dead",
    "ability",
    "acted",
    "came",
    "exerted",
    "seven",
    "1 body",
    "2 weapon",
    "3 armour 2",
    "noble",
    "battlefield",
    "user",
    "where",
    "posture",
    "target",
    "said",
    "answer",
    "stands",
    "guard",
    "trap",
    "take_over",
    "blow",
    "next",
    "text",
    "moment",
    "never",
    "turn_end",
    "attack_hit",
    "character_damage",
];

/// All words that a position can have.
static ALL_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let cards = Components::standard().cards.iter().map(|card| card.id.to_string());
    WORDS.into_iter().map(str::to_owned).chain(cards).collect()
});

/// Something anywhere is changed, mostly where the game is and in what is being done.
fn twist(setup: &mut Value, rng: &mut Pcg64Mcg) {
    let part = match below(rng, 6) {
        0 | 1 => pick(&["act", "within", "act", "running", "departed", "burning", "drawing"], rng),
        2 => pick(&["phase", "course", "stage", "active", "turn", "ending", "newcomer", "placed", "potion"], rng),
        _ => pick(&["A", "B"], rng),
    };
    hostile::change(&mut setup[part], &NUMBERS, &ALL_WORDS, rng);
}

#[test]
fn positions() {
    let (accepted, refused) = hostile::positions::<OsokHajnala>(&OsokHajnala::samples(), 2000, twist);
    assert!(accepted > 500 && refused > 300, "{accepted} accepted, {refused} refused");
}

#[test]
fn actions() {
    assert!(hostile::actions::<OsokHajnala>(3) > 10_000);
}

#[test]
fn notation() {
    let readable = hostile::notation::<OsokHajnala>(20_000);
    assert!(readable > 500, "{readable}");
}

/// Things that are not, or only at times, allowed.
const ACTIONS: [&str; 12] = [
    "draw-seven",
    "starting-card(h-c1)",
    "me",
    "done",
    "set-aside(h-w1)",
    "keep",
    "discard(h-c1)",
    "place(h-c1)",
    "attack(1)",
    "finish",
    "pass",
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
