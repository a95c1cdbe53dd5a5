//! Is the database still where it was? SQLite goes on writing into files that were removed, and all of it is lost when the program
//! ends.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sqlx::{AnyConnection, Connection, Executor};

use crate::StoreError;

/// The file of the database and its log, in which SQLite has what is not yet in the file.
pub(crate) struct Watched {
    files: [(PathBuf, Identity); 2],
    /// SQLite removes the log with the last connection, so one stays open: whatever else removes it is noticed.
    anchor: Mutex<Option<AnyConnection>>,
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
        // Only who has read has the log open.
        anchor.execute("SELECT count(*) FROM tables").await?;
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let is_now = |file: PathBuf| match identity(&file) {
            Ok(is) => Ok((file, is)),
            Err(error) => Err(StoreError::Unavailable(error.into())),
        };
        Ok(Self { files: [is_now(file.into())?, is_now(log.into())?], anchor: Mutex::new(Some(anchor)) })
    }

    /// [`StoreError::Gone`] if a file is missing, or is another one.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let is_there = |(file, is): &(PathBuf, Identity)| identity(file).is_ok_and(|now| now == *is);
        if self.files.iter().all(is_there) { Ok(()) } else { Err(StoreError::Gone) }
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
