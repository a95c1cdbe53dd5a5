//! How spaces, cards, powers and pieces are written in [actions](crate::Action), by their ids (VOD-8.6), and how spaces and cards are
//! counted.

use std::fmt;

use quincunx_engine::{Argument, Numbered, Standpoint};

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

/// In the order of the file.
impl Numbered<VictoryOrDeath> for CardId {
    fn count(game: &VictoryOrDeath) -> u32 {
        game.parts.cards.len() as u32
    }

    fn number(self, _: &Standpoint<'_, VictoryOrDeath>) -> Option<u32> {
        Some(self.0.into())
    }

    fn numbered(number: u32, _: &Standpoint<'_, VictoryOrDeath>) -> Option<Self> {
        number.try_into().ok().map(Self)
    }
}

/// In the order of the file.
impl Numbered<VictoryOrDeath> for Space {
    fn count(game: &VictoryOrDeath) -> u32 {
        game.parts.map.ids.len() as u32
    }

    fn number(self, _: &Standpoint<'_, VictoryOrDeath>) -> Option<u32> {
        Some(self.0.into())
    }

    fn numbered(number: u32, _: &Standpoint<'_, VictoryOrDeath>) -> Option<Self> {
        number.try_into().ok().map(Self)
    }
}
