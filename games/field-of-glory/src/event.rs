//! What happens in a game, for the log and for cards that move; and what of it each observer learns.

use quincunx_engine::{Observer, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::Face;
use crate::field::Terrain;
use crate::show::knows;
use crate::view::{Ending, Strength};

/// One thing that happened, as one observer learns it. Columns are numbered from 1. The fields that are somebody's secret
/// (6.5, 6.10, 6.11, 6.22) are empty for those who may not know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "FogEvent")]
pub enum Event {
    /// A terrain card was laid (2.20).
    Laid {
        /// Where.
        column: u8,
        /// What.
        terrain: Terrain,
    },
    /// A pack of four was dealt (2.31). Only its owner learns of it.
    Pack {
        /// Whose.
        seat: Seat,
        /// The four.
        cards: Vec<Face>,
    },
    /// Two of a pack were kept (2.31).
    Kept {
        /// Who.
        seat: Seat,
        /// Packs done.
        packs: u8,
        /// Which two; the owner's secret.
        cards: Option<[Face; 2]>,
    },
    /// The opening hands were dealt (2.35).
    Dealt,
    /// The first player was drawn (2.36).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A turn begins (3.1).
    Turn {
        /// Whose.
        seat: Seat,
        /// Both players' turns counted together, from 1.
        turn: u8,
    },
    /// A terrain card was turned (3.7).
    Turned {
        /// Where.
        column: u8,
        /// To whom; to nobody if neutral.
        to: Option<Seat>,
    },
    /// The second unit was discarded in the Advance (3.9).
    AdvanceDiscarded {
        /// Whose.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
    },
    /// A flank attack was declared (4.85).
    FlankAttack {
        /// By whom.
        seat: Seat,
        /// The target column.
        target: u8,
        /// The launching column.
        launch: u8,
        /// The lead unit.
        lead: Face,
    },
    /// An attack was declared (4.32).
    Attack {
        /// By whom.
        seat: Seat,
        /// Where.
        column: u8,
        /// The lead unit.
        lead: Face,
    },
    /// Overlap was played (4.100).
    Overlap {
        /// By whom.
        seat: Seat,
        /// What it brings.
        bonus: u8,
    },
    /// A bonus card was laid down, or none (4.34, 4.42).
    Bonus {
        /// Whose.
        seat: Seat,
        /// From where.
        from: BonusFrom,
        /// Which; the owner's secret until it is shown.
        card: Option<Face>,
    },
    /// Units retreated, or none did (4.37).
    Retreated {
        /// Whose.
        seat: Seat,
        /// From where.
        column: u8,
        /// Which; none if nobody went.
        cards: Vec<Face>,
    },
    /// All defenders retreated, the attack is over (4.40, 4.87).
    FullRetreat {
        /// The attacker.
        seat: Seat,
        /// His bonus card, which is shown and discarded, if there was one.
        card: Option<Face>,
    },
    /// A unit was given up after a full retreat (4.40).
    GaveUp {
        /// Whose.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
    },
    /// The defender named his front unit (4.43).
    Front {
        /// Who.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// A bonus card was shown (4.44).
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// The strengths were compared (4.44).
    Compared {
        /// The attacker.
        attacker: Seat,
        /// His strength.
        attack: Strength,
        /// The defender's strength.
        defence: Strength,
        /// The winner; none of a tie.
        winner: Option<Seat>,
        /// Equal strength, won by a defending Spear (4.64).
        spear: bool,
    },
    /// The loser's units went to the winner's victory pile (4.66).
    HandedOver {
        /// The loser.
        seat: Seat,
        /// From where.
        column: u8,
        /// Which.
        cards: Vec<Face>,
    },
    /// Rampage: the top card of the loser's deck went the same way (4.120).
    Rampage {
        /// The loser.
        seat: Seat,
        /// Which; none if there was none.
        card: Option<Face>,
    },
    /// The winner discarded his second unit (4.68, 4.69).
    SecondDiscarded {
        /// The winner.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
    },
    /// A tie: units were discarded (4.70).
    TieDiscarded {
        /// Whose.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        cards: Vec<Face>,
    },
    /// A unit was placed (4.2).
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
        /// Own units that it replaces (4.7).
        replaced: Vec<Face>,
        /// Price of the action so far.
        price: u8,
    },
    /// A card was discarded as payment (4.13).
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Face,
        /// Paid so far.
        paid: u8,
        /// The price.
        price: u8,
    },
    /// Reserves was played (4.110).
    Reserves {
        /// By whom.
        seat: Seat,
    },
    /// Three cards are drawn (3.19).
    DrawsThree {
        /// By whom.
        seat: Seat,
    },
    /// A card was given up, its command points are drawn (3.20).
    GaveForCards {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// A card was drawn to the hand.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; the owner's secret.
        card: Option<Face>,
    },
    /// A deck has run out (2.44, 2.45).
    RunOut {
        /// Whose.
        seat: Seat,
        /// The how manieth.
        number: u8,
        /// How many cards were shuffled.
        cards: u8,
    },
    /// A card above the hand limit was discarded (3.22).
    Limit {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// The game ended (section 5).
    Ended {
        /// How.
        ending: Ending,
        /// Who won; nobody in a drawn game.
        winner: Option<Seat>,
    },
}

/// Where a bonus card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogBonusFrom")]
pub enum BonusFrom {
    /// There is none.
    Nowhere,
    /// From the hand.
    Hand,
    /// From the top of the deck.
    Deck,
}

impl Event {
    /// What `observer` learns of it.
    pub(crate) fn for_observer(&self, observer: Observer) -> Option<Self> {
        Some(match self {
            Self::Pack { seat, .. } if !knows(observer, *seat) => return None,
            Self::Kept { seat, packs, .. } if !knows(observer, *seat) => {
                Self::Kept { seat: *seat, packs: *packs, cards: None }
            }
            Self::Bonus { seat, from, .. } if !knows(observer, *seat) => {
                Self::Bonus { seat: *seat, from: *from, card: None }
            }
            Self::Drew { seat, .. } if !knows(observer, *seat) => Self::Drew { seat: *seat, card: None },
            _ => self.clone(),
        })
    }
}
