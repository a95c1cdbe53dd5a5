//! A copy that is put in the place of the database.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Executor, Row};

use crate::backup::{CopyError, copied, is_database, part_of};
use crate::disk::sync_folder;
use crate::failures::{is_busy, is_damaged};
use crate::watched::{FILES, beside};
use crate::{Database, StoreError};

/// SQLite takes the log into the file and removes it, which it does for whoever has the database open alone.
const ALONE: &str = "PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE";

/// Puts a copy in the place of the database in a file; both are left as they were if that cannot be. Gives the name under which the database that was
/// there is kept, if there was one.
///
/// # Errors
/// [`CopyError`]. Nothing has changed then.
pub async fn restore(copy: &Path, file: &Path) -> Result<Option<PathBuf>, CopyError> {
    is_whole(copy).await?;
    let is_there = file.try_exists().map_err(|error| CopyError::File(file.to_owned(), error))?;
    if is_there {
        is_alone(file).await?;
    }
    let part = part_of(file);
    copied(copy, &part).await?;
    let replaced = place(&part, file, is_there).await;
    if replaced.is_err() {
        // What is wrong is told already.
        _ = fs::remove_file(&part);
    }
    replaced
}

/// Gives the copy the name of the database, which has another one then.
async fn place(part: &Path, file: &Path, is_there: bool) -> Result<Option<PathBuf>, CopyError> {
    if is_there {
        is_alone(file).await?;
    }
    let cannot = |error| CopyError::File(file.to_owned(), error);
    let aside = free_name(file);
    // At no moment is there none, in whose place a server that is started just then would make an empty one.
    if is_there {
        fs::hard_link(file, &aside).map_err(|error| CopyError::File(aside.clone(), error))?;
    }
    // A log would be taken into the copy. There is one where a server was killed, and its database is damaged or gone.
    for added in &FILES[1..] {
        let log = beside(file, added);
        if log.try_exists().map_err(cannot)? {
            fs::rename(&log, beside(&aside, added)).map_err(cannot)?;
        }
    }
    fs::rename(part, file).and_then(|()| sync_folder(file)).map_err(cannot)?;
    Ok(is_there.then_some(aside))
}

/// The name under which a database that is replaced is kept.
fn free_name(file: &Path) -> PathBuf {
    let mut names = (1..).map(|number| beside(file, &format!(".replaced-{number}")));
    let is_free = |name: &PathBuf| FILES.iter().all(|added| !beside(name, added).exists());
    names.find(is_free).expect("numbers do not end")
}

/// [`CopyError::Damaged`] if it is no database, or SQLite finds something wrong with its pages.
async fn is_whole(copy: &Path) -> Result<(), CopyError> {
    let damaged = |told: String| CopyError::Damaged(copy.to_owned(), told);
    is_database(copy).await.map_err(|error| match error {
        CopyError::Store(StoreError::Unavailable(told)) => damaged(told.to_string()),
        other => other,
    })?;
    let mut connection = connect(copy).await?;
    let found = connection.fetch_one("PRAGMA integrity_check(1)").await.map_err(|error| damaged(error.to_string()))?;
    let told: String = found.try_get(0)?;
    connection.close().await?;
    if told == "ok" { Ok(()) } else { Err(damaged(told)) }
}

/// [`CopyError::InUse`] if another program has the database in a file open.
pub(crate) async fn is_alone(file: &Path) -> Result<(), CopyError> {
    let mut connection = connect(file).await?;
    match connection.execute(ALONE).await {
        Err(error) if is_busy(&error) => return Err(CopyError::InUse(Database::File(file.to_owned()))),
        // Nobody can use it.
        Err(error) if is_damaged(&error) => {}
        Err(error) => return Err(error.into()),
        Ok(_) => {}
    }
    connection.close().await?;
    Ok(())
}

async fn connect(file: &Path) -> Result<AnyConnection, CopyError> {
    install_default_drivers();
    let url = Database::File(file.to_owned()).url() + "?mode=rw";
    Ok(AnyConnection::connect(&url).await?)
}
