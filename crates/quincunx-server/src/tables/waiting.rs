//! Tables whose games have not begun: who is still there, and which are given up.

use std::sync::{Arc, Weak};

use quincunx_store::Status;

use super::clock::now;
use super::memory::Tables;

/// Notes who is at tables that wait, and removes those at which nobody was for long; as long as there are tables.
pub(super) async fn attend(tables: Weak<Tables>) {
    loop {
        let Some(tables) = tables.upgrade() else { return };
        let look = tables.host.waiting.look;
        note(&tables).await;
        remove(&tables).await;
        drop(tables);
        tokio::time::sleep(look).await;
    }
}

async fn note(tables: &Arc<Tables>) {
    let (mut there, mut unseen) = (Vec::new(), Vec::new());
    // Browsers let the timer of a hidden page go off once a minute at the least, and we look as often.
    let lately = tables.host.waiting.look * 2;
    for table in tables.attended(lately) {
        let state = table.lock().await;
        let present = table.watchers.present(&state.kept);
        if state.kept.standing.status != Status::Waiting {
            continue;
        }
        if table.has_seat_asked(lately) || present.is_anybody_seen() {
            there.push(state.kept.id.clone());
        } else if present.is_anybody_there() {
            unseen.push(state.kept.id.clone());
        }
    }
    // What only those come to whom others do not see is not given up, but nobody is there as far as the lobby tells.
    let away = tables.host.waiting.away.as_secs() as i64 + 1;
    for (ids, moment) in [(there, now()), (unseen, now() - away)] {
        for some in ids.chunks(256) {
            if let Err(error) = tables.host.store.seen(some, moment).await {
                tracing::warn!(%error, "who is there could not be noted");
            }
        }
    }
}

async fn remove(tables: &Arc<Tables>) {
    let before = now() - tables.host.waiting.given_up.as_secs() as i64;
    match tables.host.store.remove_given_up(before).await {
        Ok(removed) => removed.iter().for_each(|id| tables.forget(id)),
        Err(error) => tracing::warn!(%error, "tables that are given up could not be removed"),
    }
}
