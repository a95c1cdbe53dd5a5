//! Work that may take long, and work that may fail.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

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
pub(crate) struct Aside(Arc<Semaphore>);

impl Aside {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self(Arc::new(Semaphore::new((processors / 2).max(1))))
    }

    /// Does something beside the runtime, when its turn comes. `None` if it panics.
    pub(crate) async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let turn = Arc::clone(&self.0).acquire_owned().await.ok()?;
        // What is begun is done even if nobody waits for it any more: until then nothing else has its turn.
        beside(move || {
            let _turn = turn;
            work()
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread::sleep;
    use std::time::Duration;

    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test]
    async fn no_more_is_done_at_the_same_time_however_many_ask_and_go_away() {
        let aside = Arc::new(Aside::new());
        let most = aside.0.available_permits();
        let [under_way, peak, done] = [(); 3].map(|()| Arc::new(AtomicUsize::new(0)));
        let ask = |asking: &mut JoinSet<Option<()>>| {
            let (aside, under_way) = (Arc::clone(&aside), Arc::clone(&under_way));
            let (peak, done) = (Arc::clone(&peak), Arc::clone(&done));
            asking.spawn(async move {
                let work = move || {
                    peak.fetch_max(under_way.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    sleep(Duration::from_millis(20));
                    under_way.fetch_sub(1, Ordering::SeqCst);
                    done.fetch_add(1, Ordering::SeqCst);
                };
                aside.run(work).await
            });
        };
        for _ in 0..8 {
            let mut asking = JoinSet::new();
            (0..most).for_each(|_| ask(&mut asking));
            // They have begun, and go away.
            tokio::time::sleep(Duration::from_millis(5)).await;
            asking.shutdown().await;
        }
        let mut asking = JoinSet::new();
        (0..4 * most).for_each(|_| ask(&mut asking));
        assert!(asking.join_all().await.iter().all(Option::is_some));
        // On a busy machine not all of them may be at it at the same time.
        assert!((1..=most).contains(&peak.load(Ordering::SeqCst)));
        assert!(done.load(Ordering::SeqCst) >= 4 * most);
    }
}
