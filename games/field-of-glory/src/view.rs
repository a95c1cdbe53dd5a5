//! What is shown of a position (section 6). Built up from what the observer may know; there is no room for more. Columns are
//! numbered from 1, lists by seat have Red first.

use quincunx_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::{Face, Kind};
use crate::event::BonusFrom;
use crate::field::Terrain;

/// The components in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeenComponents {
    /// The card table (2.8, 2.9).
    pub kinds: Vec<SeenKind>,
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The five columns from the left (6.1 to 6.4).
    pub columns: Vec<SeenColumn>,
    /// Red and Blue.
    pub players: Vec<SeenPlayer>,
    /// The first player, once drawn (6.18).
    pub first_player: Option<Seat>,
    /// The active player (6.18).
    pub active: Option<Seat>,
    /// The phase (6.18).
    pub phase: Phase,
    /// Number of the turn, both players' counted together, from 1; 0 before the first (6.18).
    pub turn: u8,
    /// The flank pairs of phase 3 (6.19).
    pub pairs: Vec<SeenPair>,
    /// The placing action under way (6.23).
    pub placing: Option<SeenPlacing>,
    /// The combat under way (6.20 to 6.22).
    pub combat: Option<SeenCombat>,
    /// Attacks that the active player could declare now, with what is known of them (section 11).
    pub attacks: Vec<SeenAttack>,
    /// The way the game ended (6.28).
    pub ending: Option<SeenEnding>,
}

/// A row of the card table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogKindPrint")]
pub struct SeenKind {
    /// Which.
    pub kind: Kind,
    /// Two letters: a card is called by them and its command points, `HI4`.
    pub code: String,
    /// Can it stand on the battlefield?
    pub unit: bool,
    /// Movement cost.
    pub cost: u8,
    /// Flank penalty.
    pub flank: u8,
    /// Combat value.
    pub value: u8,
    /// Victory points.
    pub victory: u8,
    /// Copies in a set.
    pub copies: u8,
    /// What the lead unit adds against an enemy front unit.
    pub against: Vec<SeenModifier>,
}

/// A modifier of a unit card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogModifier")]
pub struct SeenModifier {
    /// Against whom.
    pub kind: Kind,
    /// How much.
    pub value: i8,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogColumn")]
pub struct SeenColumn {
    /// From 1.
    pub number: u8,
    /// The terrain card, once laid.
    pub terrain: Option<Terrain>,
    /// Who controls it.
    pub control: Option<Seat>,
    /// A flank column?
    pub flank: bool,
    /// The units, by seat.
    pub units: [Vec<Face>; 2],
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "FogPlayer")]
pub struct SeenPlayer {
    /// Cards in hand (6.6).
    pub hand_size: u8,
    /// The hand, each card, in the order of the card table (6.5); the owner's secret.
    pub hand: Option<Vec<Face>>,
    /// Command points of the hand; the owner's secret.
    pub hand_points: Option<u8>,
    /// Cards in the deck (6.7).
    pub deck_size: u8,
    /// The cards of the deck without their order (6.9); the owner's secret.
    pub deck: Option<Vec<Face>>,
    /// Cards on the discard pile (6.13).
    pub discard_size: u8,
    /// The card on top of it (6.13).
    pub discard_top: Option<Face>,
    /// The cards of the discard pile for those who may look through it (6.15).
    pub discard: Option<Vec<Face>>,
    /// The victory pile: enemy cards (6.16).
    pub victory: Vec<Face>,
    /// Its victory points (6.16).
    pub victory_points: u8,
    /// Run-outs so far (6.17).
    pub run_outs: u8,
    /// Terrain cards controlled.
    pub columns: u8,
    /// Packs of the draft that are done (6.12).
    pub packs: u8,
    /// The pack of four in the draft (6.10); the owner's secret.
    pub pack: Option<Vec<Face>>,
    /// The cards kept so far in the draft (6.11); the owner's secret.
    pub kept: Option<Vec<Face>>,
}

/// The phase (3.2), and what comes before and after the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogPhase")]
pub enum Phase {
    /// Terrain is laid, hands are dealt (2.20, 2.35).
    SetUp,
    /// The draft (2.31).
    Draft,
    /// Phase 2; phase 1 has no decision.
    Advance,
    /// Phase 3.
    FlankAttacks,
    /// Phase 4.
    PlayerActions,
    /// Phase 5.
    DrawCards,
    /// The game is over.
    Over,
}

/// A flank pair (4.81).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogPair")]
pub struct SeenPair {
    /// The target column.
    pub target: u8,
    /// The flanking column.
    pub flanking: u8,
    /// Does it still hold (4.83)?
    pub usable: bool,
}

/// A placing action.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogPlacing")]
pub struct SeenPlacing {
    /// Price so far (4.12).
    pub price: u8,
    /// Paid so far (4.13).
    pub paid: u8,
    /// Is it being paid?
    pub paying: bool,
    /// The units of each column that stood there before the action (4.8).
    pub stood: Vec<Vec<Face>>,
    /// A cheapest payment of what is open: the cards of the hand that waste least. The owner's secret.
    pub cheapest: Option<Vec<Face>>,
}

/// A combat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "FogCombat")]
pub struct SeenCombat {
    /// A flank attack?
    pub flank: bool,
    /// The attacker.
    pub attacker: Seat,
    /// The target column.
    pub target: u8,
    /// The launching column; the target column in an attack.
    pub launch: u8,
    /// The lead unit.
    pub lead: Face,
    /// Overlap cards played.
    pub overlaps: u8,
    /// What is to be decided or is happening.
    pub step: CombatStep,
    /// The attacker's bonus card.
    pub attacker_bonus: Option<SeenBonus>,
    /// The defender's bonus card, once he has decided.
    pub defender_bonus: Option<SeenBonus>,
    /// The defender's front unit, once it is named or the only one.
    pub front: Option<Face>,
    /// What is known of the strengths: one for each unit that can still be the defender's front; the bonus cards count only
    /// for those who know them.
    pub odds: Vec<Odds>,
}

/// Where a combat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogCombatStep")]
pub enum CombatStep {
    /// The attacker takes his bonus card (8.7).
    AttackerBonus,
    /// The defender retreats or stays (8.8).
    Retreat,
    /// The attacker gives up a unit (8.9).
    GiveUp,
    /// The defender takes his bonus card or not (8.10).
    DefenderBonus,
    /// The defender names his front unit (8.11).
    Front,
    /// It is settled.
    Settled,
}

/// A bonus card on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogBonus")]
pub struct SeenBonus {
    /// From where (6.21).
    pub from: BonusFrom,
    /// Which (6.22), for those who may know.
    pub card: Option<Face>,
}

/// An attack or flank attack that could be declared.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogAttack")]
pub struct SeenAttack {
    /// In notation.
    pub action: String,
    /// A flank attack?
    pub flank: bool,
    /// The target column.
    pub target: u8,
    /// The launching column.
    pub launch: u8,
    /// The lead unit.
    pub lead: Face,
    /// Enemy units that may retreat from it (4.37).
    pub escape: Vec<Face>,
    /// What one Overlap would bring (4.101); 0 where none can be played.
    pub overlap: u8,
    /// The strengths without bonus cards if nobody retreats, one for each unit that can be the defender's front.
    pub odds: Vec<Odds>,
}

/// The strengths if this enemy unit is in front.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogOdds")]
pub struct Odds {
    /// The defender's front unit.
    pub front: Face,
    /// The attacker's strength.
    pub attack: Strength,
    /// The defender's strength.
    pub defence: Strength,
    /// Would the defender win a tie (4.64)?
    pub spear: bool,
}

/// A strength and its parts (4.50).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "FogStrength")]
pub struct Strength {
    /// The sum.
    pub total: i8,
    /// The parts that are not 0; the combat value always.
    pub parts: Vec<Part>,
}

/// A part of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "FogPart")]
pub struct Part {
    /// Which.
    pub part: PartKind,
    /// How much.
    pub value: i8,
}

/// The parts of a strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogPartKind")]
pub enum PartKind {
    /// The combat value of the front unit (4.51).
    CombatValue,
    /// The bonus card (4.52).
    BonusCard,
    /// Two units (4.53).
    TwoUnits,
    /// Woods (4.54) or Hill (4.55).
    Terrain,
    /// A modifier against the enemy front unit (4.58).
    Modifier,
    /// A pike pair (4.59).
    PikePair,
    /// A flank attack (4.60).
    Flank,
    /// Overlap (4.61).
    Overlap,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogEnding")]
pub struct SeenEnding {
    /// Why.
    pub reason: Ending,
    /// Who won; nobody in a drawn game.
    pub winner: Option<Seat>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogEndingReason")]
pub enum Ending {
    /// Three terrain cards in the Victory Check (5.2).
    Columns,
    /// Run-outs; more terrain cards (5.6).
    Majority,
    /// Run-outs; more victory points (5.7).
    VictoryPoints,
    /// Run-outs; all equal (5.8).
    Drawn,
}
