//! `quincunx database`: what an operator does with the database of a server.

mod backup;

use std::io::Write;

use clap::{Args, Subcommand};
use quincunx_store::CopyError;

use crate::failure::{Failure, causes};
use crate::settings::say;

/// Look after the database of a server
///
/// The database is the one that `quincunx serve` would use: named in its file of settings, in the environment (QUINCUNX_DATABASE), or by
/// --database.
#[derive(Args)]
pub(crate) struct Database {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Backup(backup::Backup),
}

impl Database {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            match self.verb {
                Verb::Backup(backup) => backup.run(out).await,
            }
        })
    }
}

/// Says why a database was not copied.
fn not_copied(error: &CopyError) -> Failure {
    match error {
        CopyError::Exists(file) => Failure::Input(say("database-exists", &[("file", file.display().to_string())])),
        CopyError::Nothing(file) => Failure::Input(say("database-nothing", &[("file", file.display().to_string())])),
        CopyError::File(..) | CopyError::Store(_) => Failure::Undone(causes(error)),
    }
}
