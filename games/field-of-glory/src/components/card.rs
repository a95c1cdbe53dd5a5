//! The cards (FOG-2.3): twelve kinds, 28 faces, 48 cards to a set.

use std::fmt;

use quincunx_engine::{Arg, Numbered};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// What a card is, in the order of the card table (FOG-2.8, FOG-2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogKind")]
pub enum Kind {
    /// HI.
    HeavyInfantry,
    /// MI.
    MediumInfantry,
    /// LI.
    LightInfantry,
    /// PK.
    Pike,
    /// SP.
    Spear,
    /// AR.
    Archers,
    /// CV, which is another type than LC (FOG-2.10).
    Cavalry,
    /// LC.
    LightCavalry,
    /// EL.
    Elephants,
    /// CO.
    Commander,
    /// OV.
    Overlap,
    /// RS.
    Reserves,
}

/// What is printed on the cards of a kind (FOG-2.4).
#[derive(Debug)]
pub struct Print {
    /// Two letters, as in notation.
    pub code: &'static str,
    /// The name's key in the locales, after `kind-`.
    pub id: &'static str,
    /// Copies in a set by command points: of 2, 3, 4 and 5.
    pub copies: [u8; 4],
    /// Movement cost.
    pub cost: u8,
    /// Flank penalty.
    pub flank: u8,
    /// Combat value (FOG-2.5).
    pub value: u8,
    /// Victory points.
    pub victory: u8,
    /// What the lead unit adds against an enemy front unit (FOG-4.58).
    pub against: &'static [(Kind, i8)],
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 12] = [
        Self::HeavyInfantry,
        Self::MediumInfantry,
        Self::LightInfantry,
        Self::Pike,
        Self::Spear,
        Self::Archers,
        Self::Cavalry,
        Self::LightCavalry,
        Self::Elephants,
        Self::Commander,
        Self::Overlap,
        Self::Reserves,
    ];

    /// What is printed on its cards.
    #[inline]
    pub const fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    /// Can it stand on the battlefield (FOG-4.3)?
    #[inline]
    pub const fn is_unit(self) -> bool {
        (self as u8) < Self::Commander as u8
    }

    /// May two units of these kinds stand in a column (FOG-4.6)?
    #[inline]
    pub const fn pairs_with(self, other: Self) -> bool {
        PAIRS[self as usize] & 1 << other as u8 != 0
    }
}

/// Its name.
impl From<Kind> for Arg {
    fn from(kind: Kind) -> Self {
        Self::Term(format!("kind-{}", kind.print().id))
    }
}

const fn unit(code: &'static str, id: &'static str, copies: [u8; 4], numbers: [u8; 4]) -> Print {
    let [cost, flank, value, victory] = numbers;
    Print { code, id, copies, cost, flank, value, victory, against: &[] }
}

/// The card table: movement cost, flank penalty, combat value, victory points (FOG-2.8, FOG-2.9).
const PRINTS: [Print; 12] = [
    Print { against: &[(Kind::Cavalry, -2)], ..unit("HI", "heavy-infantry", [2, 2, 2, 0], [4, 2, 4, 2]) },
    unit("MI", "medium-infantry", [2, 3, 3, 0], [3, 1, 3, 1]),
    Print { against: &[(Kind::Elephants, 3)], ..unit("LI", "light-infantry", [2, 2, 2, 0], [1, 0, 1, 0]) },
    unit("PK", "pike", [1, 1, 1, 0], [5, 3, 4, 2]),
    Print { against: &[(Kind::Cavalry, -1)], ..unit("SP", "spear", [1, 1, 1, 0], [5, 3, 4, 3]) },
    unit("AR", "archers", [1, 1, 0, 0], [2, 0, 0, 0]),
    Print { against: &[(Kind::Elephants, -2), (Kind::Pike, -1)], ..unit("CV", "cavalry", [2, 2, 2, 0], [2, 0, 3, 1]) },
    unit("LC", "light-cavalry", [1, 2, 1, 0], [0, 0, 1, 0]),
    Print { against: &[(Kind::LightInfantry, -4)], ..unit("EL", "elephants", [1, 1, 0, 0], [5, 3, 5, 3]) },
    unit("CO", "commander", [0, 0, 0, 5], [0, 0, 0, 0]),
    unit("OV", "overlap", [2, 0, 0, 0], [0, 0, 0, 0]),
    unit("RS", "reserves", [1, 0, 0, 0], [0, 0, 0, 0]),
];

/// By kind, the kinds that it may share a column with, as a mask (FOG-4.6).
pub(crate) const PAIRS: [u16; 12] = {
    let mut pairs = [0; 12];
    let mut kind = 0;
    while kind <= Kind::Elephants as usize {
        pairs[kind] |= 1 << kind | 1 << Kind::Archers as usize;
        pairs[Kind::Archers as usize] |= 1 << kind;
        kind += 1;
    }
    pairs[Kind::LightInfantry as usize] |= 1 << Kind::Elephants as usize;
    pairs[Kind::Elephants as usize] |= 1 << Kind::LightInfantry as usize;
    pairs
};

/// Number of faces (FOG-2.7).
pub(crate) const FACES: usize = 28;

/// A kind with its command points (FOG-2.7). In the order of the card table, fewer command points first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS, Numbered)]
#[ts(as = "String")]
pub struct Face(#[numbered(0..FACES)] pub(crate) u8);

/// The only face of Overlap.
pub(crate) const OVERLAP: Face = Face(26);
/// The only face of Reserves.
pub(crate) const RESERVES: Face = Face(27);
const _: () = assert!(matches!(OVERLAP.kind(), Kind::Overlap) && matches!(RESERVES.kind(), Kind::Reserves));

#[derive(Clone, Copy)]
struct FaceData {
    kind: Kind,
    points: u8,
    copies: u8,
    /// The lowest of its bits in [`crate::components::cards::Cards`].
    first: u8,
}

const FACE: [FaceData; FACES] = {
    let mut faces = [FaceData { kind: Kind::HeavyInfantry, points: 0, copies: 0, first: 0 }; FACES];
    let (mut kind, mut face, mut first) = (0, 0, 0);
    while kind < Kind::ALL.len() {
        let mut place = 0;
        while place < 4 {
            let copies = PRINTS[kind].copies[place];
            if copies > 0 {
                faces[face] = FaceData { kind: Kind::ALL[kind], points: place as u8 + 2, copies, first };
                face += 1;
                first += copies;
            }
            place += 1;
        }
        kind += 1;
    }
    faces
};

impl Face {
    /// All 28.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..FACES as u8).map(Self)
    }

    /// The face of this kind with so many command points.
    pub fn new(kind: Kind, points: u8) -> Option<Self> {
        Self::all().find(|face| face.kind() == kind && face.points() == points)
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        FACE[self.0 as usize].kind
    }

    /// Its command points (FOG-2.6).
    #[inline]
    pub const fn points(self) -> u8 {
        FACE[self.0 as usize].points
    }

    /// How many a set has.
    #[inline]
    pub const fn copies(self) -> u8 {
        FACE[self.0 as usize].copies
    }

    #[inline]
    pub(crate) const fn first_bit(self) -> u8 {
        FACE[self.0 as usize].first
    }

    /// Movement cost, as printed (FOG-R12).
    #[inline]
    pub(crate) const fn cost(self) -> u8 {
        self.kind().print().cost
    }

    /// Reads a face such as `HI4`.
    pub fn parse(text: &str) -> Option<Self> {
        let (code, points) = text.split_at_checked(2)?;
        let kind = Kind::ALL.into_iter().find(|kind| kind.print().code == code)?;
        Self::new(kind, points.parse().ok().filter(|_| points.len() == 1)?)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.kind().print().code, self.points())
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// Its name: that of its kind with its command points.
impl From<Face> for Arg {
    fn from(face: Face) -> Self {
        Self::Term(format!("card-{face}"))
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("there is no card {text}")))
    }
}
