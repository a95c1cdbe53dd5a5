//! The battlefield (PB-2.2.1).

use std::fmt;

use quincunx_engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

/// One of the three columns (PB-2.2.1); inside counted from 0, written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Sector(u8);

impl Sector {
    pub(crate) const COUNT: usize = 3;
    pub(crate) const CENTRE: Self = Self(1);

    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    #[inline]
    pub(crate) const fn numbered(index: u8) -> Self {
        Self(index)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 1.
    pub(crate) const fn number(self) -> u8 {
        self.0 + 1
    }

    /// PB-2.2.5.
    pub(crate) fn neighbours(self) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |other| other.0.abs_diff(self.0) == 1)
    }
}

/// A row of the field as the owner of a unit sees it (PB-2.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Rear,
    Front,
    Engagement,
}

/// One of the 15 zones (PB-2.2.1), in the order in which the table is read: row by row from A's rear.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string", rename = "PbZone")]
pub struct Zone(u8);

impl Zone {
    /// All fifteen.
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        (0..15).map(Self)
    }

    #[inline]
    pub(crate) const fn numbered(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the table, from 0.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.0
    }

    /// Of the six zones of a player the one at this place, in the order of the table (PB-2.2.3).
    #[inline]
    pub(crate) const fn own(seat: Seat, place: u8) -> Self {
        Self(if seat.index() == 0 { 0 } else { 9 } + place)
    }

    #[inline]
    pub(crate) const fn front(seat: Seat, sector: Sector) -> Self {
        Self(if seat.index() == 0 { 3 } else { 9 } + sector.0)
    }

    #[inline]
    pub(crate) const fn engagement(sector: Sector) -> Self {
        Self(6 + sector.0)
    }

    #[inline]
    pub(crate) const fn sector(self) -> Sector {
        Sector(self.0 % 3)
    }

    #[inline]
    pub(crate) const fn row(self) -> Row {
        match self.0 / 3 {
            0 | 4 => Row::Rear,
            2 => Row::Engagement,
            _ => Row::Front,
        }
    }

    /// Whose zone it is; the engagement zones are shared (PB-2.2.3).
    #[inline]
    pub(crate) fn owner(self) -> Option<Seat> {
        match self.0 {
            0..=5 => Seat::new(0),
            9..=14 => Seat::new(1),
            _ => None,
        }
    }

    /// Of the zones that a unit of its owner can step to (PB-2.2.4) the one at this place, in the order of the table:
    /// two from a zone of the left or right, three from one of the centre, none from an engagement zone.
    #[inline]
    pub(crate) const fn step(self, place: u8) -> Self {
        STEPS[self.0 as usize][place as usize]
    }

    /// One step for a unit of its owner (PB-2.2.4).
    #[inline]
    pub(crate) fn is_neighbour(self, other: Self) -> bool {
        self.owner().is_some()
            && self.owner() == other.owner()
            && match (self.sector().0.abs_diff(other.sector().0), self.row() == other.row()) {
                (0, same_row) => !same_row,
                (1, same_row) => same_row,
                _ => false,
            }
    }

    /// Its flank as it lies before a player (PB-2.2.2), or before nobody: then an own zone lies as before its owner, an
    /// engagement zone as before B.
    fn flank(self, before: Option<Seat>) -> &'static str {
        let seat = before.or(self.owner()).map_or(1, Seat::index);
        let place = if seat == 0 { 2 - self.sector().0 } else { self.sector().0 };
        ["left", "centre", "right"][usize::from(place)]
    }

    const fn row_word(self) -> &'static str {
        match self.row() {
            Row::Rear => "rear",
            Row::Front => "front",
            Row::Engagement => "engagement",
        }
    }

    /// The key of its name in a sentence that says whose it is: left and right are the reader's own. Who has no seat is
    /// told the owner too.
    pub(crate) fn key(self, reader: Option<Seat>) -> String {
        let (flank, row) = (self.flank(reader), self.row_word());
        match (reader, self.owner()) {
            (Some(_), _) => format!("zone-{flank}-{row}"),
            (None, Some(owner)) => format!("zone-{}-{flank}-{row}", owner.letter()),
            (None, None) => format!("zone-onlooker-{flank}-{row}"),
        }
    }

    /// The same where the sentence does not say whose it is.
    pub(crate) fn whole_key(self, reader: Seat) -> String {
        let others = self.owner().is_some_and(|owner| owner != reader);
        let (flank, row) = (self.flank(Some(reader)), self.row_word());
        if others { format!("zone-enemy-{flank}-{row}") } else { format!("zone-{flank}-{row}") }
    }

    /// By its id, `AF2` or `E3`.
    pub(crate) fn parse(id: &str) -> Option<Self> {
        Self::all().find(|zone| zone.to_string() == id)
    }
}

/// The neighbouring zones of each zone.
const STEPS: [[Zone; 3]; 15] = {
    let (mut table, mut from) = ([[Zone(0); 3]; 15], 0_u8);
    while from < 15 {
        let (mut to, mut place) = (0_u8, 0);
        while to < 15 {
            let owned = from < 6 && to < 6 || from >= 9 && to >= 9;
            let beside = from / 3 == to / 3 && from.abs_diff(to) == 1;
            let behind = from % 3 == to % 3 && from.abs_diff(to) == 3;
            if owned && (beside || behind) {
                table[from as usize][place] = Zone(to);
                place += 1;
            }
            to += 1;
        }
        from += 1;
    }
    table
};

impl fmt::Display for Zone {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = ["AR", "AF", "E", "BF", "BR"][usize::from(self.0 / 3)];
        write!(out, "{row}{}", self.sector().number())
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::parse(&id).ok_or_else(|| de::Error::custom(format!("there is no zone {id}")))
    }
}
