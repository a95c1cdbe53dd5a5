//! `quincunx conformance`.

use std::io::Write;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::input::{self, Registered};

/// Play random games and check the promises of the engine at every step; exit code 1 if one is not kept
#[derive(Args)]
pub(crate) struct Conformance {
    #[arg(value_parser = input::game)]
    game: Registered,
    /// Entries to play at the least
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    steps: u64,
    /// The seed of the games
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Play at tables whose options are made at random, and so are component files of Victory or Death and Ősök Hajnala
    #[arg(long)]
    made_up: bool,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

impl Conformance {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let bar = progress(self.steps);
        let mut progress = |steps| bar.set_position(steps);
        let report = if self.made_up {
            self.game.conformance_made_up(self.steps, self.seed, &mut progress)
        } else {
            self.game.conformance(self.steps, self.seed, &mut progress)
        };
        bar.finish_and_clear();
        if self.json {
            writeln!(out, "{}", serde_json::json!(report))?;
        } else {
            writeln!(out, "{}: {} steps in {} games", report.game, report.steps, report.games)?;
            for fault in &report.faults {
                writeln!(out, "fault: {fault}")?;
            }
            for goal in &report.uncovered {
                writeln!(out, "not reached: {goal}")?;
            }
        }
        if report.faults.is_empty() && report.uncovered.is_empty() { Ok(()) } else { Err(Failure::No) }
    }
}

/// A bar on the standard error stream; nothing is shown where that is not a terminal.
pub(crate) fn progress(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").expect("the template is good");
    ProgressBar::new(length).with_style(style)
}
