//! Standing orders for questions in the other player's turn.

use osok_hajnala::{DeckRules, Options, OsokHajnala, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat};
use serde_json::{Value, json};

const DECK: &str = "1 w-c1, 1 w-c3, 2 w-c5, 1 w-w1, 1 w-q1, 1 w-t2";

fn table(phase: &str, course: &str) -> (OsokHajnala, State) {
    let decks = [DECK; 2].map(Into::into);
    let options = Options { decks, deck_rules: DeckRules::Free, ..Options::default() };
    let game = OsokHajnala::new(&options).expect("it is a good table");
    let own = json!({ "slots": { "1": { "card": "w-c3" } } });
    let slots: Value = json!({ "1": { "card": "w-c3", "on": ["w-w1"] }, "2": { "card": "w-c5" } });
    let enemy = json!({ "hand": ["w-q1", "w-t2"], "slots": slots });
    let position = json!({ "phase": phase, "course": course, "A": own, "B": enemy });
    let setup = serde_json::from_value(position).expect("it is of the right form");
    let state = game.position(&setup).expect("it is a good position");
    (game, state)
}

/// What each order answers for B, in their order; nothing where he is asked.
fn ordered((game, state): &(OsokHajnala, State)) -> [Option<String>; 4] {
    let seat = Seat::new(1).expect("there are two");
    ["declared", "ask", "quick-never", "never"].map(|order| {
        let answer = game.ordered_at(state, seat, order)?;
        let mut word = String::new();
        game.write(answer, &mut word).expect("a string takes everything");
        Some(word)
    })
}

fn act((game, state): &mut (OsokHajnala, State), seat: usize, action: &str) {
    let seat = Seat::new(seat).expect("there are two");
    let action = game.parse(action).expect("it is written well");
    assert_eq!(game.refusal(state, seat, action), None);
    game.apply(state, Actor::Seat(seat), action, &mut ());
}

fn answers(words: [&str; 4]) -> [Option<String>; 4] {
    words.map(|word| (!word.is_empty()).then(|| word.to_owned()))
}

/// Holds: OH-R37, OH-8.12, OH-8.13.
#[test]
fn about_quick_abilities() {
    let window = table("tactical", "window");
    assert_eq!(ordered(&window), answers(["pass", "", "pass", "pass"]));
    let mut declared = table("tactical", "open");
    act(&mut declared, 0, "finish");
    assert_eq!(ordered(&declared), answers(["", "", "pass", "pass"]));
}

/// Holds: OH-R37, OH-8.14, OH-8.15, OH-8.16.
#[test]
fn about_guards_traps_and_taking_over() {
    let mut hit = table("attack", "open");
    act(&mut hit, 0, "attack(1)");
    act(&mut hit, 0, "target(B1)");
    assert_eq!(ordered(&hit), answers(["", "", "", "no-guard"]));
    act(&mut hit, 1, "no-guard");
    assert_eq!(ordered(&hit), answers(["", "", "", "pass"]));
    act(&mut hit, 1, "pass");
    assert_eq!(ordered(&hit), answers(["", "", "", "suffer"]));
}

/// Holds: OH-R37.
#[test]
fn the_first_is_the_order_at_the_start() {
    let (game, state) = table("tactical", "open");
    assert_eq!(game.orders(), ["declared", "ask", "quick-never", "never"]);
    let active = Seat::new(0).expect("there are two");
    assert!(
        game.orders().iter().all(|order| game.ordered_at(&state, active, order).is_none()),
        "his own turn is his own"
    );
}
