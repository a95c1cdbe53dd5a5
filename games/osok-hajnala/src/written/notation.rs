//! How spots and cards are written in [actions](crate::Action) (section 8), by a word or an id, and how they are counted.

use std::fmt;

use quincunx_engine::{Actor, Argument, Numbered, Standpoint};

use crate::components::card::CardId;
use crate::rules::field::{Player, Spot};
use crate::rules::table::OsokHajnala;

impl Argument<OsokHajnala> for Spot {
    fn write(self, _: &OsokHajnala, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(self.word())
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

/// The own before the other player's, so that a number means the same to both.
impl Numbered<OsokHajnala> for Spot {
    fn count(_: &OsokHajnala) -> u32 {
        Self::COUNT.into()
    }

    fn number(self, from: &Standpoint<'_, OsokHajnala>) -> Option<u32> {
        Some(seen_from(self, from.by).0.into())
    }

    fn numbered(number: u32, from: &Standpoint<'_, OsokHajnala>) -> Option<Self> {
        let spot = number.try_into().ok().filter(|number| *number < Self::COUNT).map(Self)?;
        Some(seen_from(spot, from.by))
    }
}

fn seen_from(spot: Spot, by: Actor) -> Spot {
    match by {
        Actor::Seat(seat) if Player::of(seat) == Player::B => spot.opposite(),
        _ => spot,
    }
}
