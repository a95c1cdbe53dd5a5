//! What happens, and how it is told: everything but which cards the other player draws is told to all (OH-6.13).

use quincunx_engine::Log;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::CardId;
use crate::components::step::{Barred, Stat};
use crate::components::word::Set;
use crate::rules::act::Deed;
use crate::rules::field::{Player, SlotNo, Spot};
use crate::rules::state::{EndedBy, Lasting};

/// What happened, in full.
#[derive(Clone, Debug, PartialEq)]
pub struct Happening(pub(crate) Event);

/// What a [`Happening`] is.
pub(crate) type Event = ToldEvent<Player, CardId, Spot>;

// In full, players are `Player`s, cards `CardId`s and spots `Spot`s; told to an observer they are numbers and words.
/// What one observer learns of an event.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[ts(rename = "OhEvent", concrete(P = usize, C = String, S = String))]
pub enum ToldEvent<P, C, S> {
    /// The dice were rolled (OH-2.31).
    Rolled {
        /// By player.
        dice: [u8; 2],
    },
    /// How a player opens (OH-6.7).
    Opened {
        /// Who.
        player: P,
        /// With a starting card, or with seven cards.
        with_starting_card: bool,
    },
    /// It is decided who takes the first turn (OH-2.33).
    Starts {
        /// Who.
        player: P,
    },
    /// A starting card is shown (OH-2.34).
    StartingCard {
        /// Whose.
        player: P,
        /// Which.
        card: C,
    },
    /// The opening exchange is done (OH-6.11).
    Exchanged {
        /// By whom.
        player: P,
        /// How many cards.
        n: u8,
    },
    /// A card was drawn (OH-6.13).
    Drew {
        /// By whom.
        player: P,
        /// Which, if the observer learns it.
        card: Option<C>,
    },
    /// A card was discarded (OH-6.14).
    Discarded {
        /// By whom.
        player: P,
        /// Which.
        card: C,
    },
    /// A turn begins (OH-3.10).
    TurnBegins {
        /// Whose.
        player: P,
        /// Turns of both players begun so far.
        turn: u16,
        /// The player's level now.
        level: u8,
    },
    /// Something was declared in full (OH-4.2.1).
    Declared {
        /// By whom.
        by: P,
        /// What.
        deed: ToldDeed<C>,
        /// The cards in play, dead characters and players that it names.
        targets: Vec<S>,
        /// The cards of the own discard pile that it names.
        cards: Vec<C>,
    },
    /// A declaration was withdrawn (OH-4.3.3).
    Withdrawn {
        /// Whose.
        by: P,
        /// What.
        deed: ToldDeed<C>,
    },
    /// Life was sacrificed (OH-4.22.2).
    Sacrificed {
        /// By whom.
        player: P,
        /// How much.
        n: u8,
        /// What is left.
        life: u8,
    },
    /// Armour was paid (OH-4.1.6).
    PaidArmour {
        /// Whose.
        spot: S,
        /// How much.
        n: u8,
        /// What is left.
        armour: u8,
    },
    /// A character was placed or a puppet played (OH-4.4, OH-4.9).
    Entered {
        /// Where.
        spot: S,
        /// Which.
        card: C,
        /// Sideways at once.
        idle: bool,
    },
    /// Equipment was put on (OH-4.6).
    Equipped {
        /// By whom.
        spot: S,
        /// Which.
        card: C,
    },
    /// A mount or continuous ability came to lie (OH-4.7, OH-4.8).
    Laid {
        /// Whose.
        player: P,
        /// In this slot; on the battlefield if in none.
        slot: Option<u8>,
        /// Which.
        card: C,
    },
    /// A card made room for another (OH-R13).
    Replaced {
        /// Whose.
        player: P,
        /// Which.
        card: C,
        /// Where it went.
        to: ToldWent,
    },
    /// A character turned idle (OH-4.5.1, OH-4.5.2).
    TurnedIdle {
        /// Who.
        spot: S,
    },
    /// Damage turned a character active (OH-4.5.4).
    Woke {
        /// Who.
        spot: S,
    },
    /// An attack on a target begins (OH-4.15.5).
    Attacked {
        /// Who attacks.
        attacker: S,
        /// Whom.
        on: S,
    },
    /// Somebody guards (OH-4.15.6).
    Guarded {
        /// Who.
        spot: S,
        /// Whom.
        instead_of: S,
    },
    /// A trap was played (OH-4.12.5).
    Trapped {
        /// By whom.
        spot: S,
        /// Which.
        card: C,
    },
    /// Something was cancelled (OH-4.12.6, OH-4.12.7).
    Cancelled {
        /// By whom.
        by: P,
        /// By which card.
        card: C,
        /// All of it, or only what touched the trap's user.
        whole: bool,
    },
    /// An attack was taken over (OH-4.16.1).
    TakenOver {
        /// Instead of whom.
        spot: S,
    },
    /// Delayed damage is due (OH-4.17.7).
    Delayed {
        /// For whom.
        spot: S,
        /// From which card.
        card: C,
    },
    /// Damage was prevented (OH-4.18.1).
    Prevented {
        /// For whom.
        spot: S,
        /// How much.
        n: u16,
    },
    /// Damage was suffered (OH-4.18.1).
    Suffered {
        /// By whom.
        spot: S,
        /// How much.
        n: u16,
        /// Armour left.
        armour: u8,
    },
    /// Armour was restored (OH-4.18.4).
    Restored {
        /// To whom.
        spot: S,
        /// How much.
        n: u8,
        /// Armour now.
        armour: u8,
    },
    /// Life went up or down, but for a sacrifice (OH-4.22).
    Life {
        /// Whose.
        player: P,
        /// By how much.
        change: i16,
        /// What it is now.
        life: u8,
    },
    /// A marker or something that lasts was given (OH-4.19, OH-4.25).
    Marked {
        /// To whom.
        spot: S,
        /// From which card.
        card: Option<C>,
        /// What.
        given: ToldGift,
    },
    /// A card left play, or died (OH-4.20.2).
    Left {
        /// From where.
        spot: S,
        /// Which.
        card: C,
        /// Where it went.
        to: ToldWent,
    },
    /// A character was revived (OH-4.21).
    Revived {
        /// Where.
        spot: S,
        /// Which.
        card: C,
        /// Its armour.
        armour: u8,
    },
    /// A card came from the discard pile to the hand.
    Taken {
        /// Whose.
        player: P,
        /// Which.
        card: C,
    },
    /// A cancelled card came back to the hand (OH-R10).
    BackInHand {
        /// Whose.
        player: P,
        /// Which.
        card: C,
    },
    /// The game is over (section 5).
    Over {
        /// Who won; nobody in a draw.
        winner: Option<P>,
        /// Why.
        how: EndedBy,
    },
}

/// What is declared or withdrawn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[ts(rename = "OhToldDeed", concrete(C = String))]
pub enum ToldDeed<C> {
    /// A character is placed (OH-4.4).
    Place {
        /// Which.
        card: C,
        /// Where.
        slot: Option<u8>,
    },
    /// Equipment is put on (OH-4.6).
    Equip {
        /// Which.
        card: C,
        /// By the character in this slot.
        slot: Option<u8>,
    },
    /// A continuous ability, mount or puppet is played (OH-4.7 to OH-4.9).
    Lay {
        /// Which.
        card: C,
        /// By the character in this slot.
        slot: Option<u8>,
    },
    /// An instant or quick ability is used (OH-4.10, OH-4.11).
    Use {
        /// Which.
        card: C,
        /// By the character in this slot.
        slot: Option<u8>,
    },
    /// A potion is played (OH-4.13).
    Drink {
        /// Which.
        card: C,
    },
    /// An effect is activated (OH-4.14).
    Activate {
        /// Of the card at this place, in notation.
        place: String,
        /// Its record, counted from 1.
        record: u8,
    },
    /// A character or puppet attacks (OH-4.15).
    Attack {
        /// From this slot.
        slot: u8,
    },
    /// The phase is left (OH-3.32).
    Finish,
}

/// Where a card went that left play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhWent")]
pub enum ToldWent {
    /// To the discard pile.
    Pile,
    /// To the hand.
    Hand,
    /// Face down in its slot.
    Down,
}

/// What was given to a card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[ts(rename = "OhGift")]
pub enum ToldGift {
    /// A poison marker (OH-4.19).
    Poison,
    /// A flame marker (OH-4.26.6).
    Flame {
        /// Its value.
        n: u8,
    },
    /// A change of a number (OH-4.25.3).
    Change {
        /// Which.
        #[ts(type = "string")]
        stat: Stat,
        /// By how much.
        n: i8,
    },
    /// A multiplication (OH-4.17.4).
    Times {
        /// Of which number.
        #[ts(type = "string")]
        stat: Stat,
        /// Times the first, divided by the second.
        by: [u8; 2],
    },
    /// So much damage will be prevented (OH-4.18.1).
    Shield {
        /// How much.
        n: u8,
    },
    /// States (OH-4.25.4).
    Barred {
        /// What is barred.
        #[ts(type = "Array<string>")]
        barred: Set<Barred>,
    },
    /// Delayed damage (OH-4.17.7).
    Delayed {
        /// How much.
        n: u8,
    },
}

impl ToldGift {
    /// What lasts, as a gift; when a card came into play is none.
    pub(crate) const fn of(what: Lasting) -> Option<Self> {
        Some(match what {
            Lasting::Change { stat, n } => Self::Change { stat, n },
            Lasting::Times { stat, by } => Self::Times { stat, by: [by.num, by.den] },
            Lasting::Shield(n) => Self::Shield { n },
            Lasting::Barred(barred) => Self::Barred { barred },
            Lasting::Delayed { n, .. } => Self::Delayed { n },
            Lasting::Since(_) => return None,
        })
    }
}

impl Deed {
    /// What is declared, as it is told.
    pub(crate) fn told(self) -> ToldDeed<CardId> {
        let number = |slot: Option<SlotNo>| slot.map(|slot| slot + 1);
        match self {
            Self::Place { card, slot, .. } => ToldDeed::Place { card, slot: number(slot) },
            Self::Equip { card, recipient } => ToldDeed::Equip { card, slot: number(recipient) },
            Self::Lay { card, user, .. } => ToldDeed::Lay { card, slot: number(user) },
            Self::Use { card, user } => ToldDeed::Use { card, slot: number(user) },
            Self::Drink { card } => ToldDeed::Drink { card },
            Self::Activate { place, record } => {
                ToldDeed::Activate { place: place.word().to_owned(), record: record + 1 }
            }
            Self::Attack(attack) => ToldDeed::Attack { slot: attack.slot + 1 },
            Self::Finish => ToldDeed::Finish,
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
