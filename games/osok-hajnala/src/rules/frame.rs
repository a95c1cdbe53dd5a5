//! What goes on within an act: texts that are carried out, those that are due, death checks; and who is who in a text.

use serde::{Deserialize, Serialize};

use crate::components::card::CardId;
use crate::components::effect::{Ref, Side, Trigger};
use crate::rules::field::{Player, SlotNo, Spot, Spots, is_default, numbered};

/// Something that goes on within an act or by itself. In what is written down cards and triggers are words.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Frame<C = CardId, T = Trigger> {
    /// A text is carried out.
    #[serde(rename = "text")]
    Run(Run<C>),
    /// All texts that are due at a moment, one after the other (OH-4.1.10).
    #[serde(rename = "due")]
    Wave(Wave<T>),
    /// A death check (OH-4.20.1): how many each player still draws for his dead.
    #[serde(rename = "death_check")]
    Check([u8; 2]),
    /// OH-8.18: so many cards are still to be discarded.
    Discard { player: Player, left: u8 },
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
    /// It happens in an attack, or in a step that gives markers, which ends with a death check of its own (OH-4.20.1).
    Attack,
}

/// A record of a card that is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run<C = CardId> {
    pub card: C,
    #[serde(default, skip_serializing_if = "is_default")]
    pub record: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub step: u8,
    pub of: Of,
    /// The owner is to be asked first (OH-8.19).
    #[serde(default, skip_serializing_if = "is_default")]
    pub asks: bool,
    pub scene: Scene<C>,
    /// In a step that is done to one card after the other: those still to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<Spots>,
    /// Characters that were idle when it began, with the option `idle_markers`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub idle: Spots,
}

/// The texts of some cards with one trigger, in due order.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wave<T = Trigger> {
    pub trigger: T,
    pub of: Of,
    pub owner: Player,
    /// Only what lies in this slot.
    #[serde(default, with = "numbered::or_none", skip_serializing_if = "Option::is_none")]
    pub slot: Option<SlotNo>,
    /// The next place, and the record there.
    pub next: (u8, u8),
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victim: Option<Spot>,
    #[serde(skip_serializing_if = "Option::is_none")]
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

impl<C, T> Frame<C, T> {
    /// The same, its cards and its trigger told in another way.
    pub(crate) fn tell<D, U, E>(
        self,
        card: impl Fn(C) -> Result<D, E>,
        trigger: impl Fn(T) -> Result<U, E>,
    ) -> Result<Frame<D, U>, E> {
        Ok(match self {
            Self::Run(Run { card: of_card, record, step, of, asks, scene, left, idle }) => {
                let Scene { owner, holder, user, victim, attacker, answered, ability, dealer } = scene;
                let ability = ability.map(&card).transpose()?;
                let scene = Scene { owner, holder, user, victim, attacker, answered, ability, dealer };
                Frame::Run(Run { card: card(of_card)?, record, step, of, asks, scene, left, idle })
            }
            Self::Wave(Wave { trigger: set_off, of, owner, slot, next, victim, attacker }) => {
                Frame::Wave(Wave { trigger: trigger(set_off)?, of, owner, slot, next, victim, attacker })
            }
            Self::Check(draws) => Frame::Check(draws),
            Self::Discard { player, left } => Frame::Discard { player, left },
        })
    }
}

impl Run {
    pub(crate) const fn new(card: CardId, record: u8, of: Of, scene: Scene, asks: bool) -> Self {
        Self { card, record, step: 0, of, asks, scene, left: None, idle: Spots::NONE }
    }
}

/// The people of a text, as far as there are any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scene<C = CardId> {
    /// Whose the card with the text is.
    pub owner: Player,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holder: Option<Spot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<Spot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victim: Option<Spot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker: Option<Spot>,
    /// Of what a trap answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answered: Option<Spot>,
    /// The ability that deals the damage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ability: Option<C>,
    /// Who deals it.
    #[serde(skip_serializing_if = "Option::is_none")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Departed<C = CardId> {
    pub owner: Player,
    pub card: C,
    pub spot: Spot,
}
