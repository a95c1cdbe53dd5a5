//! `quincunx database restore`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use quincunx_store::{Database, restore};

use super::not_copied;
use crate::failure::Failure;
use crate::settings::{Named, say};

/// Put a copy in the place of the database, while no server runs
///
/// The copy is checked first, and stays. The database that was there is kept beside, under a name that is told.
#[derive(Args)]
pub(crate) struct Restore {
    /// The copy
    file: PathBuf,
    #[command(flatten)]
    named: Named,
}

impl Restore {
    pub(super) async fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let database = self.named.settings()?.database;
        let copy = self.file.display().to_string();
        let Database::File(file) = &database else {
            let command = format!(
                "pg_restore --single-transaction --exit-on-error --dbname='{}' '{copy}'",
                database.without_password()
            );
            return Err(Failure::Input(say("database-restore-postgres", &[("command", command)])));
        };
        let replaced = restore(&self.file, file).await.map_err(|error| not_copied(&error))?;
        writeln!(out, "{}", say("database-restore-done", &[("file", file.display().to_string()), ("copy", copy)]))?;
        if let Some(replaced) = replaced {
            let told = [("file", replaced.display().to_string())];
            writeln!(out, "{}", say("database-restore-kept", &told))?;
        }
        Ok(())
    }
}
