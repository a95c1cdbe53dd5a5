//! What a table agrees on: the format, the decks, and the options of section 9.

use quincunx_engine::{OptionInfo, OptionKind};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options: name, type and default of each, the clause that it is about, and what the lobby offers for it.
macro_rules! options {
    ($($(#[$attribute:meta])+ $option:ident: $type:ty = $usual:expr, $clause:literal, $kind:ident $({ $($more:tt)+ })?;)+) => {
        /// The options of a table; the default of each is *the rules*.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(default, deny_unknown_fields)]
        #[ts(rename = "OhOptions", optional_fields)]
        pub struct Options {
            $($(#[$attribute])+ pub $option: $type,)+
        }

        impl Default for Options {
            fn default() -> Self {
                Self { $($option: $usual,)+ }
            }
        }

        /// The options in the registry.
        pub(crate) const OPTIONS: &[OptionInfo] = &[
            $(OptionInfo { id: stringify!($option), clause: $clause, kind: OptionKind::$kind $({ $($more)+ })? },)+
        ];
    };
}

options! {
    /// The text of another component file (OH-2.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<String> = None, "OH-2.2", File;
    /// The id of a format of the component file (OH-2.25).
    format: String = "starter".into(), "OH-2.25", Choice { values: &["starter", "noble"] };
    /// The deck of each player: the id of one of the component file, or a deck as text (OH-2.20).
    decks: [String; 2] = ["hunter-foray", "mage-circle"].map(Into::into),
        "OH-2.20", Decks {
            ready: &["hunter-foray", "mage-circle", "warrior-battalion"],
            default: &["hunter-foray", "mage-circle"],
        };
    /// Which decks may be brought (OH-R35)?
    deck_rules: DeckRules = DeckRules::default(), "OH-R35", Choice { values: &["standard", "free"] };
    /// Does the attacked card strike back (OH-R01)?
    combat: Combat = Combat::default(), "OH-R01", Choice { values: &["one_sided", "mutual"] };
    /// Who shields the Noble (OH-R02)?
    noble_shield: NobleShield = NobleShield::default(), "OH-R02", Choice { values: &["any", "active"] };
    /// Can a player without a Noble be attacked (OH-R03)?
    life_target: LifeTarget = LifeTarget::default(), "OH-R03", Choice { values: &["as_noble", "never"] };
    /// Which attacks can be taken over (OH-R04)?
    takeover_scope: TakeoverScope = TakeoverScope::default(), "OH-R04", Choice { values: &["characters", "all_cards"] };
    /// When is the take-over decided (OH-R05)?
    takeover_time: TakeoverTime = TakeoverTime::default(),
        "OH-R05", Choice { values: &["after_traps", "before_traps"] };
    /// Can attacks on own cards be taken over (OH-R06)?
    takeover_own_attacks: Permission = Permission::default(), "OH-R06", Choice { values: &["allowed", "forbidden"] };
    /// What ends the tactical phase (OH-R07)?
    phase_end: PhaseEnd = PhaseEnd::default(), "OH-R07", Choice { values: &["any_enemy_target", "attack_or_instant"] };
    /// When may the other player use quick abilities (OH-R08)?
    quick_window: QuickWindow = QuickWindow::default(), "OH-R08", Choice { values: &["every_step", "naming_only"] };
    /// What does a quick ability withdraw (OH-R09)?
    quick_undoes: QuickUndoes = QuickUndoes::default(), "OH-R09", Choice { values: &["any_naming", "instant_only"] };
    /// Where does a card go that a trap cancelled (OH-R10)?
    cancelled_card: CancelledCard = CancelledCard::default(), "OH-R10", Choice { values: &["discard", "hand"] };
    /// What does a trap cancel of something with several targets (OH-R11)?
    trap_on_group: TrapOnGroup = TrapOnGroup::default(), "OH-R11", Choice { values: &["own_part", "whole"] };
    /// Does the level limit of traps hold against puppets (OH-R12)?
    trap_vs_puppet: TrapVsPuppet = TrapVsPuppet::default(), "OH-R12", Choice { values: &["limited", "free"] };
    /// May a card be laid on a full place (OH-R13)?
    full_spot: FullSpot = FullSpot::default(), "OH-R13", Choice { values: &["forbidden", "replace"] };
    /// May a character have a mount and a continuous ability (OH-R14)?
    body_spot: BodySpot = BodySpot::default(), "OH-R14", Choice { values: &["one_of_two", "one_each"] };
    /// Does an armour upgrade add to its base (OH-R15)?
    armour_upgrade: ArmourUpgrade = ArmourUpgrade::default(), "OH-R15", Choice { values: &["adds", "replaces"] };
    /// Where may a further character be placed (OH-R16)?
    slot_order: SlotOrder = SlotOrder::default(), "OH-R16", Choice { values: &["one_direction", "beside_any"] };
    /// Which dead count to four (OH-R17)?
    fourth_death: FourthDeath = FourthDeath::default(), "OH-R17", Choice { values: &["lying", "ever"] };
    /// What if both have four dead at once (OH-R18)?
    both_lose: BothLose = BothLose::default(), "OH-R18", Choice { values: &["draw", "active_loses"] };
    /// What if a card is to be drawn from an empty deck (OH-R19)?
    deck_out: DeckOut = DeckOut::default(), "OH-R19", Choice { values: &["nothing", "lose"] };
    /// Cards in hand at the end of a turn; 0: no limit (OH-R20).
    hand_limit: u8 = 0, "OH-R20", Number { min: 0, max: 255, default: 0 };
    /// Copies of one ability or potion in a draw deck; 0: no limit (OH-R21).
    ability_copies: u8 = 4, "OH-R21", Number { min: 0, max: 255, default: 4 };
    /// How far can armour be restored (OH-R22)?
    restore_cap: RestoreCap = RestoreCap::default(), "OH-R22", Choice { values: &["maximum", "none"] };
    /// Where does the multiplication of a damage stand (OH-R23)?
    math_order: MathOrder = MathOrder::default(), "OH-R23", Choice { values: &["by_side", "multiply_last"] };
    /// Is a factor in a text a multiplication (OH-R24)?
    factor_in_amount: FactorInAmount = FactorInAmount::default(),
        "OH-R24", Choice { values: &["multiplication", "plain"] };
    /// Does damage of 0 wake an idle character (OH-R25)?
    idle_zero: IdleZero = IdleZero::default(), "OH-R25", Choice { values: &["stays", "wakes"] };
    /// May a character equipped this turn turn idle (OH-R26)?
    idle_after_equip: Permission = Permission::default(), "OH-R26", Choice { values: &["allowed", "forbidden"] };
    /// Do markers and states reach an idle character (OH-R27)?
    idle_markers: IdleMarkers = IdleMarkers::default(), "OH-R27", Choice { values: &["reach", "absorbed"] };
    /// How long does a poison marker given in the enemy's turn stay (OH-R28)?
    poison_in_enemy_turn: PoisonInEnemyTurn = PoisonInEnemyTurn::default(),
        "OH-R28", Choice { values: &["that_turn", "next_turn"] };
    /// May a revived character attack at once (OH-R29)?
    #[serde(with = "switch::yes")]
    #[ts(type = "\"no\" | \"yes\"")]
    revived_attacks: bool = false, "OH-R29", Choice { values: &["no", "yes"] };
    /// Which potions are there without a Noble (OH-R30)?
    potion_caste: PotionCaste = PotionCaste::default(), "OH-R30", Choice { values: &["any", "living"] };
    /// On whom are mounts and continuous abilities laid (OH-R31)?
    attach_to: AttachTo = AttachTo::default(), "OH-R31", Choice { values: &["user", "any_own"] };
    /// Can a card of the opening exchange come back (OH-R32)?
    exchange_order: ExchangeOrder = ExchangeOrder::default(),
        "OH-R32", Choice { values: &["set_aside_first", "shuffle_first"] };
    /// Is the keyword module used (OH-R33)?
    #[serde(with = "switch::on")]
    #[ts(type = "\"off\" | \"on\"")]
    keywords: bool = false, "OH-R33", Choice { values: &["off", "on"] };
    /// The game is a draw after so many turns of both players; 0: never (OH-R34).
    turn_limit: u16 = 200, "OH-R34", Number { min: 0, max: 65_535, default: 200 };
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

/// Choices between the rules and something else: the clause, the name, what the rules say, and what else can be.
macro_rules! choices {
    ($($clause:literal $name:ident $page:literal: $rule:ident $says:literal, $other:ident $differs:literal;)+) => {$(
        #[doc = concat!(" ", $clause)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(rename = $page)]
        pub enum $name {
            #[doc = concat!(" ", $says)]
            #[default]
            $rule,
            #[doc = concat!(" ", $differs)]
            $other,
        }
    )+};
}

choices! {
    "OH-R35." DeckRules "OhDeckRules": Standard "Those of OH-2.20 to OH-2.23.", Free "Any cards, at most 60.";
    "OH-R01." Combat "OhCombat": OneSided "No.", Mutual "An active one does, at the same time.";
    "OH-R02." NobleShield "OhNobleShield":
        Any "Every living character and every puppet.", Active "Active characters, and puppets.";
    "OH-R03." LifeTarget "OhLifeTarget": AsNoble "As the Noble could be.", Never "Never.";
    "OH-R04." TakeoverScope "OhTakeoverScope": Characters "Those on characters.", AllCards "Those on all cards.";
    "OH-R05." TakeoverTime "OhTakeoverTime": AfterTraps "After the traps.", BeforeTraps "Before the traps.";
    "OH-R06, OH-R26." Permission "OhPermission": Allowed "Yes.", Forbidden "No.";
    "OH-R07." PhaseEnd "OhPhaseEnd":
        AnyEnemyTarget "The first enemy target that is named, or an attack or instant.",
        AttackOrInstant "The first attack or instant.";
    "OH-R08." QuickWindow "OhQuickWindow":
        EveryStep "After every step, and against what leads out of the tactical phase.",
        NamingOnly "Only against what leads out of the tactical phase.";
    "OH-R09." QuickUndoes "OhQuickUndoes":
        AnyNaming "Whatever leads out of the tactical phase.", InstantOnly "Instants.";
    "OH-R10." CancelledCard "OhCancelledCard": Discard "To the discard pile.", Hand "To the hand.";
    "OH-R11." TrapOnGroup "OhTrapOnGroup": OwnPart "What touches its user.", Whole "All of it.";
    "OH-R12." TrapVsPuppet "OhTrapVsPuppet": Limited "Yes.", Free "No.";
    "OH-R13." FullSpot "OhFullSpot": Forbidden "No.", Replace "Yes; the old one is discarded.";
    "OH-R14." BodySpot "OhBodySpot": OneOfTwo "One of the two.", OneEach "One of each.";
    "OH-R15." ArmourUpgrade "OhArmourUpgrade": Adds "Yes.", Replaces "No; the base's armour counts no more.";
    "OH-R16." SlotOrder "OhSlotOrder": OneDirection "In one direction.", BesideAny "Beside any own character.";
    "OH-R17." FourthDeath "OhFourthDeath": Lying "Those that lie there.", Ever "Every one that was turned down.";
    "OH-R18." BothLose "OhBothLose": Draw "A draw.", ActiveLoses "The active player loses.";
    "OH-R19." DeckOut "OhDeckOut": Nothing "Nothing.", Lose "The player loses.";
    "OH-R22." RestoreCap "OhRestoreCap": Maximum "To the maximum.", None "Without limit.";
    "OH-R23." MathOrder "OhMathOrder": BySide "With the changes of its side.", MultiplyLast "Last.";
    "OH-R24." FactorInAmount "OhFactorInAmount": Multiplication "Yes.", Plain "No; it always counts.";
    "OH-R25." IdleZero "OhIdleZero": Stays "No.", Wakes "Yes.";
    "OH-R27." IdleMarkers "OhIdleMarkers": Reach "Yes.", Absorbed "No.";
    "OH-R28." PoisonInEnemyTurn "OhPoisonInEnemyTurn":
        ThatTurn "To the end of that turn.", NextTurn "To the end of the enemy's next turn.";
    "OH-R30." PotionCaste "OhPotionCaste": Any "Of any caste.", Living "Of the castes of own living characters.";
    "OH-R31." AttachTo "OhAttachTo": User "On the user.", AnyOwn "On any own character that fits.";
    "OH-R32." ExchangeOrder "OhExchangeOrder":
        SetAsideFirst "No: shuffled in last.", ShuffleFirst "Yes: shuffled in first.";
}
