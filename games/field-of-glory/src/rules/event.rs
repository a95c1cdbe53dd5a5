//! What happens in a game, for the log and for cards that move.

use quincunx_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::Face;
use crate::components::field::Terrain;
use crate::rules::state::{BonusFrom, Ending};
use crate::rules::strength::Strength;

/// One thing that happened, as one observer learns it. Columns are numbered from 1. The fields that are somebody's secret
/// (FOG-6.5, FOG-6.10, FOG-6.11, FOG-6.22) are empty for those who may not know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "FogEvent")]
pub enum Event {
    /// A terrain card was laid (FOG-2.20).
    Laid {
        /// Where.
        column: u8,
        /// What.
        terrain: Terrain,
    },
    /// A pack of four was dealt (FOG-2.31). Only its owner learns of it.
    Pack {
        /// Whose.
        seat: Seat,
        /// The four.
        cards: Vec<Face>,
    },
    /// Two of a pack were kept (FOG-2.31).
    Kept {
        /// Who.
        seat: Seat,
        /// Packs done.
        packs: u8,
        /// Which two; the owner's secret.
        cards: Option<[Face; 2]>,
    },
    /// The opening hands were dealt (FOG-2.35).
    Dealt,
    /// The first player was drawn (FOG-2.36).
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A turn begins (FOG-3.1).
    Turn {
        /// Whose.
        seat: Seat,
        /// Both players' turns counted together, from 1.
        turn: u8,
    },
    /// A terrain card was turned (FOG-3.7).
    Turned {
        /// Where.
        column: u8,
        /// To whom; to nobody if neutral.
        to: Option<Seat>,
    },
    /// The second unit was discarded in the Advance (FOG-3.9).
    AdvanceDiscarded {
        /// Whose.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
    },
    /// A flank attack was declared (FOG-4.85).
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
    /// An attack was declared (FOG-4.32).
    Attack {
        /// By whom.
        seat: Seat,
        /// Where.
        column: u8,
        /// The lead unit.
        lead: Face,
    },
    /// Overlap was played (FOG-4.100).
    Overlap {
        /// By whom.
        seat: Seat,
        /// What it brings.
        bonus: u8,
    },
    /// A bonus card was laid down, or none (FOG-4.34, FOG-4.42).
    Bonus {
        /// Whose.
        seat: Seat,
        /// From where.
        from: BonusFrom,
        /// Which; the owner's secret until it is shown.
        card: Option<Face>,
    },
    /// Units retreated, or none did (FOG-4.37).
    Retreated {
        /// Whose.
        seat: Seat,
        /// From where.
        column: u8,
        /// Which; none if nobody went.
        cards: Vec<Face>,
    },
    /// All defenders retreated, the attack is over (FOG-4.40, FOG-4.87).
    FullRetreat {
        /// The attacker.
        seat: Seat,
        /// His bonus card, which is shown and discarded, if there was one.
        card: Option<Face>,
    },
    /// A unit was given up after a full retreat (FOG-4.40).
    GaveUp {
        /// Whose.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
    },
    /// The defender named his front unit (FOG-4.43).
    Front {
        /// Who.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// A bonus card was shown (FOG-4.44).
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// The strengths were compared (FOG-4.44).
    Compared {
        /// The attacker.
        attacker: Seat,
        /// His strength.
        attack: Strength,
        /// The defender's strength.
        defence: Strength,
        /// The winner; none of a tie.
        winner: Option<Seat>,
        /// Equal strength, won by a defending Spear (FOG-4.64).
        spear: bool,
    },
    /// The loser's units went to the winner's victory pile (FOG-4.66).
    HandedOver {
        /// The loser.
        seat: Seat,
        /// From where.
        column: u8,
        /// Which.
        cards: Vec<Face>,
    },
    /// Rampage: the top card of the loser's deck went the same way (FOG-4.120).
    Rampage {
        /// The loser.
        seat: Seat,
        /// Which; none if there was none.
        card: Option<Face>,
    },
    /// The winner discarded his second unit (FOG-4.68, FOG-4.69).
    SecondDiscarded {
        /// The winner.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
    },
    /// A tie: units were discarded (FOG-4.70).
    TieDiscarded {
        /// Whose.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        cards: Vec<Face>,
    },
    /// A unit was placed (FOG-4.2).
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        column: u8,
        /// Which.
        card: Face,
        /// Own units that it replaces (FOG-4.7).
        replaced: Vec<Face>,
        /// Price of the action so far.
        price: u8,
    },
    /// A card was discarded as payment (FOG-4.13).
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
    /// Reserves was played (FOG-4.110).
    Reserves {
        /// By whom.
        seat: Seat,
    },
    /// Three cards are drawn (FOG-3.19).
    DrawsThree {
        /// By whom.
        seat: Seat,
    },
    /// A card was given up, its command points are drawn (FOG-3.20).
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
    /// A deck has run out (FOG-2.44, FOG-2.45).
    RunOut {
        /// Whose.
        seat: Seat,
        /// The how manieth.
        number: u8,
        /// How many cards were shuffled.
        cards: u8,
    },
    /// A card above the hand limit was discarded (FOG-3.22).
    Limit {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Face,
    },
    /// The game ended (FOG-5.1).
    Ended {
        /// How.
        ending: Ending,
        /// Who won; nobody in a drawn game.
        winner: Option<Seat>,
    },
}
