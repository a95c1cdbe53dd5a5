//! Copies of a database in a file.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::AnyConnection;
use sqlx::Connection;
use sqlx::any::install_default_drivers;
use thiserror::Error;

use crate::database::make_private;
use crate::disk::sync_folder;
use crate::watched::beside;
use crate::{Database, Schema, SqlStore, StoreError};

/// What is added to the name of a copy that is not whole yet.
const PART: &str = ".part";

/// Makes the copy, which is of one moment and without the room that the database does not use. Meanwhile others write into their log, which
/// cannot be emptied beyond that moment; so this connection empties it right afterwards, where otherwise the next act of somebody's would wait for
/// that.
const COPY: &str = "VACUUM INTO $1; PRAGMA wal_checkpoint(PASSIVE)";

/// Why a database was not copied.
#[derive(Debug, Error)]
pub enum CopyError {
    /// There is a file of this name.
    #[error("it is there already")]
    Exists(PathBuf),
    /// There is no database in this file.
    #[error("there is no database")]
    Nothing(PathBuf),
    /// A file cannot be read or written.
    #[error("{}", .0.display())]
    File(PathBuf, #[source] io::Error),
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies the database in a file, as it stands at one moment, into another one that is not there yet; others may write it meanwhile. Gives how
/// many bytes the copy has.
///
/// # Errors
/// [`CopyError`]. There is no copy then: it has its name only once it is whole and on the disk.
pub async fn backup(file: &Path, copy: &Path) -> Result<u64, CopyError> {
    let cannot = |error| CopyError::File(copy.to_owned(), error);
    if copy.try_exists().map_err(cannot)? {
        return Err(CopyError::Exists(copy.to_owned()));
    }
    is_database(file).await?;
    let part = beside(copy, PART);
    let made = make(file, &part).await;
    if made.is_err() {
        // What is wrong is told already.
        _ = fs::remove_file(&part);
    }
    let bytes = made?;
    fs::rename(&part, copy).and_then(|()| sync_folder(copy)).map_err(cannot)?;
    Ok(bytes)
}

/// [`CopyError::Nothing`] if it is none, or an empty one.
async fn is_database(file: &Path) -> Result<Schema, CopyError> {
    match SqlStore::inspect(&Database::File(file.to_owned())).await? {
        Schema::None => Err(CopyError::Nothing(file.to_owned())),
        schema => Ok(schema),
    }
}

/// Copies a database into a file of its own, in place of what is left there of a copy that broke off; it is on the disk then.
async fn make(file: &Path, part: &Path) -> Result<u64, CopyError> {
    let cannot = |error| CopyError::File(part.to_owned(), error);
    match fs::remove_file(part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(cannot(error)),
        _ => make_private(part).map_err(cannot)?,
    }
    install_default_drivers();
    let url = Database::File(file.to_owned()).url() + "?mode=rw";
    let mut connection = AnyConnection::connect(&url).await.map_err(StoreError::from)?;
    let name = part.to_str().ok_or_else(|| cannot(io::ErrorKind::InvalidFilename.into()))?;
    sqlx::query(COPY).bind(name).execute(&mut connection).await.map_err(StoreError::from)?;
    connection.close().await.map_err(StoreError::from)?;
    // SQLite does not wait until it is.
    let copied = File::open(part).and_then(|copy| copy.sync_all().and_then(|()| copy.metadata()));
    Ok(copied.map_err(cannot)?.len())
}
