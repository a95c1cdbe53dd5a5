//! `quincunx database move`.

use std::io::Write;

use clap::Args;
use quincunx_server::{Config, logs};
use quincunx_store::{Database, move_all};

use super::not_copied;
use super::progress::Progress;
use crate::failure::Failure;
use crate::settings::say;

/// Move everything into another database, from a file to PostgreSQL or back, while no server runs
///
/// The other database must be empty; it is made if it is not there. All is moved in one transaction: if that breaks off, nothing was. The
/// database that it comes from stays as it is.
#[derive(Args)]
pub(crate) struct Move {
    /// From where: a file, or postgres://USER@HOST/NAME, with the password in PGPASSWORD or ~/.pgpass
    from: Database,
    /// To where
    to: Database,
}

impl Move {
    pub(super) async fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let config = Config::default();
        logs::start(&config.log, config.log_format);
        let mut bar: Option<Progress> = None;
        let moved = move_all(&self.from, &self.to, |moved| {
            bar.get_or_insert_with(|| Progress::new(moved.of)).at(moved.rows, moved.table);
        });
        let rows = moved.await.map_err(|error| not_copied(&error))?;
        if let Some(bar) = bar {
            bar.end();
        }
        Ok(writeln!(out, "{}", say("database-move-done", &[("rows", rows.to_string())]))?)
    }
}
