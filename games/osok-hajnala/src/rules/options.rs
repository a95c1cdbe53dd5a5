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
