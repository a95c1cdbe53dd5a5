//! What happens in a battle, for the log and for pieces that move. Everybody learns of everything that is told:
//! building is not (PB-2.3.10).

use quincunx_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::state::{Cause, RollKind};
use crate::rules::unit::UnitId;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[ts(rename = "PbEvent")]
pub enum Event {
    /// Chance gave the armies (PB-7.4).
    Armies {
        /// By seat.
        armies: [Army; 2],
    },
    /// A player has committed his army (PB-2.3.10).
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The opening roll (PB-2.4.2); nobody wins when the dice are equal.
    OpeningRoll {
        /// By seat.
        dice: [u8; 2],
        /// The attacker.
        attacker: Option<Seat>,
    },
    /// A stack was placed (PB-2.4.3).
    Deployed {
        /// Which.
        unit: UnitId,
        /// Where.
        zone: Zone,
        /// The tile on show.
        top: Tile,
        /// Tiles in the stack, unless they are hidden (`stack_view`).
        height: Option<u8>,
    },
    /// All stacks were spread out, and the battle begins (PB-2.4.7).
    Spread,
    /// A round begins (PB-3.1.1).
    Round {
        /// From 1.
        number: u16,
        /// Who should begin it.
        first: Seat,
    },
    /// A turn begins (PB-3.1.4).
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A unit was redeployed (PB-3.2.1).
    Redeployed {
        /// Which.
        unit: UnitId,
        /// From where.
        from: Zone,
        /// Where to.
        to: Zone,
    },
    /// A tactical move (PB-4.2.1).
    Moved {
        /// Which.
        unit: UnitId,
        /// From where.
        from: Zone,
        /// Where to.
        to: Zone,
        /// Tokens paid.
        price: u8,
    },
    /// A charge was ordered, or follows of Overwhelming (PB-4.3.2, PB-4.30.2).
    Charged {
        /// Which unit.
        unit: UnitId,
        /// Into which zone.
        zone: Zone,
        /// Tokens paid.
        price: u8,
        /// Number of the charge in the chain, from 1.
        number: u8,
    },
    /// An order to carry on (PB-4.11.1).
    CarriedOn {
        /// Which unit.
        unit: UnitId,
        /// Against whom.
        target: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// An order to leave (PB-4.12.1).
    Leaving {
        /// Which unit.
        unit: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// An order to shoot (PB-4.13.1).
    Shot {
        /// Which unit.
        unit: UnitId,
        /// At whom.
        target: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// The bearer of Excite was ordered too (PB-4.21.1).
    Excited {
        /// The bearer.
        unit: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// A wound was healed (PB-4.20.1).
    Healed {
        /// The bearer.
        unit: UnitId,
        /// The unit healed.
        target: UnitId,
        /// The troop.
        tile: Tile,
        /// Tokens paid.
        price: u8,
    },
    /// The bearer of Double Order was ordered (PB-4.22.1).
    Doubled {
        /// The bearer.
        unit: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// The second order was given up (PB-4.22.3).
    Enough {
        /// By whom.
        seat: Seat,
    },
    /// A pass (PB-4.17.1).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A unit intercepts the charger (PB-4.4.3).
    Intercepted {
        /// Which.
        unit: UnitId,
        /// Whom.
        charger: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// A unit shoots at the charger (PB-4.4.4).
    ShotAgainst {
        /// Which.
        unit: UnitId,
        /// At whom.
        charger: UnitId,
        /// Tokens paid.
        price: u8,
    },
    /// No reaction (PB-4.4.7).
    Waited {
        /// Who.
        seat: Seat,
    },
    /// Charger and target are in contact (PB-4.5.1).
    Contact {
        /// The charger.
        unit: UnitId,
        /// The target.
        target: UnitId,
        /// Where.
        zone: Zone,
    },
    /// Dice were rolled (PB-4.8.2, PB-4.13.4).
    Rolled {
        /// For what.
        kind: RollKind,
        /// By whom.
        unit: UnitId,
        /// At whom.
        target: UnitId,
        /// Dice.
        dice: u8,
        /// Hits of the faces.
        hits: u8,
        /// Hits that +X Wounds adds (PB-4.8.3).
        more: u8,
        /// Hits that were to be expected, those of +X Wounds included (PB-7.2).
        expected: f64,
    },
    /// A unit cannot strike: it has no black face left (PB-4.8.4).
    CannotStrike {
        /// Which.
        unit: UnitId,
    },
    /// A strike was declined (PB-4.10.2).
    Declined {
        /// By which unit.
        unit: UnitId,
    },
    /// Hits are shared in an engagement (PB-4.14.3).
    Shared {
        /// Hits for each.
        hits: u8,
        /// Units.
        units: Vec<UnitId>,
    },
    /// A troop was marked with a wound token (PB-4.9.5).
    Wounded {
        /// Its unit.
        unit: UnitId,
        /// Which.
        tile: Tile,
        /// Where the token came from.
        from: TokenFrom,
    },
    /// A troop was destroyed (PB-4.9.4).
    Destroyed {
        /// Its unit.
        unit: UnitId,
        /// Which.
        tile: Tile,
        /// How.
        how: Loss,
    },
    /// The last troop of a unit was destroyed (PB-4.9.12).
    UnitDestroyed {
        /// Which.
        unit: UnitId,
        /// Where it stood.
        zone: Zone,
    },
    /// A unit went to its front: it has no enemy left, or has left its engagement (PB-4.10.5, PB-4.12.4).
    ToFront {
        /// Which.
        unit: UnitId,
        /// Where to.
        zone: Zone,
    },
    /// The token of a fallen Leader left the pool (PB-4.34.2).
    LeaderToken {
        /// Whose.
        seat: Seat,
        /// From where.
        from: TokenFrom,
    },
    /// Disband cost the opponent a token (PB-4.23.1).
    Disbanded {
        /// The bearer's unit.
        unit: UnitId,
        /// Who lost the token.
        seat: Seat,
    },
    /// A round ended and the tokens were taken back (PB-3.5.2).
    RoundEnd {
        /// From 1.
        number: u16,
    },
    /// The battle is over (PB-5.2.1).
    Ended {
        /// Who has won.
        winner: Seat,
        /// Why.
        cause: Cause,
        /// Counts by seat (PB-5.1.1).
        counts: [u8; 2],
    },
}

/// Where a token came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbTokenFrom")]
pub enum TokenFrom {
    /// An unused one.
    Unused,
    /// The spent area.
    Spent,
    /// An order token on this unit.
    Unit(UnitId),
    /// The tokens of the fallen.
    Fallen,
    /// A wound token: its troop was destroyed.
    Wound,
}

/// How a troop was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbLoss")]
pub enum Loss {
    /// As many wounds as it can take (PB-4.9.4).
    Wounds,
    /// Removed for one hit instead of being marked (PB-4.9.6).
    Removed,
    /// Given up at the end of a round (PB-3.5.3).
    GivenUp,
    /// With the token of a fallen Leader (PB-4.34.2).
    LeaderToken,
}
