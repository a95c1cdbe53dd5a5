//! The guide to adding a game (`docs/ADDING.md`): its game keeps the contract, and what the guide quotes is what is compiled.

#[path = "../../../docs/adding/game.rs"]
#[expect(unreachable_pub, reason = "it is written as the root of a crate has it")]
mod game;

use game::{Action, Event, Options, State, Tricks};
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, Conformance, Observation, Observer, Seat, below, conformance};
use rand_core::Rng;

const GUIDE: &str = include_str!("../../../docs/ADDING.md");

impl Conformance for Tricks {
    fn samples() -> Vec<Options> {
        [2, 4, 6].map(|cards| Options { cards }).into()
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let card = below(rng, 20) as u8;
        if below(rng, 4) == 0 { Action::Deal(card) } else { Action::Play(card) }
    }

    fn bound(&self) -> u32 {
        12 + 3 * 12 // The deal, and each card, taken back and played again.
    }

    fn total(&self) -> (i32, u32) {
        (1, 1)
    }

    fn goals() -> Vec<String> {
        let cards = (1..=12).flat_map(|card| [format!("dealt {card}"), format!("played {card}")]);
        cards.chain(["A wins", "B wins", "both win"].map(String::from)).collect()
    }

    fn reached(&self, before: &State, by: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        for event in events {
            match event {
                Event::Dealt { card, .. } => goal(&format!("dealt {card}")),
                Event::Played { card, .. } => goal(&format!("played {card}")),
            }
        }
        let mut after = before.clone();
        self.apply(&mut after, by, action, &mut ());
        if self.turn(&after) == quincunx_engine::Turn::Over {
            match self.returns(&after).to_string().as_str() {
                "1 0" => goal("A wins"),
                "0 1" => goal("B wins"),
                _ => goal("both win"),
            }
        }
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        self.position(state).map(drop).map_err(|fault| fault.to_string())
    }
}

#[test]
fn the_game_of_the_guide_conforms() {
    let report = conformance::run::<Tricks>(5_000, 1, |_| {});
    assert_eq!(report.faults, [""; 0]);
    assert_eq!(report.uncovered, [""; 0]);
}

/// What the test of the board lays out.
#[test]
fn the_board_of_the_guide_is_tested_with_what_the_rules_show() {
    let game = Tricks::new(&Options::default()).expect("the default is good");
    let mut state = game.start();
    for card in [3, 8, 11, 1, 5, 12, 6, 9] {
        game.apply(&mut state, Actor::Chance, Action::Deal(card), &mut ());
    }
    let seen = Observation::of(&game, &state, Observer::Seat(Seat::new(0).expect("A")));
    let written = serde_json::to_string_pretty(&seen).expect("it is JSON");
    assert_eq!(
        written,
        include_str!("../../../docs/adding/observation.json").trim_end(),
        "docs/adding/observation.json"
    );
}

#[test]
fn the_guide_quotes_what_is_compiled() {
    for (language, file) in [
        ("rust", include_str!("../../../docs/adding/game.rs")),
        ("svelte", include_str!("../../../docs/adding/Board.svelte")),
        ("ftl", include_str!("../../../docs/adding/en.ftl")),
    ] {
        let quoted: Vec<_> = GUIDE.split(&format!("```{language}\n")).skip(1).flat_map(lines).collect();
        let whole: Vec<_> = lines(file).collect();
        assert_eq!(quoted, whole, "the blocks of {language} in docs/ADDING.md");
        assert!(whole.len() <= 200, "{} lines of {language}", whole.len());
    }
}

/// The lines of a block up to its fence, without blank ones.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().take_while(|line| *line != "```").filter(|line| !line.trim().is_empty())
}

/// Every sentence that the rules say is in the words.
#[test]
fn the_words_of_the_guide_are_all_there() {
    let words = include_str!("../../../docs/adding/en.ftl");
    let source = include_str!("../../../docs/adding/game.rs");
    let asked =
        source.split('"').filter(|text| ["prompt-", "action-", "fault-"].iter().any(|kind| text.starts_with(kind)));
    for key in asked.chain(["refusal-chance", "refusal-not-your-turn", "refusal-not-in-hand", "option-cards"]) {
        assert!(words.lines().any(|line| line.starts_with(&format!("{key} ="))), "{key}");
    }
}
