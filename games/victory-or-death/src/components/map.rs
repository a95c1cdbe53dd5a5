//! The map: spaces and borders (VOD-2.1.3), as bit masks.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use quincunx_engine::Id;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A space, by its place in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Space(pub(crate) u8);

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodGround")]
pub enum Ground {
    /// A land province.
    Land,
    /// A sea space.
    Sea,
    /// A neutral territory; never a land province.
    Neutral,
}

/// A set of spaces: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spaces(pub u64);

/// A map has at most so many spaces.
pub(crate) const MAX_SPACES: usize = 64;

impl Space {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Spaces {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(!0);

    #[inline]
    pub(crate) const fn of(space: Space) -> Self {
        Self(1 << space.0)
    }

    #[inline]
    pub(crate) const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }

    /// In the order of the file.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = Self(left).first()?;
            left &= left - 1;
            Some(space)
        })
    }
}

impl BitAnd for Spaces {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spaces {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAndAssign for Spaces {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Spaces {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::NONE, |all, space| all | Self::of(space))
    }
}

/// The map of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Map {
    /// The ids of the spaces, in the order of the file.
    pub ids: Vec<Id>,
    /// By space: its name, if the locale files do not have it.
    pub names: Vec<Option<String>>,
    /// By space: where to draw it, on a field of 1200 by 860.
    pub at: Vec<[u16; 2]>,
    pub land: Spaces,
    pub sea: Spaces,
    pub neutral: Spaces,
    /// Not the published game's (VOD-2.1.6).
    pub reconstruction: Spaces,
    /// By space; 0 for none (VOD-2.1.4).
    pub major: [u8; MAX_SPACES],
    /// By space: the spaces that it shares a border with.
    pub borders: [Spaces; MAX_SPACES],
}

impl Map {
    pub(crate) fn spaces(&self) -> Spaces {
        self.land | self.sea | self.neutral
    }

    pub(crate) fn id(&self, space: Space) -> &str {
        &self.ids[space.index()]
    }

    pub(crate) fn find(&self, id: &str) -> Option<Space> {
        self.ids.iter().position(|known| known == id).map(|place| Space(place as u8))
    }

    pub(crate) fn ground(&self, space: Space) -> Ground {
        match () {
            () if self.land.contains(space) => Ground::Land,
            () if self.sea.contains(space) => Ground::Sea,
            () => Ground::Neutral,
        }
    }

    #[inline]
    pub(crate) const fn next_to(&self, space: Space) -> Spaces {
        self.borders[space.index()]
    }

    /// Every space adjacent to one of these.
    #[inline]
    pub(crate) fn next_to_any(&self, spaces: Spaces) -> Spaces {
        let (mut left, mut all) = (spaces.0, 0);
        while left != 0 {
            all |= self.borders[left.trailing_zeros() as usize].0;
            left &= left - 1;
        }
        Spaces(all)
    }

    /// The spaces of `good` that a chain of spaces of `good` joins to one of `from`; `from` counts as far as it is good.
    #[inline]
    pub(crate) fn joined(&self, from: Spaces, good: Spaces) -> Spaces {
        let mut reached = from & good;
        let mut edge = reached;
        while !edge.is_empty() {
            edge = self.next_to_any(edge) & good & !reached;
            reached |= edge;
        }
        reached
    }
}
