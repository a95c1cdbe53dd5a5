//! Whoever runs the server closes a table.

use std::sync::Arc;

use quincunx_store::Status;

use super::memory::Tables;
use super::session::Session;
use crate::problem::{Failure, ProblemKey};

impl Tables {
    /// Closes a table for good: a game that goes on stands still from now on, and those who play are told the reason; a table whose game has
    /// not begun is removed. [`ProblemKey::Over`] of a game that is over.
    pub(crate) async fn close(self: &Arc<Self>, id: &str, reason: String) -> Result<(), Failure> {
        let tables = Arc::clone(self);
        self.command(id, move |session| close(session, Arc::clone(&tables), reason.clone())).await
    }
}

async fn close(mut session: Session, tables: Arc<Tables>, reason: String) -> Result<(), Failure> {
    let (id, status) = (session.state.kept.id.clone(), session.state.kept.standing.status);
    match status {
        Status::Waiting => {
            session.host.store.remove(&id).await.inspect_err(|_| session.table.set_outdated())?;
            tables.forget(&id);
            session.host.news.tell_all(&session.state.kept);
        }
        Status::Playing | Status::Frozen => {
            let closed = session.host.store.stops().close_table(&id, &reason).await;
            closed.inspect_err(|_| session.table.set_outdated())?;
            session.state.kept.closed = Some(reason);
            session.stand_still();
        }
        Status::Over => return Err(ProblemKey::Over.into()),
    }
    tracing::info!(table = id, "the operator has closed the table");
    Ok(())
}
