//! What observers learn of what happens (section 6).

use quincunx_engine::Observer;
use serde::Serialize;
use ts_rs::TS;

use crate::event::Event;
use crate::game::OsokHajnala;

/// What one observer learns of an event. Cards are named by their ids.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[ts(rename = "OhEvent")]
pub enum SeenEvent {
    /// A card was drawn (OH-6.13).
    Drew {
        /// By whom.
        player: usize,
        /// Which, if the observer learns it.
        card: Option<String>,
    },
}

impl OsokHajnala {
    pub(crate) fn seen_event(&self, event: &Event, observer: Observer) -> Option<SeenEvent> {
        match event {
            Event::Drew { player, card } => {
                let card = card.filter(|_| Self::sees(observer, *player)).map(|card| self.card(card).id.clone());
                Some(SeenEvent::Drew { player: player.index(), card })
            }
            _ => None,
        }
    }
}
