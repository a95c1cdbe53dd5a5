//! What happens.

use quincunx_engine::Log;

use crate::components::card::CardId;
use crate::components::step::{Barred, Fraction, Stat};
use crate::components::word::Set;
use crate::rules::act::{Deed, Named};
use crate::rules::field::{Player, SlotNo, Spot};
use crate::rules::state::{EndedBy, Lasting};

/// What happened, in full.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Happening(pub(crate) Event);

/// What a [`Happening`] is. `None` for a card stands for one that the observer does not learn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Event {
    /// OH-2.31.
    Rolled { dice: [u8; 2] },
    /// OH-6.7.
    Opened { player: Player, with_starting_card: bool },
    /// OH-2.33.
    Starts { player: Player },
    /// OH-2.34.
    StartingCard { player: Player, card: CardId },
    /// OH-6.11.
    Exchanged { player: Player, n: u8 },
    /// OH-6.13.
    Drew { player: Player, card: Option<CardId> },
    /// OH-6.14.
    Discarded { player: Player, card: CardId },
    /// OH-3.10.
    TurnBegins { player: Player, turn: u16, level: u8 },
    /// OH-4.2.1: what is done, and what it names; `cards`: these are cards of the discard pile.
    Declared { by: Player, deed: Deed, named: Named, cards: bool },
    /// OH-4.3.3.
    Withdrawn { by: Player, deed: Deed },
    /// OH-4.22.2.
    Sacrificed { player: Player, n: u8, life: u8 },
    /// OH-4.1.6.
    PaidArmour { spot: Spot, n: u8, armour: u8 },
    /// A character was placed or a puppet played.
    Entered { spot: Spot, card: CardId, idle: bool },
    /// OH-4.6.
    Equipped { spot: Spot, card: CardId },
    /// A mount or continuous ability came to lie in a slot, or on the battlefield.
    Laid { player: Player, slot: Option<SlotNo>, card: CardId },
    /// OH-R13.
    Replaced { player: Player, card: CardId, to: WentTo },
    /// OH-4.5.2.
    TurnedIdle { spot: Spot },
    /// OH-4.5.4.
    Woke { spot: Spot },
    /// An attack on a target begins.
    Attacked { attacker: Spot, on: Spot },
    /// OH-4.15.6.
    Guarded { spot: Spot, instead_of: Spot },
    /// OH-4.12.5.
    Trapped { spot: Spot, card: CardId },
    /// OH-4.12.6, OH-4.12.7.
    Cancelled { by: Player, card: CardId, whole: bool },
    /// OH-4.16.1.
    TakenOver { spot: Spot },
    /// OH-4.17.7.
    Delayed { spot: Spot, card: CardId },
    /// OH-4.18.1.
    Prevented { spot: Spot, n: u16 },
    /// OH-4.18.1.
    Suffered { spot: Spot, n: u16, armour: u8 },
    /// OH-4.18.4.
    Restored { spot: Spot, n: u8, armour: u8 },
    /// Life went up or down, but for a sacrifice.
    Life { player: Player, change: i16, life: u8 },
    /// A marker or something that lasts was given.
    Marked { spot: Spot, card: Option<CardId>, given: Given },
    /// OH-4.20.2.
    Left { spot: Spot, card: CardId, to: WentTo },
    /// OH-4.21.
    Revived { spot: Spot, card: CardId, armour: u8 },
    /// From the discard pile to the hand.
    Taken { player: Player, card: CardId },
    /// OH-R10.
    BackInHand { player: Player, card: CardId },
    /// Section 5.
    Over { winner: Option<Player>, how: EndedBy },
}

/// Where a card went that left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WentTo {
    /// The discard pile.
    Pile,
    Hand,
    /// Face down in its slot.
    Down,
}

/// What was given to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Given {
    Poison,
    Flame(u8),
    Change(Stat, i8),
    Times(Stat, Fraction),
    Shield(u8),
    Barred(Set<Barred>),
    Delayed(u8),
}

impl Given {
    pub(crate) const fn of(what: Lasting) -> Self {
        match what {
            Lasting::Change { stat, n } => Self::Change(stat, n),
            Lasting::Times { stat, by } => Self::Times(stat, by),
            Lasting::Shield(n) => Self::Shield(n),
            Lasting::Barred(what) => Self::Barred(what),
            Lasting::Delayed { n, .. } => Self::Delayed(n),
            // When a card came into play is no gift; it is never told.
            Lasting::Since(_) => Self::Shield(0),
        }
    }
}

/// Tells a log of events what happened.
pub(crate) struct Telling<'a, L>(pub &'a mut L);

impl<L: Log<Happening>> Log<Event> for Telling<'_, L> {
    #[inline]
    fn event(&mut self, event: impl FnOnce() -> Event) {
        self.0.event(|| Happening(event()));
    }
}
