//! The words of the command and of the games.

use std::ops::Range;

use quincunx_engine::record::EntryKind;
use quincunx_engine::{Arg, GameTexts, Message, Observer, Seat};
use quincunx_games::Table;
use quincunx_games::computers::{MARK, called_by};
use quincunx_words::Words;
use quincunx_words::harmless::short;

const OWN: [&str; 4] = [
    include_str!("../locales/en.ftl"),
    include_str!("../locales/hu.ftl"),
    include_str!("../locales/pl.ftl"),
    include_str!("../locales/ru.ftl"),
];

/// The words of the command and of a game in the language of this index.
pub(crate) fn words(language: usize, game: Option<&GameTexts>) -> Words {
    Words::new(language, game.map(|texts| texts.locales[language]).into_iter().chain([OWN[language]]))
}

/// What each player is called in a sentence.
pub(crate) fn names(table: &dyn Table, words: &Words) -> Vec<String> {
    table.header().seats.iter().map(|name| present(called_by(name), words)).collect()
}

/// The same with the level beside it, for computer players.
pub(crate) fn full_names(table: &dyn Table, words: &Words) -> Vec<String> {
    let full = |name: &String| match name.split_once(MARK) {
        Some((called, level)) if words.has(&level_key(level)) => {
            format!("{} {MARK} {}", called.trim(), words.own(&level_key(level), &[]))
        }
        _ => present(name, words),
    };
    table.header().seats.iter().map(|name| short(&full(name))).collect()
}

fn level_key(level: &str) -> String {
    format!("level-{}", level.trim())
}

/// A name, or what is said of whoever has left for good, and has none any more.
fn present(name: &str, words: &Words) -> String {
    if name.is_empty() { words.own("left-for-good", &[]) } else { short(name) }
}

/// The lines of these entries in words, those that come many times in a row as one.
pub(crate) fn told(table: &dyn Table, words: &Words, entries: Range<u32>, observer: Observer) -> Vec<String> {
    let messages: Vec<_> = entries.flat_map(|number| messages(table, number, observer)).collect();
    words.say_together(&messages, &names(table, words))
}

fn messages(table: &dyn Table, number: u32, observer: Observer) -> Vec<Message> {
    let of_player = |key, seat: Seat| vec![Message { key, args: vec![("player", Arg::Seat(seat))] }];
    match table.entry(number).map(|entry| &entry.kind) {
        Some(EntryKind::Undo { seat, .. }) => of_player("log-undo", *seat),
        Some(EntryKind::Resign { seat }) => of_player("log-resign", *seat),
        _ => table.lines(number, observer).into_iter().filter_map(|seen| seen.line).collect(),
    }
}

/// How a game ended: what each player has of the win. Nothing before the end.
pub(crate) fn result(table: &dyn Table, words: &Words) -> Option<String> {
    let returns = table.returns()?.to_string();
    let shares: Vec<String> = full_names(table, words)
        .iter()
        .zip(returns.split(' '))
        .map(|(name, share)| format!("{name} {share}"))
        .collect();
    Some(words.own("returns", &[("returns", words.list(&shares))]))
}

#[cfg(test)]
mod tests;
