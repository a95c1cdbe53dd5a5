//! The words of the command and of the games.

use quincunx_engine::GameTexts;
use quincunx_games::Table;
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

/// How a game ended: what each player has of the win. Nothing before the end.
pub(crate) fn result(table: &dyn Table, words: &Words) -> Option<String> {
    let returns = table.returns()?.to_string();
    let shares = table.header().seats.iter().zip(returns.split(' '));
    let shares: Vec<String> = shares.map(|(name, share)| format!("{} {share}", short(name))).collect();
    Some(words.own("returns", &[("returns", words.list(&shares))]))
}

#[cfg(test)]
mod tests;
