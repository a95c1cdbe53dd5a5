//! The worked examples of section 10 of the rules: each is held by a scenario, a test, or a position of `fixtures.toml`.

use std::collections::BTreeSet;

use quincunx_checks::clauses;

/// EX-1 to EX-96. These four were never given, and the extended example, EX-3, has nine parts.
const MISSING: [u8; 4] = [45, 46, 47, 49];
const PARTS: u8 = 9;

fn examples() -> impl Iterator<Item = String> {
    let numbered = (1..=96).filter(|number| !MISSING.contains(number)).map(|number| number.to_string());
    numbered.chain((1..=PARTS).map(|part| format!("3.{part}")))
}

/// What scenarios and tests say that they hold, and the examples of the fixtures.
fn held() -> BTreeSet<String> {
    let clauses = clauses::of_game("victory-or-death", env!("CARGO_MANIFEST_DIR")).expect("the game has its sources");
    let ids = clauses.into_iter().filter(|held| !held.tests.is_empty()).map(|held| held.clause);
    let fixtures: toml::Table = toml::from_str(include_str!("fixtures.toml")).unwrap();
    let positions = fixtures["fixture"].as_array().unwrap().iter();
    let shown = positions.map(|fixture| fixture["example"].as_str().unwrap().replace("EX-", "VOD-EX"));
    ids.chain(shown).filter_map(|id| id.strip_prefix("VOD-EX").map(str::to_owned)).collect()
}

#[test]
fn every_example_is_held_and_no_other_is_named() {
    let (held, examples) = (held(), examples().collect::<BTreeSet<_>>());
    assert_eq!(examples.difference(&held).collect::<Vec<_>>(), Vec::<&String>::new(), "held by nothing");
    assert_eq!(held.difference(&examples).collect::<Vec<_>>(), Vec::<&String>::new(), "no such example");
}
