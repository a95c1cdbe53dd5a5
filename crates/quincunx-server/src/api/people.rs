//! Who somebody is: guests, accounts, several browsers.

use quincunx_engine::Record;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{BotInfo, DeckInfo, PasskeyInfo, People, Proof, ReportInfo, Setting, TableInfo};

/// Who asks.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// The browser has sent a cookie of this server's.
    pub known: bool,
    /// The account with which it is signed in; a guest has none.
    pub account: Option<AccountInfo>,
    /// The operator has taken one's name away, and one has not said yet whether to have [another](super::ChooseName). `GET /api/me` alone tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub renamed: Option<bool>,
}

/// An account, as whoever it is is told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AccountInfo {
    /// The name, by which one sits down at every table.
    pub name: String,
}

/// A name and a password: of a new account, or to sign in.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name: 1 to 24 characters. One that looks the same does as well.
    pub name: String,
    /// The password: 8 to 128 characters.
    pub password: String,
}

/// Another password, or a first one. All other sessions end.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// What shows that it is oneself: the password until now, or a passkey.
    pub proof: Proof,
    /// The new one.
    pub new: String,
}

/// How many recovery codes one has left.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CodesLeft {
    /// So many.
    pub left: u32,
}

/// Recovery codes. They are told once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RecoveryCodes {
    /// Each of them lets one in once without the password.
    pub codes: Vec<String>,
}

/// A recovery code instead of a password that was forgotten. All sessions end but that of this browser, all
/// passkeys, and the tokens of one's bots.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The name of the account.
    pub name: String,
    /// One of its recovery codes; spaces, hyphens and capitals in it do not matter.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// A browser in which one is signed in.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SessionInfo {
    /// By which it can be ended.
    pub id: String,
    /// What the browser says that it is (its `User-Agent`).
    pub device: String,
    /// When it was signed in: seconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour: seconds since 1970.
    pub used: i64,
    /// It is this one.
    pub here: bool,
}

/// Everything that is kept about somebody, but what proves who it is: of passwords, codes and tokens there are hashes alone.
#[derive(Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Export {
    /// The name.
    pub name: String,
    /// The names that the operator has taken away from the account or its bots, as they are kept: in small letters, each of which stands for all
    /// that look like it.
    pub former_names: Vec<String>,
    /// When the account was made: seconds since 1970.
    pub created: i64,
    /// How many recovery codes are left.
    pub codes_left: u32,
    /// The e-mail address, which is confirmed.
    pub address: Option<String>,
    /// The e-mail address that waits to be confirmed.
    pub waiting_address: Option<String>,
    /// The browsers in which it is signed in.
    pub sessions: Vec<SessionInfo>,
    /// The passkeys.
    pub passkeys: Vec<PasskeyInfo>,
    /// The settings.
    pub settings: Vec<Setting>,
    /// The decks.
    pub decks: Vec<DeckInfo>,
    /// Whom one follows and blocks.
    pub people: People,
    /// What one has told the operator, unless it was settled long ago.
    pub reports: Vec<ReportInfo>,
    /// The bots with their tokens.
    pub bots: Vec<BotInfo>,
    /// The tables at which it or one of its bots has a seat or is expected, or which one of them has made.
    pub tables: Vec<ExportedTable>,
}

/// A table with what is kept of somebody's seat.
#[derive(Serialize, TS, ToSchema)]
pub struct ExportedTable {
    /// What everybody is told.
    pub table: TableInfo,
    /// The standing order of the seat.
    pub order: Option<String>,
    /// The record, if the game is over.
    pub record: Option<Record>,
}

/// Which sessions are to end.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndSessions {
    /// The one with this id; all but this browser's if missing.
    #[serde(default)]
    #[ts(optional)]
    pub id: Option<String>,
}

/// A link with which another browser becomes the same person.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeatsLink {
    /// The code: the link is `/me#CODE`. It is as good as the seats, so it belongs in no address that is sent to a server.
    pub code: String,
    /// For so many seconds it holds, and for one use.
    pub seconds: u32,
}

/// Something is new at a table at which the visitor sits, or has a seat kept.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct News {
    /// The table's id.
    pub table: String,
}

/// Taking the seats of another browser over.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeats {
    /// The code of a [link](SeatsLink).
    pub code: String,
    /// Only to be told; nothing is taken, and the link holds on.
    #[serde(default)]
    #[ts(optional)]
    pub look: Option<bool>,
}

/// This browser is the same person as another one, or would be.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeatsTaken {
    /// It had them before.
    pub before: bool,
    /// The account with which it is signed in thereby; it takes in what a guest had here.
    pub account: Option<AccountInfo>,
}
