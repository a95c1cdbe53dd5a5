//! Which games there are, and in which versions of their rules.

use crate::RegisteredGame;

/// The games that a program offers, and the older versions of their rules that it still knows.
///
/// A table plays to its end, and a record replays, under the version that it began with. New tables begin under the newest.
#[derive(Clone, Copy)]
pub struct Registry {
    games: &'static [&'static dyn RegisteredGame],
    older: &'static [&'static dyn RegisteredGame],
}

impl Registry {
    /// These games, in the order in which they are listed.
    pub const fn of(games: &'static [&'static dyn RegisteredGame]) -> Self {
        Self { games, older: &[] }
    }

    /// And these older versions; of each game the newer one first.
    #[must_use]
    pub const fn with_older(self, older: &'static [&'static dyn RegisteredGame]) -> Self {
        Self { older, ..self }
    }

    /// The games, each in its newest version.
    pub fn games(self) -> impl Iterator<Item = &'static dyn RegisteredGame> {
        self.games.iter().copied()
    }

    /// The newest version of the game with this id.
    pub fn find(self, id: &str) -> Option<&'static dyn RegisteredGame> {
        self.versions(id).next()
    }

    /// The versions of the game with this id, the newest first; none if there is no such game.
    pub fn versions(self, id: &str) -> impl Iterator<Item = &'static dyn RegisteredGame> {
        self.games.iter().chain(self.older).copied().filter(move |game| game.info().id == id)
    }

    /// The game with this id under this version of its rules.
    pub fn under(self, id: &str, rules: u32) -> Option<&'static dyn RegisteredGame> {
        self.versions(id).find(|game| game.info().rules_version == rules)
    }
}
