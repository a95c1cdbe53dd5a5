//! A view that is being told: who and what a sentence is about.

use quincunx_engine::{Arg, Message};

use crate::rules::event::ToldDeed;
use crate::rules::field::{Part, Place, Spot};
use crate::rules::table::OsokHajnala;
use crate::shown::view::{SeenAct, SeenDeed, SeenLying, SeenSlot, View};
use crate::shown::words::{listed, slot_number, spot};

/// A view that is being told.
pub(crate) struct Told<'a> {
    pub game: &'a OsokHajnala,
    pub view: &'a View,
}

impl Told<'_> {
    pub(super) fn title(&self, id: &str) -> Arg {
        self.game.told_title(id)
    }

    fn slot_of(&self, player: usize, slot: u8) -> Option<&SeenSlot> {
        self.view.players[player].slots[usize::from(slot)].as_ref()
    }

    /// The card in a place of a player, in play or under a dead character.
    pub(super) fn lies(&self, player: usize, place: Place) -> Option<&SeenLying> {
        match place.slot() {
            Some(slot) => self.slot_of(player, slot)?.cards.iter().find(|card| card.place == place),
            None if place == Place::NOBLE => self.view.players[player].noble.as_ref(),
            None => self.view.players[player].battlefield.as_ref(),
        }
    }

    /// Who is at a spot, and where that is.
    pub(super) fn at_spot(&self, at: Spot) -> Arg {
        match at.place().and_then(|place| self.lies(at.owner().index(), place)) {
            Some(card) => {
                Message::new("phrase-card-at").with("card", self.title(&card.card)).with("spot", spot(at)).into()
            }
            None => spot(at).into(),
        }
    }

    /// Who stands in a slot of a player.
    pub(super) fn in_slot(&self, player: usize, slot: u8) -> Arg {
        match self.lies(player, Place::of(slot, Part::Body)) {
            Some(card) => {
                let message = Message::new("phrase-in-slot").with("card", self.title(&card.card));
                message.with("slot", slot_number(slot)).into()
            }
            None => Message::new("label-slot").with("n", slot_number(slot)).into(),
        }
    }

    /// What an act does, as a name.
    pub(super) fn deed(&self, act: &SeenAct) -> Message {
        let deed = match &act.deed {
            SeenDeed::Place { card, slot } => ToldDeed::Place { card: card.to_string(), slot: *slot },
            SeenDeed::Equip { card } => ToldDeed::Equip { card: card.to_string(), slot: None },
            SeenDeed::Lay { card, user } => ToldDeed::Lay { card: card.to_string(), slot: *user },
            SeenDeed::Use { card, user } => ToldDeed::Use { card: card.to_string(), slot: *user },
            SeenDeed::Drink { card } => ToldDeed::Drink { card: card.to_string() },
            SeenDeed::Activate { place, record, .. } => {
                ToldDeed::Activate { place: place.to_string(), record: *record }
            }
            SeenDeed::Attack { slot, .. } => ToldDeed::Attack { slot: *slot },
            SeenDeed::Finish => ToldDeed::Finish,
        };
        self.game.deed(&deed)
    }

    /// Those whom an act names, in a row; of an attack that stands whom it is on.
    pub(super) fn named(&self, act: &SeenAct) -> Option<Arg> {
        if let SeenDeed::Attack { on: Some(on), .. } = &act.deed {
            return Some(self.at_spot(on.thing));
        }
        listed(act.targets.iter().map(|on| self.at_spot(on.thing)).chain(act.cards.iter().map(|id| self.title(id))))
    }

    /// The same as a part of a sentence.
    pub(super) fn on(&self, act: &SeenAct) -> Option<Message> {
        self.named(act).map(|targets| Message::new("phrase-on").with("targets", targets))
    }
}
