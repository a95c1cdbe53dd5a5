//! What is going on in a position: the open decision, the act under way, what lasts, and what attacks would do.

use quincunx_engine::Named;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::CardId;
use crate::components::step::{Barred, Stat};
use crate::rules::decision::Decision;
use crate::rules::field::{Place, Spot};

/// A decision of a single player (section 8).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhSeenDecision")]
pub struct SeenDecision {
    /// Which.
    pub kind: Decision,
    /// Whose.
    pub player: usize,
    /// Of discards that have to be made: how many are left.
    pub left: Option<u8>,
    /// Somebody must guard, as no text says "may" (OH-4.15.6).
    pub must: bool,
}

/// An act (OH-8.24).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhAct")]
pub struct SeenAct {
    /// Whose.
    pub by: usize,
    /// What is done.
    #[serde(flatten)]
    pub deed: SeenDeed,
    /// The cards and players that were named, in their order.
    pub targets: Vec<Named<Spot>>,
    /// The cards of the own discard pile that were named.
    pub cards: Vec<Named<CardId>>,
    /// It can no longer be withdrawn (OH-4.3.4).
    pub stands: bool,
    /// A trap has cancelled it.
    pub cancelled: bool,
}

/// What an act does.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[ts(rename = "OhDeed")]
pub enum SeenDeed {
    /// A character is placed (OH-4.4).
    Place {
        /// Which.
        card: Named<CardId>,
        /// Where.
        slot: Option<u8>,
    },
    /// Equipment is put on (OH-4.6).
    Equip {
        /// Which.
        card: Named<CardId>,
    },
    /// A continuous ability, mount or puppet is played (OH-4.7 to OH-4.9).
    Lay {
        /// Which.
        card: Named<CardId>,
        /// By the character in this slot.
        user: Option<u8>,
    },
    /// An instant or quick ability is used (OH-4.10, OH-4.11).
    Use {
        /// Which.
        card: Named<CardId>,
        /// By the character in this slot.
        user: Option<u8>,
    },
    /// A potion is played (OH-4.13).
    Drink {
        /// Which.
        card: Named<CardId>,
    },
    /// An effect is activated (OH-4.14).
    Activate {
        /// Of this card.
        card: Option<Named<CardId>>,
        /// Its place in notation.
        place: Named<Place>,
        /// Its record, counted from 1.
        record: u8,
    },
    /// A character or puppet attacks (OH-4.15).
    Attack {
        /// From this slot.
        slot: u8,
        /// Whom it is on, once it stands.
        on: Option<Named<Spot>>,
        /// Whom it was on before somebody guarded.
        guarded: Option<Named<Spot>>,
        /// It is taken over.
        taken_over: bool,
        /// What it will do, as long as nothing comes between.
        forecast: Option<Box<Forecast>>,
    },
    /// The phase is left (OH-3.32).
    Finish,
}

/// A text that is being carried out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhText")]
pub struct SeenText {
    /// Of which card.
    pub card: Named<CardId>,
    /// Whose.
    pub owner: usize,
    /// Where it lies or who uses it.
    pub holder: Option<Named<Spot>>,
    /// Its owner is asked whether it happens (OH-8.19).
    pub asks: bool,
}

/// Something that lasts for a time (OH-4.25.5), or has its place in time.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhRunning")]
pub struct SeenRunning {
    /// What.
    #[serde(flatten)]
    pub what: SeenLasting,
    /// Whom it is about.
    pub on: Named<Spot>,
    /// The card that it is from.
    pub card: Named<CardId>,
    /// Whose that is.
    pub owner: usize,
    /// When it ends by itself.
    #[serde(flatten)]
    pub ends: SeenEnd,
}

/// What lasts.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[ts(rename = "OhLasting")]
pub enum SeenLasting {
    /// A change of a number.
    Change {
        /// Which.
        stat: Stat,
        /// By how much.
        n: i8,
    },
    /// A multiplication.
    Times {
        /// Of which number.
        stat: Stat,
        /// Times the first, divided by the second.
        by: [u8; 2],
    },
    /// So much damage is still prevented.
    Shield {
        /// How much.
        n: u8,
    },
    /// States.
    Barred {
        /// What is barred.
        barred: Vec<Barred>,
    },
    /// Delayed damage (OH-4.17.7).
    Delayed {
        /// How much.
        n: u8,
    },
    /// A card in play that multiplies came here in the order of all multiplications (OH-4.17.4).
    Since,
}

/// When something that lasts ends.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "ends", rename_all = "kebab-case")]
#[ts(rename = "OhEnds")]
pub enum SeenEnd {
    /// With the card, or when it is used up.
    Never,
    /// With a turn.
    Turn {
        /// Which.
        at: u16,
    },
    /// With the next instant of the character, or this turn.
    Instant,
    /// With the attack under way.
    Attack,
}

/// What an attack would do as things stand, if nobody guards, answers or takes over.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhForecast")]
pub struct Forecast {
    /// Who attacks.
    pub attacker: Named<Spot>,
    /// Whom.
    pub on: Named<Spot>,
    /// What the target would suffer.
    #[serde(flatten)]
    pub blow: SeenBlow,
    /// What it would cost the target's owner to take it over; none if he cannot (OH-4.16).
    pub take_over: Option<SeenCost>,
    /// Where both strike: what the attacker would suffer (OH-R01).
    pub back: Option<SeenBlow>,
}

/// A damage worked out step by step, and what comes of it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhBlow")]
pub struct SeenBlow {
    /// The steps.
    pub sum: SeenSum,
    /// Armour or life that would be left.
    pub left: u8,
    /// What becomes of it.
    pub fate: Fate,
}

/// How a damage is worked out (OH-4.17.3).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhSum")]
pub struct SeenSum {
    /// Current damage of the character or puppet.
    pub character: i16,
    /// Current damage of the weapon.
    pub weapon: i16,
    /// Additions of the dealing side.
    pub dealt: i16,
    /// The one multiplication that counts: times the first, divided by the second.
    pub factor: Option<[u8; 2]>,
    /// "Suffered" changes.
    pub suffered: i16,
    /// 1 more for the poison marker.
    pub poison: bool,
    /// What comes out.
    pub amount: u16,
}

/// What a damage does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "OhFate")]
pub enum Fate {
    /// Nothing: it is 0, or all of it is prevented.
    Unhurt,
    /// It turns active and suffers nothing (OH-4.5.4).
    Spared,
    /// The wall before it suffers (OH-4.26.2).
    Walled,
    /// It suffers.
    Hurt,
    /// It dies; of a player, he loses.
    Dies,
}

/// What a take-over would cost (OH-4.16.3).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "OhCost")]
pub struct SeenCost {
    /// Life lost.
    pub amount: u16,
    /// Life left.
    pub left: u8,
}
