//! What decks can be built from, for a page that builds them.

use quincunx_engine::Fault;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::Card;
use crate::components::deck::{FREE, MAIN, MAX_SIDE};
use crate::components::file::Components;
use crate::rules::options::{DeckRules, Options};
use crate::rules::table::OsokHajnala;
use crate::shown::view::SeenCard;

/// What decks can be built from under the options of a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhCatalogue")]
pub struct Catalogue {
    /// The cards in file order; those with keywords only where they may be brought (OH-2.23).
    pub cards: Vec<SeenCard>,
    /// Are Nobles used (OH-2.25)?
    pub noble: bool,
    /// Fewest and most cards of a draw deck (OH-2.20, OH-R35).
    pub main: [u8; 2],
    /// Most cards of a side deck; none where that does not matter (OH-R35).
    pub side: Option<u8>,
    /// The ready decks of the component file.
    pub decks: Vec<ReadyDeck>,
}

/// A ready deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "OhReadyDeck")]
pub struct ReadyDeck {
    /// Its id.
    pub id: String,
    /// Its name, if the locale files have none for it.
    pub name: Option<String>,
    /// The deck as text, without what the options leave out of it.
    pub text: String,
}

impl Catalogue {
    /// # Errors
    /// A fault of the component file, or the format is not there.
    pub(crate) fn new(options: &Options) -> Result<Self, Fault> {
        let parts = Components::for_table(options)?;
        let format = parts.format(options)?;
        let (main, side) = match options.deck_rules {
            DeckRules::Standard => (MAIN, Some(MAX_SIDE)),
            DeckRules::Free => (FREE, None),
        };
        let may_be_brought = |card: &&Card| options.keywords || !card.is_of_keyword_module();
        let decks = parts.decks.iter().map(|ready| ReadyDeck {
            id: ready.id.clone(),
            name: ready.name.clone(),
            text: ready.deck.fitted(&parts, format, options).write(&parts),
        });
        Ok(Self {
            cards: parts.cards.iter().filter(may_be_brought).map(OsokHajnala::show_card).collect(),
            noble: format.noble,
            main: [*main.start(), *main.end()],
            side,
            decks: decks.collect(),
        })
    }
}
