//! Where the database is, and what differs between SQLite and PostgreSQL.

use std::fmt::{self, Debug, Display, Formatter};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use thiserror::Error;
use url::Url;

/// Which database.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite's.
    File(PathBuf),
    /// The address of a PostgreSQL database: `postgres://USER@HOST/NAME`.
    Postgres(String),
}

/// The text names no database. It may hold a password, so it is not told.
#[derive(Debug, Error)]
#[error("neither a file nor postgres://USER@HOST/NAME")]
pub struct NoDatabase;

impl FromStr for Database {
    type Err = NoDatabase;

    /// An address is told by its scheme; everything else names a file.
    fn from_str(text: &str) -> Result<Self, NoDatabase> {
        let is_address = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        match text {
            "" => Err(NoDatabase),
            _ if is_address && Url::parse(text).is_err() => Err(NoDatabase),
            _ if is_address => Ok(Self::Postgres(text.to_owned())),
            _ => Ok(Self::File(text.into())),
        }
    }
}

impl From<PathBuf> for Database {
    fn from(file: PathBuf) -> Self {
        Self::File(file)
    }
}

/// The address may hold a password, so it is not shown.
impl Display for Database {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(file) => Display::fmt(&file.display(), formatter),
            Self::Postgres(_) => formatter.write_str("PostgreSQL"),
        }
    }
}

impl Debug for Database {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, formatter)
    }
}

impl Database {
    pub(crate) const fn dialect(&self) -> Dialect {
        match self {
            Self::File(_) => SQLITE,
            Self::Postgres(_) => POSTGRES,
        }
    }

    /// The address as sqlx reads it.
    pub(crate) fn url(&self) -> String {
        match self {
            Self::File(file) => {
                let bytes = file.as_os_str().as_encoded_bytes();
                bytes.iter().fold("sqlite:".to_owned(), |url, byte| format!("{url}%{byte:02X}"))
            }
            Self::Postgres(url) => url.clone(),
        }
    }

    /// The database as it is written, but for the password.
    pub fn without_password(&self) -> String {
        match self {
            Self::File(file) => file.display().to_string(),
            Self::Postgres(url) => without_password(url).map_or_else(String::new, String::from),
        }
    }

    /// Does a password stand in the address?
    pub fn has_password(&self) -> bool {
        match self {
            Self::File(_) => false,
            Self::Postgres(url) => Url::parse(url).ok() != without_password(url),
        }
    }

    /// The database with this password; a file has none.
    #[must_use]
    pub fn with_password(&self, password: &str) -> Self {
        match self {
            Self::Postgres(url) if let Some(mut url) = without_password(url) => {
                // Before the host it has no place where the host is in a folder of sockets.
                url.query_pairs_mut().append_pair(PASSWORD, password);
                Self::Postgres(url.into())
            }
            other => other.clone(),
        }
    }
}

/// As a parameter of the address.
const PASSWORD: &str = "password";

/// The address but for the password; `None` if it cannot be read.
fn without_password(url: &str) -> Option<Url> {
    let url = Url::parse(url).ok()?;
    let mut open = url.clone();
    // Where there is no host there is no password before it.
    let _ = open.set_password(None);
    if url.query_pairs().any(|(name, _)| name == PASSWORD) {
        open.query_pairs_mut().clear().extend_pairs(url.query_pairs().filter(|(name, _)| name != PASSWORD));
        if open.query() == Some("") {
            open.set_query(None);
        }
    }
    Some(open)
}

/// What differs between the two. The statements of the store are the same.
#[derive(Clone, Copy)]
pub(crate) struct Dialect {
    /// The versions of the schema, oldest first. A released one never changes; sqlx keeps and checks their hashes.
    pub(crate) migrations: &'static [(&'static str, &'static str)],
    /// Counts the tables, none or one, in which sqlx keeps which versions were carried out.
    pub(crate) has_migrations: &'static str,
    /// What every connection is told first: a commit is on the disk before it is answered.
    pub(crate) connection: &'static str,
    /// What a connection is told that is to write nothing.
    pub(crate) read_only: &'static str,
    /// Begins a transaction that writes.
    pub(crate) write: &'static str,
    /// Empties the log, in which stands what was before.
    pub(crate) sweep: Option<&'static str>,
    /// Finds an account, which nobody removes before the transaction is over.
    pub(crate) hold: &'static str,
    /// For whom the seats of a table are, which nobody writes before the transaction is over.
    pub(crate) hold_seats: &'static str,
    /// Forgets attempts that began before a moment, but for those that somebody else is writing.
    pub(crate) forget_attempts: &'static str,
    /// Begins a transaction that reads, all of it at one point in time.
    pub(crate) read: &'static str,
    /// So many connections at most.
    pub(crate) connections: u32,
    /// So many of them at most append entries at the same time.
    pub(crate) writers: usize,
}

/// One file with a write-ahead log. One connection writes at a time, and takes the lock at once: one that read first could not
/// wait for another writer.
const SQLITE: Dialect = Dialect {
    migrations: &[
        ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
        ("orders", include_str!("../migrations/sqlite/0002_orders.sql")),
        ("makers", include_str!("../migrations/sqlite/0003_makers.sql")),
        ("since", include_str!("../migrations/sqlite/0004_since.sql")),
        ("seen", include_str!("../migrations/sqlite/0005_seen.sql")),
        ("accounts", include_str!("../migrations/sqlite/0006_accounts.sql")),
        ("recovery", include_str!("../migrations/sqlite/0007_recovery.sql")),
        ("looks", include_str!("../migrations/sqlite/0008_looks.sql")),
        ("bots", include_str!("../migrations/sqlite/0009_bots.sql")),
        ("settings", include_str!("../migrations/sqlite/0010_settings.sql")),
        ("people", include_str!("../migrations/sqlite/0011_people.sql")),
        ("passkeys", include_str!("../migrations/sqlite/0012_passkeys.sql")),
        ("addresses", include_str!("../migrations/sqlite/0013_addresses.sql")),
        ("closed", include_str!("../migrations/sqlite/0014_closed.sql")),
        ("packs", include_str!("../migrations/sqlite/0015_packs.sql")),
        ("likeness", include_str!("../migrations/sqlite/0016_likeness.sql")),
        ("decks", include_str!("../migrations/sqlite/0017_decks.sql")),
        ("reports", include_str!("../migrations/sqlite/0018_reports.sql")),
        ("former guests", include_str!("../migrations/sqlite/0019_former_guests.sql")),
        ("ended", include_str!("../migrations/sqlite/0020_ended.sql")),
    ],
    has_migrations: "SELECT count(*) AS count FROM sqlite_master WHERE name = '_sqlx_migrations'",
    // What is deleted is overwritten: whoever has left is to be found nowhere in the file.
    connection: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON",
    read_only: "PRAGMA query_only = ON",
    sweep: Some("PRAGMA wal_checkpoint(TRUNCATE)"),
    write: "BEGIN IMMEDIATE",
    hold: "SELECT person FROM accounts WHERE person = $1",
    hold_seats: "SELECT token FROM seats WHERE table_id = $1 AND token IS NOT NULL",
    forget_attempts: "DELETE FROM attempts WHERE since < $1",
    read: "BEGIN",
    connections: 4,
    writers: 1,
};

/// A server of its own. Who waits for another writer's lock sees what that one has committed.
const POSTGRES: Dialect = Dialect {
    migrations: &[
        ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
        ("orders", include_str!("../migrations/postgres/0002_orders.sql")),
        ("makers", include_str!("../migrations/postgres/0003_makers.sql")),
        ("since", include_str!("../migrations/postgres/0004_since.sql")),
        ("seen", include_str!("../migrations/postgres/0005_seen.sql")),
        ("accounts", include_str!("../migrations/postgres/0006_accounts.sql")),
        ("recovery", include_str!("../migrations/postgres/0007_recovery.sql")),
        ("looks", include_str!("../migrations/postgres/0008_looks.sql")),
        ("bots", include_str!("../migrations/postgres/0009_bots.sql")),
        ("settings", include_str!("../migrations/postgres/0010_settings.sql")),
        ("people", include_str!("../migrations/postgres/0011_people.sql")),
        ("passkeys", include_str!("../migrations/postgres/0012_passkeys.sql")),
        ("addresses", include_str!("../migrations/postgres/0013_addresses.sql")),
        ("closed", include_str!("../migrations/postgres/0014_closed.sql")),
        ("packs", include_str!("../migrations/postgres/0015_packs.sql")),
        ("likeness", include_str!("../migrations/postgres/0016_likeness.sql")),
        ("decks", include_str!("../migrations/postgres/0017_decks.sql")),
        ("reports", include_str!("../migrations/postgres/0018_reports.sql")),
        ("former guests", include_str!("../migrations/postgres/0019_former_guests.sql")),
        ("ended", include_str!("../migrations/postgres/0020_ended.sql")),
    ],
    has_migrations: "SELECT count(to_regclass('_sqlx_migrations')) AS count",
    // A page that is found by an index costs little more than one that is read in passing, unlike on the disks that the default is for.
    connection: "SET synchronous_commit = on; SET random_page_cost = 1.1",
    read_only: "SET default_transaction_read_only = on",
    sweep: None,
    write: "BEGIN ISOLATION LEVEL READ COMMITTED",
    hold: "SELECT person FROM accounts WHERE person = $1 FOR UPDATE",
    hold_seats: "SELECT token FROM seats WHERE table_id = $1 AND token IS NOT NULL FOR UPDATE",
    // By an array, since the planner would read all attempts to find a few.
    forget_attempts: "DELETE FROM attempts WHERE who = ANY (ARRAY
                      (SELECT who FROM attempts WHERE since < $1 FOR UPDATE SKIP LOCKED))",
    read: "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    connections: 8,
    writers: 4,
};

/// The file holds keys and seeds: nobody else may read it. What SQLite puts beside it takes over its rights.
pub(crate) fn make_private(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

#[cfg(test)]
mod tests {
    use super::Database;

    #[test]
    fn an_address_is_told_from_a_file_and_never_shown() {
        for address in ["postgres://anna:hush@localhost/quincunx", "postgresql:///quincunx"] {
            let database: Database = address.parse().unwrap();
            assert!(database == Database::Postgres(address.into()));
            assert_eq!(format!("{database} {database:?}"), "PostgreSQL PostgreSQL");
        }
        assert!(["", "postgres://[", "postgres://host:port/"].iter().all(|text| text.parse::<Database>().is_err()));
        let file: Database = "data/postgres.db".parse().unwrap();
        assert!(file == Database::File("data/postgres.db".into()));
        assert_eq!(file.to_string(), "data/postgres.db");
    }

    #[test]
    fn an_address_is_written_without_its_password_wherever_that_stands() {
        for (address, open) in [
            ("postgres://anna:hu%20sh@localhost/quincunx", "postgres://anna@localhost/quincunx"),
            ("postgres:///quincunx?password=hush", "postgres:///quincunx"),
            (
                "postgres://anna@localhost/q?host=%2Frun&password=hush&sslmode=require",
                "postgres://anna@localhost/q?host=%2Frun&sslmode=require",
            ),
        ] {
            let database: Database = address.parse().unwrap();
            assert!(database.has_password());
            assert_eq!(database.without_password(), open);
            let database: Database = open.parse().unwrap();
            assert!(!database.has_password());
            assert!(database.with_password("an&other").has_password());
            assert_eq!(database.with_password("an&other").without_password(), open);
        }
    }
}
