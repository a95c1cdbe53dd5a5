//! `quincunx database backup`.

use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use bytesize::ByteSize;
use clap::Args;
use quincunx_store::{Database, backup};

use super::not_copied;
use crate::failure::Failure;
use crate::settings::{Named, say};

/// Copy the database into a file, while the server runs
///
/// The copy is of one moment. It has its name only once it is whole, and no file is written over.
#[derive(Args)]
pub(crate) struct Backup {
    /// Where the copy is written to
    file: PathBuf,
    #[command(flatten)]
    named: Named,
}

impl Backup {
    pub(super) async fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let file = self.file.display().to_string();
        let database = self.named.settings()?.database;
        let Database::File(from) = &database else {
            let command =
                format!("umask 077; pg_dump --format=custom --file='{file}' '{}'", database.without_password());
            return Err(Failure::Input(say("database-backup-postgres", &[("command", command)])));
        };
        let begun = Instant::now();
        let bytes = backup(from, &self.file).await.map_err(|error| not_copied(&error))?;
        let (size, took) = (ByteSize::b(bytes).display().iec().to_string(), begun.elapsed().as_secs_f64());
        let told = [("file", file), ("size", size), ("time", format!("{took:.1} s"))];
        Ok(writeln!(out, "{}", say("database-backup-done", &told))?)
    }
}
