//! What a person has played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Games that a person has played to the end.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct History {
    /// A page of those that were looked for, the one that ended last first.
    pub games: Vec<FinishedGame>,
    /// What all of those that were looked for come to, for each game; the one played most first.
    pub figures: Vec<Figures>,
}

/// A game that was played to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct FinishedGame {
    /// The id of its table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// What the players are called, by their seats, as in the record.
    pub names: Vec<String>,
    /// The side that the person played.
    pub side: Side,
    /// What it came to for the person.
    pub outcome: GameOutcome,
    /// When it ended: seconds since 1970. None where it was not noted.
    pub ended: Option<i64>,
}

/// What is played from a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct Side {
    /// The seat.
    pub seat: u8,
    /// Of so many.
    pub seats: u8,
    /// The value of the option `seating`, in games that have it: by it the seats of the same number differ.
    pub seating: Option<String>,
}

/// What a game came to for one of its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    /// None got more, and not all got the same: alone or together with others.
    Won,
    /// All got the same.
    Drawn,
    /// Another one got more.
    Lost,
}

/// What the games of one kind come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Figures {
    /// The id of the game.
    pub game: String,
    /// All of them.
    pub score: Score,
    /// Each side that the person played; the one played most first.
    pub sides: Vec<SideFigures>,
    /// Those who sat on the other seats, by their names: the five who were there most, the most frequent first.
    pub others: Vec<OtherFigures>,
}

/// How games have ended for a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Score {
    /// So many were played.
    pub played: u32,
    /// Of these won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
}

/// The games that a person played from one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SideFigures {
    /// Which.
    pub side: Side,
    /// What they came to.
    pub score: Score,
}

/// The games that a person played with somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OtherFigures {
    /// What the other is called.
    pub name: String,
    /// What they came to for the person.
    pub score: Score,
}
