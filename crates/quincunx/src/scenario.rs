//! `quincunx scenario`.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use quincunx_engine::scenario;

use crate::failure::Failure;
use crate::input::{self, Options, Registered};
use quincunx_words::harmless::{self, short};

/// Run scenario files (exit code 1 if one fails), or write a position that random play comes to as one
#[derive(Args)]
pub(crate) struct Scenario {
    /// The files
    #[arg(required_unless_present = "dump", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The game of which a position is written
    #[arg(long, value_name = "GAME", value_parser = input::game, conflicts_with = "files")]
    dump: Option<Registered>,
    /// The seed of the random play
    #[arg(long, value_name = "S", default_value_t = 0, requires = "dump")]
    seed: u64,
    /// How many steps of it
    #[arg(long, value_name = "N", default_value_t = 0, requires = "dump")]
    steps: u64,
    #[command(flatten)]
    options: Options,
}

impl Scenario {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(game) = self.dump {
            let options = self.options.of(game)?;
            let text = game.dump(&options, self.seed, self.steps).map_err(|bad| input::bad_options(game, &bad))?;
            return Ok(write!(out, "{text}")?);
        }
        let mut failed = 0;
        for file in &self.files {
            failed += run(file, out)?;
        }
        if failed == 0 { Ok(()) } else { Err(Failure::No) }
    }
}

/// Runs a file and says how many scenarios failed.
fn run(file: &Path, out: &mut impl Write) -> Result<usize, Failure> {
    let wrong = |error: String| Failure::Input(format!("{}: {error}", file.display()));
    let text = input::read(file)?;
    let id = scenario::game_of(&text).map_err(|error| wrong(error.to_string()))?;
    let game = input::game(&id).map_err(|error| wrong(format!("{id}: {error}")))?;
    let outcomes = game.scenarios(&text).map_err(|error| wrong(error.to_string()))?;
    let mut failed = 0;
    for outcome in &outcomes {
        if let Some(failure) = &outcome.failure {
            failed += 1;
            writeln!(out, "FAILED  {}: {}", short(&outcome.name), harmless::line(failure))?;
        } else {
            writeln!(out, "ok      {} [{}]", short(&outcome.name), harmless::line(&outcome.holds.join(", ")))?;
        }
    }
    writeln!(out, "{}: {} scenarios, {failed} failed", file.display(), outcomes.len())?;
    Ok(failed)
}
