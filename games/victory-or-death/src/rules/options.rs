//! What a table agrees on (section 9.2).

use quincunx_engine::{Clause, Fault, Message, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The options of a table; the default of each is *the rules*.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "VodOptions", optional_fields)]
pub struct Options {
    /// Two to four (VOD-2.2.3).
    pub seats: u8,
    /// Which team one of three players has to himself (VOD-2.2.3).
    pub seating: Seating,
    /// The text of another component file (VOD-2.1.6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// May the opening ten be drawn again (VOD-2.5.2)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub mulligan: bool,
    /// What the Emergency Provision fetches (VOD-4.9.2).
    pub emergency: Emergency,
    /// May VP stand in for its discards (VOD-4.9.4)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub emergency_vp: bool,
    /// Can it be used in vain (VOD-R15)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub emergency_empty: bool,
    /// When bribes are bought (VOD-R01).
    pub bribe_purchase: BribePurchase,
    /// Where bribes are put (VOD-R02).
    pub bribe_places: BribePlaces,
    /// Does an own city count as the neighbour of a hoplite mustered in its province (VOD-R04)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub muster_at_own_city: bool,
    /// Do named cards muster with supply and neighbour (VOD-R31)?
    pub card_muster: CardMuster,
    /// Do enemy bribes block a supply line (VOD-R07)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub enemy_bribes_block: bool,
    /// May VP be lost instead of discarding while there are cards (VOD-R05)?
    pub vp_for_discard: VpForDiscard,
    /// Can a team fall below 0 (VOD-R06)?
    pub vp_floor: VpFloor,
    /// May the last card be laid in the Planning step with 0 VP (VOD-R09)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub planning_zero_vp: bool,
    /// Does lifting an own city pay the enemy (VOD-R11)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub own_city_vp: bool,
    /// Are there battles where no enemy is (VOD-R12)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub battle_empty: bool,
    /// May a piece fight several battles of one card (VOD-R32)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub battle_again: bool,
    /// Do cards that speak of removal answer to lack of supply (VOD-R13)?
    #[serde(with = "switch")]
    #[ts(type = "\"no\" | \"yes\"")]
    pub keep_vs_supply: bool,
    /// Which team reacts first (VOD-R17)?
    pub reaction_first: ReactionFirst,
    /// Is a pass final (VOD-R19)?
    pub reaction_pass: ReactionPass,
    /// Who is asked for reactions (VOD-4.10.15).
    pub reaction_prompts: ReactionPrompts,
    /// Whose pieces count for a presence Status (VOD-R08).
    pub presence_scope: PresenceScope,
    /// Quick victory or major cities first after round 15 (VOD-R10).
    pub round15_order: Round15Order,
    /// Is Italy neutral (VOD-R29)?
    pub italy: Italy,
    /// Is Cythera a land province (VOD-R29)?
    pub cythera: Cythera,
}

/// The rules without any option; the mulligan is one of them, the advanced Emergency Provision is not (VOD-R39).
impl Default for Options {
    fn default() -> Self {
        Self {
            seats: 2,
            seating: Seating::default(),
            components: None,
            mulligan: true,
            emergency: Emergency::default(),
            emergency_vp: true,
            emergency_empty: false,
            bribe_purchase: BribePurchase::default(),
            bribe_places: BribePlaces::default(),
            muster_at_own_city: false,
            card_muster: CardMuster::default(),
            enemy_bribes_block: false,
            vp_for_discard: VpForDiscard::default(),
            vp_floor: VpFloor::default(),
            planning_zero_vp: false,
            own_city_vp: false,
            battle_empty: false,
            battle_again: true,
            keep_vs_supply: true,
            reaction_first: ReactionFirst::default(),
            reaction_pass: ReactionPass::default(),
            reaction_prompts: ReactionPrompts::default(),
            presence_scope: PresenceScope::default(),
            round15_order: Round15Order::default(),
            italy: Italy::default(),
            cythera: Cythera::default(),
        }
    }
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

/// Yes or no, as a table's choice is named like those of other options; `true` and `false` are read as well.
mod switch {
    use serde::de::{Error, Unexpected};
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Flag(bool),
        Word(String),
    }

    pub(super) fn serialize<S: Serializer>(is_on: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if *is_on { "yes" } else { "no" })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
        match Written::deserialize(deserializer)? {
            Written::Flag(is_on) => Ok(is_on),
            Written::Word(word) => match word.as_str() {
                "yes" => Ok(true),
                "no" => Ok(false),
                _ => Err(D::Error::invalid_value(Unexpected::Str(&word), &"yes or no")),
            },
        }
    }
}

/// VOD-4.9.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodEmergency")]
pub enum Emergency {
    /// The four basic types.
    #[default]
    Basic,
    /// Prepare cards as well.
    Advanced,
}

/// VOD-R01.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodBribePurchase")]
pub enum BribePurchase {
    /// Any time in the own turn until the draw.
    #[default]
    OwnTurn,
    /// In the Draw step only.
    DrawStep,
    /// In other powers' turns as well.
    AnyTurn,
}

/// VOD-R02.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodBribePlaces")]
pub enum BribePlaces {
    /// Neutral territories and land provinces without pieces.
    #[default]
    NeutralOrEmptyLand,
    /// Land provinces without pieces.
    EmptyLand,
    /// Neutral territories.
    Neutral,
}

/// VOD-R31.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodCardMuster")]
pub enum CardMuster {
    /// With both.
    #[default]
    Full,
    /// With neither.
    Free,
}

/// VOD-R05.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodVpForDiscard")]
pub enum VpForDiscard {
    /// Only for cards that are missing.
    #[default]
    Missing,
    /// Freely, while the team has any.
    Any,
}

/// VOD-R06.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodVpFloor")]
pub enum VpFloor {
    /// No; what is missing is forgiven.
    #[default]
    Zero,
    /// Yes, by forced losses.
    None,
}

/// VOD-R17.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodReactionFirst")]
pub enum ReactionFirst {
    /// The active team.
    #[default]
    Active,
    /// The other team.
    Other,
}

/// VOD-R19.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodReactionPass")]
pub enum ReactionPass {
    /// Yes.
    #[default]
    Final,
    /// No: asked again after each reaction of the other team.
    Reopen,
}

/// VOD-4.10.15.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodReactionPrompts")]
pub enum ReactionPrompts {
    /// Every power with a laid card or a fitting Status, so that being asked tells nothing.
    #[default]
    AllWithLaid,
    /// Only powers with a usable card: quicker, and a long silence tells something.
    UsableOnly,
}

/// VOD-R08.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodPresenceScope")]
pub enum PresenceScope {
    /// The card's power alone.
    #[default]
    Power,
    /// The whole team.
    Team,
}

/// VOD-R10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodRound15Order")]
pub enum Round15Order {
    /// Quick victory first.
    #[default]
    QuickFirst,
    /// Major cities first.
    MajorsFirst,
}

/// VOD-2.2.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodSeating")]
pub enum Seating {
    /// The Delian League and Athens have one player, as the rulebook advises.
    #[default]
    Demos,
    /// Corinth and Sparta have one player.
    Oligarchs,
}

/// VOD-R29.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodItaly")]
pub enum Italy {
    /// Neutral.
    #[default]
    Neutral,
    /// A land province.
    Land,
}

/// VOD-R29.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodCythera")]
pub enum Cythera {
    /// A land province.
    #[default]
    Land,
    /// Neutral.
    Neutral,
}
