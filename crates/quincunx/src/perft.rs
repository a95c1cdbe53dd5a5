//! `quincunx perft`.

use std::io::Write;

use clap::Args;

use crate::failure::Failure;
use crate::input::{self, Options, Registered};

/// Count the sequences of choices from the start, up to a depth
#[derive(Args)]
pub(crate) struct Perft {
    #[arg(value_parser = input::game)]
    game: Registered,
    /// How many choices
    #[arg(long, value_name = "N")]
    depth: u32,
    /// The seed from which chance is drawn
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    options: Options,
}

impl Perft {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let options = self.options.of(self.game)?;
        for depth in 1..=self.depth {
            let count = self.game.perft(&options, depth, self.seed);
            let count = count.map_err(|bad| input::bad_options(self.game, &bad))?;
            writeln!(out, "{depth:>3}  {count}")?;
        }
        Ok(())
    }
}
