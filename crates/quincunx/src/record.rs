//! `quincunx record`.

use std::path::PathBuf;

use clap::Args;
use quincunx_games::lab::Contest;

use crate::failure::Failure;
use crate::input::{self, Options, Registered, Thinking};

/// Let computer players play a game and write its record
#[derive(Args)]
pub(crate) struct Record {
    #[arg(value_parser = input::game)]
    game: Registered,
    /// The computer players, one for each seat
    #[arg(long, required = true, value_delimiter = ',', value_name = "A,B")]
    agents: Vec<String>,
    /// All the randomness there is
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Where the record is written to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    thinking: Thinking,
}

/// Iterations of a search where nothing else is said.
pub(crate) const ITERATIONS: u32 = 1_000;

impl Record {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let options = self.options.of(self.game)?;
        let allowance = self.thinking.or(ITERATIONS);
        let contest = Contest { options: &options, agents: &self.agents, seed: self.seed, allowance };
        let record = self.game.record(&contest).map_err(|bad| input::bad_contest(self.game, &bad))?;
        let text = serde_json::to_string_pretty(&record).map_err(Failure::input)?;
        input::write(&self.out, &(text + "\n"))
    }
}
