//! What a table agrees on before it begins (PB-D01).

use quincunx_engine::{Clause, Fault, Message, choices, options};

use crate::components::tile::Army;

options! {
    /// The options of a table; the default of each is *the rules*.
    #[derive(Copy)]
    Options "PbOptions";

    /// Most deployment points of an army (PB-2.3.2).
    battle_size: BattleSize, "PB-2.3.2", choice ["60", "70", "80", "90", "100", "50"];
    /// Is size 50 allowed (PB-2.3.2)?
    battle_size_50: Switch, "PB-2.3.2";
    /// The army of seat A (PB-2.3.1).
    army_of_a: ArmyOfA, "PB-2.3.1";
    /// May both have the same army (PB-2.3.1)?
    same_army: Switch, "PB-2.3.1";
    /// The army of seat B (PB-2.3.1).
    army_of_b: ArmyOfB, "PB-2.3.1";
    /// Tiles that must stay out of the army (PB-2.3.5).
    marker_tiles: MarkerTiles, "PB-2.3.5";
    /// What is seen of a stack (PB-2.3.9).
    stack_view: StackView, "PB-2.3.9";
    /// What is seen of the stacks not placed yet (PB-2.3.11).
    reserve_view: ReserveView, "PB-2.3.11";
    /// How long no special action may be used (PB-4.16.3).
    special_first_turn_ban: FirstTurnBan, "PB-4.16.3";
    /// Who shares the hits of a shot into an engagement (PB-4.14.2).
    shoot_into_engagement: SharedAmong, "PB-4.14.2";
    /// How the shares are rounded (PB-4.14.3).
    shoot_rounding: Rounding, "PB-4.14.3";
    /// What numbers the units (PB-4.14.4).
    unit_numbers: UnitNumbers, "PB-4.14.4";
    /// May tokens of the spent area mark wounds (PB-4.9.8)?
    spent_tokens_for_wounds: SpentTokens, "PB-4.9.8";
    /// What is given up at the end of a round (PB-3.5.3).
    voluntary_removal: Removal, "PB-3.5.3";
    /// May a unit with Wide Arc shoot at a charger beside it (PB-4.35.3)?
    wide_arc_reaction: Switch, "PB-4.35.3";
    /// May a strike back or a parting strike be declined (PB-4.10.2)?
    optional_strikes: Switch, "PB-4.10.2";
    /// When victory is checked (PB-5.2.1).
    victory_check: VictoryCheck, "PB-5.2.1";
    /// Half of what beats an army (PB-5.2.2).
    victory_base: VictoryBase, "PB-5.2.2";
    /// After so many quiet rounds the battle ends; 0 is never (PB-5.3.1).
    quiet_rounds_limit: QuietRounds, "PB-5.3.1";
    /// After so many rounds the battle ends; 0 is never (PB-5.3.2).
    round_limit: Rounds, "PB-5.3.2";
}

choices! {
    "PB-2.3.2, PB-Q02." BattleSize "PbBattleSize":
        Fifty = 50 "50.",
        #[default] Sixty = 60 "60.",
        Seventy = 70 "70.",
        Eighty = 80 "80.",
        Ninety = 90 "90.",
        Hundred = 100 "100.";
    "PB-Q04." MarkerTiles "PbMarkerTiles": None = 0 "0.", #[default] Four = 4 "4.";
    "PB-Q49." QuietRounds "PbQuietRounds": None = 0 "0.", Five = 5 "5.", #[default] Ten = 10 "10.", Twenty = 20 "20.";
    "PB-Q49." Rounds "PbRounds": None = 0 "0.", Thirty = 30 "30.", Fifty = 50 "50.", #[default] Hundred = 100 "100.";
    "Yes or no." Switch "PbSwitch": No "No.", Yes "Yes.";
    "PB-Q24." SpentTokens "PbSpentTokens": Usable "They may mark wounds.", Locked "They may not.";
    "The army of seat A." ArmyOfA "PbArmyOfA":
        Celts "The Celts.", Romans "The Romans.", Random "A coin decides (PB-7.4).";
    "The army of seat B." ArmyOfB "PbArmyOfB":
        Other "The one that A does not have.", Celts "The Celts.", Romans "The Romans.";
    "PB-Q06." StackView "PbStackView":
        TopAndHeight "The top tile and how many tiles there are.", TopOnly "The top tile.";
    "PB-Q06." ReserveView "PbReserveView": Tops "Their top tiles.", Count "How many there are.";
    "PB-Q36." FirstTurnBan "PbFirstTurnBan":
        AttackerFirstTurn "The first turn of the battle, that of the attacker.",
        EachFirstTurn "The first turn of each player.",
        FirstRound "Round 1.";
    "PB-Q31." SharedAmong "PbSharedAmong": Enemy "The enemy units of the engagement.", Both "All units of it.";
    "PB-Q32." Rounding "PbRounding": Up "Up.", Nearest "To the nearest number, halves up.", Down "Down.";
    "PB-4.14.4." UnitNumbers "PbUnitNumbers": Build "The order of building.", Deployment "The order of placing.";
    "PB-Q27." Removal "PbRemoval": Unit "Whole wounded units.", Troop "Single wounded troops.";
    "PB-Q29." VictoryCheck "PbVictoryCheck": RoundEnd "At the end of a round.", EachTurn "After each turn too.";
    "PB-Q28." VictoryBase "PbVictoryBase": Fielded "The army that was fielded.", BattleSize "The battle size.";
}

impl Switch {
    /// Yes?
    #[inline]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::Yes)
    }
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
