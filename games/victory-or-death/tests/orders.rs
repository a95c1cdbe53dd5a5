//! Standing orders: what they answer, and what they ask a person.

use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Seat};
use serde_json::{Value, json};
use victory_or_death::{Options, State, VictoryOrDeath};

fn game() -> VictoryOrDeath {
    VictoryOrDeath::new(&Options::default()).expect("these are the rules")
}

/// Sparta's Land Battle is begun, from one space against another, in a position that differs so from the opening.
fn battle(game: &VictoryOrDeath, powers: &Value, [from, against]: [&str; 2]) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).expect("a setup can be written");
    let sparta = json!({ "hoplites": ["attica", "megara", "argos", "laconia"], "hand": ["sparta_land_battle"] });
    let turn = json!({ "round": 2, "active": "sparta", "stage": "turn", "step": "play", "phase": "open" });
    lay(&json!({ "powers": { "sparta": sparta } }), &mut setup);
    lay(&turn, &mut setup);
    lay(&json!({ "powers": powers }), &mut setup);
    let mut state = game.position(&serde_json::from_value(setup).expect("it is a setup")).expect("it is a position");
    for text in ["play(sparta_land_battle)".to_owned(), format!("fight({from}, {against})")] {
        let action = game.parse(&text).expect("it is an action");
        let oligarchs = Seat::new(0).expect("there is such a seat");
        assert!(game.refusal(&state, oligarchs, action).is_none(), "{text}");
        game.apply(&mut state, Actor::Seat(oligarchs), action, &mut ());
    }
    state
}

/// What each of the three orders answers for the Demos: to ask, to ask about cities, never to ask.
fn answers(game: &VictoryOrDeath, state: &State) -> [Option<String>; 3] {
    assert_eq!(game.orders(), ["ask", "city", "never"]);
    let demos = Seat::new(1).expect("there is such a seat");
    ["ask", "city", "never"].map(|order| game.ordered_at(state, demos, order).map(|action| game.notation(action)))
}

fn told(text: &str) -> Option<String> {
    Some(text.to_owned())
}

/// Holds: VOD-R52, VOD-D16.
#[test]
fn a_city_of_ones_own_is_asked_about() {
    let game = game();
    let against_the_city = |laid| {
        let powers = json!({ "athens": { "hoplites": [], "laid": [{ "card": laid }] } });
        answers(&game, &battle(&game, &powers, ["attica", "athens"]))
    };
    assert_eq!(against_the_city("ath_p1"), [None, None, told("pass")]);
    assert_eq!(against_the_city("ath_p6"), [None, None, told("go-on")], "there is nothing to pass with");
}

/// Holds: VOD-R52, VOD-D16.
#[test]
fn other_happenings_are_passed() {
    let game = game();
    let against_a_hoplite = |laid| {
        let powers = json!({ "athens": { "hoplites": ["athens"], "laid": [{ "card": laid }] } });
        answers(&game, &battle(&game, &powers, ["attica", "athens"]))
    };
    assert_eq!(against_a_hoplite("ath_p5"), [None, told("pass"), told("pass")]);
}

/// Holds: VOD-R52.
#[test]
fn only_the_own_question_is_answered() {
    let game = game();
    let powers = json!({ "athens": { "hoplites": [], "laid": [{ "card": "ath_p1" }] } });
    let state = battle(&game, &powers, ["attica", "athens"]);
    let oligarchs = Seat::new(0).expect("there is such a seat");
    assert_eq!(game.ordered_at(&state, oligarchs, "never"), None);
    let mut later = state.clone();
    let pass = game.parse("pass").expect("it is an action");
    game.apply(&mut later, Actor::Seat(Seat::new(1).expect("there is such a seat")), pass, &mut ());
    assert_eq!(answers(&game, &later), [None, None, None], "nothing is asked any more");
}
