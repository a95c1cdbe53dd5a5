//! The choices (section 8) and the outcomes of chance (section 7).

use crate::components::card::CardId;
use crate::rules::field::{Place, SlotNo, Spot};

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    /// Chance: the dice of both players (OH-7.1).
    Dice(u8, u8),
    /// Chance: the card on top of the deck (OH-7.8).
    Card(CardId),
    /// OH-8.1.
    DrawSeven,
    /// OH-8.1.
    StartingCard(CardId),
    /// OH-8.2.
    Me,
    /// OH-8.2.
    Opponent,
    /// OH-8.3.
    SetAside(CardId),
    /// OH-8.3.
    Done,
    /// OH-8.4.
    Keep,
    /// OH-8.4, OH-8.5, OH-8.17, OH-8.18, OH-8.22.
    Discard(CardId),
    /// OH-8.6.
    Place(CardId),
    /// OH-8.6.
    TurnIdle(SlotNo),
    /// OH-8.6.
    Equip(CardId),
    /// OH-8.6: a continuous ability, mount, puppet or quick ability.
    Ability(CardId),
    /// OH-8.6, OH-8.20, OH-8.21.
    Potion(CardId),
    /// OH-8.6, OH-8.20, OH-8.21: the record of the card at a place.
    Activate(Place, u8),
    /// OH-8.6, OH-8.20.
    Attack(SlotNo),
    /// OH-8.6, OH-8.20.
    Instant(CardId),
    /// OH-8.6, OH-8.20, OH-8.21.
    Finish,
    /// OH-8.7, OH-8.9, OH-8.10: one of the own slots.
    Slot(SlotNo),
    /// OH-8.8.
    Active,
    /// OH-8.8.
    Idle,
    /// OH-8.11.
    Target(Spot),
    /// OH-8.11: a card of the own discard pile.
    TargetCard(CardId),
    /// OH-8.11.
    Enough,
    /// OH-8.12, OH-8.13, OH-8.15.
    Pass,
    /// OH-8.12, OH-8.13.
    Quick(CardId),
    /// OH-8.15: a trap by the character in a slot.
    Trap(CardId, SlotNo),
    /// OH-8.14: the character in a slot guards.
    Guard(SlotNo),
    /// OH-8.14.
    NoGuard,
    /// OH-8.16.
    Suffer,
    /// OH-8.16.
    TakeOver,
    /// OH-8.19.
    No,
    /// OH-8.19.
    Yes,
}
