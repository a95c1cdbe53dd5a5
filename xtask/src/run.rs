//! Running programs and reading folders.

use std::ffi::OsStr;
use std::fs;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Why it does not go on: one line.
#[derive(Debug)]
pub(crate) struct Stop {
    pub(crate) line: String,
    pub(crate) code: u8,
}

impl Stop {
    /// A step failed.
    pub(crate) fn new(line: impl Into<String>) -> Self {
        Self { line: line.into(), code: 1 }
    }

    /// There is no such verb.
    pub(crate) fn usage(line: impl Into<String>) -> Self {
        Self { line: line.into(), code: 2 }
    }
}

/// The steps that were run, and how long each took.
static TOOK: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Says which steps took their time.
pub(crate) fn tell_times() {
    let took = TOOK.lock().unwrap_or_else(PoisonError::into_inner);
    for (told, time) in took.iter().filter(|(_, time)| *time >= WORTH_TELLING) {
        eprintln!("{:>3} min {:02} s  {told}", time.as_secs() / 60, time.as_secs() % 60);
    }
}

const WORTH_TELLING: Duration = Duration::from_secs(5);

/// A step took its time since then.
pub(crate) fn took(told: &str, began: Instant) {
    TOOK.lock().unwrap_or_else(PoisonError::into_inner).push((told.to_owned(), began.elapsed()));
}

/// A program to be run in the folder of the project, its name told before.
pub(crate) struct Step(Command);

impl Step {
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(program);
        command.current_dir(crate::root());
        Self(command)
    }

    pub(crate) fn arg(mut self, argument: impl AsRef<OsStr>) -> Self {
        self.0.arg(argument);
        self
    }

    pub(crate) fn args(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.0.args(arguments);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.0.env(name, value);
        self
    }

    /// In the surroundings of a program that is called by hand: what the cargo outside says of this package would make build scripts
    /// (that of ring looks at the package's name) run anew, and half of the dependencies be compiled again.
    pub(crate) fn by_hand(mut self) -> Self {
        for (name, _) in std::env::vars_os() {
            if name.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")) {
                self.0.env_remove(name);
            }
        }
        self
    }

    /// Runs it to its end.
    pub(crate) fn run(mut self) -> Result<(), Stop> {
        let told = self.told();
        eprintln!("▸ {told}");
        let began = Instant::now();
        let status = self.0.status().map_err(|error| Stop::new(format!("{told}: {error}")))?;
        took(&told, began);
        if status.success() { Ok(()) } else { Err(Stop::new(format!("{told}: {status}"))) }
    }

    /// Runs it to its end, and says what it writes to its standard output.
    pub(crate) fn run_to_read(mut self) -> Result<String, Stop> {
        let told = self.told();
        eprintln!("▸ {told}");
        let began = Instant::now();
        let ended = self.0.stderr(Stdio::inherit()).output().map_err(|error| Stop::new(format!("{told}: {error}")))?;
        took(&told, began);
        if ended.status.success() {
            Ok(String::from_utf8_lossy(&ended.stdout).into_owned())
        } else {
            Err(Stop::new(format!("{told}: {}", ended.status)))
        }
    }

    /// What it writes, if it can be run and ends well.
    pub(crate) fn output(mut self) -> Option<String> {
        let output = self.0.stderr(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    }

    /// The first words of the command line.
    fn told(&self) -> String {
        let name = Path::new(self.0.get_program()).file_name().unwrap_or_default();
        let words = [name].into_iter().chain(self.0.get_args()).take(9);
        words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }
}

/// Does two things at once, neither of which keeps all processors busy.
pub(crate) fn beside<A: Send, B>(
    one: impl FnOnce() -> Result<A, Stop> + Send,
    other: impl FnOnce() -> Result<B, Stop>,
) -> Result<(A, B), Stop> {
    thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        let one = one.join().unwrap_or_else(|panic| resume_unwind(panic));
        other.and_then(|other| Ok((one?, other)))
    })
}

/// The cargo that runs this.
pub(crate) fn cargo(arguments: &[&str]) -> Step {
    Step::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())).args(arguments).by_hand()
}

/// Builds the command for serving, and says where it lies.
pub(crate) fn to_serve() -> Result<PathBuf, Stop> {
    cargo(&["build", "--profile", "serve", "--package", "quincunx"]).run()?;
    Ok(crate::root().join("target/serve/quincunx"))
}

/// npm in a folder of the project.
pub(crate) fn npm(folder: &str, arguments: &[&str]) -> Step {
    Step::new("npm").args(["--prefix", folder]).args(arguments)
}

/// What is in a folder, in the order of the names.
pub(crate) fn list(folder: &Path) -> Result<Vec<PathBuf>, Stop> {
    let unreadable = |error: std::io::Error| Stop::new(format!("{}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    paths.sort();
    Ok(paths)
}
