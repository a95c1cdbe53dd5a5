//! What a table agrees on before the draft.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a table; the default of each is *the rules*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "FogOptions", optional_fields)]
pub struct Options {
    /// Whose unit modifiers count (FOG-R1).
    pub unit_modifier_scope: UnitModifierScope,
    /// What a full retreat costs the attacker (FOG-R2).
    pub full_retreat_cost: FullRetreatCost,
    /// Must the defender take a bonus card (FOG-R3).
    pub defender_bonus_card: DefenderBonusCard,
    /// When the run-outs end the game (FOG-R4).
    pub shuffle_end_timing: ShuffleEndTiming,
    /// Which of two equally distant columns takes a terrain card (FOG-R5).
    pub terrain_layout_tie: TerrainLayoutTie,
    /// The order of a flank attack (FOG-R7).
    pub flank_attack_sequence: FlankAttackSequence,
    /// Overlap in a flank attack (FOG-R8).
    pub flank_attack_overlap: FlankAttackOverlap,
    /// Overlap cards in one attack (FOG-N2).
    pub overlap_per_attack: OverlapPerAttack,
    /// Who may look through a discard pile (FOG-N1).
    pub discard_pile_view: DiscardPileView,
}

/// FOG-R1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogUnitModifierScope")]
pub enum UnitModifierScope {
    /// Those of the attacking lead unit only.
    #[default]
    AttackingLeadOnly,
    /// Those of both front units.
    BothLeads,
}

/// FOG-R2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogFullRetreatCost")]
pub enum FullRetreatCost {
    /// One attacking unit, also a single one.
    #[default]
    AlwaysDiscardOneAttackingUnit,
    /// One of two; a single one stays.
    DiscardOneOnlyIfTwo,
}

/// FOG-R3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogDefenderBonusCard")]
pub enum DefenderBonusCard {
    /// He may.
    #[default]
    Optional,
    /// He must, if one can be had.
    Mandatory,
}

/// FOG-R4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogShuffleEndTiming")]
pub enum ShuffleEndTiming {
    /// At the end of the running turn.
    #[default]
    EndOfCurrentTurn,
    /// At the end of the second player's turn.
    EndOfRound,
}

/// FOG-R5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogTerrainLayoutTie")]
pub enum TerrainLayoutTie {
    /// The left one.
    #[default]
    LeftFirst,
    /// A coin decides.
    Random,
}

/// FOG-R7.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogFlankAttackSequence")]
pub enum FlankAttackSequence {
    /// Retreat, then the bonus cards.
    #[default]
    RetreatFirst,
    /// As in an attack.
    AsAttack,
}

/// FOG-R8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogFlankAttackOverlap")]
pub enum FlankAttackOverlap {
    /// Cannot be played.
    #[default]
    NotAllowed,
    /// Can be played.
    Allowed,
}

/// FOG-N2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogOverlapPerAttack")]
pub enum OverlapPerAttack {
    /// One at most.
    #[default]
    One,
    /// Any number, each with the full bonus.
    Any,
}

/// FOG-N1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "FogDiscardPileView")]
pub enum DiscardPileView {
    /// Its owner.
    #[default]
    Owner,
    /// Both players.
    Both,
}
