//! Telling entries: all that an observer may know of them, whole or in pieces.

use quincunx_engine::record::{Entry, EntryKind};
use quincunx_engine::{Observer, Seat};
use quincunx_games::Table;

use crate::api::SeenEntry;

/// So many entries are told, or replayed, at once; a piece of them takes a few milliseconds.
pub(crate) const PIECE: u32 = 128;

/// The entries of a game from one on, as an observer learns them, counted as they are told to `own`; piece by piece. What a piece is,
/// and whether there is more than one, follows from that count alone: entries that `own` is not told of take no time and show nowhere.
pub(crate) struct Telling {
    game: Box<dyn Table>,
    own: Observer,
    observer: Observer,
    next: u32,
}

impl Telling {
    /// From the entry that is the `from`th on the count of `own`. The game is a copy, which costs the same however long it is.
    pub(super) fn new(game: &dyn Table, own: Observer, from: u32, observer: Observer) -> Self {
        Self { next: from, game: game.copy(), own, observer }
    }

    /// Is it so little that it need not be told in pieces?
    pub(super) fn is_short(game: &dyn Table, own: Observer, from: u32) -> bool {
        game.told(game.number(), own).saturating_sub(from) <= PIECE
    }

    /// The next ones; `None` after the last.
    pub(super) fn piece(&mut self) -> Option<Vec<SeenEntry>> {
        let (next, all) = (self.next, self.game.told(self.game.number(), self.own));
        if next >= all {
            return None;
        }
        self.next = next.saturating_add(PIECE).min(all);
        Some(entries(&*self.game, self.own, next..self.next, self.observer))
    }
}

/// The entries of a game from `from` on as an observer learns them, counted as they are told to `own`.
pub(crate) fn log(game: &dyn Table, own: Observer, from: u32, observer: Observer) -> Vec<SeenEntry> {
    entries(game, own, from..game.told(game.number(), own), observer)
}

fn entries(game: &dyn Table, own: Observer, numbers: std::ops::Range<u32>, observer: Observer) -> Vec<SeenEntry> {
    // Before the entry that `own` counts as this one there are so many entries, which is found by halving.
    let entry = |number: u32| Some(seen(game, own, game.entry(game.number_told(number, own))?, number, observer));
    numbers.filter_map(entry).collect()
}

fn seen(game: &dyn Table, own: Observer, entry: &Entry, number: u32, observer: Observer) -> SeenEntry {
    let (kind, to) = match &entry.kind {
        EntryKind::Action { .. } => ("act", None),
        EntryKind::Chance { .. } => ("chance", None),
        EntryKind::Undo { to, .. } => ("undo", Some(game.told(*to, own))),
        EntryKind::Resign { .. } => ("resign", None),
    };
    let seat = game.seat_told(entry.number, observer).map(|seat: Seat| seat.index() as u8);
    SeenEntry { number, seat, kind: kind.into(), to, lines: game.lines(entry.number, observer) }
}
