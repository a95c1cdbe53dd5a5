//! How strong the two sides of a combat are (FOG-4.50).

use serde::Serialize;
use ts_rs::TS;

use crate::components::card::{Face, Kind};
use crate::components::field::{Control, Pair, Terrain};
use crate::rules::FieldOfGlory;
use crate::rules::options::UnitModifierScope;
use crate::rules::state::{Combat, State, enemy};

/// A strength and its parts (FOG-4.50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "FogStrength")]
pub struct Strength {
    /// The sum; it may be negative (FOG-N13).
    pub total: i8,
    /// The parts that are not 0; the combat value always.
    pub parts: Vec<Part>,
}

/// A part of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "FogPart")]
pub struct Part {
    /// Which.
    pub part: PartKind,
    /// How much.
    pub value: i8,
}

/// The parts of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogPartKind")]
pub enum PartKind {
    /// The combat value of the front unit (FOG-4.51).
    CombatValue,
    /// The bonus card (FOG-4.52).
    BonusCard,
    /// Two units (FOG-4.53).
    TwoUnits,
    /// Woods (FOG-4.54) or Hill (FOG-4.55).
    Terrain,
    /// A modifier against the enemy front unit (FOG-4.58).
    Modifier,
    /// A pike pair (FOG-4.59).
    PikePair,
    /// A flank attack (FOG-4.60).
    Flank,
    /// Overlap (FOG-4.61).
    Overlap,
}

impl FieldOfGlory {
    /// What one Overlap brings (FOG-4.101, FOG-R8). It may be nothing (FOG-4.104). The units are counted and no more: retreats and
    /// losses do not look at them (FOG-4.102, FOG-4.103).
    pub(crate) fn overlap_bonus(&self, state: &State, combat: &Combat) -> u8 {
        let me = state.active;
        let beside = combat
            .target
            .adjacent()
            .filter(|column| *column != combat.launch && state.at(enemy(me), *column).is_empty());
        beside.map(|column| state.at(me, column).iter().filter(|unit| unit.cost() <= 3).count() as u8).sum()
    }

    /// The strength of the attacker against this front unit (FOG-4.50), part by part. His units in the launching column fight
    /// (FOG-4.89, FOG-R6).
    #[inline]
    pub(crate) fn attack(&self, state: &State, combat: &Combat, front: Face, mut add: impl FnMut(PartKind, i8)) {
        let lead = combat.lead.kind();
        let units = state.at(state.active, combat.launch);
        add(PartKind::CombatValue, lead.print().value as i8);
        add(PartKind::BonusCard, combat.attacker.points() as i8);
        add(PartKind::TwoUnits, i8::from(units.is_two()));
        add(PartKind::Terrain, terrain(state, combat).map_or(0, |terrain| terrain.on_front(lead)));
        add(PartKind::Modifier, modifier(lead, front.kind()));
        add(PartKind::PikePair, pike_pair(units, combat.lead));
        // Once, also if flanked from both sides (FOG-4.88).
        add(PartKind::Flank, if combat.flank { 2 } else { 0 });
        if combat.overlaps > 0 {
            add(PartKind::Overlap, (combat.overlaps * self.overlap_bonus(state, combat)) as i8);
        }
    }

    /// The strength of the defender with this front unit (FOG-4.50), part by part. His units in the target column fight
    /// (FOG-4.90, FOG-R6), those that have not retreated (FOG-4.53, FOG-N12).
    #[inline]
    pub(crate) fn defence(&self, state: &State, combat: &Combat, front: Face, mut add: impl FnMut(PartKind, i8)) {
        let defender = enemy(state.active);
        let units = state.at(defender, combat.target);
        let ground = terrain(state, combat);
        let holds_hill = ground == Some(Terrain::Hill) && state.control[combat.target.index()] == Control::of(defender);
        add(PartKind::CombatValue, front.kind().print().value as i8);
        add(PartKind::BonusCard, combat.defender.points() as i8);
        add(PartKind::TwoUnits, i8::from(units.is_two()));
        add(PartKind::Terrain, ground.map_or(0, |terrain| terrain.on_front(front.kind())) + i8::from(holds_hill));
        // FOG-4.57, FOG-R1.
        if self.options.unit_modifier_scope == UnitModifierScope::BothLeads {
            add(PartKind::Modifier, modifier(front.kind(), combat.lead.kind()));
            add(PartKind::PikePair, pike_pair(units, front));
        }
    }
}

/// The terrain card of the target column counts for both (FOG-4.90).
#[inline]
fn terrain(state: &State, combat: &Combat) -> Option<Terrain> {
    state.terrain[combat.target.index()]
}

/// FOG-4.58.
#[inline]
fn modifier(front: Kind, enemy_front: Kind) -> i8 {
    front.print().against.iter().find(|(kind, _)| *kind == enemy_front).map_or(0, |(_, value)| *value)
}

/// FOG-4.59.
#[inline]
fn pike_pair(units: Pair, front: Face) -> i8 {
    let second = units.other(front).map(Face::kind);
    i8::from(front.kind() == Kind::Pike && second == Some(Kind::Pike))
}

/// A strength with its parts, those of 0 left out but for the combat value.
pub(crate) fn strength(parts: impl FnOnce(&mut dyn FnMut(PartKind, i8))) -> Strength {
    let mut strength = Strength { total: 0, parts: Vec::new() };
    parts(&mut |part, value| {
        strength.total += value;
        if value != 0 || part == PartKind::CombatValue {
            strength.parts.push(Part { part, value });
        }
    });
    strength
}
