//! Text of strangers, as a terminal may show it.

use std::borrow::Cow;

use icu_properties::CodePointSetData;
use icu_properties::props::BidiControl;

/// The longest name or card that a line shows whole.
const LONGEST: usize = 120;

/// The longest line that says what is wrong.
const LONGEST_LINE: usize = 1_000;

/// The text with what would command the terminal, or turn around what stands beside it, replaced by `�`.
pub fn harmless(text: &str) -> Cow<'_, str> {
    let turns = CodePointSetData::new::<BidiControl>();
    let is_harmful = |code: char| code.is_control() || turns.contains(code) || matches!(code, '\u{2028}' | '\u{2029}');
    if text.contains(is_harmful) { text.replace(is_harmful, "\u{fffd}").into() } else { text.into() }
}

/// A name or the like, [harmless] and cut where it is too long to be read.
pub fn short(text: &str) -> String {
    cut(text, LONGEST)
}

/// A line that may tell of a file in the file's own words, [harmless] and cut.
pub fn line(text: &str) -> String {
    cut(text, LONGEST_LINE)
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", harmless(&text[..end])),
        None => harmless(text).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{harmless, short};

    #[test]
    fn what_commands_the_terminal_is_shown_and_not_obeyed() {
        assert_eq!(harmless("Łukasz 👩‍🚀"), "Łukasz 👩‍🚀");
        assert_eq!(harmless("\u{1b}[2J\u{9b}31m\r\nx\u{7f}"), "�[2J�31m��x�");
        assert_eq!(harmless("a\u{202e}b\u{2066}c\u{61c}d\u{2028}"), "a�b�c�d�");
    }

    #[test]
    fn what_is_too_long_is_cut() {
        let shown = short(&"ő".repeat(10_000));
        assert_eq!((shown.chars().count(), shown.ends_with('…')), (121, true));
        assert_eq!(short(&"ő".repeat(120)), "ő".repeat(120));
    }
}
