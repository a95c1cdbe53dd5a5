//! Tables are closed for good: by whoever runs the server, or because guests have left their game.

use std::sync::{Arc, Weak};
use std::time::Duration;

use quincunx_store::{Status, StoreError};

use super::clock::now;
use super::memory::Tables;
use super::session::Session;
use crate::problem::{Failure, ProblemKey};

/// It is looked so often for games that are asleep.
const LOOK: Duration = Duration::from_secs(3_600);

/// So many are asked for at a time: each is taken into memory.
const AT_ONCE: u32 = 100;

impl Tables {
    /// Closes a table for good: a game that goes on stands still from now on, and those who play are told the reason; a table whose game has
    /// not begun is removed. [`ProblemKey::Over`] of a game that is over.
    pub(crate) async fn close(self: &Arc<Self>, id: &str, reason: String) -> Result<(), Failure> {
        let tables = Arc::clone(self);
        self.command(id, move |session| close(session, Arc::clone(&tables), reason.clone())).await
    }
}

async fn close(session: Session, tables: Arc<Tables>, reason: String) -> Result<(), Failure> {
    let (id, status) = (session.state.kept.id.clone(), session.state.kept.standing.status);
    match status {
        Status::Waiting => {
            session.host.store.remove(&id).await.inspect_err(|_| session.table.set_outdated())?;
            tables.forget(&id);
            session.host.news.tell_all(&session.state.kept);
        }
        Status::Playing | Status::Frozen => stop(session, reason).await?,
        Status::Over => return Err(ProblemKey::Over.into()),
    }
    tracing::info!(table = id, "the operator has closed the table");
    Ok(())
}

async fn stop(mut session: Session, reason: String) -> Result<(), Failure> {
    let id = session.state.kept.id.clone();
    let closed = session.host.store.stops().close_table(&id, &reason).await;
    closed.inspect_err(|_| session.table.set_outdated())?;
    session.state.kept.closed = Some(reason);
    session.stand_still();
    Ok(())
}

/// Closes games between guests alone in which nobody has acted for so long, as long as there are tables.
pub(super) async fn attend(tables: Weak<Tables>, after: Duration) {
    loop {
        let Some(tables) = tables.upgrade() else { return };
        let before = now() - after.as_secs() as i64;
        if let Err(error) = close_all_asleep(&tables, before).await {
            tracing::warn!(%error, "games that guests have left could not be looked for");
        }
        drop(tables);
        tokio::time::sleep(LOOK).await;
    }
}

async fn close_all_asleep(tables: &Arc<Tables>, before: i64) -> Result<(), StoreError> {
    let mut left = 0;
    loop {
        let asleep = tables.host.store.stops().asleep(before, left, AT_ONCE).await?;
        let is_last = asleep.len() < AT_ONCE as usize;
        for id in asleep {
            // A table that fails has said so in the log; the others are closed.
            if tables.command(&id, move |session| close_asleep(session, before)).await.is_err() {
                left += 1;
            }
        }
        if is_last {
            return Ok(());
        }
    }
}

async fn close_asleep(session: Session, before: i64) -> Result<(), Failure> {
    let (id, standing) = (session.state.kept.id.clone(), &session.state.kept.standing);
    // Somebody may have come back meanwhile.
    if standing.status == Status::Playing && standing.since < before {
        // The page has the words for it.
        stop(session, String::new()).await?;
        tracing::info!(table = id, "a game that guests have left was closed");
    }
    Ok(())
}
