//! How long a game can become: bounds that no honest game meets.

use quincunx_engine::record::EntryKind;
use quincunx_engine::{Command, Observer, Seat};
use quincunx_games::Table;

use crate::config::Limits;
use crate::problem::ProblemKey;

/// How many entries a game holds, and how often a choice is taken back.
#[derive(Clone, Copy)]
pub(crate) struct Bounds {
    entries: u32,
    undos: u32,
}

impl Bounds {
    pub(super) const fn of(limits: &Limits) -> Self {
        Self { entries: limits.entries, undos: limits.undos_in_a_row }
    }

    /// What stands against a command of a seat, beside the rules. Giving up is always possible.
    pub(super) fn refuse(self, game: &dyn Table, seat: Seat, command: &Command) -> Option<ProblemKey> {
        // As the seat counts: how many entries there are that others alone know of must not show.
        let is_long = game.told(game.number(), Observer::Seat(seat)) >= self.entries;
        match command {
            Command::Resign => None,
            Command::Action(_) | Command::Undo(_) if is_long && game.returns().is_none() => Some(ProblemKey::TooLong),
            Command::Undo(_) if self.is_tired(game, seat) => Some(ProblemKey::TooManyUndos),
            Command::Action(_) | Command::Undo(_) => None,
        }
    }

    /// Has been taken back as often as may be since the entry that would be the last one to stand?
    fn is_tired(self, game: &dyn Table, seat: Seat) -> bool {
        let Some((to, _)) = game.undoable(seat) else { return false };
        let kind = |number: u32| game.entry(number).map(|entry| &entry.kind);
        let mut stands = to;
        while let Some(EntryKind::Undo { to, .. }) = stands.checked_sub(1).and_then(kind) {
            stands = *to;
        }
        let undos = (stands..game.number()).filter(|number| matches!(kind(*number), Some(EntryKind::Undo { .. })));
        undos.take(self.undos as usize).count() == self.undos as usize
    }
}
