//! The locale files: each language says the same as English, and what the program and the board ask for is there.

use std::collections::BTreeSet;

use pocket_battles::{Army, INFO, Tile, Trait};
use quincunx_checks::Locales;

const LOCALES: Locales = Locales {
    folder: env!("CARGO_MANIFEST_DIR"),
    info: INFO,
    names: &[&["army-", "troop-", "tile-C", "tile-R"], &["zone-"]],
};

/// The keys that follow from the armies, the tiles with their traits, and the field.
fn composed() -> BTreeSet<String> {
    let mut keys: BTreeSet<_> = Tile::all().map(|tile| format!("tile-{tile}")).collect();
    keys.extend(Army::BOTH.map(|army| format!("army-{}", army.word())));
    for flank in ["left", "centre", "right"] {
        let of = |owner: &str| ["front", "rear"].map(|row| format!("zone-{owner}{flank}-{row}"));
        keys.extend(["", "enemy-", "A-", "B-"].iter().flat_map(|owner| of(owner)));
        keys.extend(["", "onlooker-"].map(|reader| format!("zone-{reader}{flank}-engagement")));
    }
    for which in Trait::ALL {
        let id = serde_json::to_value(which).unwrap();
        keys.insert(format!("trait-{}-text", id.as_str().unwrap()));
    }
    for strength in Tile::all().map(|tile| &tile.print().strength) {
        let numbers = [
            ("trait-extra-engagement", strength.engagement),
            ("trait-extra-shooting", strength.shooting),
            ("trait-extra-wounds", strength.wounds),
        ];
        keys.extend(numbers.into_iter().filter(|(_, x)| *x > 0).map(|(key, x)| format!("{key}-{x}")));
    }
    keys
}

#[test]
fn all_languages_say_the_same() {
    assert_eq!(LOCALES.faults(), [""; 0]);
}

#[test]
fn what_is_asked_for_is_there_and_nothing_else() {
    let families = ["army-", "tile-", "trait-", "zone-", "option-"];
    assert_eq!(LOCALES.gaps(&families, composed()), [""; 0]);
}
