//! What observers learn of what happens (section 6). Cards are named by their ids, spots as in notation, players by their seats.

use quincunx_engine::Observer;

use crate::components::card::CardId;
use crate::rules::event::{Event, ToldDeed, ToldEvent};
use crate::rules::field::{Player, Spot};
use crate::rules::table::OsokHajnala;

/// What one observer learns of an event.
pub type SeenEvent = ToldEvent<usize, String, String>;

impl ToldDeed<CardId> {
    fn tell(self, id: impl FnOnce(CardId) -> String) -> ToldDeed<String> {
        match self {
            Self::Place { card, slot } => ToldDeed::Place { card: id(card), slot },
            Self::Equip { card, slot } => ToldDeed::Equip { card: id(card), slot },
            Self::Lay { card, slot } => ToldDeed::Lay { card: id(card), slot },
            Self::Use { card, slot } => ToldDeed::Use { card: id(card), slot },
            Self::Drink { card } => ToldDeed::Drink { card: id(card) },
            Self::Activate { place, record } => ToldDeed::Activate { place, record },
            Self::Attack { slot } => ToldDeed::Attack { slot },
            Self::Finish => ToldDeed::Finish,
        }
    }
}

impl OsokHajnala {
    pub(crate) fn seen_event(&self, event: &Event, observer: Observer) -> SeenEvent {
        let (who, at) = (Player::index, |spot: Spot| spot.word().to_owned());
        let id = |card: CardId| self.card(card).id.to_string();
        match event.clone() {
            Event::Rolled { dice } => SeenEvent::Rolled { dice },
            Event::Opened { player, with_starting_card } => {
                SeenEvent::Opened { player: who(player), with_starting_card }
            }
            Event::Starts { player } => SeenEvent::Starts { player: who(player) },
            Event::StartingCard { player, card } => SeenEvent::StartingCard { player: who(player), card: id(card) },
            Event::Exchanged { player, n } => SeenEvent::Exchanged { player: who(player), n },
            Event::Drew { player, card } => {
                let card = card.filter(|_| Self::sees(observer, player)).map(id);
                SeenEvent::Drew { player: who(player), card }
            }
            Event::Discarded { player, card } => SeenEvent::Discarded { player: who(player), card: id(card) },
            Event::TurnBegins { player, turn, level } => SeenEvent::TurnBegins { player: who(player), turn, level },
            Event::Declared { by, deed, targets, cards } => {
                let (targets, cards) = (targets.into_iter().map(at).collect(), cards.into_iter().map(&id).collect());
                SeenEvent::Declared { by: who(by), deed: deed.tell(id), targets, cards }
            }
            Event::Withdrawn { by, deed } => SeenEvent::Withdrawn { by: who(by), deed: deed.tell(id) },
            Event::Sacrificed { player, n, life } => SeenEvent::Sacrificed { player: who(player), n, life },
            Event::PaidArmour { spot, n, armour } => SeenEvent::PaidArmour { spot: at(spot), n, armour },
            Event::Entered { spot, card, idle } => SeenEvent::Entered { spot: at(spot), card: id(card), idle },
            Event::Equipped { spot, card } => SeenEvent::Equipped { spot: at(spot), card: id(card) },
            Event::Laid { player, slot, card } => SeenEvent::Laid { player: who(player), slot, card: id(card) },
            Event::Replaced { player, card, to } => SeenEvent::Replaced { player: who(player), card: id(card), to },
            Event::TurnedIdle { spot } => SeenEvent::TurnedIdle { spot: at(spot) },
            Event::Woke { spot } => SeenEvent::Woke { spot: at(spot) },
            Event::Attacked { attacker, on } => SeenEvent::Attacked { attacker: at(attacker), on: at(on) },
            Event::Guarded { spot, instead_of } => SeenEvent::Guarded { spot: at(spot), instead_of: at(instead_of) },
            Event::Trapped { spot, card } => SeenEvent::Trapped { spot: at(spot), card: id(card) },
            Event::Cancelled { by, card, whole } => SeenEvent::Cancelled { by: who(by), card: id(card), whole },
            Event::TakenOver { spot } => SeenEvent::TakenOver { spot: at(spot) },
            Event::Delayed { spot, card } => SeenEvent::Delayed { spot: at(spot), card: id(card) },
            Event::Prevented { spot, n } => SeenEvent::Prevented { spot: at(spot), n },
            Event::Suffered { spot, n, armour } => SeenEvent::Suffered { spot: at(spot), n, armour },
            Event::Restored { spot, n, armour } => SeenEvent::Restored { spot: at(spot), n, armour },
            Event::Life { player, change, life } => SeenEvent::Life { player: who(player), change, life },
            Event::Marked { spot, card, given } => SeenEvent::Marked { spot: at(spot), card: card.map(id), given },
            Event::Left { spot, card, to } => SeenEvent::Left { spot: at(spot), card: id(card), to },
            Event::Revived { spot, card, armour } => SeenEvent::Revived { spot: at(spot), card: id(card), armour },
            Event::Taken { player, card } => SeenEvent::Taken { player: who(player), card: id(card) },
            Event::BackInHand { player, card } => SeenEvent::BackInHand { player: who(player), card: id(card) },
            Event::Over { winner, how } => SeenEvent::Over { winner: winner.map(who), how },
        }
    }
}
