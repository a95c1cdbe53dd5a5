//! The loop: change, run, watch.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use quincunx_engine::Bytes32;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::Target;

/// How long to look.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many inputs: the same each time.
    Inputs(u64),
    /// So long.
    Time(Duration),
}

/// What was run.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    /// How many inputs.
    pub inputs: u64,
    /// How many different outcomes there were.
    pub outcomes: usize,
    /// How much more memory was held at the end than at the beginning.
    pub grown: u64,
}

/// An input that does harm.
#[derive(Debug)]
pub struct Found {
    /// What it did.
    pub what: String,
    /// Where it was written to.
    pub file: PathBuf,
}

/// One input may take so long: a hundred times what the slowest takes, unoptimised and on a busy machine.
const LONGEST: Duration = Duration::from_secs(20);

/// While an input is read, so much more memory may be taken.
const MOST: u64 = 1 << 30;

/// Inputs with new outcomes that join the corpus, at most; each of them at most so long.
const MOST_JOIN: usize = 4_000;
const LONGEST_JOINS: usize = 1 << 16;

/// What the threads know of the input that is being read.
struct Current {
    input: String,
    since: Instant,
    held: u64,
}

/// The first panic since it was last asked, wherever it was and whether or not it was caught.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn listen_to_panics() {
    static ONCE: Once = Once::new();
    let listen = || {
        std::panic::set_hook(Box::new(|panic| {
            lock(&PANIC).get_or_insert_with(|| panic.to_string());
        }));
    };
    ONCE.call_once(listen);
}

/// Runs a target on its corpus, then on changed inputs. `held` tells how much memory the program holds.
///
/// # Errors
/// The first input that makes it panic. One that makes it hang or takes too much memory ends the program, after it was
/// written down.
pub fn fuzz(target: &dyn Target, budget: Budget, seed: u64, held: fn() -> u64) -> Result<Summary, Found> {
    listen_to_panics();
    let current = Mutex::new(None);
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| watch(target, &current, &done, held));
        // Caught, because the scope waits for the watch, which waits for this.
        let ran = catch_unwind(AssertUnwindSafe(|| all(target, budget, seed, held, &current)));
        done.store(true, Ordering::Relaxed);
        let broken = || format!("the target itself: {}", lock(&PANIC).take().unwrap_or_default());
        ran.unwrap_or_else(|_| Err(found(target, "", broken())))
    })
}

fn all(
    target: &dyn Target,
    budget: Budget,
    seed: u64,
    held: fn() -> u64,
    current: &Mutex<Option<Current>>,
) -> Result<Summary, Found> {
    let (begun, mut rng) = (Instant::now(), Pcg64Mcg::seed_from_u64(seed));
    let mut corpus = target.corpus();
    assert!(!corpus.is_empty(), "{} has no corpus", target.name());
    let most = corpus.len() + MOST_JOIN;
    let mut outcomes = HashSet::new();
    let good = corpus.clone();
    let before = held();
    for input in &good {
        outcomes.insert(one(target, input, held, current)?);
    }
    let mut inputs = good.len() as u64;
    loop {
        let goes_on = match budget {
            Budget::Inputs(most) => inputs < most,
            Budget::Time(time) => begun.elapsed() < time,
        };
        if !goes_on {
            return Ok(Summary { inputs, outcomes: outcomes.len(), grown: held().saturating_sub(before) });
        }
        let input = target.changed(&corpus, &mut rng);
        let outcome = one(target, &input, held, current)?;
        inputs += 1;
        if outcomes.insert(outcome) && corpus.len() < most && input.len() <= LONGEST_JOINS {
            corpus.push(input);
        }
    }
}

fn one(target: &dyn Target, input: &str, held: fn() -> u64, current: &Mutex<Option<Current>>) -> Result<String, Found> {
    *lock(current) = Some(Current { input: input.to_owned(), since: Instant::now(), held: held() });
    let ran = catch_unwind(AssertUnwindSafe(|| target.run(input)));
    *lock(current) = None;
    let panic = lock(&PANIC).take();
    match (ran, panic) {
        (Ok(outcome), None) => Ok(kind(&outcome)),
        (_, panic) => Err(found(target, input, panic.unwrap_or_default())),
    }
}

/// An outcome without numbers and quotations, so that those of a kind are the same.
fn kind(outcome: &str) -> String {
    let unquoted = outcome.split(['"', '`']).step_by(2).flat_map(str::chars);
    unquoted.filter(|char| !char.is_ascii_digit()).take(160).collect()
}

fn found(target: &dyn Target, input: &str, what: String) -> Found {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/fuzz").join(target.name());
    let file = folder.join(format!("{}.txt", &Bytes32::hash(input).to_hex()[..12]));
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, input));
    let what =
        written.map_or_else(|error| format!("{what} (and the input could not be written: {error})"), |()| what.clone());
    Found { what, file }
}

/// Ends the program when an input takes too long or too much.
fn watch(target: &dyn Target, current: &Mutex<Option<Current>>, done: &AtomicBool, held: fn() -> u64) {
    while !done.load(Ordering::Relaxed) {
        thread::sleep(Duration::from_millis(20));
        let current = lock(current);
        let Some(Current { input, since, held: before }) = &*current else { continue };
        let what = if since.elapsed() > LONGEST {
            "it hangs"
        } else if held().saturating_sub(*before) > MOST {
            "it takes memory without bound"
        } else {
            continue;
        };
        let found = found(target, input, what.into());
        eprintln!("{}: {}: {}", target.name(), found.file.display(), found.what);
        std::process::exit(1);
    }
}
