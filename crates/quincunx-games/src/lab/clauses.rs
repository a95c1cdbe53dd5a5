//! Which tests hold which clause.

use quincunx_engine::{GameTexts, scenario};
use serde::Serialize;

/// A clause with the tests that hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClauseTests {
    /// The id of the game.
    pub game: &'static str,
    /// The id of the clause.
    pub clause: String,
    /// `FILE: NAME` of each scenario and test.
    pub tests: Vec<String>,
}

/// The clauses of the rulebook in its order, then those that only tests name: the examples.
pub(super) fn of_game(game: &'static str, texts: &GameTexts) -> Vec<ClauseTests> {
    let [rules, ..] = texts.rules;
    let clause = |id: &str| ClauseTests { game, clause: id.to_owned(), tests: Vec::new() };
    let mut clauses: Vec<ClauseTests> = anchors(rules).map(clause).collect();
    for (test, holds) in scenarios(texts).chain(texts.tests.iter().flat_map(|(file, source)| rust_tests(file, source)))
    {
        for id in holds {
            let known = clauses.iter().position(|known| known.clause == id).unwrap_or_else(|| {
                clauses.push(clause(&id));
                clauses.len() - 1
            });
            clauses[known].tests.push(test.clone());
        }
    }
    clauses
}

/// The clauses of a rulebook: a paragraph or an item of a list that begins with `[IFF-2.10]` is one.
fn anchors(rules: &str) -> impl Iterator<Item = &str> {
    rules.lines().filter_map(|line| Some(line.trim_start_matches("- ").strip_prefix('[')?.split_once(']')?.0))
}

fn scenarios(texts: &GameTexts) -> impl Iterator<Item = (String, Vec<String>)> {
    texts.scenarios.iter().flat_map(|(file, text)| {
        let index = scenario::index(text).unwrap_or_default();
        index.into_iter().map(move |(name, holds)| (format!("{file}: {name}"), holds))
    })
}

/// The tests of a Rust source that name clauses: lines like `/// Holds: IFF-2.3, IFF-2.4.` above `#[test] fn name`.
fn rust_tests(file: &str, source: &str) -> Vec<(String, Vec<String>)> {
    let mut tests = Vec::new();
    let (mut holds, mut is_test) = (Vec::new(), false);
    for line in source.lines().map(str::trim) {
        if let Some(ids) = line.strip_prefix("/// Holds:") {
            holds.extend(ids.trim_end_matches('.').split(',').map(|id| id.trim().to_owned()));
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            let (held, was_test) = (std::mem::take(&mut holds), std::mem::take(&mut is_test));
            if was_test && !held.is_empty() {
                let name = rest.split(['(', '<']).next().unwrap_or_default();
                tests.push((format!("{file}: {name}"), held));
            }
        }
    }
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: GameTexts = GameTexts {
        rules: ["# Rules\n\n[R-1] One.\n\n- [R-2] Two, see [R-1].\n\n[R-3] Three.\n", "", "", ""],
        locales: [""; 4],
        scenarios: &[("a.toml", "game = \"r\"\n[[scenario]]\nname = \"A\"\nholds = [\"R-1\", \"R-X1\"]\n")],
        tests: &[(
            "t.rs",
            "/// Holds: R-2.\n/// Holds: R-1.\n#[test]\nfn two() {}\n\n/// Holds: R-3.\nfn helper() {}\n",
        )],
    };

    #[test]
    fn every_clause_is_listed_with_its_tests() {
        let clauses = of_game("r", &TEXTS);
        let listed: Vec<_> = clauses.iter().map(|held| (held.clause.as_str(), held.tests.join(", "))).collect();
        let expected = [("R-1", "a.toml: A, t.rs: two"), ("R-2", "t.rs: two"), ("R-3", ""), ("R-X1", "a.toml: A")];
        assert_eq!(listed, expected.map(|(clause, tests)| (clause, tests.to_owned())));
    }
}
