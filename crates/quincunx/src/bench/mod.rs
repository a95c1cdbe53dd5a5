//! `quincunx bench`.

mod toys;

use std::io::Write;
use std::time::Duration;

use clap::Args;
use quincunx_games::GAMES;
use quincunx_games::lab::{self, BenchReport};

use crate::failure::Failure;
use crate::input::{self, Registered};

/// Measure random play on one core; without a game, of all games, and of the test games against loops written by hand
#[derive(Args)]
pub(crate) struct Bench {
    #[arg(value_parser = input::game)]
    games: Vec<Registered>,
    /// Seconds for each measurement
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Print one object for each game as JSON, one a line
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| "a number is expected")?;
    if (0.001..=3600.0).contains(&seconds) { Ok(seconds) } else { Err("0.001 to 3600 are possible".into()) }
}

impl Bench {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let time = Duration::from_secs_f64(self.seconds);
        let games: &[_] = if self.games.is_empty() { &GAMES } else { &self.games };
        for game in games {
            let report = game.bench(&lab::defaults(), time);
            self.tell(&report.map_err(|bad| input::bad_options(*game, &bad))?, out)?;
        }
        if !self.games.is_empty() {
            return Ok(());
        }
        for toy in toys::measure(time) {
            self.tell(&toy.generic, out)?;
            if !self.json {
                let (by_hand, ratio) = (toy.ns_by_hand, toy.generic.ns_per_step / toy.ns_by_hand);
                writeln!(out, "  by hand: {by_hand:.2} ns per step; ratio {ratio:.2}")?;
            }
        }
        Ok(())
    }

    fn tell(&self, report: &BenchReport, out: &mut impl Write) -> Result<(), Failure> {
        if self.json {
            return Ok(writeln!(out, "{}", serde_json::json!(report))?);
        }
        let BenchReport { game, ns_per_step, steps_per_second, games_per_second, state_bytes } = report;
        writeln!(
            out,
            "{game}: {ns_per_step:.2} ns per step, {:.1} million steps and {games_per_second:.0} games a second,",
            steps_per_second / 1e6
        )?;
        Ok(writeln!(out, "  {state_bytes} bytes of state")?)
    }
}
