//! The choices of players and the outcomes of chance.

use quincunx_engine::{Notation, Numbered, Seat};

use crate::components::card::Face;
use crate::components::field::{Column, Pair, Terrain};
use crate::rules::FieldOfGlory;

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = FieldOfGlory)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is. None moves a unit to another column or back to the hand (FOG-4.19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = FieldOfGlory)]
pub(crate) enum Choice {
    /// Chance: a terrain card (FOG-7.1).
    Terrain(Terrain),
    /// Chance: the column of a terrain card (FOG-7.2).
    Lay(Column),
    /// Chance: a card from a deck (FOG-7.3, FOG-7.4, FOG-7.7, FOG-7.8, FOG-7.9).
    Card(Face),
    /// Chance: the first player (FOG-7.5).
    #[notation(valid = plays)]
    FirstPlayer(Seat),
    /// FOG-8.1.
    #[notation(with = both)]
    #[numbered(with = both)]
    Keep(Pair),
    /// FOG-8.2.
    #[notation(word = "advance_discard")]
    AdvanceDiscard(Column, Face),
    /// FOG-8.3.
    Flank { target: Column, launch: Column, lead: Face },
    /// FOG-8.4, FOG-8.5.
    #[numbered(with = place)]
    Place {
        card: Face,
        column: Column,
        #[notation(optional)]
        replaced: Pair,
    },
    /// FOG-8.4.
    Attack(Column, Face),
    /// FOG-8.4.
    Reserves,
    /// FOG-8.3, FOG-8.4.
    End,
    /// FOG-8.5.
    Done,
    /// FOG-8.6.
    Pay(Face),
    /// FOG-8.7.
    Overlap,
    /// FOG-8.7, FOG-8.10.
    Hand(Face),
    /// FOG-8.7, FOG-8.10.
    Deck,
    /// FOG-8.7, FOG-8.10.
    None,
    /// FOG-8.8.
    Retreat(Pair),
    /// FOG-8.9.
    Lose(Face),
    /// FOG-8.11.
    Front(Face),
    /// FOG-8.12.
    Three,
    /// FOG-8.12.
    Discard(Face),
    /// FOG-8.13.
    Limit(Face),
}

/// Is there such a seat?
fn plays(seat: Seat) -> bool {
    seat.index() < 2
}

/// Two cards without the brackets in which a [`Pair`] stands elsewhere; in its numbers they come before one card and none.
mod both {
    use std::fmt;

    use quincunx_engine::{Numbered, Standpoint};

    use super::{Choice, Face, FieldOfGlory, Pair};

    pub(super) fn count(game: &FieldOfGlory) -> u32 {
        let faces = Face::count(game);
        faces * (faces + 1) / 2
    }

    pub(super) fn number(pair: Pair, from: &Standpoint<'_, FieldOfGlory>) -> Option<u32> {
        pair.number(from).filter(|_| pair.is_two())
    }

    pub(super) fn numbered(number: u32, from: &Standpoint<'_, FieldOfGlory>) -> Option<Choice> {
        Pair::numbered(number, from).filter(|pair| pair.is_two()).map(Choice::Keep)
    }

    pub(super) fn write(pair: Pair, _: &FieldOfGlory, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(pair.to_string().trim_matches(['(', ')']))
    }

    pub(super) fn read(_: &FieldOfGlory, arguments: &[&str]) -> Option<Choice> {
        let [one, other] = arguments else { return None };
        Some(Choice::Keep(Pair::two(Face::parse(one)?, Face::parse(other)?)))
    }
}

/// What is replaced is none, the lower one, the higher one, or both of at most two units that stood there (FOG-4.8).
mod place {
    use quincunx_engine::{Numbered, Standpoint};

    use super::{Choice, Column, Face, FieldOfGlory, Pair};

    const PARTS: u32 = 4;

    pub(super) fn count(game: &FieldOfGlory) -> u32 {
        Face::count(game) * Column::COUNT as u32 * PARTS
    }

    pub(super) fn number(
        card: Face,
        column: Column,
        replaced: Pair,
        from: &Standpoint<'_, FieldOfGlory>,
    ) -> Option<u32> {
        let part = from.game.stood(from.state, column).subsets().position(|part| part == replaced)?;
        Some((card.number(from)? * Column::COUNT as u32 + column.index() as u32) * PARTS + part as u32)
    }

    pub(super) fn numbered(number: u32, from: &Standpoint<'_, FieldOfGlory>) -> Option<Choice> {
        let (place, columns) = (number / PARTS, Column::COUNT as u32);
        let (card, column) = (Face::numbered(place / columns, from)?, Column::numbered(place % columns, from)?);
        let replaced = from.game.stood(from.state, column).subsets().nth((number % PARTS) as usize)?;
        Some(Choice::Place { card, column, replaced })
    }
}
