//! `quincunx database check`.

use std::io::Write;

use clap::Args;
use quincunx_engine::record::Entry;
use quincunx_engine::{Aspect, Check as RecordCheck, Outcome, Record};
use quincunx_games::REGISTRY;
use quincunx_server::{asked_to_stop, logs};
use quincunx_store::{KeptTable, SqlStore, Store, StoreError};

use super::not_copied;
use super::progress::Progress;
use crate::failure::{Failure, causes};
use crate::input::Language;
use crate::settings::{Named, say};
use crate::verify::line;
use crate::words::words;

/// Replay every game in the database, and verify its record
///
/// Nothing is written, and the server may run. Each table at which something is wrong is named. Exit codes: 0, nothing is wrong; 1, something is,
/// or the database cannot be read.
#[derive(Args)]
pub(crate) struct Check {
    /// Go on at this table, where checking was broken off
    #[arg(long, value_name = "TABLE", default_value = "", hide_default_value = true)]
    from: String,
    #[command(flatten)]
    named: Named,
}

impl Check {
    pub(super) async fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let config = self.named.settings()?;
        logs::start(&config.log, config.log_format);
        let stopped = tokio::spawn(asked_to_stop());
        let store = SqlStore::read_only(&config.database).await.map_err(|error| not_copied(&error))?;
        let ids = store.ids_from(&self.from).await.map_err(Failure::undone)?;
        let mut progress = Progress::new(ids.len() as u64);
        let mut faulty = 0;
        for (done, id) in (0..).zip(&ids) {
            progress.at(done, id);
            if stopped.is_finished() {
                return Err(Failure::Undone(say("database-check-broken-off", &[("table", id.clone())])));
            }
            let faults = match store.table(id).await {
                Ok((table, entries)) => faults(table, entries),
                // Its game had not begun, and it was removed meanwhile.
                Err(StoreError::Missing) => continue,
                Err(error) => {
                    // Is it this table, or the database?
                    store.count().await.map_err(Failure::undone)?;
                    vec![causes(&error)]
                }
            };
            faulty += u64::from(!faults.is_empty());
            progress.beside(|| faults.iter().try_for_each(|fault| writeln!(out, "{id}: {fault}")))?;
        }
        progress.end();
        store.close().await;
        let told = [("tables", ids.len().to_string()), ("faulty", faulty.to_string())];
        writeln!(out, "{}", say("database-check-done", &told))?;
        if faulty == 0 { Ok(()) } else { Err(Failure::No) }
    }
}

/// What is wrong with the record of a table, in words.
fn faults(table: KeptTable, entries: Vec<Entry>) -> Vec<String> {
    let Some(header) = table.header else { return Vec::new() };
    let language = Language::of_environment().index();
    let Some(game) = REGISTRY.under(&header.game, header.rules) else {
        let unknown = RecordCheck { of: Aspect::Rules, outcome: FAILED };
        return vec![line(&words(language, None), &unknown)];
    };
    let mut checks = Vec::new();
    let contributions: Vec<_> = table.seats.iter().filter_map(|seat| seat.contribution).collect();
    let is_its_own = header.game == table.game && header.options == table.options;
    if !is_its_own || header.contributions != contributions || table.number as usize != entries.len() {
        checks.push(RecordCheck { of: Aspect::Header, outcome: FAILED });
    }
    let record = Record { header, server_seed: Some(table.server_seed), entries, seal: None };
    let (verdict, replayed) = game.verify(&record);
    // A record is sealed when somebody asks for it: what is kept is what the table says that the game came to.
    let is_kept = |check: &RecordCheck| !matches!(check.of, Aspect::Result | Aspect::Signature);
    let failed = |check: &RecordCheck| matches!(check.outcome, Outcome::Failed { .. });
    checks.extend(verdict.checks.into_iter().filter(|check| is_kept(check) && failed(check)));
    let returns = |table: Box<dyn quincunx_games::Table>| table.returns().map(|returns| returns.to_string());
    if replayed.is_some_and(|replayed| returns(replayed) != table.standing.returns) {
        checks.push(RecordCheck { of: Aspect::Result, outcome: FAILED });
    }
    let words = words(language, Some(game.texts()));
    checks.iter().map(|check| line(&words, check)).collect()
}

const FAILED: Outcome = Outcome::Failed { entry: None, options: None };
