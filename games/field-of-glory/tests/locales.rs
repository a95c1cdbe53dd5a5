//! The locale files: each language says the same as English, and what the program and the board ask for is there.

use std::collections::BTreeSet;

use field_of_glory::{Army, Face, INFO, Kind};
use quincunx_checks::Locales;

const LOCALES: Locales = Locales { folder: env!("CARGO_MANIFEST_DIR"), info: INFO, names: &[&["kind-", "card-"]] };

/// The keys that follow from the cards and the terrain.
fn composed() -> BTreeSet<String> {
    let mut keys: BTreeSet<_> = Face::all().map(|face| format!("card-{face}")).collect();
    for kind in Kind::ALL {
        keys.extend([format!("kind-{}", kind.print().id), format!("effect-{}", kind.print().id)]);
    }
    for terrain in ["plain", "rough", "woods", "hill"] {
        keys.extend([format!("terrain-{terrain}"), format!("effect-{terrain}")]);
    }
    for army in Army::ALL {
        keys.extend([format!("army-{}", army.id()), format!("army-{}-hint", army.id())]);
    }
    keys
}

#[test]
fn all_languages_say_the_same() {
    assert_eq!(LOCALES.faults(), [""; 0]);
}

#[test]
fn what_is_asked_for_is_there_and_nothing_else() {
    let families = ["kind-", "card-", "terrain-", "effect-", "option-", "army-"];
    assert_eq!(LOCALES.gaps(&families, composed()), [""; 0]);
}
