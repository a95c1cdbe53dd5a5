//! A table as it stands: what is stored of it, its game, and what an onlooker is shown of both.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use quincunx_engine::record::{Entry, Header};
use quincunx_engine::{Bytes32, Command, Denied, Explanation, Observer, Seat};
use quincunx_games::{Registry, Table};
use quincunx_store::{KeptTable, Standing, Status};

use super::aside::guarded;
use super::bounds::Bounds;
use super::clock::now;
use super::onlooker::{Onlooker, observer};
use super::questions::Questions;
use super::standing::{is_computers, others_all_computers, standing};
use super::telling::{Telling, log};
use crate::api::{SeenEntry, SeenPosition, UndoRight};
use crate::problem::{Failure, ProblemKey};

/// A table as it stands.
pub(crate) struct TableState {
    /// What the store holds of it.
    pub(crate) kept: KeptTable,
    /// The game, once it has begun. It has the entries that the store has, unless the table is frozen.
    pub(super) game: Option<Box<dyn Table>>,
    /// The rules have panicked, or refused their own entries.
    pub(super) broken: bool,
    /// Becomes true when nobody needs what the computer is thinking about any more.
    pub(super) superseded: Arc<AtomicBool>,
    /// What people are asked in others' turns.
    pub(super) questions: Questions,
}

/// Entries that are to be added, and what they come to.
pub(super) struct Proposal {
    pub(super) entries: Vec<Entry>,
    /// A copy of the game, with them.
    pub(super) next: Box<dyn Table>,
    pub(super) standing: Standing,
}

/// To ask whether anything can be taken back.
const UNDO: Command = Command::Undo(Vec::new());

impl TableState {
    /// The table as it stands in the store.
    pub(super) fn load(registry: Registry, kept: KeptTable, entries: Vec<Entry>) -> Self {
        let mut state =
            Self { kept, game: None, broken: false, superseded: Arc::default(), questions: Questions::default() };
        if let Some(header) = state.kept.header.clone() {
            state.game = open(registry, header, state.kept.server_seed);
            match (&mut state.game, state.kept.standing.status) {
                (Some(game), _) => state.broken = add(&state.kept.id, &mut **game, entries).is_none(),
                // Another version of the program may know the game and its rules: it is stopped, but not for good.
                (None, Status::Playing) => state.kept.standing.status = Status::Frozen,
                (None, _) => {}
            }
        }
        state
    }

    /// Asks the rules what a command comes to, on a copy of the game. `None` if they fail.
    pub(super) fn propose(
        &self,
        bounds: Bounds,
        seat: Seat,
        number: u32,
        command: &Command,
    ) -> Option<Result<Result<Proposal, Denied<Explanation>>, Failure>> {
        let game = self.game.as_deref()?;
        match guarded(|| game.propose(seat, number, command))? {
            Ok(entries) => match guarded(|| bounds.refuse(game, seat, command))? {
                Some(problem) => Some(Err(problem.into())),
                None => self.proposal(game.copy(), entries).map(|proposal| Ok(Ok(proposal))),
            },
            Err(denied) => Some(Ok(Err(denied))),
        }
    }

    /// What entries come to in a copy of the game, which is to take its place. `None` if the rules fail.
    pub(super) fn proposal(&self, mut next: Box<dyn Table>, entries: Vec<Entry>) -> Option<Proposal> {
        add(&self.kept.id, &mut *next, entries.clone())?;
        let standing = guarded(|| standing(&self.kept, &*next, now()))?;
        Some(Proposal { entries, next, standing })
    }

    /// Takes over what was proposed, and stored.
    pub(super) fn swap(&mut self, Proposal { entries, next, standing }: Proposal, countdown: Option<Duration>) {
        self.game = Some(next);
        self.kept.number += entries.len() as u32;
        self.kept.standing = standing;
        self.note_questions(countdown);
    }

    /// Notes the open questions.
    pub(super) fn note_questions(&mut self, countdown: Option<Duration>) {
        let Self { kept, game, questions, .. } = self;
        let noted = guarded(|| questions.note(kept, game.as_deref(), countdown));
        self.broken |= noted.is_none();
    }

    /// The game, to act in it.
    pub(crate) fn playing(&self) -> Result<&dyn Table, Failure> {
        match self.kept.standing.status {
            Status::Waiting => Err(ProblemKey::NotBegun.into()),
            Status::Frozen => Err(ProblemKey::Frozen.into()),
            // Also after the end: the game itself says that it is over, but first whether the same was done already.
            Status::Playing | Status::Over => self.game(),
        }
    }

    fn game(&self) -> Result<&dyn Table, Failure> {
        let missing = || match self.kept.header {
            None => ProblemKey::NotBegun,
            Some(_) => ProblemKey::Frozen,
        };
        self.game.as_deref().ok_or_else(|| missing().into())
    }

    /// Runs a part of the rules on the game.
    fn ask<T>(&mut self, question: impl FnOnce(&dyn Table) -> T) -> Result<T, Failure> {
        let game = self.game()?;
        let answer = guarded(|| question(game));
        self.broken |= answer.is_none();
        answer.ok_or_else(|| ProblemKey::Frozen.into())
    }

    /// A number of entries as an observer counts them.
    pub(crate) fn told(&self, number: u32, observer: Observer) -> u32 {
        self.game.as_ref().map_or(number, |game| game.told(number, observer))
    }

    /// Did the entries from `number` on change nothing that an onlooker is told?
    pub(crate) fn is_unnoticed(&mut self, number: u32, onlooker: Onlooker) -> bool {
        let observer = onlooker.observer();
        let unnoticed = self.ask(|game| {
            let newest = game.number();
            let untold = |observer| game.told(number, observer) == game.told(newest, observer);
            // If a spectator is told of an entry, everybody may know that there is one.
            untold(Observer::Spectator)
                && untold(observer)
                && game.observation(number, observer) == game.observation(newest, observer)
        });
        unnoticed.unwrap_or(false)
    }

    /// Is the seat played by the computer: from the beginning, or since it was given up?
    pub(crate) fn is_computers(&self, seat: Seat) -> bool {
        is_computers(&self.kept, self.game.as_deref(), seat)
    }

    /// The seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.kept.seats.len())
    }

    /// Whose eyes an onlooker may use; `wanted` is a seat, `spectator` or `everything`; if missing, the onlooker's own
    /// eyes.
    pub(crate) fn eyes(&self, onlooker: Onlooker, wanted: Option<&str>) -> Result<Observer, Failure> {
        let own = onlooker.observer();
        let Some(wanted) = wanted else { return Ok(own) };
        let over = self.game.as_ref().and_then(|game| game.over());
        let observer = observer(wanted, self.kept.seats.len(), over)?;
        let lent = observer == own || observer == Observer::Spectator || self.kept.standing.status == Status::Over;
        if lent { Ok(observer) } else { Err(ProblemKey::NotYourEyes.into()) }
    }

    /// A position through somebody's eyes, by its number as the onlooker counts; the newest one without a number.
    pub(crate) fn position(
        &mut self,
        onlooker: Onlooker,
        at: Option<u32>,
        observer: Observer,
        bounds: Bounds,
    ) -> Result<SeenPosition, Failure> {
        let own = onlooker.observer();
        let only_computers_to_ask = match observer {
            Observer::Seat(seat) => self.others_all_computers(seat),
            _ => false,
        };
        let playing = self.kept.standing.status == Status::Playing;
        let ordering = onlooker.seat.filter(|_| playing && observer == own);
        let orders = ordering.map(|seat| guarded(|| self.questions.orders(&self.kept, self.game.as_deref()?, seat)));
        self.broken |= orders.as_ref().is_some_and(Option::is_none);
        let seen = self.ask(|game| {
            let newest = game.number();
            let number = at.map_or(newest, |at| game.number_told(at, own));
            let undo = match observer {
                Observer::Seat(seat) if number == newest && bounds.refuse(game, seat, &UNDO).is_none() => {
                    game.undoable(seat)
                }
                _ => None,
            };
            let undo = match undo {
                Some((_, false)) => UndoRight::Free,
                Some((_, true)) if !only_computers_to_ask => UndoRight::Ask,
                _ => UndoRight::None,
            };
            let observation = game.observation(number, observer)?;
            let orders = orders.flatten().flatten().filter(|_| number == newest);
            Some(SeenPosition { number: game.told(number, own), observation, undo, orders })
        })?;
        seen.ok_or_else(|| Failure::from(ProblemKey::NoSuchNumber).at(self.told(self.kept.number, own)))
    }

    /// Do only computers sit on the other seats? They agree to what the other people agree to, and by themselves to
    /// nothing: otherwise dice could be rolled until they please.
    pub(crate) fn others_all_computers(&self, seat: Seat) -> bool {
        others_all_computers(&self.kept, self.game.as_deref(), seat)
    }

    /// The entries from `from` on through somebody's eyes, as the onlooker counts them: few of them at once, or else what tells
    /// them in pieces.
    pub(crate) fn log(
        &mut self,
        onlooker: Onlooker,
        from: u32,
        observer: Observer,
    ) -> Result<Result<Vec<SeenEntry>, Telling>, Failure> {
        let own = onlooker.observer();
        self.ask(|game| {
            let short = Telling::is_short(game, own, from);
            if short { Ok(log(game, own, from, observer)) } else { Err(Telling::new(game, own, from, observer)) }
        })
    }

    /// A copy of the game, to be looked at without the lock.
    pub(crate) fn copy(&mut self) -> Result<Box<dyn Table>, Failure> {
        self.ask(|game| game.copy())
    }
}

fn open(registry: Registry, header: Header, server_seed: Bytes32) -> Option<Box<dyn Table>> {
    let game = registry.under(&header.game, header.rules)?;
    guarded(|| game.open(header, server_seed))?.ok()
}

/// Adds entries to a game; `None` if the rules fail at one of them.
fn add(table: &str, game: &mut dyn Table, entries: Vec<Entry>) -> Option<()> {
    for entry in entries {
        let number = entry.number;
        match guarded(|| game.push(entry)) {
            Some(Ok(())) => {}
            Some(Err(fault)) => {
                tracing::error!(table, number, %fault, "the rules refuse an entry");
                return None;
            }
            None => return None,
        }
    }
    Some(())
}
