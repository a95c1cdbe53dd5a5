//! Whom somebody follows, and whom somebody blocks.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What somebody is to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// The person's open tables stand first in the lobby.
    Follows,
    /// The person, and the person's bots, can neither invite one nor sit down at a table with one.
    Blocks,
}

impl From<Relation> for quincunx_store::Relation {
    fn from(relation: Relation) -> Self {
        match relation {
            Relation::Follows => Self::Follows,
            Relation::Blocks => Self::Blocks,
        }
    }
}

/// Whom one follows and blocks, by the names that they have at tables. Nobody else is told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct People {
    /// Whom one follows.
    pub follows: Vec<String>,
    /// Whom one blocks.
    pub blocks: Vec<String>,
}

/// Somebody whom one wants to follow or block from now on, or neither.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Relate {
    /// The name, as it stands at a table or on an account.
    pub name: String,
    /// Which; neither if missing.
    #[serde(default)]
    #[ts(optional)]
    pub relation: Option<Relation>,
}
