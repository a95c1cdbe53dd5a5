//! What the words of the languages keep to.

use std::sync::LazyLock;

use pocket_battles::{Options, PocketBattles, State};
use quincunx_checks::folder;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Arg, Explain, LANGUAGES, Message, Observer, Seat, Seen};
use serde_json::json;

use crate::secrets::position;

static LOCALES: LazyLock<[String; 4]> =
    LazyLock::new(|| LANGUAGES.map(|language| folder::locale(env!("CARGO_MANIFEST_DIR"), language).unwrap()));

/// The sentences of one language, each with its key; the choices of a sentence follow on lines of their own.
fn sentences(language: usize) -> impl Iterator<Item = &'static str> {
    LOCALES[language].lines().filter(|line| !line.starts_with('#'))
}

fn value(language: usize, key: &str) -> &'static str {
    let found = sentences(language).find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    found.unwrap_or_else(|| panic!("no words for {key}"))
}

/// Who writes `{ $unit }-t` would have to know how the number is read, and who plays.
#[test]
fn names_of_units_and_players_take_no_suffix_and_in_hungarian_no_article() {
    let names = ["unit", "target", "lender", "player", "enemy", "name"];
    for language in [1, 2, 3] {
        for line in sentences(language) {
            for name in names.map(|name| format!("{{ ${name} }}")) {
                for (at, _) in line.match_indices(&name) {
                    let after = line[at + name.len()..].chars().next();
                    assert!(!after.is_some_and(|after| after.is_alphanumeric() || after == '-'), "{line}");
                    let before = line[..at].to_lowercase();
                    let article = [" a ", " az ", " a(z) "].iter().any(|article| before.ends_with(article));
                    assert!(language != 1 || !article, "{line}");
                }
            }
        }
    }
}

/// 1: the rulebook uses one word for the whole battle and for an engagement.
#[test]
fn in_russian_the_battle_is_not_called_like_an_engagement() {
    let russian = 3;
    assert_eq!(value(russian, "phase-battle"), "Битва");
    let of_the_battle = ["phase-over", "refusal-game-over", "event-spread", "option-battle_size", "option-round_limit"];
    for key in of_the_battle {
        let said = value(russian, key).to_lowercase();
        assert!(said.contains("битв") && !said.contains("сражени"), "{key}: {said}");
    }
    for key in ["event-carried-on", "event-leaving", "zone-left-engagement", "option-shoot_into_engagement"] {
        let said = value(russian, key).to_lowercase();
        assert!(said.contains("сражени") && !said.contains("битв"), "{key}: {said}");
    }
}

fn zone_of(message: &Message) -> Arg {
    message.args.iter().find(|(name, _)| *name == "zone").unwrap().1.clone()
}

/// Left and right are those of whoever reads the log; an onlooker is told whose they are.
///
/// Holds: PB-2.2.1, PB-2.2.2.
#[test]
fn left_and_right_are_the_readers_own() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    let mut state = game.start();
    let seats = [0, 1].map(|index| Seat::new(index).unwrap());
    let does = |state: &mut State, by: Actor, action: &str| {
        let mut events = Vec::new();
        game.apply(state, by, game.parse(action).unwrap(), &mut events);
        events
    };
    for seat in seats {
        does(&mut state, Actor::Seat(seat), "ready(1)");
        does(&mut state, Actor::Seat(seat), "commit");
    }
    does(&mut state, Actor::Chance, "rolls(6, 1)");
    let label = |state: &State, action: &str| {
        let action = game.parse(action).unwrap();
        let view = game.view(state, Observer::Seat(seats[0]));
        let seen = Seen::<PocketBattles>::new(&game, state, &view, Observer::Seat(seats[0]));
        zone_of(&game.label(&seen, action))
    };
    assert_eq!(label(&state, "deploy(A1, AF3)"), Arg::Term("zone-left-front".into()), "A has column 3 on the left");
    let placed = does(&mut state, Actor::Seat(seats[0]), "deploy(A1, AF3)");
    let zone = |observer| {
        let seen = game.seen(&placed[0], observer).unwrap();
        zone_of(&game.line(&seen).unwrap())
    };
    assert_eq!(zone(Observer::Seat(seats[0])), Arg::Term("zone-left-front".into()));
    assert_eq!(zone(Observer::Seat(seats[1])), Arg::Term("zone-right-front".into()));
    assert_eq!(zone(Observer::Spectator), Arg::Term("zone-A-left-front".into()));
    let refusal = game.refusal(&state, seats[1], game.parse("deploy(B1, AF3)").unwrap()).unwrap().explain();
    assert_eq!(zone_of(&refusal.message), Arg::Term("zone-enemy-right-front".into()));
}

/// A refused purchase is told with both numbers of it, in every language, and they are those of the position.
///
/// Holds: PB-2.3.3, PB-3.3.4, PB-4.22.3.
#[test]
fn what_cannot_be_paid_is_refused_with_its_price_and_with_what_is_left() {
    let game = PocketBattles::new(&Options::default()).unwrap();
    // 57 of 60 points are spent.
    let units = [
        json!({ "troops": ["C05", "C12"] }),
        json!({ "troops": ["C06", "C14"] }),
        json!({ "troops": ["C15", "C20", "C28"] }),
        json!({ "troops": ["C25", "C27", "C29", "C07"] }),
        json!({ "troops": ["C21", "C23", "C10", "C08"] }),
        json!({ "troops": ["C04"] }),
    ];
    let building = position(&game, &json!({ "sides": [{ "units": units }, {}] }));
    // Three tokens are unused, and three lie at the unit beside the bearer of Double Order.
    let turn = position(
        &game,
        &json!({ "step": "turn", "round": 3, "active": 1, "has_had_turn": [true, true], "sides": [
            { "ready": true, "unused": 6, "units": [{ "troops": ["C15", "C20", "C28"], "at": "AF2" }] },
            { "ready": true, "unused": 3, "units": [
                { "troops": ["R10"], "at": "BR2" },
                { "troops": ["R15", "R16"], "at": "BF2", "orders": 3 },
            ] },
        ] }),
    );
    let [a, b] = [0, 1].map(|index| Seat::new(index).unwrap());
    for (state, seat, action, clause, key, told) in [
        (&building, a, "open(C11)", "PB-2.3.3", "refusal-too-dear", [("points", 5), ("left", 3)]),
        (&turn, b, "move(B2, BF1)", "PB-3.3.4", "refusal-too-few-tokens", [("price", 4), ("unused", 3)]),
        (&turn, b, "double_order(B1)", "PB-4.22.3", "refusal-no-order-to-follow", [("price", 1), ("left", 2)]),
    ] {
        let refusal = game.refusal(state, seat, game.parse(action).unwrap()).unwrap().explain();
        assert_eq!((refusal.clause.0, refusal.message.key), (clause, key), "{action}");
        for (name, number) in told {
            assert!(refusal.message.args.contains(&(name, Arg::Number(number))), "{action}: {:?}", refusal.message);
            for language in 0..LANGUAGES.len() {
                let said = value(language, key);
                assert!(said.contains(&format!("{{ ${name} }}")), "{said} does not say the {name}");
            }
        }
    }
}
