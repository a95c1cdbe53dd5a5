//! Who a person says to be, and what the person adds to the chance of a game.

use quincunx_engine::Bytes32;
use quincunx_store::Sitter;

use crate::problem::{Failure, ProblemKey};

/// The longest name.
const LONGEST_NAME: usize = 24;

/// Characters beside control characters that are not seen, or turn around what stands beside them.
const UNSEEN: [std::ops::RangeInclusive<char>; 5] = [
    '\u{ad}'..='\u{ad}',
    '\u{200b}'..='\u{200f}',
    '\u{2028}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{feff}'..='\u{feff}',
];

/// A person who wants to sit down, with a name and a contribution of 64 hexadecimal digits.
pub(crate) fn sitter(text: &str, contribution: &str, token: Bytes32) -> Result<Sitter, Failure> {
    let name = name(text)?;
    let contribution = Bytes32::from_hex(contribution).ok_or(ProblemKey::BadContribution)?;
    Ok(Sitter { name, token, contribution })
}

/// A name: 1 to 24 characters that can be seen.
fn name(text: &str) -> Result<String, Failure> {
    let name = text.trim();
    let unseen = |character: char| character.is_control() || UNSEEN.iter().any(|range| range.contains(&character));
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(unseen) {
        return Err(ProblemKey::BadName.into());
    }
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(name("  Zażółć Gęślą Jaźń ").unwrap(), "Zażółć Gęślą Jaźń");
        assert_eq!(name(&"ő".repeat(24)).unwrap().chars().count(), 24);
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"ő".repeat(25)] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
