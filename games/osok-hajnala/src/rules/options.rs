//! What a table agrees on: the format, the decks, and the options of section 9.

use quincunx_engine::{choices, options};

options! {
    /// The options of a table; the default of each is *the rules*.
    Options "OhOptions";

    /// The text of another component file (OH-2.2).
    components: Option<String>, "OH-2.2", file;
    /// The id of a format of the component file (OH-2.25).
    format: String, "OH-2.25", choice ["starter", "noble"];
    /// The deck of each player: the id of one of the component file, or a deck as text (OH-2.20).
    decks: [String; 2], "OH-2.20",
        decks ["hunter-foray", "mage-circle", "warrior-battalion"], ["hunter-foray", "mage-circle"];
    /// Which decks may be brought (OH-R35)?
    deck_rules: DeckRules, "OH-R35";
    /// Does the attacked card strike back (OH-R01)?
    combat: Combat, "OH-R01";
    /// Who shields the Noble (OH-R02)?
    noble_shield: NobleShield, "OH-R02";
    /// Can a player without a Noble be attacked (OH-R03)?
    life_target: LifeTarget, "OH-R03";
    /// Which attacks can be taken over (OH-R04)?
    takeover_scope: TakeoverScope, "OH-R04";
    /// When is the take-over decided (OH-R05)?
    takeover_time: TakeoverTime, "OH-R05";
    /// Can attacks on own cards be taken over (OH-R06)?
    takeover_own_attacks: Permission, "OH-R06";
    /// What ends the tactical phase (OH-R07)?
    phase_end: PhaseEnd, "OH-R07";
    /// When may the other player use quick abilities (OH-R08)?
    quick_window: QuickWindow, "OH-R08";
    /// What does a quick ability withdraw (OH-R09)?
    quick_undoes: QuickUndoes, "OH-R09";
    /// Where does a card go that a trap cancelled (OH-R10)?
    cancelled_card: CancelledCard, "OH-R10";
    /// What does a trap cancel of something with several targets (OH-R11)?
    trap_on_group: TrapOnGroup, "OH-R11";
    /// Does the level limit of traps hold against puppets (OH-R12)?
    trap_vs_puppet: TrapVsPuppet, "OH-R12";
    /// May a card be laid on a full place (OH-R13)?
    full_spot: FullSpot, "OH-R13";
    /// May a character have a mount and a continuous ability (OH-R14)?
    body_spot: BodySpot, "OH-R14";
    /// Does an armour upgrade add to its base (OH-R15)?
    armour_upgrade: ArmourUpgrade, "OH-R15";
    /// Where may a further character be placed (OH-R16)?
    slot_order: SlotOrder, "OH-R16";
    /// Which dead count to four (OH-R17)?
    fourth_death: FourthDeath, "OH-R17";
    /// What if both have four dead at once (OH-R18)?
    both_lose: BothLose, "OH-R18";
    /// What if a card is to be drawn from an empty deck (OH-R19)?
    deck_out: DeckOut, "OH-R19";
    /// Cards in hand at the end of a turn; 0: no limit (OH-R20).
    hand_limit: u8 = 0, "OH-R20", number 0..=255;
    /// Copies of one ability or potion in a draw deck; 0: no limit (OH-R21).
    ability_copies: u8 = 4, "OH-R21", number 0..=255;
    /// How far can armour be restored (OH-R22)?
    restore_cap: RestoreCap, "OH-R22";
    /// Where does the multiplication of a damage stand (OH-R23)?
    math_order: MathOrder, "OH-R23";
    /// Is a factor in a text a multiplication (OH-R24)?
    factor_in_amount: FactorInAmount, "OH-R24";
    /// Does damage of 0 wake an idle character (OH-R25)?
    idle_zero: IdleZero, "OH-R25";
    /// May a character equipped this turn turn idle (OH-R26)?
    idle_after_equip: Permission, "OH-R26";
    /// Do markers and states reach an idle character (OH-R27)?
    idle_markers: IdleMarkers, "OH-R27";
    /// How long does a poison marker given in the enemy's turn stay (OH-R28)?
    poison_in_enemy_turn: PoisonInEnemyTurn, "OH-R28";
    /// May a revived character attack at once (OH-R29)?
    revived_attacks: bool, "OH-R29", choice ["no", "yes"];
    /// Which potions are there without a Noble (OH-R30)?
    potion_caste: PotionCaste, "OH-R30";
    /// On whom are mounts and continuous abilities laid (OH-R31)?
    attach_to: AttachTo, "OH-R31";
    /// Can a card of the opening exchange come back (OH-R32)?
    exchange_order: ExchangeOrder, "OH-R32";
    /// Is the keyword module used (OH-R33)?
    keywords: bool, "OH-R33", choice ["off", "on"];
    /// The game is a draw after so many turns of both players; 0: never (OH-R34).
    turn_limit: u16 = 200, "OH-R34", number 0..=65_535;
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
