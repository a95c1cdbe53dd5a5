//! Groups of entries of many tables in one transaction: a commit costs the disk the same whether it holds one group or twenty.

use std::mem::take;
use std::sync::{Mutex, MutexGuard, PoisonError};

use quincunx_engine::record::Entry;
use tokio::sync::{Semaphore, oneshot};

use crate::{Standing, StoreError};

/// A group of entries to be appended, and the one who waits for it.
pub(crate) struct Group {
    pub(crate) id: String,
    pub(crate) entries: Vec<Entry>,
    pub(crate) standing: Standing,
    written: oneshot::Sender<Result<(), StoreError>>,
}

impl Group {
    /// Tells the one who waits.
    pub(crate) fn tell(self, result: Result<(), StoreError>) {
        // Who does not wait any more has broken off.
        let _ = self.written.send(result);
    }
}

/// The groups that nobody writes yet.
pub(crate) struct Together {
    waiting: Mutex<Vec<Group>>,
    writers: Semaphore,
}

impl Together {
    /// So many transactions at the same time.
    pub(crate) fn new(writers: usize) -> Self {
        Self { waiting: Mutex::default(), writers: Semaphore::new(writers) }
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Group>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a group is written: by one whose turn comes earlier, or by this caller with all others that wait by then.
    pub(crate) async fn append(
        &self,
        id: &str,
        entries: &[Entry],
        standing: &Standing,
        write: impl AsyncFnOnce(Vec<Group>),
    ) -> Result<(), StoreError> {
        let (written, answer) = oneshot::channel();
        self.waiting().push(Group { id: id.into(), entries: entries.into(), standing: standing.clone(), written });
        let turn = self.writers.acquire().await;
        let groups = take(&mut *self.waiting());
        if !groups.is_empty() {
            write(groups).await;
        }
        drop(turn);
        answer.await.unwrap_or_else(|_| Err(StoreError::Unavailable("the writing has broken off".into())))
    }
}
