//! Cards of one power that lie together without an order: a hand, a deck, a pile.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A card of a deck, by its place in the deck's list: the cards of which there are several copies come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct Slot(pub u8);

/// So many cards of a deck may have several copies, at most 15 each.
pub(crate) const SEVERAL: usize = 4;
/// So many different cards a deck may have.
pub(crate) const MAX_SLOTS: usize = 52;

/// A multiset of the cards of one deck: four counts of four bits, then one bit for each card of which there is one copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards(u64);

const COUNTS: u64 = 0xffff;

impl Slot {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// What one copy adds to the bits.
    #[inline]
    const fn unit(self) -> u64 {
        if (self.0 as usize) < SEVERAL { 1 << (4 * self.0) } else { 1 << (12 + self.0) }
    }

    /// All bits of the card.
    #[inline]
    const fn bits(self) -> u64 {
        if (self.0 as usize) < SEVERAL { 0xf << (4 * self.0) } else { 1 << (12 + self.0) }
    }
}

impl Cards {
    pub(crate) const NONE: Self = Self(0);

    /// So many copies of a card; no more than 15 of the first four, one of any other.
    #[inline]
    pub(crate) const fn copies(slot: Slot, count: u8) -> Self {
        Self(slot.unit() * count as u64)
    }

    #[inline]
    pub(crate) const fn one(slot: Slot) -> Self {
        Self(slot.unit())
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        let pairs = (self.0 & 0x0f0f) + (self.0 >> 4 & 0x0f0f);
        (self.0 & !COUNTS).count_ones() + (pairs & 0xff) as u32 + (pairs >> 8) as u32
    }

    #[inline]
    pub(crate) const fn has(self, slot: Slot) -> bool {
        self.0 & slot.bits() != 0
    }

    #[inline]
    pub(crate) const fn count(self, slot: Slot) -> u8 {
        ((self.0 & slot.bits()) / slot.unit()) as u8
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, slot: Slot) -> Self {
        Self(self.0 + slot.unit())
    }

    /// Without one copy, which must be there.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, slot: Slot) -> Self {
        Self(self.0 - slot.unit())
    }

    /// What is in both, as often as in the rarer.
    #[inline]
    #[must_use]
    pub(crate) fn common(self, other: Self) -> Self {
        let single = Self(self.0 & other.0 & !COUNTS);
        (0..SEVERAL as u8)
            .map(Slot)
            .fold(single, |all, slot| all + Self::copies(slot, self.count(slot).min(other.count(slot))))
    }

    /// The copies of the cards in `mask`, a set of cards made by [`Cards::mask`].
    #[inline]
    #[must_use]
    pub(crate) const fn only(self, mask: Self) -> Self {
        Self(self.0 & mask.0)
    }

    /// Two masks in one.
    #[inline]
    #[must_use]
    pub(crate) const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// All bits of these cards, for [`Cards::only`].
    pub(crate) fn mask(slots: impl IntoIterator<Item = Slot>) -> Self {
        slots.into_iter().fold(Self::NONE, |mask, slot| Self(mask.0 | slot.bits()))
    }

    /// The copy at `number` below [`Cards::len`], equal ones side by side.
    #[inline]
    pub(crate) fn nth(self, number: u32) -> Slot {
        let mut left = number;
        for slot in (0..SEVERAL as u8).map(Slot) {
            let copies = u32::from(self.count(slot));
            match left.checked_sub(copies) {
                None => return slot,
                Some(rest) => left = rest,
            }
        }
        let mut single = self.0 & !COUNTS;
        for _ in 0..left {
            single &= single - 1;
        }
        debug_assert!(single != 0, "the number is below the number of cards");
        Slot((single.trailing_zeros() - 12) as u8)
    }

    /// Each card once, however many copies there are.
    #[inline]
    pub(crate) fn slots(self) -> impl Iterator<Item = Slot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let bit = left.trailing_zeros() as u8;
            let slot = Slot(if bit < 16 { bit / 4 } else { bit - 12 });
            left &= !slot.bits();
            Some(slot)
        })
    }

    /// Each copy.
    pub(crate) fn each(self) -> impl Iterator<Item = Slot> {
        self.slots().flat_map(move |slot| std::iter::repeat_n(slot, usize::from(self.count(slot))))
    }
}

impl Add for Cards {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// Without these, which must all be there.
impl Sub for Cards {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl FromIterator<Slot> for Cards {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        slots.into_iter().fold(Self::NONE, Self::with)
    }
}
