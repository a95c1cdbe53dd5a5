//! Component files whose cards have effects made at random, out of everything that the vocabulary has (OH-4.25).

mod record;

use quincunx_engine::conformance::any_options;
use quincunx_engine::{Arg, below};
use rand_core::Rng;
use toml::{Table, Value};

use self::record::Writer;
use crate::components::card::Kind;
use crate::components::file::{Components, STANDARD};
use crate::rules::options::{DeckRules, Options};
use crate::rules::table::OsokHajnala;

/// One card in so many is left as it is.
const LEFT: u32 = 4;

/// So many records are written for a card until enough of them mean something.
const TRIES: u32 = 12;

/// A table with a file made at random, whatever the deck rules say of the sample's decks then; the option's thousands of turns would show
/// nothing more.
pub(super) fn table(rng: &mut impl Rng) -> Options {
    let (options, turn_limit) = (any_options::<OsokHajnala>(rng), Options::default().turn_limit);
    Options { components: Some(file(rng)), deck_rules: DeckRules::Free, keywords: true, turn_limit, ..options }
}

/// The standard file with other figures and effects for its cards.
fn file(rng: &mut impl Rng) -> String {
    let mut file: Table = STANDARD.parse().expect("a test reads the standard file");
    let format = file["format"].clone();
    let mut cards = file.remove("card").unwrap_or_else(|| Vec::<Value>::new().into());
    let cards_of_file = cards.as_array_mut().into_iter().flatten().filter_map(Value::as_table_mut);
    for (card, known) in cards_of_file.zip(&Components::standard().cards) {
        if below(rng, LEFT) > 0
            && let Some(other) = other_card(rng, card, known.kind, &format)
        {
            *card = other;
        }
    }
    file.insert("card".to_owned(), cards);
    file.to_string()
}

/// The card with other figures and effects, if any were found for it.
fn other_card(rng: &mut impl Rng, card: &Table, kind: Kind, format: &Value) -> Option<Table> {
    let mut other = card.clone();
    for (figure, most) in [("armour", 9), ("damage", 5), ("level", 3)] {
        if other.contains_key(figure) && below(rng, 2) == 0 {
            other.insert(figure.to_owned(), i64::from(1 + below(rng, most)).into());
        }
    }
    let (least, wanted) = if kind.stays() { (0, below(rng, 4) as usize) } else { (1, 1) };
    let mut effects = Vec::new();
    for _ in 0..TRIES {
        if effects.len() == wanted {
            break;
        }
        let record: Table = Writer::new(rng, kind).record().parse().expect("it is well formed");
        effects.push(Value::from(record));
        if !says_something(&mut other, &effects, format) {
            effects.pop();
        }
    }
    (effects.len() >= least && says_something(&mut other, &effects, format)).then_some(other)
}

/// Gives the card these effects, and the keywords that are in them. Does the reader take it?
fn says_something(card: &mut Table, effects: &[Value], format: &Value) -> bool {
    let mut keywords: Vec<Value> = Vec::new();
    card.remove("keywords");
    card.insert("effect".to_owned(), effects.to_vec().into());
    loop {
        let alone = Vec::from([Value::from(card.clone())]);
        let file = Table::from_iter([("format".to_owned(), format.clone()), ("card".to_owned(), alone.into())]);
        let Err(fault) = Components::read(&file.to_string()) else { return true };
        match fault.message.args.first() {
            Some((_, Arg::Text(keyword))) if fault.message.key == "fault-keyword" => {
                keywords.push(keyword.clone().into());
                card.insert("keywords".to_owned(), keywords.clone().into());
            }
            _ => return false,
        }
    }
}
