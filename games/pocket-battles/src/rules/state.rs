//! The position.

use quincunx_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::set::Set;
use crate::rules::side::Side;
use crate::rules::unit::Unit;

/// The position: everything that is open or secret in it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(crate) step: Step,
    /// Who won the opening roll; A before it (PB-2.4.2).
    pub(crate) attacker: Seat,
    /// The active player; in deployment who places next.
    pub(crate) active: Seat,
    /// From 1; 0 before the battle.
    pub(crate) round: u16,
    /// Who had the first turn of the round, and who should have begun it before there was one (PB-3.5.3).
    pub(crate) first: Seat,
    /// Rounds in a row without wound token or loss (PB-5.3.1).
    pub(crate) quiet: u8,
    /// Was a wound token placed or a troop destroyed in this round (PB-5.3.1)?
    pub(crate) bloody: bool,
    /// Has this player had a turn in the battle, by seat (PB-4.16.3)?
    pub(crate) has_had_turn: [bool; 2],
    pub(crate) turn: TurnData,
    pub(crate) deed: Deed,
    pub(crate) roll: Roll,
    pub(crate) wounds: Wounds,
    /// Hits of a shot that are still to be taken (PB-4.14.4).
    pub(crate) shares: Shares,
    pub(crate) sides: [Side; 2],
}

/// What is known of the active player's turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TurnData {
    /// The unit redeployed in it (PB-3.2.4).
    pub(crate) redeployed: Option<Unit>,
    /// His units that were in contact when it began (PB-4.11.1).
    pub(crate) engaged: Set,
    /// The bearer of Double Order, once paid, and the unit of the first order (PB-4.22.1).
    pub(crate) doubling: Option<Unit>,
    pub(crate) doubled: Option<Unit>,
}

/// The order being carried out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Deed {
    pub(crate) kind: DeedKind,
    /// Who does it.
    pub(crate) unit: Unit,
    /// Against whom, once it is known.
    pub(crate) target: Option<Unit>,
    /// With Excite, until the die is rolled (PB-4.21.2).
    pub(crate) excited: bool,
    /// Number of the charge in a chain of Overwhelming, from 1 (PB-4.30.4).
    pub(crate) charges: u8,
    /// The unit that shot at the charger (PB-4.4.4).
    pub(crate) shot_by: Option<Unit>,
    /// Enemy units that have still to strike at the leaving unit (PB-4.12.3).
    pub(crate) parting: Set,
}

/// What an order is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbDeedKind")]
pub enum DeedKind {
    /// Nothing is being carried out.
    None,
    /// PB-4.3.1.
    Charge,
    /// PB-4.11.1.
    CarryOn,
    /// PB-4.12.1.
    Leave,
    /// PB-4.13.1.
    Shoot,
}

/// The dice thrown last, or to be thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Roll {
    pub(crate) kind: RollKind,
    pub(crate) seat: Seat,
    pub(crate) unit: Unit,
    /// The enemy unit struck or shot at.
    pub(crate) at: Unit,
    pub(crate) dice: u8,
    /// Has an enemy unit been hit, and lived (PB-4.23.1)? One that falls after its share with a Leader's token
    /// (PB-4.34.2) falls only where no token is unused: Disband has nothing to take there.
    pub(crate) hurt: bool,
}

/// What is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbRollKind")]
pub enum RollKind {
    /// The first strike of an exchange (PB-4.8.5).
    Strike,
    /// The strike back (PB-4.10.1).
    StrikeBack,
    /// At a unit that leaves (PB-4.12.2).
    PartingStrike,
    /// A shot by order (PB-4.13.1).
    Shot,
    /// A shot against a charger (PB-4.4.4).
    ShotAgainst,
}

impl RollKind {
    /// White faces hit, not black ones (PB-4.13.4).
    #[inline]
    pub(crate) const fn is_shot(self) -> bool {
        matches!(self, Self::Shot | Self::ShotAgainst)
    }
}

/// Wounds that a unit is taking (PB-4.9.1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Wounds {
    pub(crate) seat: Seat,
    pub(crate) unit: Unit,
    /// Has it been hit at all? A share can be nothing (PB-4.14.3).
    pub(crate) hit: bool,
    /// Hits to allot.
    pub(crate) left: u8,
    /// Troops with as many hits as they can take.
    pub(crate) doomed: Set,
    /// Troops with a hit that live: to be marked.
    pub(crate) marks: Set,
}

/// Units that have still to take their share of a shot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shares {
    /// Hits for each.
    pub(crate) hits: u8,
    /// Of the side of the chosen unit, then of the shooter's.
    pub(crate) others: [Set; 2],
}

/// What is to be decided next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbStep")]
pub enum Step {
    /// Chance gives the armies (PB-7.4).
    Armies,
    /// PB-D02.
    Build,
    /// Chance makes the opening roll (PB-7.1).
    Opening,
    /// PB-D03.
    Deploy,
    /// PB-D04 and PB-D05.
    Turn,
    /// PB-D05 after a redeployment.
    Action,
    /// PB-D07.
    FirstOrder,
    /// PB-D08.
    SecondOrder,
    /// PB-D06.
    Excite,
    /// PB-D09.
    Reaction,
    /// PB-D10.
    Target,
    /// Chance rolls (PB-7.2, PB-7.3).
    Roll,
    /// PB-D11.
    Allot,
    /// PB-D12.
    Mark,
    /// PB-D13.
    LeaderToken,
    /// PB-D14.
    Parting,
    /// PB-D15.
    Strike,
    /// PB-D16; this player is asked.
    Removal(Seat),
    /// The battle is over (PB-5.2.1).
    Over(Ending),
}

/// How the battle ended, and who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbEnding")]
pub struct Ending {
    /// Who has won.
    pub winner: Seat,
    /// Why.
    pub cause: Cause,
}

/// Why a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbCause")]
pub enum Cause {
    /// One army is beaten (PB-5.2.3).
    Beaten,
    /// Both are, the counts decide (PB-5.2.4).
    BothBeaten,
    /// Both are, and the counts are equal: the defender wins (PB-5.2.4).
    Tie,
    /// Too many quiet rounds (PB-5.3.1).
    Quiet,
    /// Too many rounds (PB-5.3.2).
    RoundLimit,
}

/// At the top of the field (PB-2.1.1).
pub(crate) const A: Seat = Seat::new(0).unwrap();
/// At the bottom.
pub(crate) const B: Seat = Seat::new(1).unwrap();

/// A and B.
pub(crate) fn seats() -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
    Seat::first(2)
}

/// The opponent.
#[inline]
pub(crate) fn enemy(seat: Seat) -> Seat {
    Seat::new(1 - seat.index()).expect("there are two seats")
}

impl TurnData {
    pub(crate) const NONE: Self = Self { redeployed: None, engaged: Set::EMPTY, doubling: None, doubled: None };
}

impl Deed {
    pub(crate) const NONE: Self = Self::of(DeedKind::None, Unit(0), None);

    pub(crate) const fn of(kind: DeedKind, unit: Unit, target: Option<Unit>) -> Self {
        Self { kind, unit, target, excited: false, charges: 1, shot_by: None, parting: Set::EMPTY }
    }
}

impl Roll {
    pub(crate) const NONE: Self = Self::of(RollKind::Strike, A, Unit(0), Unit(0));

    /// A roll whose dice are not counted yet.
    pub(crate) const fn of(kind: RollKind, seat: Seat, unit: Unit, at: Unit) -> Self {
        Self { kind, seat, unit, at, dice: 0, hurt: false }
    }
}

impl Wounds {
    pub(crate) const NONE: Self =
        Self { seat: A, unit: Unit(0), hit: false, left: 0, doomed: Set::EMPTY, marks: Set::EMPTY };
}

impl Shares {
    pub(crate) const NONE: Self = Self { hits: 0, others: [Set::EMPTY; 2] };
}

impl State {
    #[inline]
    pub(crate) const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(crate) const fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub(crate) const fn me(&self) -> &Side {
        &self.sides[self.active.index()]
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Side {
        &mut self.sides[self.active.index()]
    }

    #[inline]
    pub(crate) fn foe(&self) -> &Side {
        self.side(enemy(self.active))
    }

    /// Is the battle on, so that everything is open (PB-2.4.7)?
    pub(crate) const fn is_battle(&self) -> bool {
        self.round > 0
    }
}
