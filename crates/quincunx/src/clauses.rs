//! `quincunx clauses`.

use std::io::Write;

use clap::Args;
use quincunx_games::GAMES;
use quincunx_games::lab::ClauseTests;

use crate::failure::Failure;
use crate::input::{self, Registered};

/// List the clauses of the rulebooks with the tests that hold them; exit code 1 if one has none
#[derive(Args)]
pub(crate) struct Clauses {
    /// The game; all if it is missing
    #[arg(value_parser = input::game)]
    game: Option<Registered>,
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

impl Clauses {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let games = self.game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
        let clauses: Vec<ClauseTests> = games.into_iter().flat_map(|game| game.clauses()).collect();
        if self.json {
            writeln!(out, "{}", serde_json::json!(clauses))?;
        } else {
            for clause in &clauses {
                let tests = if clause.tests.is_empty() { "NO TEST".to_owned() } else { clause.tests.join("; ") };
                writeln!(out, "{}  {tests}", clause.clause)?;
            }
        }
        if clauses.iter().all(|clause| !clause.tests.is_empty()) { Ok(()) } else { Err(Failure::No) }
    }
}
