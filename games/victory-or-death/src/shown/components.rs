//! The map and the deck lists, which lie open beside every view.

use super::view::{SeenCard, SeenComponents, SeenSpace};
use crate::components::{CardId, Components, Space};
use crate::rules::VictoryOrDeath;

impl VictoryOrDeath {
    /// The map and the deck lists.
    pub(crate) fn show_components(&self) -> SeenComponents {
        let cards = (0..self.parts.cards.len() as u8).map(CardId);
        let spaces = self.parts.map.spaces().iter();
        SeenComponents {
            spaces: spaces.map(|space| self.show_space(space)).collect(),
            cards: cards.map(|id| self.show_card(id)).collect(),
        }
    }

    fn show_space(&self, space: Space) -> SeenSpace {
        let map = &self.parts.map;
        SeenSpace {
            id: self.place_name(space),
            name: map.names[space.index()].clone(),
            ground: map.ground(space),
            major: map.major[space.index()],
            reconstruction: map.reconstruction.contains(space),
            next_to: map.next_to(space).iter().map(|space| self.place_name(space)).collect(),
            at: map.at[space.index()],
        }
    }

    fn show_card(&self, id: CardId) -> SeenCard {
        let card = self.card(id);
        let standard = Components::standard();
        let known = standard.find(&card.id).is_some_and(|id| standard.card(id).effect == card.effect);
        SeenCard {
            id: card.id.to_string(),
            power: card.power,
            kind: card.kind,
            title: card.title.clone(),
            copies: card.copies,
            symbol: card.symbol,
            reconstruction: card.reconstruction,
            counted_by_us: card.counted_by_us,
            clause: known.then(|| self.clause_of(id)),
            text: self.text_of(id),
        }
    }
}
