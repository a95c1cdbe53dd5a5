//! The scenarios of this game.

use std::fs;
use std::path::Path;

use osok_hajnala::OsokHajnala;
use quincunx_engine::scenario;

/// The scenario files with their names.
fn files() -> Vec<(String, String)> {
    let folder = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios")).unwrap();
    let text = |path: &Path| (path.display().to_string(), fs::read_to_string(path).unwrap());
    let mut files: Vec<_> = folder.map(|entry| text(&entry.unwrap().path())).collect();
    files.sort();
    files
}

#[test]
fn all_scenarios_hold() {
    let mut failures = Vec::new();
    let mut ran = 0;
    for (name, text) in files() {
        let outcomes = scenario::run::<OsokHajnala>(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        ran += outcomes.len();
        let failed = outcomes.into_iter().filter_map(|outcome| Some((outcome.name, outcome.failure?)));
        failures.extend(failed.map(|(scenario, failure)| format!("{name}: {scenario}: {failure}")));
    }
    assert!(ran > 0, "no scenarios were found");
    assert!(failures.is_empty(), "{} of {ran} scenarios fail:\n{}", failures.len(), failures.join("\n"));
}
