//! Drafting by what the cards are worth: which two of a pack an army wants.

use crate::components::card::{Face, Kind};
use crate::components::field::Pair;
use crate::players::value::FACE_VALUES;

/// An army that can be drafted from any packs: the better cards are kept, and those of its own kinds before others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Army {
    /// What the computer drafts for itself.
    Balanced,
    /// Heavy and Medium Infantry with Archers behind them.
    Line,
    /// Both kinds of Cavalry, and Light Infantry.
    Riders,
    /// Pikes in pairs, and Elephants with Light Infantry.
    Phalanx,
}

impl Army {
    /// All armies, the strongest first.
    pub const ALL: [Self; 4] = [Self::Balanced, Self::Line, Self::Riders, Self::Phalanx];

    /// Its id, as in the locales: `army-balanced`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Balanced => "balanced",
            Self::Line => "line",
            Self::Riders => "riders",
            Self::Phalanx => "phalanx",
        }
    }

    /// What a card is worth to a deck of this army.
    pub fn worth(self, face: Face) -> f64 {
        FACE_VALUES[usize::from(face.0)] + self.likes(face.kind())
    }

    /// By how much a kind is dearer to it than to the balanced army. A Commander stays dearer than all.
    const fn likes(self, kind: Kind) -> f64 {
        match (self, kind) {
            (Self::Line, Kind::HeavyInfantry) | (Self::Riders, Kind::Cavalry) => 0.2,
            (Self::Line, Kind::MediumInfantry) | (Self::Phalanx, Kind::Elephants) => 0.15,
            (Self::Riders, Kind::LightCavalry) | (Self::Line, Kind::Archers) => 0.1,
            (Self::Phalanx, Kind::Pike) => 0.25,
            (Self::Riders | Self::Phalanx, Kind::LightInfantry) => 0.05,
            _ => 0.0,
        }
    }

    /// The two cards of a pack that it keeps (FOG-2.31); between equals those that come first in the card table.
    pub(crate) fn keeps(self, pack: &[Face]) -> Option<Pair> {
        let mut sorted = pack.to_vec();
        sorted.sort_by(|one, other| self.worth(*other).total_cmp(&self.worth(*one)).then(one.cmp(other)));
        let mut best = sorted.into_iter();
        best.next().zip(best.next()).map(|(one, other)| Pair::two(one, other))
    }
}
