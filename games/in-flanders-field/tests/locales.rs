//! The locale files: each language says the same as English, and what the program and the board ask for is there.

use std::collections::BTreeSet;

use in_flanders_field::{Components, INFO, Kind};
use quincunx_checks::Locales;

const LOCALES: Locales = Locales { folder: env!("CARGO_MANIFEST_DIR"), info: INFO, names: &[&["kind-", "card-"]] };

/// The keys that follow from the components.
fn composed() -> BTreeSet<String> {
    let cards = Components::standard().cards();
    let mut keys: BTreeSet<_> = cards.iter().map(|card| format!("card-{}", card.id)).collect();
    for kind in cards.iter().map(|card| card.kind).chain([Kind::Advance]) {
        keys.extend([format!("kind-{}", kind.name()), format!("effect-{}", kind.name())]);
        // These always move, and the card shows how far instead.
        if !matches!(kind, Kind::Infantry | Kind::Tanks) {
            keys.insert(format!("brief-{}", kind.name()));
        }
    }
    keys
}

#[test]
fn all_languages_say_the_same() {
    assert_eq!(LOCALES.faults(), [""; 0]);
}

#[test]
fn what_is_asked_for_is_there_and_nothing_else() {
    let families = ["kind-", "card-", "brief-", "effect-", "option-"];
    assert_eq!(LOCALES.gaps(&families, composed()), [""; 0]);
}
