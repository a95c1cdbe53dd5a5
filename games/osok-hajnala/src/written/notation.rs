//! How spots and cards are written in [actions](crate::Action) (section 8), by a word or an id, and how cards are counted.

use std::fmt;

use quincunx_engine::{Argument, Numbered, Standpoint};

use crate::components::card::CardId;
use crate::rules::field::Spot;
use crate::rules::table::OsokHajnala;

impl Argument<OsokHajnala> for Spot {
    fn write(self, _: &OsokHajnala, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(&self.word())
    }

    fn read(_: &OsokHajnala, text: &str) -> Option<Self> {
        Self::parse(text)
    }
}

/// A card that the table does not have is written as a number, and cannot be read.
impl Argument<OsokHajnala> for CardId {
    fn write(self, game: &OsokHajnala, out: &mut impl fmt::Write) -> fmt::Result {
        match game.parts.cards.get(self.index()) {
            Some(card) => out.write_str(&card.id),
            None => write!(out, "{}", self.0),
        }
    }

    fn read(game: &OsokHajnala, text: &str) -> Option<Self> {
        game.parts.find(text)
    }
}

/// In the order of the file.
impl Numbered<OsokHajnala> for CardId {
    fn count(game: &OsokHajnala) -> u32 {
        game.parts.cards.len() as u32
    }

    fn number(self, _: &Standpoint<'_, OsokHajnala>) -> Option<u32> {
        Some(self.0.into())
    }

    fn numbered(number: u32, _: &Standpoint<'_, OsokHajnala>) -> Option<Self> {
        number.try_into().ok().map(Self)
    }
}
