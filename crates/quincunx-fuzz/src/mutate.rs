//! Small changes to good inputs.

use quincunx_engine::below;
use rand_core::Rng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// Numbers at which things break.
const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "-1",
    "2",
    "4",
    "7",
    "99",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "1e308",
    "0.5",
];

/// Pieces of text at which things break.
const PIECES: [&str; 22] = [
    "", " ", "\n", "\r\n", "\t", "\"", "'", "\\", "{", "}", "[", "]", "(", ")", ",", "|", "#", "\0", "\u{feff}", "🂡",
    "e\u{301}", "\u{202e}",
];

/// No input is longer: more is refused by length before it is read (`Limits` of the server).
const LONGEST: usize = 1 << 20;

/// A number below `most`; 0 if that is 0.
pub(crate) fn number(most: usize, rng: &mut Pcg64Mcg) -> usize {
    below(rng, most.max(1) as u32) as usize
}

/// One of these.
pub(crate) fn pick<'a, T>(items: &'a [T], rng: &mut Pcg64Mcg) -> &'a T {
    &items[number(items.len(), rng)]
}

/// One of these words.
fn word<'a>(words: &[&'a str], rng: &mut Pcg64Mcg) -> &'a str {
    words[number(words.len(), rng)]
}

/// Once in so many.
pub(crate) fn once_in(times: u32, rng: &mut Pcg64Mcg) -> bool {
    below(rng, times) == 0
}

/// A text with one to four changes; pieces of other texts may come into it.
pub(crate) fn text(text: &str, others: &[String], rng: &mut Pcg64Mcg) -> String {
    let mut changed = text.to_owned();
    for _ in 0..=number(4, rng) {
        change(&mut changed, others, rng);
    }
    changed.truncate(changed.floor_char_boundary(LONGEST));
    changed
}

fn change(text: &mut String, others: &[String], rng: &mut Pcg64Mcg) {
    let length = [1, 4, 16, 64, 1024][number(5, rng)];
    let from = place(text, rng);
    let to = text.floor_char_boundary(from + number(length + 1, rng)).max(from);
    let other = pick(others, rng);
    match number(12, rng) {
        0 => text.replace_range(from..to, ""),
        1 => {
            let piece = text[from..to].to_owned();
            text.insert_str(from, &piece);
        }
        2 => text.insert_str(from, word(&PIECES, rng)),
        3 => text.replace_range(from..to, word(&PIECES, rng)),
        4 | 5 => replace_run(text, from, |byte| byte.is_ascii_digit(), word(&NUMBERS, rng)),
        6 | 7 => {
            let by = word_at(other, place(other, rng)).to_owned();
            replace_run(text, from, is_of_word, &by);
        }
        8 => {
            let start = place(other, rng);
            let piece = other[start..other.floor_char_boundary(start + length)].to_owned();
            text.replace_range(from..to, &piece);
        }
        9 => lines(text, others, rng),
        10 if once_in(20, rng) => {
            let piece = word(&PIECES, rng).repeat(100_000);
            text.insert_str(from, &piece);
        }
        _ => lines(text, &[], rng),
    }
}

/// A line is dropped, doubled, moved, or taken from another text.
fn lines(text: &mut String, others: &[String], rng: &mut Pcg64Mcg) {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        return;
    }
    let [here, there] = [0; 2].map(|_| number(lines.len(), rng));
    let foreign: Vec<&str> = if others.is_empty() { Vec::new() } else { pick(others, rng).lines().collect() };
    match number(5, rng) {
        _ if !foreign.is_empty() => lines.insert(here, word(&foreign, rng)),
        0 => drop(lines.remove(here)),
        1 => lines.insert(here, lines[there]),
        2 => lines.swap(here, there),
        3 => lines.truncate(here + 1),
        _ => lines[here] = lines[there],
    }
    *text = lines.join("\n");
}

fn place(text: &str, rng: &mut Pcg64Mcg) -> usize {
    text.floor_char_boundary(number(text.len() + 1, rng))
}

const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// The word at or after a place.
fn word_at(text: &str, from: usize) -> &str {
    let run = run(text, from, is_of_word);
    &text[run]
}

fn replace_run(text: &mut String, from: usize, is_in: impl Fn(u8) -> bool, by: &str) {
    let run = run(text, from, is_in);
    text.replace_range(run, by);
}

/// The first run of such bytes at or after a place; it is empty if there is none.
fn run(text: &str, from: usize, is_in: impl Fn(u8) -> bool) -> std::ops::Range<usize> {
    let bytes = text.as_bytes();
    let Some(hit) = bytes[from..].iter().position(|byte| is_in(*byte)) else { return from..from };
    let start = bytes[..from + hit].iter().rposition(|byte| !is_in(*byte)).map_or(0, |before| before + 1);
    let end = bytes[from + hit..].iter().position(|byte| !is_in(*byte)).map_or(bytes.len(), |rest| from + hit + rest);
    start..end
}

/// JSON with one to three of its values changed; values of others may come into it.
pub(crate) fn json(value: &mut Value, others: &[Value], rng: &mut Pcg64Mcg) {
    for _ in 0..=number(3, rng) {
        let by = replacement(value, others, rng);
        let place = any_place(value, rng);
        match (place, number(6, rng)) {
            (Value::Array(items), 0) => drop(items.pop()),
            (Value::Array(items), 1) if !items.is_empty() => {
                let item = pick(items, rng).clone();
                items.insert(number(items.len(), rng), item);
            }
            (Value::Array(items), 2) if !items.is_empty() => {
                let [here, there] = [0; 2].map(|_| number(items.len(), rng));
                items.swap(here, there);
            }
            (Value::Object(fields), 0) => remove_one(fields, rng),
            (Value::Object(fields), 1) => drop(fields.insert(word(&PIECES, rng).to_string(), by)),
            (Value::String(words), 0..4) => *words = text(words, std::slice::from_ref(&words.clone()), rng),
            (place, _) => *place = by,
        }
    }
}

fn remove_one(fields: &mut Map<String, Value>, rng: &mut Pcg64Mcg) {
    let name = fields.keys().nth(number(fields.len(), rng)).cloned();
    name.and_then(|name| fields.remove(&name));
}

fn replacement(value: &mut Value, others: &[Value], rng: &mut Pcg64Mcg) -> Value {
    match number(10, rng) {
        0 => Value::Null,
        1 => json!(rng.next_u32() & 1 == 0),
        2 | 3 => serde_json::from_str(word(&NUMBERS, rng)).unwrap_or(Value::Null),
        4 => json!(word(&PIECES, rng)),
        5 => json!([]),
        6 => json!({}),
        7 if once_in(20, rng) => (0..100).fold(json!([]), |inner, _| json!([inner])),
        8 if !others.is_empty() => any_place(&mut pick(others, rng).clone(), rng).clone(),
        _ => any_place(value, rng).clone(),
    }
}

/// A place somewhere in a value: half of the time all are equally likely, else all branches are, so that neither long lists nor
/// single fields are left out.
fn any_place<'a>(value: &'a mut Value, rng: &mut Pcg64Mcg) -> &'a mut Value {
    let by_size = once_in(2, rng);
    descend(value, by_size, rng)
}

fn descend<'a>(value: &'a mut Value, by_size: bool, rng: &mut Pcg64Mcg) -> &'a mut Value {
    let weigh = |inner: &Value| if by_size { size(inner) } else { 1 };
    let weights: Vec<usize> = inner(value).map(weigh).collect();
    let own = if by_size || weights.is_empty() { 1 } else { weights.len().div_ceil(5) };
    let mut left = number(own + weights.iter().sum::<usize>(), rng);
    let branch = weights.iter().position(|weight| {
        let is_here = left < *weight;
        left = left.saturating_sub(*weight);
        is_here
    });
    let Some(branch) = branch else { return value };
    let inner = match value {
        Value::Array(items) => items.get_mut(branch),
        Value::Object(fields) => fields.values_mut().nth(branch),
        _ => None,
    };
    descend(inner.expect("there are so many"), by_size, rng)
}

fn inner(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match value {
        Value::Array(items) => Box::new(items.iter()),
        Value::Object(fields) => Box::new(fields.values()),
        _ => Box::new(std::iter::empty()),
    }
}

/// The number of values in a value, itself included.
fn size(value: &Value) -> usize {
    1 + inner(value).map(size).sum::<usize>()
}
