//! `quincunx games`.

use std::io::Write;

use clap::Args;
use quincunx_games::GAMES;

use crate::failure::Failure;

/// List the games
#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        for game in GAMES.iter() {
            let info = game.info();
            let [least, most] = info.seats;
            let levels = game.levels().join(", ");
            let year = info.about.year.map_or_else(String::new, |year| format!(", {year}"));
            writeln!(out, "{}  {} ({}{year})", info.id, info.title, info.about.designer)?;
            writeln!(out, "  seats: {least} to {most}; computer players: {levels}")?;
        }
        Ok(())
    }
}
