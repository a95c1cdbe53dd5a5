//! Which tests hold which clause, and which code carries it out.

use std::collections::HashMap;
use std::io;
use std::path::Path;

use quincunx_engine::scenario;
use serde::{Deserialize, Serialize};

use crate::folder::{self, File};

/// A clause with the tests that hold it and the code that carries it out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// The id of the game.
    pub game: &'static str,
    /// The id of the clause.
    pub clause: String,
    /// Is it an example, which tests name and the rulebook does not?
    pub example: bool,
    /// `FILE: NAME` of each scenario and test.
    pub tests: Vec<String>,
    /// `FILE:LINE` of each line of the game's `src` that names it.
    pub code: Vec<String>,
    /// Why no code carries it out, if the game lists it in `rules/unwritten.toml`.
    pub reason: Option<Reason>,
}

impl Clause {
    /// Does it stand in the rulebook, with neither code that names it nor a reason for having none? Examples are told, not carried
    /// out.
    pub const fn is_nowhere(&self) -> bool {
        !self.example && self.code.is_empty() && self.reason.is_none()
    }
}

/// Why no code carries out a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It says what a word means, or introduces what other clauses say in full.
    Definition,
    /// It stands in a component file.
    SetUpData,
    /// It is a matter of the table at which people sit: who takes which colour, what is laid where.
    Table,
}

/// The clauses of the rulebook in its order, then those that only tests name: the examples.
///
/// # Errors
/// If the folder of the game cannot be read.
pub fn of_game(game: &'static str, folder: impl AsRef<Path>) -> io::Result<Vec<Clause>> {
    let folder = folder.as_ref();
    let code = folder::sources(folder, "src")?;
    let mut tests = named_by_scenarios(&folder::scenarios(folder)?);
    for (file, source) in code.iter().chain(&folder::sources(folder, "tests")?) {
        tests.extend(named_by_tests(file, source));
    }
    let reasons: HashMap<Reason, Vec<String>> = toml::from_str(&folder::unwritten(folder)?)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    let mut clauses = listed(game, &folder::rulebook(folder, "en")?, tests);
    let lines: Vec<_> = code.iter().flat_map(|(file, source)| naming(file, source)).collect();
    for clause in &mut clauses {
        clause.code = named_by_code(&lines, &clause.clause);
        let given = reasons.iter().find(|(_, ids)| ids.contains(&clause.clause));
        clause.reason = given.map(|(reason, _)| *reason);
    }
    Ok(clauses)
}

/// What a test says that it holds.
type Held = (String, Vec<String>);

fn listed(game: &'static str, rules: &str, tests: Vec<Held>) -> Vec<Clause> {
    let clause = |id: &str, example| Clause {
        game,
        clause: id.to_owned(),
        example,
        tests: Vec::new(),
        code: Vec::new(),
        reason: None,
    };
    let mut clauses: Vec<Clause> = anchors(rules).map(|id| clause(id, false)).collect();
    for (test, holds) in tests {
        for id in holds {
            let known = clauses.iter().position(|known| known.clause == id).unwrap_or_else(|| {
                clauses.push(clause(&id, true));
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

/// A line of Rust, and where it stands: `FILE:LINE`.
type Line<'a> = (String, &'a str);

/// The lines of a Rust source, up to its tests, that name any clause: in its id a hyphen stands before a capital letter or a digit.
fn naming<'a>(file: &str, source: &'a str) -> Vec<Line<'a>> {
    let is_id = |pair: &[u8]| pair[0] == b'-' && (pair[1].is_ascii_uppercase() || pair[1].is_ascii_digit());
    let lines = source.lines().zip(1..).take_while(|(line, _)| !line.starts_with("mod tests {"));
    let naming = lines.filter(|(line, _)| line.as_bytes().windows(2).any(is_id));
    let code = naming.filter(|(line, _)| !line.trim_start().starts_with("/// Holds:"));
    code.map(|(line, number)| (format!("src/{file}:{number}"), line)).collect()
}

/// Where the lines stand that name a clause whole.
fn named_by_code(lines: &[Line<'_>], clause: &str) -> Vec<String> {
    lines.iter().filter(|(_, line)| names(line, clause)).map(|(place, _)| place.clone()).collect()
}

/// Does the text name the clause, and not one whose id only begins with it or ends in it?
fn names(text: &str, clause: &str) -> bool {
    text.match_indices(clause).any(|(place, _)| {
        let mut after = text[place + clause.len()..].chars();
        let before = text[..place].chars().next_back();
        let goes_on = match after.next() {
            Some('.') => after.next().is_some_and(|next| next.is_ascii_digit()),
            next => next.is_some_and(char::is_alphanumeric),
        };
        !goes_on && !before.is_some_and(|before| before.is_alphanumeric() || before == '-')
    })
}

fn named_by_scenarios(files: &[File]) -> Vec<Held> {
    let named = files.iter().flat_map(|(file, text)| {
        let index = scenario::index(text).unwrap_or_default();
        index.into_iter().map(move |(name, holds)| (format!("{file}: {name}"), holds))
    });
    named.collect()
}

/// The tests of a Rust source that name clauses: lines like `/// Holds: IFF-2.3, IFF-2.4.` above `#[test] fn name`.
fn named_by_tests(file: &str, source: &str) -> Vec<Held> {
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

    #[test]
    fn code_names_a_clause_whole() {
        let source = "/// See R-1.\nfn a() {} // XR-1, R-11, R-1.2\n/// Holds: R-1.\nfn b() {} // (R-1, R-2)\nmod tests {\n// R-1\n}\n";
        let lines = naming("a.rs", source);
        assert_eq!(named_by_code(&lines, "R-1"), ["src/a.rs:1", "src/a.rs:4"]);
        assert_eq!(named_by_code(&lines, "R-1.2"), ["src/a.rs:2"]);
    }

    #[test]
    fn a_refusal_names_its_clause_as_an_attribute() {
        let source = "enum Refusal {\n    #[clause(\"R-1\")]\n    Empty,\n    #[clause(\"R-12\")]\n    Full,\n}\n";
        assert_eq!(named_by_code(&naming("refusal.rs", source), "R-1"), ["src/refusal.rs:2"]);
    }

    #[test]
    fn every_clause_is_listed_with_its_tests() {
        let rules = "# Rules\n\n[R-1] One.\n\n- [R-2] Two, see [R-1].\n\n[R-3] Three.\n";
        let scenario = "game = \"r\"\n[[scenario]]\nname = \"A\"\nholds = [\"R-1\", \"R-X1\"]\n";
        let source = "/// Holds: R-2.\n/// Holds: R-1.\n#[test]\nfn two() {}\n\n/// Holds: R-3.\nfn helper() {}\n";
        let mut tests = named_by_scenarios(&[("a.toml".to_owned(), scenario.to_owned())]);
        tests.extend(named_by_tests("t.rs", source));
        let clauses = listed("r", rules, tests);
        let listed: Vec<_> = clauses.iter().map(|held| (held.clause.as_str(), held.tests.join(", "))).collect();
        let expected = [("R-1", "a.toml: A, t.rs: two"), ("R-2", "t.rs: two"), ("R-3", ""), ("R-X1", "a.toml: A")];
        assert_eq!(listed, expected.map(|(clause, tests)| (clause, tests.to_owned())));
    }
}
