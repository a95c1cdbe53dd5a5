//! Games that are long over are packed, a few at a time.

use std::sync::Weak;
use std::time::Duration;

use super::clock::now;
use super::memory::Tables;

/// It is looked so often for games to pack.
const LOOK: Duration = Duration::from_secs(60);

/// So many are packed each time: some ten milliseconds of a processor for each.
const AT_ONCE: u32 = 20;

/// Packs what has been over for so long, as long as there are tables.
pub(super) async fn attend(tables: Weak<Tables>, after: Duration) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(tables) = tables.upgrade() else { return };
        if let Err(error) = tables.host.store.pack(now() - after.as_secs() as i64, AT_ONCE).await {
            tracing::warn!(%error, "games that are over could not be packed");
        }
    }
}
