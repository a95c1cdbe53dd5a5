//! Cards that lie together without an order: a hand, a deck, a pile.

use std::fmt;

use crate::components::card::{FACES, Face};

/// A multiset of the 48 cards of a set: one bit for each card. The bits of a face stand together and are filled from the
/// lowest, so that equal contents are equal bits, and a bit drawn at random is a card drawn at random.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Cards(u64);

/// The face of each bit.
const FACE_OF_BIT: [Face; 48] = {
    let mut faces = [Face(0); 48];
    let mut face = 0;
    while face < FACES {
        let mut copy = 0;
        while copy < Face(face as u8).copies() {
            faces[(Face(face as u8).first_bit() + copy) as usize] = Face(face as u8);
            copy += 1;
        }
        face += 1;
    }
    faces
};

/// The bits of each face.
const BITS: [u64; FACES] = {
    let mut bits = [0; FACES];
    let mut face = 0;
    while face < FACES {
        bits[face] = ((1 << Face(face as u8).copies()) - 1) << Face(face as u8).first_bit();
        face += 1;
    }
    bits
};

/// The lowest bit of each face.
const FIRSTS: u64 = {
    let (mut firsts, mut face) = (0, 0);
    while face < FACES {
        firsts |= 1 << Face(face as u8).first_bit();
        face += 1;
    }
    firsts
};

/// What can be counted by masks: a number printed on cards.
#[derive(Clone, Copy)]
enum Number {
    CommandPoints,
    VictoryPoints,
    CombatValue,
}

/// For each number the cards on which it is at least 1, 2, 3, 4 and 5.
const COMMAND_POINTS: [u64; 5] = at_least(Number::CommandPoints);
const VICTORY_POINTS: [u64; 5] = at_least(Number::VictoryPoints);
const COMBAT_VALUE: [u64; 5] = at_least(Number::CombatValue);

const UNITS: u64 = {
    let (mut units, mut face) = (0, 0);
    while face < FACES {
        if Face(face as u8).kind().is_unit() {
            units |= BITS[face];
        }
        face += 1;
    }
    units
};

const fn at_least(number: Number) -> [u64; 5] {
    let (mut masks, mut face) = ([0; 5], 0);
    while face < FACES {
        let card = Face(face as u8);
        let printed = match number {
            Number::CommandPoints => card.points(),
            Number::VictoryPoints => card.kind().print().victory,
            Number::CombatValue => card.kind().print().value,
        };
        let mut least = 0;
        while least < printed {
            masks[least as usize] |= BITS[face];
            least += 1;
        }
        face += 1;
    }
    masks
}

impl Cards {
    pub(crate) const EMPTY: Self = Self(0);
    /// The set of 48 (FOG-2.3); the shuffle card is not one of them (FOG-N21).
    pub(crate) const SET: Self = Self((1 << 48) - 1);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) const fn has(self, face: Face) -> bool {
        self.0 >> face.first_bit() & 1 != 0
    }

    #[inline]
    pub(crate) const fn of(self, face: Face) -> u8 {
        (self.0 & BITS[face.0 as usize]).count_ones() as u8
    }

    /// One more; the set has that many.
    #[inline]
    pub(crate) fn add(&mut self, face: Face) {
        let bits = self.0 & BITS[face.0 as usize];
        debug_assert_ne!(bits, BITS[face.0 as usize], "there are no more {face}");
        self.0 |= bits + (1 << face.first_bit());
    }

    /// One less; there is one.
    #[inline]
    pub(crate) fn remove(&mut self, face: Face) {
        let all = BITS[face.0 as usize];
        debug_assert!(self.has(face), "there is no {face}");
        self.0 = self.0 & !all | self.0 >> 1 & all >> 1 & all;
    }

    /// One less if there is one.
    #[inline]
    pub(crate) fn take(&mut self, face: Face) -> bool {
        let has = self.has(face);
        if has {
            self.remove(face);
        }
        has
    }

    #[inline]
    pub(crate) fn add_all(&mut self, other: Self) {
        for face in other {
            self.add(face);
        }
    }

    /// Less these, as far as they are there.
    #[inline]
    pub(crate) fn without(mut self, other: Self) -> Self {
        for face in other {
            self.take(face);
        }
        self
    }

    /// Each face once.
    #[inline]
    pub(crate) const fn faces(self) -> Iter {
        Iter(self.0 & FIRSTS)
    }

    /// Each face of a unit once.
    #[inline]
    pub(crate) const fn unit_faces(self) -> Iter {
        Iter(self.0 & FIRSTS & UNITS)
    }

    #[inline]
    const fn sum(self, [one, two, three, four, five]: [u64; 5]) -> u8 {
        let few = (self.0 & one).count_ones() + (self.0 & two).count_ones() + (self.0 & three).count_ones();
        (few + (self.0 & four).count_ones() + (self.0 & five).count_ones()) as u8
    }

    /// Command points of all together.
    #[inline]
    pub(crate) const fn points(self) -> u8 {
        self.sum(COMMAND_POINTS)
    }

    /// Victory points of all together (FOG-5.7).
    #[inline]
    pub(crate) const fn victory(self) -> u8 {
        self.sum(VICTORY_POINTS)
    }

    /// Combat values of all together.
    #[inline]
    pub(crate) const fn combat_value(self) -> u8 {
        self.sum(COMBAT_VALUE)
    }

    /// The card at `number` of all, in the order of faces.
    ///
    /// Finds the bit of that rank by the running sums of bits in bytes: Vigna, "Broadword implementation of rank/select
    /// queries" (2008). Dealing is most of a random game.
    #[inline]
    pub(crate) const fn nth(self, number: u32) -> Face {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let pairs = self.0 - ((self.0 >> 1) & (0x55 * ONES));
        let fours = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
        let sums = ((fours + (fours >> 4)) & (0x0f * ONES)).wrapping_mul(ONES);
        // The high bit of each byte up to which there are more than `number` bits.
        let reached = ((sums | (0x80 * ONES)) - (number as u64 + 1) * ONES) & (0x80 * ONES);
        let byte = reached.trailing_zeros() / 8 * 8;
        let mut left = number - ((sums << 8) >> byte & 0xff) as u32;
        let mut bits = self.0 >> byte;
        while left > 0 {
            bits &= bits - 1;
            left -= 1;
        }
        FACE_OF_BIT[(byte + bits.trailing_zeros()) as usize]
    }
}

/// The cards of a [`Cards`], in the order of faces.
#[derive(Clone)]
pub(crate) struct Iter(u64);

impl Iterator for Iter {
    type Item = Face;

    #[inline]
    fn next(&mut self) -> Option<Face> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(FACE_OF_BIT[bit as usize])
    }
}

impl IntoIterator for Cards {
    type Item = Face;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        Iter(self.0)
    }
}

impl FromIterator<Face> for Cards {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::EMPTY, |mut cards, face| {
            cards.add(face);
            cards
        })
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(*self).finish()
    }
}
