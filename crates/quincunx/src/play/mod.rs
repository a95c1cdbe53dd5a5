//! `quincunx play`: a table in the terminal.

mod lines;
mod screen;
mod session;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use clap::Args;
use quincunx_engine::record::Header;
use quincunx_engine::{Bytes32, Seat};

use crate::failure::Failure;
use crate::input::{self, Language, Options, Registered, Thinking};
use crate::record::ITERATIONS;
use crate::words::words;
use quincunx_words::Words;
use session::{Player, Session};

/// Play in the terminal, against the computer or with others at the same keyboard
///
/// Where the standard input is no terminal, choices are read from it line by line.
#[derive(Args)]
pub(crate) struct Play {
    #[arg(value_parser = input::game)]
    game: Registered,
    /// Who sits where: the name of a level for the computer, any other name for a person; you against one computer player where
    /// nothing is said
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    seats: Vec<String>,
    /// Makes chance the same every time; else nobody can foresee it
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Where the record of a finished game is written to
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    thinking: Thinking,
    #[command(flatten)]
    language: Language,
}

impl Play {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut session = self.sit_down(self.language.index())?;
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            screen::play(&mut session)?;
        } else {
            lines::play(&mut session, &mut io::stdin().lock(), out)?;
        }
        match (&self.out, session.record()) {
            (Some(path), Some(record)) => {
                let text = serde_json::to_string_pretty(&record).map_err(Failure::input)?;
                input::write(path, &(text + "\n"))
            }
            _ => Ok(()),
        }
    }

    /// Opens the table, in the language of this index.
    fn sit_down(&self, language: usize) -> Result<Session, Failure> {
        let words = words(language, Some(self.game.texts()));
        let rules = self.game.texts().rules[language];
        let mut options = self.options.of(self.game)?;
        let [least, most] = self.game.info().seats;
        if let (true, Some(fields)) = (least != most, options.as_object_mut()) {
            // As on the page, it is two who play.
            let count = if self.seats.is_empty() { 2.clamp(least, most).into() } else { self.seats.len() };
            fields.entry("seats").or_insert_with(|| count.into());
        }
        let (options, seats) = self.game.complete(&options).map_err(|bad| input::bad_options(self.game, &bad))?;
        let entropy = self.entropy()?;
        let secret = |what: &str| Bytes32::hash([entropy.0.as_slice(), what.as_bytes()].concat());
        let server_seed = secret("server");
        let commitment = Bytes32::hash(server_seed.0);
        let players = self.players(seats, &words, commitment)?;
        let names = players.iter().map(|player| player.name.clone()).collect();
        let contributions = Seat::first(seats).map(|seat| secret(&seat.to_string())).collect();
        let info = self.game.info();
        let header = Header::new(info.id, info.rules_version, options, names, commitment, contributions);
        let table = self.game.open(header, server_seed).map_err(|bad| input::bad_options(self.game, &bad))?;
        Session::new(table, players, words, rules, self.thinking.or(ITERATIONS), secret("session"))
    }

    fn players(&self, seats: usize, words: &Words, draw: Bytes32) -> Result<Vec<Player>, Failure> {
        let levels = self.game.levels();
        if self.seats.is_empty() {
            let level = levels[levels.len() / 2];
            let you = Player { name: words.own("play-you", &[]), level: None };
            let others = Seat::first(seats).skip(1).map(|seat| Player::computer(level, draw, seat));
            return Ok([you].into_iter().chain(others).collect());
        }
        if self.seats.len() != seats {
            return Err(Failure::Input(format!("there are {seats} seats at this table")));
        }
        let player = |(seat, name): (Seat, &String)| match levels.iter().find(|level| *level == name) {
            Some(level) => Player::computer(level, draw, seat),
            None => Player { name: name.clone(), level: None },
        };
        Ok(Seat::first(seats).zip(&self.seats).map(player).collect())
    }

    fn entropy(&self) -> Result<Bytes32, Failure> {
        if let Some(seed) = self.seed {
            return Ok(Bytes32::hash(format!("quincunx play {seed}")));
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| Failure::Undone(format!("no randomness: {error}")))?;
        Ok(Bytes32(bytes))
    }
}
