//! What is kept: tables, seats and the append-only entries of their games.
//!
//! A backend implements [`Store`], and its test tells the [`story`] with it:
//!
//! ```no_run
//! # async fn doc() -> Result<(), quincunx_store::StoreError> {
//! use quincunx_store::{Database, SqlStore, Store};
//!
//! let store = SqlStore::open(&Database::File("data/quincunx.db".into())).await?;
//! println!("{} tables", store.count().await?);
//! # Ok(())
//! # }
//! ```

mod accounts;
mod addresses;
mod arriving;
mod backup;
mod bots;
pub mod crowd;
mod database;
mod decks;
mod disk;
mod entries;
mod failures;
mod finished;
mod kept;
mod leaving;
mod likeness;
mod moving;
mod names;
#[cfg(test)]
mod older;
mod own;
mod packs;
mod passkeys;
mod people;
#[cfg(test)]
mod plans;
mod reading;
mod reports;
mod restore;
mod rows;
mod schema;
mod seats;
mod settings;
mod sql;
mod stopped;
pub mod story;
mod texts;
mod timed;
mod together;
mod transactions;
mod waiting;
mod watched;

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use quincunx_engine::record::{Entry, Header};
use thiserror::Error;

pub use accounts::{Account, AccountKind, Accounts, Right, Session, SignedIn};
pub use addresses::{Address, Addresses, MailedLink};
pub use arriving::{Admitted, Arrival, Before};
pub use backup::{CopyError, backup};
pub use bots::{Bots, KeptToken, MOST_BOTS, Scope, TokenUse};
pub use database::{Database, NoDatabase};
pub use decks::{Decks, KeptDeck};
pub use finished::Finished;
pub use kept::{AskedUndo, KeptSeat, KeptTable, Pace, SeatKind, Secrets, Sitter, Standing, Status, Told};
pub use likeness::likeness;
pub use moving::{Moved, move_all};
pub use names::{NameToTake, Names, NewName};
pub use passkeys::{KeptPasskey, MOST_PASSKEYS, Passkeys};
pub use people::{People, Related, Relation};
pub use reports::{About, AfterReport, MOST_REPORTS, Report, Reported, Reports, Settled};
pub use restore::restore;
pub use schema::Schema;
pub use settings::{KeptSetting, SettingName, Settings};
pub use sql::SqlStore;
pub use stopped::Stopped;
pub use timed::DATABASE_SECONDS;
pub use waiting::{Listed, SeenSince};

/// Where tables are kept. What a method has written stays written when the machine loses power after it has returned. It
/// writes all or nothing; a method that fails has written nothing, but see [`StoreError::Unavailable`].
#[async_trait]
pub trait Store: Send + Sync {
    /// The secrets of this server: the ones kept, or `fresh` ones that are kept from now on.
    async fn secrets(&self, fresh: Secrets) -> Result<Secrets, StoreError>;

    /// Keeps a new table, at which somebody is seen when it is made, an account or a guest; as the rematch of another one, if it is. For
    /// whoever has no account any more, or no seat at the other one, it keeps no seat. [`StoreError::Conflict`] if there is such a table, or the other one has another rematch by now; [`StoreError::NoAccount`]; [`StoreError::NoGuest`].
    async fn make(
        &self,
        table: &KeptTable,
        rematch: Option<Rematch<'_>>,
        account: Option<Bytes32>,
    ) -> Result<(), StoreError>;

    /// The table with this id and all its entries in order, both as they stood at the same moment.
    async fn table(&self, id: &str) -> Result<(KeptTable, Vec<Entry>), StoreError>;

    /// Seats a person, an account or a guest, who is thereby seen at this moment, in seconds since 1970; if the person brings something that
    /// belongs to the options, they change from the first to the second. [`StoreError::Conflict`] if the seat is taken, or the options are
    /// others than the first; [`StoreError::NoAccount`]; [`StoreError::NoGuest`].
    async fn take_seat(
        &self,
        id: &str,
        seat: u8,
        sitter: &Sitter,
        options: Option<[&serde_json::Value; 2]>,
        now: i64,
        account: Option<Bytes32>,
    ) -> Result<(), StoreError>;

    /// Begins the game with its header and first entries. [`StoreError::Conflict`] if it has begun.
    async fn begin(&self, id: &str, header: &Header, opening: &[Entry], standing: &Standing) -> Result<(), StoreError>;

    /// Appends a group of entries, all or none, and says what they come to; a question about an undo is thereby gone.
    /// [`StoreError::Conflict`] if the first is not the next one.
    async fn append(&self, id: &str, entries: &[Entry], standing: &Standing) -> Result<(), StoreError>;

    /// Writes down or strikes out that a seat asks for an undo.
    async fn ask_undo(&self, id: &str, asked: Option<&AskedUndo>) -> Result<(), StoreError>;

    /// Writes down the standing order of a person's seat, and whether the computer answers there now. [`StoreError::Missing`] if
    /// no person sits there.
    async fn leave_order(&self, id: &str, seat: u8, order: &str, computer_due: bool) -> Result<(), StoreError>;

    /// Gives a seat that is kept for the bearer of a token (by its hash) to whoever has the invitation. [`StoreError::Conflict`] if
    /// it is not kept for that person any more.
    async fn release_seat(&self, id: &str, seat: u8, kept_for: Bytes32) -> Result<(), StoreError>;

    /// The person with this token (by its hash) gets up from a seat of a table whose game has not begun; from then on the seat is free as
    /// `kind` says. [`StoreError::Conflict`] if the game has begun, or the person does not sit there.
    async fn leave_seat(&self, id: &str, seat: u8, token: Bytes32, kind: SeatKind) -> Result<(), StoreError>;

    /// Removes a table whose game has not begun, with everything of it. [`StoreError::Conflict`] if it has begun, or is not there.
    async fn remove(&self, id: &str) -> Result<(), StoreError>;

    /// Somebody who sits there was at these tables, at this moment in seconds since 1970; that somebody was there later stays.
    async fn seen(&self, ids: &[String], now: i64) -> Result<(), StoreError>;

    /// Removes tables whose games have not begun, and at which nobody who sits there was since this moment. Gives their ids.
    async fn remove_given_up(&self, before: i64) -> Result<Vec<String>, StoreError>;

    /// Tables with seats that are free for anybody, at which somebody who sits there was since that moment, newest first.
    async fn open_tables(&self, since: SeenSince, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// The tables with these ids, in this order, without those that are not there.
    async fn tables(&self, ids: &[String]) -> Result<Vec<KeptTable>, StoreError>;

    /// Tables at which a seat belongs to this token (by its hash), without so many that come before: those that wait for that person; other
    /// games in play; those not begun at which the person sits; at which a seat is kept for the person, one of each maker; those that are
    /// over, the one that ended last first; the rest of the kept seats. Otherwise the newest first. Of seats that are kept by somebody whom
    /// the person [blocks](Relation::Blocks) the person is not told.
    async fn tables_of(&self, token: Bytes32, skip: u64, limit: u32) -> Result<Vec<KeptTable>, StoreError>;

    /// The ids of all tables at which a person or one of the person's bots has a seat or is expected, or which one of them has made.
    async fn tables_about(&self, person: Bytes32) -> Result<Vec<String>, StoreError>;

    /// The games over at which this token (by its hash) has a seat, the one that ended last first, and no more than so many.
    async fn finished_of(&self, token: Bytes32, limit: u32) -> Result<Vec<Finished>, StoreError>;

    /// The ids of tables that go on without anybody doing anything: the computer is due, or all seats are taken and the
    /// game has not begun.
    async fn unattended(&self) -> Result<Vec<String>, StoreError>;

    /// Where accounts are kept.
    fn accounts(&self) -> &dyn Accounts;

    /// Where e-mail addresses are kept.
    fn addresses(&self) -> &dyn Addresses;

    /// Where the tokens of bots are kept.
    fn bots(&self) -> &dyn Bots;

    /// Where settings are kept.
    fn settings(&self) -> &dyn Settings;

    /// Where decks are kept.
    fn decks(&self) -> &dyn Decks;

    /// Where passkeys are kept.
    fn passkeys(&self) -> &dyn Passkeys;

    /// Where it is kept whom people follow and block.
    fn people(&self) -> &dyn People;

    /// Where it is kept what players tell the operator.
    fn reports(&self) -> &dyn Reports;

    /// Where names are taken away.
    fn names(&self) -> &dyn Names;

    /// Where tables are stopped.
    fn stops(&self) -> &dyn Stopped;

    /// How many tables there are.
    async fn count(&self) -> Result<u64, StoreError>;

    /// Writes that the store was looked at, in the versions of its schema that this program knows: whoever can do that can keep what comes
    /// next. Gives how many bytes are free on its disk, where that can be known.
    async fn look(&self) -> Result<Option<u64>, StoreError>;

    /// Packs the entries of at most so many games that have been over since before that moment, in seconds since 1970, so that they take less
    /// room; gives how many. They are read as before.
    async fn pack(&self, before: i64, limit: u32) -> Result<usize, StoreError>;

    /// Ends the connections in an orderly way.
    async fn close(&self);
}

/// Of which table another one is the rematch.
#[derive(Clone, Copy, Debug)]
pub struct Rematch<'a> {
    /// The table that is over.
    pub of: &'a str,
    /// The rematch that it has had until now.
    pub instead_of: Option<&'a str>,
}

/// What is behind an error.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why something was not kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody was faster: read again and decide anew.
    #[error("somebody was faster")]
    Conflict,
    /// There are as many already as one may have.
    #[error("there are as many already as one may have")]
    TooMany,
    /// There is no such thing.
    #[error("there is no such thing")]
    Missing,
    /// The account that does it is not there any more, or has no [`Right`] to it.
    #[error("the account is not there any more, or has no right to it")]
    NoAccount,
    /// The guest who does it has become an account.
    #[error("the guest has become an account")]
    NoGuest,
    /// The disk is full.
    #[error("the disk is full")]
    Full(#[source] Cause),
    /// Nothing can be written.
    #[error("nothing can be written")]
    ReadOnly(#[source] Cause),
    /// The database is not where it was: it was removed or replaced while it was in use.
    #[error("the database was removed or replaced")]
    Gone,
    /// The database is of another version of the program.
    #[error("the database is of another version of the program")]
    OtherVersion(#[source] Cause),
    /// The store does not work just now, or what it holds cannot be read. If the connection broke off while it wrote, only
    /// reading again tells whether that was done.
    #[error("the store does not work")]
    Unavailable(#[source] Cause),
}
