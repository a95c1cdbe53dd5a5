//! `quincunx serve --check`.

use std::io::Write;

use quincunx_server::{Fault, Settings};
use quincunx_store::{Schema, SqlStore, StoreError};

use crate::failure::{Failure, causes};
use crate::settings::{say, told};

/// Tells everything that is wrong with the settings and the database; changes nothing.
pub(super) fn run(settings: &Settings, faults: &[Fault], out: &mut impl Write) -> Result<(), Failure> {
    let mut lines = told(faults);
    let mut found = None;
    if !faults.iter().any(Fault::is_of_the_database) {
        match inspect(settings)? {
            Ok(schema) => found = Some(schema),
            Err(error) => lines.push(format!("{}: {}", settings.origin("database"), causes(&error))),
        }
    }
    if !faults.is_empty() {
        return Err(Failure::Faults(lines));
    }
    let Some(schema) = found else { return Err(Failure::Undone(lines.concat())) };
    let key = match schema {
        Schema::None => "config-good-none",
        Schema::Older => "config-good-older",
        Schema::Current => "config-good",
    };
    Ok(writeln!(out, "{}", say(key, &[]))?)
}

fn inspect(settings: &Settings) -> Result<Result<Schema, StoreError>, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(SqlStore::inspect(&settings.config.database)))
}
