//! The locale files: each language says the same as English, and what the program and the board ask for is there.

use std::collections::BTreeSet;

use osok_hajnala::{
    Attach, Barred, Caste, Components, DamageType, INFO, Keyword, Kind, Options, OsokHajnala, Phase, Stat, Tier, Word,
};
use quincunx_checks::Locales;
use quincunx_engine::prelude::*;

/// No name has forms: player names and names of cards are never declined.
const LOCALES: Locales = Locales { folder: env!("CARGO_MANIFEST_DIR"), info: INFO, names: &[] };

fn all<W: Word>(family: &'static str) -> impl Iterator<Item = String> {
    W::all().map(move |word| format!("{family}-{}", word.id()))
}

/// The keys that follow from the components and the vocabulary.
fn composed() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(all::<Caste>("caste"));
    keys.extend(all::<DamageType>("type"));
    keys.extend(all::<Kind>("kind"));
    keys.extend(all::<Tier>("tier"));
    keys.extend(all::<Attach>("attach"));
    keys.extend(all::<Stat>("stat"));
    keys.extend(all::<Barred>("barred"));
    for keyword in all::<Keyword>("keyword") {
        keys.insert(format!("{keyword}-hint"));
        keys.insert(keyword);
    }
    keys.extend(Phase::ALL.map(|phase| format!("phase-{}", phase.id())));
    keys.insert("phase-setup".into());
    let parts = Components::standard();
    for card in &parts.cards {
        keys.insert(format!("card-{}", card.id));
        if !card.effects.is_empty() {
            keys.insert(format!("text-{}", card.id));
        }
    }
    keys.extend(parts.formats.iter().map(|format| format!("format-{}", format.id)));
    for deck in &parts.decks {
        keys.insert(format!("deck-{}", deck.id));
        keys.insert(format!("deck-{}-hint", deck.id));
    }
    let game = OsokHajnala::new(&Options::default()).expect("it is a legal table");
    keys.extend(game.orders().iter().map(|order| format!("order-{order}")));
    keys
}

#[test]
fn all_languages_say_the_same() {
    assert_eq!(LOCALES.faults(), [""; 0]);
}

#[test]
fn what_is_asked_for_is_there_and_nothing_else() {
    let families = [
        "caste-", "type-", "kind-", "tier-", "attach-", "stat-", "barred-", "keyword-", "phase-", "card-", "text-",
        "format-", "deck-", "order-", "option-",
    ];
    assert_eq!(LOCALES.gaps(&families, composed()), [""; 0]);
}
