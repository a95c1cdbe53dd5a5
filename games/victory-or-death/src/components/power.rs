//! Powers, teams and kinds of piece (sections 2.2 and 4.1).

use quincunx_engine::{Arg, Numbered};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A power, in turn order (VOD-3.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, Numbered)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodPower")]
pub enum Power {
    /// Corinth.
    Corinth,
    /// The Delian League.
    Delian,
    /// Sparta.
    Sparta,
    /// Athens.
    Athens,
}

/// A team (VOD-2.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodTeam")]
pub enum Team {
    /// Corinth and Sparta.
    Oligarchs,
    /// The Delian League and Athens.
    Demos,
}

impl Power {
    /// In turn order.
    pub const ALL: [Self; 4] = [Self::Corinth, Self::Delian, Self::Sparta, Self::Athens];

    /// 0 to 3, in turn order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its team: the two powers that are friendly to each other (VOD-2.2.2).
    #[inline]
    pub const fn team(self) -> Team {
        if self as u8 & 1 == 0 { Team::Oligarchs } else { Team::Demos }
    }

    /// The other power of its team.
    #[inline]
    pub const fn teammate(self) -> Self {
        Self::ALL[self as usize ^ 2]
    }

    /// The power after it in turn order, in a circle.
    #[inline]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) & 3]
    }

    /// Its id in notation and files.
    pub const fn id(self) -> &'static str {
        ["corinth", "delian", "sparta", "athens"][self as usize]
    }

    /// The power with this id.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|power| power.id() == id)
    }

    /// Its name, as a term of the locale files.
    pub fn term(self) -> Arg {
        Arg::Term(format!("power-{}", self.id()))
    }
}

impl Team {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Oligarchs, Self::Demos];

    /// 0 or 1.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[inline]
    pub const fn other(self) -> Self {
        Self::ALL[self as usize ^ 1]
    }

    /// Its powers, in turn order.
    #[inline]
    pub const fn powers(self) -> [Power; 2] {
        [Power::ALL[self as usize], Power::ALL[self as usize + 2]]
    }

    /// Its id in files.
    pub const fn id(self) -> &'static str {
        ["oligarchs", "demos"][self as usize]
    }

    /// Its name, as a term of the locale files.
    pub fn term(self) -> Arg {
        Arg::Term(format!("team-{}", self.id()))
    }
}

/// A set of powers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Powers(pub u8);

impl Powers {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(0b1111);

    #[inline]
    pub(crate) const fn of(power: Power) -> Self {
        Self(1 << power as u8)
    }

    #[inline]
    pub(crate) const fn team(team: Team) -> Self {
        Self(0b0101 << team as u8)
    }

    #[inline]
    pub(crate) const fn contains(self, power: Power) -> bool {
        self.0 >> power as u8 & 1 != 0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, power: Power) -> Self {
        Self(self.0 | 1 << power as u8)
    }

    /// In turn order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Power> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let power = Power::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(power)
        })
    }
}

/// A kind of piece (VOD-4.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, Numbered)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodPieceKind")]
pub enum Kind {
    /// On land.
    Hoplite,
    /// At sea.
    Trireme,
    /// On land; supplies and scores.
    City,
}

impl Kind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Hoplite, Self::Trireme, Self::City];

    /// 0 to 2.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in notation and files.
    pub const fn id(self) -> &'static str {
        ["hoplite", "trireme", "city"][self as usize]
    }

    /// The kind with this id.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// Its name, as a term of the locale files.
    pub fn term(self) -> Arg {
        Arg::Term(format!("piece-{}", self.id()))
    }
}

/// A set of kinds of piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(pub u8);

impl Kinds {
    pub(crate) const ALL: Self = Self(0b111);
    /// What musters, fights and needs supply.
    pub(crate) const ARMIES: Self = Self(0b011);

    #[inline]
    pub(crate) const fn of(kind: Kind) -> Self {
        Self(1 << kind as u8)
    }

    #[inline]
    pub(crate) const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }
}
