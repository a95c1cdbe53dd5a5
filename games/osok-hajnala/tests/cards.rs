//! Every card of the standard file is shown at work, and told as it is (OH-4.28).

use osok_hajnala::{Card, Components, DeckRules, Kind, NamedDeck, Options, OsokHajnala, Pile, SeenEvent};
use quincunx_checks::folder;
use quincunx_engine::prelude::*;
use quincunx_engine::{Actor, LANGUAGES, Observer, Seat, SeatSet, Turn};
use serde_json::json;
use toml::{Table, Value};

/// The clause of a card on the rules page: letters and digits of its id, and Nobles are numbered too.
fn clause(id: &str, kind: Kind) -> String {
    let number = if kind == Kind::Noble { "1" } else { "" };
    format!("OH-C{}{number}", id.replace('-', "").to_uppercase())
}

/// Does it stand there as a word of its own?
fn names(text: &str, id: &str) -> bool {
    let is_of_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text.split(|c| !is_of_word(c)).any(|word| word == id)
}

#[test]
fn every_card_has_a_clause_and_a_scenario_in_which_it_lies_or_is_played() {
    let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), "en").unwrap();
    let files = folder::scenarios(env!("CARGO_MANIFEST_DIR")).unwrap().into_iter();
    let files = files.map(|(_, text)| text.parse::<Table>().expect("it is TOML"));
    let scenarios: Vec<Value> =
        files.flat_map(|file| file["scenario"].as_array().expect("it has some").clone()).collect();
    for card in &Components::standard().cards {
        let clause = clause(&card.id, card.kind);
        assert!(rules.contains(&format!("\n[{clause}] ")), "the rulebook has no {clause}");
        let is_shown = |scenario: &Value| {
            let holds = scenario["holds"].as_array().is_some_and(|ids| ids.contains(&Value::from(clause.as_str())));
            let table = scenario.as_table().expect("it is a table");
            // The decks name whatever may be drawn: only a Noble lies there because of them.
            let decks = scenario.get("options").and_then(|options| options.get("decks")).map(Value::to_string);
            let parts = ["position", "play"].into_iter().filter_map(|part| table.get(part)).map(Value::to_string);
            let decks = decks.filter(|_| card.kind == Kind::Noble);
            holds && parts.chain(decks).any(|text| names(&text, &card.id))
        };
        assert!(scenarios.iter().any(is_shown), "no scenario of {} with it", card.id);
    }
}

/// The name of a card in a language, with the plain apostrophe that the rulebook has.
fn name(locale: &str, card: &Card) -> String {
    let start = format!("\ncard-{} = ", card.id);
    let (_, rest) = locale.split_once(&start).unwrap_or_else(|| panic!("{} has no name", card.id));
    rest.lines().next().expect("there is one").replace('’', "'")
}

/// The printed numbers of a card, and how many copies the ready decks have of it, in the draw deck and beside it.
fn numbers(card: &Card) -> [Option<u8>; 5] {
    let parts = Components::standard();
    let id = parts.find(&card.id).expect("it is there");
    let copies = |of: fn(&NamedDeck) -> &Pile| {
        let piles = parts.decks.iter().flat_map(|deck| of(deck).iter());
        piles.filter(|(card, _)| *card == id).map(|(_, copies)| copies).sum::<u8>()
    };
    let [main, side] = [copies(|deck| &deck.deck.main), copies(|deck| &deck.deck.side)];
    let some = |copies: u8| (copies > 0).then_some(copies);
    let level = Some(card.level).filter(|_| card.kind != Kind::Noble);
    [level, card.armour, card.damage.map(|damage| damage.n), some(main), some(side)]
}

/// The tables of the rulebook in four languages tell of each card what the file says.
#[test]
fn the_rulebook_tells_the_printed_numbers_and_the_copies() {
    for language in LANGUAGES {
        let rules = folder::rulebook(env!("CARGO_MANIFEST_DIR"), language).unwrap();
        let locale = folder::locale(env!("CARGO_MANIFEST_DIR"), language).unwrap();
        let rules = rules.replace('’', "'");
        for card in &Components::standard().cards {
            let start = format!("| {} |", name(&locale, card));
            let row = rules.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row: {start}"));
            let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
            let number = |cell: &str| cell.parse::<u8>().ok();
            let [level, armour, damage, main, side] = numbers(card);
            // Keyword cards are told with their caste and the deck beside which they lie.
            let first = if card.is_of_keyword_module() { 3 } else { 2 };
            let told = [first, first + 1, first + 2].map(|cell| number(cells[cell]));
            assert_eq!(told, [level, armour, damage], "{row}");
            if card.is_of_keyword_module() {
                assert_eq!((None, number(cells[8])), (main, side), "{row}");
            } else {
                assert_eq!((number(cells[6]), number(cells[7])), (main, side), "{row}");
            }
        }
    }
}

/// All markers of a step are given before the death check, with what the first of them does.
///
/// Holds: OH-CHNOBLE1, OH-4.20.1.
#[test]
fn a_princess_waits_for_the_death_check() {
    let options = Options {
        format: "noble".into(),
        decks: ["noble h-noble, 1 h-c3, 1 h-d2, 4 w-c1", "noble w-noble, 4 w-c1, 2 w-c3"].map(Into::into),
        deck_rules: DeckRules::Free,
        ..Options::default()
    };
    let game = OsokHajnala::new(&options).expect("it is a legal table");
    let setup = json!({
        "phase": "tactical",
        "A": { "hand": ["h-d2"], "slots": { "1": { "card": "h-c3" } } },
        "B": { "slots": { "1": { "card": "w-c3", "armour": 1 }, "2": { "card": "w-c3" } } },
    });
    let mut state = game.position(&serde_json::from_value(setup).expect("it is of the right form")).expect("it can be");
    let mut events = Vec::new();
    for word in ["potion(h-d2)", "target(B1)", "target(B2)"] {
        let action = game.parse(word).expect("it is an action");
        game.apply(&mut state, Actor::Seat(Seat::new(0).expect("there is one")), action, &mut events);
        if game.turn(&state) == Turn::Seats(SeatSet::of(Seat::new(1).expect("there are two"))) {
            let pass = game.parse("pass").expect("it is an action");
            game.apply(&mut state, Actor::Seat(Seat::new(1).expect("there are two")), pass, &mut events);
        }
    }
    let told: Vec<_> = events
        .iter()
        .filter_map(|event| match game.seen(event, Observer::Spectator)? {
            SeenEvent::Marked { spot, .. } => Some(format!("{spot} marked")),
            SeenEvent::Suffered { spot, .. } => Some(format!("{spot} suffered")),
            SeenEvent::Left { spot, .. } => Some(format!("{spot} left")),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["B1 marked", "B1 suffered", "B2 marked", "B1 left"]);
}
