//! Records, as JSON.

use std::collections::HashSet;
use std::sync::OnceLock;

use ed25519_dalek::SigningKey;
use quincunx_engine::record::{Entry, Seal};
use quincunx_engine::{Bytes32, Outcome, Record};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use super::notation::look_around;
use crate::mutate::{self, number, once_in};
use crate::{Target, games};

pub(super) struct Records;

impl Target for Records {
    fn name(&self) -> &'static str {
        "records"
    }

    fn corpus(&self) -> Vec<String> {
        corpus().to_vec()
    }

    /// Half of them have their hashes made anew, as a forger would, so that what was changed in an entry is looked at.
    fn changed(&self, corpus: &[String], rng: &mut Pcg64Mcg) -> String {
        let [input, other] = [0; 2].map(|_| &corpus[number(corpus.len(), rng)]);
        let [read, other] = [input, other].map(|text| serde_json::from_str::<Value>(text).unwrap_or(Value::Null));
        if once_in(8, rng) || read.is_null() {
            return mutate::text(input, corpus, rng);
        }
        let mut changed = read;
        mutate::json(&mut changed, &[other], rng);
        let text = changed.to_string();
        match serde_json::from_str::<Record>(&text) {
            Ok(record) if once_in(2, rng) => serde_json::to_string(&forged(record)).expect("records are JSON"),
            _ => text,
        }
    }

    fn run(&self, input: &str) -> String {
        let record: Record = match serde_json::from_str(input) {
            Ok(record) => record,
            Err(error) => return error.to_string(),
        };
        let written = serde_json::to_string(&record).expect("records are JSON");
        assert_eq!(serde_json::from_str::<Record>(&written).ok().as_ref(), Some(&record), "it reads back");
        let Some(game) = games::under(&record.header.game, record.header.rules) else { return "unknown rules".into() };
        let (verdict, table) = game.verify(&record);
        if let Some(table) = table {
            look_around(&*table);
        }
        let own_key = Bytes32(games::key().verifying_key().to_bytes());
        if verdict.is_consistent() && record.seal.as_ref().is_some_and(|seal| seal.key == own_key) {
            assert!(genuine().contains(&written), "what was not signed passes for genuine");
        }
        let told = verdict.checks.iter().map(|check| match &check.outcome {
            Outcome::Failed { entry, options } => format!("{:?}: {entry:?} {options:?}", check.of),
            _ => String::new(),
        });
        told.collect()
    }
}

/// Records of all games, each newest version of them for every number of seats, some of them open.
fn corpus() -> &'static [String] {
    static CORPUS: OnceLock<Vec<String>> = OnceLock::new();
    CORPUS.get_or_init(|| {
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let mut corpus = Vec::new();
        for game in games::games() {
            for options in games::tables(game) {
                for most in [12, 60, 2_000] {
                    let seed = format!("{options} {most}");
                    // Few of the longest: they take the longest.
                    if most == 2_000 && !once_in(6, &mut rng) {
                        continue;
                    }
                    let Some(table) = games::open(game, &options, &seed) else { continue };
                    corpus
                        .push(serde_json::to_string(&games::play(table, most, &mut rng).0).expect("records are JSON"));
                }
            }
        }
        corpus
    })
}

fn genuine() -> &'static HashSet<String> {
    static GENUINE: OnceLock<HashSet<String>> = OnceLock::new();
    GENUINE.get_or_init(|| corpus().iter().cloned().collect())
}

/// Hashes and commitment made to fit, and signed with another key.
fn forged(mut record: Record) -> Record {
    if let Some(seed) = record.server_seed {
        record.header.commitment = Bytes32::hash(seed.0);
    }
    let mut previous = record.header.hash();
    for (number, entry) in record.entries.iter_mut().enumerate() {
        *entry = Entry::new(previous, number as u32, entry.kind.clone());
        previous = entry.hash;
    }
    if let (Some(seal), Some(seed)) = (&mut record.seal, record.server_seed) {
        *seal =
            Seal::new(&record.header.format, previous, seed, seal.returns.clone(), &SigningKey::from_bytes(&[8; 32]));
    }
    record
}
