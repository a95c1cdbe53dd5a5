//! A table in memory: what is kept of it, its game, and what an onlooker is shown of both.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use quincunx_engine::record::{Entry, EntryKind, Header};
use quincunx_engine::{Bytes32, MAX_SEATS, Observer, Seat, SeatSet};
use quincunx_games::{Registry, Table};
use quincunx_store::{KeptTable, SeatKind, Standing, Status, Told};

use crate::api::{SeenEntry, SeenPosition, UndoRight};
use crate::info::Onlooker;
use crate::orders::Question;
use crate::problem::{Failure, ProblemKey};

/// A table in memory.
pub(crate) struct TableState {
    /// What the store holds of it.
    pub(crate) kept: KeptTable,
    /// The game, once it has begun. It has the entries that the store has, unless the table is frozen.
    pub(crate) game: Option<Box<dyn Table>>,
    /// The rules have panicked, or refused their own entries.
    pub(crate) broken: bool,
    /// Becomes true when what the computer thinks about now is not wanted any more.
    pub(crate) superseded: Arc<AtomicBool>,
    /// What persons are asked in others' turns.
    pub(crate) questions: Vec<Question>,
}

/// Runs a part of the rules. A panic in them is a bug; it must not take more than its own table with it. Nothing is seen
/// half done afterwards: a match makes the new position first and takes it over whole.
pub(crate) fn guarded<T>(rules: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(rules)).ok()
}

impl TableState {
    /// The table as it stands in the store.
    pub(crate) fn load(registry: Registry, kept: KeptTable, entries: Vec<Entry>) -> Self {
        let mut state = Self { kept, game: None, broken: false, superseded: Arc::default(), questions: Vec::new() };
        if let Some(header) = state.kept.header.clone() {
            state.game = open(registry, header, state.kept.server_seed);
            match (&state.game, state.kept.standing.status) {
                (Some(_), _) => state.broken = state.push(entries).is_none(),
                // Another version of the program may know the game and its rules: it is stopped, but not for good.
                (None, Status::Playing) => state.kept.standing.status = Status::Frozen,
                (None, _) => {}
            }
        }
        state
    }

    /// Adds entries to the game; `None` if the rules fail at one of them.
    pub(crate) fn push(&mut self, entries: Vec<Entry>) -> Option<()> {
        let game = self.game.as_mut()?;
        for entry in entries {
            let number = entry.number;
            match guarded(|| game.push(entry)) {
                Some(Ok(())) => {}
                Some(Err(fault)) => {
                    tracing::error!(table = self.kept.id, number, %fault, "the rules refuse an entry");
                    return None;
                }
                None => return None,
            }
        }
        Some(())
    }

    /// Takes the game back to its first `number` entries, as if the others had never been there.
    pub(crate) fn roll_back(&mut self, registry: Registry, number: u32) {
        let Some(game) = self.game.take() else { return };
        let entries = game.entries()[..number as usize].to_vec();
        self.game = open(registry, game.header().clone(), self.kept.server_seed);
        self.broken |= self.push(entries).is_none();
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

    /// What the entries come to.
    pub(crate) fn standing(&self) -> Standing {
        let Some(game) = &self.game else { return Standing::not_begun() };
        let returns = game.returns().map(|returns| returns.to_string());
        let truth = Told { number: game.number(), waiting: indices(game.waiting()) };
        let told =
            |observer| Told { number: game.told(truth.number, observer), waiting: indices(game.awaited(observer)) };
        let told: Vec<Told> = self.seats().map(Observer::Seat).chain([Observer::Spectator]).map(told).collect();
        Standing {
            status: if returns.is_some() { Status::Over } else { Status::Playing },
            told: if told.iter().all(|told| *told == truth) { Vec::new() } else { told },
            waiting: truth.waiting,
            resigned: indices(game.resigned()),
            computer_due: game.waiting().iter().any(|seat| self.is_computers(seat) || self.is_answered(seat)),
            returns,
        }
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
            // Where a spectator is told of an entry, everybody may know that there is one.
            untold(Observer::Spectator)
                && untold(observer)
                && game.observation(number, observer) == game.observation(newest, observer)
        });
        unnoticed.unwrap_or(false)
    }

    /// Is the seat played by the computer: from the beginning, or since it was given up?
    pub(crate) fn is_computers(&self, seat: Seat) -> bool {
        let resigned = self.game.as_ref().is_some_and(|game| game.resigned().contains(seat));
        resigned || self.kept.seats.get(seat.index()).is_some_and(|seat| seat.kind == SeatKind::Computer)
    }

    /// The seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.kept.seats.len())
    }

    /// Whose eyes an onlooker may use; `wanted` is a seat, `spectator` or `everything`, the own eyes if missing.
    pub(crate) fn eyes(&self, onlooker: Onlooker, wanted: Option<&str>) -> Result<Observer, Failure> {
        let own = onlooker.observer();
        let Some(wanted) = wanted else { return Ok(own) };
        let observer = observer(wanted, self.kept.seats.len())?;
        let lent = observer == own || observer == Observer::Spectator || self.kept.standing.status == Status::Over;
        if lent { Ok(observer) } else { Err(ProblemKey::NotYourEyes.into()) }
    }

    /// A position with somebody's eyes, the number as the onlooker counts; the newest one without it.
    pub(crate) fn position(
        &mut self,
        onlooker: Onlooker,
        at: Option<u32>,
        observer: Observer,
    ) -> Result<SeenPosition, Failure> {
        let own = onlooker.observer();
        let only_computers_to_ask = match observer {
            Observer::Seat(seat) => self.others_all_computers(seat),
            _ => false,
        };
        let playing = self.kept.standing.status == Status::Playing;
        let ordering = onlooker.seat.filter(|_| playing && observer == own);
        let orders = ordering.map(|seat| guarded(|| self.orders(seat)));
        self.broken |= orders.as_ref().is_some_and(Option::is_none);
        let seen = self.ask(|game| {
            let newest = game.number();
            let number = at.map_or(newest, |at| game.number_told(at, own));
            let undo = match observer {
                Observer::Seat(seat) if number == newest => game.undoable(seat),
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

    /// Do only computers sit on the other seats? They agree to what the other people agree to, and by themselves to nothing:
    /// otherwise dice could be rolled until they please.
    pub(crate) fn others_all_computers(&self, seat: Seat) -> bool {
        self.seats().all(|other| other == seat || self.is_computers(other))
    }

    /// The entries from `from` on with somebody's eyes, as the onlooker counts them.
    pub(crate) fn log(&mut self, onlooker: Onlooker, from: u32, observer: Observer) -> Result<Vec<SeenEntry>, Failure> {
        self.ask(|game| log(game, onlooker.observer(), from, observer))
    }
}

/// The entries of a game from `from` on as an observer learns them, counted as they are told to `own`.
pub(crate) fn log(game: &dyn Table, own: Observer, from: u32, observer: Observer) -> Vec<SeenEntry> {
    let seen = |entry: &Entry| {
        let (kind, to) = match &entry.kind {
            EntryKind::Action { .. } => ("act", None),
            EntryKind::Chance { .. } => ("chance", None),
            EntryKind::Undo { to, .. } => ("undo", Some(game.told(*to, own))),
            EntryKind::Resign { .. } => ("resign", None),
        };
        SeenEntry {
            number: game.told(entry.number, own),
            seat: game.seat_told(entry.number, observer).map(|seat| seat.index() as u8),
            kind: kind.into(),
            to,
            lines: game.lines(entry.number, observer),
        }
    };
    let first = game.number_told(from, own) as usize;
    game.entries().iter().skip(first).filter(|entry| game.is_told(entry.number, own)).map(seen).collect()
}

/// Reads whose eyes are meant.
pub(crate) fn observer(wanted: &str, seats: usize) -> Result<Observer, Failure> {
    match wanted {
        "spectator" => Ok(Observer::Spectator),
        "everything" => Ok(Observer::Everything),
        seat => {
            let index = seat.parse().ok().filter(|index| *index < seats.min(MAX_SEATS));
            index.and_then(Seat::new).map(Observer::Seat).ok_or_else(|| ProblemKey::BadRequest.into())
        }
    }
}

fn open(registry: Registry, header: Header, server_seed: Bytes32) -> Option<Box<dyn Table>> {
    let game = registry.under(&header.game, header.rules)?;
    guarded(|| game.open(header, server_seed))?.ok()
}

fn indices(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.index() as u8).collect()
}
