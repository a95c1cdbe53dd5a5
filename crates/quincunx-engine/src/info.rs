//! What anybody may know of a game before sitting down.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// What anybody may know of a game before sitting down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// `in-flanders-field`.
    pub id: &'static str,
    /// The published title.
    pub title: &'static str,
    /// Fewest and most seats.
    pub seats: [u8; 2],
    /// The version of the rules.
    pub rules_version: u32,
    /// What a table can agree on.
    pub options: &'static [OptionInfo],
    /// Who made the game, and what of it is ours.
    pub about: AboutInfo,
}

/// An option of a game. Named in the game's locales as `option-ID`, its values as `option-ID-VALUE`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OptionInfo {
    /// The field of the options object.
    pub id: &'static str,
    /// The clause that explains it.
    pub clause: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
}

impl OptionInfo {
    /// An option with a few values, the first being the default.
    pub const fn choice(id: &'static str, clause: &'static str, values: &'static [&'static str]) -> Self {
        Self { id, clause, kind: OptionKind::Choice { values } }
    }
}

/// What an option's value can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum OptionKind {
    /// One of these; the first is the default.
    Choice {
        /// The values.
        values: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// Least.
        min: u32,
        /// Most.
        max: u32,
        /// Default.
        default: u32,
    },
    /// A set of seats, by index; none by default.
    Seats,
    /// The text of a component file; none by default.
    File,
    /// What each seat brings, in seat order: the id of a ready deck, named in the game's locales as `deck-ID`, or a
    /// deck as text.
    Decks {
        /// The ids of the ready decks.
        ready: &'static [&'static str],
        /// The default, one for each seat.
        default: &'static [&'static str],
    },
}

/// Who made a game, and what of it is ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AboutInfo {
    /// The designer.
    pub designer: &'static str,
    /// The artist.
    pub artist: &'static str,
    /// The publisher.
    pub publisher: &'static str,
    /// Year of publication, where it is known.
    pub year: Option<u32>,
    /// Minutes that a game takes.
    pub minutes: u32,
    /// Where the facts come from (addresses).
    pub sources: &'static [&'static str],
    /// Keys of sentences in the game's locales: what is our reconstruction.
    pub reconstruction: &'static [&'static str],
}

/// The languages of the program, the first being the one to fall back to.
pub const LANGUAGES: [&str; 4] = ["en", "hu", "pl", "ru"];

/// What a game says in words: one text for each of [`LANGUAGES`], in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTexts {
    /// The rulebook in Markdown; a paragraph that begins with `[IFF-2.10]` is that clause.
    pub rules: [&'static str; 4],
    /// Names, prompts, refusals, log lines (Fluent).
    pub locales: [&'static str; 4],
    /// The page to start from, in Markdown like the rulebook: what it is about, what a turn is, what wins.
    pub start: [&'static str; 4],
    /// The pictures of that page ([`scenario::pictures`](crate::scenario::pictures)), the same in all languages.
    pub pictures: &'static str,
}
