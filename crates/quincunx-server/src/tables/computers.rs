//! The threads on which the computer thinks. A table is never locked meanwhile.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use quincunx_engine::{Budget, Bytes32};
use quincunx_games::Thinking;
use tokio::sync::oneshot;

use super::chance::random_bytes;
use crate::figures;

/// However many tables wait, a decision gets so much.
const LEAST_THINKING: Duration = Duration::from_millis(30);

/// A few threads, fewer than there are processors: the tables come first.
pub(crate) struct Computers {
    jobs: Sender<Job>,
    /// How many of them no thread has taken yet.
    queue: Arc<AtomicUsize>,
}

/// A decision to be thought about.
pub(crate) struct Task {
    /// The thinking.
    pub(crate) thinking: Thinking,
    /// How many iterations at most.
    pub(crate) iterations: u32,
    /// When there should be an answer.
    pub(crate) until: Instant,
    /// The answer is not wanted any more.
    pub(crate) superseded: Arc<AtomicBool>,
}

/// What came of a task.
pub(crate) struct Thought {
    /// The action, in notation; `None` if the thinking failed.
    pub(crate) action: Option<String>,
    /// When its turn came: how long it waited for those before it tells nothing of itself.
    pub(crate) begun: Instant,
    /// How long it took.
    pub(crate) took: Duration,
}

struct Job {
    task: Task,
    asked: Instant,
    answer: oneshot::Sender<Thought>,
}

impl Computers {
    pub(crate) fn new() -> Self {
        let (jobs, taken) = channel();
        let (taken, queue) = (Arc::new(Mutex::new(taken)), Arc::<AtomicUsize>::default());
        let threads = thread::available_parallelism().map_or(1, |processors| (processors.get() / 2).max(1));
        for number in 0..threads {
            let (taken, queue) = (Arc::clone(&taken), Arc::clone(&queue));
            let thread = thread::Builder::new().name(format!("computer-{number}"));
            thread.spawn(move || work(&taken, &queue)).expect("the machine has threads");
        }
        Self { jobs, queue }
    }

    /// How many decisions no thread thinks about yet.
    pub(crate) fn queue(&self) -> usize {
        self.queue.load(Ordering::Relaxed)
    }

    /// What comes of the task; nothing if it is superseded before its turn has come.
    pub(crate) async fn think(&self, task: Task) -> Option<Thought> {
        let (answer, answered) = oneshot::channel();
        self.queue.fetch_add(1, Ordering::Relaxed);
        self.jobs.send(Job { task, asked: Instant::now(), answer }).ok()?;
        answered.await.ok()
    }
}

/// Thinks about one task after the other, until there are no more to come.
fn work(jobs: &Mutex<Receiver<Job>>, queue: &AtomicUsize) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { task: Task { thinking, iterations, until, superseded }, asked, answer }) = job else { return };
        queue.fetch_sub(1, Ordering::Relaxed);
        if superseded.load(Ordering::Relaxed) {
            continue;
        }
        let begun = Instant::now();
        let until = until.max(begun + LEAST_THINKING);
        let stop = move || superseded.load(Ordering::Relaxed) || Instant::now() >= until;
        let chosen = catch_unwind(AssertUnwindSafe(|| thinking(&Budget { iterations, stop: &stop }, random_seed())));
        let took = begun.elapsed();
        figures::thought(begun - asked, took);
        // Whoever asked may have gone, with the server.
        let _ = answer.send(Thought { action: chosen.ok(), begun, took });
    }
}

fn random_seed() -> u64 {
    let Bytes32(bytes) = random_bytes();
    bytes.into_iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(thinking: impl FnOnce(&Budget<'_>, u64) -> String + Send + 'static, until: Instant) -> Task {
        Task { thinking: Box::new(thinking), iterations: 7, until, superseded: Arc::default() }
    }

    #[tokio::test]
    async fn thinking_ends_in_time_and_a_panic_ends_one_task_only() {
        let computers = Computers::new();
        let endless = |budget: &Budget<'_>, _| {
            while !(budget.stop)() {
                thread::yield_now();
            }
            format!("{} iterations", budget.iterations)
        };
        let soon = Instant::now() + Duration::from_millis(50);
        let thought = computers.think(task(endless, soon)).await.unwrap();
        assert_eq!(thought.action.as_deref(), Some("7 iterations"));
        assert!(thought.begun + thought.took >= soon);

        for _ in 0..8 {
            let thought = computers.think(task(|_, _| panic!("a bug in a computer player"), soon)).await.unwrap();
            assert_eq!(thought.action, None);
        }
        // The machine may be busy with something else just then: one of some attempts counts.
        let mut gets_time = false;
        for _ in 0..100 {
            let late = computers.think(task(|budget, _| (budget.stop)().to_string(), soon)).await;
            gets_time |= late.unwrap().action.as_deref() == Some("false");
        }
        assert!(gets_time, "a late task gets a little time all the same");
    }

    #[tokio::test]
    async fn what_is_superseded_is_not_begun() {
        let computers = Computers::new();
        let unwanted = task(|_, _| panic!("nobody wants to know"), Instant::now());
        unwanted.superseded.store(true, Ordering::Relaxed);
        assert!(computers.think(unwanted).await.is_none());
    }

    #[tokio::test]
    async fn waiting_for_others_is_no_thinking() {
        let computers = Arc::new(Computers::new());
        let long = Duration::from_millis(200);
        let late = Instant::now() + Duration::from_secs(60);
        let asked = Instant::now();
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let computers = Arc::clone(&computers);
            tokio::spawn(async move {
                let sleep = move |_: &Budget<'_>, _| {
                    thread::sleep(long);
                    String::new()
                };
                computers.think(task(sleep, late)).await
            });
        }
        // Now they are asked for, and all threads are busy.
        tokio::task::yield_now().await;
        let quick = computers.think(task(|_, _| String::new(), late)).await.unwrap();
        assert!(quick.begun >= asked + long, "it has waited");
        assert!(quick.took < long, "which does not count: {:?}", quick.took);
    }
}
