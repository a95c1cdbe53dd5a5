//! What can be known of a disk without writing to it.

#[cfg(unix)]
use std::fs::File;
use std::io;
use std::path::Path;

use crate::StoreError;

/// May this file be written, or made if it is not there?
#[cfg(unix)]
pub(crate) fn may_be_written(file: &Path) -> Result<(), StoreError> {
    use rustix::fs::{Access, access};
    // Where the folder is missing too, it is made.
    let there = file.ancestors().find(|path| path.exists());
    access(there.unwrap_or(Path::new(".")), Access::WRITE_OK).map_err(|error| StoreError::ReadOnly(error.into()))
}

/// Where this cannot be known, the start tells.
#[cfg(not(unix))]
pub(crate) fn may_be_written(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// How many bytes are free for this program on the disk of a file.
#[cfg(unix)]
pub(crate) fn free(file: &Path) -> io::Result<Option<u64>> {
    let disk = rustix::fs::statvfs(file)?;
    Ok(Some(disk.f_bavail.saturating_mul(disk.f_frsize)))
}

/// Not known.
#[cfg(not(unix))]
pub(crate) fn free(_: &Path) -> io::Result<Option<u64>> {
    Ok(None)
}

/// A file that was made or given its name is found there again after the machine has lost power.
#[cfg(unix)]
pub(crate) fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Folders cannot be opened.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
