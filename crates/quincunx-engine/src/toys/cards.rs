//! The cards of the two poker games.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A card, known by its rank alone; a higher one beats a lower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

    pub(super) fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == name)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The cards still in the deck: how many of each rank.
#[derive(Clone, Copy)]
pub(super) struct Deck([u8; 3]);

impl Deck {
    /// So many cards of each rank, without those that lie elsewhere.
    #[inline]
    pub(super) fn without(copies: u8, elsewhere: impl IntoIterator<Item = Option<Card>>) -> Self {
        let mut deck = Self([copies; 3]);
        elsewhere.into_iter().flatten().for_each(|card| deck.0[card as usize] -= 1);
        deck
    }

    #[inline]
    pub(super) fn len(self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// The ranks that are there, with their number.
    pub(super) fn counts(self) -> impl Iterator<Item = (Card, u32)> {
        Card::ALL.into_iter().map(move |card| (card, u32::from(self.0[card as usize]))).filter(|(_, count)| *count > 0)
    }

    /// The card at `number`, counted in ascending order.
    #[inline]
    pub(super) fn at(self, number: u32) -> Card {
        let jacks = u32::from(self.0[0]);
        let below_kings = jacks + u32::from(self.0[1]);
        if number < jacks {
            Card::Jack
        } else if number < below_kings {
            Card::Queen
        } else {
            Card::King
        }
    }

    /// Takes the card at `number` out of the deck.
    #[inline]
    pub(super) fn draw(&mut self, number: u32) -> Card {
        let card = self.at(number);
        self.0[card as usize] -= 1;
        card
    }
}
