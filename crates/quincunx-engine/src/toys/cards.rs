//! The cards of the two poker games.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Argument, Cell, Numbered, Planes, Seat, Seen, Shown};

/// A card, known by its rank alone; a higher one beats a lower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Argument, Numbered)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Lowest.
    Jack,
    /// Between.
    Queen,
    /// Highest.
    King,
}

impl Card {
    /// All ranks, ascending.
    pub const ALL: [Self; 3] = [Self::Jack, Self::Queen, Self::King];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Jack => "jack",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The cards that an observer sees in the hands, one of each player.
pub(super) fn hands<G: Shown, C: Cell>(
    game: &G,
    seen: &Seen<'_, G>,
    hands: &[Option<Card>; 2],
    planes: &mut Planes<'_, C>,
) {
    planes.plane("hands", "player, rank: the card that is seen in their hand", [2, Card::ALL.len()], 1, |cells| {
        for (seat, card) in Seat::first(2).zip(hands) {
            card.iter().for_each(|card| cells.mark([seen.place(game, seat), *card as usize]));
        }
    });
}

/// The cards still in the deck: how many of each rank, in four bits each, the jacks lowest.
#[derive(Clone, Copy)]
pub(super) struct Deck(u32);

impl Deck {
    /// The number of cards of each rank, without those that lie elsewhere.
    #[inline]
    pub(super) fn without(copies: u32, elsewhere: impl IntoIterator<Item = Option<Card>>) -> Self {
        let gone = |card: Option<Card>| card.map_or(0, |card| 1 << (4 * card as u32));
        Self(copies * 0x111 - elsewhere.into_iter().map(gone).sum::<u32>())
    }

    #[inline]
    const fn count(self, card: Card) -> u32 {
        self.0 >> (4 * card as u32) & 15
    }

    #[inline]
    pub(super) const fn len(self) -> u32 {
        self.count(Card::Jack) + self.count(Card::Queen) + self.count(Card::King)
    }

    /// The ranks that are there, with their number.
    pub(super) fn counts(self) -> impl Iterator<Item = (Card, u32)> {
        Card::ALL.into_iter().map(move |card| (card, self.count(card))).filter(|(_, count)| *count > 0)
    }

    /// The card at `number`, counted in ascending order.
    #[inline]
    pub(super) const fn at(self, number: u32) -> Card {
        let jacks = self.count(Card::Jack);
        let place = (number >= jacks) as usize + (number >= jacks + self.count(Card::Queen)) as usize;
        Card::ALL[place]
    }

    /// Takes the card at `number` out of the deck.
    #[inline]
    pub(super) fn draw(&mut self, number: u32) -> Card {
        let card = self.at(number);
        self.0 -= 1 << (4 * card as u32);
        card
    }
}
