//! Cards of one player that lie together without an order: a hand, a draw deck, a discard pile.

use quincunx_engine::below;
use rand_core::Rng;

use crate::components::card::{CardId, Kind};
use crate::components::deck::Pile;
use crate::components::word::Word;

/// The cards of one name in a player's deck list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    low: u8,
    copies: u8,
}

/// The draw deck that a player brings: which card each [`Face`] is. Equal copies are next to each other.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DeckList {
    cards: Vec<CardId>,
    /// Of each copy the face it is of.
    faces: Vec<Face>,
    of: Box<[Option<Face>; 256]>,
    all: Cards,
    /// The cards of each kind.
    of_kind: [Cards; 12],
}

/// A multiset of the cards of one deck list. Each copy in it is a bit; of a face with `n` copies in it the lowest `n` bits of
/// the face are set, so equal multisets are equal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cards(u64);

impl Face {
    #[inline]
    const fn bits(self) -> u64 {
        ((1 << self.copies) - 1) << self.low
    }
}

impl DeckList {
    /// The list of a draw deck of at most 64 cards.
    pub(crate) fn new(pile: &Pile, kind: impl Fn(CardId) -> Kind) -> Self {
        let mut list = Self {
            cards: Vec::new(),
            faces: Vec::new(),
            of: Box::new([None; 256]),
            all: Cards::NONE,
            of_kind: [Cards::NONE; 12],
        };
        for (card, copies) in pile.iter() {
            let face = Face { low: list.cards.len() as u8, copies };
            list.cards.extend(std::iter::repeat_n(card, usize::from(copies)));
            list.of[card.index()] = Some(face);
            list.faces.extend(std::iter::repeat_n(face, usize::from(copies)));
            list.all = Cards(list.all.0 | face.bits());
            let of_kind = &mut list.of_kind[kind(card).index()];
            *of_kind = Cards(of_kind.0 | face.bits());
        }
        list
    }

    /// All cards of the list.
    #[inline]
    pub(crate) const fn all(&self) -> Cards {
        self.all
    }

    /// The cards of a pile that are of some kinds.
    #[inline]
    pub(crate) fn only(&self, cards: Cards, kinds: &[Kind]) -> Cards {
        let mask = kinds.iter().fold(0, |mask, kind| mask | self.of_kind[kind.index()].0);
        Cards(cards.0 & mask)
    }

    /// The face of a card, if the deck has it.
    #[inline]
    pub(crate) fn face(&self, card: CardId) -> Option<Face> {
        self.of[card.index()]
    }

    /// The cards of a pile, each once.
    #[inline]
    pub(crate) fn names(&self, cards: Cards) -> impl Iterator<Item = CardId> + '_ {
        self.faces(cards).map(|face| self.cards[usize::from(face.low)])
    }

    /// The cards of a pile with their copies.
    pub(crate) fn counted(&self, cards: Cards) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.faces(cards).map(move |face| (self.cards[usize::from(face.low)], cards.count(face)))
    }

    #[inline]
    fn faces(&self, cards: Cards) -> impl Iterator<Item = Face> + '_ {
        let mut left = cards.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let face = self.faces[left.trailing_zeros() as usize];
                left &= !face.bits();
                face
            })
        })
    }

    /// The copy at `number` below [`Cards::len`], equal ones side by side.
    #[inline]
    pub(crate) fn nth(&self, cards: Cards, number: u32) -> CardId {
        let mut left = cards.0;
        for _ in 0..number {
            left &= left - 1;
        }
        self.cards[left.trailing_zeros() as usize]
    }

    /// How many copies of a card.
    #[inline]
    pub(crate) fn count(&self, cards: Cards, card: CardId) -> u8 {
        self.face(card).map_or(0, |face| cards.count(face))
    }

    /// Is there a copy of the card?
    #[inline]
    pub(crate) fn has(&self, cards: Cards, card: CardId) -> bool {
        self.count(cards, card) > 0
    }

    /// With one copy more, for which there is room in the list.
    #[inline]
    #[must_use]
    pub(crate) fn with(&self, cards: Cards, card: CardId) -> Cards {
        self.face(card).map_or(cards, |face| cards.with(face))
    }

    /// With one copy less, if there is one.
    #[inline]
    #[must_use]
    pub(crate) fn without(&self, cards: Cards, card: CardId) -> Cards {
        self.face(card).map_or(cards, |face| cards.without(face))
    }

    /// So many copies of each card, in order; `None` for a card that the list has not so often.
    pub(crate) fn gather(&self, cards: impl IntoIterator<Item = CardId>) -> Result<Cards, CardId> {
        cards.into_iter().try_fold(Cards::NONE, |all, card| match self.face(card) {
            Some(face) if all.count(face) < face.copies => Ok(all.with(face)),
            _ => Err(card),
        })
    }

    /// Takes so many cards out of a pile at random; there are as many.
    pub(crate) fn take(&self, cards: &mut Cards, n: u32, rng: &mut impl Rng) -> Cards {
        (0..n).fold(Cards::NONE, |taken, _| {
            let card = self.nth(*cards, below(rng, cards.len()));
            *cards = self.without(*cards, card);
            self.with(taken, card)
        })
    }

    /// All cards of both piles.
    pub(crate) fn sum(&self, one: Cards, two: Cards) -> Cards {
        self.faces(two).fold(one, |all, face| (0..two.count(face)).fold(all, |all, _| all.with(face)))
    }

    /// The cards of `one` that are not in `two`, whose cards are all in it.
    pub(crate) fn rest(&self, one: Cards, two: Cards) -> Cards {
        self.faces(two).fold(one, |all, face| (0..two.count(face)).fold(all, |all, _| all.without(face)))
    }
}

impl Cards {
    /// No card.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// What is in one or the other, as often as in the one that has more.
    #[inline]
    #[must_use]
    pub(crate) const fn either(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    const fn count(self, face: Face) -> u8 {
        (self.0 & face.bits()).count_ones() as u8
    }

    #[inline]
    const fn with(self, face: Face) -> Self {
        let bits = face.bits();
        Self(self.0 | (self.0 << 1 | 1 << face.low) & bits)
    }

    #[inline]
    const fn without(self, face: Face) -> Self {
        let bits = face.bits();
        Self(self.0 & !bits | (self.0 & bits) >> 1 & bits)
    }
}
