//! Decks that somebody has built, for every device.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A deck as somebody calls it, and the options of a table that it is built for.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckContent {
    /// The name: up to 60 characters, or none.
    pub name: String,
    /// The deck as a seat brings it.
    pub text: String,
    /// The options that differ from their defaults.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Map<String, serde_json::Value>,
    /// It breaks rules as it is, and is to be worked on.
    pub draft: bool,
}

/// A deck that is kept with an account.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct DeckInfo {
    /// Which.
    pub id: String,
    /// The id of the game that it is for.
    pub game: String,
    /// What it is; nothing if it was deleted.
    pub deck: Option<DeckContent>,
}

/// A deck that was built, changed or deleted on one device.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeDeck {
    /// Which: 1 to 32 letters from `a` to `z` and digits, which the device has made up.
    pub id: String,
    /// The id of the game that it is for.
    pub game: String,
    /// What it is, at most 20,000 bytes as JSON; missing if it was deleted.
    #[serde(default)]
    #[ts(optional)]
    pub deck: Option<DeckContent>,
    /// So many seconds ago. Of all changes of a deck the newest counts, whichever device tells of it first.
    pub ago: u32,
}
