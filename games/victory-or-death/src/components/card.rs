//! Cards, and the vocabulary of their effects (sections 4.8 and 4.11 to 4.17). What a card does is data; `run.rs` does it.

use quincunx_engine::Id;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::cards::Slot;
use super::map::{Ground, Space, Spaces};
use super::power::{Kind, Kinds, Power, Powers};

/// A card of the file, by its place among all cards; equal copies are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub(crate) u8);

impl CardId {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The type of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodCardType")]
pub enum CardType {
    /// Musters a hoplite.
    MusterHoplite,
    /// Musters a trireme.
    MusterTrireme,
    /// One land battle.
    LandBattle,
    /// One sea battle.
    SeaBattle,
    /// Lies face up and stays (VOD-4.8.6).
    Status,
    /// Done at once (VOD-4.8.5).
    Event,
    /// Laid face down and used once (VOD-4.8.8, VOD-4.8.10).
    Prepare,
}

/// A set of card types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CardTypes(pub u8);

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Card {
    /// In notation and files.
    pub id: Id,
    /// Whose.
    pub power: Power,
    /// Its place in the power's deck list.
    pub slot: Slot,
    pub kind: CardType,
    pub copies: u8,
    /// The Strategy symbol.
    pub symbol: bool,
    /// `None` for a card of the standard file: the locale files have its titles.
    pub title: Option<String>,
    /// Its title or its effect is not the published game's (VOD-2.1.6).
    pub reconstruction: bool,
    /// How many there are of it is not the published game's.
    pub counted_by_us: bool,
    pub effect: Effect,
    /// Among the cards of its power that can answer to an event: which bit of a window is its own.
    pub reaction: Option<u8>,
}

/// A power can have this many laid cards.
pub(crate) const MAX_LAID: usize = 10;
/// An effect has at most this many steps.
pub(crate) const MAX_STEPS: usize = 5;
/// A payment can have this many picks.
pub(crate) const MAX_PICKS: usize = 8;

/// A step of a turn (VOD-3.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodTurnStep")]
pub enum TurnStep {
    /// 3.3.
    Strategy,
    /// 3.4.
    Play,
    /// 3.5.
    Planning,
    /// 3.6.
    Supply,
    /// 3.7.
    Draw,
}

impl TurnStep {
    /// In order.
    pub const ALL: [Self; 5] = [Self::Strategy, Self::Play, Self::Planning, Self::Supply, Self::Draw];

    /// Its id in files.
    pub const fn id(self) -> &'static str {
        ["strategy", "play", "planning", "supply", "draw"][self as usize]
    }
}

/// What a card does (VOD-4.11.1).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Any one suffices.
    pub triggers: Vec<Trigger>,
    /// All must hold.
    pub when: Vec<Condition>,
    pub cost: Cost,
    /// In order.
    pub steps: Vec<Step>,
    /// VOD-4.10.13.
    pub automatic: bool,
    /// VOD-4.17.3.
    pub once_per_turn: bool,
}

/// Alternatives, each a list of payments; without alternatives nothing is paid (VOD-4.14.1).
pub(crate) type Cost = Vec<Vec<Payment>>;

/// When a card can be used (4.12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trigger {
    /// VOD-4.12.1.
    Play,
    /// VOD-4.12.2.
    Strategy,
    /// VOD-4.12.3.
    OwnTurn,
    /// VOD-4.12.4.
    Scoring,
    /// VOD-4.12.5 to VOD-4.12.11.
    On(Happening, Filter),
}

/// What can happen in the game that cards answer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodHappening")]
pub enum Happening {
    /// VOD-4.12.5.
    Mustered,
    /// VOD-4.12.6.
    Placed,
    /// VOD-4.12.7.
    WouldRemove,
    /// VOD-4.12.8.
    Removed,
    /// VOD-4.12.9.
    BattleBegun,
    /// VOD-4.12.10.
    BattleOver,
    /// VOD-4.12.11.
    CardPlayed,
}

/// VOD-4.12.12. An absent filter matches all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Filter {
    pub of: Option<Who>,
    pub by: Option<Who>,
    pub piece: Kinds,
    pub spaces: Option<SpaceSet>,
    pub cause: Causes,
    pub turn: WhoseTurn,
    /// One bit for each [`TurnStep`].
    pub step: u8,
    pub types: CardTypes,
}

/// In whose turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum WhoseTurn {
    #[default]
    Any,
    Own,
    Other,
}

/// Why a piece goes (VOD-4.12.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodCause")]
pub enum Cause {
    /// A battle.
    Battle,
    /// A card's step.
    Effect,
    /// No supply.
    Supply,
}

/// A set of causes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Causes(pub u8);

/// A power word (VOD-4.15.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Self_,
    Teammate,
    Friend,
    Enemy,
    Any,
    Power(Power),
}

/// section 4.13.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    /// VOD-4.13.1.
    Pieces { of: Who, piece: Kinds, spaces: SpaceSet, supplied: bool, min: u8, max: u8 },
    /// VOD-4.13.2: the step of the same effect, by its place, had one of these outcomes.
    Outcome { step: u8, is: Outcomes },
}

/// The outcome of a step (VOD-4.11.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "VodOutcome")]
pub enum Outcome {
    /// Left out.
    #[default]
    Skipped,
    /// It took effect at least once.
    Done,
    /// Tried, and undone each time.
    Prevented,
    /// There was a legal choice, and the user stopped.
    Declined,
    /// There was none.
    NoTarget,
}

/// A set of outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcomes(pub u8);

/// section 4.14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Payment {
    /// VOD-4.14.2.
    Discard(u8),
    /// VOD-4.14.3.
    DiscardType(CardTypes, u8),
    /// VOD-4.14.4.
    BribeFromBowl(u8),
    /// VOD-4.14.5.
    Vp(u8),
    /// VOD-4.14.5: so many of these kinds in these spaces.
    TakeOff(Kinds, TakeOffFrom, u8),
}

/// The spaces of a [`Payment::TakeOff`]: fixed ones, so that a payment stays a small thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakeOffFrom(pub Spaces);

/// A name that a step or the event has bound to a space and a piece (VOD-4.11.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Name {
    Event,
    /// A step of the same effect, by its place.
    Step(u8),
}

/// A set of spaces, worked out when it is asked for (VOD-4.15.4 to VOD-4.15.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SpaceSet {
    /// `ids`, and everything next to `next_to_ids`.
    pub fixed: Spaces,
    pub bound: Vec<Name>,
    pub next_to_bound: Vec<Name>,
    pub holding: Vec<(Who, Kinds)>,
    pub next_to_holding: Vec<(Who, Kinds)>,
    /// No key but `kind`: the whole map.
    pub all: bool,
    /// The spaces of the kinds named; all spaces if none is.
    pub kind: Spaces,
    /// Both `ids` and `next_to_ids` are given: "in or next to" (VOD-4.15.7).
    pub in_or_next_to: bool,
}

/// A step of an effect (4.16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub when: Vec<Condition>,
    pub cost: Cost,
    pub deed: Deed,
    /// At least 1.
    pub times: u8,
}

/// What a step does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// VOD-4.16.1; `friend`: `actor = "friend"` (VOD-4.15.3).
    Muster { piece: Kinds, spaces: SpaceSet, friend: bool },
    /// VOD-4.16.2.
    Place { piece: Kinds, spaces: SpaceSet },
    /// VOD-4.16.3.
    Battle { on: Battlefields, with_piece: Kinds, fighter: Option<Name>, spaces: SpaceSet, each_once: bool },
    /// VOD-4.16.4: a piece in these spaces, or the one bound to the name.
    Remove { of: Who, piece: Kinds, spaces: SpaceSet, bound: Option<Name> },
    /// VOD-4.16.5; 0 = no limit.
    Relocate { piece: Kinds, max: u8 },
    /// VOD-4.16.6.
    Keep,
    /// VOD-4.16.7.
    GainVp(u8),
    /// VOD-4.16.8.
    BribeToBowl(u8),
    /// VOD-4.16.9.
    Draw(u8),
    /// VOD-4.16.10.
    DeckDiscard { of: Who, n: u8 },
    /// VOD-4.16.11.
    Search { types: CardTypes, n: u8 },
    /// VOD-4.16.12: which of the links of the file.
    Link(u8),
    /// VOD-4.16.13: which of the extra plays of the file.
    ExtraPlay(u8),
    /// VOD-4.16.14.
    LoseVp { of: Who, n: u8 },
    /// VOD-4.16.15.
    HandDiscard { of: Who, n: u8 },
    /// VOD-4.16.16.
    PlaceBribe { spaces: SpaceSet, n: u8 },
    /// VOD-4.16.17.
    RemoveBribe { of: Who, spaces: SpaceSet, n: u8 },
    /// VOD-4.16.18.
    SupplyCheck { of: Who },
}

/// Battles by land, by sea, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Battlefields {
    pub land: bool,
    pub sea: bool,
}

/// Two spaces that count as adjacent for the battles of the card's owner (VOD-4.16.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub owner: Power,
    pub a: Space,
    pub b: Space,
    pub until: Until,
}

/// Further cards of these types in the Play step (VOD-4.16.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ExtraPlay {
    pub owner: Power,
    pub types: CardTypes,
    pub n: u8,
    pub until: Until,
}

/// What a lasting effect ends with (VOD-4.17.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Until {
    Step,
    #[default]
    Turn,
    Round,
    Game,
}

impl CardType {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::MusterHoplite,
        Self::MusterTrireme,
        Self::LandBattle,
        Self::SeaBattle,
        Self::Status,
        Self::Event,
        Self::Prepare,
    ];

    /// Its id in files.
    pub const fn id(self) -> &'static str {
        ["muster_hoplite", "muster_trireme", "land_battle", "sea_battle", "status", "event", "prepare"][self as usize]
    }
}

impl CardTypes {
    pub(crate) const ALL: Self = Self(0b111_1111);
    /// What the Emergency Provision fetches in its general form (VOD-4.9.2).
    pub(crate) const BASIC: Self = Self(0b000_1111);

    #[inline]
    pub(crate) const fn contains(self, kind: CardType) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, kind: CardType) -> Self {
        Self(self.0 | 1 << kind as u8)
    }
}

impl Causes {
    pub(crate) const ALL: Self = Self(0b111);

    #[inline]
    pub(crate) const fn contains(self, cause: Cause) -> bool {
        self.0 >> cause as u8 & 1 != 0
    }
}

impl Outcomes {
    #[inline]
    pub(crate) const fn contains(self, outcome: Outcome) -> bool {
        self.0 >> outcome as u8 & 1 != 0
    }
}

impl Filter {
    /// Matches everything.
    pub(crate) const ANY: Self = Self {
        of: None,
        by: None,
        piece: Kinds::ALL,
        spaces: None,
        cause: Causes::ALL,
        turn: WhoseTurn::Any,
        step: !0,
        types: CardTypes::ALL,
    };
}

impl Who {
    /// The powers that the word means, read from `owner` (VOD-4.11.2).
    #[inline]
    pub(crate) const fn powers(self, owner: Power) -> Powers {
        match self {
            Self::Self_ => Powers::of(owner),
            Self::Teammate => Powers::of(owner.teammate()),
            Self::Friend => Powers::team(owner.team()),
            Self::Enemy => Powers::team(owner.team().other()),
            Self::Any => Powers::ALL,
            Self::Power(power) => Powers::of(power),
        }
    }
}

impl SpaceSet {
    /// The whole map.
    pub(crate) fn all() -> Self {
        Self { all: true, kind: Spaces::ALL, ..Self::default() }
    }
}

/// What is put on the board before the game (VOD-2.4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Opening {
    pub power: Power,
    pub kind: Kind,
    pub at: Space,
}

impl Ground {
    /// Its id in files.
    pub const fn id(self) -> &'static str {
        ["land", "sea", "neutral"][self as usize]
    }
}
