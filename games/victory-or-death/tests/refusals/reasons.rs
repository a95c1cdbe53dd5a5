//! Whatever answers the open decision in kind and is refused, is refused with a reason of its own.

use quincunx_engine::prelude::*;
use quincunx_engine::{Arg, Conformance, Explain, Turn, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use victory_or_death::VictoryOrDeath;

/// The words of notation that answer a decision. Those of the free actions and of D-18 are an answer everywhere
/// once the set-up is over.
fn answers(decision: &str) -> &'static [&'static str] {
    match decision {
        "decision-strategy" => &["use", "end"],
        "decision-play" => &["play", "emergency", "none"],
        "decision-fetch" => &["fetch"],
        "decision-extra" => &["play", "emergency", "end"],
        "decision-planning" => &["lay", "emergency", "end"],
        "decision-losses" => &["done", "ask"],
        "decision-draw" => &["draw"],
        "decision-pay" | "decision-forced" => &["alternative", "discard", "bribe", "off", "vp", "back"],
        "decision-muster" => &["new", "place-in", "stop"],
        "decision-place" => &["place", "stop"],
        "decision-battle" => &["fight", "stop"],
        "decision-remove" => &["stop"],
        "decision-take-off" => &["off", "end-off"],
        "decision-search" => &["take", "stop"],
        "decision-do" => &["do", "stop"],
        "decision-cost" => &["pay", "stop"],
        "decision-target" => &["power"],
        "decision-actor" => &["self", "teammate"],
        "decision-react" => &["use", "pass", "wait", "go-on"],
        "decision-aid" | "decision-scoring" => &["end"],
        "decision-mulligan" => &["keep", "redraw"],
        "decision-discards" => &[],
        other => panic!("{other} is unknown"),
    }
}

const ANYWHERE: [&str; 7] = ["buy", "lift", "put", "take-back", "use", "d-18", "card"];

/// Holds: VOD-8.1.
#[test]
fn every_answer_has_its_reason() {
    let mut rng = Pcg64Mcg::seed_from_u64(6);
    let (mut legal, mut others) = (Vec::new(), 0);
    for options in VictoryOrDeath::samples() {
        let game = VictoryOrDeath::new(&options).unwrap();
        let mut state = game.start();
        for _ in 0..5000 {
            if !random_step(&game, &mut state, &mut legal, &mut rng) {
                state = game.start();
            }
            let Turn::Seats(seats) = game.turn(&state) else { continue };
            for seat in seats.iter() {
                for _ in 0..40 {
                    let action = game.any_action(&mut rng);
                    let Some(why) = game.refusal(&state, seat, action).map(|refusal| refusal.explain()) else {
                        continue;
                    };
                    if why.message.key != "refusal-other-decision" {
                        continue;
                    }
                    let Some((_, Arg::Term(decision))) = why.message.args.first() else { panic!("{why:?}") };
                    let notation = game.notation(action);
                    // Of these words the arguments tell which decision they answer.
                    let word = if decision == "decision-losses" {
                        notation.as_str()
                    } else {
                        notation.split('(').next().unwrap()
                    };
                    let set_up = matches!(decision.as_str(), "decision-mulligan" | "decision-discards");
                    let known = answers(decision).contains(&word) || !set_up && ANYWHERE.contains(&word);
                    assert!(!known, "{notation} at {decision}");
                    others += 1;
                }
            }
        }
    }
    assert!(others > 1000, "{others}");
}
