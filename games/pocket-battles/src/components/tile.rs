//! The tiles (PB-2.1.3): two armies of 30 troops each.

use std::fmt;

use quincunx_engine::{Arg, Argument, Numbered};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use crate::components::prints::{PRINTS, Print};
use crate::components::set::Set;

/// A people (PB-2.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, Argument, Numbered)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbArmy")]
pub enum Army {
    /// C01 to C30.
    Celts,
    /// R01 to R30.
    Romans,
}

impl Army {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Celts, Self::Romans];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Celts => Self::Romans,
            Self::Romans => Self::Celts,
        }
    }

    /// The 30 tiles in the order of their ids.
    pub fn tiles(self) -> impl DoubleEndedIterator<Item = Tile> + Clone {
        let first = if matches!(self, Self::Celts) { 0 } else { PER_ARMY };
        (first..first + PER_ARMY).map(Tile)
    }

    /// As in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Celts => "celts",
            Self::Romans => "romans",
        }
    }
}

/// Tiles of an army (PB-2.1.2).
const PER_ARMY: u8 = 30;

/// `AFFORDABLE[army][points]`: the tiles that cost no more, by their places among the 30.
const AFFORDABLE: [[u32; 9]; 2] = {
    let (mut table, mut tile) = ([[0; 9]; 2], 0);
    while tile < 2 * PER_ARMY as usize {
        let mut points = PRINTS[tile].points as usize;
        while points < 9 {
            table[tile / PER_ARMY as usize][points] |= 1 << (tile % PER_ARMY as usize);
            points += 1;
        }
        tile += 1;
    }
    table
};

/// `FORMING[army][troops]`: the tiles that may be in a unit of so many troops.
const FORMING: [[u32; 6]; 2] = {
    let (mut table, mut tile) = ([[0; 6]; 2], 0);
    while tile < 2 * PER_ARMY as usize {
        let mut troops = 0;
        while troops <= PRINTS[tile].formation as usize {
            table[tile / PER_ARMY as usize][troops] |= 1 << (tile % PER_ARMY as usize);
            troops += 1;
        }
        tile += 1;
    }
    table
};

impl Army {
    /// The tiles that cost at most so many points and may be in a unit of so many troops, by [`Tile::index`].
    #[inline]
    pub(crate) const fn fitting(self, points: u8, troops: u8) -> Set {
        let points = if points > 8 { 8 } else { points as usize };
        Set(AFFORDABLE[self as usize][points] & FORMING[self as usize][if troops > 5 { 5 } else { troops as usize }])
    }

    /// These tiles of its own, by [`Tile::index`].
    #[inline]
    pub(crate) fn set_of(self, tiles: impl Iterator<Item = Tile>) -> Set {
        let all = tiles.fold(0_u64, |all, tile| all | 1 << tile.0);
        Set((all >> (self as u8 * PER_ARMY)) as u32)
    }

    /// The tile at this place among the 30.
    #[inline]
    pub(crate) const fn tile(self, index: u8) -> Tile {
        Tile(self as u8 * PER_ARMY + index)
    }
}

/// A tile, by its id; both copies of a box with two (`same_army`) have the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string", rename = "PbTile")]
pub struct Tile(u8);

impl Tile {
    pub(crate) const FIRST: Self = Self(0);

    /// All sixty, the Celts first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..2 * PER_ARMY).map(Self)
    }

    /// By its id, `C05`.
    pub fn parse(id: &str) -> Option<Self> {
        let (letter, number) = (id.as_bytes().first()?, id.get(1..3)?);
        let army = match letter {
            b'C' => 0,
            b'R' => PER_ARMY,
            _ => return None,
        };
        let number: u8 = number.parse().ok().filter(|number| (1..=PER_ARMY).contains(number))?;
        (id.len() == 3).then_some(Self(army + number - 1))
    }

    /// Whose tile it is.
    #[inline]
    pub const fn army(self) -> Army {
        if self.0 < PER_ARMY { Army::Celts } else { Army::Romans }
    }

    /// Its place among the 30 of its army, from 0.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        if self.0 < PER_ARMY { self.0 } else { self.0 - PER_ARMY }
    }

    /// What is printed on it.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self.0 as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if self.army() == Army::Celts { 'C' } else { 'R' };
        write!(out, "{letter}{:02}", self.index() + 1)
    }
}

/// Its name.
impl From<Tile> for Arg {
    fn from(tile: Tile) -> Self {
        Self::Term(format!("tile-{tile}"))
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::parse(&id).ok_or_else(|| de::Error::custom(format!("there is no tile {id}")))
    }
}
