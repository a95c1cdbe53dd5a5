//! The choices (section 8) and the outcomes of chance (section 7), and how they are written.

use crate::rules::unit::UnitId;

use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Choice {
    /// Chance: the army of A (7.4).
    Army(Army),
    /// Chance: a die for each player (7.1).
    Rolls([u8; 2]),
    /// Chance: so many hits (7.2, 7.3).
    Hits(u8),
    /// 8.1.
    Open(Tile),
    /// 8.1.
    Add(Tile),
    /// 8.1.
    Top(Tile),
    /// 8.1.
    Close,
    /// 8.1; from 1.
    Undo(u8),
    /// 8.1.
    Commit,
    /// 8.1; from 1.
    Ready(u8),
    /// D03.
    Deploy(UnitId, Zone),
    /// D04.
    Redeploy(UnitId, Zone),
    /// 8.2.
    Move(UnitId, Zone),
    /// 8.2.
    Charge(UnitId),
    /// 8.2.
    CarryOn(UnitId, UnitId),
    /// 8.2.
    Leave(UnitId),
    /// 8.2.
    Shoot(UnitId, UnitId),
    /// 8.2.
    Heal(UnitId, Tile),
    /// 8.2.
    DoubleOrder(UnitId),
    /// 8.2.
    Pass,
    /// D06.
    Yes,
    /// D06.
    No,
    /// D08.
    Enough,
    /// D09.
    Intercept(UnitId),
    /// D09.
    ShootAgainst(UnitId),
    /// D09.
    Wait,
    /// D10.
    Target(UnitId),
    /// D11.
    Allot(Tile),
    /// D12.
    Unused,
    /// D12, D13.
    From(UnitId),
    /// D12, D13.
    Spent,
    /// D12.
    Remove,
    /// D13.
    Troop(Tile),
    /// D14.
    Parting(UnitId),
    /// D15.
    Strike,
    /// D15.
    Decline,
    /// D16.
    GiveUp(UnitId),
    /// D16 with `voluntary_removal = troop`.
    GiveUpTroop(Tile),
    /// D16.
    Done,
}
