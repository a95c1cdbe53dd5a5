//! What the living troops of units bring, as far as it is asked at every turn.

use crate::components::set::Set;
use crate::components::strength::{Strength, Trait};
use crate::rules::unit::Unit;

/// The units of a side that can strike or shoot, or have one of these traits, so that it need not be looked up tile by
/// tile (PB-4.1.3, PB-4.18.1). It follows from the living troops, and is there as long as the army is committed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bearing {
    /// With a black face.
    pub(crate) black: Set,
    /// With a white face.
    pub(crate) white: Set,
    pub(crate) fast: Set,
    pub(crate) slow: Set,
    pub(crate) reactive: Set,
    /// Heal, Excite or Double Order (PB-4.16.1).
    pub(crate) special: Set,
    /// Long Range or Wide Arc.
    pub(crate) ranging: Set,
}

impl Bearing {
    pub(crate) const NONE: Self = Self {
        black: Set::EMPTY,
        white: Set::EMPTY,
        fast: Set::EMPTY,
        slow: Set::EMPTY,
        reactive: Set::EMPTY,
        special: Set::EMPTY,
        ranging: Set::EMPTY,
    };

    /// Notes what a unit brings together now.
    pub(crate) fn note(&mut self, unit: Unit, strength: &Strength) {
        let traits = strength.traits;
        for (units, brings) in [
            (&mut self.black, !strength.black.is_empty()),
            (&mut self.white, !strength.white.is_empty()),
            (&mut self.fast, traits.has(Trait::Fast)),
            (&mut self.slow, traits.has(Trait::Slow)),
            (&mut self.reactive, traits.has(Trait::Reactive)),
            (&mut self.special, traits.has_any(&[Trait::Heal, Trait::Excite, Trait::DoubleOrder])),
            (&mut self.ranging, traits.has_any(&[Trait::LongRange, Trait::WideArc])),
        ] {
            units.set(unit.0, brings);
        }
    }
}
