//! What players tell the operator: how much of it waits, and that what was settled is forgotten after a while.

use std::sync::{Mutex, PoisonError, Weak};
use std::time::Duration;

use quincunx_store::About;

use super::clock::now;
use super::host::Host;
use super::memory::Tables;

/// It is looked so often: another server on the same database may have been told something.
const LOOK: Duration = Duration::from_secs(60);

/// What was settled is remembered so long, in seconds.
const REMEMBERED: i64 = 90 * 86_400;

/// How many reports wait for the operator, as this server knows.
#[derive(Default)]
pub(crate) struct WaitingReports(Mutex<Vec<(About, u64)>>);

impl WaitingReports {
    /// How many, by what they are about.
    pub(crate) fn all(&self) -> Vec<(&'static str, u64)> {
        let waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |about| waiting.iter().find(|(of, _)| *of == about).map_or(0, |(_, count)| *count);
        About::ALL.into_iter().map(|about| (about.word(), count(about))).collect()
    }
}

impl Host {
    /// Counts them anew.
    pub(crate) async fn count_reports(&self) {
        match self.store.reports().waiting_reports().await {
            Ok(waiting) => *self.reports.0.lock().unwrap_or_else(PoisonError::into_inner) = waiting,
            Err(error) => tracing::warn!(%error, "what players have told the operator could not be counted"),
        }
    }
}

/// Counts and forgets, as long as there are tables.
pub(super) async fn attend(tables: Weak<Tables>) {
    loop {
        let Some(tables) = tables.upgrade() else { return };
        let host = &tables.host;
        if let Err(error) = host.store.reports().forget_settled(now() - REMEMBERED).await {
            tracing::warn!(%error, "what was settled could not be forgotten");
        }
        host.count_reports().await;
        drop(tables);
        tokio::time::sleep(LOOK).await;
    }
}
