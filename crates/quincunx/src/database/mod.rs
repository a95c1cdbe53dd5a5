//! `quincunx database`: what an operator does with the database of a server.

mod backup;
mod check;
mod moving;
mod progress;
mod restore;

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
    Check(check::Check),
    Restore(restore::Restore),
    Move(moving::Move),
}

impl Database {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            match self.verb {
                Verb::Backup(backup) => backup.run(out).await,
                Verb::Check(check) => check.run(out).await,
                Verb::Restore(restore) => restore.run(out).await,
                Verb::Move(moving) => moving.run(out).await,
            }
        })
    }
}

/// Says why a database was not copied, put back, read or moved.
fn not_copied(error: &CopyError) -> Failure {
    let (key, file) = match error {
        CopyError::Exists(file) => ("database-exists", file.display().to_string()),
        CopyError::Nothing(database) => ("database-nothing", database.without_password()),
        CopyError::Older(database) => ("database-older", database.without_password()),
        CopyError::NotEmpty(database) => ("database-not-empty", database.without_password()),
        CopyError::InUse(database) => ("database-in-use", database.without_password()),
        CopyError::Damaged(file, told) => {
            let told = [("file", file.display().to_string()), ("told", told.clone())];
            return Failure::Undone(say("database-damaged", &told));
        }
        CopyError::Unequal(table) => ("database-unequal", table.clone()),
        CopyError::File(..) | CopyError::Store(_) => return Failure::Undone(causes(error)),
    };
    let told = say(key, &[("file", file)]);
    match error {
        CopyError::Exists(_) | CopyError::Nothing(_) => Failure::Input(told),
        _ => Failure::Undone(told),
    }
}
