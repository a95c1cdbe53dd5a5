//! Sentences of the games.

use std::cell::RefCell;
use std::collections::HashMap;

use quincunx_engine::{Explanation, LANGUAGES, Message, Passage, Seat};
use quincunx_games::RegisteredGame;
use quincunx_words::{Words, escaped, html, lines};

thread_local! {
    /// The words of each game and language: to read them takes longer than to say something.
    static WORDS: RefCell<HashMap<(&'static str, usize), Words>> = RefCell::default();
}

/// The place of a language among [`LANGUAGES`].
pub(crate) fn language(name: &str) -> Option<usize> {
    LANGUAGES.iter().position(|known| *known == name)
}

fn with<T>(game: &dyn RegisteredGame, language: usize, say: impl FnOnce(&Words) -> T) -> T {
    WORDS.with_borrow_mut(|known| {
        let words = known.entry((game.info().id, language));
        say(words.or_insert_with(|| Words::new(language, [game.texts().locales[language]])))
    })
}

/// Players are called by the letters of their seats.
fn names() -> Vec<String> {
    Seat::first(quincunx_engine::MAX_SEATS).map(|seat| seat.to_string()).collect()
}

/// A sentence of a game.
pub(crate) fn said(game: &dyn RegisteredGame, language: usize, message: &Message) -> String {
    with(game, language, |words| words.say(message, &names()))
}

/// Sentences and tables of a game as text.
pub(crate) fn told(game: &dyn RegisteredGame, language: usize, passages: &[Passage]) -> String {
    let told = with(game, language, |words| lines(passages, words, &names(), usize::MAX));
    told.into_iter().map(|passage| passage.join("\n")).collect::<Vec<_>>().join("\n\n")
}

/// The same as HTML, the prompt with its clause first.
pub(crate) fn shown(game: &dyn RegisteredGame, language: usize, prompt: &Explanation, passages: &[Passage]) -> String {
    with(game, language, |words| {
        let names = names();
        let asked = format!("<p><b>{}</b> [{}]</p>", escaped(&words.say(&prompt.message, &names)), prompt.clause.0);
        asked + &html(passages, words, &names)
    })
}
