//! Is the database still where it was? SQLite goes on writing into files that were removed, and all of it is lost when the program
//! ends.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sqlx::{AnyConnection, Connection, Executor};

use crate::StoreError;
use crate::disk::free;

/// What is added to the name of the database: nothing; for its log, in which SQLite has what is not yet in the file; and for the memory
/// that connections share, with their locks.
pub(crate) const FILES: [&str; 3] = ["", "-wal", "-shm"];

/// The files of a database.
pub(crate) struct Watched {
    files: Vec<(PathBuf, Identity)>,
    /// SQLite removes the two beside with the last connection, so one stays open: whatever else removes them is noticed.
    anchor: Mutex<Option<AnyConnection>>,
}

/// The file whose name is that of the database with this added.
pub(crate) fn beside(file: &Path, added: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(added);
    name.into()
}

/// A file by its device and its number there.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(not(unix))]
type Identity = ();

#[cfg(unix)]
fn identity(file: &Path) -> std::io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(file).map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(file: &Path) -> std::io::Result<Identity> {
    std::fs::metadata(file).map(drop)
}

impl Watched {
    /// The files as they are now, with a connection to them.
    pub(crate) async fn new(file: &Path, mut anchor: AnyConnection) -> Result<Self, StoreError> {
        // Only who has read has the log open. Nothing stays open of the reading itself, which would keep the log from being emptied.
        anchor.execute("SELECT 1 FROM tables LIMIT 1").await?;
        let is_now = |added: &str| {
            let file = beside(file, added);
            let is = identity(&file).map_err(|error| StoreError::Unavailable(error.into()))?;
            Ok::<_, StoreError>((file, is))
        };
        let files = FILES.into_iter().map(is_now).collect::<Result<_, _>>()?;
        Ok(Self { files, anchor: Mutex::new(Some(anchor)) })
    }

    /// [`StoreError::Gone`] if a file is missing, or is another one.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let is_there = |(file, is): &(PathBuf, Identity)| identity(file).is_ok_and(|now| now == *is);
        if self.files.iter().all(is_there) { Ok(()) } else { Err(StoreError::Gone) }
    }

    /// How many bytes are free on their disk, where that can be known.
    pub(crate) fn free(&self) -> Result<Option<u64>, StoreError> {
        let (file, _) = &self.files[0];
        free(file).map_err(|error| StoreError::Unavailable(error.into()))
    }

    /// Lets go of the files.
    pub(crate) async fn close(&self) {
        let anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(anchor) = anchor {
            // What cannot be put into the file any more stays in the log.
            _ = anchor.close().await;
        }
    }
}
