//! The bodies of the HTTP interface. From these the TypeScript types of the page and the OpenAPI document are made.

mod bots;
mod decks;
mod health;
mod history;
mod mail;
mod passkeys;
mod people;
mod relations;
mod reports;
mod settings;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

pub use bots::{BotInfo, EndToken, NewBot, NewToken, Scope, TokenInfo, TokenMade};
pub use decks::{ChangeDeck, DeckContent, DeckInfo};
pub use health::{Health, Obstacle, Readiness};
pub use history::{Figures, FinishedGame, GameOutcome, History, OtherFigures, Score, Side, SideFigures};
pub use mail::{AskForLink, LinkAsked, MailInfo, MailedLinkUsed, SetAddress, UseMailedLink};
pub use passkeys::{AskPasskey, PasskeyAnswer, PasskeyAsked, PasskeyInfo, Passkeys, Proof, RemovePasskey};
pub use people::{
    AccountInfo, ChangePassword, CodesLeft, EndSessions, Export, ExportedTable, Me, News, Recover, RecoveryCodes,
    SeatsLink, SeatsTaken, SessionInfo, SignIn, TakeSeats,
};
pub use relations::{People, Relate, Relation};
pub use reports::{ChooseName, NewReport, ReportAbout, ReportInfo};
pub use settings::{ChangeSettings, ChangedSetting, Setting, SettingName};

/// A game in the registry.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShelfItem {
    /// What the lobby tells of it.
    pub info: quincunx_engine::GameInfo,
    /// The computer players, weakest first. Named in the locales as `level-…`.
    pub levels: Vec<String>,
}

/// The page to start from: a game in few words and three pictures.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Start {
    /// The text, in Markdown like the rulebook. A picture stands where it names it: `![what is seen](name)`.
    pub text: &'static str,
    /// What lies open beside the views of all its pictures.
    #[schema(value_type = Object)]
    pub components: &'static serde_json::Value,
    /// The pictures, for the board to draw.
    pub pictures: &'static [quincunx_engine::scenario::Picture],
}

/// A new table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The options; what is missing has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Value,
    /// One for each seat, in order.
    pub seats: Vec<NewSeat>,
    /// The name of whoever makes the table, if one of the seats is `me`.
    pub name: String,
    /// What that seat adds to the chance of the game: 64 hexadecimal digits.
    pub contribution: String,
    /// How fast it is played.
    pub pace: Pace,
    /// Bots may sit down; otherwise none does, invited or not. A bot makes no other tables.
    #[serde(default)]
    #[ts(optional)]
    pub bots: Option<bool>,
    /// The id of the table, if a [commitment](Commitment) to its chance was asked for first.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<String>,
}

/// Options of a game that are to be looked at.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GivenOptions {
    /// The options; what is missing has its default.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Value,
    /// A table that has them: where a file stands as a hash, the table's file is meant.
    #[serde(default)]
    #[ts(optional)]
    pub table: Option<String>,
}

/// What is wrong with options.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Faults {
    /// All that can be told at once; empty if a table can be made with them.
    pub faults: Vec<quincunx_engine::Fault>,
}

/// What binds the server before whoever makes a table contributes to its chance.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Commitment {
    /// The id that the table is going to have.
    pub table: String,
    /// The SHA-256 of the seed that it is going to have.
    pub commitment: String,
}

/// Who is to sit on a seat.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewSeat {
    /// Whoever makes the table.
    Me,
    /// Whoever comes first; the table is listed in the lobby.
    Open,
    /// Whoever has the link; or whoever has an account with this name, for whom the seat is kept.
    Invited {
        /// The name. It takes an account to invite by name.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// One of the game's levels.
        level: String,
    },
}

/// How fast a table is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// At the table: the computer takes half a second at the least.
    Live,
    /// Over days.
    Slow,
}

/// A table that was made.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableCreated {
    /// Its id.
    pub table: String,
}

/// A table, as one observer sees it from outside.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableInfo {
    /// Its id: the page is `/table/ID`.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The options, complete; a file among them by its hash, as in `sha256:…`.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub options: serde_json::Value,
    /// How fast it is played.
    pub pace: Pace,
    /// Bots may sit down.
    pub bots: bool,
    /// Where it stands.
    pub status: TableStatus,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The observer's own seat.
    pub you: Option<u8>,
    /// How many entries the record has. Everywhere an observer counts those alone that he is told of; only in records
    /// are all of them counted.
    pub number: u32,
    /// The seats that the table waits for, as far as the observer may know.
    pub waiting: Vec<u8>,
    /// Since when this is so, as far as the observer may know: seconds since 1970. None before the game, and where it was not
    /// noted.
    pub since: Option<i64>,
    /// The seat of the person who has made the table, and invites the others to it.
    pub maker: Option<u8>,
    /// The invitation, for those who sit or are expected here while seats are to be taken by link:
    /// `/table/ID?invite=…`.
    pub invite: Option<String>,
    /// The commitment to the server's seed.
    pub commitment: String,
    /// The returns once it is over, as in `1/2 1/2 0`.
    pub returns: Option<String>,
    /// A seat that asks to take back its last choice.
    pub undo_asked: Option<UndoAsked>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// Why the operator has closed it; empty if the server has, since guests alone played and nobody had acted for long.
    pub closed: Option<String>,
    /// When it was made: seconds since 1970.
    pub created: i64,
}

/// A question to the other seats: may this be taken back?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct UndoAsked {
    /// Who asks.
    pub seat: u8,
    /// Who has agreed so far.
    pub agreed: Vec<u8>,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// Seats are empty.
    Waiting,
    /// In play.
    Playing,
    /// Finished.
    Over,
    /// Stopped for good, by a fault in the program or by the operator; the record is kept.
    Frozen,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Who sits there, or is to.
    pub kind: SeatKind,
    /// The name of who sits there, or is expected (at a rematch); ` · ` and its level stand behind that of a computer, ` · bot` behind that of a
    /// bot, and in no other name.
    pub name: Option<String>,
    /// Is it kept for the person of that name, and for nobody else?
    pub kept: bool,
    /// May the observer give it to whoever has the link: the person it is kept for, or, after a day, whoever has made the table?
    pub releasable: bool,
    /// Has it open streams just now? Nothing if whoever sits there does not want others to see that.
    pub present: Option<bool>,
    /// Has it given up, so that the computer plays on?
    pub resigned: bool,
}

/// Who sits on a seat, or is to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet: free for anybody.
    Open,
    /// Nobody yet: for whoever has the link.
    Invited,
    /// A person.
    Person,
    /// The computer.
    Computer,
}

/// Taking a seat.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// Which; the first free one if missing.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The name.
    pub name: String,
    /// What the seat adds to the chance of the game: 64 hexadecimal digits.
    pub contribution: String,
    /// The invitation, for seats that need one.
    #[ts(optional)]
    pub invite: Option<String>,
    /// The deck that the person brings, in a game with decks: a ready one by its id, or a deck as text. The one that
    /// stands in the options of the table if missing.
    #[ts(optional)]
    pub deck: Option<String>,
}

/// Giving away a seat that is kept for somebody.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReleaseSeat {
    /// Which.
    pub seat: u8,
}

/// Somebody has left a table before the game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableLeft {
    /// The table is closed, since whoever has made it has left it.
    pub closed: bool,
}

/// A seat that was taken.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeatTaken {
    /// Which.
    pub seat: u8,
}

/// An action. Sending it twice does it once.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// How many entries the player had seen.
    pub number: u32,
    /// The action in notation, one of the choices.
    pub action: String,
}

/// Why an action cannot be done.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Why {
    /// What `POST …/act` would answer; missing if it could be done.
    pub problem: Option<Problem>,
}

/// Taking back one's last choice, or answering another seat that asks to.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// How many entries the player had seen.
    pub number: u32,
    /// The answer to a seat that asks; missing to ask or take back oneself.
    #[ts(optional)]
    pub agree: Option<bool>,
}

/// How many entries the record has now.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Done {
    /// The number.
    pub number: u32,
    /// The others are asked first (undo).
    pub asked: bool,
}

/// An entry of the record as one observer learns it: the data of the event `entry`, whose id is
/// [`number`](Self::number), and a line of `GET …/log`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeenEntry {
    /// Its place, from 0.
    pub number: u32,
    /// Who did it; none for chance, and where it is not told.
    pub seat: Option<u8>,
    /// `act`, `chance`, `undo`, `resign`.
    pub kind: String,
    /// For an undo: the first entry that is void.
    pub to: Option<u32>,
    /// What happened, each with its line in the log.
    pub lines: Vec<quincunx_engine::SeenLine<serde_json::Value>>,
}

/// The data of the event `observation`, sent once at the beginning of a stream and after every group of entries; its
/// id is [`number`](Self::number). Also the answer of `GET …/observation`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct SeenPosition {
    /// How many entries led here.
    pub number: u32,
    /// What the observer is shown.
    pub observation: quincunx_engine::Observation<serde_json::Value>,
    /// Can the observer take back their last choice: alone, by consent, or not at all?
    pub undo: UndoRight,
    /// The observer's own standing orders, with the newest position of a game that has any.
    pub orders: Option<Orders>,
}

/// The standing orders of a seat, which nobody else is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Orders {
    /// Those that may be left. Named in the locales of the game as `order-…`.
    pub all: Vec<String>,
    /// The one in force.
    pub chosen: String,
    /// In how many milliseconds the open question is answered for the seat.
    pub answer_in: Option<u32>,
}

/// A standing order for questions in others' turns.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaveOrder {
    /// Which: one of `SeenPosition.orders.all`.
    pub order: String,
}

/// May one's last choice be taken back?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRight {
    /// No.
    None,
    /// Yes, without asking.
    Free,
    /// If the others agree.
    Ask,
}

/// What checking a record came to, and what is needed to replay it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckedRecord {
    /// Each check with its outcome.
    #[serde(flatten)]
    pub verdict: quincunx_engine::Verdict,
    /// How many entries could be followed.
    pub number: u32,
    /// The key that has signed exactly this record, 64 hexadecimal digits, if the record is consistent and signed.
    pub signed_by: Option<String>,
    /// Is that key this server's?
    pub signed_here: bool,
}

/// A position or the log of a record that is sent along.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The record.
    pub record: quincunx_engine::Record,
    /// After how many entries; for the log, the entry to start from. The last position, and the first entry, if
    /// missing.
    #[ts(optional)]
    pub at: Option<u32>,
    /// Whose eyes: a seat, `spectator` or `everything` (if missing).
    #[serde(rename = "as")]
    #[ts(optional)]
    pub eyes: Option<String>,
}

/// An error (RFC 9457). `key` is in the page's locales as `problem-KEY`; where a rule refused, `refusal` says which.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// `about:blank`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The words of the status.
    pub title: String,
    /// The status.
    pub status: u16,
    /// Which error: `stale`, `refused`, `not-your-table`, …
    pub key: String,
    /// How many entries the record has now, where that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u32>,
    /// Clause and sentence of a rule that refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional)]
    pub refusal: Option<quincunx_engine::Explanation>,
    /// What is wrong with options or components.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional)]
    pub fault: Option<quincunx_engine::Fault>,
}
