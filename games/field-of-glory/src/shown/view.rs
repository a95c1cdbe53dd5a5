//! What is shown of a position. Built up from what the observer may know; there is no room for more. Columns are
//! numbered from 1, lists by seat have Red first.

use quincunx_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::components::card::{Face, Kind};
use crate::components::field::Terrain;
use crate::rules::state::{BonusFrom, Ending, Step};
use crate::rules::strength::Strength;

/// The components in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeenComponents {
    /// The card table (FOG-2.8, FOG-2.9).
    pub kinds: Vec<SeenKind>,
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The five columns from the left (FOG-6.1, FOG-6.2, FOG-6.4). The terrain cards that were not drawn are shown to nobody
    /// (FOG-6.3, FOG-N29).
    pub columns: Vec<SeenColumn>,
    /// Red and Blue.
    pub players: Vec<SeenPlayer>,
    /// The first player, once drawn (FOG-6.18).
    pub first_player: Option<Seat>,
    /// The active player (FOG-6.18).
    pub active: Option<Seat>,
    /// What is to be done next (FOG-6.18).
    pub step: Step,
    /// The phase (FOG-6.18).
    pub phase: Phase,
    /// Number of the turn, both players' counted together, from 1; 0 before the first (FOG-6.18).
    pub turn: u8,
    /// The flank pairs of phase 3 (FOG-6.19).
    pub pairs: Vec<SeenPair>,
    /// The placing action under way (FOG-6.23).
    pub placing: Option<SeenPlacing>,
    /// The combat under way (FOG-6.20, FOG-6.21, FOG-6.22).
    pub combat: Option<SeenCombat>,
    /// Attacks that the active player could declare now, with what is known of them.
    pub attacks: Vec<SeenAttack>,
    /// The way the game ended (FOG-6.28).
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
    /// Cards in hand (FOG-6.6).
    pub hand_size: u8,
    /// The hand, each card, in the order of the card table (FOG-6.5); the owner's secret.
    pub hand: Option<Vec<Face>>,
    /// Command points of the hand; the owner's secret.
    pub hand_points: Option<u8>,
    /// Cards in the deck (FOG-6.7).
    pub deck_size: u8,
    /// The cards of the deck without their order (FOG-6.9); the owner's secret.
    pub deck: Option<Vec<Face>>,
    /// Cards on the discard pile (FOG-6.13).
    pub discard_size: u8,
    /// The card on top of it (FOG-6.13).
    pub discard_top: Option<Face>,
    /// The cards of the discard pile for those who may look through it (FOG-6.15).
    pub discard: Option<Vec<Face>>,
    /// The victory pile: enemy cards (FOG-6.16).
    pub victory: Vec<Face>,
    /// Its victory points (FOG-6.16).
    pub victory_points: u8,
    /// Run-outs so far (FOG-6.17).
    pub run_outs: u8,
    /// Terrain cards controlled.
    pub columns: u8,
    /// Packs of the draft that are done (FOG-6.12).
    pub packs: u8,
    /// The pack of four in the draft (FOG-6.10); the owner's secret.
    pub pack: Option<Vec<Face>>,
    /// The cards kept so far in the draft (FOG-6.11); the owner's secret.
    pub kept: Option<Vec<Face>>,
    /// What each army that can be drafted for him would keep of the pack (FOG-6.10); the owner's secret.
    pub advice: Vec<SeenAdvice>,
}

/// What an army would keep of a pack.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogAdvice")]
pub struct SeenAdvice {
    /// The id of the army.
    pub army: String,
    /// In notation.
    pub action: String,
}

/// The phase (FOG-3.2), and what comes before and after the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "FogPhase")]
pub enum Phase {
    /// Terrain is laid, hands are dealt (FOG-2.20, FOG-2.35).
    SetUp,
    /// The draft (FOG-2.31).
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

/// A flank pair (FOG-4.81).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogPair")]
pub struct SeenPair {
    /// The target column.
    pub target: u8,
    /// The flanking column.
    pub flanking: u8,
    /// Does it still hold (FOG-4.83)?
    pub usable: bool,
}

/// A placing action.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogPlacing")]
pub struct SeenPlacing {
    /// Price so far (FOG-4.12).
    pub price: u8,
    /// Paid so far (FOG-4.13).
    pub paid: u8,
    /// Is it being paid?
    pub paying: bool,
    /// The units of each column that stood there before the action (FOG-4.8).
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
    /// What one Overlap brings (FOG-4.101).
    pub overlap: u8,
    /// Units of the defender that may retreat (FOG-4.37).
    pub escape: Vec<Face>,
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
    /// The attacker takes his bonus card (FOG-8.7).
    AttackerBonus,
    /// The defender retreats or stays (FOG-8.8).
    Retreat,
    /// The attacker gives up a unit (FOG-8.9).
    GiveUp,
    /// The defender takes his bonus card or not (FOG-8.10).
    DefenderBonus,
    /// The defender names his front unit (FOG-8.11).
    Front,
    /// It is settled.
    Settled,
}

/// A bonus card on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FogBonus")]
pub struct SeenBonus {
    /// From where (FOG-6.21).
    pub from: BonusFrom,
    /// Which (FOG-6.22), for those who may know.
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
    /// Enemy units that may retreat from it (FOG-4.37).
    pub escape: Vec<Face>,
    /// What one Overlap would bring (FOG-4.101); 0 where none can be played.
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
    /// Would the defender win a tie (FOG-4.64)?
    pub spear: bool,
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
