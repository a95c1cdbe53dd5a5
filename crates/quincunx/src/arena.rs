//! `quincunx arena`.

use std::io::Write;

use clap::Args;
use quincunx_games::lab::{ArenaReport, Contest};

use crate::conformance::progress;
use crate::failure::Failure;
use crate::input::{self, Options, Registered, Thinking};
use crate::record::ITERATIONS;

/// Measure computer players against each other
#[derive(Args)]
pub(crate) struct Arena {
    #[arg(value_parser = input::game)]
    game: Registered,
    /// The computer players, one for each seat; they move on by one seat from game to game
    #[arg(long, required = true, value_delimiter = ',', value_name = "A,B")]
    agents: Vec<String>,
    /// Games to play at the least
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// All the randomness there is
    #[arg(long, value_name = "S")]
    seed: u64,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    thinking: Thinking,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

impl Arena {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let options = self.options.of(self.game)?;
        let allowance = self.thinking.or(ITERATIONS);
        let contest = Contest { options: &options, agents: &self.agents, seed: self.seed, allowance };
        let bar = progress(self.games.into());
        let report = self.game.arena(&contest, self.games, &mut |played| bar.set_position(played.into()));
        bar.finish_and_clear();
        let report = report.map_err(|bad| input::bad_contest(self.game, &bad))?;
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::json!(report))?);
        }
        tell(&report, out)
    }
}

fn tell(report: &ArenaReport, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}: {} games", report.game, report.games)?;
    let width = report.agents.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    for (place, name) in report.agents.iter().enumerate() {
        let [from, to] = report.interval95[place].map(|rate| 100.0 * rate);
        writeln!(
            out,
            "{name:width$}  {:>6} won  {:>5} shared  {:5.1} % ({from:.1} to {to:.1})  returns {:+.3}  Elo {:+.0}",
            report.wins[place],
            report.draws[place],
            100.0 * report.rates[place],
            report.returns[place],
            report.elo[place],
        )?;
    }
    let seats: Vec<String> = report.seats.iter().map(|rate| format!("{:.1} %", 100.0 * rate)).collect();
    Ok(writeln!(out, "won by seat: {}", seats.join(", "))?)
}
