//! A battlefield (OH-2.10 to OH-2.16): slots, what lies where, and what state it is in.

mod spot;
mod word;

use quincunx_engine::{Numbered, Seat};
use serde::{Deserialize, Serialize};

use crate::components::card::CardId;
use crate::components::effect::Body;
use crate::components::word::{Set, Word};

pub(crate) use spot::{Slots, Spot, Spots};
pub(crate) use word::{number_of, numbered, slot_of};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) enum Player {
    A,
    B,
}

/// Character slots of a battlefield, numbered from 0 here and from 1 in notation (OH-2.11).
pub(crate) const SLOTS: usize = 4;

/// A character slot.
pub(crate) type SlotNo = u8;

/// What lies in a slot, in due order (OH-4.1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub(crate) enum Part {
    /// The character or puppet itself.
    Body,
    Weapon,
    WeaponUpgrade,
    /// The continuous ability on the weapon.
    OnWeapon,
    Armour,
    ArmourUpgrade,
    /// The continuous ability on the armour card.
    OnArmour,
    Mount,
    /// The continuous ability on the character.
    Attached,
}

/// A place of a battlefield for one card, in due order (OH-4.1.10): those of each slot, then the battlefield's own, then the
/// Noble's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
pub struct Place(#[numbered(0..PLACES)] pub(crate) u8);

/// Places of a battlefield.
pub(crate) const PLACES: usize = SLOTS * Part::ALL.len() + 2;

/// What stands in a slot (OH-2.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Standing {
    #[default]
    Free,
    /// An upright character.
    Active,
    /// A character that lies sideways.
    Idle,
    /// A character face down.
    Dead,
    Puppet,
}

/// The state of a card with armour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Vital {
    /// How much it can still suffer; 0 is below 1, until the death check.
    pub armour: u8,
    /// Ends of turns, this one's too, until its poison marker comes off; 0: it has none (OH-4.19.3).
    pub poison: u8,
    /// The value of its flame marker; 0: it has none (OH-4.26.6).
    pub flame: u8,
}

/// The flags of a character or puppet that last a turn (OH-4.24), as bits.
pub(crate) mod flag {
    /// OH-4.24.4.
    pub(crate) const ABILITY: u8 = 1;
    /// OH-4.24.5.
    pub(crate) const ACTED: u8 = 2;
    /// OH-4.24.6.
    pub(crate) const EQUIPPED: u8 = 4;
    /// OH-4.24.8.
    pub(crate) const CAME: u8 = 8;
    /// OH-4.24.9, OH-N19.
    pub(crate) const EXERTED: u8 = 16;
}

/// So many cards may lie under the top one of a stack (OH-4.26.5).
pub(crate) const UNDER: usize = 3;

/// A slot: what stands in it, and all that lasts there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Slot {
    pub standing: Standing,
    pub flags: u8,
    /// Of the body, the mount, and the continuous ability on the character.
    pub vitals: [Vital; 3],
    /// Cards of a puppet's stack that the last death check left; 1 for any other puppet and for a character (OH-4.26.5).
    pub cards: u8,
    /// Armour of the cards under the top one, the upper first; 0 where there is none.
    pub under: [u8; UNDER],
    /// Cards of a stack that were played on it this turn.
    pub fresh: u8,
}

/// What a player has on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    cards: [Option<CardId>; PLACES],
    /// What follows from the cards in play, kept up so that nobody has to look through all places.
    pub index: Index,
    pub slots: [Slot; SLOTS],
    /// Of each place: a bit for each of its records that was activated this turn, and from bit 4 one for each whose limit of the
    /// turn is used up (OH-4.24.7, OH-4.24.10).
    pub used: [u8; PLACES],
}

/// Where cards in play are, and what their texts are about: `OsokHajnala::renew` sees to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Index {
    /// What all texts together are about: `numbers::about`.
    pub about: u64,
    /// A bit for each place with a card that has a text and is not silent.
    pub speaking: u64,
    /// By what can be named, in the order of [`Body`]: the [`Spot::bit_of_own`] of each spot of the player with one.
    pub bodies: [u16; 4],
}

impl Player {
    pub(crate) const BOTH: [Self; 2] = [Self::A, Self::B];

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    #[must_use]
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    #[inline]
    pub(crate) fn of(seat: Seat) -> Self {
        if seat.index() == 0 { Self::A } else { Self::B }
    }

    #[inline]
    pub(crate) fn seat(self) -> Seat {
        Seat::new(self.index()).expect("there are two seats")
    }
}

impl Part {
    pub(crate) const ALL: [Self; 9] = [
        Self::Body,
        Self::Weapon,
        Self::WeaponUpgrade,
        Self::OnWeapon,
        Self::Armour,
        Self::ArmourUpgrade,
        Self::OnArmour,
        Self::Mount,
        Self::Attached,
    ];
}

impl Place {
    /// The place of the ability on the battlefield.
    pub(crate) const BATTLEFIELD: Self = Self(36);
    pub(crate) const NOBLE: Self = Self(37);

    #[inline]
    pub(crate) const fn of(slot: SlotNo, part: Part) -> Self {
        Self(slot * 9 + part as u8)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot it belongs to.
    #[inline]
    pub(crate) const fn slot(self) -> Option<SlotNo> {
        if self.0 < Self::BATTLEFIELD.0 { Some(self.0 / 9) } else { None }
    }

    /// What it is in its slot.
    #[inline]
    pub(crate) const fn part(self) -> Option<Part> {
        if self.0 < Self::BATTLEFIELD.0 { Some(Part::ALL[(self.0 % 9) as usize]) } else { None }
    }

    /// All, in due order.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..PLACES as u8).map(Self)
    }

    /// Those of a set of bits, in due order.
    #[inline]
    pub(crate) fn of_bits(bits: u64) -> impl Iterator<Item = Self> {
        numbers(bits).map(Self)
    }
}

impl Standing {
    /// A character, active or idle.
    #[inline]
    pub(crate) const fn is_living(self) -> bool {
        matches!(self, Self::Active | Self::Idle)
    }

    /// A living character or a puppet.
    #[inline]
    pub(crate) const fn is_in_play(self) -> bool {
        self.is_living() || matches!(self, Self::Puppet)
    }

    /// A character, living or dead.
    #[inline]
    pub(crate) const fn is_character(self) -> bool {
        self.is_living() || matches!(self, Self::Dead)
    }
}

impl Slot {
    #[inline]
    pub(crate) const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    #[inline]
    pub(crate) const fn set(&mut self, flag: u8) {
        self.flags |= flag;
    }
}

impl Index {
    /// The spots with one of these, by their [`Spot::bit_of_own`].
    #[inline]
    pub(crate) fn of(&self, bodies: Set<Body>) -> u16 {
        let is_meant = |(place, _): &(usize, &u16)| bodies.has(Body::WORDS[*place].1);
        self.bodies.iter().enumerate().filter(is_meant).fold(0, |all, (_, spots)| all | spots)
    }
}

impl Field {
    pub(crate) const EMPTY: Self = Self {
        cards: [None; PLACES],
        index: Index { about: 0, speaking: 0, bodies: [0; 4] },
        slots: [EMPTY_SLOT; SLOTS],
        used: [0; PLACES],
    };

    /// The card that lies in a place, in play or under a dead character.
    #[inline]
    pub(crate) const fn lies(&self, place: Place) -> Option<CardId> {
        self.cards[place.index()]
    }

    /// The card in play in a place (OH-2.16).
    #[inline]
    pub(crate) fn card(&self, place: Place) -> Option<CardId> {
        let card = self.cards[place.index()]?;
        let is_in_play = place.slot().is_none_or(|slot| self.slot(slot).standing.is_in_play());
        is_in_play.then_some(card)
    }

    /// Lays a card into a place, or takes the one there away.
    #[inline]
    pub(crate) const fn put(&mut self, place: Place, card: Option<CardId>) {
        self.cards[place.index()] = card;
        self.used[place.index()] = 0;
    }

    #[inline]
    pub(crate) const fn slot(&self, slot: SlotNo) -> &Slot {
        &self.slots[slot as usize]
    }

    #[inline]
    pub(crate) const fn slot_mut(&mut self, slot: SlotNo) -> &mut Slot {
        &mut self.slots[slot as usize]
    }

    /// The cards in play whose texts speak, those of idle characters too (OH-N21), with their places, in due order.
    #[inline]
    pub(crate) fn speaking(&self) -> impl Iterator<Item = (Place, CardId)> + '_ {
        Place::of_bits(self.index.speaking).filter_map(|place| Some((place, self.lies(place)?)))
    }

    /// Is the card in this place silent: the base under an upgrade (OH-4.14.5)?
    #[inline]
    pub(crate) fn is_silent(&self, place: Place) -> bool {
        let upgrade = match place.part() {
            Some(Part::Weapon) => Part::WeaponUpgrade,
            Some(Part::Armour) => Part::ArmourUpgrade,
            _ => return false,
        };
        place.slot().is_some_and(|slot| self.cards[Place::of(slot, upgrade).index()].is_some())
    }

    /// Has the character in the slot a weapon?
    #[inline]
    pub(crate) const fn is_armed(&self, slot: SlotNo) -> bool {
        self.cards[Place::of(slot, Part::Weapon).index()].is_some()
    }

    /// Slots with a dead character (OH-5.2).
    pub(crate) fn dead(&self) -> u8 {
        self.slots.iter().filter(|slot| slot.standing == Standing::Dead).count() as u8
    }
}

const EMPTY_SLOT: Slot = Slot {
    standing: Standing::Free,
    flags: 0,
    cards: 0,
    vitals: [Vital { armour: 0, poison: 0, flame: 0 }; 3],
    under: [0; UNDER],
    fresh: 0,
};

/// The numbers of the bits that are set, in order.
#[inline]
fn numbers(bits: u64) -> impl Iterator<Item = u8> {
    let mut left = bits;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let number = left.trailing_zeros() as u8;
            left &= left - 1;
            number
        })
    })
}

/// Is it what is left out where it is written?
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Slots next to a slot (OH-2.11).
#[inline]
pub(crate) fn adjacent(slot: SlotNo) -> impl Iterator<Item = SlotNo> {
    [slot.checked_sub(1), Some(slot + 1).filter(|next| usize::from(*next) < SLOTS)].into_iter().flatten()
}
