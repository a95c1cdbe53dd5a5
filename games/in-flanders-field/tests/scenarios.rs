//! The scenarios of this game.

use std::fs;
use std::path::{Path, PathBuf};

use in_flanders_field::{InFlandersField, TEXTS};
use quincunx_engine::scenario;

/// Name and text of each file, in the order of their names.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn all_scenarios_hold() {
    let mut ran = 0;
    let mut failures = Vec::new();
    for (file, text) in files() {
        match scenario::run::<InFlandersField>(&text) {
            Ok(outcomes) => {
                ran += outcomes.len();
                let failed = outcomes.into_iter().filter_map(|outcome| Some((outcome.name, outcome.failure?)));
                failures.extend(failed.map(|(name, failure)| format!("{file}: {name}: {failure}")));
            }
            Err(error) => failures.push(format!("{file}: {error}")),
        }
    }
    assert!(failures.is_empty(), "{} of {ran} scenarios fail:\n{}", failures.len(), failures.join("\n"));
    assert!(ran > 0, "no scenarios were found");
}

#[test]
fn the_game_carries_all_scenarios() {
    let carried = TEXTS.scenarios.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    assert!(carried.eq(files()), "`scenarios` in src/info.rs lists what is in the folder, in the order of the names");
}

/// Whatever a scenario says that it holds is a clause of the rulebook or an example of section 10.
#[test]
fn scenarios_hold_clauses_that_exist() {
    let [rulebook, ..] = TEXTS.rules;
    let exists = |id: &str| rulebook.contains(&format!("[{id}]")) || id.strip_prefix("IFF-X").is_some_and(is_example);
    for (file, text) in files() {
        for (name, holds) in scenario::index(&text).unwrap() {
            let unknown: Vec<_> = holds.iter().filter(|id| !exists(id)).collect();
            assert!(unknown.is_empty(), "{file}: {name}: {unknown:?}");
        }
    }
}

/// Section 10 has the examples 1 to 90.
fn is_example(number: &str) -> bool {
    number.parse::<u8>().is_ok_and(|number| (1..=90).contains(&number))
}
