//! The tiles (2.1.3): two armies of 30 troops each.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use ts_rs::TS;

use crate::side::Set;

/// A people (2.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
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

/// Tiles of an army (2.1.2).
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

/// What a troop is (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbTroopType")]
#[expect(missing_docs, reason = "the names say it")]
pub enum TroopType {
    Druid,
    WarriorQueen,
    Chariot,
    Hero,
    Gaesatae,
    Javelinmen,
    Champion,
    Horsemen,
    NobleCavalry,
    Noblemen,
    Slingers,
    Warband,
    Warchief,
    Imaginifer,
    Aquilifer,
    Onager,
    Scorpio,
    Ballista,
    Centurion,
    Praetorians,
    Imperator,
    Auxiliares,
    Legionaries,
    Archers,
    Cataphracts,
    Cavalry,
}

/// A special rule of a troop, shared by its unit (4.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbTrait")]
pub enum Trait {
    /// 4.20.
    Heal,
    /// 4.21.
    Excite,
    /// 4.22.
    DoubleOrder,
    /// 4.23.
    Disband,
    /// 4.24.
    ExtraEngagement,
    /// 4.25.
    ExtraShooting,
    /// 4.26.
    ExtraWounds,
    /// 4.27.
    Fast,
    /// 4.28.
    Impetus,
    /// 4.29.
    Fury,
    /// 4.30.
    Overwhelming,
    /// 4.31.
    Reactive,
    /// 4.32.
    Slow,
    /// 4.33.
    LongRange,
    /// 4.34.
    Leader,
    /// 4.35.
    WideArc,
}

impl Trait {
    /// All sixteen.
    pub const ALL: [Self; 16] = [
        Self::Heal,
        Self::Excite,
        Self::DoubleOrder,
        Self::Disband,
        Self::ExtraEngagement,
        Self::ExtraShooting,
        Self::ExtraWounds,
        Self::Fast,
        Self::Impetus,
        Self::Fury,
        Self::Overwhelming,
        Self::Reactive,
        Self::Slow,
        Self::LongRange,
        Self::Leader,
        Self::WideArc,
    ];

    /// The clause group that explains it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Heal => "PB-4.20.1",
            Self::Excite => "PB-4.21.1",
            Self::DoubleOrder => "PB-4.22.1",
            Self::Disband => "PB-4.23.1",
            Self::ExtraEngagement => "PB-4.24.1",
            Self::ExtraShooting => "PB-4.25.1",
            Self::ExtraWounds => "PB-4.26.1",
            Self::Fast => "PB-4.27.1",
            Self::Impetus => "PB-4.28.1",
            Self::Fury => "PB-4.29.1",
            Self::Overwhelming => "PB-4.30.1",
            Self::Reactive => "PB-4.31.1",
            Self::Slow => "PB-4.32.1",
            Self::LongRange => "PB-4.33.1",
            Self::Leader => "PB-4.34.1",
            Self::WideArc => "PB-4.35.1",
        }
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// Traits that hold together (4.18.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits(u16);

impl Traits {
    /// Is it among them?
    #[inline]
    pub const fn has(self, which: Trait) -> bool {
        self.0 & which.bit() != 0
    }

    /// Both together.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is one of these among them?
    #[inline]
    pub(crate) fn has_any(self, which: &[Trait]) -> bool {
        which.iter().any(|which| self.has(*which))
    }

    /// How many.
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// In the order of the glossary.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.into_iter().filter(move |which| self.has(*which))
    }
}

/// How often each face is there; `of(4)` are the fours. At most 15 of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faces(u32);

impl Faces {
    /// How many show this face, 1 to 6.
    #[inline]
    pub const fn of(self, face: u8) -> u8 {
        (self.0 >> (4 * (face as u32 - 1)) & 0xF) as u8
    }

    /// No face at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Counts by face, 1 to 6.
    pub fn counts(self) -> [u8; 6] {
        [1, 2, 3, 4, 5, 6].map(|face| self.of(face))
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn total(self) -> u8 {
        let pairs = (self.0 & 0x0F_0F_0F) + (self.0 >> 4 & 0x0F_0F_0F);
        ((pairs & 0xFF) + (pairs >> 8 & 0xFF) + (pairs >> 16)) as u8
    }

    /// How many different ones: so many sides of a die hit.
    #[inline]
    pub(crate) const fn different(self) -> u8 {
        let any = self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3;
        (any & 0x11_11_11).count_ones() as u8
    }
}

/// Everything that the troops of a unit bring together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// Black faces.
    pub black: Faces,
    /// White faces.
    pub white: Faces,
    /// Traits.
    pub traits: Traits,
    /// X of +X Engagement.
    pub engagement: u8,
    /// X of +X Shooting.
    pub shooting: u8,
    /// X of +X Wounds.
    pub wounds: u8,
}

impl Strength {
    /// One more troop. Traits of two bearers count once (4.18.2), the greater X.
    #[inline]
    pub fn add(&mut self, tile: Tile) {
        let one = &tile.print().strength;
        self.black.0 += one.black.0;
        self.white.0 += one.white.0;
        self.traits.0 |= one.traits.0;
        self.engagement = self.engagement.max(one.engagement);
        self.shooting = self.shooting.max(one.shooting);
        self.wounds = self.wounds.max(one.wounds);
    }
}

/// What is printed on a tile.
#[derive(Debug)]
pub struct Print {
    /// What it is.
    pub troop: TroopType,
    /// Deployment points.
    pub points: u8,
    /// Formation value.
    pub formation: u8,
    /// Wound points.
    pub wounds: u8,
    /// Faces and traits.
    pub strength: Strength,
}

const fn tile(
    troop: TroopType,
    points: u8,
    formation: u8,
    wounds: u8,
    black: &[u8],
    white: &[u8],
    traits: &[(Trait, u8)],
) -> Print {
    let mut strength =
        Strength { black: faces(black), white: faces(white), traits: Traits(0), engagement: 0, shooting: 0, wounds: 0 };
    let mut at = 0;
    while at < traits.len() {
        let (which, x) = traits[at];
        strength.traits.0 |= which.bit();
        match which {
            Trait::ExtraEngagement => strength.engagement = x,
            Trait::ExtraShooting => strength.shooting = x,
            Trait::ExtraWounds => strength.wounds = x,
            _ => {}
        }
        at += 1;
    }
    Print { troop, points, formation, wounds, strength }
}

const fn faces(list: &[u8]) -> Faces {
    let mut packed = 0;
    let mut at = 0;
    while at < list.len() {
        packed += 1 << (4 * (list[at] - 1));
        at += 1;
    }
    Faces(packed)
}

#[rustfmt::skip]
static PRINTS: [Print; 2 * PER_ARMY as usize] = {
    use Trait::*;
    use TroopType::*;
    [
        tile(Druid, 6, 1, 1, &[], &[], &[(Heal, 0), (Excite, 0)]),
        tile(WarriorQueen, 7, 1, 2, &[4, 5, 6], &[], &[(ExtraWounds, 1), (Fast, 0), (Impetus, 0)]),
        tile(Chariot, 7, 1, 2, &[5, 6], &[], &[(Overwhelming, 0), (Fast, 0), (Impetus, 0)]),
        tile(Hero, 5, 1, 1, &[], &[4, 5, 6], &[(Reactive, 0), (ExtraShooting, 1)]),
        tile(Gaesatae, 5, 2, 1, &[5, 6], &[], &[(Overwhelming, 0), (Fury, 0)]),
        tile(Gaesatae, 5, 2, 1, &[3, 4], &[], &[(Overwhelming, 0), (Fury, 0)]),
        tile(Javelinmen, 2, 4, 1, &[3], &[3], &[]),
        tile(Javelinmen, 2, 4, 1, &[4], &[4], &[]),
        tile(Javelinmen, 2, 4, 1, &[6], &[6], &[]),
        tile(Javelinmen, 2, 4, 1, &[5], &[5], &[]),
        tile(Champion, 5, 4, 1, &[2], &[2], &[(Disband, 0)]),
        tile(Horsemen, 5, 2, 2, &[3, 3], &[], &[(Fast, 0)]),
        tile(Horsemen, 5, 2, 2, &[4, 4], &[], &[(Fast, 0)]),
        tile(Horsemen, 5, 2, 2, &[5, 5], &[], &[(Fast, 0)]),
        tile(NobleCavalry, 5, 3, 2, &[3, 4, 4], &[], &[]),
        tile(NobleCavalry, 5, 3, 2, &[3, 6, 6], &[], &[]),
        tile(NobleCavalry, 5, 3, 2, &[5, 5, 6], &[], &[]),
        tile(Noblemen, 3, 3, 1, &[3, 4, 4], &[], &[]),
        tile(Noblemen, 3, 3, 1, &[4, 5, 5], &[], &[]),
        tile(Noblemen, 3, 3, 1, &[5, 6, 6], &[], &[]),
        tile(Slingers, 3, 4, 1, &[], &[3, 6], &[]),
        tile(Slingers, 3, 4, 1, &[], &[3, 4], &[]),
        tile(Slingers, 3, 4, 1, &[], &[4, 5], &[]),
        tile(Slingers, 3, 4, 1, &[], &[5, 6], &[]),
        tile(Warband, 3, 4, 1, &[2, 2], &[], &[]),
        tile(Warband, 3, 4, 1, &[3, 3], &[], &[]),
        tile(Warband, 3, 4, 1, &[4, 4], &[], &[]),
        tile(Warband, 3, 4, 1, &[5, 5], &[], &[]),
        tile(Warband, 3, 4, 1, &[6, 6], &[], &[]),
        tile(Warchief, 5, 2, 1, &[], &[], &[(ExtraEngagement, 2)]),
        tile(Imaginifer, 4, 1, 1, &[], &[], &[(Excite, 0)]),
        tile(Aquilifer, 4, 3, 1, &[], &[], &[(ExtraEngagement, 1), (ExtraShooting, 1)]),
        tile(Onager, 5, 1, 2, &[], &[5, 6], &[(LongRange, 0), (ExtraWounds, 2)]),
        tile(Scorpio, 5, 1, 1, &[], &[4, 5, 6], &[(Reactive, 0), (ExtraShooting, 1)]),
        tile(Ballista, 5, 1, 2, &[], &[5, 6], &[(WideArc, 0), (ExtraShooting, 1), (LongRange, 0)]),
        tile(Centurion, 4, 4, 1, &[6], &[6], &[(Reactive, 0)]),
        tile(Praetorians, 4, 4, 1, &[4, 5, 6], &[], &[]),
        tile(Praetorians, 4, 4, 1, &[2, 5, 6], &[], &[]),
        tile(Praetorians, 4, 4, 1, &[3, 5, 6], &[], &[]),
        tile(Imperator, 7, 1, 1, &[4, 5, 6], &[], &[(DoubleOrder, 0), (Leader, 0)]),
        tile(Auxiliares, 2, 3, 1, &[3, 3], &[], &[]),
        tile(Auxiliares, 2, 3, 1, &[4, 4], &[], &[]),
        tile(Auxiliares, 2, 3, 1, &[5, 5], &[], &[]),
        tile(Auxiliares, 2, 3, 1, &[6, 6], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[2, 4], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[3, 5], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[4, 6], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[2, 5], &[], &[]),
        tile(Legionaries, 3, 4, 1, &[3, 6], &[], &[]),
        tile(Archers, 3, 4, 1, &[], &[2, 3], &[]),
        tile(Archers, 3, 4, 1, &[], &[3, 4], &[]),
        tile(Archers, 3, 4, 1, &[], &[4, 5], &[]),
        tile(Archers, 3, 4, 1, &[], &[2, 6], &[]),
        tile(Archers, 3, 4, 1, &[], &[5, 6], &[]),
        tile(Cataphracts, 5, 3, 2, &[2, 3, 3], &[], &[(Slow, 0), (Impetus, 0)]),
        tile(Cataphracts, 5, 3, 2, &[4, 5, 5], &[], &[(Slow, 0), (Impetus, 0)]),
        tile(Cataphracts, 5, 3, 2, &[4, 6, 6], &[], &[(Slow, 0), (Impetus, 0)]),
        tile(Cavalry, 4, 3, 2, &[4, 5], &[], &[]),
        tile(Cavalry, 4, 3, 2, &[5, 6], &[], &[]),
        tile(Cavalry, 4, 3, 2, &[3, 6], &[], &[]),
    ]
};
