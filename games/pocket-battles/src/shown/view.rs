//! What is shown of a position. Built up from what the observer may know; there is no room for more. Lists by
//! seat have A first.

use quincunx_engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::components::prints::TroopType;
use crate::components::strength::Trait;
use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::state::{DeedKind, Ending, RollKind};
use crate::rules::unit::UnitId;

/// The components in play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeenComponents {
    /// The tiles of both peoples, each once, the Celts' first (PB-2.1.3).
    pub tiles: &'static [SeenTile],
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Most deployment points of an army (PB-2.3.2).
    pub battle_size: u8,
    /// Where the game is.
    pub phase: Phase,
    /// The winner of the opening roll (PB-2.4.2).
    pub attacker: Option<Seat>,
    /// Who should have begun the round, or had its first turn (PB-3.1.2).
    pub first: Option<Seat>,
    /// The active player; in deployment who places next.
    pub active: Option<Seat>,
    /// From 1; 0 before the battle.
    pub round: u16,
    /// Are special actions banned in this turn (PB-4.16.3)?
    pub ban: bool,
    /// Rounds in a row without wound token or loss, and how many end the battle; 0 is never (PB-5.3.1).
    pub quiet: [u8; 2],
    /// A and B.
    pub sides: Vec<SeenSide>,
    /// Units in contact, by sector (PB-4.5.2).
    pub engagements: Vec<SeenEngagement>,
    /// What has been done in this turn.
    pub turn: SeenTurn,
    /// The order being carried out.
    pub deed: Option<SeenDeed>,
    /// Wounds being taken (PB-4.9.1).
    pub wounds: Option<SeenWounds>,
    /// How the battle ended.
    pub ending: Option<Ending>,
}

/// A tile (PB-2.1.3).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbPrint")]
pub struct SeenTile {
    /// Its id.
    pub id: Tile,
    /// Whose.
    pub army: Army,
    /// What it is.
    pub troop: TroopType,
    /// Deployment points.
    pub points: u8,
    /// Formation value.
    pub formation: u8,
    /// Wound points.
    pub wounds: u8,
    /// Black faces, ascending.
    pub black: Vec<u8>,
    /// White faces, ascending.
    pub white: Vec<u8>,
    /// Traits.
    pub traits: Vec<SeenTrait>,
}

/// A trait on a tile or of a unit.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbSeenTrait")]
pub struct SeenTrait {
    /// Which.
    pub id: Trait,
    /// Its X; 0 without one.
    pub x: u8,
    /// The clause that explains it.
    pub clause: &'static str,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbPhase")]
pub enum Phase {
    /// The armies are being built (PB-2.3.10).
    Building,
    /// The units are being placed (PB-2.4.3).
    Deployment,
    /// From the first round on (3).
    Battle,
    /// It is over (PB-5.2.1).
    Over,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbSide")]
pub struct SeenSide {
    /// His army, once it is known.
    pub army: Option<Army>,
    /// Committed (PB-2.3.10).
    pub ready: bool,
    /// His units, by number; in the reserve those that the observer may see.
    pub units: Vec<SeenUnit>,
    /// Stacks not placed yet, those not shown included (PB-2.3.11).
    pub reserve: u8,
    /// His tokens, from when both are ready (PB-3.4.1).
    pub tokens: Option<SeenTokens>,
    /// Deployment points fielded, from when all is open (PB-2.4.7).
    pub fielded: Option<u8>,
    /// Deployment points destroyed: the enemy's count (PB-5.1.1).
    pub lost: u8,
    /// At so many lost points the army is beaten (PB-5.2.2); once it is known.
    pub breaks_at: Option<u8>,
    /// His building, while he builds; his secret.
    pub building: Option<SeenBuilding>,
}

/// Where a player's tokens are (PB-3.4.1).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbTokens")]
pub struct SeenTokens {
    /// Unused.
    pub unused: u8,
    /// Orders on units.
    pub orders: u8,
    /// In the spent area.
    pub spent: u8,
    /// Wounds on living troops.
    pub wounds: u8,
    /// Tokens of the fallen.
    pub fallen: u8,
    /// All of them.
    pub pool: u8,
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbUnit")]
pub struct SeenUnit {
    /// Its id.
    pub id: UnitId,
    /// Where it is; nowhere in the reserve and once destroyed.
    pub zone: Option<Zone>,
    /// Has it been destroyed?
    pub destroyed: bool,
    /// The tile on show, until all are open (PB-2.3.9).
    pub top: Option<Tile>,
    /// Tiles in the stack, if that may be seen (PB-2.3.9).
    pub height: Option<u8>,
    /// The troops that the observer may see, those destroyed included; only the top one of a closed stack.
    pub troops: Vec<SeenTroop>,
    /// What the living troops bring, if all are seen.
    pub strength: Option<SeenStrength>,
}

/// A troop.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbTroop")]
pub struct SeenTroop {
    /// Its tile.
    pub tile: Tile,
    /// Does it live?
    pub alive: bool,
    /// Does it carry a wound token?
    pub wounded: bool,
}

/// What the living troops of a unit bring together (PB-4.1.3, PB-4.18.1).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbStrength")]
pub struct SeenStrength {
    /// Black faces, ascending.
    pub black: Vec<u8>,
    /// White faces, ascending.
    pub white: Vec<u8>,
    /// Traits.
    pub traits: Vec<SeenTrait>,
    /// Wounds that it can still take.
    pub wounds_left: u8,
    /// Deployment points of the living troops.
    pub points: u8,
    /// Order tokens on it.
    pub orders: u8,
    /// Tokens that the next order costs (PB-3.3.1).
    pub price: u8,
    /// The dice that it would roll now, and their chances; what it cannot roll is left out.
    pub odds: Vec<SeenOdds>,
}

/// The chances of a roll (PB-7.2).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbOdds")]
pub struct SeenOdds {
    /// For what.
    pub kind: OddsKind,
    /// Dice.
    pub dice: u8,
    /// Chance of 0, 1, 2 … hits, those of +X Wounds included.
    pub chances: Vec<f64>,
    /// The same with the die of Excite, if it can be had for this kind (PB-4.21.1) and another unit bears Excite.
    pub excited: Option<Vec<f64>>,
}

/// For what a roll would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbOddsKind")]
pub enum OddsKind {
    /// The first strike of an ordered charge, its price on the unit, where it lies already while the charge is under way.
    Charge,
    /// Carrying on, its price on the unit.
    CarryOn,
    /// Striking back with the order tokens that lie there now; parting strikes too.
    StrikeBack,
    /// A shot.
    Shot,
}

/// Units in contact (PB-4.5.2).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbEngagement")]
pub struct SeenEngagement {
    /// In which engagement zone.
    pub zone: Zone,
    /// Units, by seat. A charger that has met nobody yet stands alone.
    pub units: [Vec<UnitId>; 2],
}

/// What has been done in this turn.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbTurn")]
pub struct SeenTurn {
    /// The unit redeployed (PB-3.2.4).
    pub redeployed: Option<UnitId>,
    /// Units of the active player that were in contact when the turn began (PB-4.11.1).
    pub engaged: Vec<UnitId>,
    /// The bearer of Double Order (PB-4.22.1).
    pub doubling: Option<UnitId>,
    /// The unit of its first order.
    pub doubled: Option<UnitId>,
}

/// The order being carried out.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbDeed")]
pub struct SeenDeed {
    /// What it is.
    pub kind: DeedKind,
    /// Who does it.
    pub unit: UnitId,
    /// Against whom, once it is known.
    pub target: Option<UnitId>,
    /// Is a die of Excite still to be rolled (PB-4.21.2)?
    pub excited: bool,
    /// Number of the charge in a chain of Overwhelming, from 1 (PB-4.30.4).
    pub charges: u8,
    /// The unit that shot at the charger (PB-4.4.4).
    pub shot_by: Option<UnitId>,
    /// Enemy units that may still strike at a leaving unit (PB-4.12.3).
    pub parting: Vec<UnitId>,
    /// The roll that is made now, or whose wounds are being taken, or that is asked about.
    pub roll: Option<SeenRoll>,
}

/// A roll.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbRoll")]
pub struct SeenRoll {
    /// For what.
    pub kind: RollKind,
    /// Who rolls.
    pub by: UnitId,
    /// At whom.
    pub at: UnitId,
    /// Dice.
    pub dice: u8,
    /// Chance of 0, 1, 2 … hits, those of +X Wounds included.
    pub chances: Vec<f64>,
}

/// Wounds being taken (PB-4.9.1).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbWounds")]
pub struct SeenWounds {
    /// By whom.
    pub unit: UnitId,
    /// Hits still to be allotted.
    pub left: u8,
    /// Troops that have as many hits as they can take.
    pub doomed: Vec<Tile>,
    /// Troops with a hit that live: the first is to be marked now, if no hit is left.
    pub marks: Vec<Tile>,
    /// Hits that other units take after it (PB-4.14.4).
    pub shares: Vec<SeenShare>,
}

/// A share of a shot that is still to be taken.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbShare")]
pub struct SeenShare {
    /// By whom.
    pub unit: UnitId,
    /// Hits.
    pub hits: u8,
}

/// A player's building; his secret.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbBuilding")]
pub struct SeenBuilding {
    /// Deployment points picked.
    pub points: u8,
    /// Deployment points left.
    pub left: u8,
    /// Tiles not picked.
    pub unpicked: Vec<Tile>,
    /// So many more tiles can be picked before the marker tiles are touched (PB-2.3.5).
    pub room: u8,
    /// The closed units, the top tile of each first.
    pub closed: Vec<Vec<Tile>>,
    /// The open unit, the top tile first.
    pub open: Option<Vec<Tile>>,
    /// The ready armies for this army and size, each unit's top tile first.
    pub ready: Vec<Vec<Vec<Tile>>>,
}
