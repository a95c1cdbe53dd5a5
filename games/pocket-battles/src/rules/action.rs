//! What is chosen, by a player or by chance.

use quincunx_engine::{Notation, Numbered};

use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::numbers::{dice, enemy, own};
use crate::rules::odds::MOST_HITS;
use crate::rules::ready::MOST_READY;
use crate::rules::unit::{MOST, UnitId};

/// One choice, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = PocketBattles)]
pub struct Action(pub(crate) Choice);

/// What an [`Action`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = PocketBattles)]
pub(crate) enum Choice {
    /// Chance: the army of A (PB-7.4).
    Army(Army),
    /// Chance: a die for each player (PB-7.1).
    Rolls(
        #[notation(read = die)]
        #[numbered(with = dice)]
        [u8; 2],
    ),
    /// Chance: so many hits (PB-7.2, PB-7.3).
    Hits(
        #[notation(read = number)]
        #[numbered(0..=MOST_HITS)]
        u8,
    ),
    /// PB-8.1.1.
    Open(Tile),
    /// PB-8.1.2.
    Add(Tile),
    /// PB-8.1.3.
    Top(Tile),
    /// PB-8.1.4.
    Close,
    /// PB-8.1.5; the unit's number, from 1.
    Undo(
        #[notation(read = number)]
        #[numbered(1..=MOST)]
        u8,
    ),
    /// PB-8.1.6.
    Commit,
    /// PB-8.1.7; the army's number, from 1.
    Ready(
        #[notation(read = number)]
        #[numbered(1..=MOST_READY)]
        u8,
    ),
    /// PB-D03.
    Deploy(#[numbered(with = own)] UnitId, Zone),
    /// PB-D04.
    Redeploy(#[numbered(with = own)] UnitId, Zone),
    /// PB-D05, PB-4.2.1.
    Move(#[numbered(with = own)] UnitId, Zone),
    /// PB-4.3.1.
    Charge(#[numbered(with = own)] UnitId),
    /// PB-4.11.1; against this enemy unit.
    #[notation(word = "carry_on")]
    CarryOn(#[numbered(with = own)] UnitId, #[numbered(with = enemy)] UnitId),
    /// PB-4.12.1.
    Leave(#[numbered(with = own)] UnitId),
    /// PB-4.13.1; at this enemy unit.
    Shoot(#[numbered(with = own)] UnitId, #[numbered(with = enemy)] UnitId),
    /// PB-4.20.1; this troop.
    Heal(#[numbered(with = own)] UnitId, Tile),
    /// PB-4.22.1.
    #[notation(word = "double_order")]
    DoubleOrder(#[numbered(with = own)] UnitId),
    /// PB-4.17.1.
    Pass,
    /// PB-D06.
    Yes,
    /// PB-D06.
    No,
    /// PB-D08.
    Enough,
    /// PB-D09.
    Intercept(#[numbered(with = own)] UnitId),
    /// PB-D09.
    #[notation(word = "shoot")]
    ShootAgainst(#[numbered(with = own)] UnitId),
    /// PB-D09.
    Wait,
    /// PB-D10.
    Target(#[numbered(with = enemy)] UnitId),
    /// PB-D11.
    Allot(Tile),
    /// PB-D12.
    Unused,
    /// PB-D12, PB-D13.
    From(#[numbered(with = own)] UnitId),
    /// PB-D12, PB-D13.
    Spent,
    /// PB-D12.
    Remove,
    /// PB-D13.
    Troop(Tile),
    /// PB-D14.
    Parting(#[numbered(with = own)] UnitId),
    /// PB-D15.
    Strike,
    /// PB-D15.
    Decline,
    /// PB-D16.
    #[notation(word = "give_up")]
    GiveUp(#[numbered(with = own)] UnitId),
    /// PB-D16 with `voluntary_removal = troop`.
    #[notation(word = "give_up")]
    GiveUpTroop(Tile),
    /// PB-D16.
    Done,
}

/// A number as it is written, without a sign or zeros before it.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

fn die(text: &str) -> Option<u8> {
    number(text).filter(|face| (1..=6).contains(face))
}
