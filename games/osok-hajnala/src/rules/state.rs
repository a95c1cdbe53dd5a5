//! A position (section 6).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use ts_rs::TS;

use crate::components::card::CardId;
use crate::components::effect::Body;
use crate::components::step::{Barred, Fraction, Stat};
use crate::components::word::Set;
use crate::rules::act::Act;
use crate::rules::field::{Field, Place, Player, SlotNo, Spot, Spots, is_default};
use crate::rules::frame::{Departed, Frame};
use crate::rules::pile::Cards;

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// By player.
    pub(crate) sides: [Side; 2],
    /// What is being declared or carried out.
    pub(crate) act: Option<Act>,
    /// What goes on within it, the innermost last.
    pub(crate) stack: SmallVec<[Frame; 4]>,
    /// What lasts for a time, in the order in which it was played (OH-4.17.4); a multiplication that a card in play makes has
    /// its place in the order too.
    pub(crate) running: SmallVec<[Running; 8]>,
    /// Cards that have died and have something to say about it, in the order in which they do (OH-4.20.5).
    pub(crate) departed: SmallVec<[Departed; 2]>,
    /// Flame markers that are still to burn at this end of a turn (OH-4.26.6).
    pub(crate) burning: Spots,
    /// Cards that are being drawn.
    pub(crate) drawing: Option<Drawing>,
    pub(crate) stage: Stage,
    /// Whose turn it is; in the set-up the starting player once he is known.
    pub(crate) active: Player,
    /// Turns of both players begun so far.
    pub(crate) turn: u16,
    /// Who won the dice (OH-2.31).
    pub(crate) favoured: Player,
    /// Flags of the active player (OH-4.24.1 to 4.24.3).
    pub(crate) placed: bool,
    pub(crate) potion: bool,
    /// The slot of the character placed this turn, while it lies there.
    pub(crate) newcomer: Option<SlotNo>,
}

/// What belongs to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub field: Field,
    pub deck: Cards,
    pub hand: Cards,
    /// Cards of the hand that the other player knows to be there (OH-6.12).
    pub known: Cards,
    pub discard: Cards,
    /// The card on top of the discard pile; none after one was taken from it (OH-6.15).
    pub top: Option<CardId>,
    pub life: u8,
    pub level: u8,
    /// The direction of placing: to the right, once there is one (OH-4.4.3).
    pub rightwards: Option<bool>,
    /// Characters ever turned face down (OH-R17).
    pub turned_down: u8,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The dice (OH-7.1).
    Dice,
    /// OH-8.1: what each has chosen.
    Opening([Option<Opening>; 2]),
    /// The opening cards are drawn (OH-7.4).
    Deal([Opening; 2]),
    /// OH-8.2.
    WhoStarts([Opening; 2]),
    /// OH-8.3: what each has set aside, and whether he is done.
    Exchange([Exchange; 2]),
    /// Cards are drawn for those set aside (OH-7.5).
    Replace([Exchange; 2]),
    /// A phase of a turn, and how far it is.
    Turn(Phase, Course),
    Over(Ending),
}

/// How a player opens (OH-2.32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// Seven cards.
    Seven,
    /// A starting card and six cards.
    With(CardId),
}

/// The exchange of a player (OH-2.35).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Exchange {
    /// Shown to both, taken into the hand last (OH-2.36).
    pub starting: Option<CardId>,
    pub aside: Cards,
    pub done: bool,
}

/// The phases of a turn (OH-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhPhase")]
pub enum Phase {
    /// OH-3.10.
    Start,
    /// OH-3.20.
    Draw,
    /// OH-3.30.
    Tactical,
    /// OH-3.40.
    Attack,
    /// OH-3.50.
    End,
}

/// How far a phase is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Course {
    /// It begins.
    Begin,
    /// Its texts that are due have been done: what comes after them (OH-3.10, OH-3.50).
    Due,
    /// The other player may use a quick ability (OH-8.12).
    Window,
    /// The active player decides.
    Open,
    /// OH-8.5: one card is discarded, a second is to be.
    Second,
    /// OH-8.22.
    HandLimit,
    /// What the phase does last.
    Close,
}

/// How a game ended (section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ending {
    /// Nobody: a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Player>,
    pub how: EndedBy,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhEnding")]
pub enum EndedBy {
    /// Life below 1 (OH-5.1).
    Life,
    /// The fourth dead character (OH-5.2, OH-5.3).
    FourthDead,
    /// No card to draw (OH-R19).
    DeckOut,
    /// So many turns (OH-5.5).
    TurnLimit,
}

/// Cards that are being drawn, one by one (OH-4.23.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Drawing {
    pub player: Player,
    /// How many are still to come.
    pub left: u8,
}

/// Something that lasts for a time (OH-4.25.5), or has its place in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Running<C = CardId> {
    pub what: Lasting,
    /// Whom it is about.
    pub on: Spot,
    /// The card that it is from, and whose it is.
    pub card: C,
    pub owner: Player,
    /// When it ends by itself.
    #[serde(default)]
    pub ends: Ends,
}

/// What lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Lasting {
    /// A change of a number.
    Change {
        stat: Stat,
        n: i8,
    },
    /// A multiplication.
    Times {
        stat: Stat,
        #[serde(flatten)]
        by: Fraction,
    },
    /// So much damage is still prevented.
    Shield(u8),
    Barred(Set<Barred>),
    /// Delayed damage (OH-4.17.7): how much, and whether it is effect damage.
    Delayed {
        n: u8,
        #[serde(default, rename = "effect", skip_serializing_if = "is_default")]
        is_effect: bool,
    },
    /// A card in play at this place of its owner makes a multiplication; here is when it came (OH-4.17.4).
    Since(Place),
}

/// When something that lasts ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ends {
    /// With the card, or when it is used up.
    #[default]
    Never,
    /// With so many ends of turns, this one's too.
    Turns(u8),
    /// With the next instant of the character, or this turn.
    Instant,
    /// With the attack under way.
    Attack,
}

impl Phase {
    /// In order.
    pub const ALL: [Self; 5] = [Self::Start, Self::Draw, Self::Tactical, Self::Attack, Self::End];

    /// Its id in files.
    pub const fn id(self) -> &'static str {
        ["start", "draw", "tactical", "attack", "end"][self as usize]
    }
}

impl State {
    #[inline]
    pub(crate) const fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    #[inline]
    pub(crate) const fn side_mut(&mut self, player: Player) -> &mut Side {
        &mut self.sides[player.index()]
    }

    #[inline]
    pub(crate) const fn field(&self, player: Player) -> &Field {
        &self.sides[player.index()].field
    }

    #[inline]
    pub(crate) const fn field_mut(&mut self, player: Player) -> &mut Field {
        &mut self.sides[player.index()].field
    }

    /// The phase of the turn, in a turn.
    #[inline]
    pub(crate) const fn phase(&self) -> Option<Phase> {
        if let Stage::Turn(phase, _) = self.stage { Some(phase) } else { None }
    }

    /// Is the game over?
    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// All that can be named, but for players.
    #[inline]
    pub(crate) fn spots(&self) -> Spots {
        Spots::of_both([0, 1].map(|side: usize| {
            let [characters, puppets, mounts, continuous] = self.sides[side].field.index.bodies;
            characters | puppets | mounts | continuous
        }))
    }

    /// The spots of all of these.
    #[inline]
    pub(crate) fn spots_of(&self, bodies: Set<Body>) -> Spots {
        Spots::of_both([0, 1].map(|side: usize| self.sides[side].field.index.of(bodies)))
    }

    /// What stands in the slot of a spot.
    #[inline]
    pub(crate) fn standing(&self, spot: Spot) -> crate::rules::field::Standing {
        spot.slot().map_or_else(Default::default, |slot| self.field(spot.owner()).slot(slot).standing)
    }

    /// The card in play at a spot; a player is none.
    #[inline]
    pub(crate) fn card_at(&self, spot: Spot) -> Option<CardId> {
        self.field(spot.owner()).card(spot.place()?)
    }

    /// The state of the card at a spot.
    #[inline]
    pub(crate) fn vital(&self, spot: Spot) -> Option<&crate::rules::field::Vital> {
        let slot = spot.slot()?;
        Some(&self.field(spot.owner()).slot(slot).vitals[spot.layer()])
    }

    #[inline]
    pub(crate) fn vital_mut(&mut self, spot: Spot) -> Option<&mut crate::rules::field::Vital> {
        let slot = spot.slot()?;
        Some(&mut self.field_mut(spot.owner()).slot_mut(slot).vitals[spot.layer()])
    }
}
