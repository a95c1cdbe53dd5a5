//! Where the database is, and what differs between SQLite and PostgreSQL.

use std::convert::Infallible;
use std::fmt::{self, Debug, Display, Formatter};
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Which database.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite's.
    File(PathBuf),
    /// The address of a PostgreSQL database: `postgres://USER@HOST/NAME`.
    Postgres(String),
}

impl FromStr for Database {
    type Err = Infallible;

    /// An address is told by its scheme; everything else names a file.
    fn from_str(text: &str) -> Result<Self, Infallible> {
        let is_address = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        Ok(if is_address { Self::Postgres(text.to_owned()) } else { Self::File(text.into()) })
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
}

/// What differs between the two. The statements of the store are the same.
#[derive(Clone, Copy)]
pub(crate) struct Dialect {
    /// The versions of the schema, oldest first. A released one never changes; sqlx keeps and checks their hashes.
    pub(crate) migrations: &'static [(&'static str, &'static str)],
    /// What every connection is told first: a commit is on the disk before it is answered.
    pub(crate) connection: &'static str,
    /// Begins a transaction that writes.
    pub(crate) write: &'static str,
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
    ],
    connection: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
    write: "BEGIN IMMEDIATE",
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
    ],
    // A page that is found by an index costs little more than one that is read in passing, unlike on the disks that the default is for.
    connection: "SET synchronous_commit = on; SET random_page_cost = 1.1",
    write: "BEGIN ISOLATION LEVEL READ COMMITTED",
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
        let file: Database = "data/postgres.db".parse().unwrap();
        assert!(file == Database::File("data/postgres.db".into()));
        assert_eq!(file.to_string(), "data/postgres.db");
    }
}
