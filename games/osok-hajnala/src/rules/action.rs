//! The choices (section 8) and the outcomes of chance (section 7).

use quincunx_engine::{Notation, Numbered};

use crate::components::card::CardId;
use crate::rules::field::{Place, SLOTS, SlotNo, Spot, number_of, slot_of};
use crate::rules::table::OsokHajnala;

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = OsokHajnala)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = OsokHajnala)]
pub(crate) enum Choice {
    /// Chance: the dice of both players (OH-7.1).
    Dice(
        #[notation(read = die)]
        #[numbered(1..=6)]
        u8,
        #[notation(read = die)]
        #[numbered(1..=6)]
        u8,
    ),
    /// Chance: the card on top of the deck (OH-7.8).
    Card(CardId),
    /// OH-8.1.
    DrawSeven,
    /// OH-8.1.
    StartingCard(CardId),
    /// OH-8.2.
    Me,
    /// OH-8.2.
    Opponent,
    /// OH-8.3.
    SetAside(CardId),
    /// OH-8.3.
    Done,
    /// OH-8.4.
    Keep,
    /// OH-8.4, OH-8.5, OH-8.17, OH-8.18, OH-8.22.
    Discard(CardId),
    /// OH-8.6.
    Place(CardId),
    /// OH-8.6.
    TurnIdle(
        #[notation(write = number_of, read = slot_of)]
        #[numbered(0..SLOTS)]
        SlotNo,
    ),
    /// OH-8.6.
    Equip(CardId),
    /// OH-8.6: a continuous ability, mount, puppet or quick ability.
    Ability(CardId),
    /// OH-8.6, OH-8.20, OH-8.21.
    Potion(CardId),
    /// OH-8.6, OH-8.20, OH-8.21: the record of the card at a place.
    #[notation(with = activate)]
    Activate(Place, #[numbered(0..4)] u8),
    /// OH-8.6, OH-8.20.
    Attack(
        #[notation(write = number_of, read = slot_of)]
        #[numbered(0..SLOTS)]
        SlotNo,
    ),
    /// OH-8.6, OH-8.20.
    Instant(CardId),
    /// OH-8.6, OH-8.20, OH-8.21.
    Finish,
    /// OH-8.7, OH-8.9, OH-8.10: one of the own slots.
    Slot(
        #[notation(write = number_of, read = slot_of)]
        #[numbered(0..SLOTS)]
        SlotNo,
    ),
    /// OH-8.8.
    Active,
    /// OH-8.8.
    Idle,
    /// OH-8.11.
    Target(Spot),
    /// OH-8.11: a card of the own discard pile.
    #[notation(word = "target")]
    TargetCard(CardId),
    /// OH-8.11.
    Enough,
    /// OH-8.12, OH-8.13, OH-8.15.
    Pass,
    /// OH-8.12, OH-8.13.
    Quick(CardId),
    /// OH-8.15: a trap by the character in a slot.
    Trap(
        CardId,
        #[notation(write = number_of, read = slot_of)]
        #[numbered(0..SLOTS)]
        SlotNo,
    ),
    /// OH-8.14: the character in a slot guards.
    Guard(
        #[notation(write = number_of, read = slot_of)]
        #[numbered(0..SLOTS)]
        SlotNo,
    ),
    /// OH-8.14.
    NoGuard,
    /// OH-8.16.
    Suffer,
    /// OH-8.16.
    TakeOver,
    /// OH-8.19.
    No,
    /// OH-8.19.
    Yes,
}

fn die(text: &str) -> Option<u8> {
    text.parse().ok().filter(|die| (1..=6).contains(die))
}

/// `activate(3 weapon)`, and of several records of a card the second: `activate(3 weapon, 2)`.
mod activate {
    use std::fmt;

    use super::{Choice, OsokHajnala, Place};

    pub(super) fn write(place: Place, record: u8, _: &OsokHajnala, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(place.word())?;
        if record == 0 { Ok(()) } else { write!(out, ", {}", record + 1) }
    }

    pub(super) fn read(_: &OsokHajnala, arguments: &[&str]) -> Option<Choice> {
        let (place, record) = match arguments {
            [place] => (place, 1),
            [place, record] => (place, record.parse().ok().filter(|record: &u8| (1..=4).contains(record))?),
            _ => return None,
        };
        Some(Choice::Activate(Place::parse(place)?, record - 1))
    }
}
