//! The texts of a game: packed into the program by `quincunx-pack`, unpacked when they are first asked for.

use quincunx_engine::scenario::{self, Pictures};
use quincunx_engine::{Game, GameTexts};

/// The pictures of a game's page to start from, of which these are the texts.
///
/// # Panics
/// If one of them is no position of the game.
pub fn draw<G: Game>(texts: &GameTexts) -> Pictures {
    scenario::pictures::<G>(texts.pictures).unwrap_or_else(|error| panic!("{}: {error}", G::ID))
}

/// Texts that `quincunx-pack` has packed. They stay in memory until the program ends.
///
/// # Panics
/// If they are anything else.
pub fn unpack(packed: &[u8]) -> GameTexts {
    let bytes = miniz_oxide::inflate::decompress_to_vec(packed).expect("it was packed by quincunx-pack");
    let text: &'static str = String::from_utf8(bytes).expect("it is text").leak();
    let mut texts = text.split('\0');
    let mut four = || std::array::from_fn(|_| texts.next().expect("there are thirteen"));
    let (rules, locales, start) = (four(), four(), four());
    GameTexts { rules, locales, start, pictures: texts.next().expect("there are thirteen") }
}
