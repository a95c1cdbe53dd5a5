//! `quincunx replay`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use quincunx_engine::{Observer, Seat};

use crate::failure::Failure;
use crate::input::{self, Language};
use crate::words::{result, told, words};

/// Tell a record in words
#[derive(Args)]
pub(crate) struct Replay {
    file: PathBuf,
    /// The seat (A, B, C or D) through whose eyes it is told; else all that there is, or while the game goes on, what is public
    #[arg(long = "as", value_name = "SEAT", value_parser = seat)]
    observer: Option<Seat>,
    #[command(flatten)]
    language: Language,
}

fn seat(letter: &str) -> Result<Seat, String> {
    Seat::from_letter(&letter.to_uppercase()).ok_or_else(|| "a seat is A, B, C or D".to_owned())
}

impl Replay {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (record, game) = input::record(&self.file)?;
        if self.observer.is_some_and(|seat| seat.index() >= record.header.seats.len()) {
            return Err(Failure::Input(format!("the record has {} seats", record.header.seats.len())));
        }
        let (verdict, table) = game.verify(&record);
        let Some(table) = table else {
            return Err(Failure::Input(format!("{}: game, rules or options are not known here", self.file.display())));
        };
        let observer = match (self.observer, table.over()) {
            (Some(seat), _) => Observer::Seat(seat),
            (None, Some(over)) if table.returns().is_some() => Observer::Everything(over),
            (None, _) => Observer::Spectator,
        };
        let words = words(self.language.index(), Some(game.texts()));
        for number in 0..table.number() {
            for line in told(&*table, &words, number..number + 1, observer) {
                writeln!(out, "{number:>5}  {line}")?;
            }
        }
        if let Some(result) = result(&*table, &words) {
            writeln!(out, "{:>5}  {result}", table.number())?;
        }
        if verdict.is_consistent() {
            return Ok(());
        }
        Err(Failure::Undone(format!("entry {} cannot be followed, or the record is not genuine", table.number())))
    }
}
