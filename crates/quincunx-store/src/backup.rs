//! A copy of a database in a file.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use sqlx::{Connection, SqliteConnection};
use thiserror::Error;

use crate::database::make_private;
use crate::disk::sync_folder;
use crate::watched::{FILES, beside};
use crate::{Database, Schema, SqlStore, StoreError};

/// The name of a copy that is not whole yet: of this process, since another one may copy to the same place.
pub(crate) fn part_of(copy: &Path) -> PathBuf {
    beside(copy, &format!(".{}.part", std::process::id()))
}

/// Makes the copy, which is of one moment and without the room that the database does not use. Meanwhile others write into their log, which
/// cannot be emptied beyond that moment; so this connection empties it right afterwards, where otherwise the next act of somebody's would wait for
/// that.
const COPY: &str = "VACUUM INTO $1; PRAGMA wal_checkpoint(PASSIVE)";

/// Why a database was not copied, put back, read or moved.
#[derive(Debug, Error)]
pub enum CopyError {
    /// There is a file of this name.
    #[error("it is there already")]
    Exists(PathBuf),
    /// There is no such database, or an empty one.
    #[error("there is no database")]
    Nothing(Database),
    /// It is of an older version, and the next start of a server would bring it up to date.
    #[error("it is of an older version")]
    Older(Database),
    /// There is something in it.
    #[error("it is not empty")]
    NotEmpty(Database),
    /// Another program has it open.
    #[error("it is in use")]
    InUse(Database),
    /// This copy is damaged, in the words of SQLite.
    #[error("it is damaged: {1}")]
    Damaged(PathBuf, String),
    /// After everything was copied, this table had another number of rows.
    #[error("not all rows of {0} are there")]
    Unequal(String),
    /// A file cannot be read or written.
    #[error("{}", .0.display())]
    File(PathBuf, #[source] io::Error),
    /// The database does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Copies the database in a file, as it stands at one moment, into another one that is not there yet; others may write it meanwhile. Gives how
/// many bytes the copy has.
///
/// # Errors
/// [`CopyError`]. There is no copy then: it has its name only once it is whole and on the disk.
pub async fn backup(file: &Path, copy: &Path) -> Result<u64, CopyError> {
    let cannot = |error| CopyError::File(copy.to_owned(), error);
    // A log of another database would be taken into the copy.
    for there in FILES.map(|added| beside(copy, added)) {
        if there.try_exists().map_err(cannot)? {
            return Err(CopyError::Exists(there));
        }
    }
    is_database(file).await?;
    let part = part_of(copy);
    let bytes = copied(file, &part).await?;
    // Unlike another name, a second one is not given where there is a file by now.
    let placed = fs::hard_link(&part, copy).and_then(|()| sync_folder(copy));
    fs::remove_file(&part).and(placed).map_err(cannot)?;
    Ok(bytes)
}

/// [`CopyError::Nothing`] if it is none, or an empty one.
pub(crate) async fn is_database(file: &Path) -> Result<Schema, CopyError> {
    let database = Database::File(file.to_owned());
    match SqlStore::inspect(&database).await? {
        Schema::None => Err(CopyError::Nothing(database)),
        schema => Ok(schema),
    }
}

/// Copies a database into a file of its own, in place of what is left there of a copy that broke off; it is on the disk then. If that cannot
/// be, there is no such file.
pub(crate) async fn copied(file: &Path, part: &Path) -> Result<u64, CopyError> {
    let made = make(file, part).await;
    if made.is_err() {
        // What is wrong is told already.
        _ = fs::remove_file(part);
    }
    made
}

async fn make(file: &Path, part: &Path) -> Result<u64, CopyError> {
    let cannot = |error| CopyError::File(part.to_owned(), error);
    match fs::remove_file(part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(cannot(error)),
        _ => make_private(part).map_err(cannot)?,
    }
    let url = Database::File(file.to_owned()).url() + "?mode=rw";
    let mut connection = SqliteConnection::connect(&url).await?;
    let mut copying = Copying { part: File::open(part).map_err(cannot)?, on_disk: 0 };
    connection.lock_handle().await?.set_progress_handler(STEPS, move || {
        copying.leave_room();
        true
    });
    let name = part.to_str().ok_or_else(|| cannot(io::ErrorKind::InvalidFilename.into()))?;
    sqlx::query(COPY).bind(name).execute(&mut connection).await?;
    connection.close().await?;
    // SQLite does not promise to wait until it is.
    let copied = File::open(part).and_then(|copy| copy.sync_all().and_then(|()| copy.metadata()));
    Ok(copied.map_err(cannot)?.len())
}

/// After so many steps of SQLite's machine it is looked how much was copied.
const STEPS: i32 = 1_000;

/// So much is copied at once, before others have the disk to themselves.
const PIECE: u64 = 1 << 20;

/// So long they have it, in terms of the time that the piece has taken on its way to the disk, and at the most.
const REST: (u32, Duration) = (3, Duration::from_secs(1));

/// A copy while it is made. An act is answered once it is on the disk, and would have to wait for all that the copy has sent there before.
struct Copying {
    part: File,
    on_disk: u64,
}

impl Copying {
    /// Waits a while after each piece. What goes wrong here is told when the copy is finished.
    fn leave_room(&mut self) {
        let bytes = self.part.metadata().map_or(0, |about| about.len());
        if bytes < self.on_disk + PIECE {
            return;
        }
        let begun = Instant::now();
        _ = self.part.sync_data();
        self.on_disk = bytes;
        thread::sleep((begun.elapsed() * REST.0).min(REST.1));
    }
}
