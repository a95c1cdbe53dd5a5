//! Nobody but its owner can tell a hand, a deck or a hidden choice apart from another (section 6), and what is guessed instead is
//! fair (7.8).

use std::collections::BTreeMap;

use osok_hajnala::{DeckRules, Happening, Options, OsokHajnala, State};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Explain, Observation, Observer, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

/// What B holds and draws comes from this.
const DECK: &str = "4 w-c3, 2 w-w1, 2 w-q1, 2 w-q2, 2 w-t1, 2 w-t2, 2 w-a1, 1 w-d1, 1 w-c5";

fn game(decks: [&str; 2], options: Options) -> OsokHajnala {
    let options = Options { decks: decks.map(Into::into), deck_rules: DeckRules::Free, ..options };
    OsokHajnala::new(&options).expect("it is a good table")
}

fn position(game: &OsokHajnala, position: Value) -> State {
    let setup = serde_json::from_value(position).expect("it is of the right form");
    game.position(&setup).expect("it is a good position")
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("there are two")
}

fn act(game: &OsokHajnala, state: &mut State, by: usize, word: &str) -> Vec<Happening> {
    let action = game.parse(word).unwrap_or_else(|| panic!("{word}"));
    assert!(game.refusal(state, seat(by), action).is_none(), "{word}");
    let mut events = Vec::new();
    game.apply(state, Actor::Seat(seat(by)), action, &mut events);
    events
}

/// What A and an onlooker are shown, whom the table waits for, what A is told of why he cannot do things, and what both learn of
/// these events.
fn others(game: &OsokHajnala, state: &State, events: &[Happening]) -> String {
    let mut told = format!("{:?}", game.turn(state));
    for observer in [Observer::Seat(seat(0)), Observer::Spectator] {
        told += &serde_json::to_string(&Observation::of(game, state, observer)).expect("it is plain data");
        for event in events.iter().filter_map(|event| game.seen(event, observer)) {
            told += &format!("{event:?} {:?}", game.line(&event));
        }
    }
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..400 {
        let action = game.any_action(&mut rng);
        told += &format!("{:?}", game.refusal(state, seat(0), action).map(|why| why.explain()));
    }
    told
}

/// Positions that differ in B's hand alone, in each window in which a hand could matter: he is asked in all of them or in none.
///
/// Holds: OH-6.4, OH-6.5, OH-6.12, OH-6.26, OH-N37, OH-8.12, OH-8.13, OH-8.15.
#[test]
fn nobody_else_can_tell_hands_apart() {
    let game = game(["4 w-c3, 1 w-w1, 1 w-i1, 1 w-d1", DECK], Options::default());
    let hands = [["w-q1", "w-t2"], ["w-c3", "w-c3"], ["w-a1", "w-d1"], ["w-q2", "w-q2"], ["w-c3", "w-t1"]];
    let told = hands.map(|hand| {
        let own = json!({ "hand": ["w-i1", "w-d1"], "slots": { "1": { "card": "w-c3", "on": ["w-w1"] } } });
        let slots = json!({ "1": { "card": "w-c3", "on": ["w-w1"] }, "2": { "card": "w-c5" } });
        let enemy = json!({ "hand": hand, "slots": slots });
        let mut told = Vec::new();
        let at = |phase: &str, course: &str| {
            let setup = json!({ "phase": phase, "course": course, "A": own.clone(), "B": enemy.clone() });
            position(&game, setup)
        };
        let mut window = at("tactical", "window");
        told.push(others(&game, &window, &[]));
        let events = act(&game, &mut window, 1, "pass");
        told.push(others(&game, &window, &events));
        for deeds in
            [&["attack(1)", "target(B1)"][..], &["instant(w-i1)", "target(B1)"], &["finish"], &["potion(w-d1)"]]
        {
            let mut state = at("tactical", "open");
            for deed in deeds {
                let events = act(&game, &mut state, 0, deed);
                told.push(others(&game, &state, &events));
            }
            // B declines whatever he is asked.
            while matches!(game.turn(&state), Turn::Seats(waiting) if waiting.contains(seat(1)))
                && !told.last().is_some_and(|last| last.contains("\"phase\":\"draw\""))
            {
                let mut legal = Vec::new();
                game.legal(&state, seat(1), &mut legal);
                let words: Vec<_> = legal.iter().map(|action| game.notation(*action)).collect();
                let decline = ["pass", "no-guard", "suffer"].into_iter().find(|word| words.iter().any(|it| it == word));
                let Some(decline) = decline else { break };
                let events = act(&game, &mut state, 1, decline);
                told.push(others(&game, &state, &events));
            }
        }
        told
    });
    assert!(told[0].len() > 12, "{}", told[0].len());
    for other in &told[1..] {
        assert_eq!(other.len(), told[0].len());
        assert!(other.iter().zip(&told[0]).all(|(one, other)| one == other));
    }
}

/// How B opens, and what he sets aside, tells A nothing before both have decided.
///
/// Holds: OH-6.6, OH-6.7, OH-6.8, OH-6.10, OH-6.11, OH-8.25.
#[test]
fn nobody_else_can_tell_hidden_choices_apart() {
    let game = game(["8 w-c3", DECK], Options::default());
    let opening = |word: &str| {
        let mut state = position(&game, json!({ "stage": "opening", "A": {}, "B": {} }));
        let events = act(&game, &mut state, 1, word);
        others(&game, &state, &events)
    };
    assert_eq!(opening("draw-seven"), opening("starting-card(w-w1)"));
    assert_eq!(opening("starting-card(w-q1)"), opening("starting-card(w-w1)"));
    let hand = ["w-c3", "w-c3", "w-w1", "w-q1", "w-t2", "w-a1", "w-d1"];
    let exchange = |words: &[&str]| {
        let own = json!({ "opening": "seven", "hand": ["w-c3", "w-c3", "w-c3", "w-c3", "w-c3", "w-c3", "w-c3"] });
        let setup = json!({ "stage": "exchange", "A": own, "B": { "opening": "seven", "hand": hand } });
        let mut state = position(&game, setup);
        let mut told = vec![others(&game, &state, &[])];
        for word in words {
            let events = act(&game, &mut state, 1, word);
            told.push(others(&game, &state, &events));
        }
        told
    };
    let [one, two] = [exchange(&["set-aside(w-c3)"]), exchange(&["set-aside(w-q1)", "set-aside(w-t2)"])];
    assert!(one[1] == two[1] && two[1] == two[2] && one[0] == one[1], "neither which cards nor how many");
    let [kept, changed] = [exchange(&["done"]), exchange(&["set-aside(w-q1)", "done"])];
    assert_eq!(kept.last(), changed.last(), "until both are done");
}

/// Which starting card lies face down is not told while the favoured player decides (2.33).
///
/// Holds: OH-6.8.
#[test]
fn nobody_else_can_tell_starting_cards_apart() {
    let game = game(["8 w-c3", DECK], Options::default());
    let told = ["w-w1", "w-q1", "w-t2"].map(|card| {
        let own = json!({ "opening": "seven", "hand": ["w-c3", "w-c3", "w-c3", "w-c3", "w-c3", "w-c3", "w-c3"] });
        let enemy = json!({ "opening": card, "hand": ["w-c3", "w-c3", "w-c3", "w-c3", "w-a1", "w-d1"] });
        let state = position(&game, json!({ "stage": "who_starts", "favoured": "A", "A": own, "B": enemy }));
        others(&game, &state, &[])
    });
    assert!(told[0] == told[1] && told[1] == told[2]);
}

/// Four cards of B that A cannot place, two of them in the hand; a fifth in it he knows.
///
/// Holds: OH-6.5, OH-6.12, OH-7.8.
#[test]
fn what_cannot_be_seen_is_guessed_each_hand_as_likely_as_any_other() {
    let game = game(["4 w-c3", "1 w-w1, 1 w-q1, 1 w-t2, 1 w-a1, 1 w-d1"], Options::default());
    let enemy = json!({ "hand": ["w-w1", "w-q1", "w-d1"], "known": ["w-d1"] });
    let state = position(&game, json!({ "phase": "tactical", "A": { "hand": ["w-c3"] }, "B": enemy }));
    let before = serde_json::to_value(game.setup(&state)).expect("it is plain data");
    let mut rng = Pcg64Mcg::seed_from_u64(431);
    let mut found: BTreeMap<String, u32> = BTreeMap::new();
    let total = 6_000;
    for _ in 0..total {
        let mut guess = state.clone();
        game.resample(&mut guess, Observer::Seat(seat(0)), &mut rng);
        let setup = serde_json::to_value(game.setup(&guess)).expect("it is plain data");
        assert_eq!(setup["A"], before["A"], "what he knows stays");
        assert!(setup["B"]["hand"].as_array().is_some_and(|hand| hand.contains(&json!("w-d1"))));
        *found.entry(setup["B"]["hand"].to_string()).or_default() += 1;
    }
    assert_eq!(found.len(), 6, "{found:?}");
    assert!(found.values().all(|count| (900..=1100).contains(count)), "{found:?}");
}
