//! The rules of one table: what was agreed on, and small questions that everything asks.

use quincunx_engine::Fault;

use crate::components::card::{Card, CardId};
use crate::components::deck::Format;
use crate::components::file::Components;
use crate::rules::field::Player;
use crate::rules::options::Options;
use crate::rules::pile::DeckList;

/// The rules of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct OsokHajnala {
    pub(crate) options: Options,
    pub(crate) parts: Components,
    pub(crate) format: Format,
    /// By player.
    pub(crate) lists: [DeckList; 2],
    /// By player; none where none are used.
    pub(crate) nobles: [Option<CardId>; 2],
    /// Of each card what its texts are about: `numbers::about`.
    pub(crate) about: Vec<u64>,
}

impl OsokHajnala {
    /// # Errors
    /// A fault of the component file, the format or a deck.
    pub(crate) fn at_table(options: &Options) -> Result<Self, Fault> {
        let parts = Components::for_table(options)?;
        let format = parts.format(options)?.clone();
        let decks = parts.decks(options)?;
        let lists = [0, 1].map(|player: usize| DeckList::new(&decks[player].main, |id| parts.card(id).kind));
        let nobles = [0, 1].map(|player: usize| decks[player].noble);
        let about = parts.cards.iter().map(|card| Self::about(&card.effects)).collect();
        Ok(Self { options: options.clone(), parts, format, lists, nobles, about })
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        self.parts.card(id)
    }

    /// The draw deck that a player brought.
    #[inline]
    pub(crate) const fn list(&self, player: Player) -> &DeckList {
        &self.lists[player.index()]
    }
}
