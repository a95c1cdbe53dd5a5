//! What is shown of a position. Built up from what the observer may know; there is no room for more. Lists by
//! seat have A first.

use quincunx_engine::Seat;
use serde::Serialize;
use smallvec::SmallVec;
use ts_rs::TS;

use crate::components::prints::TroopType;
use crate::components::strength::Trait;
use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::event::Event;
use crate::rules::state::{DeedKind, Ending, RollKind, Step};
use crate::rules::unit::UnitId;

/// A list that mostly is short: a view has some of each unit, and is made often where somebody learns to play.
pub(crate) type Few<T> = SmallVec<[T; 4]>;

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
    /// Whose left and right are spoken of: the reader's own. Nobody's for one without a seat, who is told the owners.
    pub reader: Option<Seat>,
    /// Most deployment points of an army (PB-2.3.2).
    pub battle_size: u8,
    /// The last round; 0 if there is none (PB-5.3.2).
    pub last_round: u8,
    /// Can the battle be won at the end of each turn, and not of a round only (PB-5.2.1)?
    pub each_turn: bool,
    /// Where the game is.
    pub phase: Phase,
    /// What is to be decided next.
    pub step: Step,
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
    /// What the charge that has met nobody yet may come to (PB-4.4.1).
    pub threat: Option<SeenCharge>,
    /// Rolls that are sure to come, or are asked about.
    pub coming: Vec<SeenAhead>,
    /// What each choice of the reader would come to, if dice decide it.
    pub forecasts: Vec<SeenForecast>,
    /// The unit of the active player that can excite now (PB-4.21.1).
    pub exciter: Option<UnitId>,
    /// Wounds being taken (PB-4.9.1).
    pub wounds: Option<SeenWounds>,
    /// How the battle ended.
    pub ending: Option<Ending>,
}

/// What one observer learns of an event: all of it; the log tells it to this reader.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct SeenEvent {
    /// What happened.
    pub event: Event,
    /// Whose left and right the log speaks of; nobody's for one without a seat.
    #[serde(skip)]
    pub(crate) reader: Option<Seat>,
}

impl View {
    /// A unit, if the observer sees it.
    pub(crate) fn unit(&self, id: UnitId) -> Option<&SeenUnit> {
        self.sides[id.seat.index()].units.iter().find(|unit| unit.id == id)
    }

    /// What a unit brings, if the observer sees it.
    pub(crate) fn strength(&self, id: UnitId) -> Option<&SeenStrength> {
        self.unit(id)?.strength.as_ref()
    }
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
#[serde(rename_all = "camelCase")]
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
    /// The tile that it is known by, if that is seen: its top tile while that lives, then the first that does.
    pub known_by: Option<Tile>,
    /// Tiles in the stack, if that may be seen (PB-2.3.9).
    pub height: Option<u8>,
    /// The troops that the observer may see, those destroyed included; only the top one of a closed stack.
    #[ts(as = "Vec<SeenTroop>")]
    pub troops: Few<SeenTroop>,
    /// What the living troops bring, if all are seen.
    pub strength: Option<SeenStrength>,
}

impl SeenUnit {
    /// Is this one of its living troops?
    pub(crate) fn has_living(&self, tile: Tile) -> bool {
        self.troops.iter().any(|troop| troop.alive && troop.tile == tile)
    }
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
    #[ts(as = "Vec<u8>")]
    pub black: Few<u8>,
    /// White faces, ascending.
    #[ts(as = "Vec<u8>")]
    pub white: Few<u8>,
    /// Traits.
    #[ts(as = "Vec<SeenTrait>")]
    pub traits: Few<SeenTrait>,
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
    /// Its chances.
    pub chances: Chances,
    /// The same with the die of Excite, if it can be had for this kind (PB-4.21.1) and another unit bears Excite.
    pub excited: Option<Chances>,
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

/// A chance: so many of all ways in which the dice can fall (PB-7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PbChance")]
pub struct Chance {
    /// So many.
    pub ways: u32,
    /// Of so many.
    pub all: u32,
}

/// The chances of a roll (PB-7.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "PbChances")]
pub struct Chances {
    /// In so many ways there are 0, 1, 2 … hits, those of +X Wounds included.
    pub ways: Vec<u32>,
    /// All ways in which the dice can fall.
    pub all: u32,
}

/// A roll that would follow.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbAhead")]
pub struct SeenAhead {
    /// For what.
    pub kind: RollKind,
    /// Who would roll.
    pub by: UnitId,
    /// At whom, if that is known.
    pub at: Option<UnitId>,
    /// Dice.
    pub dice: u8,
    /// Its chances.
    pub chances: Chances,
    /// The chance of a hit.
    pub hits: Chance,
    /// So many hits destroy the unit it is at; if they are shared, so many of all.
    pub lethal: Option<u8>,
    /// The chance that it is destroyed.
    pub falls: Option<Chance>,
    /// All units that share the hits, if more than one does (PB-4.14.2).
    pub shared: Vec<UnitId>,
}

/// What a charge may come to, if it is not intercepted.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbCharge")]
pub struct SeenCharge {
    /// May the opponent answer it at all (PB-4.3.3)?
    pub answers: bool,
    /// Whom it can be at.
    pub targets: Vec<SeenTarget>,
    /// Who could be ordered to intercept (PB-4.4.3).
    pub intercept: Vec<SeenAnswer>,
    /// Who could be ordered to shoot at the charger (PB-4.4.4, PB-4.35.3).
    pub shoot: Vec<SeenAnswer>,
}

/// A unit that a charge can be at.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PbTarget")]
pub struct SeenTarget {
    /// Which.
    pub unit: UnitId,
    /// The chance that the strike destroys it; nothing if the charger has no black face left.
    pub falls: Option<Chance>,
    /// The chance that its strike back hits, were it unhurt.
    pub hits_back: Option<Chance>,
    /// The chance that its strike back destroys the charger.
    pub charger_falls: Option<Chance>,
}

/// A unit that may answer, and what that costs.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbAnswer")]
pub struct SeenAnswer {
    /// Which.
    pub unit: UnitId,
    /// Tokens.
    pub price: u8,
}

/// What a choice would come to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "PbForecast")]
pub struct SeenForecast {
    /// The choice.
    pub of: ForecastOf,
    /// The unit that it names; with Excite the unit ordered.
    pub unit: UnitId,
    /// Against whom, as far as that is known.
    pub at: Option<UnitId>,
    /// What it costs, if it is an order.
    pub price: Option<u8>,
    /// The rolls that would follow, in their order, each as if those before had missed.
    pub rolls: Vec<SeenAhead>,
    /// Of a charge: whom it could be at, and who could answer.
    pub charge: Option<SeenCharge>,
}

/// Choices that dice decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "PbForecastOf")]
pub enum ForecastOf {
    /// PB-4.3.1.
    Charge,
    /// PB-4.11.1.
    CarryOn,
    /// PB-4.12.1.
    Leave,
    /// PB-4.13.1.
    Shoot,
    /// PB-D06.
    Yes,
    /// PB-D06.
    No,
    /// PB-4.4.3.
    Intercept,
    /// PB-4.4.4.
    ShootAgainst,
    /// PB-D10.
    Target,
    /// PB-D14.
    Parting,
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
    /// Its chances.
    pub chances: Chances,
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
