//! What is shown of a position (section 6). Built up from what the observer may know; there is no room for more. Spaces and
//! cards are named by their ids. Lists by power are in turn order, lists by team have the Oligarchs first.

use std::sync::Arc;

use quincunx_engine::{Message, Named, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::components::{CardId, CardType, Cause, Ground, Happening, Kind, Outcome, Power, Space, Team, TurnStep};
use crate::rules::{Decision, Ending, Gap};

/// The components in play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct SeenComponents {
    /// The map, in the order of the file (VOD-2.1.3).
    pub spaces: Arc<[SeenSpace]>,
    /// The deck lists, in the order of the file (VOD-2.1.5).
    pub cards: Arc<[SeenCard]>,
}

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Where the game is.
    pub phase: Phase,
    /// From 1.
    pub round: u8,
    /// Whose turn it is, once turns are taken.
    pub active: Option<Power>,
    /// The step of the turn.
    pub step: Option<TurnStep>,
    /// By team.
    pub vp: [i16; 2],
    /// The four powers.
    pub powers: Vec<SeenPower>,
    /// Pieces on the board, by power.
    pub pieces: Vec<SeenPiece>,
    /// Used bribes, by power.
    pub bribes: Vec<SeenBribe>,
    /// Links in force (VOD-4.16.12).
    pub links: Vec<SeenLink>,
    /// Extra plays left (VOD-4.16.13).
    pub extra_plays: Vec<SeenExtraPlay>,
    /// What is being done, the innermost last (VOD-4.11.7).
    pub doing: Vec<SeenDoing>,
    /// What the teammate is being asked for (VOD-D17).
    pub aid: Option<SeenAid>,
    /// The open decision, as far as the observer may know of it.
    pub decision: Option<SeenDecision>,
    /// The payment under way; its payer's secret (VOD-4.14.1).
    pub payment: Option<SeenPayment>,
    /// The opening discards of the observer's powers as far as they are picked (VOD-2.5.4).
    pub opening: Vec<SeenPicks>,
    /// What the board as it stands would give at a scoring, and what it will cost.
    pub outlook: SeenOutlook,
    /// How the game ended.
    pub ending: Option<SeenEnding>,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "VodPhase")]
pub enum Phase {
    /// The opening hands are drawn, and may be drawn again (VOD-2.5.2).
    Mulligan,
    /// The opening discards (VOD-2.5.3).
    Discards,
    /// Turns (3.2).
    Turns,
    /// A scoring that waits for somebody (VOD-3.8.4).
    Scoring,
    /// It is over.
    Over,
}

/// A space (VOD-2.1.3).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "VodSpace")]
pub struct SeenSpace {
    /// Its id.
    pub id: String,
    /// Its name, if the locale files have none for it: a space of another component file.
    pub name: Option<String>,
    /// What it is.
    pub ground: Ground,
    /// VP of a major city; 0 for others (VOD-2.1.4).
    pub major: u8,
    /// Not the published game's (VOD-2.1.6).
    pub reconstruction: bool,
    /// The spaces that it shares a border with.
    pub next_to: Vec<String>,
    /// Where to draw it, on a field of 1200 by 860.
    pub at: [u16; 2],
}

/// A card of a deck list (VOD-2.1.5).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "VodCard")]
pub struct SeenCard {
    /// Its id.
    pub id: String,
    /// Whose.
    pub power: Power,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// Its title, if the locale files have none for it: a card of another component file.
    pub title: Option<String>,
    /// How many there are.
    pub copies: u8,
    /// The Strategy symbol.
    pub symbol: bool,
    /// Title or effect are not the published game's (VOD-2.1.6).
    pub reconstruction: bool,
    /// How many there are is not the published game's.
    pub counted_by_us: bool,
    /// The clause that tells what it does, for a card of the standard file.
    pub clause: Option<String>,
    /// What it does, in sentences.
    pub text: Vec<Message>,
}

/// Several cards of one id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodCopies")]
pub struct Copies {
    /// The id.
    pub card: Named<CardId>,
    /// How many, at least 1.
    pub count: u8,
}

/// A power.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "VodSeenPower")]
pub struct SeenPower {
    /// Which.
    pub id: Power,
    /// Its team.
    pub team: Team,
    /// Who plays it.
    pub seat: Seat,
    /// Has it still to answer in the set-up (VOD-2.5.4)?
    pub thinking: bool,
    /// Hoplites, triremes and cities in stock (VOD-4.1.4).
    pub stock: [u8; 3],
    /// Bribes in stock.
    pub bribe_stock: u8,
    /// Bribes in the bowl (VOD-4.5.2).
    pub bowl: u8,
    /// Cards of the draw pile.
    pub deck: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards of the discard pile.
    pub discard: u8,
    /// The card on top of the discard pile (VOD-4.8.2).
    pub top: Option<Named<CardId>>,
    /// Cards in hand that everybody saw go there (VOD-4.16.11).
    pub shown: Vec<Copies>,
    /// Status cards on the table (VOD-4.8.6).
    pub status: Vec<SeenStatus>,
    /// Laid Prepare cards, in the order in which they were laid (VOD-4.8.8).
    pub laid: Vec<SeenLaid>,
    /// The cards that others do not see.
    pub own: Option<SeenOwn>,
}

/// The cards of a power that only its owner sees.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodOwn")]
pub struct SeenOwn {
    /// In hand.
    pub hand: Vec<Copies>,
    /// In the draw pile; in which order nobody knows.
    pub deck: Vec<Copies>,
    /// In the discard pile.
    pub discard: Vec<Copies>,
}

/// A Status card on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodStatus")]
pub struct SeenStatus {
    /// Which.
    pub card: Named<CardId>,
    /// It was used in this turn and may be used once (VOD-4.17.3).
    pub used: bool,
    /// What it would do at a scoring now; none for other Statuses.
    pub scoring: Option<SeenScore>,
}

/// What a scoring Status would do now (VOD-3.8.3).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "VodScore")]
pub struct SeenScore {
    /// VP if it scores.
    pub vp: u8,
    /// It does.
    pub scores: bool,
    /// Pieces that spoil it.
    pub spoiled_by: Vec<SeenFigure>,
    /// Pieces that it asks for are missing.
    pub lacks: bool,
}

/// A laid Prepare card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodLaid")]
pub struct SeenLaid {
    /// Which, for its owner.
    pub card: Option<Named<CardId>>,
    /// In which round it was laid.
    pub round: u8,
    /// In which step.
    pub step: TurnStep,
    /// Fetched by the Emergency Provision.
    pub fetched: bool,
}

/// A piece, by owner, kind and space (VOD-4.11.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodFigure")]
pub struct SeenFigure {
    /// Whose.
    pub owner: Power,
    /// Which kind.
    pub kind: Kind,
    /// Where.
    pub space: Named<Space>,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodPiece")]
pub struct SeenPiece {
    /// Which.
    #[serde(flatten)]
    pub figure: SeenFigure,
    /// Its supply line (VOD-4.4.2); of a city only its own space.
    pub supply: SeenSupply,
}

/// A supply line from a space to a friendly city, or the one that lacks least (VOD-4.4.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodSupply")]
pub struct SeenSupply {
    /// In supply.
    pub supplied: bool,
    /// From the space to the city's, both included; empty if there is no city to go to.
    pub line: Vec<Named<Space>>,
    /// The spaces of it that are not good, and why.
    pub gaps: Vec<SeenGap>,
}

/// Where a supply line breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodGap")]
pub struct SeenGap {
    /// The space.
    pub space: Named<Space>,
    /// Why it is not good.
    pub why: Gap,
}

/// A used bribe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodBribe")]
pub struct SeenBribe {
    /// Whose.
    pub owner: Power,
    /// Where.
    pub space: Named<Space>,
}

/// Two spaces that count as adjacent for a power's battles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodLink")]
pub struct SeenLink {
    /// Whose.
    pub power: Power,
    /// One.
    pub a: Named<Space>,
    /// The other.
    pub b: Named<Space>,
}

/// Further cards that may be played in the Play step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodExtraPlay")]
pub struct SeenExtraPlay {
    /// By whom.
    pub power: Power,
    /// Of which types.
    pub types: Vec<CardType>,
    /// How many.
    pub left: u8,
}

/// Something that is being done.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[ts(rename = "VodDoing")]
pub enum SeenDoing {
    /// A card's effect (VOD-4.11.3).
    Card {
        /// Whose.
        power: Power,
        /// Which.
        card: Named<CardId>,
        /// The step that it is at, counted from 0.
        step: u8,
        /// Who does the step (VOD-4.15.3).
        actor: Power,
        /// What the steps before came to.
        outcomes: Vec<Outcome>,
    },
    /// A battle (VOD-4.6.7).
    Battle {
        /// Who fights, with what.
        fighter: SeenFigure,
        /// Against which space.
        target: Named<Space>,
        /// Against which piece.
        victim: Option<SeenFigure>,
    },
    /// A piece is about to be removed, or has just been.
    Removal {
        /// Which.
        piece: SeenFigure,
        /// By whom; nobody for lack of supply.
        by: Option<Power>,
        /// Why.
        cause: Cause,
        /// It has gone already.
        gone: bool,
    },
    /// Pieces of a power are tested for supply (section 3.6).
    Losses {
        /// Whose.
        power: Power,
        /// The spaces of those that are still to go, once that is settled.
        doomed: Vec<Named<Space>>,
    },
    /// A window for reactions (VOD-4.10.3): who is asked in it is nobody else's business.
    Reactions {
        /// To what.
        #[serde(flatten)]
        to: SeenIncident,
    },
}

/// What cards can answer to (4.12).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodIncident")]
pub struct SeenIncident {
    /// What has happened or is about to.
    pub happening: Happening,
    /// The power that removes, fights or plays.
    pub by: Option<Power>,
    /// The piece concerned; in a battle its target.
    pub piece: Option<SeenFigure>,
    /// The fighter, in a battle.
    pub fighter: Option<SeenFigure>,
    /// The space.
    pub space: Option<Named<Space>>,
    /// Why the piece is removed.
    pub cause: Option<Cause>,
    /// The type of the card that was played.
    pub card: Option<CardType>,
}

/// What a power asks its teammate to make possible (VOD-4.5.12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "VodAid")]
pub struct SeenAid {
    /// Who asks.
    pub asker: Power,
    /// The space of the muster or of the fighter; none in the Supply step.
    pub from: Option<Named<Space>>,
    /// The target of the battle.
    pub target: Option<Named<Space>>,
}

/// A decision (section 8).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodSeenDecision")]
pub struct SeenDecision {
    /// Which; not that it is being paid, if that is another's secret.
    pub kind: Decision,
    /// Whose; none if the observer may not know.
    pub power: Option<Power>,
    /// The observer is to answer it.
    pub own: bool,
    /// Cards are discarded that nobody chose to (VOD-D15).
    pub forced: bool,
    /// The observer has a card to react with; always false towards others.
    pub usable: bool,
    /// Spaces that the decision is about and that lack nothing but supply, each with the line that is missing: for musters of
    /// new pieces, and for fighters.
    pub unsupplied: Vec<SeenTarget>,
}

/// A space that a muster is wanted in, or a fighter's, with its supply line.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodTarget")]
pub struct SeenTarget {
    /// The space.
    pub space: Named<Space>,
    /// The line.
    pub supply: SeenSupply,
}

/// A payment under way (VOD-D11).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodPayment")]
pub struct SeenPayment {
    /// Who pays.
    pub power: Power,
    /// What for.
    pub purpose: PaidFor,
    /// The card that is paid for, if it is one.
    pub card: Option<Named<CardId>>,
    /// The alternatives that can be chosen, in sentences; empty once one is chosen.
    pub alternatives: Vec<SeenAlternative>,
    /// Cards picked so far, the last on top.
    pub cards: Vec<Named<CardId>>,
    /// Cards still to be picked, those that VP will stand in for not among them.
    pub left: u8,
    /// VP that stand in for cards that are missing, and those that are part of the cost.
    pub vp: u8,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "VodPaidFor")]
pub enum PaidFor {
    /// The use or effect of a card.
    Card,
    /// A bribe (VOD-4.5.4).
    Bribe,
    /// A card laid in the Planning step (VOD-3.5.2).
    Laying,
    /// The Emergency Provision (VOD-4.9.1).
    Emergency,
    /// Nothing: others make the power discard (VOD-D15).
    Forced,
}

/// A way to pay.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodAlternative")]
pub struct SeenAlternative {
    /// As in notation.
    pub number: u8,
    /// The words on its button.
    pub text: Message,
}

/// The opening discards of a power.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodPicks")]
pub struct SeenPicks {
    /// Whose.
    pub power: Power,
    /// In order.
    pub cards: Vec<Named<CardId>>,
}

/// What the board as it stands is worth.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodOutlook")]
pub struct SeenOutlook {
    /// After which round the next scoring is (VOD-3.8.1); none after the end.
    pub scoring: Option<u8>,
    /// VP for cities at a scoring, by team (VOD-3.8.2).
    pub cities: [u8; 2],
    /// VP for Statuses at a scoring, by team (VOD-3.8.3).
    pub statuses: [u8; 2],
    /// VP for major cities after the last round, by team (VOD-5.3).
    pub majors: [u8; 2],
    /// Pieces that the active power would lose in its Supply step (VOD-3.6.3).
    pub losses: Vec<SeenFigure>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "VodSeenEnding")]
pub struct SeenEnding {
    /// Why.
    pub reason: Ending,
    /// Who won.
    pub winner: Team,
}
