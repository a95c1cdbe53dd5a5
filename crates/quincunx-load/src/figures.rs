//! What was measured, and what went wrong.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// What is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// From the moment an action was due until its answer.
    Act,
    /// The same of those that fall into the time of what is done to the server meanwhile.
    Meanwhile,
    /// From the moment an action was due until a stream has told of it.
    Told,
    /// Making a table.
    Make,
    /// Taking a seat.
    Sit,
    /// Opening a stream, until it has told how the table stands.
    Watch,
    /// From the moment the server has ended a stream until it is open again.
    Away,
    /// Fetching the record of a finished game.
    Record,
    /// From the moment a person was due to sign in until the answer.
    SignIn,
    /// The first page of the tables of whoever has signed in.
    OwnTables,
    /// The first page of the tables of somebody who has very many.
    LongList,
    /// Searching one's finished games for a name.
    Search,
}

const ALL: [(What, &str); 12] = [
    (What::Act, "action"),
    (What::Meanwhile, "action meanwhile"),
    (What::Told, "told to a stream"),
    (What::Make, "table made"),
    (What::Sit, "seat taken"),
    (What::Watch, "stream opened"),
    (What::Away, "stream away"),
    (What::Record, "record fetched"),
    (What::SignIn, "sign-in"),
    (What::OwnTables, "own tables"),
    (What::LongList, "a long list"),
    (What::Search, "history searched"),
];

/// So many errors are told in words.
const MOST_TOLD: u64 = 10;

/// How far what is done to the server meanwhile has come.
#[derive(Clone, Copy, Default)]
pub(crate) enum Meanwhile {
    #[default]
    Before,
    Begun,
    Ended(Instant),
}

/// What was measured, and what went wrong.
#[derive(Default)]
pub(crate) struct Figures {
    times: Mutex<[Vec<Duration>; ALL.len()]>,
    meanwhile: Mutex<Meanwhile>,
    errors: AtomicU64,
    late: AtomicU64,
}

impl Figures {
    fn times(&self) -> MutexGuard<'_, [Vec<Duration>; ALL.len()]> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something that has just been done was due then.
    pub(crate) fn took(&self, what: What, since: Instant) {
        self.took_until(what, since, Instant::now());
    }

    pub(crate) fn took_until(&self, what: What, since: Instant, until: Instant) {
        self.times()[what as usize].push(until.saturating_duration_since(since));
    }

    /// An action has been answered that was due then.
    pub(crate) fn acted(&self, due: Instant) {
        self.took(What::Act, due);
        let falls_into_it = match *self.meanwhile.lock().unwrap_or_else(PoisonError::into_inner) {
            Meanwhile::Before => false,
            Meanwhile::Begun => true,
            Meanwhile::Ended(ended) => due < ended,
        };
        if falls_into_it {
            self.took(What::Meanwhile, due);
        }
    }

    /// How far what is done to the server meanwhile has come.
    pub(crate) fn meanwhile(&self, now: Meanwhile) {
        *self.meanwhile.lock().unwrap_or_else(PoisonError::into_inner) = now;
    }

    /// Forgets the times, not the errors: what is measured begins now.
    pub(crate) fn begin(&self) {
        self.times().iter_mut().for_each(Vec::clear);
    }

    /// No table was free when an action was due.
    pub(crate) fn late(&self) {
        self.late.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn error(&self, error: &anyhow::Error) {
        if self.errors.fetch_add(1, Ordering::Relaxed) < MOST_TOLD {
            eprintln!("error: {error:#}");
        }
    }

    pub(crate) fn print(&self, time: Duration) {
        println!(
            "{:16} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8}",
            "", "number", "a second", "p50 ms", "p95 ms", "p99 ms", "max ms"
        );
        // What was not done has no row.
        for ((_, name), times) in ALL.iter().zip(self.times().iter_mut()).filter(|(_, times)| !times.is_empty()) {
            times.sort_unstable();
            let count = times.len();
            let at = |permille: usize| {
                format!("{:.1}", times[(count * permille / 1_000).min(count - 1)].as_secs_f64() * 1_000.0)
            };
            let rate = count as f64 / time.as_secs_f64();
            let [p50, p95, p99, most] = [500, 950, 990, 1_000].map(at);
            println!("{name:16} {count:>9} {rate:>8.1} {p50:>8} {p95:>8} {p99:>8} {most:>8}");
        }
        let [errors, late] = [&self.errors, &self.late].map(|count| count.load(Ordering::Relaxed));
        println!("{errors} errors; {late} actions found no table that was free");
    }

    pub(crate) fn verdict(&self) -> ExitCode {
        if self.errors.load(Ordering::Relaxed) == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
