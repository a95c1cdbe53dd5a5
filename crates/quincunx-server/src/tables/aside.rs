//! Work that may take long, and work that may fail.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tracing::Span;

/// Runs a part of the rules. A panic in them is a bug; it must not take more than its own table with it. Nothing is
/// seen half done afterwards: what changes is a copy.
pub(crate) fn guarded<T>(rules: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(rules)).ok()
}

/// Does something beside the runtime: what takes long. In the log it belongs to the request that it is done for. `None` if it panics.
pub(crate) async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let request = Span::current();
    spawn_blocking(move || request.in_scope(|| guarded(work))).await.ok().flatten()
}

/// How much of what takes long is done at the same time: less than there are processors, so that the rest goes on.
pub(crate) struct Aside(Semaphore);

impl Aside {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self(Semaphore::new((processors / 2).max(1)))
    }

    /// Does something beside the runtime, when its turn comes. `None` if it panics.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.0.acquire().await.ok()?;
        beside(work).await
    }
}
