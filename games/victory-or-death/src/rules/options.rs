//! What a table agrees on (section 9.2).

use quincunx_engine::{Clause, Fault, Message, Seat, choices, options};

options! {
    /// The options of a table; the default of each is *the rules*. The mulligan is one of them, the advanced Emergency Provision is
    /// not (VOD-R39).
    Options "VodOptions";

    /// Two to four (VOD-2.2.3).
    seats: u8 = 2;
    /// The text of another component file (VOD-2.1.6).
    components: Option<String>, "VOD-2.1.6", file;
    /// Which team one of three players has to himself (VOD-2.2.3).
    seating: Seating, "VOD-2.2.3";
    /// May the opening ten be drawn again (VOD-2.5.2)?
    mulligan: bool, "VOD-2.5.2", choice ["yes", "no"];
    /// What the Emergency Provision fetches (VOD-4.9.2).
    emergency: Emergency, "VOD-4.9.2";
    /// May VP stand in for its discards (VOD-4.9.4)?
    emergency_vp: bool, "VOD-4.9.4", choice ["yes", "no"];
    /// Can it be used in vain (VOD-R15)?
    emergency_empty: bool, "VOD-4.9.5", choice ["no", "yes"];
    /// When bribes are bought (VOD-R01).
    bribe_purchase: BribePurchase, "VOD-4.5.4";
    /// Where bribes are put (VOD-R02).
    bribe_places: BribePlaces, "VOD-4.5.6";
    /// Does an own city count as the neighbour of a hoplite mustered in its province (VOD-R04)?
    muster_at_own_city: bool, "VOD-4.2.3", choice ["no", "yes"];
    /// Do named cards muster with supply and neighbour (VOD-R31)?
    card_muster: CardMuster, "VOD-4.2.1";
    /// Do enemy bribes block a supply line (VOD-R07)?
    enemy_bribes_block: bool, "VOD-4.4.8", choice ["no", "yes"];
    /// May VP be lost instead of discarding while there are cards (VOD-R05)?
    vp_for_discard: VpForDiscard, "VOD-4.7.3";
    /// Can a team fall below 0 (VOD-R06)?
    vp_floor: VpFloor, "VOD-4.7.6";
    /// May the last card be laid in the Planning step with 0 VP (VOD-R09)?
    planning_zero_vp: bool, "VOD-3.5.2", choice ["no", "yes"];
    /// Does lifting an own city pay the enemy (VOD-R11)?
    own_city_vp: bool, "VOD-4.1.6", choice ["no", "yes"];
    /// Are there battles where no enemy is (VOD-R12)?
    battle_empty: bool, "VOD-4.6.4", choice ["no", "yes"];
    /// May a piece fight several battles of one card (VOD-R32)?
    battle_again: bool, "VOD-4.6.6", choice ["yes", "no"];
    /// Do cards that keep pieces keep those that lack supply (VOD-R13)?
    keep_vs_supply: bool, "VOD-4.6.11", choice ["yes", "no"];
    /// Which team reacts first (VOD-R17)?
    reaction_first: ReactionFirst, "VOD-4.10.4";
    /// Is a pass final (VOD-R19)?
    reaction_pass: ReactionPass, "VOD-4.10.6";
    /// Who is asked for reactions (VOD-4.10.15).
    reaction_prompts: ReactionPrompts, "VOD-4.10.15";
    /// Whose pieces count for a presence Status (VOD-R08).
    presence_scope: PresenceScope, "VOD-4.15.7";
    /// Quick victory or major cities first after round 15 (VOD-R10).
    round15_order: Round15Order, "VOD-5.2";
    /// Is Italy neutral (VOD-R29)?
    italy: Italy, "VOD-R29";
    /// Is Cythera a land province (VOD-R29)?
    cythera: Cythera, "VOD-R29";
}

choices! {
    "VOD-4.9.2." Emergency "VodEmergency": Basic "The four basic types.", Advanced "Prepare cards as well.";
    "VOD-R01." BribePurchase "VodBribePurchase":
        OwnTurn "Any time in the own turn until the draw.", DrawStep "In the Draw step only.",
        AnyTurn "In other powers' turns as well.";
    "VOD-R02." BribePlaces "VodBribePlaces":
        NeutralOrEmptyLand "Neutral territories and land provinces without pieces.",
        EmptyLand "Land provinces without pieces.", Neutral "Neutral territories.";
    "VOD-R31." CardMuster "VodCardMuster": Full "With both.", Free "With neither.";
    "VOD-R05." VpForDiscard "VodVpForDiscard":
        Missing "Only for cards that are missing.", Any "Freely, while the team has any.";
    "VOD-R06." VpFloor "VodVpFloor": Zero "No; what is missing is forgiven.", None "Yes, by forced losses.";
    "VOD-R17." ReactionFirst "VodReactionFirst": Active "The active team.", Other "The other team.";
    "VOD-R19." ReactionPass "VodReactionPass":
        Final "Yes.", Reopen "No: asked again after each reaction of the other team.";
    "VOD-4.10.15." ReactionPrompts "VodReactionPrompts":
        AllWithLaid "Every power with a laid card or a fitting Status, so that being asked tells nothing.",
        UsableOnly "Only powers with a usable card: quicker, and a long silence tells something.";
    "VOD-R08." PresenceScope "VodPresenceScope": Power "The card's power alone.", Team "The whole team.";
    "VOD-R10." Round15Order "VodRound15Order": QuickFirst "Quick victory first.", MajorsFirst "Major cities first.";
    "VOD-2.2.3." Seating "VodSeating":
        Demos "The Delian League and Athens have one player, as the rulebook advises.",
        Oligarchs "Corinth and Sparta have one player.";
    "VOD-R29." Italy "VodItaly": Neutral "Neutral.", Land "A land province.";
    "VOD-R29." Cythera "VodCythera": Land "A land province.", Neutral "Neutral.";
}

impl Options {
    /// How many seats there are, and which power each has (VOD-2.2.3).
    ///
    /// # Errors
    /// Another number of seats than two to four.
    pub(crate) fn seating(&self) -> Result<(usize, [Seat; 4]), Fault> {
        // By power in turn order: Corinth, the Delian League, Sparta, Athens.
        let seat_of = match (self.seats, self.seating) {
            (2, _) => [0, 1, 0, 1],
            (3, Seating::Demos) => [0, 1, 2, 1],
            (3, Seating::Oligarchs) => [0, 1, 0, 2],
            (4, _) => [0, 1, 2, 3],
            (seats, _) => {
                let message = Message::new("fault-seats").with("seats", i64::from(seats));
                return Err(Fault::new(Clause("VOD-2.2.3"), message));
            }
        };
        Ok((self.seats.into(), seat_of.map(|seat| Seat::new(seat).expect("at most four"))))
    }
}
