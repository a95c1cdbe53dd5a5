//! What troops bring: faces and traits (PB-4.18.1).

use quincunx_engine::Arg;
use serde::Serialize;
use ts_rs::TS;

/// A special rule of a troop, shared by its unit (PB-4.18.1, PB-Q39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbTrait")]
pub enum Trait {
    /// PB-4.20.1.
    Heal,
    /// PB-4.21.1.
    Excite,
    /// PB-4.22.1.
    DoubleOrder,
    /// PB-4.23.1.
    Disband,
    /// PB-4.24.1.
    ExtraEngagement,
    /// PB-4.25.1.
    ExtraShooting,
    /// PB-4.26.1.
    ExtraWounds,
    /// PB-4.27.1.
    Fast,
    /// PB-4.28.1.
    Impetus,
    /// PB-4.29.1.
    Fury,
    /// PB-4.30.1.
    Overwhelming,
    /// PB-4.31.1.
    Reactive,
    /// PB-4.32.1.
    Slow,
    /// PB-4.33.1.
    LongRange,
    /// PB-4.34.1.
    Leader,
    /// PB-4.35.1.
    WideArc,
}

/// Its name.
impl From<Trait> for Arg {
    fn from(which: Trait) -> Self {
        Self::Term(which.key().to_owned())
    }
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

/// Traits that hold together (PB-4.18.3).
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

impl Faces {
    const fn listed(list: &[u8]) -> Self {
        let (mut packed, mut at) = (0, 0);
        while at < list.len() {
            packed += 1 << (4 * (list[at] - 1));
            at += 1;
        }
        Self(packed)
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
    /// As printed on a tile: the faces, and the traits with their X.
    pub(super) const fn printed(black: &[u8], white: &[u8], traits: &[(Trait, u8)]) -> Self {
        let mut strength = Self {
            black: Faces::listed(black),
            white: Faces::listed(white),
            traits: Traits(0),
            engagement: 0,
            shooting: 0,
            wounds: 0,
        };
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
        strength
    }

    /// One more troop. Traits of two bearers count once (PB-4.18.2), the greater X.
    #[inline]
    pub fn add(&mut self, one: &Self) {
        self.black.0 += one.black.0;
        self.white.0 += one.white.0;
        self.traits.0 |= one.traits.0;
        self.engagement = self.engagement.max(one.engagement);
        self.shooting = self.shooting.max(one.shooting);
        self.wounds = self.wounds.max(one.wounds);
    }
}
