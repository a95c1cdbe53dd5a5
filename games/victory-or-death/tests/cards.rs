//! What the cards of the standard file do, word for word.

use std::sync::LazyLock;

use quincunx_checks::lay;
use quincunx_engine::prelude::*;
use quincunx_engine::{Arg, Observer};
use serde_json::{Value, json};
use victory_or_death::{Options, Power, PresenceScope, SeenComponents, VictoryOrDeath};

static SHOWN: LazyLock<SeenComponents> =
    LazyLock::new(|| VictoryOrDeath::new(&Options::default()).expect("these are the rules").components());

/// A sentence as it is put together: its keys, and what they are filled with, but for what may be missing and is.
fn told(arg: &Arg) -> String {
    match arg {
        Arg::Number(n) => n.to_string(),
        Arg::Term(id) | Arg::Text(id) => id.clone(),
        Arg::Phrase(phrase) => {
            let args = phrase.args.iter().map(|(name, arg)| (name, told(arg))).filter(|(_, arg)| !arg.is_empty());
            let args: Vec<_> = args.map(|(name, arg)| format!("{name}: {arg}")).collect();
            if args.is_empty() { phrase.key.to_owned() } else { format!("{}({})", phrase.key, args.join(", ")) }
        }
        Arg::Seat(_) | Arg::Terms(_) => panic!("a card speaks of no player"),
    }
}

/// The sentences of a card.
fn sentences(id: &str) -> Vec<String> {
    let card = SHOWN.cards.iter().find(|card| card.id == id).unwrap_or_else(|| panic!("{id}"));
    card.text.iter().map(|sentence| told(&Arg::from(sentence.clone()))).collect()
}

/// Some cards with much in them.
///
/// Holds: VOD-4.11.1, VOD-4.11.8, VOD-4.12.12, VOD-4.13.1, VOD-4.13.2, VOD-4.14.1, VOD-4.15.4.
#[test]
fn effects_are_what_the_file_says() {
    let trireme = "object: object-any(kinds: trireme)";
    let next_to_event = "where: phrase-where(place: where-next-to-event(ground: ground-sea))";
    let own_play = "turn: phrase-own-turn, step: phrase-steps(steps: step-play)";
    let shipyards = [
        format!("text-cue(cue: trigger-mustered(object: object-self(kinds: trireme), {own_play}))"),
        "text-once".to_owned(),
        "text-cost(cost: pay-discard(n: 1))".to_owned(),
        format!("text-step(deed: deed-muster({trireme}, {next_to_event}))"),
    ];
    assert_eq!(sentences("cor_s7"), shipyards);

    let cost = "phrase-or-clause(first: pay-discard-type(n: 1, types: type-sea_battle), last: pay-discard(n: 2))";
    let battle = "deed-battle-sea(with: phrase-with-step(step: 1))";
    let lysander = [
        "text-cue(cue: trigger-strategy)".to_owned(),
        format!("text-step(deed: deed-muster({trireme}))"),
        format!("text-step(deed: {battle}, cost: phrase-cost(cost: {cost}))"),
    ];
    assert_eq!(sentences("spa_p7"), lysander);

    let event = |what: &str| format!("trigger-{what}(object: object-enemy(kinds: trireme))");
    let cue = format!("phrase-or-clause(first: {}, last: {})", event("mustered"), event("placed"));
    let near = format!("condition-some(one: one-self(kinds: trireme), supplied: phrase-supplied, {next_to_event})");
    let battle = "deed-battle-sea(with: phrase-with(kinds: trireme), where: phrase-where(place: where-event))";
    let fleet =
        [format!("text-cue(cue: {cue}, if: phrase-if(conditions: {near}))"), format!("text-step(deed: {battle})")];
    assert_eq!(sentences("ath_p9"), fleet);

    let places = "where: phrase-where(place: phrase-or(first: in-cythera, last: in-naxos))";
    let none = "phrase-if(conditions: condition-outcome(step: 1, outcome: outcome-no-target))";
    let melos = [
        format!("text-step(deed: deed-remove(object: object-enemy(kinds: hoplite), {places}))"),
        format!("text-step(deed: deed-place(object: object-any(kinds: hoplite), {places}), if: {none})"),
    ];
    assert_eq!(sentences("ath_e4"), melos);

    let removed = "object: object-enemy(kinds: hoplite), by: phrase-by(who: self), turn: phrase-own-turn";
    let trophies =
        [format!("text-cue(cue: trigger-removed({removed}))"), "text-step(deed: deed-gain-vp(n: 1))".to_owned()];
    assert_eq!(sentences("spa_s2"), trophies);

    let kept = "object: object-self(kinds: city), cause: phrase-cause(cause: cause-battle)";
    let fortress = [format!("text-cue(cue: trigger-would-remove({kept}))"), "text-step(deed: deed-keep)".to_owned()];
    assert_eq!(sentences("ath_p1"), fortress);
}

/// "In or next to" a place of the standard map, by its seas and neighbours. Where teams count as one, the teammate's pieces count
/// in such a place, and in no other.
///
/// Holds: VOD-4.15.5, VOD-4.15.7, VOD-CORS1.
#[test]
fn in_or_next_to() {
    let near = "where: phrase-where(place: where-in-or-next-to(in: in-syracuse))";
    let own = format!("condition-some(one: one-self(kinds: piece), {near})");
    let enemy = format!("condition-none(one: one-enemy(kinds: piece), {near})");
    let both = format!("phrase-and-clause(first: {own}, last: {enemy})");
    assert_eq!(sentences("cor_s1")[0], format!("text-cue(cue: trigger-scoring, if: phrase-if(conditions: {both}))"));
    let syracuse = SHOWN.spaces.iter().find(|space| space.id == "syracuse").expect("there is such a space");
    for sea in ["west_mediterranean_sea", "ionian_sea"] {
        assert!(syracuse.next_to.iter().any(|id| id == sea), "{sea}");
    }

    let options = Options { presence_scope: PresenceScope::Team, ..Options::default() };
    let game = VictoryOrDeath::new(&options).expect("these are the rules");
    let scores = |id: &str, owner: Power, none: Value, pieces: Value| {
        let mut setup = serde_json::to_value(game.setup(&game.start())).expect("a setup can be written");
        let powers = &mut setup["powers"];
        let (owner_id, teammate) = (owner.id(), owner.teammate().id());
        lay(&none, &mut powers[owner_id]);
        lay(&json!({ "status": [id] }), &mut powers[owner_id]);
        lay(&pieces, &mut powers[teammate]);
        let state = game.position(&serde_json::from_value(setup).expect("it is a setup")).expect("it is a position");
        let view = game.view(&state, Observer::Spectator);
        view.powers[owner.index()].status[0].scoring.as_ref().expect("it scores at a scoring").scores
    };
    let nothing = || json!({ "hoplites": [], "triremes": [], "cities": [] });
    for (id, owner, pieces, is) in [
        ("spa_s3", Power::Sparta, json!({ "hoplites": ["attica"] }), false),
        ("ath_s1", Power::Athens, json!({ "triremes": ["saronic_gulf"] }), false),
        ("del_s8", Power::Delian, json!({ "cities": ["athens", "naxos", "euboea"] }), false),
        ("ath_s3", Power::Athens, json!({ "hoplites": ["byzantium"] }), true),
    ] {
        let mut own = nothing();
        lay(&pieces, &mut own);
        assert!(scores(id, owner, own, nothing()), "{id}: its owner's pieces");
        assert_eq!(scores(id, owner, nothing(), pieces), is, "{id}: its teammate's");
    }
}
