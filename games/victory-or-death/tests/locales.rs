//! The locale files: each language says the same as English, and what the program and the board ask for is there.

use std::collections::BTreeSet;

use quincunx_checks::Locales;
use quincunx_engine::prelude::*;
use victory_or_death::{INFO, Kind, Options, Power, STANDARD, Team, TurnStep, VictoryOrDeath};

/// Of a space and of the text of a card what a language declines has names of its own.
const LOCALES: Locales = Locales {
    folder: env!("CARGO_MANIFEST_DIR"),
    info: INFO,
    names: &[&["piece-", "figure-"], &["who-"], &["power-"]],
};

fn file() -> toml::Table {
    STANDARD.parse().expect("it is the standard file")
}

/// The records of a kind of the standard file.
fn records(kind: &str) -> Vec<toml::Table> {
    let file = file();
    let records = file[kind].as_array().expect("there are some");
    records.iter().map(|record| record.as_table().expect("it is a record").clone()).collect()
}

fn id(record: &toml::Table) -> &str {
    record["id"].as_str().expect("an id is a text")
}

/// The keys that follow from the components.
fn composed() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for power in Power::ALL {
        keys.extend(["power", "who", "of"].map(|family| format!("{family}-{}", power.id())));
        keys.extend(Kind::ALL.map(|kind| format!("figure-{}-{}", power.id(), kind.id())));
    }
    for team in Team::ALL {
        keys.extend(["team", "who"].map(|family| format!("{family}-{}", team.id())));
    }
    keys.extend(Kind::ALL.map(|kind| format!("piece-{}", kind.id())));
    keys.extend(TurnStep::ALL.map(|step| format!("step-{}", step.id())));
    for space in records("space") {
        keys.extend(["space", "in", "by", "from", "target"].map(|family| format!("{family}-{}", id(&space))));
    }
    for card in records("card") {
        let kind = card["type"].as_str().expect("a type is a text");
        keys.insert(format!("type-{kind}"));
        if matches!(kind, "status" | "event" | "prepare") {
            keys.insert(format!("card-{}", id(&card)));
        }
    }
    for ground in ["land", "sea", "neutral"] {
        keys.extend(["kind", "ground"].map(|family| format!("{family}-{ground}")));
    }
    keys.insert("ground-any".into());
    keys.extend((2..=4).flat_map(|seats| (1..=seats).map(move |seat| format!("part-{seats}-{seat}"))));
    keys.extend((1..=3).map(|seat| format!("part-3-{seat}-oligarchs")));
    keys.extend(
        VictoryOrDeath::new(&Options::default()).unwrap().orders().iter().map(|order| format!("order-{order}")),
    );
    keys
}

#[test]
fn all_languages_say_the_same() {
    assert_eq!(LOCALES.faults(), [""; 0]);
}

#[test]
fn what_is_asked_for_is_there_and_nothing_else() {
    let families = [
        "part-", "power-", "who-", "of-", "figure-", "team-", "piece-", "step-", "space-", "in-", "by-", "from-",
        "target-", "type-", "card-", "kind-", "ground-", "order-", "option-",
    ];
    assert_eq!(LOCALES.gaps(&families, composed()), [""; 0]);
}
