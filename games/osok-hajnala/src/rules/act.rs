//! What a player declares and carries out: an act, from its first choice to its end (OH-8.24).

use serde::{Deserialize, Serialize};

use crate::components::card::CardId;
use crate::rules::field::{Place, Player, SlotNo, Spot, Spots, is_default, numbered};

/// An act under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Act {
    pub by: Player,
    pub deed: Deed,
    pub at: At,
    pub named: Named,
    /// A trap has cancelled it (OH-4.12.6, OH-4.12.7).
    pub cancelled: bool,
}

/// What is done. In what is written down cards are words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Deed<C = CardId> {
    /// A character is placed (OH-4.4.1).
    Place {
        card: C,
        #[serde(default, with = "numbered::or_none", skip_serializing_if = "Option::is_none")]
        slot: Option<SlotNo>,
        #[serde(default, skip_serializing_if = "is_default")]
        idle: bool,
    },
    /// Equipment is put on (OH-4.6.1).
    Equip {
        card: C,
        #[serde(default, with = "numbered::or_none", skip_serializing_if = "Option::is_none")]
        recipient: Option<SlotNo>,
    },
    /// A continuous ability, mount or puppet is played (OH-4.7.1, OH-4.8.1, OH-4.9.1).
    Lay {
        card: C,
        #[serde(default, with = "numbered::or_none", skip_serializing_if = "Option::is_none")]
        user: Option<SlotNo>,
        #[serde(default, with = "numbered::or_none", skip_serializing_if = "Option::is_none")]
        place: Option<SlotNo>,
    },
    /// An instant or quick ability is used (OH-4.10.1, OH-4.11.1).
    Use {
        card: C,
        #[serde(default, with = "numbered::or_none", skip_serializing_if = "Option::is_none")]
        user: Option<SlotNo>,
    },
    /// A potion is played (OH-4.13.1).
    Drink { card: C },
    /// An effect is activated (OH-4.14.2).
    Activate {
        place: Place,
        #[serde(default, skip_serializing_if = "is_default")]
        record: u8,
    },
    /// A character or puppet attacks (OH-4.15.1).
    Attack(Attack),
    /// The phase is left (OH-3.32).
    Finish,
}

/// How an attack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Attack {
    /// Who attacks.
    #[serde(with = "numbered")]
    pub slot: SlotNo,
    /// Which of the targets it is on (OH-4.26.3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub nth: u8,
    /// Whom it is on: the target, or who guards it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on: Option<Spot>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub guarded: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    pub taken_over: bool,
    /// The card that suffered at least 1 of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victim: Option<Spot>,
}

/// Where an act stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum At {
    /// OH-8.9.
    User,
    /// OH-8.7, OH-8.10.
    Where,
    /// OH-8.8.
    Posture,
    /// OH-8.11.
    Target,
    /// All of it is said.
    Said,
    /// OH-8.13: the other player may answer what leads out of the tactical phase.
    Answer,
    /// It stands: flags and life are paid.
    Stands,
    /// OH-8.17: so many cards are still to be discarded.
    Pay(u8),
    /// OH-8.14.
    Guard,
    /// OH-8.16 with the option `takeover_time`.
    EarlyTakeOver,
    /// OH-8.15.
    Trap,
    /// OH-8.16.
    TakeOver,
    /// The damage of an attack (OH-4.15.5 (7)).
    Blow,
    /// "Hit", "attacked" and "after attack" effects (OH-4.15.5 (8)), by number.
    After(u8),
    /// The attack on this target is over (OH-4.15.5 (9)).
    Next,
    /// The text is carried out.
    Text,
    /// The card goes to the discard pile.
    Over,
}

/// The cards that were named (OH-4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    len: u8,
    /// In the order in which they were named: spots, or cards of the discard pile.
    list: [u8; MAX_NAMED],
    /// Are they cards? The text that asks for them may be gone before the act is over.
    are_cards: bool,
    /// Those of "every" (OH-4.2.3), which no list has room for.
    pub every: Spots,
}

/// No text names more cards one by one; the reader of the component file sees to it.
pub(crate) const MAX_NAMED: usize = 8;

impl Act {
    pub(crate) fn new(by: Player, deed: Deed, at: At) -> Self {
        Self { by, deed, at, named: Named::default(), cancelled: false }
    }

    /// The card that is played or used, from the hand.
    #[inline]
    pub(crate) const fn card(&self) -> Option<CardId> {
        match self.deed {
            Deed::Place { card, .. }
            | Deed::Equip { card, .. }
            | Deed::Lay { card, .. }
            | Deed::Use { card, .. }
            | Deed::Drink { card } => Some(card),
            Deed::Activate { .. } | Deed::Attack(_) | Deed::Finish => None,
        }
    }

    /// Does the declaration stand, so that its card has left the hand?
    pub(crate) const fn stands(&self) -> bool {
        !matches!(self.at, At::User | At::Where | At::Posture | At::Target | At::Said | At::Answer | At::Stands)
    }

    /// The character that uses the ability.
    #[inline]
    pub(crate) const fn user(&self) -> Option<Spot> {
        match self.deed {
            Deed::Lay { user: Some(user), .. } | Deed::Use { user: Some(user), .. } => Some(Spot::body(self.by, user)),
            _ => None,
        }
    }

    /// The character or puppet that attacks.
    #[inline]
    pub(crate) const fn attacker(&self) -> Option<Spot> {
        if let Deed::Attack(attack) = self.deed { Some(Spot::body(self.by, attack.slot)) } else { None }
    }
}

impl<C> Deed<C> {
    /// The same, its card told in another way.
    pub(crate) fn tell<D, E>(self, tell: impl FnOnce(C) -> Result<D, E>) -> Result<Deed<D>, E> {
        Ok(match self {
            Self::Place { card, slot, idle } => Deed::Place { card: tell(card)?, slot, idle },
            Self::Equip { card, recipient } => Deed::Equip { card: tell(card)?, recipient },
            Self::Lay { card, user, place } => Deed::Lay { card: tell(card)?, user, place },
            Self::Use { card, user } => Deed::Use { card: tell(card)?, user },
            Self::Drink { card } => Deed::Drink { card: tell(card)? },
            Self::Activate { place, record } => Deed::Activate { place, record },
            Self::Attack(attack) => Deed::Attack(attack),
            Self::Finish => Deed::Finish,
        })
    }
}

impl Attack {
    /// One that begins.
    pub(crate) const fn of(slot: SlotNo) -> Self {
        Self { slot, nth: 0, on: None, guarded: false, taken_over: false, victim: None }
    }
}

impl Named {
    /// The spots that were named, each once: one by one in their order, or every one.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        self.every.iter().chain(self.one_by_one())
    }

    /// The spots that were named one by one.
    pub(crate) fn one_by_one(&self) -> impl Iterator<Item = Spot> + use<> {
        let (list, len) = (self.list, if self.are_cards { 0 } else { usize::from(self.len) });
        (0..len).map(move |nth| Spot(list[nth]))
    }

    /// The cards of a discard pile that were named.
    pub(crate) fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        let (list, len) = (self.list, if self.are_cards { usize::from(self.len) } else { 0 });
        (0..len).map(move |nth| CardId(list[nth]))
    }

    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn has(&self, spot: Spot) -> bool {
        self.spots().any(|named| named == spot)
    }

    /// Names one spot more. No text names spots and cards.
    pub(crate) const fn push(&mut self, spot: Spot) {
        self.list[self.len as usize] = spot.0;
        self.len += 1;
    }

    /// Names one card of a discard pile more.
    pub(crate) const fn push_card(&mut self, card: CardId) {
        self.list[self.len as usize] = card.0;
        self.len += 1;
        self.are_cards = true;
    }

    /// Takes a spot out (OH-4.12.7).
    pub(crate) fn remove(&mut self, spot: Spot) {
        self.every = self.every.without(spot);
        if !self.are_cards {
            let (list, len) = (self.list, usize::from(self.len));
            (self.list, self.len) = ([0; MAX_NAMED], 0);
            list[..len].iter().filter(|named| **named != spot.0).for_each(|named| self.push(Spot(*named)));
        }
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0 && self.every.is_empty()
    }
}
