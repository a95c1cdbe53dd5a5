//! How far a long piece of work has come.

use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use crate::conformance::progress;

/// So often a line of the log tells it.
const EVERY: Duration = Duration::from_secs(10);

/// A bar on a terminal, and otherwise a line of the log now and then.
pub(super) struct Progress {
    bar: ProgressBar,
    told: Instant,
}

impl Progress {
    pub(super) fn new(of: u64) -> Self {
        Self { bar: progress(of), told: Instant::now() }
    }

    /// So much is done, and the work is at this table.
    pub(super) fn at(&mut self, done: u64, table: &str) {
        self.bar.set_position(done);
        if self.bar.is_hidden() && self.told.elapsed() >= EVERY {
            tracing::info!(done, of = self.bar.length(), table, "under way");
            self.told = Instant::now();
        }
    }

    /// Writes something, with the bar out of the way.
    pub(super) fn beside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    pub(super) fn end(self) {
        self.bar.finish_and_clear();
    }
}
