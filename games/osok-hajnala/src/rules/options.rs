//! What a table agrees on: the format, the decks, and the options of section 9.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a table; the default of each is *the rules*.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "OhOptions", optional_fields)]
pub struct Options {
    /// The text of another component file (OH-2.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// The id of a format of the component file (OH-2.25).
    pub format: String,
    /// The deck of each player: the id of one of the component file, or a deck as text (OH-2.20).
    pub decks: [String; 2],
    /// Which decks may be brought (OH-R35)?
    pub deck_rules: DeckRules,
    /// Does the attacked card strike back (OH-R01)?
    pub combat: Combat,
    /// Who shields the Noble (OH-R02)?
    pub noble_shield: NobleShield,
    /// Can a player without a Noble be attacked (OH-R03)?
    pub life_target: LifeTarget,
    /// Which attacks can be taken over (OH-R04)?
    pub takeover_scope: TakeoverScope,
    /// When is the take-over decided (OH-R05)?
    pub takeover_time: TakeoverTime,
    /// Can attacks on own cards be taken over (OH-R06)?
    pub takeover_own_attacks: Permission,
    /// What ends the tactical phase (OH-R07)?
    pub phase_end: PhaseEnd,
    /// When may the other player use quick abilities (OH-R08)?
    pub quick_window: QuickWindow,
    /// What does a quick ability withdraw (OH-R09)?
    pub quick_undoes: QuickUndoes,
    /// Where does a card go that a trap cancelled (OH-R10)?
    pub cancelled_card: CancelledCard,
    /// What does a trap cancel of something with several targets (OH-R11)?
    pub trap_on_group: TrapOnGroup,
    /// Does the level limit of traps hold against puppets (OH-R12)?
    pub trap_vs_puppet: TrapVsPuppet,
    /// May a card be laid on a full place (OH-R13)?
    pub full_spot: FullSpot,
    /// May a character have a mount and a continuous ability (OH-R14)?
    pub body_spot: BodySpot,
    /// Does an armour upgrade add to its base (OH-R15)?
    pub armour_upgrade: ArmourUpgrade,
    /// Where may a further character be placed (OH-R16)?
    pub slot_order: SlotOrder,
    /// Which dead count to four (OH-R17)?
    pub fourth_death: FourthDeath,
    /// What if both have four dead at once (OH-R18)?
    pub both_lose: BothLose,
    /// What if a card is to be drawn from an empty deck (OH-R19)?
    pub deck_out: DeckOut,
    /// Cards in hand at the end of a turn; 0: no limit (OH-R20).
    pub hand_limit: u8,
    /// Copies of one ability or potion in a draw deck; 0: no limit (OH-R21).
    pub ability_copies: u8,
    /// How far can armour be restored (OH-R22)?
    pub restore_cap: RestoreCap,
    /// Where does the multiplication of a damage stand (OH-R23)?
    pub math_order: MathOrder,
    /// Is a factor in a text a multiplication (OH-R24)?
    pub factor_in_amount: FactorInAmount,
    /// Does damage of 0 wake an idle character (OH-R25)?
    pub idle_zero: IdleZero,
    /// May a character equipped this turn turn idle (OH-R26)?
    pub idle_after_equip: Permission,
    /// Do markers and states reach an idle character (OH-R27)?
    pub idle_markers: IdleMarkers,
    /// How long does a poison marker given in the enemy's turn stay (OH-R28)?
    pub poison_in_enemy_turn: PoisonInEnemyTurn,
    /// May a revived character attack at once (OH-R29)?
    #[serde(with = "switch::yes")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub revived_attacks: bool,
    /// Which potions are there without a Noble (OH-R30)?
    pub potion_caste: PotionCaste,
    /// On whom are mounts and continuous abilities laid (OH-R31)?
    pub attach_to: AttachTo,
    /// Can a card of the opening exchange come back (OH-R32)?
    pub exchange_order: ExchangeOrder,
    /// Is the keyword module used (OH-R33)?
    #[serde(with = "switch::on")]
    #[ts(type = "\"off\" | \"on\"")]
    pub keywords: bool,
    /// The game is a draw after so many turns of both players; 0: never (OH-R34).
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            components: None,
            format: "starter".into(),
            decks: ["hunter-foray", "mage-circle"].map(Into::into),
            deck_rules: DeckRules::default(),
            combat: Combat::default(),
            noble_shield: NobleShield::default(),
            life_target: LifeTarget::default(),
            takeover_scope: TakeoverScope::default(),
            takeover_time: TakeoverTime::default(),
            takeover_own_attacks: Permission::default(),
            phase_end: PhaseEnd::default(),
            quick_window: QuickWindow::default(),
            quick_undoes: QuickUndoes::default(),
            cancelled_card: CancelledCard::default(),
            trap_on_group: TrapOnGroup::default(),
            trap_vs_puppet: TrapVsPuppet::default(),
            full_spot: FullSpot::default(),
            body_spot: BodySpot::default(),
            armour_upgrade: ArmourUpgrade::default(),
            slot_order: SlotOrder::default(),
            fourth_death: FourthDeath::default(),
            both_lose: BothLose::default(),
            deck_out: DeckOut::default(),
            hand_limit: 0,
            ability_copies: 4,
            restore_cap: RestoreCap::default(),
            math_order: MathOrder::default(),
            factor_in_amount: FactorInAmount::default(),
            idle_zero: IdleZero::default(),
            idle_after_equip: Permission::default(),
            idle_markers: IdleMarkers::default(),
            poison_in_enemy_turn: PoisonInEnemyTurn::default(),
            revived_attacks: false,
            potion_caste: PotionCaste::default(),
            attach_to: AttachTo::default(),
            exchange_order: ExchangeOrder::default(),
            keywords: false,
            turn_limit: 200,
        }
    }
}

/// Two words for a choice between no and yes, as a table's choices are named; `true` and `false` are read as well.
mod switch {
    use serde::de::{Error, Unexpected};
    use serde::{Deserialize, Deserializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Flag(bool),
        Word(String),
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D, words: [&str; 2]) -> Result<bool, D::Error> {
        match Written::deserialize(deserializer)? {
            Written::Flag(is_on) => Ok(is_on),
            Written::Word(word) => match words.iter().position(|known| *known == word) {
                Some(place) => Ok(place == 1),
                None => Err(D::Error::invalid_value(Unexpected::Str(&word), &words.join(" or ").as_str())),
            },
        }
    }

    /// `no` and `yes`.
    pub(super) mod yes {
        use serde::{Deserializer, Serializer};

        pub(in crate::rules::options) fn serialize<S: Serializer>(is: &bool, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(if *is { "yes" } else { "no" })
        }

        pub(in crate::rules::options) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<bool, D::Error> {
            super::read(deserializer, ["no", "yes"])
        }
    }

    /// `off` and `on`.
    pub(super) mod on {
        use serde::{Deserializer, Serializer};

        pub(in crate::rules::options) fn serialize<S: Serializer>(is: &bool, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(if *is { "on" } else { "off" })
        }

        pub(in crate::rules::options) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<bool, D::Error> {
            super::read(deserializer, ["off", "on"])
        }
    }
}

/// OH-R35.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhDeckRules")]
pub enum DeckRules {
    /// Those of OH-2.20 to OH-2.23.
    #[default]
    Standard,
    /// Any cards, at most 60.
    Free,
}

/// OH-R01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhCombat")]
pub enum Combat {
    /// No.
    #[default]
    OneSided,
    /// An active one does, at the same time.
    Mutual,
}

/// OH-R02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhNobleShield")]
pub enum NobleShield {
    /// Every living character and every puppet.
    #[default]
    Any,
    /// Active characters, and puppets.
    Active,
}

/// OH-R03.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhLifeTarget")]
pub enum LifeTarget {
    /// As the Noble could be.
    #[default]
    AsNoble,
    /// Never.
    Never,
}

/// OH-R04.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhTakeoverScope")]
pub enum TakeoverScope {
    /// Those on characters.
    #[default]
    Characters,
    /// Those on all cards.
    AllCards,
}

/// OH-R05.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhTakeoverTime")]
pub enum TakeoverTime {
    /// After the traps.
    #[default]
    AfterTraps,
    /// Before the traps.
    BeforeTraps,
}

/// OH-R06, OH-R26.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhPermission")]
pub enum Permission {
    /// Yes.
    #[default]
    Allowed,
    /// No.
    Forbidden,
}

/// OH-R07.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhPhaseEnd")]
pub enum PhaseEnd {
    /// The first enemy target that is named, or an attack or instant.
    #[default]
    AnyEnemyTarget,
    /// The first attack or instant.
    AttackOrInstant,
}

/// OH-R08.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhQuickWindow")]
pub enum QuickWindow {
    /// After every step, and against what leads out of the tactical phase.
    #[default]
    EveryStep,
    /// Only against what leads out of the tactical phase.
    NamingOnly,
}

/// OH-R09.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhQuickUndoes")]
pub enum QuickUndoes {
    /// Whatever leads out of the tactical phase.
    #[default]
    AnyNaming,
    /// Instants.
    InstantOnly,
}

/// OH-R10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhCancelledCard")]
pub enum CancelledCard {
    /// To the discard pile.
    #[default]
    Discard,
    /// To the hand.
    Hand,
}

/// OH-R11.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhTrapOnGroup")]
pub enum TrapOnGroup {
    /// What touches its user.
    #[default]
    OwnPart,
    /// All of it.
    Whole,
}

/// OH-R12.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhTrapVsPuppet")]
pub enum TrapVsPuppet {
    /// Yes.
    #[default]
    Limited,
    /// No.
    Free,
}

/// OH-R13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhFullSpot")]
pub enum FullSpot {
    /// No.
    #[default]
    Forbidden,
    /// Yes; the old one is discarded.
    Replace,
}

/// OH-R14.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhBodySpot")]
pub enum BodySpot {
    /// One of the two.
    #[default]
    OneOfTwo,
    /// One of each.
    OneEach,
}

/// OH-R15.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhArmourUpgrade")]
pub enum ArmourUpgrade {
    /// Yes.
    #[default]
    Adds,
    /// No; the base's armour counts no more.
    Replaces,
}

/// OH-R16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhSlotOrder")]
pub enum SlotOrder {
    /// In one direction.
    #[default]
    OneDirection,
    /// Beside any own character.
    BesideAny,
}

/// OH-R17.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhFourthDeath")]
pub enum FourthDeath {
    /// Those that lie there.
    #[default]
    Lying,
    /// Every one that was turned down.
    Ever,
}

/// OH-R18.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhBothLose")]
pub enum BothLose {
    /// A draw.
    #[default]
    Draw,
    /// The active player loses.
    ActiveLoses,
}

/// OH-R19.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhDeckOut")]
pub enum DeckOut {
    /// Nothing.
    #[default]
    Nothing,
    /// The player loses.
    Lose,
}

/// OH-R22.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhRestoreCap")]
pub enum RestoreCap {
    /// To the maximum.
    #[default]
    Maximum,
    /// Without limit.
    None,
}

/// OH-R23.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhMathOrder")]
pub enum MathOrder {
    /// With the changes of its side.
    #[default]
    BySide,
    /// Last.
    MultiplyLast,
}

/// OH-R24.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhFactorInAmount")]
pub enum FactorInAmount {
    /// Yes.
    #[default]
    Multiplication,
    /// No; it always counts.
    Plain,
}

/// OH-R25.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhIdleZero")]
pub enum IdleZero {
    /// No.
    #[default]
    Stays,
    /// Yes.
    Wakes,
}

/// OH-R27.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhIdleMarkers")]
pub enum IdleMarkers {
    /// Yes.
    #[default]
    Reach,
    /// No.
    Absorbed,
}

/// OH-R28.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhPoisonInEnemyTurn")]
pub enum PoisonInEnemyTurn {
    /// To the end of that turn.
    #[default]
    ThatTurn,
    /// To the end of the enemy's next turn.
    NextTurn,
}

/// OH-R30.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhPotionCaste")]
pub enum PotionCaste {
    /// Of any caste.
    #[default]
    Any,
    /// Of the castes of own living characters.
    Living,
}

/// OH-R31.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhAttachTo")]
pub enum AttachTo {
    /// On the user.
    #[default]
    User,
    /// On any own character that fits.
    AnyOwn,
}

/// OH-R32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "OhExchangeOrder")]
pub enum ExchangeOrder {
    /// No: shuffled in last.
    #[default]
    SetAsideFirst,
    /// Yes: shuffled in first.
    ShuffleFirst,
}
