//! Who a person says to be, and what the person adds to the chance of a game.

use std::collections::HashSet;

use icu_properties::props::{DefaultIgnorableCodePoint, ExtendedPictographic, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};
use quincunx_engine::Bytes32;
use quincunx_games::{GAMES, computers};
use quincunx_store::{KeptSeat, Sitter, likeness};
use unicode_security::skeleton;
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
pub(crate) fn name(text: &str) -> Option<String> {
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
    let mark = looks(&computers::MARK.to_string());
    let is_level = |level: &str| looks(level) == looks(name) || likeness(level) == likeness(name);
    name.chars().any(|code| looks(&code.to_string()) == mark)
        || GAMES.iter().any(|game| game.levels().into_iter().any(is_level))
}

/// Does a computer player have this name, before its level? No account gets it. A guest may be called so, with a number where the computer sits
/// as well.
pub(crate) fn has_a_computer(name: &str) -> bool {
    computers::NAMES.iter().any(|own| looks(own) == looks(name) || likeness(own) == likeness(name))
}

/// What a text looks like in small letters, whatever these are: names that look alike have the same (UTS 39, 4), and by this an account is found.
/// What it looks like as it is written is its [`likeness`].
pub(crate) fn looks(text: &str) -> String {
    skeleton(&text.to_lowercase()).collect()
}

/// What somebody is called who takes a seat: where another one at the table looks the same, with a number; a bot as one.
pub(crate) fn called_apart(name: &str, bot: bool, seats: &[KeptSeat], seat: usize) -> String {
    let others = seats.iter().enumerate().filter(|(other, _)| *other != seat);
    let names = others.filter_map(|(_, other)| other.name.as_deref()?.split(computers::MARK).next());
    let forms = |name: &str| [looks(name), likeness(name)];
    let taken: HashSet<String> = names.flat_map(|name| forms(name.trim())).collect();
    let numbered = (2..).map(|number: u32| {
        let number = format!(" {number}");
        let mut room = LONGEST_NAME - number.len();
        let fits = |character: &&str| {
            let length = character.chars().count();
            room.checked_sub(length).inspect(|left| room = *left).is_some()
        };
        name.graphemes(true).take_while(fits).collect::<String>() + &number
    });
    let mut all = std::iter::once(name.to_owned()).chain(numbered);
    let apart = all.find(|name| !forms(name).iter().any(|form| taken.contains(form))).expect("a table has few seats");
    if bot { computers::called_bot(&apart) } else { apart }
}

#[cfg(test)]
mod tests {
    use quincunx_store::{KeptSeat, SeatKind};

    use super::{called_apart, has_a_computer, name};

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
        // With other letters that look the same, and other dots.
        for text in ["ехреrienced", "ｇｒｅｅｄｙ", "Hanno ‧ strong", "Hanno ∙ strong", "Hanno・strong"]
        {
            assert!(name(text).is_none(), "{text}");
        }
        // The Cyrillic capital looks like ours, its small letter does not.
        assert!(name("RAND\u{41e}\u{41c}").is_none());
        assert!(name("Experienced Anna").is_some());
        // Its name without a level, too.
        for text in ["Hanno", "HANNO", "\u{41d}anno", "livia", "LIVIA"] {
            assert!(has_a_computer(text), "{text}");
        }
        assert!(!has_a_computer("Hanna") && !has_a_computer("Hanno 2"));
    }

    #[test]
    fn those_who_look_alike_are_told_apart_by_a_number() {
        let seat = |name: &str| KeptSeat {
            kind: SeatKind::Person,
            name: Some(name.to_owned()),
            token: None,
            contribution: None,
            order: None,
        };
        let long = "ő".repeat(24);
        let seats = ["Anna", "Anna 2", "Hanno · experienced", &long, "Robi · bot"].map(seat);
        let called = |name, seat| called_apart(name, false, &seats, seat);
        assert_eq!(called("Béla", 5), "Béla");
        assert_eq!(called("Anna", 5), "Anna 3");
        assert_eq!(called("АNNA", 5), "АNNA 3", "with a Cyrillic letter, and capitals");
        assert_eq!(called("\u{41d}anno", 5), "\u{41d}anno 2", "with a Cyrillic capital");
        assert_eq!(called("Hanno", 5), "Hanno 2");
        assert_eq!(called("Robi", 5), "Robi 2");
        assert_eq!(called_apart("Anna", true, &seats, 5), "Anna 3 · bot");
        assert_eq!(called(&long, 5), format!("{} 2", "ő".repeat(22)));
        assert_eq!(called("Anna", 0), "Anna", "who has the name");
        assert_eq!(called("Anna", 1), "Anna 2");
    }
}
