//! The registry: the list of games, each with the face that its crate has made; and whatever is needed to use one.

use std::sync::LazyLock;

pub use quincunx_face::*;

/// All games, in the order in which they are listed.
///
/// It is made while the program runs: whatever copies a face while it is compiled has all code behind it compiled once more.
pub static GAMES: LazyLock<Vec<&dyn RegisteredGame>> = LazyLock::new(|| {
    vec![
        in_flanders_field::FACE,
        field_of_glory::FACE,
        pocket_battles::FACE,
        victory_or_death::FACE,
        osok_hajnala::FACE,
    ]
});

/// Older versions of their rules, of each game the newer one first.
///
/// When the rules of a game change so that an old record would replay differently, its `RULES_VERSION` is counted up and the
/// rules as they were are put here. They are a type of their own, or, where little has changed, the same type with the
/// version as a constant parameter, like `quincunx_engine::toys::Nim`; that is for the game to choose.
pub static OLDER: LazyLock<Vec<&dyn RegisteredGame>> = LazyLock::new(Vec::new);

/// All games with all versions of their rules.
pub static REGISTRY: LazyLock<Registry> = LazyLock::new(|| Registry::of(&GAMES).with_older(&OLDER));

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn RegisteredGame> {
    REGISTRY.find(id)
}
