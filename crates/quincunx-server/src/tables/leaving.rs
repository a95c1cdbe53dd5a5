//! Somebody leaves for good.

use std::sync::Arc;

use quincunx_engine::Bytes32;
use quincunx_store::{Status, StoreError};

use super::commands::resign;
use super::memory::Tables;
use super::seats::leave;
use super::session::Session;
use crate::problem::{Failure, ProblemKey};

/// So often a person is looked for at tables: another device may sit down meanwhile.
const TRIES: usize = 3;

impl Tables {
    /// A person, or the bot of one, gives up what goes on, gets up where nothing has begun, and is forgotten, as long as the owner's session holds.
    pub(crate) async fn forget_person(
        self: &Arc<Self>,
        person: Bytes32,
        owner: Bytes32,
        session: Bytes32,
    ) -> Result<(), Failure> {
        let accounts = self.host.store.accounts();
        for _ in 0..TRIES {
            for id in accounts.awaited_at(person).await? {
                // Whoever is thrown out meanwhile gives nothing more up.
                let ended = |error| if matches!(error, StoreError::Missing) { StoreError::NoAccount } else { error };
                accounts.signed_in(session, 0).await.map_err(ended)?;
                let tables = Arc::clone(self);
                let quit = self.command(&id, move |session| quit(session, Arc::clone(&tables), person)).await;
                // Another device may have left the table, or somebody have closed it: then it is not awaited there any more.
                quit.or_else(|failure| if failure.is_of_the_store() { Err(failure) } else { Ok(()) })?;
            }
            match accounts.remove_account(person, owner, session).await {
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
                Ok(ids) => {
                    self.host.unseen.set(person, false);
                    // Then they know the name no more.
                    for id in ids {
                        self.reload(&id).await;
                    }
                    return Ok(());
                }
            }
        }
        Err(ProblemKey::Unavailable.into())
    }
}

/// A person quits a table, whatever goes on there.
async fn quit(session: Session, tables: Arc<Tables>, person: Bytes32) -> Result<(), Failure> {
    match session.state.kept.standing.status {
        Status::Waiting => leave(session, tables, Some(person)).await.map(drop),
        Status::Playing => resign(session, Some(person)).await.map(drop),
        // Where this program does not know the rules, nobody can give up; and if another one knows them again, nobody is to wait there for
        // whoever has left: the table stands still for good, in the store as well.
        Status::Frozen => Ok(session.host.store.stops().freeze(&session.state.kept.id).await?),
        // It has ended meanwhile.
        Status::Over => Ok(()),
    }
}
