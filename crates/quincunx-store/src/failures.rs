//! What the databases say when something fails, as what it means.

use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteError;

use crate::StoreError;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::RowNotFound => Self::Missing,
            sqlx::Error::Database(error) if error.is_unique_violation() => Self::Conflict,
            sqlx::Error::Database(error) if is(&*error, SQLITE_FULL, "53100") => Self::Full(error.into()),
            sqlx::Error::Database(error) if is(&*error, SQLITE_READONLY, "25006") => Self::ReadOnly(error.into()),
            error => Self::Unavailable(error.into()),
        }
    }
}

/// <https://www.sqlite.org/rescode.html>
const SQLITE_BUSY: u32 = 5;
const SQLITE_READONLY: u32 = 8;
const SQLITE_CORRUPT: u32 = 11;
const SQLITE_FULL: u32 = 13;
const SQLITE_NOTADB: u32 = 26;

/// Does somebody else have it who will not let go?
pub(crate) fn is_busy(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| is(error, SQLITE_BUSY, "55P03"))
}

/// Is the file no database of SQLite's, or a broken one? PostgreSQL says so by these codes as well.
pub(crate) fn is_damaged(error: &sqlx::Error) -> bool {
    let is_it = |error: &dyn DatabaseError| is(error, SQLITE_CORRUPT, "XX001") || is(error, SQLITE_NOTADB, "XX002");
    error.as_database_error().is_some_and(is_it)
}

/// Is it this primary result code of SQLite's, or this error code of PostgreSQL's?
fn is(error: &dyn DatabaseError, sqlite: u32, postgres: &str) -> bool {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<SqliteError>().is_some() {
        code.parse::<u32>().is_ok_and(|extended| extended & 0xff == sqlite)
    } else {
        code == postgres
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => Self::OtherVersion(error.into()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unavailable(error.into())
    }
}
