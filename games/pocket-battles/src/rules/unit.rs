//! What a unit is called.

use std::fmt;

use quincunx_engine::{Arg, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use crate::components::set::Set;

/// Most troops that can be paid for at size 100 without marker tiles: 28 Romans for 99 points.
pub(crate) const MOST: usize = 28;

/// The number of a unit of its side, from 0; shown and written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Unit(pub(crate) u8);

/// A unit with its owner, written `A3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string", rename = "PbUnitId")]
pub struct UnitId {
    pub(crate) seat: Seat,
    pub(crate) unit: Unit,
}

impl Set {
    /// As units.
    #[inline]
    pub(crate) fn units(self) -> impl Iterator<Item = Unit> + Clone {
        self.iter().map(Unit)
    }
}

impl Unit {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// As shown and written.
    pub(crate) const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl UnitId {
    pub(crate) const fn new(seat: Seat, unit: Unit) -> Self {
        Self { seat, unit }
    }

    /// By its id, `A3`.
    pub(crate) fn parse(id: &str) -> Option<Self> {
        let seat = match id.as_bytes().first()? {
            b'A' => Seat::new(0),
            b'B' => Seat::new(1),
            _ => None,
        }?;
        let number: u8 = id[1..].parse().ok()?;
        let known = (1..=MOST as u8).contains(&number) && !id[1..].starts_with(['0', '+']);
        known.then(|| Self::new(seat, Unit(number - 1)))
    }
}

impl fmt::Display for UnitId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if self.seat.index() == 0 { 'A' } else { 'B' };
        write!(out, "{letter}{}", self.unit.number())
    }
}

/// As in notation.
impl From<UnitId> for Arg {
    fn from(unit: UnitId) -> Self {
        Self::Text(unit.to_string())
    }
}

impl fmt::Debug for UnitId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for UnitId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for UnitId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::parse(&id).ok_or_else(|| de::Error::custom(format!("there is no unit {id}")))
    }
}
