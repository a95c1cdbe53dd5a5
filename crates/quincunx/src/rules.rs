//! Clauses of a rulebook.

/// The text of a clause: its paragraph and what belongs to it, up to the next clause or heading.
pub(crate) fn clause<'a>(rulebook: &'a str, id: &str) -> Option<&'a str> {
    let anchor = format!("[{id}]");
    let is_anchor = |line: &str| line.trim_start_matches("- ").starts_with(&anchor);
    let mut begin = None;
    let mut place = 0;
    for line in rulebook.split_inclusive('\n') {
        match begin {
            None if is_anchor(line) => begin = Some(place),
            Some(begin) if line.starts_with('#') || line.trim_start_matches("- ").starts_with('[') => {
                return Some(rulebook[begin..place].trim());
            }
            _ => {}
        }
        place += line.len();
    }
    begin.map(|begin| rulebook[begin..].trim())
}

#[cfg(test)]
mod tests {
    use super::clause;

    #[test]
    fn a_clause_ends_where_the_next_begins() {
        let rules = "# Rules\n\n[R-1] One.\n\n| a | b |\n\n[R-10] Ten.\n\n## More\n\n[R-2] Two.\n";
        assert_eq!(clause(rules, "R-1"), Some("[R-1] One.\n\n| a | b |"));
        assert_eq!(clause(rules, "R-10"), Some("[R-10] Ten."));
        assert_eq!(clause(rules, "R-2"), Some("[R-2] Two."));
        assert_eq!(clause(rules, "R-3"), None);
    }
}
