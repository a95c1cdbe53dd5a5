//! The tables of a file of which the game takes nothing (IFF-2.70): what a file cannot change it says as the standard file does, and
//! what means nothing does not stand in it, so that nobody believes it to hold.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use quincunx_engine::{Arg, Message};
use toml::{Spanned, Table, Value};

use super::file::STANDARD;
use super::reading::{Faults, REMARKS};

const CLAUSE: &str = "IFF-2.70";

/// The tables that the game takes.
const TAKEN: [&str; 6] = ["card", "fixed_card", "layout", "track", "space", "kind"];

/// The tables in which a file speaks of itself.
const ITSELF: [&str; 4] = ["game", "box", "deck_constraint", "checks"];

/// What follows from the cards of a file.
const COUNTED: [&str; 1] = ["deck_after_setup"];

/// Names the tables that say what the game would not heed.
pub(super) fn check(text: &str, faults: &mut Faults<'_>) {
    static RULEBOOK: LazyLock<Table> =
        LazyLock::new(|| toml::from_str(STANDARD).expect("a test reads the standard file"));
    // It could be read before.
    let Ok(tables) = toml::from_str::<BTreeMap<String, Spanned<Value>>>(text) else { return };
    for (name, table) in &tables {
        if TAKEN.contains(&name.as_str()) || ITSELF.contains(&name.as_str()) {
            continue;
        }
        let key = match RULEBOOK.get(name) {
            None => "fault-unknown-part",
            Some(standard) if said(standard) == said(table.get_ref()) => continue,
            Some(_) => "fault-fixed-part",
        };
        faults.add(CLAUSE, Some(table.span().start), Message::new(key).with("part", Arg::Text(name.clone())));
    }
}

/// What a table says that the rulebook fixes.
fn said(value: &Value) -> Value {
    match value {
        Value::Table(table) => {
            let free = |field: &str| REMARKS.contains(&field) || COUNTED.contains(&field);
            table
                .iter()
                .filter(|(field, _)| !free(field))
                .map(|(field, value)| (field.clone(), said(value)))
                .collect::<Table>()
                .into()
        }
        Value::Array(values) => values.iter().map(said).collect::<Vec<_>>().into(),
        other => other.clone(),
    }
}
