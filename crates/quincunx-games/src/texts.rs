//! The texts of the games: packed into the program by `build.rs`, unpacked when a game is first asked for them.

use quincunx_engine::scenario::{self, Pictures};
use quincunx_engine::{Game, GameTexts};

/// What `Registered::texts` is for the game in this folder of `games`.
macro_rules! texts {
    ($folder:literal) => {
        || {
            static TEXTS: std::sync::LazyLock<quincunx_engine::GameTexts> = std::sync::LazyLock::new(|| {
                $crate::texts::unpack(include_bytes!(concat!(env!("OUT_DIR"), "/", $folder)))
            });
            &TEXTS
        }
    };
}
pub(crate) use texts;

/// What `Registered::pictures` is for this game in this folder of `games`.
macro_rules! pictures {
    ($game:ty, $folder:literal) => {
        || {
            static PICTURES: std::sync::LazyLock<quincunx_engine::scenario::Pictures> =
                std::sync::LazyLock::new(|| $crate::texts::draw::<$game>($crate::texts::texts!($folder)()));
            &PICTURES
        }
    };
}
pub(crate) use pictures;

/// The pictures of a game's page to start from.
pub(crate) fn draw<G: Game>(texts: &GameTexts) -> Pictures {
    scenario::pictures::<G>(texts.pictures).unwrap_or_else(|error| panic!("{}: {error}", G::ID))
}

/// Texts that `build.rs` has packed. They stay in memory until the program ends.
pub(crate) fn unpack(packed: &[u8]) -> GameTexts {
    let bytes = miniz_oxide::inflate::decompress_to_vec(packed).expect("it was packed by build.rs");
    let text: &'static str = String::from_utf8(bytes).expect("it is text").leak();
    let mut texts = text.split('\0');
    let mut four = || std::array::from_fn(|_| texts.next().expect("there are thirteen"));
    let (rules, locales, start) = (four(), four(), four());
    GameTexts { rules, locales, start, pictures: texts.next().expect("there are thirteen") }
}
