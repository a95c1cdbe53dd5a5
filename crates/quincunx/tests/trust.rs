//! docs/TRUST.md claims nothing without a test, and the tests that it names exist.

use std::path::Path;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The tests that a text names: a path, a colon, and names, all in backticks, as in `tests/a.rs`: `one`, `two`.
fn named(text: &str) -> Vec<(String, String)> {
    let mut named = Vec::new();
    let mut file = None;
    let parts: Vec<&str> = text.split('`').collect();
    // Every second part stands in backticks.
    for (place, part) in parts.iter().enumerate().skip(1).step_by(2) {
        let after = parts.get(place + 1).copied().unwrap_or_default();
        if part.ends_with(".rs") && after.starts_with(':') {
            file = Some((*part).to_owned());
        } else if let Some(file) = &file {
            named.push((file.clone(), (*part).to_owned()));
        }
        if !after.starts_with([':', ',']) {
            file = None;
        }
    }
    named
}

fn is_test(source: &str, name: &str) -> bool {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let begins = [format!("fn {name}("), format!("async fn {name}(")];
    lines.iter().enumerate().any(|(place, line)| {
        let attributes = lines[..place].iter().rev().take_while(|before| before.starts_with("#["));
        begins.iter().any(|begin| line.starts_with(begin))
            && attributes.into_iter().any(|attribute| *attribute == "#[test]" || attribute.starts_with("#[tokio::test"))
    })
}

#[test]
fn every_claim_has_a_test_that_exists() {
    let text = std::fs::read_to_string(Path::new(ROOT).join("docs/TRUST.md")).unwrap();
    let mut is_claims = false;
    let mut count = 0;
    for line in text.lines().filter(|line| line.starts_with('|') && !line.starts_with("| ---")) {
        if let Some(columns) =
            ["| claim | tests |", "| what | what would show it |"].iter().position(|head| *head == line)
        {
            is_claims = columns == 0;
            continue;
        }
        let tests = named(line);
        assert!(!is_claims || !tests.is_empty(), "a claim without a test: {line}");
        for (file, name) in tests {
            let source = std::fs::read_to_string(Path::new(ROOT).join(&file)).unwrap_or_default();
            assert!(is_test(&source, &name), "{file} has no test {name}");
            count += 1;
        }
    }
    assert!(count > 30, "{count}");
}

#[test]
fn names_are_read_from_the_text() {
    let text = "| a `word`. | `a.rs`: `one`, `two`; `b.rs`: `three`. See `c.rs` |";
    let expected = [("a.rs", "one"), ("a.rs", "two"), ("b.rs", "three")];
    assert_eq!(named(text), expected.map(|(file, name)| (file.to_owned(), name.to_owned())));
    let source = "#[tokio::test(flavor = \"x\")]\nasync fn one() {}\n\nfn two() {}\n";
    assert!(is_test(source, "one") && !is_test(source, "two") && !is_test(source, "on"));
}
