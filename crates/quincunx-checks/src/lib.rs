//! What the tests of every game check alike, read from the folder of the game. The program that people play with has nothing of it but
//! what the verb `clauses` lists.
//!
//! | to check | see |
//! | --- | --- |
//! | that the locale files say the same, and nothing is missing or left over | [`Locales`] |
//! | that what a table can agree on is told before anybody sits down | [`options`] |
//! | that the scenarios hold | [`scenarios`] |
//! | that every clause has its test | [`clauses`] |
//! | that bad notation, positions and records do no harm | [`hostile`] |
//! | that the rules do not change unnoticed | [`choices`] |
//! | that component files made up at random say everything | [`vocabulary`] |
//!
//! [`lay`] makes positions from others; [`thorough`] says whether all is tried.

pub mod clauses;
pub mod folder;
pub mod hostile;
mod locales;
pub mod options;
pub mod scenarios;
pub mod vocabulary;

pub use locales::Locales;
use quincunx_engine::{Bytes32, ChanceStream, Conformance, perft, random_step};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

/// Whether all is tried that can be tried: `cargo xtask test --thorough`.
#[must_use]
pub fn thorough() -> bool {
    std::env::var_os("QUINCUNX_THOROUGH").is_some_and(|value| value == "1")
}

/// Lays the fields of a table over those of another, to any depth; lists of tables of one length item by item. Everything else
/// is replaced.
pub fn lay(over: &Value, under: &mut Value) {
    match (over, under) {
        (Value::Object(fields), Value::Object(under)) => {
            fields.iter().for_each(|(name, value)| lay(value, under.entry(name).or_insert(Value::Null)));
        }
        (Value::Array(items), Value::Array(under))
            if items.iter().all(Value::is_object) && !items.is_empty() && items.len() == under.len() =>
        {
            items.iter().zip(under).for_each(|(item, under)| lay(item, under));
        }
        (over, under) => *under = over.clone(),
    }
}

/// The number of sequences of `depth` choices at each sample table of a game: from the start, and from where random games have
/// come to after each of these numbers of steps.
pub fn choices<G: Conformance>(depth: u32, steps: &[u32]) -> Vec<Vec<u64>> {
    let count = |(number, options): (usize, G::Options)| {
        let game = G::new(&options).expect("sample options are good");
        let stream = ChanceStream::new(Bytes32::hash(format!("perft {number}")), &[]);
        let mut rng = Pcg64Mcg::seed_from_u64(0);
        let mut legal = Vec::new();
        let after = |steps: &u32| {
            let mut state = game.start();
            (0..*steps).take_while(|_| random_step(&game, &mut state, &mut legal, &mut rng)).for_each(drop);
            perft(&game, &state, &stream, depth)
        };
        steps.iter().map(after).collect()
    };
    G::samples().into_iter().enumerate().map(count).collect()
}
