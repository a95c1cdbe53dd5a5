//! Checked play: a game in progress with its record.

mod told;

use std::sync::Arc;

use ed25519_dalek::SigningKey;
use rpds::VectorSync;
use serde::Serialize;
use thiserror::Error;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fairness::{Bytes32, ChanceStream};
use crate::record::{Entry, EntryKind, Header, Record, Seal};
use crate::{Actor, Game, InfoSet, Observer, Returns, Seat, SeatSet, Turn};

pub use told::SeenLine;
use told::Unseen;

/// So many entries at most are carried out anew to come to a position that was passed through.
const FAR: u32 = 8;

/// A game in progress: its record, and every position that it went through.
///
/// New entries are first [proposed](Match::propose) and then [pushed](Match::push). A host pushes them onto a copy, stores
/// them, and then puts the copy in the place of the match. A copy shares the past with the original, so it costs the same
/// however long the game is. Reading a record goes through the same `push`, which trusts nothing.
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Arc<Header>,
    chance: Option<(Bytes32, ChanceStream)>,
    entries: VectorSync<Entry>,
    now: Arc<Position<G>>,
    /// `positions[n]` is the position after `n` entries; `None` if chance comes next, and it follows from one before it. Where many cards
    /// are dealt, most of what a match takes would be such positions.
    positions: VectorSync<Option<Arc<Position<G>>>>,
    unseen: Unseen,
    /// Is its whole record in the hands of whoever looks?
    disclosed: bool,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            header: Arc::clone(&self.header),
            chance: self.chance.clone(),
            entries: self.entries.clone(),
            now: Arc::clone(&self.now),
            positions: self.positions.clone(),
            unseen: self.unseen.clone(),
            disclosed: self.disclosed,
        }
    }
}

/// A position within a match.
struct Position<G: Game> {
    state: G::State,
    /// The last entry that led here and was not taken back; the one before it is that of the position before it, and so on.
    last: Option<u32>,
    /// What happened in the last entry.
    events: Box<[G::Event]>,
    /// The seats that have given up.
    resigned: SeatSet,
    /// How it ended by resignation.
    conceded: Option<Returns>,
}

impl<G: Game> Position<G> {
    /// The same, and nothing has happened.
    fn still(&self) -> Self {
        Self {
            state: self.state.clone(),
            last: self.last,
            events: Box::default(),
            resigned: self.resigned,
            conceded: self.conceded,
        }
    }

    /// An action or an outcome of chance is carried out as the entry `number`.
    fn carry_out(&mut self, game: &G, number: u32, actor: Actor, action: G::Action) {
        let mut events = Vec::new();
        game.apply(&mut self.state, actor, action, &mut events);
        self.events = events.into();
        self.last = Some(number);
    }
}

/// What a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An action in notation.
    Action(String),
    /// Take back the own last choice; with the consent of these seats if it needs any.
    Undo(Vec<Seat>),
    /// Give up.
    Resign,
}

/// Why a command is not granted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Denied<R> {
    /// The command was made at an older position; `number` entries stand now.
    #[error("the game has gone on: {number} entries stand")]
    Stale {
        /// How many entries there are.
        number: u32,
    },
    /// The very same was granted already; `number` entries stand now.
    #[error("already done")]
    AlreadyDone {
        /// How many entries there are.
        number: u32,
    },
    /// Not an action of this game.
    #[error("not an action of this game")]
    Unreadable,
    /// The rules refuse it.
    #[error("the rules refuse it")]
    Refused(R),
    /// There is nothing to take back, or not alone.
    #[error("nothing can be taken back")]
    NoUndo {
        /// Could it be taken back if the others agreed?
        with_consent: bool,
    },
    /// The game is over.
    #[error("the game is over")]
    Over,
}

impl<R> Denied<R> {
    /// The same with another form of refusal.
    pub fn map<T>(self, refusal: impl FnOnce(R) -> T) -> Denied<T> {
        match self {
            Self::Stale { number } => Denied::Stale { number },
            Self::AlreadyDone { number } => Denied::AlreadyDone { number },
            Self::Unreadable => Denied::Unreadable,
            Self::Refused(reason) => Denied::Refused(refusal(reason)),
            Self::NoUndo { with_consent } => Denied::NoUndo { with_consent },
            Self::Over => Denied::Over,
        }
    }
}

/// What is wrong with an entry, and so with the record that holds it.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, TS, ToSchema)]
#[serde(tag = "fault", rename_all = "kebab-case")]
pub enum EntryFault {
    /// The entries are not counted 0, 1, 2, …
    #[error("entry {number} stands at place {place}")]
    Number {
        /// What it says.
        number: u32,
        /// Where it stands.
        place: u32,
    },
    /// The hash does not follow from the entry and the hash before it.
    #[error("the hash of entry {number} does not fit")]
    Hash {
        /// Which entry.
        number: u32,
    },
    /// The action cannot be read.
    #[error("entry {number} holds no action of this game")]
    Unreadable {
        /// Which entry.
        number: u32,
    },
    /// The rules do not allow it there.
    #[error("entry {number} is against the rules")]
    Illegal {
        /// Which entry.
        number: u32,
    },
    /// The draw is not the one of the seeds.
    #[error("the draw of entry {number} is not the one of the seeds")]
    Draw {
        /// Which entry.
        number: u32,
    },
}

impl<G: Game> Match<G> {
    /// A match before its first entry. With `server_seed` it can draw, and checks every draw.
    ///
    /// # Panics
    /// If the header does not have one contribution per seat.
    pub fn new(game: impl Into<Arc<G>>, header: Header, server_seed: Option<Bytes32>) -> Self {
        let game = game.into();
        assert_eq!(header.contributions.len(), game.seats(), "one contribution per seat");
        let start = Arc::new(Position {
            state: game.start(),
            last: None,
            events: Box::default(),
            resigned: SeatSet::EMPTY,
            conceded: None,
        });
        let chance = server_seed.map(|seed| (seed, header.chance(seed)));
        let (entries, positions) = (VectorSync::new_sync(), [Some(Arc::clone(&start))].into_iter().collect());
        let unseen = Unseen::none(game.seats());
        Self { game, header: Arc::new(header), chance, entries, now: start, positions, unseen, disclosed: false }
    }

    /// The same match, for whoever has its whole record in hand: nothing in it is secret.
    pub(crate) fn disclosed(mut self) -> Self {
        self.disclosed = true;
        self
    }

    /// The same match, begun at another position: for scenarios.
    pub(crate) fn at(mut self, state: G::State) -> Self {
        self.now = Arc::new(Position { state, ..self.now.still() });
        self.positions = [Some(Arc::clone(&self.now))].into_iter().collect();
        self
    }

    /// The rules of the table.
    pub const fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was fixed before the first entry.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The entries so far.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = &Entry> + DoubleEndedIterator {
        self.entries.iter()
    }

    /// The entry with this number.
    pub fn entry(&self, number: u32) -> Option<&Entry> {
        self.entries.get(number as usize)
    }

    /// How many entries there are.
    pub fn number(&self) -> u32 {
        self.entries.len() as u32
    }

    /// The hash of the last entry.
    pub fn head(&self) -> Bytes32 {
        self.entries.last().map_or_else(|| self.header.hash(), |entry| entry.hash)
    }

    /// The position after `number` entries; `None` if there are not so many.
    fn position(&self, number: u32) -> Option<Arc<Position<G>>> {
        if number == self.number() {
            return Some(Arc::clone(&self.now));
        }
        if let Some(kept) = self.positions.get(number as usize)? {
            return Some(Arc::clone(kept));
        }
        let kept = |from: u32| Some((from, self.positions[from as usize].as_ref()?));
        let (from, kept) = (0..number).rev().find_map(kept).expect("the start is kept");
        let mut position = kept.still();
        for entry in (from..number).filter_map(|number| self.entry(number)) {
            let (actor, action) = match &entry.kind {
                EntryKind::Action { seat, action } => (Actor::Seat(*seat), action),
                EntryKind::Chance { action, .. } => (Actor::Chance, action),
                EntryKind::Undo { .. } | EntryKind::Resign { .. } => unreachable!("what these led to is kept"),
            };
            let action = self.game.parse(action).expect("a pushed entry can be read");
            position.carry_out(&self.game, entry.number, actor, action);
        }
        Some(Arc::new(position))
    }

    /// Does a position follow in no time from those before it, so that it need not be kept?
    fn is_passed(&self, entry: &Entry, position: &Position<G>) -> bool {
        let is_carried_out = matches!(entry.kind, EntryKind::Action { .. } | EntryKind::Chance { .. });
        is_carried_out && !(entry.number + 1).is_multiple_of(FAR) && self.game.turn(&position.state) == Turn::Chance
    }

    /// The true position: for the host and for tests, never for a player.
    pub fn state(&self) -> &G::State {
        &self.now.state
    }

    /// How it ended, if it has.
    pub fn returns(&self) -> Option<Returns> {
        self.returns_of(&self.now)
    }

    fn returns_of(&self, position: &Position<G>) -> Option<Returns> {
        let over = || (self.game.turn(&position.state) == Turn::Over).then(|| self.game.returns(&position.state));
        position.conceded.or_else(over)
    }

    /// The seats that the table truly waits for: for the host. What may be told is [`awaited`](Match::awaited).
    pub fn waiting(&self) -> SeatSet {
        match self.game.turn(self.state()) {
            Turn::Seats(seats) if self.now.conceded.is_none() => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats that have given up while the others play on.
    pub fn resigned(&self) -> SeatSet {
        self.now.resigned
    }

    /// What happened in the last entry, in full.
    pub(crate) fn last_events(&self) -> &[G::Event] {
        &self.now.events
    }

    /// What `seat` knows now.
    pub fn info_set(&self, seat: Seat) -> InfoSet<'_, G> {
        InfoSet::new(&self.game, self.state(), seat)
    }

    /// The entries that led here and were not taken back, the last first.
    fn trail(&self) -> impl Iterator<Item = u32> {
        std::iter::successors(self.now.last, |number| match &self.positions[*number as usize] {
            Some(position) => position.last,
            None => number.checked_sub(1),
        })
    }

    /// The entry that [`Command::Undo`] of `seat` would take back, and whether the others must agree. An unseen choice stands: taking
    /// it back would tell of it.
    pub fn undoable(&self, seat: Seat) -> Option<(u32, bool)> {
        let position = &self.now;
        if position.conceded.is_some() || self.game.turn(&position.state) == Turn::Over {
            return None;
        }
        let own = |number: &u32| self.entries[*number as usize].kind.is_act_of(seat);
        let to = self.trail().find(own).filter(|number| !self.is_unseen(*number))?;
        // What others have chosen unseen cannot make a difference here: it would show.
        let seen = |number: &u32| self.is_told(*number, Observer::Seat(seat));
        let alone = self.trail().take_while(|number| *number >= to).filter(seen).all(|number| {
            let entry = &self.entries[number as usize];
            let EntryKind::Action { seat: by, action } = &entry.kind else { return false };
            let action = self.game.parse(action).expect("a pushed entry can be read");
            let before = self.position(number).expect("it has so many entries");
            *by == seat && !self.game.reveals(&before.state, seat, action)
        });
        Some((to, !alone))
    }

    /// The entries that grant a command: the command itself, then the outcomes of chance up to the next decision. They are not yet
    /// part of the match.
    ///
    /// `expected` is the number of entries that the wisher had seen.
    /// Without the server's seed they end before the first outcome of chance.
    ///
    /// # Errors
    /// Why it is not granted.
    pub fn propose(&self, seat: Seat, expected: u32, command: &Command) -> Result<Vec<Entry>, Denied<G::Refusal>> {
        self.check_expected(seat, expected, command)?;
        if self.returns().is_some() {
            return Err(Denied::Over);
        }
        let kind = match command {
            Command::Action(text) => {
                let action = self.game.parse(text).ok_or(Denied::Unreadable)?;
                if let Some(refusal) = self.game.refusal(self.state(), seat, action) {
                    return Err(Denied::Refused(refusal));
                }
                EntryKind::Action { seat, action: self.game.notation(action) }
            }
            Command::Undo(consent) => {
                let (to, needs_consent) = self.undoable(seat).ok_or(Denied::NoUndo { with_consent: false })?;
                if needs_consent && !self.all_others_agree(seat, consent) {
                    return Err(Denied::NoUndo { with_consent: true });
                }
                EntryKind::Undo { seat, to, consent: if needs_consent { consent.clone() } else { Vec::new() } }
            }
            Command::Resign if self.resigned().contains(seat) => {
                return Err(Denied::AlreadyDone { number: self.number() });
            }
            Command::Resign => EntryKind::Resign { seat },
        };
        let first = Entry::new(self.head(), self.number(), kind);
        let position = self.after(&first).expect("what was checked can be carried out");
        Ok(self.with_chance(vec![first], position))
    }

    /// The outcomes of chance before the first decision of the game; empty if there are none, or it has begun.
    pub fn opening(&self) -> Vec<Entry> {
        self.with_chance(Vec::new(), self.now.still())
    }

    fn with_chance(&self, mut entries: Vec<Entry>, mut position: Position<G>) -> Vec<Entry> {
        while position.conceded.is_none() && self.game.turn(&position.state) == Turn::Chance {
            let Some((_, chance)) = &self.chance else { break };
            let number = self.number() + entries.len() as u32;
            let total = self.game.weight(&position.state);
            let drawn = chance.draw(number, total);
            let action = self.game.outcome(&position.state, drawn);
            let kind = EntryKind::Chance { action: self.game.notation(action), total, drawn };
            let previous = entries.last().map_or_else(|| self.head(), |entry| entry.hash);
            self.game.apply(&mut position.state, Actor::Chance, action, &mut ());
            entries.push(Entry::new(previous, number, kind));
        }
        entries
    }

    /// A stale command is refused. But seats that decide at the same time do not make each other's commands stale, nor does what chance
    /// does for the other in between, nor an act beside the open decision; and such an act is itself tested on the position that
    /// it finds.
    fn check_expected(&self, seat: Seat, expected: u32, command: &Command) -> Result<(), Denied<G::Refusal>> {
        let number = self.number();
        if expected == number {
            return Ok(());
        }
        if expected > number {
            return Err(Denied::Stale { number });
        }
        let since = || (expected..number).filter_map(|number| self.entry(number));
        if let Some(own) = since().find(|entry| entry.kind.seat() == Some(seat)) {
            let same = match (&own.kind, command) {
                (EntryKind::Action { action, .. }, Command::Action(text)) => {
                    self.game.parse(text).is_some_and(|wished| self.game.notation(wished) == *action)
                }
                (EntryKind::Undo { .. }, Command::Undo(_)) | (EntryKind::Resign { .. }, Command::Resign) => true,
                _ => false,
            };
            return Err(if same { Denied::AlreadyDone { number } } else { Denied::Stale { number } });
        }
        let asked = |number: u32| {
            let position = self.position(number).expect("it has so many entries");
            matches!(self.game.turn(&position.state), Turn::Seats(seats) if seats.contains(seat))
        };
        let beside = matches!(command, Command::Action(_)) && !asked(expected) && !asked(number);
        let apart = |entry: &Entry| match entry.kind {
            EntryKind::Action { .. } => beside || asked(entry.number),
            EntryKind::Chance { .. } => true,
            EntryKind::Undo { .. } | EntryKind::Resign { .. } => false,
        };
        let then = self.position(expected).expect("it has so many entries");
        let [then, now] = [&then, &self.now].map(|position| InfoSet::new(&*self.game, &position.state, seat));
        let free = match command {
            Command::Resign => true,
            // What was offered then and is not legal now is refused with the clause.
            Command::Action(text) => {
                let offered = self.game.parse(text).is_some_and(|action| then.legal().contains(&action));
                offered && (beside || then.prompt() == now.prompt()) && since().all(apart)
            }
            Command::Undo(_) => (then.prompt(), then.legal()) == (now.prompt(), now.legal()) && since().all(apart),
        };
        if free { Ok(()) } else { Err(Denied::Stale { number }) }
    }

    fn all_others_agree(&self, seat: Seat, consent: &[Seat]) -> bool {
        let consent = consent.iter().copied().collect::<SeatSet>();
        Seat::first(self.game.seats()).all(|other| other == seat || consent.contains(other))
    }

    /// Adds an entry, checking everything about it.
    ///
    /// # Errors
    /// What is wrong with the entry; the match is as before.
    pub fn push(&mut self, entry: Entry) -> Result<(), EntryFault> {
        let place = self.number();
        if entry.number != place {
            return Err(EntryFault::Number { number: entry.number, place });
        }
        if entry.hash != Entry::chain(self.head(), place, &entry.kind) {
            return Err(EntryFault::Hash { number: place });
        }
        let position = self.after(&entry)?;
        let unseen = self.after_unseen(&entry, &position.events)?;
        self.unseen = unseen;
        self.now = Arc::new(position);
        let kept = (!self.is_passed(&entry, &self.now)).then(|| Arc::clone(&self.now));
        self.positions.push_back_mut(kept);
        self.entries.push_back_mut(entry);
        Ok(())
    }

    /// The position after one more entry.
    fn after(&self, entry: &Entry) -> Result<Position<G>, EntryFault> {
        let number = entry.number;
        let illegal = EntryFault::Illegal { number };
        if self.returns().is_some() {
            return Err(illegal);
        }
        let before = &self.now;
        let mut next = before.still();
        match &entry.kind {
            EntryKind::Action { seat, action } => {
                let action = self.read(number, action)?;
                if seat.index() >= self.game.seats() || self.game.refusal(&before.state, *seat, action).is_some() {
                    return Err(illegal);
                }
                next.carry_out(&self.game, number, Actor::Seat(*seat), action);
            }
            EntryKind::Chance { action, total, drawn } => {
                let action = self.read(number, action)?;
                let fits = self.game.turn(&before.state) == Turn::Chance
                    && *total == self.game.weight(&before.state)
                    && drawn < total
                    && self.game.outcome(&before.state, *drawn) == action;
                if !fits {
                    return Err(illegal);
                }
                if self.chance.as_ref().is_some_and(|(_, chance)| chance.draw(number, *total) != *drawn) {
                    return Err(EntryFault::Draw { number });
                }
                next.carry_out(&self.game, number, Actor::Chance, action);
            }
            EntryKind::Undo { seat, to, consent } => {
                let allowed = self.undoable(*seat).is_some_and(|(allowed, needs_consent)| {
                    allowed == *to && (!needs_consent || self.all_others_agree(*seat, consent))
                });
                if !allowed {
                    return Err(illegal);
                }
                let to = self.position(*to).expect("it has so many entries");
                next = Position { resigned: next.resigned, ..to.still() };
            }
            EntryKind::Resign { seat } => {
                if seat.index() >= self.game.seats() || before.resigned.contains(*seat) {
                    return Err(illegal);
                }
                next.resigned = before.resigned.with(*seat);
                next.conceded = self.game.returns_if_resigned(&before.state, *seat);
            }
        }
        Ok(next)
    }

    /// What is kept from whom, after one more entry.
    fn after_unseen(&self, entry: &Entry, events: &[G::Event]) -> Result<Unseen, EntryFault> {
        let mut unseen = self.unseen.clone();
        if let EntryKind::Action { seat, action } = &entry.kind {
            let action = self.read(entry.number, action)?;
            if self.game.unseen(self.state(), *seat, action) {
                unseen.add(&*self.game, entry.number, *seat, events);
            }
        }
        Ok(unseen)
    }

    fn read(&self, number: u32, action: &str) -> Result<G::Action, EntryFault> {
        self.game.parse(action).ok_or(EntryFault::Unreadable { number })
    }

    /// The record so far; with the server's seed and a seal once the game is over.
    pub fn record(&self, key: &SigningKey) -> Record {
        let end = self.returns().zip(self.chance.as_ref());
        Record {
            header: Header::clone(&self.header),
            server_seed: end.as_ref().map(|(_, (seed, _))| *seed),
            entries: self.entries().cloned().collect(),
            seal: end.map(|(returns, (seed, _))| {
                Seal::new(&self.header.format, self.head(), *seed, returns.to_string(), key)
            }),
        }
    }
}

impl EntryKind {
    /// Who did it; `None` for chance.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Action { seat, .. } | Self::Undo { seat, .. } | Self::Resign { seat } => Some(*seat),
            Self::Chance { .. } => None,
        }
    }

    fn is_act_of(&self, seat: Seat) -> bool {
        matches!(self, Self::Action { seat: by, .. } if *by == seat)
    }
}
