//! The words of the command and of the games.

use quincunx_engine::GameTexts;
use quincunx_words::Words;

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

#[cfg(test)]
mod tests;
