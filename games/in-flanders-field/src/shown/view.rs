//! What is shown of a position. Nothing is hidden in this game but the order of the deck (IFF-6.8), so every observer is
//! shown the same; the view is built up from what is open and from what can be derived of them.

use serde::Serialize;
use ts_rs::TS;

use quincunx_engine::{Named, Seat};

use crate::components::card::CardId;
use crate::rules::state::Ending;

/// The components in play (IFF-6.1).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeenComponents {
    /// The battlefield (IFF-2.14).
    pub track: SeenTrack,
    /// The cards that exist, in file order, the fixed card last.
    pub cards: Vec<SeenCard>,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Number of the round, from 1 (IFF-6.3).
    pub round: u32,
    /// The limit of rounds (IFF-5.10).
    pub round_limit: u32,
    /// The first player, once drawn (IFF-6.2).
    pub first_player: Option<Seat>,
    /// The active player (IFF-6.3).
    pub active: Option<Seat>,
    /// The step of the turn (IFF-6.3).
    pub step: SeenStep,
    /// What chance is to decide; empty where a player decides or the game is over (IFF-6.3).
    pub chance: Option<SeenChance>,
    /// Somebody has reached the Objective Line: these are the last turns (IFF-6.19).
    pub last_turns: bool,
    /// Everybody's troops, figure and kept cards, by seat.
    pub players: Vec<SeenPlayer>,
    /// The rows of the display, from the top (IFF-2.23).
    pub rows: Vec<Vec<u8>>,
    /// The nine spaces in ascending order (IFF-6.4, IFF-6.5).
    pub display: Vec<SeenSpace>,
    /// Number of cards in the deck (IFF-6.6).
    pub deck: u32,
    /// The cards that may still be in the deck (IFF-6.7).
    pub deck_cards: Vec<Copies>,
    /// The discard pile (IFF-6.9, IFF-N32).
    pub discard: Vec<Copies>,
    /// Troops that nobody has (IFF-6.12).
    pub pool: u32,
    /// British cards of the active player, taken and kept ones (IFF-6.13, IFF-6.14), the claimed fixed card not among them.
    pub held: Vec<Copies>,
    /// German cards taken in this turn (IFF-6.14).
    pub german: Vec<Copies>,
    /// The fixed card is claimed (IFF-6.5).
    pub claimed: bool,
    /// Flying Circus was taken in this turn (IFF-6.16).
    pub circus: bool,
    /// A roll is due, Gas was played (IFF-6.17).
    pub roll_due: bool,
    /// The dice, ascending (IFF-6.15).
    pub dice: Option<[u8; 3]>,
    /// The offered sums with what they would give (IFF-3.12).
    pub sums: Vec<SeenSum>,
    /// What can be reckoned while the active player decides.
    pub outlook: Option<Outlook>,
    /// Where the active player may go, in the advance step (IFF-8.6).
    pub advances: Vec<SeenAdvance>,
    /// How the game ended (IFF-6.20).
    pub ending: Option<SeenEnding>,
}

/// The battlefield.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IffTrack")]
pub struct SeenTrack {
    /// The spaces with a German defence line.
    pub lines: [u8; 3],
    /// The space of the Objective Line.
    pub objective: u8,
}

/// One id of cards.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "IffCard")]
pub struct SeenCard {
    /// As in the component file: `INF1X`.
    pub id: String,
    /// As in the component file: `infantry`; the fixed card is `advance`. Names are in the locales as `kind-…`.
    pub kind: String,
    /// A German card?
    pub german: bool,
    /// Spaces.
    #[serde(rename = "move")]
    pub moves: u8,
    /// Further spaces at one troop each.
    pub extra: u8,
    /// Troops lost if the turn fails.
    pub grey: u8,
    /// Troops lost at the end of the turn.
    pub black: u8,
    /// May be kept for later turns.
    pub retain: bool,
    /// How many there are.
    pub copies: u8,
}

/// The step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IffStep")]
pub enum SeenStep {
    /// The first deal (IFF-2.43, IFF-2.45).
    SetUp,
    /// Before a roll: roll, or Gas (IFF-8.1).
    BeforeRoll,
    /// The dice are rolling, or a card is drawn.
    Chance,
    /// After a roll: take, Balloon, Reconnaissance, fail (IFF-8.2).
    AfterRoll,
    /// After a taking: stop or go on (IFF-8.3).
    AfterTaking,
    /// A card is lost to German Gas (IFF-8.4).
    GermanGas,
    /// Artillery may cancel (IFF-8.5).
    Artillery,
    /// The advance (IFF-8.6).
    Advance,
    /// The game is over.
    Over,
}

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "IffChance")]
pub enum SeenChance {
    /// The first cards (IFF-2.43).
    Deal,
    /// The first player (IFF-2.45).
    FirstPlayer,
    /// The dice (IFF-7.2).
    Roll,
    /// The card for the space that Gas has emptied (IFF-4.71).
    Gas,
    /// The cards for the empty spaces (IFF-3.54).
    Refill,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IffPlayer")]
pub struct SeenPlayer {
    /// Where the figure stands (IFF-6.10).
    pub space: u8,
    /// Troops (IFF-6.11).
    pub troops: u8,
    /// Kept cards, of which there may be any number (IFF-6.13, IFF-N31). Those of the active player are in [`View::held`] as
    /// well.
    pub kept: Vec<Copies>,
    /// Out of the game (IFF-6.18).
    pub eliminated: bool,
    /// Has reached the Objective Line (IFF-6.19).
    pub reached: bool,
}

/// Several cards of one id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "IffCopies")]
pub struct Copies {
    /// Which.
    pub card: Named<CardId>,
    /// How many, at least 1.
    pub count: u8,
}

/// A space of the display.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "IffSpace")]
pub struct SeenSpace {
    /// 3 to 11.
    pub number: u8,
    /// The card on it: always the fixed card on 9.
    pub card: Option<Named<CardId>>,
    /// Can something be taken there (IFF-3.13)?
    pub open: bool,
    /// Of 216 rolls, how many let two dice make this number (IFF-7.10).
    pub rolls: u8,
}

/// An offered sum.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IffSum")]
pub struct SeenSum {
    /// 2 to 12.
    pub sum: u8,
    /// Which two of the three dice, by their places.
    pub dice: [u8; 2],
    /// Can something be taken there?
    pub open: bool,
}

/// What can be reckoned while the active player decides.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "IffOutlook")]
pub struct Outlook {
    /// Of 216: the next roll offers nothing open.
    pub fail: u8,
    /// Of 216: the next roll offers German cards only.
    pub german_only: u8,
    /// Troops that a failure would cost now.
    pub fail_troops: u8,
    /// British cards that a failure would cost now.
    pub fail_cards: u8,
    /// The spaces that a stop would let the figure reach, each with its cheapest price, if nothing is cancelled or lost to
    /// German Gas.
    pub reach: Vec<Reach>,
    /// Troops that German cards cost after a stop, if nothing cancels them and the figure does not move.
    pub stop_troops: u8,
    /// Spaces that Counter-Attacks push back after a stop, if nothing cancels them and the figure does not move.
    pub stop_back: u8,
}

/// A space within reach.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IffReach")]
pub struct Reach {
    /// The space.
    pub space: u8,
    /// Troops to be given up.
    pub troops: u8,
    /// Mines to be used.
    pub mines: u8,
}

/// One choice of the advance step and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "IffAdvance")]
pub struct SeenAdvance {
    /// In notation.
    pub action: String,
    /// The space, and its price.
    #[serde(flatten)]
    pub to: Reach,
    /// Troops that German cards cost afterwards.
    pub losses: u8,
    /// Where the figure stands in the end, after Counter-Attacks.
    pub ends_on: u8,
    /// Troops in the end; with none the player is eliminated.
    pub troops_left: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "IffEnding")]
pub struct SeenEnding {
    /// Why.
    pub reason: Ending,
    /// Who won; several share.
    pub winners: Vec<Seat>,
}
