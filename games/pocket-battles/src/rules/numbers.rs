//! How units, tiles and zones are counted in [actions](crate::Action): as the player who acts has them. A player moves none but the own
//! units, to the own zones, and the tiles are of the own army; so the numbers stay few, and mean the same for both players.

use quincunx_engine::{Actor, Numbered, Seat, Standpoint};

use crate::components::tile::Tile;
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::state;
use crate::rules::unit::{MOST, Unit, UnitId};

type At<'a> = Standpoint<'a, PocketBattles>;

fn seat(from: &At<'_>) -> Option<Seat> {
    if let Actor::Seat(seat) = from.by { Some(seat) } else { None }
}

/// By its place among the 30 of the player's army.
impl Numbered<PocketBattles> for Tile {
    fn count(_: &PocketBattles) -> u32 {
        30
    }

    fn number(self, from: &At<'_>) -> Option<u32> {
        (self.army() == from.state.side(seat(from)?).army).then(|| self.index().into())
    }

    fn numbered(number: u32, from: &At<'_>) -> Option<Self> {
        let army = from.state.side(seat(from)?).army;
        number.try_into().ok().filter(|index| *index < 30).map(|index| army.tile(index))
    }
}

/// One of the player's six (PB-2.2.3).
impl Numbered<PocketBattles> for Zone {
    fn count(_: &PocketBattles) -> u32 {
        6
    }

    fn number(self, from: &At<'_>) -> Option<u32> {
        let seat = seat(from)?;
        (self.owner() == Some(seat)).then(|| u32::from(self.index() - Self::own(seat, 0).index()))
    }

    fn numbered(number: u32, from: &At<'_>) -> Option<Self> {
        let place = number.try_into().ok().filter(|place| *place < 6)?;
        Some(Self::own(seat(from)?, place))
    }
}

/// A unit of the player.
pub(crate) mod own {
    use super::{At, PocketBattles, of, seat, unit};
    use crate::rules::unit::{MOST, UnitId};

    pub(crate) fn count(_: &PocketBattles) -> u32 {
        MOST as u32
    }

    pub(crate) fn number(id: UnitId, from: &At<'_>) -> Option<u32> {
        of(id, seat(from)?)
    }

    pub(crate) fn numbered(number: u32, from: &At<'_>) -> Option<UnitId> {
        unit(number, seat(from)?)
    }
}

/// A unit of the other player.
pub(crate) mod enemy {
    use super::{At, PocketBattles, of, seat, state, unit};
    use crate::rules::unit::{MOST, UnitId};

    pub(crate) fn count(_: &PocketBattles) -> u32 {
        MOST as u32
    }

    pub(crate) fn number(id: UnitId, from: &At<'_>) -> Option<u32> {
        of(id, state::enemy(seat(from)?))
    }

    pub(crate) fn numbered(number: u32, from: &At<'_>) -> Option<UnitId> {
        unit(number, state::enemy(seat(from)?))
    }
}

fn of(id: UnitId, seat: Seat) -> Option<u32> {
    (id.seat == seat && id.unit.index() < MOST).then(|| id.unit.index() as u32)
}

fn unit(number: u32, seat: Seat) -> Option<UnitId> {
    number.try_into().ok().map(|unit| UnitId::new(seat, Unit(unit)))
}

/// A die for each player.
pub(crate) mod dice {
    use super::{At, PocketBattles};

    pub(crate) fn count(_: &PocketBattles) -> u32 {
        36
    }

    pub(crate) fn number([a, b]: [u8; 2], _: &At<'_>) -> Option<u32> {
        [a, b].iter().all(|face| (1..=6).contains(face)).then(|| u32::from(a - 1) * 6 + u32::from(b - 1))
    }

    pub(crate) fn numbered(number: u32, _: &At<'_>) -> Option<[u8; 2]> {
        Some([(number / 6) as u8 + 1, (number % 6) as u8 + 1])
    }
}
