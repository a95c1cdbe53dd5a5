//! The battlefield: columns, terrain, control, and the units of a player in a column.

use std::fmt;

use quincunx_engine::{Arg, Argument, Numbered, Rules, Seat, Standpoint};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::card::{FACES, Face, Kind, PAIRS};

/// One of the five columns; inside counted from 0, shown and written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Numbered)]
pub(crate) struct Column(#[numbered(0..Self::COUNT)] u8);

impl Column {
    pub(crate) const COUNT: usize = 5;

    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// By its number from 1 to 5.
    pub(crate) const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 { Some(Self(number - 1)) } else { None }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 1.
    #[inline]
    pub(crate) const fn number(self) -> u8 {
        self.0 + 1
    }

    /// FOG-2.25.
    #[inline]
    pub(crate) const fn is_flank(self) -> bool {
        self.0 == 0 || self.0 == 4
    }

    #[inline]
    pub(crate) const fn left(self) -> Option<Self> {
        if self.0 > 0 { Some(Self(self.0 - 1)) } else { None }
    }

    #[inline]
    pub(crate) const fn right(self) -> Option<Self> {
        if self.0 < 4 { Some(Self(self.0 + 1)) } else { None }
    }

    /// The adjacent columns, the left one first (FOG-2.25).
    pub(crate) fn adjacent(self) -> impl Iterator<Item = Self> {
        self.left().into_iter().chain(self.right())
    }

    /// The column beyond `over`, seen from here (FOG-4.81).
    pub(crate) const fn beyond(self, over: Self) -> Option<Self> {
        if over.0 < self.0 { over.left() } else { over.right() }
    }

    /// The price of a unit that is placed here (FOG-4.10, FOG-N11). Rough raises a price of 0 too (FOG-4.11, FOG-R11).
    #[inline]
    pub(crate) const fn price(self, kind: Kind, terrain: Option<Terrain>) -> u8 {
        let print = kind.print();
        let flank = if self.is_flank() { print.flank } else { 0 };
        print.cost + flank + matches!(terrain, Some(Terrain::Rough)) as u8
    }

    /// Steps from the centre column.
    pub(crate) const fn centre_distance(self) -> u8 {
        self.0.abs_diff(2)
    }
}

impl fmt::Display for Column {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.number())
    }
}

/// Its number.
impl From<Column> for Arg {
    fn from(column: Column) -> Self {
        column.number().into()
    }
}

/// What lies in the middle of a column (FOG-2.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, Argument, Numbered)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogTerrain")]
pub enum Terrain {
    /// No effect.
    Plain,
    /// A unit costs 1 more.
    Rough,
    /// Heavy units are weaker, Light Infantry stronger.
    Woods,
    /// A defender who controls it is stronger.
    Hill,
}

impl Terrain {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Rough, Self::Woods, Self::Hill];

    /// How many of the nine cards are this (FOG-2.11, FOG-N19).
    pub const fn copies(self) -> u8 {
        match self {
            Self::Plain => 6,
            Self::Rough | Self::Woods | Self::Hill => 1,
        }
    }

    /// As in notation.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Rough => "rough",
            Self::Woods => "woods",
            Self::Hill => "hill",
        }
    }

    /// What Woods give to a front unit (FOG-4.54).
    #[inline]
    pub(crate) const fn on_front(self, kind: Kind) -> i8 {
        match (self, kind) {
            (Self::Woods, Kind::HeavyInfantry | Kind::Pike | Kind::Spear | Kind::Cavalry | Kind::Elephants) => -2,
            (Self::Woods, Kind::LightInfantry) => 1,
            // FOG-4.56 among them.
            _ => 0,
        }
    }
}

/// Its name.
impl From<Terrain> for Arg {
    fn from(terrain: Terrain) -> Self {
        Self::Term(format!("terrain-{}", terrain.word()))
    }
}

/// To whom a terrain card is turned (FOG-3.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Control {
    /// To nobody.
    #[default]
    Neutral,
    /// To the first seat.
    Red,
    /// To the second.
    Blue,
}

impl Control {
    #[inline]
    pub(crate) const fn of(seat: Seat) -> Self {
        if seat.index() == 0 { Self::Red } else { Self::Blue }
    }

    pub(crate) fn seat(self) -> Option<Seat> {
        match self {
            Self::Neutral => None,
            Self::Red => Seat::new(0),
            Self::Blue => Seat::new(1),
        }
    }
}

/// None, one or two faces: the units of a player in a column, or some of them. They have no order (FOG-4.20); the lower one
/// stands first, and goes first to the discard pile (FOG-N27).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Pair([Face; 2]);

impl Default for Pair {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Stands where there is no face.
const NONE: Face = Face(u8::MAX);

impl Pair {
    pub(crate) const EMPTY: Self = Self([NONE, NONE]);

    #[inline]
    pub(crate) const fn one(face: Face) -> Self {
        Self([face, NONE])
    }

    #[inline]
    pub(crate) const fn two(a: Face, b: Face) -> Self {
        Self(if a.0 <= b.0 { [a, b] } else { [b, a] })
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0[0].0 == NONE.0
    }

    #[inline]
    pub(crate) const fn is_two(self) -> bool {
        self.0[1].0 != NONE.0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        (self.0[0].0 != NONE.0) as usize + (self.0[1].0 != NONE.0) as usize
    }

    #[inline]
    pub(crate) const fn has(self, face: Face) -> bool {
        self.0[0].0 == face.0 || self.0[1].0 == face.0
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Face> + Clone {
        let len = self.len();
        self.0.into_iter().take(len)
    }

    /// Each face once.
    #[inline]
    pub(crate) fn faces(self) -> impl Iterator<Item = Face> + Clone {
        let len = if self.0[0] == self.0[1] { self.len().min(1) } else { self.len() };
        self.0.into_iter().take(len)
    }

    /// One more; there is room.
    #[inline]
    pub(crate) const fn with(self, face: Face) -> Self {
        if self.is_empty() { Self::one(face) } else { Self::two(self.0[0], face) }
    }

    /// One less; it is there.
    #[inline]
    pub(crate) const fn without(self, face: Face) -> Self {
        if self.0[0].0 == face.0 { Self([self.0[1], NONE]) } else { Self([self.0[0], NONE]) }
    }

    /// Less these, all of which are there.
    #[inline]
    pub(crate) fn less(self, others: Self) -> Self {
        others.iter().fold(self, Self::without)
    }

    /// Does it contain all of these?
    pub(crate) fn contains(self, others: Self) -> bool {
        match others.len() {
            0 => true,
            1 => self.has(others.0[0]),
            _ => self == others,
        }
    }

    /// The parts of it, smaller ones first, each once.
    #[inline]
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> + Clone {
        let both = self.is_two().then_some(self);
        std::iter::once(Self::EMPTY).chain(self.faces().map(Self::one)).chain(both)
    }

    /// The unit beside this one, which is there.
    #[inline]
    pub(crate) const fn other(self, face: Face) -> Option<Face> {
        if !self.is_two() {
            None
        } else if self.0[0].0 == face.0 {
            Some(self.0[1])
        } else {
            Some(self.0[0])
        }
    }

    /// The kinds that could join these units, as a mask (FOG-4.5, FOG-4.6).
    #[inline]
    pub(crate) const fn room_for(self) -> u16 {
        if self.is_empty() {
            u16::MAX
        } else if self.is_two() {
            0
        } else {
            PAIRS[self.0[0].kind() as usize]
        }
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}

/// Pairs of 29 things, of which one is to have no face, in the order of the higher one.
impl<G: Rules> Numbered<G> for Pair {
    fn count(_: &G) -> u32 {
        let things = FACES as u32 + 1;
        things * (things + 1) / 2
    }

    fn number(self, _: &Standpoint<'_, G>) -> Option<u32> {
        let [lower, higher] = self.0.map(|face| u32::from(face.0).min(FACES as u32));
        Some(higher * (higher + 1) / 2 + lower)
    }

    fn numbered(number: u32, _: &Standpoint<'_, G>) -> Option<Self> {
        let higher = (0..=FACES as u32).rfind(|higher| higher * (higher + 1) / 2 <= number)?;
        let lower = number - higher * (higher + 1) / 2;
        Some(Self([lower, higher].map(|thing| if thing == FACES as u32 { NONE } else { Face(thing as u8) })))
    }
}

/// In notation: the faces in brackets.
impl fmt::Display for Pair {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("(")?;
        for (place, face) in self.iter().enumerate() {
            write!(out, "{}{face}", if place > 0 { ", " } else { "" })?;
        }
        out.write_str(")")
    }
}

/// The names of the cards.
impl From<Pair> for Arg {
    fn from(pair: Pair) -> Self {
        Self::Terms(pair.iter().map(|face| format!("card-{face}")).collect())
    }
}
