//! What a table agrees on before the draft.

use quincunx_engine::{choices, options};

options! {
    /// The options of a table; the default of each is *the rules*.
    #[derive(Copy)]
    Options "FogOptions";

    /// Whose unit modifiers count (FOG-R1).
    unit_modifier_scope: UnitModifierScope, "FOG-R1";
    /// What a full retreat costs the attacker (FOG-R2).
    full_retreat_cost: FullRetreatCost, "FOG-R2";
    /// Must the defender take a bonus card (FOG-R3).
    defender_bonus_card: DefenderBonusCard, "FOG-R3";
    /// When the run-outs end the game (FOG-R4).
    shuffle_end_timing: ShuffleEndTiming, "FOG-R4";
    /// Which of two equally distant columns takes a terrain card (FOG-R5).
    terrain_layout_tie: TerrainLayoutTie, "FOG-R5";
    /// The order of a flank attack (FOG-R7).
    flank_attack_sequence: FlankAttackSequence, "FOG-R7";
    /// Overlap in a flank attack (FOG-R8).
    flank_attack_overlap: FlankAttackOverlap, "FOG-R8";
    /// Overlap cards in one attack (FOG-N2).
    overlap_per_attack: OverlapPerAttack, "FOG-N2";
    /// Who may look through a discard pile (FOG-N1).
    discard_pile_view: DiscardPileView, "FOG-N1";
}

choices! {
    "FOG-R1." UnitModifierScope "FogUnitModifierScope":
        AttackingLeadOnly "Those of the attacking lead unit only.", BothLeads "Those of both front units.";
    "FOG-R2." FullRetreatCost "FogFullRetreatCost":
        AlwaysDiscardOneAttackingUnit "One attacking unit, also a single one.",
        DiscardOneOnlyIfTwo "One of two; a single one stays.";
    "FOG-R3." DefenderBonusCard "FogDefenderBonusCard": Optional "He may.", Mandatory "He must, if one can be had.";
    "FOG-R4." ShuffleEndTiming "FogShuffleEndTiming":
        EndOfCurrentTurn "At the end of the running turn.", EndOfRound "At the end of the second player's turn.";
    "FOG-R5." TerrainLayoutTie "FogTerrainLayoutTie": LeftFirst "The left one.", Random "A coin decides.";
    "FOG-R7." FlankAttackSequence "FogFlankAttackSequence":
        RetreatFirst "Retreat, then the bonus cards.", AsAttack "As in an attack.";
    "FOG-R8." FlankAttackOverlap "FogFlankAttackOverlap": NotAllowed "Cannot be played.", Allowed "Can be played.";
    "FOG-N2." OverlapPerAttack "FogOverlapPerAttack": One "One at most.", Any "Any number, each with the full bonus.";
    "FOG-N1." DiscardPileView "FogDiscardPileView": Owner "Its owner.", Both "Both players.";
}
