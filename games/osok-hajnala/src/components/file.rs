//! The component file: formats, cards and decks (OH-2.2, OH-2.25).

use std::sync::LazyLock;

use quincunx_engine::Fault;

use crate::components::card::{Card, CardId};
use crate::components::deck::{Format, NamedDeck};
use crate::components::read::{cards, decks, row};

/// The standard component file.
pub const STANDARD: &str = include_str!("../../components.toml");

/// What a game takes from a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// At least one, in file order.
    pub formats: Vec<Format>,
    /// In file order, at most 256.
    pub cards: Vec<Card>,
    /// Ready to be played, in file order.
    pub decks: Vec<NamedDeck>,
}

impl Components {
    /// The standard components.
    pub fn standard() -> &'static Self {
        static STANDARD_COMPONENTS: LazyLock<Components> =
            LazyLock::new(|| Components::read(STANDARD).expect("a test reads the standard file"));
        &STANDARD_COMPONENTS
    }

    /// Reads a component file.
    ///
    /// # Errors
    /// The first fault in it, with clause and line.
    pub fn read(text: &str) -> Result<Self, Fault> {
        /// The names that the locale files have.
        static NAMED: LazyLock<Components> =
            LazyLock::new(|| Components::named(STANDARD).expect("a test reads the standard file"));
        let mut parts = Self::named(text)?;
        for card in &mut parts.cards {
            let Some(known) = NAMED.find(&card.id).map(|id| NAMED.card(id)) else { continue };
            card.name.take_if(|name| known.name.as_ref() == Some(name));
            card.text.take_if(|text| known.text.as_ref() == Some(text));
        }
        for format in &mut parts.formats {
            let known = NAMED.formats.iter().find(|known| known.id == format.id);
            format.name.take_if(|name| known.is_some_and(|known| known.name.as_ref() == Some(name)));
        }
        for deck in &mut parts.decks {
            let known = NAMED.decks.iter().find(|known| known.id == deck.id);
            deck.name.take_if(|name| known.is_some_and(|known| known.name.as_ref() == Some(name)));
        }
        Ok(parts)
    }

    /// What is in a file, with all names.
    fn named(text: &str) -> Result<Self, Fault> {
        row::parse(text, |file| {
            file.only(row::FILE, &[&["meta", "format", "vocabulary", "card", "deck", "checks"]])?;
            let formats = decks::formats(file)?;
            let cards = cards::cards(file)?;
            let decks = decks::decks(file, &cards)?;
            Ok(Self { formats, cards, decks })
        })
    }

    /// A card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The card with this id in files.
    pub fn find(&self, id: &str) -> Option<CardId> {
        crate::components::card::find(&self.cards, id)
    }
}
