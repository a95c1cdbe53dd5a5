//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a table; the default of each is *the rules*.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "IffOptions", optional_fields)]
pub struct Options {
    /// Two to four (IFF-2.1).
    pub seats: u8,
    /// Id of a track of the components (IFF-R1).
    pub track: String,
    /// Id of a layout of the components (IFF-R2).
    pub display_layout: String,
    /// The text of another component file (IFF-R3, IFF-2.70).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The seats that start with eight troops, by index (IFF-R4).
    pub beginners: Vec<u8>,
    /// How much Artillery cancels (IFF-R5).
    pub artillery_scope: ArtilleryScope,
    /// When German cards strike (IFF-R6).
    pub german_effects: GermanEffects,
    /// What strikes on a failure (IFF-R7).
    pub failure_effects: FailureEffects,
    /// When the Objective Line is reached (IFF-R8).
    pub arrival: Arrival,
    /// May the last troop be given up (IFF-R9)?
    pub last_troop_payment: LastTroopPayment,
    /// Who wins if one of two is eliminated (IFF-R10).
    pub two_player_end: TwoPlayerEnd,
    /// Does the fixed card keep its row from being swept (IFF-R11)?
    pub row_of_nine: RowOfNine,
    /// When Flying Circus strikes (IFF-R12).
    pub flying_circus: FlyingCircus,
    /// 20 to 100 (IFF-R13).
    pub round_limit: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 3,
            track: "standard".into(),
            display_layout: "grid_3x3".into(),
            components: None,
            beginners: Vec::new(),
            artillery_scope: ArtilleryScope::default(),
            german_effects: GermanEffects::default(),
            failure_effects: FailureEffects::default(),
            arrival: Arrival::default(),
            last_troop_payment: LastTroopPayment::default(),
            two_player_end: TwoPlayerEnd::default(),
            row_of_nine: RowOfNine::default(),
            flying_circus: FlyingCircus::default(),
            round_limit: 100,
        }
    }
}

/// IFF-R5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ArtilleryScope {
    /// All cards of the three kinds.
    #[default]
    All,
    /// One card for each Artillery.
    One,
}

/// IFF-R6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GermanEffects {
    /// After the advance.
    #[default]
    AfterMovement,
    /// Before it.
    BeforeMovement,
}

/// IFF-R7.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FailureEffects {
    /// Troops are lost, nobody steps back.
    #[default]
    LossesOnly,
    /// Counter-Attacks push back as well.
    AllEffects,
}

/// IFF-R8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// The place at the end of the turn counts.
    #[default]
    EndOfTurn,
    /// A Counter-Attack does not push off the Objective Line.
    OnEntering,
}

/// IFF-R9.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LastTroopPayment {
    /// The last troop may be given up.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

/// IFF-R10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TwoPlayerEnd {
    /// The other player wins.
    #[default]
    Survivor,
    /// Who stands further wins.
    Furthest,
}

/// IFF-R11.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RowOfNine {
    /// The fixed card is a British card of its row.
    #[default]
    CountsAsBritish,
    /// Only drawn cards count.
    DrawnCardsOnly,
}

/// IFF-R12.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FlyingCircus {
    /// When it is taken, and for the rest of the turn.
    #[default]
    AtOnce,
    /// At the stop.
    OnStop,
}
