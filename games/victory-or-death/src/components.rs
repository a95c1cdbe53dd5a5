//! The component file: map, opening position and cards (VOD-2.1.6).

use crate::card::{Card, CardId, CardType, CardTypes, ExtraPlay, Link, Opening};
use crate::cards::{Cards, Slot};
use crate::map::Map;
use crate::power::{Kind, Power};

/// What a game takes from a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Components {
    pub map: Map,
    pub opening: Vec<Opening>,
    /// In file order.
    pub cards: Vec<Card>,
    /// By power.
    pub decks: [Deck; 4],
    /// By power and kind of piece (VOD-2.1.2).
    pub pieces: [[u8; 3]; 4],
    /// By power (VOD-2.1.2).
    pub bribes: [u8; 4],
    /// The links of all cards (VOD-4.16.12), at most 8.
    pub links: Vec<Link>,
    /// The extra plays of all cards (VOD-4.16.13), at most 4.
    pub extra_plays: Vec<ExtraPlay>,
}

/// A power's deck list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Deck {
    /// The card of each slot.
    pub cards: Vec<CardId>,
    /// All of it.
    pub all: Cards,
    /// By [`CardType`]: the mask of its cards, for [`Cards::only`].
    pub of_type: [Cards; 7],
    /// The cards that can answer to an event, by [`Card::reaction`]; at most 16.
    pub reactions: Vec<Slot>,
    /// The mask of the Status cards with trigger `scoring`.
    pub scoring: Cards,
    /// The mask of the Status cards with trigger `own_turn`.
    pub own_turn: Cards,
    /// The mask of the automatic cards (VOD-4.10.13).
    pub automatic: Cards,
}

impl Components {
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub fn deck(&self, power: Power) -> &Deck {
        &self.decks[power.index()]
    }

    /// The card at a place of a power's deck list.
    #[inline]
    pub fn id(&self, power: Power, slot: Slot) -> CardId {
        self.deck(power).cards[slot.index()]
    }

    pub fn find(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|place| CardId(place as u8))
    }

    /// Pieces of a kind that a power has in all.
    #[inline]
    pub const fn pieces(&self, power: Power, kind: Kind) -> u8 {
        self.pieces[power.index()][kind.index()]
    }
}

impl Deck {
    /// The mask of the cards of these types.
    pub fn of_types(&self, types: CardTypes) -> Cards {
        let slots = |kind: CardType| self.of_type[kind as usize].slots();
        Cards::mask(CardType::ALL.into_iter().filter(|kind| types.contains(*kind)).flat_map(slots))
    }
}
