//! The component file: map, opening position and cards (VOD-2.1.6).

mod decks;
mod effect;
#[cfg(test)]
mod faults;
mod row;
mod spaces;
mod steps;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use quincunx_engine::Fault;

use crate::card::{Card, CardId, CardType, CardTypes, ExtraPlay, Link, Opening};
use crate::cards::{Cards, Slot};
use crate::map::{Ground, Map};
use crate::options::{Cythera, Italy, Options};
use crate::power::{Kind, Power};

/// The standard component file.
pub const STANDARD: &str = include_str!("../components.toml");

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
    /// The card of each slot; one that no card has, as there are not [`SEVERAL`](crate::cards::SEVERAL) cards with several copies,
    /// names the first card of the deck.
    pub cards: Vec<CardId>,
    /// All of it.
    pub all: Cards,
    /// By [`CardType`]: the mask of its cards, for [`Cards::only`].
    pub of_type: [Cards; 7],
    /// The cards that can answer to an event, by [`Card::reaction`]; at most 16.
    pub reactions: Vec<Slot>,
    /// By [`Happening`](crate::card::Happening): one bit for each of the reactions that can answer to it.
    pub answers: [u16; 7],
    /// The mask of the Status cards with trigger `scoring`.
    pub scoring: Cards,
    /// The mask of the Status cards with trigger `own_turn`.
    pub own_turn: Cards,
    /// The mask of the automatic cards (VOD-4.10.13).
    pub automatic: Cards,
}

impl Components {
    /// The standard components.
    pub(crate) fn standard() -> &'static Self {
        static STANDARD_COMPONENTS: LazyLock<Components> =
            LazyLock::new(|| Components::read(STANDARD).expect("a test reads the standard file"));
        &STANDARD_COMPONENTS
    }

    /// The components of a table. The options Italy and Cythera change the ground of these spaces before anything that
    /// depends on it is read; their defaults leave it as the file has it.
    ///
    /// # Errors
    /// The first fault in its file, with clause and line.
    pub(crate) fn for_table(options: &Options) -> Result<Self, Fault> {
        let italy = (options.italy == Italy::Land).then_some(("italy", Ground::Land));
        let cythera = (options.cythera == Cythera::Neutral).then_some(("cythera", Ground::Neutral));
        let grounds: Vec<_> = italy.into_iter().chain(cythera).collect();
        match &options.components {
            None if grounds.is_empty() => Ok(Self::standard().clone()),
            text => Self::with_grounds(text.as_deref().unwrap_or(STANDARD), &grounds),
        }
    }

    /// Reads a component file.
    ///
    /// # Errors
    /// The first fault in it, with clause and line.
    pub(crate) fn read(text: &str) -> Result<Self, Fault> {
        Self::with_grounds(text, &[])
    }

    fn with_grounds(text: &str, grounds: &[(&str, Ground)]) -> Result<Self, Fault> {
        /// The titles and names that the locale files have.
        static NAMED: LazyLock<Components> =
            LazyLock::new(|| Components::titled(STANDARD, &[]).expect("a test reads the standard file"));
        let mut parts = Self::titled(text, grounds)?;
        for card in &mut parts.cards {
            card.title
                .take_if(|title| NAMED.find(&card.id).is_some_and(|id| NAMED.card(id).title.as_ref() == Some(title)));
        }
        for (id, name) in parts.map.ids.iter().zip(&mut parts.map.names) {
            let known = NAMED.map.find(id).and_then(|space| NAMED.map.names[space.index()].as_ref());
            name.take_if(|name| known == Some(name));
        }
        Ok(parts)
    }

    /// What is in a file, with all titles and names.
    fn titled(text: &str, grounds: &[(&str, Ground)]) -> Result<Self, Fault> {
        const TABLES: [&str; 10] =
            ["meta", "power", "component", "setup", "space", "border", "no_border", "vocabulary", "card", "checks"];
        row::parse(text, |file| {
            file.only(row::FILE, &[&TABLES])?;
            let powers = spaces::powers(file)?;
            let map = spaces::map(file, grounds)?;
            let opening = spaces::opening(file, &map, &powers)?;
            let all = decks::Cardbox::read(file, &map)?;
            let [corinth, delian, sparta, athens] = Power::ALL.map(|power| all.deck(power, &powers[power.index()]));
            Ok(Self {
                map,
                opening,
                decks: [corinth?, delian?, sparta?, athens?],
                cards: all.cards,
                pieces: powers.map(|(_, stock)| stock.pieces),
                bribes: powers.map(|(_, stock)| stock.bribes),
                links: all.lasting.links,
                extra_plays: all.lasting.extra_plays,
            })
        })
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub(crate) fn deck(&self, power: Power) -> &Deck {
        &self.decks[power.index()]
    }

    /// The card at a place of a power's deck list.
    #[inline]
    pub(crate) fn id(&self, power: Power, slot: Slot) -> CardId {
        self.deck(power).cards[slot.index()]
    }

    pub(crate) fn find(&self, id: &str) -> Option<CardId> {
        self.cards.iter().position(|card| card.id == id).map(|place| CardId(place as u8))
    }

    /// Pieces of a kind that a power has in all.
    #[inline]
    pub(crate) const fn pieces(&self, power: Power, kind: Kind) -> u8 {
        self.pieces[power.index()][kind.index()]
    }
}

impl Deck {
    /// The mask of the cards of these types.
    pub(crate) fn of_types(&self, types: CardTypes) -> Cards {
        let masks = CardType::ALL.into_iter().filter(|kind| types.contains(*kind));
        masks.fold(Cards::NONE, |all, kind| all.either(self.of_type[kind as usize]))
    }
}
