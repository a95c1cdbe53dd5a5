//! What the other player and a spectator see does not tell whether there was anything to choose, nor what was dealt anew.

use field_of_glory::{DefenderBonusCard, FieldOfGlory, Options, State};
use quincunx_checks::{hostile::rng, lay};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observation, Observer, Seat, Turn, random_step};
use serde_json::{Value, json};

/// A decision whose single legal value is a secret, and the same decision where there are several.
struct Case {
    options: Options,
    /// Whose decision it is.
    seat: usize,
    /// The position, but for the secret.
    position: Value,
    /// The secret cards: of one legal value, and of several.
    cards: [Value; 2],
    /// What is done with them.
    actions: [&'static str; 2],
}

impl Case {
    fn states(&self, game: &FieldOfGlory) -> [State; 2] {
        let columns: serde_json::Map<_, _> =
            (1..=5).map(|number| (number.to_string(), json!({ "terrain": "plain" }))).collect();
        let player = json!({ "deck": [] });
        let mut common = serde_json::to_value(game.setup(&game.start())).unwrap();
        lay(&json!({ "turn": 5, "columns": columns, "players": [player, player] }), &mut common);
        lay(&self.position, &mut common);
        self.cards.each_ref().map(|cards| {
            let mut setup = common.clone();
            lay(cards, &mut setup["players"][self.seat]);
            game.position(&serde_json::from_value(setup).unwrap()).unwrap()
        })
    }

    fn check(&self) {
        let game = FieldOfGlory::new(&self.options).unwrap();
        let seat = Seat::new(self.seat).unwrap();
        let mut states = self.states(&game);
        let choices = states.each_ref().map(|state| {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            legal.len()
        });
        assert!(choices[0] == 1 && choices[1] > 1, "{:?}: {choices:?}", self.actions);
        assert!(matches!(game.turn(&states[0]), Turn::Seats(waiting) if waiting.contains(seat)), "it is asked");

        let others = [Observer::Seat(Seat::new(1 - self.seat).unwrap()), Observer::Spectator];
        let shown = |state: &State| {
            others.map(|observer| serde_json::to_string(&Observation::of(&game, state, observer)).unwrap())
        };
        assert_eq!(shown(&states[0]), shown(&states[1]), "{:?}: before", self.actions);
        let learnt = [0, 1].map(|number| {
            let action = game.parse(self.actions[number]).unwrap();
            assert!(game.refusal(&states[number], seat, action).is_none(), "{}", self.actions[number]);
            let mut events = Vec::new();
            game.apply(&mut states[number], Actor::Seat(seat), action, &mut events);
            others.map(|observer| {
                let seen = events.iter().filter_map(|event| game.seen(event, observer));
                let seen: Vec<_> = seen.map(|event| (game.line(&event), event)).collect();
                serde_json::to_string(&seen).unwrap()
            })
        });
        assert_eq!(learnt[0], learnt[1], "{:?}: what is learnt", self.actions);
        assert_eq!(game.turn(&states[0]), game.turn(&states[1]), "{:?}: who goes on", self.actions);
        assert_eq!(shown(&states[0]), shown(&states[1]), "{:?}: after", self.actions);
    }
}

fn hands(one: &[&str], several: &[&str]) -> [Value; 2] {
    [json!({ "hand": one }), json!({ "hand": several })]
}

/// Holds: FOG-8.1.
#[test]
fn four_commanders_in_a_pack() {
    let kept = [
        "HI2", "HI3", "HI4", "MI2", "MI3", "MI4", "LI2", "LI3", "LI4", "PK2", "PK3", "PK4", "SP2", "SP3", "SP4", "AR2",
        "CV2", "CV3", "CV4", "LC2", "LC3", "LC4",
    ];
    let other = json!({ "kept": kept, "pack": ["HI2", "HI3", "HI4", "MI2"] });
    Case {
        options: Options::default(),
        seat: 0,
        position: json!({ "step": "draft", "turn": 0, "players": [{ "kept": kept }, other] }),
        cards: [json!({ "pack": ["CO5", "CO5", "CO5", "CO5"] }), json!({ "pack": ["CO5", "CO5", "OV2", "RS2"] })],
        actions: ["keep(CO5, CO5)", "keep(OV2, RS2)"],
    }
    .check();
}

/// Holds: FOG-8.4.
#[test]
fn a_hand_with_which_nothing_can_be_done() {
    Case {
        options: Options::default(),
        seat: 0,
        position: json!({ "step": "actions", "players": [{ "deck": ["MI2", "MI3"] }, {}] }),
        cards: hands(&["HI4"], &["LC2"]),
        actions: ["end", "end"],
    }
    .check();
}

/// Holds: FOG-8.5.
#[test]
fn a_hand_from_which_nothing_more_can_be_placed() {
    Case {
        options: Options::default(),
        seat: 1,
        position: json!({
            "step": "placing",
            "active": 1,
            "columns": { "2": { "units": [[], ["LI2"]] } },
            "placing": { "price": 1, "paid": 0, "stood": {} },
            "players": [{}, {}],
        }),
        cards: hands(&["CO5", "OV2"], &["LC2", "OV2"]),
        actions: ["done", "done"],
    }
    .check();
}

/// Holds: FOG-8.6.
#[test]
fn a_hand_of_one_face_to_pay_with() {
    Case {
        options: Options::default(),
        seat: 0,
        position: json!({
            "step": "paying",
            "columns": { "2": { "units": [["PK2"], []] } },
            "placing": { "price": 5, "paid": 0, "stood": {} },
            "players": [{}, {}],
        }),
        cards: hands(&["HI4", "HI4"], &["HI4", "LI2"]),
        actions: ["pay(HI4)", "pay(HI4)"],
    }
    .check();
}

/// An attack in column 3 by two units on two.
fn attack(step: &str) -> Value {
    json!({
        "step": step,
        "columns": { "3": { "units": [["MI2", "MI3"], ["MI2", "MI4"]] } },
        "combat": { "flank": false, "target": 3, "launch": 3, "lead": "MI3" },
        "players": [{}, {}],
    })
}

/// Holds: FOG-8.7.
#[test]
fn a_hand_of_one_face_for_the_attackers_bonus_card() {
    for (several, action) in
        [(["HI4", "LI2"], "hand(LI2)"), (["OV2", "HI4"], "hand(HI4)"), (["OV2", "HI4"], "hand(OV2)")]
    {
        Case {
            options: Options::default(),
            seat: 0,
            position: attack("attacker-bonus"),
            cards: hands(&["HI4", "HI4"], &several),
            actions: ["hand(HI4)", action],
        }
        .check();
    }
}

/// Holds: FOG-8.10, FOG-R3.
#[test]
fn a_hand_of_one_face_for_a_compulsory_bonus_card_of_the_defender() {
    let mut position = attack("defender-bonus");
    position["combat"]["attacker"] = json!({ "from": "hand", "card": "LC2" });
    Case {
        options: Options { defender_bonus_card: DefenderBonusCard::Mandatory, ..Options::default() },
        seat: 1,
        position,
        cards: hands(&["HI4", "HI4"], &["HI4", "LI2"]),
        actions: ["hand(HI4)", "hand(LI2)"],
    }
    .check();
}

/// Plays random games at each sample table, and shows every position.
fn wander(games: u64, mut look: impl FnMut(&FieldOfGlory, &State)) {
    for options in FieldOfGlory::samples() {
        let game = FieldOfGlory::new(&options).unwrap();
        for seed in 0..games {
            let (mut state, mut rng) = (game.start(), rng(seed));
            look(&game, &state);
            while random_step(&game, &mut state, &mut Vec::new(), &mut rng) {
                look(&game, &state);
            }
        }
    }
}

/// Whether there is only one thing to do is public in all decisions but those above.
#[test]
fn other_forced_decisions_are_public() {
    let secret =
        ["keep", "actions", "placing", "pay", "attacker-bonus", "defender-bonus"].map(|word| format!("prompt-{word}"));
    let (mut rng, mut forced) = (rng(7), 0);
    wander(20, |game, state| {
        let Turn::Seats(waiting) = game.turn(state) else { return };
        let seat = waiting.lowest().unwrap();
        let is_forced = |state: &State| {
            let mut legal = Vec::new();
            game.legal(state, seat, &mut legal);
            legal.len() == 1
        };
        if secret.iter().any(|key| game.prompt_at(state, Observer::Seat(seat)).message.key == key) {
            return;
        }
        forced += u32::from(is_forced(state));
        for observer in [Observer::Spectator, Observer::Seat(Seat::new(1 - seat.index()).unwrap())] {
            let mut other = state.clone();
            game.resample(&mut other, observer, &mut rng);
            assert_eq!(is_forced(&other), is_forced(state), "{:?}", game.setup(state));
        }
    });
    assert!(forced > 100, "{forced}");
}

/// What is dealt anew is a position that a game can come to, which explains every card that was seen; and nobody who did not
/// know better sees a difference.
#[test]
fn what_is_dealt_anew_agrees_with_all_that_is_known() {
    let (mut rng, mut other_hands) = (rng(8), 0);
    wander(12, |game, state| {
        for observer in
            [Observer::Spectator, Observer::Seat(Seat::new(0).unwrap()), Observer::Seat(Seat::new(1).unwrap())]
        {
            let mut other = state.clone();
            game.resample(&mut other, observer, &mut rng);
            other_hands += u32::from(other != *state);
            assert_eq!(game.position(&game.setup(&other)).as_ref(), Ok(&other), "{observer:?}");
            let shown = |state| serde_json::to_string(&Observation::of(game, state, observer)).unwrap();
            assert_eq!(shown(&other), shown(state), "{observer:?}");
        }
    });
    assert!(other_hands > 10_000, "{other_hands}");
}

/// After a run-out much is known of a hand. What is true is among what may be dealt.
#[test]
fn what_is_true_can_be_dealt() {
    let (mut rng, mut tried) = (rng(9), 0);
    wander(60, |game, state| {
        let all = serde_json::to_value(game.view(state, game.everything(state))).unwrap();
        for seat in Seat::first(2) {
            let player = &all["players"][seat.index()];
            let size = |name: &str| player[name].as_u64().unwrap();
            let few = size("runOuts") > 0 && (1..=2).contains(&size("handSize")) && size("deckSize") <= 3;
            if !few || tried == 60 {
                continue;
            }
            tried += 1;
            let other = Observer::Seat(Seat::new(1 - seat.index()).unwrap());
            let found = (0..40_000).any(|_| {
                let mut dealt = state.clone();
                game.resample(&mut dealt, other, &mut rng);
                dealt == *state
            });
            assert!(found, "{:?}", game.setup(state));
        }
    });
    assert_eq!(tried, 60);
}
