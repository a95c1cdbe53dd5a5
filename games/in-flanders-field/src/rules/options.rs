//! What a table agrees on before the game.

use quincunx_engine::{choices, options};

options! {
    /// The options of a table; the default of each is *the rules*.
    Options "IffOptions";

    /// Two to four (IFF-2.1).
    seats: u8 = 3;
    /// Id of a track of the components (IFF-R1).
    track: String, "IFF-R1", choice ["standard", "medium", "short"];
    /// Id of a layout of the components (IFF-R2).
    display_layout: String, "IFF-R2", choice ["grid_3x3", "rows_5_4"];
    /// The text of another component file (IFF-R3, IFF-2.70).
    components: Option<String>, "IFF-R3", file;
    /// The seats that start with eight troops, by index (IFF-R4).
    beginners: Vec<u8>, "IFF-R4", seats;
    /// How much Artillery cancels (IFF-R5).
    artillery_scope: ArtilleryScope, "IFF-R5";
    /// When German cards strike (IFF-R6).
    german_effects: GermanEffects, "IFF-R6";
    /// What strikes on a failure (IFF-R7).
    failure_effects: FailureEffects, "IFF-R7";
    /// When the Objective Line is reached (IFF-R8).
    arrival: Arrival, "IFF-R8";
    /// May the last troop be given up (IFF-R9)?
    last_troop_payment: LastTroopPayment, "IFF-R9";
    /// Who wins if one of two is eliminated (IFF-R10).
    two_player_end: TwoPlayerEnd, "IFF-R10";
    /// Does the fixed card keep its row from being swept (IFF-R11)?
    row_of_nine: RowOfNine, "IFF-R11";
    /// When Flying Circus strikes (IFF-R12).
    flying_circus: FlyingCircus, "IFF-R12";
    /// 20 to 100 (IFF-R13).
    round_limit: u32 = 100, "IFF-R13", number 20..=100;
}

choices! {
    "IFF-R5." ArtilleryScope: All "All cards of the three kinds.", One "One card for each Artillery.";
    "IFF-R6." GermanEffects: AfterMovement "After the advance.", BeforeMovement "Before it.";
    "IFF-R7." FailureEffects:
        LossesOnly "Troops are lost, nobody steps back.", AllEffects "Counter-Attacks push back as well.";
    "IFF-R8." Arrival:
        EndOfTurn "The place at the end of the turn counts.",
        OnEntering "A Counter-Attack does not push off the Objective Line.";
    "IFF-R9." LastTroopPayment: Allowed "The last troop may be given up.", Forbidden "It may not.";
    "IFF-R10." TwoPlayerEnd: Survivor "The other player wins.", Furthest "Who stands further wins.";
    "IFF-R11." RowOfNine:
        CountsAsBritish "The fixed card is a British card of its row.", DrawnCardsOnly "Only drawn cards count.";
    "IFF-R12." FlyingCircus: AtOnce "When it is taken, and for the rest of the turn.", OnStop "At the stop.";
}
