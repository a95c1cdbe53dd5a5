//! What goes on within an act: texts that are carried out, those that are due, death checks; and who is who in a text.

use serde::{Deserialize, Serialize};

use crate::components::card::CardId;
use crate::components::effect::{Ref, Side, Trigger};
use crate::rules::field::{Player, SlotNo, Spot, Spots};

/// Something that goes on within an act or by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Frame {
    /// A text is carried out.
    Run(Run),
    /// All texts that are due at a moment, one after the other (OH-4.1.10).
    Wave(Wave),
    /// A death check (OH-4.20): how many each player still draws for his dead.
    Check([u8; 2]),
    /// OH-8.18: so many cards are still to be discarded.
    Discard(Player, u8),
}

/// What a text is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Of {
    /// It is that of the act under way.
    Act,
    /// A trap.
    Trap,
    /// It happens by itself.
    Moment,
    /// It happens in an attack, which ends with a death check of its own (OH-4.20.1).
    Attack,
}

/// A record of a card that is carried out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Run {
    pub card: CardId,
    pub record: u8,
    pub step: u8,
    pub of: Of,
    /// The owner is to be asked first (OH-8.19).
    pub asks: bool,
    pub scene: Scene,
    /// In a step that is done to one card after the other: those still to come.
    pub left: Option<Spots>,
    /// Characters that were idle when it began, with the option `idle_markers`.
    pub idle: Spots,
}

/// The texts of some cards with one trigger, in due order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Wave {
    pub trigger: Trigger,
    pub of: Of,
    pub owner: Player,
    /// Only what lies in this slot.
    pub slot: Option<SlotNo>,
    /// The next place, and the record there.
    pub next: (u8, u8),
    pub victim: Option<Spot>,
    pub attacker: Option<Spot>,
}

impl Wave {
    pub(crate) const fn new(trigger: Trigger, of: Of, owner: Player, slot: Option<SlotNo>) -> Self {
        Self { trigger, of, owner, slot, next: (0, 0), victim: None, attacker: None }
    }

    /// The texts on the card at a spot and on what it bears.
    pub(crate) fn on(trigger: Trigger, of: Of, spot: Spot) -> Self {
        Self::new(trigger, of, spot.owner(), spot.slot())
    }
}

impl Run {
    pub(crate) const fn new(card: CardId, record: u8, of: Of, scene: Scene, asks: bool) -> Self {
        Self { card, record, step: 0, of, asks, scene, left: None, idle: Spots::NONE }
    }
}

/// The people of a text, as far as there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scene {
    /// Whose the card with the text is.
    pub owner: Player,
    pub holder: Option<Spot>,
    pub user: Option<Spot>,
    pub victim: Option<Spot>,
    pub attacker: Option<Spot>,
    /// Of what a trap answers.
    pub answered: Option<Spot>,
    /// The ability that deals the damage.
    pub ability: Option<CardId>,
    /// Who deals it.
    pub dealer: Option<Player>,
}

impl Scene {
    pub(crate) const fn of(owner: Player) -> Self {
        Self {
            owner,
            holder: None,
            user: None,
            victim: None,
            attacker: None,
            answered: None,
            ability: None,
            dealer: None,
        }
    }

    /// The same for the text of another card.
    #[inline]
    #[must_use]
    pub(crate) const fn seen_by(self, owner: Player, holder: Option<Spot>) -> Self {
        Self { owner, holder, ..self }
    }

    /// Whose a side is, seen from the owner of the text.
    #[inline]
    pub(crate) const fn player(&self, side: Side) -> Player {
        match side {
            Side::Own => self.owner,
            Side::Enemy => self.owner.other(),
        }
    }

    /// The player that a text names.
    pub(crate) const fn whom(&self, who: Ref) -> Player {
        if matches!(who, Ref::Opponent) { self.owner.other() } else { self.owner }
    }
}

/// A card that has died and has something to say about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Departed {
    pub owner: Player,
    pub card: CardId,
    pub spot: Spot,
}
