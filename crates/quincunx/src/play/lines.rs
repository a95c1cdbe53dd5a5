//! The table line by line: for pipes, screen readers and tests.

use std::io::{BufRead, Write};

use quincunx_engine::{Observer, Seat};

use super::session::{Answer, Next, Session};
use crate::failure::Failure;

/// Plays until the game is over, or nothing more is typed. What is typed is repeated, so that a transcript can be read.
pub(super) fn play(session: &mut Session, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    let mut told = 0;
    let mut shown = Shown::default();
    let mut helped = false;
    writeln!(out, "{}", session.words().own("play-seated", &[("players", session.seated())]))?;
    loop {
        match session.next() {
            Next::Over => {
                let observer = session.observer();
                tell(session, &mut told, observer, out)?;
                let observation = session.observation(observer);
                writeln!(out, "{}\n{}", session.prompt(&observation), session.result())?;
                return Ok(());
            }
            Next::Computer(seat) => session.think(seat)?,
            Next::Person(seat) => {
                tell(session, &mut told, Observer::Seat(seat), out)?;
                if let Some(choice) = session.forced(seat)? {
                    writeln!(out, "{}", session.words().own("play-forced", &[("choice", choice)]))?;
                    continue;
                }
                shown.show_changes(session, seat, out)?;
                if !helped {
                    writeln!(out, "{}", session.help())?;
                    helped = true;
                }
                ask(session, seat, out)?;
                let mut line = String::new();
                if input.read_line(&mut line)? == 0 {
                    return Ok(());
                }
                writeln!(out, "{}", line.trim_end())?;
                match session.obey(seat, &line)? {
                    Answer::Done => {}
                    Answer::Say(text) => writeln!(out, "{text}")?,
                    Answer::Table => shown = Shown::default(),
                    Answer::Quit => return Ok(()),
                }
            }
        }
    }
}

/// What was shown last, and to whom.
#[derive(Default)]
struct Shown {
    to: Option<Seat>,
    described: Vec<Vec<String>>,
}

impl Shown {
    /// Shows the sentences and tables that were not there when the same person looked last.
    fn show_changes(&mut self, session: &Session, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
        let described = session.described(Observer::Seat(seat), usize::MAX);
        if self.to != Some(seat) {
            writeln!(out, "\n== {} ==", session.names()[seat.index()])?;
            self.described.clear();
        }
        for line in described.iter().filter(|passage| !self.described.contains(passage)).flatten() {
            writeln!(out, "{line}")?;
        }
        *self = Self { to: Some(seat), described };
        Ok(())
    }
}

fn tell(session: &Session, told: &mut u32, observer: Observer, out: &mut impl Write) -> Result<(), Failure> {
    for line in session.told(*told..session.number(), observer) {
        writeln!(out, "· {line}")?;
    }
    *told = session.number();
    Ok(())
}

fn ask(session: &Session, seat: Seat, out: &mut impl Write) -> Result<(), Failure> {
    let observation = session.observation(Observer::Seat(seat));
    writeln!(out, "{}", session.prompt(&observation))?;
    for (place, choice) in session.choices(&observation).iter().enumerate() {
        writeln!(out, "{:>3}  {choice}", place + 1)?;
    }
    write!(out, "> ")?;
    Ok(out.flush()?)
}
