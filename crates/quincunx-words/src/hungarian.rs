//! What Hungarian sentences need before and behind a number or a name. `web/src/lib/hungarian.ts` says the same, and both are
//! held by the list in `locales/hungarian.json`.
//!
//! `AZ($x)` is the article that fits `$x` as it is spoken: „az 1. oszlop”, „a 10. oszlop”, „az Anna”. With `capital: "yes"` it begins a
//! sentence. `RAG($x, form: "nak")` is `$x` with that suffix in the shape that fits it: „Annának”, „5-nek”. The form is named by its
//! shape behind a low vowel; one that begins with `as` makes „3-as” and goes on: `form: "asra"` is „3-asra”, „5-ösre”.

use fluent_bundle::{FluentArgs, FluentValue};

const VOWELS: &str = "aáàâäãåāăąæeéèêëēėęěiíìîïīįıoóòôõōőöøœuúùûüūűůųаоуэыиеёюяіαάεέηήιίοόυύωώ";
const BACK: &str = "aáàâãåāăąoóòôõōuúùûūůųаоуыюяёαάοόωώ";
const ROUNDED: &str = "öőøœüű";
/// Between other vowels these are not heard: „Katinak”, „Andrénak”.
const TRANSPARENT: &str = "éiíìîïīįıиі";
/// Cyrillic letters that begin with the sound of j.
const IOTATED: &str = "еёюя";
/// Their names begin with a vowel: ef, el, em…
const SPELT_WITH_VOWEL: &str = "flmnrsxy";
const DIGRAPHS: [&str; 8] = ["cs", "gy", "ly", "ny", "sz", "ty", "zs", "dz"];

/// The suffixes that only follow the harmony of vowels: behind a back vowel, a front one, a rounded front one.
const SUFFIXES: [(&str, [&str; 3]); 11] = [
    ("nak", ["nak", "nek", "nek"]),
    ("ban", ["ban", "ben", "ben"]),
    ("ba", ["ba", "be", "be"]),
    ("ból", ["ból", "ből", "ből"]),
    ("ra", ["ra", "re", "re"]),
    ("ról", ["ról", "ről", "ről"]),
    ("tól", ["tól", "től", "től"]),
    ("nál", ["nál", "nél", "nél"]),
    ("hoz", ["hoz", "hez", "höz"]),
    ("on", ["on", "en", "ön"]),
    ("t", ["t", "t", "t"]),
];

/// How a word ends: the row of [`SUFFIXES`], and its own shapes of `t`, `on`, `as` and `val`.
struct Ending {
    harmony: usize,
    t: String,
    on: String,
    r#as: String,
    val: String,
}

/// The ending of what a number is spoken with last.
fn ending_of_number(digits: &str) -> Ending {
    let significant = digits.trim_end_matches('0');
    let zeros = digits.len() - significant.len();
    let last = significant.chars().last();
    let (harmony, t, on, r#as, val) = match (zeros, last) {
        (_, None) | (6..=8, _) => (0, "t", "n", "s", "val"),
        (0, Some('1' | '4')) => (1, "et", "en", "es", "gyel"),
        (0, Some('2')) => (2, "t", "n", "es", "vel"),
        (0, Some('3')) => (0, "at", "on", "as", "mal"),
        (0, Some('5')) => (2, "öt", "ön", "ös", "tel"),
        (0, Some('6')) => (0, "ot", "on", "os", "tal"),
        (0, Some('7')) => (1, "et", "en", "es", "tel"),
        (0, Some('8')) | (1, Some('3')) => (0, "at", "on", "as", "cal"),
        (0, Some(_)) => (1, "et", "en", "es", "cel"),
        (1, Some('1')) => (1, "et", "en", "es", "zel"),
        (1, Some('2')) => (0, "at", "on", "as", "szal"),
        (1, Some('6' | '8')) => (0, "at", "on", "as", "nal"),
        (1, Some(_)) => (1, "et", "en", "es", "nel"),
        (2, _) => (0, "at", "on", "as", "zal"),
        (3..=5, _) => (1, "et", "en", "es", "rel"),
        (_, _) => (0, "ot", "on", "os", "dal"),
    };
    Ending { harmony, t: t.into(), on: on.into(), r#as: r#as.into(), val: val.into() }
}

/// The ending of a name in letters.
fn ending_of_name(name: &str) -> Ending {
    let lower = name.to_lowercase();
    let word = lower.rsplit([' ', '-']).next().unwrap_or_default();
    let vowels: Vec<char> = word.chars().filter(|letter| VOWELS.contains(*letter)).collect();
    let heard = vowels.iter().rev().find(|vowel| !TRANSPARENT.contains(**vowel));
    let last = vowels.last().copied().unwrap_or('e');
    let end = word.chars().last().unwrap_or(' ');
    let digraph = DIGRAPHS.iter().find(|digraph| word.ends_with(**digraph));
    let sound = digraph.map_or_else(|| end.to_string(), |digraph| (*digraph).to_owned());
    // „Harry” ends like an i, „K” is said „ká” and „B” „bé”.
    let is_spelt = vowels.is_empty();
    let is_open = VOWELS.contains(end) || sound == "y" || (is_spelt && !SPELT_WITH_VOWEL.contains(end));
    let back =
        sound != "y" && if is_spelt { "hkq".contains(end) } else { heard.is_some_and(|vowel| BACK.contains(*vowel)) };
    let harmony = if back { 0 } else { usize::from(ROUNDED.contains(last)) + 1 };
    let link = ["o", "e", "ö"][harmony];
    let v = ["a", "e", "e"][harmony];
    if is_open {
        return Ending { harmony, t: "t".into(), on: "n".into(), r#as: "s".into(), val: format!("v{v}l") };
    }
    let short = ["j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs"].contains(&sound.as_str());
    let doubled = word.ends_with(&format!("{sound}{sound}"));
    Ending {
        harmony,
        t: if short { "t".into() } else { format!("{link}t") },
        on: format!("{link}n"),
        r#as: format!("{link}s"),
        val: if doubled { format!("-{sound}{v}l") } else { format!("{sound}{v}l") },
    }
}

/// `text` with a suffix; nothing if there is no such form.
pub(crate) fn suffixed(text: &str, form: &str) -> Option<String> {
    let digits_from = text.trim_end_matches(|letter: char| letter.is_ascii_digit()).len();
    let digits = &text[digits_from..];
    let ending = if digits.is_empty() { ending_of_name(text) } else { ending_of_number(digits) };
    let by_harmony = |form: &str| {
        let (_, shapes) = SUFFIXES.iter().find(|(name, _)| *name == form)?;
        Some(shapes[ending.harmony].to_owned())
    };
    let suffix = match form {
        "t" => ending.t.clone(),
        "on" => ending.on.clone(),
        "as" => ending.r#as.clone(),
        "val" => ending.val.clone(),
        _ => match form.strip_prefix("as") {
            Some(further) => format!("{}{}", ending.r#as, by_harmony(further)?),
            None => by_harmony(form)?,
        },
    };
    let last = text.chars().last().unwrap_or(' ');
    if !(last.is_lowercase() && (last.is_ascii() || "áéíóöőúüű".contains(last))) {
        return Some(format!("{text}-{}", suffix.trim_start_matches('-')));
    }
    if form == "val"
        && let Some(digraph) = DIGRAPHS.iter().find(|digraph| text.ends_with(**digraph))
    {
        // The first letter alone is doubled: „Balázzsal”.
        let stem = &text[..text.len() - digraph.len()];
        return Some(format!("{stem}{}{suffix}", &digraph[..1]));
    }
    let long = match last {
        'a' => "á",
        'e' => "é",
        'o' => "ó",
        'ö' => "ő",
        _ => return Some(format!("{text}{suffix}")),
    };
    Some(format!("{}{long}{suffix}", &text[..text.len() - last.len_utf8()]))
}

/// Does what is written here begin with a vowel when it is spoken?
pub(crate) fn begins_with_vowel(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut before = ' ';
    let Some((from, first)) = lower.char_indices().find(|(_, letter)| {
        let found = letter.is_alphanumeric();
        before = if found { before } else { *letter };
        found
    }) else {
        return false;
    };
    let rest = &lower[from..];
    if first.is_ascii_digit() {
        // Plus and minus are spoken before it.
        let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let leading = &rest[..(end - 1) % 3 + 1];
        return !"+-−".contains(before) && (leading == "1" || leading.starts_with('5'));
    }
    let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
    let word = &rest[..end];
    let is_vowel = |letter: char| VOWELS.contains(letter);
    if first == 'y' {
        return !word.chars().nth(1).is_some_and(is_vowel);
    }
    if word.is_ascii() && !word.contains(|letter| is_vowel(letter) || letter == 'y') {
        return SPELT_WITH_VOWEL.contains(first);
    }
    is_vowel(first) && !IOTATED.contains(first)
}

fn text(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

/// `AZ` for Fluent.
pub(crate) fn article<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(value) = positional.first() else { return FluentValue::Error };
    let article = match (begins_with_vowel(&text(value)), named.get("capital").is_some()) {
        (true, false) => "az",
        (false, false) => "a",
        (true, true) => "Az",
        (false, true) => "A",
    };
    FluentValue::from(article)
}

/// `RAG` for Fluent.
pub(crate) fn suffix<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let (Some(value), Some(form)) = (positional.first(), named.get("form")) else { return FluentValue::Error };
    suffixed(&text(value), &text(form)).map_or(FluentValue::Error, FluentValue::from)
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn list(name: &str) -> Vec<Vec<String>> {
        let cases: Value = serde_json::from_str(include_str!("../locales/hungarian.json")).unwrap();
        let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let case = |case: &Value| case.as_array().unwrap().iter().map(word).collect();
        cases[name].as_array().unwrap().iter().map(case).collect()
    }

    #[test]
    fn articles_fit_what_is_spoken() {
        let cases = list("az");
        assert!(cases.len() > 50);
        for case in cases {
            assert_eq!(if begins_with_vowel(&case[0]) { "az" } else { "a" }, case[1], "{}", case[0]);
        }
    }

    #[test]
    fn suffixes_fit_numbers_and_names() {
        let cases = list("rag");
        assert!(cases.len() > 50);
        for case in cases {
            assert_eq!(suffixed(&case[0], &case[1]).as_ref(), Some(&case[2]));
        }
        assert_eq!(suffixed("Anna", "nek"), None, "a form has one name");
    }
}
