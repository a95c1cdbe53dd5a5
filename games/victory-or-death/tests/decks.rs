//! The four decks: each card is found in its deck by its type, by its cue and by its place.

use std::collections::BTreeSet;

use quincunx_engine::prelude::*;
use serde_json::{Value, json};
use toml::Table as Record;
use victory_or_death::{CardType, Event, Options, Power, STANDARD, SeenCard, VictoryOrDeath};

use crate::effects::table::{event, with_effect};
use crate::table::{Table, play_step};

/// The Play step of a power, which has its cards in these places.
fn playing(file: String, power: Power, cards: &Value) -> Table {
    Table::new(Some(file), &play_step(power, &json!({ "powers": { power.id(): cards } })))
}

fn standard() -> VictoryOrDeath {
    VictoryOrDeath::new(&Options::default()).unwrap()
}

/// The cards of a power.
fn cards(game: &VictoryOrDeath, power: Power) -> Vec<SeenCard> {
    game.components().cards.iter().filter(|card| card.power == power).cloned().collect()
}

/// The id of the power's card with this ending.
fn own(power: Power, ending: &str) -> String {
    format!("{}_{ending}", &power.id()[..3])
}

/// The effect of a card, as the file says it.
fn effect(id: &str) -> Record {
    let file: Record = STANDARD.parse().unwrap();
    let mut cards = file["card"].as_array().unwrap().iter();
    cards.find(|card| card["id"].as_str() == Some(id)).unwrap()["effect"].as_table().unwrap().clone()
}

/// What a card answers to: `play`, `mustered` and so on.
fn cues(id: &str) -> Vec<String> {
    let effect = effect(id);
    effect["trigger"].as_array().unwrap().iter().map(|cue| cue["on"].as_str().unwrap().to_owned()).collect()
}

fn answers(id: &str) -> bool {
    cues(id).iter().any(|cue| !["play", "strategy", "own_turn", "scoring"].contains(&cue.as_str()))
}

fn ids(cards: &[SeenCard]) -> impl Iterator<Item = &str> {
    cards.iter().map(|card| card.id.as_str())
}

fn texts<'a>(word: &str, ids: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    ids.map(|id| format!("{word}({id})")).collect()
}

#[test]
fn a_deck_lists_each_card_once_in_the_order_of_the_file() {
    let game = standard();
    let start = game.start();
    let view = game.view(&start, game.everything(&start));
    for power in Power::ALL {
        let deck = view.powers[power.index()].own.clone().unwrap().deck;
        let listed: Vec<_> = deck.iter().map(|copies| (copies.card.to_string(), copies.count)).collect();
        let in_file: Vec<_> = cards(&game, power).into_iter().map(|card| (card.id, card.copies)).collect();
        assert_eq!(listed, in_file, "{power:?}");
    }
    assert_eq!(game.parse("play(spa_s1)").map(|action| game.notation(action)), Some("play(spa_s1)".to_owned()));
    assert_eq!(game.parse("play(spa_s9)"), None);
    let lasting = |key: &str| -> Vec<String> {
        let is = |card: &&SeenCard| card.text.iter().any(|text| format!("{text:?}").contains(key));
        game.components().cards.iter().filter(is).map(|card| card.id.clone()).collect()
    };
    assert_eq!(
        (lasting("\"deed-link\""), lasting("\"deed-extra-play\"")),
        (vec!["cor_p4".into()], vec!["ath_p7".into()])
    );
}

/// What is drawn is numbered in this order, so that few bits suffice for a deck.
#[test]
fn cards_of_which_there_are_several_come_first() {
    for power in Power::ALL {
        let drawing = json!({ "drawing": { "power": power, "left": 1, "discard": false } });
        let table = Table::new(None, &play_step(power, &drawing));
        let cards = cards(&table.game, power);
        let all = table.game.weight(&table.state);
        let drawn: Vec<_> =
            (0..all).map(|number| table.game.notation(table.game.outcome(&table.state, number))).collect();
        let (several, single): (Vec<_>, Vec<_>) = cards.iter().partition(|card| card.copies > 1);
        let of = |card: &&SeenCard| vec![format!("card({})", card.id); usize::from(card.copies)];
        let told: Vec<_> = several.iter().chain(&single).flat_map(of).collect();
        assert_eq!(drawn, told, "{power:?}");
    }
}

/// A search for a type finds all cards of it that lie in the deck, and no others.
#[test]
fn a_deck_finds_its_cards_by_type() {
    for power in Power::ALL {
        let searching = own(power, "e1");
        for kind in CardType::ALL {
            let search = event(&format!("{{ do = \"search\", types = [\"{}\"], n = 1 }}", kind.id()));
            let file = with_effect(STANDARD, (&searching, "event", &search));
            let mut table = playing(file, power, &json!({ "hand": [searching] }));
            table.plays(&format!("play({searching})"));
            let cards = cards(&table.game, power);
            let of_type = cards.iter().filter(|card| card.kind == kind && card.id != searching);
            let found: BTreeSet<_> = table.choices("take(").into_iter().collect();
            assert_eq!(found, texts("take", of_type.map(|card| card.id.as_str())), "{power:?} {kind:?}");
        }
    }
}

/// With all of its Statuses on the table a power can use in its turn the one that says so, and those that score are told as such.
#[test]
fn a_deck_finds_its_statuses_by_their_cues() {
    for power in Power::ALL {
        let all: Vec<_> = cards(&standard(), power).into_iter().filter(|card| card.kind == CardType::Status).collect();
        let statuses: Vec<_> = ids(&all).collect();
        let table = playing(STANDARD.to_owned(), power, &json!({ "status": statuses }));
        let view = table.everything();
        for status in &view.powers[power.index()].status {
            let scores = cues(&status.card) == ["scoring"];
            assert_eq!(status.scoring.is_some(), scores, "{}", &*status.card);
        }
        for id in statuses {
            let refusal = (id != "cor_s8").then_some("refusal-no-cue");
            assert_eq!(table.refusal(&format!("use({id})")), refusal, "{id}");
        }
    }
}

/// Cards that are used by themselves are used by nobody else.
///
/// Holds: VOD-4.10.13.
#[test]
fn a_deck_finds_its_automatic_cards() {
    for power in Power::ALL {
        let (laid, played) = (own(power, "p1"), own(power, "e1"));
        let cue = "trigger = [{ on = \"card_played\" }]\nsteps = [{ do = \"gain_vp\", n = 1 }]";
        let file = with_effect(STANDARD, (&laid, "prepare", cue));
        let all: Vec<_> = cards(&standard(), power).into_iter().filter(|card| card.kind == CardType::Status).collect();
        let statuses: Vec<_> = ids(&all).collect();
        let file = with_effect(&file, (&played, "event", &event("{ do = \"gain_vp\", n = 1 }")));
        let over = json!({ "status": statuses, "laid": [{ "card": laid }], "hand": [played] });
        let mut table = playing(file, power, &over);
        table.plays(&format!("play({played})"));
        assert_eq!(table.choices("use("), [format!("use({laid})")]);
        for id in statuses {
            let automatic = effect(id).get("use").is_some_and(|word| word.as_str() == Some("automatic"));
            let refusal = if automatic { "refusal-automatic" } else { "refusal-no-cue" };
            assert_eq!(table.refusal(&format!("use({id})")), Some(refusal), "{id}");
        }
    }
}

/// All cards of a deck that answer to events answer to one and the same here: each is offered, and is the one that is used.
///
/// Holds: VOD-4.10.2.
#[test]
fn a_deck_finds_the_cards_that_answer() {
    for power in Power::ALL {
        let played = own(power, "e1");
        let all = cards(&standard(), power);
        let answering: Vec<&SeenCard> = all.iter().filter(|card| answers(&card.id)).collect();
        let cue = "trigger = [{ on = \"card_played\" }]\nsteps = [{ do = \"gain_vp\", n = 1 }]";
        let file = with_effect(STANDARD, (&played, "event", &event("{ do = \"gain_vp\", n = 1 }")));
        let file = answering.iter().fold(file, |file, card| with_effect(&file, (&card.id, card.kind.id(), cue)));
        let of = |kind| answering.iter().filter(move |card| card.kind == kind).map(|card| card.id.as_str());
        let laid: Vec<_> = of(CardType::Prepare).map(|id| json!({ "card": id })).collect();
        let status: Vec<_> = of(CardType::Status).collect();
        let over = json!({ "status": status, "laid": laid, "hand": [played] });
        for card in &answering {
            let mut table = playing(file.clone(), power, &over);
            table.plays(&format!("play({played})"));
            let offered: BTreeSet<_> = table.choices("use(").into_iter().collect();
            assert_eq!(offered, texts("use", answering.iter().map(|card| card.id.as_str())), "{power:?}");
            let events = table.plays(&format!("use({})", card.id));
            let used = |event: &Event| matches!(event, Event::Used { card: used, .. } if *used == card.id);
            assert!(events.iter().any(used), "{}: {events:?}", card.id);
        }
    }
}
