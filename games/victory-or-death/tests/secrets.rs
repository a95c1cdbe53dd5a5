//! Nobody but its owner learns a power's cards, not even its teammate (section 6), and what is guessed instead is fair (7.1).

use std::collections::BTreeMap;

use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Explain, Observation, Observer, Seat, Turn, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use victory_or_death::{Event, Options, Power, STANDARD, State, VictoryOrDeath};

/// A table at which each power has a seat of its own, the seats in turn order.
fn table_of_four() -> VictoryOrDeath {
    VictoryOrDeath::new(&Options { seats: 4, ..Options::default() }).unwrap()
}

fn seat(power: Power) -> Seat {
    Seat::new(power.index()).unwrap()
}

fn position(game: &VictoryOrDeath, over: &Value) -> State {
    let mut setup = serde_json::to_value(game.setup(&game.start())).unwrap();
    lay(&json!({ "stage": "turn", "phase": "open" }), &mut setup);
    lay(over, &mut setup);
    game.position(&serde_json::from_value(setup).unwrap()).unwrap()
}

fn act(game: &VictoryOrDeath, state: &mut State, power: Power, text: &str) -> Vec<Event> {
    let action = game.parse(text).unwrap();
    assert!(game.refusal(state, seat(power), action).is_none(), "{power:?}: {text}");
    let mut events = Vec::new();
    game.apply(state, Actor::Seat(seat(power)), action, &mut events);
    events
}

/// What all but Sparta are shown, what they are told of why they cannot do things, and what they learnt of these events.
fn others(game: &VictoryOrDeath, state: &State, events: &[Event]) -> String {
    let observers = [Power::Corinth, Power::Delian, Power::Athens].map(|power| Observer::Seat(seat(power)));
    let mut told = String::new();
    for observer in observers.into_iter().chain([Observer::Spectator]) {
        told += &serde_json::to_string(&Observation::of(game, state, observer)).unwrap();
        for event in events.iter().filter_map(|event| game.seen(event, observer)) {
            told += &format!("{event:?} {:?}", game.line(&event));
        }
        if let Observer::Seat(seat) = observer {
            let mut rng = Pcg64Mcg::seed_from_u64(1);
            for _ in 0..400 {
                let action = game.any_action(&mut rng);
                told += &format!("{:?}", game.refusal(state, seat, action).map(|why| why.explain()));
            }
        }
    }
    told
}

/// Positions and windows that differ in Sparta's hand and laid cards only.
///
/// Holds: VOD-6.1, VOD-6.3, VOD-6.4, VOD-4.10.15.
#[test]
fn nobody_else_can_tell_a_power_s_hands_and_laid_cards_apart() {
    let game = table_of_four();
    let holdings = [
        (["sparta_land_battle", "spa_e1"], "spa_p6"),
        (["spa_p1", "spa_s1"], "spa_p3"),
        (["sparta_sea_battle", "sparta_sea_battle"], "spa_p2"),
    ];
    let told = holdings.map(|(hand, laid)| {
        let mut told = String::new();
        for active in ["sparta", "athens"] {
            let sparta = json!({ "hoplites": ["argos", "laconia"], "hand": hand, "laid": [{ "card": laid }] });
            let powers = json!({ "sparta": sparta, "athens": { "hand": ["athens_land_battle"] } });
            let mut state = position(&game, &json!({ "round": 2, "active": active, "step": "play", "powers": powers }));
            told += &others(&game, &state, &[]);
            if active == "athens" {
                act(&game, &mut state, Power::Athens, "play(athens_land_battle)");
                let events = act(&game, &mut state, Power::Athens, "fight(saronic_gulf, argos)");
                told += &others(&game, &state, &events);
            }
        }
        told
    });
    assert!(told[0] == told[1] && told[1] == told[2]);
}

/// Plays random games and looks at each event.
fn events(count: u64, mut watch: impl FnMut(&VictoryOrDeath, &Event)) {
    let game = table_of_four();
    for seed in 0..count {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let (mut state, mut legal) = (game.start(), Vec::new());
        loop {
            let (by, action) = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, game.outcome(&state, below(&mut rng, game.weight(&state)))),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
                }
            };
            let mut events = Vec::new();
            game.apply(&mut state, by, action, &mut events);
            events.iter().for_each(|event| watch(&game, event));
        }
    }
}

/// The power that an event hides something of from others, and how many cards it names to an observer.
fn hidden_of(event: &Event) -> Option<(Power, usize)> {
    match event {
        Event::Drew { power, card } | Event::Laid { power, card, .. } => Some((*power, usize::from(card.is_some()))),
        Event::OpeningDiscards { power, cards } | Event::Discarded { power, cards, .. } => {
            Some((*power, cards.iter().flatten().count()))
        }
        _ => None,
    }
}

/// There is no way in which a teammate learns more than an onlooker: nothing in the game is for one team only.
///
/// Holds: VOD-6.2, VOD-6.3, VOD-2.2.5, VOD-C4, VOD-C5.
#[test]
fn a_teammate_learns_what_everybody_learns() {
    let (mut all, mut secret) = (0, 0);
    events(8, |game, event| {
        let public = game.seen(event, Observer::Spectator);
        all += 1;
        for power in Power::ALL {
            let seen = game.seen(event, Observer::Seat(seat(power)));
            match hidden_of(event) {
                Some((owner, _)) if owner == power => assert_eq!(seen.as_ref(), Some(event), "its own cards it sees"),
                _ => assert_eq!(seen, public, "{power:?}"),
            }
        }
        match (event, public.as_ref().and_then(hidden_of)) {
            (Event::Drew { .. } | Event::Laid { .. }, Some((_, named))) => {
                assert_eq!(named, 0);
                secret += 1;
            }
            (Event::Discarded { shown: false, .. } | Event::OpeningDiscards { .. }, Some((_, named))) => {
                assert!(named <= 1, "the last of a group");
                secret += 1;
            }
            _ => {}
        }
    });
    assert!(all > 2_000 && secret > 500, "{all} {secret}");
}

/// Four cards of Sparta that nobody else can place: one laid, one in hand, two in the pile. A laid card is a Prepare card.
///
/// Holds: VOD-7.1.
#[test]
fn what_cannot_be_seen_is_guessed_each_arrangement_as_likely_as_any_other() {
    let game = table_of_four();
    let file: toml::Table = STANDARD.parse().unwrap();
    let unknown = ["spa_p1", "spa_p3", "spa_e1", "spa_e2"];
    let discard: Vec<&str> = file["card"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|card| card["power"].as_str() == Some("sparta") && !unknown.contains(&card["id"].as_str().unwrap()))
        .flat_map(|card| vec![card["id"].as_str().unwrap(); card["copies"].as_integer().unwrap() as usize])
        .collect();
    let sparta =
        json!({ "hand": ["spa_e1"], "laid": [{ "card": "spa_p1" }], "deck": ["spa_p3", "spa_e2"], "discard": discard });
    let own = json!({ "hand": ["cor_e1", "cor_p1"], "laid": [{ "card": "cor_p2" }] });
    let powers = json!({ "sparta": sparta, "corinth": own });
    let state = position(&game, &json!({ "round": 2, "active": "corinth", "step": "play", "powers": powers }));
    let before = serde_json::to_value(game.setup(&state)).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(431);
    let mut found: BTreeMap<(String, String), u32> = BTreeMap::new();
    let total = 6_000;
    for _ in 0..total {
        let mut guess = state.clone();
        game.resample(&mut guess, Observer::Seat(seat(Power::Corinth)), &mut rng);
        let setup = serde_json::to_value(game.setup(&guess)).unwrap();
        assert_eq!(setup["powers"]["corinth"], before["powers"]["corinth"], "what it knows stays");
        assert_eq!(setup["powers"]["sparta"]["discard"], before["powers"]["sparta"]["discard"], "as does what it saw");
        let card = |path: &str| setup["powers"]["sparta"].pointer(path).unwrap().as_str().unwrap().to_owned();
        *found.entry((card("/laid/0/card"), card("/hand/0"))).or_default() += 1;
    }
    assert_eq!(found.len(), 6, "two laid cards, each with three hands: {found:?}");
    for (arrangement, count) in found {
        assert!(arrangement.0.starts_with("spa_p"), "{arrangement:?}");
        assert!((900..=1100).contains(&count), "{arrangement:?}: {count} of {total}");
    }
}
