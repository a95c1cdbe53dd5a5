//! The component file: formats, cards and decks (OH-2.2, OH-2.25).

mod cards;
mod decks;
mod effect;
#[cfg(test)]
mod faults;
mod row;
mod steps;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use quincunx_engine::{Arg, Clause, Fault, Message};

use crate::card::{Card, CardId};
use crate::deck::{Deck, Format, NamedDeck};
use crate::options::Options;

/// The standard component file.
pub const STANDARD: &str = include_str!("../components.toml");

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

    /// The components of a table.
    ///
    /// # Errors
    /// The first fault in its file, with clause and line.
    pub fn for_table(options: &Options) -> Result<Self, Fault> {
        options.components.as_deref().map_or_else(|| Ok(Self::standard().clone()), Self::read)
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
        find(&self.cards, id)
    }

    /// The format that a table plays.
    ///
    /// # Errors
    /// The file has none with this id.
    pub fn format(&self, options: &Options) -> Result<&Format, Fault> {
        self.formats.iter().find(|format| format.id == options.format).ok_or_else(|| {
            let message = Message::new("fault-format").with("id", row::quoted(&options.format));
            Fault::new(Clause("OH-2.25"), message.with("known", listed(self.formats.iter().map(|format| &format.id))))
        })
    }

    /// All reasons why a table cannot be played with these options; of two players with the same deck, each once.
    pub fn faults(&self, options: &Options) -> Vec<Fault> {
        let format = match self.format(options) {
            Ok(format) => format,
            Err(fault) => return vec![fault],
        };
        let [first, second] = &options.decks;
        let brought = if first == second { &options.decks[..1] } else { &options.decks[..] };
        let faults = |words: &String| match self.deck(words) {
            Ok(deck) => deck.fitted(self, format, options).faults(self, format, options),
            Err(fault) => vec![fault],
        };
        brought.iter().flat_map(faults).collect()
    }

    /// The two decks of a table, each the id of one of the file or a deck as text, without what the format and the options leave
    /// out of decks (OH-2.23, OH-2.25).
    ///
    /// # Errors
    /// The first reason why one is no legal deck.
    pub fn decks(&self, options: &Options) -> Result<[Deck; 2], Fault> {
        let format = self.format(options)?;
        let [first, second] = &options.decks;
        let legal = |words: &str| {
            let deck = self.deck(words)?.fitted(self, format, options);
            deck.faults(self, format, options).into_iter().next().map_or(Ok(deck), Err)
        };
        Ok([legal(first)?, legal(second)?])
    }

    /// The deck of the file with this id, or the one that the text says.
    fn deck(&self, words: &str) -> Result<Deck, Fault> {
        if words.contains(char::is_whitespace) {
            return Deck::read(words, self);
        }
        let known = self.decks.iter().find(|deck| deck.id == words);
        known.map(|known| known.deck.clone()).ok_or_else(|| {
            let message = Message::new("fault-deck").with("id", row::quoted(words));
            Fault::new(Clause("OH-2.20"), message.with("known", listed(self.decks.iter().map(|deck| &deck.id))))
        })
    }
}

fn find(cards: &[Card], id: &str) -> Option<CardId> {
    cards.iter().position(|card| card.id == id).map(|place| CardId(place as u8))
}

/// Ids in a row.
fn listed<'a>(ids: impl Iterator<Item = &'a String>) -> Arg {
    Arg::Text(ids.map(String::as_str).collect::<Vec<_>>().join(", "))
}
