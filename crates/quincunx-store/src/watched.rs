//! Is the file of the database still where it was? SQLite goes on writing into a file that was removed, and all of it is lost when
//! the program ends.

use std::path::{Path, PathBuf};

use crate::StoreError;

/// A file that was opened, by its device and its number there.
pub(crate) struct Watched {
    file: PathBuf,
    is: Identity,
}

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
    pub(crate) fn new(file: &Path) -> Result<Self, StoreError> {
        let is = identity(file).map_err(|error| StoreError::Unavailable(error.into()))?;
        Ok(Self { file: file.into(), is })
    }

    /// [`StoreError::Gone`] if another file is there, or none.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if identity(&self.file).is_ok_and(|is| is == self.is) { Ok(()) } else { Err(StoreError::Gone) }
    }

    /// The same after something was written; then the log is there, too, in which SQLite has what is not yet in the file.
    pub(crate) fn check_written(&self) -> Result<(), StoreError> {
        let mut log = self.file.clone().into_os_string();
        log.push("-wal");
        if Path::new(&log).exists() { self.check() } else { Err(StoreError::Gone) }
    }
}
