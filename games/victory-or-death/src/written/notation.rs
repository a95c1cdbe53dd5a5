//! How spaces, cards, powers and pieces are written in [actions](crate::Action), by their ids (VOD-8.6).

use std::fmt;

use quincunx_engine::Argument;

use crate::components::{CardId, Kind, Power, Space};
use crate::rules::VictoryOrDeath;

/// A space that the table does not have is written as a number, and cannot be read.
impl Argument<VictoryOrDeath> for Space {
    fn write(self, game: &VictoryOrDeath, out: &mut impl fmt::Write) -> fmt::Result {
        match game.parts.map.ids.get(self.index()) {
            Some(id) => out.write_str(id),
            None => write!(out, "{}", self.0),
        }
    }

    fn read(game: &VictoryOrDeath, text: &str) -> Option<Self> {
        game.parts.map.find(text)
    }
}

/// So is such a card.
impl Argument<VictoryOrDeath> for CardId {
    fn write(self, game: &VictoryOrDeath, out: &mut impl fmt::Write) -> fmt::Result {
        match game.parts.cards.get(self.index()) {
            Some(card) => out.write_str(&card.id),
            None => write!(out, "{}", self.0),
        }
    }

    fn read(game: &VictoryOrDeath, text: &str) -> Option<Self> {
        game.parts.find(text)
    }
}

impl Argument<VictoryOrDeath> for Power {
    fn write(self, _: &VictoryOrDeath, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(self.id())
    }

    fn read(_: &VictoryOrDeath, text: &str) -> Option<Self> {
        Self::parse(text)
    }
}

impl Argument<VictoryOrDeath> for Kind {
    fn write(self, _: &VictoryOrDeath, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(self.id())
    }

    fn read(_: &VictoryOrDeath, text: &str) -> Option<Self> {
        Self::parse(text)
    }
}
