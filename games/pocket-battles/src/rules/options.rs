//! What a table agrees on before it begins (PB-D01).

use quincunx_engine::{Clause, Fault, Message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::components::tile::Army;

/// The options of a table; the default of each is *the rules*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "PbOptions", optional_fields)]
pub struct Options {
    /// Most deployment points of an army (PB-2.3.2).
    pub battle_size: BattleSize,
    /// Is size 50 allowed (PB-2.3.2)?
    pub battle_size_50: Switch,
    /// The army of seat A (PB-2.3.1).
    pub army_of_a: ArmyOfA,
    /// May both have the same army (PB-2.3.1)?
    pub same_army: Switch,
    /// The army of seat B (PB-2.3.1).
    pub army_of_b: ArmyOfB,
    /// Tiles that must stay out of the army (PB-2.3.5).
    pub marker_tiles: MarkerTiles,
    /// What is seen of a stack (PB-2.3.9).
    pub stack_view: StackView,
    /// What is seen of the stacks not placed yet (PB-2.3.11).
    pub reserve_view: ReserveView,
    /// How long no special action may be used (PB-4.16.3).
    pub special_first_turn_ban: FirstTurnBan,
    /// Who shares the hits of a shot into an engagement (PB-4.14.2).
    pub shoot_into_engagement: SharedAmong,
    /// How the shares are rounded (PB-4.14.3).
    pub shoot_rounding: Rounding,
    /// What numbers the units (PB-4.14.4).
    pub unit_numbers: UnitNumbers,
    /// May tokens of the spent area mark wounds (PB-4.9.8)?
    pub spent_tokens_for_wounds: SpentTokens,
    /// What is given up at the end of a round (PB-3.5.3).
    pub voluntary_removal: Removal,
    /// May a unit with Wide Arc shoot at a charger beside it (PB-4.35.3)?
    pub wide_arc_reaction: Switch,
    /// May a strike back or a parting strike be declined (PB-4.10.2)?
    pub optional_strikes: Switch,
    /// When victory is checked (PB-5.2.1).
    pub victory_check: VictoryCheck,
    /// Half of what beats an army (PB-5.2.2).
    pub victory_base: VictoryBase,
    /// After so many quiet rounds the battle ends; 0 is never (PB-5.3.1).
    pub quiet_rounds_limit: QuietRounds,
    /// After so many rounds the battle ends; 0 is never (PB-5.3.2).
    pub round_limit: Rounds,
}

/// PB-2.3.2, PB-Q02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PbBattleSize")]
pub enum BattleSize {
    /// 50.
    #[serde(rename = "50")]
    Fifty = 50,
    /// 60.
    #[default]
    #[serde(rename = "60")]
    Sixty = 60,
    /// 70.
    #[serde(rename = "70")]
    Seventy = 70,
    /// 80.
    #[serde(rename = "80")]
    Eighty = 80,
    /// 90.
    #[serde(rename = "90")]
    Ninety = 90,
    /// 100.
    #[serde(rename = "100")]
    Hundred = 100,
}

/// PB-Q04.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PbMarkerTiles")]
pub enum MarkerTiles {
    /// 0.
    #[serde(rename = "0")]
    None = 0,
    /// 4.
    #[default]
    #[serde(rename = "4")]
    Four = 4,
}

/// PB-Q49.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PbQuietRounds")]
pub enum QuietRounds {
    /// 0.
    #[serde(rename = "0")]
    None = 0,
    /// 5.
    #[serde(rename = "5")]
    Five = 5,
    /// 10.
    #[default]
    #[serde(rename = "10")]
    Ten = 10,
    /// 20.
    #[serde(rename = "20")]
    Twenty = 20,
}

/// PB-Q49.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PbRounds")]
pub enum Rounds {
    /// 0.
    #[serde(rename = "0")]
    None = 0,
    /// 30.
    #[serde(rename = "30")]
    Thirty = 30,
    /// 50.
    #[serde(rename = "50")]
    Fifty = 50,
    /// 100.
    #[default]
    #[serde(rename = "100")]
    Hundred = 100,
}

/// Yes or no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbSwitch")]
pub enum Switch {
    /// No.
    #[default]
    No,
    /// Yes.
    Yes,
}

impl Switch {
    /// Yes?
    #[inline]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::Yes)
    }
}

/// PB-Q24.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbSpentTokens")]
pub enum SpentTokens {
    /// They may mark wounds.
    #[default]
    Usable,
    /// They may not.
    Locked,
}

/// The army of seat A.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbArmyOfA")]
pub enum ArmyOfA {
    /// The Celts.
    #[default]
    Celts,
    /// The Romans.
    Romans,
    /// A coin decides (PB-7.4).
    Random,
}

/// The army of seat B.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbArmyOfB")]
pub enum ArmyOfB {
    /// The one that A does not have.
    #[default]
    Other,
    /// The Celts.
    Celts,
    /// The Romans.
    Romans,
}

/// PB-Q06.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbStackView")]
pub enum StackView {
    /// The top tile and how many tiles there are.
    #[default]
    TopAndHeight,
    /// The top tile.
    TopOnly,
}

/// PB-Q06.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbReserveView")]
pub enum ReserveView {
    /// Their top tiles.
    #[default]
    Tops,
    /// How many there are.
    Count,
}

/// PB-Q36.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbFirstTurnBan")]
pub enum FirstTurnBan {
    /// The first turn of the battle, that of the attacker.
    #[default]
    AttackerFirstTurn,
    /// The first turn of each player.
    EachFirstTurn,
    /// Round 1.
    FirstRound,
}

/// PB-Q31.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbSharedAmong")]
pub enum SharedAmong {
    /// The enemy units of the engagement.
    #[default]
    Enemy,
    /// All units of it.
    Both,
}

/// PB-Q32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbRounding")]
pub enum Rounding {
    /// Up.
    #[default]
    Up,
    /// To the nearest number, halves up.
    Nearest,
    /// Down.
    Down,
}

/// PB-4.14.4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbUnitNumbers")]
pub enum UnitNumbers {
    /// The order of building.
    #[default]
    Build,
    /// The order of placing.
    Deployment,
}

/// PB-Q27.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbRemoval")]
pub enum Removal {
    /// Whole wounded units.
    #[default]
    Unit,
    /// Single wounded troops.
    Troop,
}

/// PB-Q29.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbVictoryCheck")]
pub enum VictoryCheck {
    /// At the end of a round.
    #[default]
    RoundEnd,
    /// After each turn too.
    EachTurn,
}

/// PB-Q28.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PbVictoryBase")]
pub enum VictoryBase {
    /// The army that was fielded.
    #[default]
    Fielded,
    /// The battle size.
    BattleSize,
}

impl Options {
    /// The armies, unless chance decides.
    pub(crate) const fn armies(&self) -> Option<[Army; 2]> {
        let a = match self.army_of_a {
            ArmyOfA::Celts => Army::Celts,
            ArmyOfA::Romans => Army::Romans,
            ArmyOfA::Random => return None,
        };
        Some([a, self.army_of_b(a)])
    }

    /// B's army when A has this one: the other, unless the table has two boxes (PB-Q01).
    pub(crate) const fn army_of_b(&self, a: Army) -> Army {
        match self.army_of_b {
            ArmyOfB::Other => a.other(),
            ArmyOfB::Celts => Army::Celts,
            ArmyOfB::Romans => Army::Romans,
        }
    }

    /// PB-2.3.13.
    pub(crate) const fn tokens(&self) -> u8 {
        self.battle_size as u8 / 10
    }

    pub(crate) fn check(&self) -> Result<(), Fault> {
        let check = |holds: bool, clause: &'static str, key: &'static str| {
            if holds { Ok(()) } else { Err(Fault::new(Clause(clause), Message::new(key))) }
        };
        let small = self.battle_size == BattleSize::Fifty;
        check(!small || self.battle_size_50.is_on(), "PB-2.3.2", "fault-battle-size-50")?;
        let named = self.army_of_b != ArmyOfB::Other && !self.same_army.is_on();
        let not_other = self.armies().is_none_or(|[a, b]| a == b);
        check(!(named && not_other), "PB-2.3.1", "fault-same-army")
    }
}
