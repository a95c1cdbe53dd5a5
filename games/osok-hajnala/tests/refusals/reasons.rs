//! What is not legal is refused, with a reason of its own, and the reason betrays nothing.

use std::collections::BTreeSet;

use osok_hajnala::{Action, Components, DeckRules, Options, OsokHajnala, State};
use quincunx_checks::folder;
use quincunx_engine::prelude::*;
use quincunx_engine::{Arg, Conformance, Explain, Explanation, Observer, Seat, Turn, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A deck of all castes.
const MIXED: &str = "4 h-c1, 4 m-c1, 2 w-c1, 4 h-w1, 4 m-w1, 4 m-q2, 4 h-q2, 4 h-i1, 4 m-i1, 4 h-t1, 4 w-t2, 4 h-t2";

/// Every action that can be written, but for the many places and records of `activate`.
fn pool(game: &OsokHajnala) -> Vec<Action> {
    let of_card = [
        "starting-card",
        "set-aside",
        "discard",
        "place",
        "equip",
        "ability",
        "potion",
        "instant",
        "quick",
        "target",
        "card",
    ];
    let of_slot = ["turn-idle", "attack", "slot", "guard"];
    let plain = [
        "draw-seven",
        "me",
        "opponent",
        "done",
        "keep",
        "finish",
        "active",
        "idle",
        "enough",
        "pass",
        "no-guard",
        "suffer",
        "take-over",
        "no",
        "yes",
        "target(A)",
        "target(B)",
        "dice(1, 6)",
        "activate(noble)",
        "activate(battlefield)",
    ];
    let parts = ["body", "weapon", "weapon-upgrade", "on-weapon", "armour", "armour-upgrade", "mount", "attached"];
    let mut words: Vec<String> = plain.map(str::to_owned).into();
    for slot in 1..=4 {
        words.extend(of_slot.map(|word| format!("{word}({slot})")));
        words.extend(parts.map(|part| format!("activate({slot} {part})")));
        for player in ["A", "B"] {
            words.extend(["body", "mount", "attached"].map(|part| format!("target({player}{slot} {part})")));
        }
    }
    for card in &Components::standard().cards {
        words.extend(of_card.map(|word| format!("{word}({})", card.id)));
        words.extend((1..=4).map(|slot| format!("trap({}, {slot})", card.id)));
    }
    words.iter().map(|word| game.parse(word).unwrap_or_else(|| panic!("{word}"))).collect()
}

/// Looks at positions of random games at each sample table, with all actions.
fn each_position(every: usize, mut look: impl FnMut(&OsokHajnala, &State, &[Action], &mut Pcg64Mcg)) {
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    let mut list = Vec::new();
    let mixed = Options { decks: [MIXED; 2].map(Into::into), deck_rules: DeckRules::Free, ..Options::default() };
    for options in OsokHajnala::samples().into_iter().chain([mixed]) {
        let game = OsokHajnala::new(&options).expect("it is a good table");
        let pool = pool(&game);
        let mut state = game.start();
        for step in 0..1500 {
            if !random_step(&game, &mut state, &mut list, &mut rng) {
                state = game.start();
            }
            if step % every == 0 {
                look(&game, &state, &pool, &mut rng);
            }
        }
    }
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|seat| Seat::new(seat).expect("there are two"))
}

#[test]
fn what_is_not_legal_is_refused_and_nothing_else() {
    let mut legal = Vec::new();
    each_position(7, |game, state, pool, _| {
        for seat in seats() {
            legal.clear();
            if matches!(game.turn(state), Turn::Seats(waiting) if waiting.contains(seat)) {
                game.legal(state, seat, &mut legal);
            }
            for action in pool.iter().chain(&legal) {
                let refusal = game.refusal(state, seat, *action);
                assert_eq!(refusal.is_none(), legal.contains(action), "{action:?}: {refusal:?}\n{state:?}");
            }
        }
    });
}

/// The words that answer a decision.
fn answers(decision: &str) -> &'static [&'static str] {
    const ANYTIME: [&str; 3] = ["potion", "activate", "finish"];
    match decision {
        "decision-opening" => &["draw-seven", "starting-card"],
        "decision-set-aside" => &["set-aside", "done"],
        "decision-who-starts" => &["me", "opponent"],
        "decision-exchange" => &["keep", "discard"],
        "decision-second" | "decision-cost" | "decision-discard" | "decision-hand-limit" => &["discard"],
        "decision-tactical" | "decision-attack" => &[
            "place",
            "turn-idle",
            "equip",
            "ability",
            "instant",
            "attack",
            "potion",
            "activate",
            "finish",
            "trap",
            "target",
            "slot",
        ],
        "decision-end" => &ANYTIME,
        "decision-slot" | "decision-recipient" | "decision-user" | "decision-place" => &["slot"],
        "decision-posture" => &["active", "idle"],
        "decision-target" => &["target", "enough"],
        "decision-window" | "decision-answer" => &["pass", "quick"],
        "decision-guard" => &["guard", "no-guard"],
        "decision-trap" => &["pass", "trap"],
        "decision-take-over" => &["suffer", "take-over"],
        "decision-may" => &["no", "yes"],
        other => panic!("{other} is unknown"),
    }
}

#[test]
fn every_answer_has_its_reason() {
    let (mut reasons, mut clauses) = (BTreeSet::new(), BTreeSet::new());
    each_position(5, |game, state, pool, _| {
        for seat in seats() {
            for action in pool {
                let Some(refusal) = game.refusal(state, seat, *action) else { continue };
                let Explanation { clause, message } = refusal.explain();
                clauses.insert(clause.0);
                reasons.insert(message.key);
                if message.key != "refusal-other-decision" {
                    continue;
                }
                let decision = message.args.iter().find_map(|(_, arg)| match arg {
                    Arg::Term(decision) => Some(decision.as_str()),
                    _ => None,
                });
                let mut word = String::new();
                game.write(*action, &mut word).expect("a string takes everything");
                let verb = word.split('(').next().expect("there is one");
                let decision = decision.expect("the decision is named");
                assert!(!answers(decision).contains(&verb), "{word} at {decision}: {state:?}");
            }
        }
    });
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "en").unwrap();
    clauses.retain(|clause| !rules.contains(&format!("\n[{clause}] ")));
    assert!(clauses.is_empty(), "the rulebook has no {clauses:?}");
    for reason in [
        "refusal-player-level",
        "refusal-life",
        "refusal-placed",
        "refusal-no-character",
        "refusal-not-active",
        "refusal-caste",
        "refusal-character-level",
        "refusal-ability-used",
        "refusal-equipped",
        "refusal-unarmed",
        "refusal-acted",
        "refusal-came",
        "refusal-no-target",
        "refusal-place-full",
        "refusal-no-base",
        "refusal-hero-only",
        "refusal-nothing-below",
        "refusal-potion-drunk",
        "refusal-itself",
        "refusal-shielded",
        "refusal-own-player",
        "refusal-not-touched",
        "refusal-trap-answers",
        "refusal-wrong-phase",
        "refusal-not-your-decision",
        "refusal-not-in-hand",
        "refusal-card-kind",
        "refusal-starting-level",
        "refusal-slot-order",
        "refusal-named",
    ] {
        assert!(reasons.contains(reason), "{reason} is never given: {reasons:?}");
    }
}

/// Holds: OH-6.5, OH-6.10, OH-6.12, OH-6.26.
#[test]
fn a_refusal_betrays_nothing() {
    each_position(11, |game, state, pool, rng| {
        for seat in seats() {
            let mut guess = state.clone();
            game.resample(&mut guess, Observer::Seat(seat), rng);
            for action in pool {
                let [known, guessed] = [state, &guess].map(|state| game.refusal(state, seat, *action));
                assert_eq!(known, guessed, "{action:?}");
            }
        }
    });
}
