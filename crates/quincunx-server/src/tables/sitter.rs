//! Who a person says to be, and what the person adds to the chance of a game.

use icu_properties::props::{DefaultIgnorableCodePoint, ExtendedPictographic, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};
use quincunx_engine::Bytes32;
use quincunx_games::{GAMES, computers};
use quincunx_store::Sitter;
use unicode_segmentation::UnicodeSegmentation;

use crate::problem::{Failure, ProblemKey};

/// The longest name, in code points.
const LONGEST_NAME: usize = 24;

/// The most marks on one letter: Vietnamese has two.
const MOST_MARKS: usize = 3;

/// A letter of Braille without a dot: by its category a symbol, and yet there is nothing to be seen.
const BLANK_BRAILLE: char = '\u{2800}';

/// A person who wants to sit down, with a name and a contribution of 64 hexadecimal digits.
pub(crate) fn sitter(text: &str, contribution: &str, token: Bytes32) -> Result<Sitter, Failure> {
    let name = name(text).ok_or(ProblemKey::BadName)?;
    let contribution = Bytes32::from_hex(contribution).ok_or(ProblemKey::BadContribution)?;
    Ok(Sitter { name, token, contribution })
}

/// A name: 1 to 24 characters that can be seen, with single spaces, and not that of a computer player.
fn name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count()) && name.graphemes(true).all(is_seen);
    (fits && !is_a_computers(&name)).then_some(name)
}

/// Can what a reader takes for one character be seen, all of it? Joined emoji hold joiners, which count as a part of the picture.
fn is_seen(character: &str) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new();
    let unseen = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let picture = CodePointSetData::new::<ExtendedPictographic>();
    let in_picture = |code: char| matches!(code, '\u{200d}' | '\u{fe0f}');
    let is_picture = character.starts_with(|first| picture.contains(first)) && !character.ends_with('\u{200d}');
    let mark = |code: &char| GeneralCategoryGroup::Mark.contains(category.get(*code)) && !unseen.contains(*code);
    let first_is_mark = character.chars().next().is_some_and(|first| mark(&first));
    !first_is_mark
        && character.chars().filter(mark).count() <= MOST_MARKS
        && character.chars().all(|code| match category.get(code) {
            _ if code == BLANK_BRAILLE => false,
            _ if unseen.contains(code) => is_picture && in_picture(code),
            general => !GeneralCategoryGroup::Other.contains(general),
        })
}

/// Would readers take it for a computer player?
fn is_a_computers(name: &str) -> bool {
    let small = name.to_lowercase();
    name.contains(computers::MARK) || GAMES.iter().any(|game| game.levels().contains(&small.as_str()))
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn a_name_can_be_seen() {
        assert_eq!(name("  Zażółć \u{a0} Gęślą Jaźń ").unwrap(), "Zażółć Gęślą Jaźń");
        assert_eq!(name(&"ő".repeat(24)).unwrap().chars().count(), 24);
        for bad in [
            "",
            "   ",
            "a\u{7}b",
            "a\u{202e}b",
            "\u{200b}",
            "\u{301}",
            "a\u{301}\u{302}\u{303}\u{304}",
            &"ő".repeat(25),
        ] {
            assert!(name(bad).is_none(), "{bad:?}");
        }
    }

    #[test]
    fn what_shows_nothing_is_no_name_and_no_part_of_one() {
        let unseen =
            ['\u{3164}', '\u{2800}', '\u{115f}', '\u{180e}', '\u{34f}', '\u{fe0f}', '\u{e0041}', '\u{61c}', '\u{200d}'];
        for code in unseen {
            for text in [code.to_string(), format!("Anna{code}"), format!("{code}Anna"), format!("An{code}na")] {
                assert!(name(&text).is_none(), "{:x}: {text:?}", u32::from(code));
            }
        }
        for unassigned in ["\u{e000}", "\u{fdd0}", "\u{378}"] {
            assert!(name(unassigned).is_none(), "{unassigned:?}");
        }
    }

    #[test]
    fn joined_emoji_pass() {
        for text in ["👩‍🚀", "Ana ❤️", "👨‍👩‍👧", "🏳️‍🌈", "🇭🇺", "👍🏽", "Nguyễn Thị", "Иван", "שלום", "名前"]
        {
            assert!(name(text).is_some(), "{text}");
        }
        assert!(name("😀\u{200d}").is_none(), "it would look like another's name");
    }

    #[test]
    fn nobody_passes_for_a_computer() {
        for text in ["experienced", "Experienced", "Hanno · experienced", "a·b", "RANDOM"] {
            assert!(name(text).is_none(), "{text}");
        }
        assert!(name("Experienced Anna").is_some());
    }
}
