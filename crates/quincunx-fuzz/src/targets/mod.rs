//! The targets.

mod components;
mod http;
mod notation;
mod options;
mod records;
mod scenarios;

use serde_json::Value;

use crate::Target;
use crate::games;

/// All targets.
pub const TARGETS: &[&dyn Target] = &[
    &notation::Notation,
    &records::Records,
    &scenarios::Scenarios,
    &options::Options,
    &components::Components,
    &http::Http,
];

/// Sits down at a table with these options, if there can be one, and plays a little.
fn sit_down(game: &str, options: &Value) -> String {
    use rand_core::SeedableRng;
    let Some(game) = games::find(game) else { return "no such game".into() };
    match game.complete(options) {
        Ok((completed, seats)) => {
            let again = game.complete(&completed).expect("options that were completed are good");
            assert_eq!(again, (completed, seats), "completing options once is enough");
            let table = games::open(game, options, "table").expect("good options make a table");
            let (record, _) = games::play(table, 60, &mut rand_pcg::Pcg64Mcg::seed_from_u64(1));
            format!("{seats} seats, {}", if record.seal.is_some() { "over" } else { "open" })
        }
        Err(bad) => format!("{bad:?}"),
    }
}
