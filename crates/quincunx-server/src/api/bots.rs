//! Bots: programs that play under a name of their own.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A bot, as its owner is told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct BotInfo {
    /// The name. At a table ` · bot` stands behind it.
    pub name: String,
    /// The tokens that programs come with as this bot, the first one first.
    pub tokens: Vec<TokenInfo>,
}

/// A token, as the owner of its bot is told: what it is was told once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TokenInfo {
    /// By which it can be ended.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// What may be done with it.
    pub scopes: Vec<Scope>,
    /// When it was made: seconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour: seconds since 1970. None if it never was.
    pub used: Option<i64>,
}

/// What a bot may do with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// See what the bot may see: tables, its games, its own cards.
    Read,
    /// Sit down, play, and leave.
    Play,
    /// Make tables.
    Make,
}

impl Scope {
    /// All of them, in their order.
    pub(crate) const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Make];
}

impl From<quincunx_store::Scope> for Scope {
    fn from(scope: quincunx_store::Scope) -> Self {
        match scope {
            quincunx_store::Scope::Read => Self::Read,
            quincunx_store::Scope::Play => Self::Play,
            quincunx_store::Scope::Make => Self::Make,
        }
    }
}

impl From<Scope> for quincunx_store::Scope {
    fn from(scope: Scope) -> Self {
        match scope {
            Scope::Read => Self::Read,
            Scope::Play => Self::Play,
            Scope::Make => Self::Make,
        }
    }
}

/// A new bot.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// The name: 1 to 24 characters, and nobody else's.
    pub name: String,
}

/// A new token of a bot.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The name of the bot.
    pub bot: String,
    /// What its owner calls the token: 1 to 24 characters.
    pub name: String,
    /// What may be done with it: one thing at least.
    pub scopes: Vec<Scope>,
}

/// A token that was made. It is told once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TokenMade {
    /// The token, for the header `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// Which token is to end.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndToken {
    /// The one with this id.
    pub id: String,
}
