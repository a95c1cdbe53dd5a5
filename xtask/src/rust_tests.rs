//! The tests in Rust: one program for each file of tests. Those that only compute take what the tests of page, Python and browser leave
//! of the processors; the others run two at a time. Cargo runs one after the other, and where one waits for a server that is killed, or
//! for its one last long test, the other processor has nothing to do.

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use serde_json::Value;

use crate::run::{Stop, cargo, took};

/// The crates whose tests start servers and look at the clock: they do not run beside others that want the processors.
const SERVING: [&str; 3] = ["quincunx", "quincunx-server", "quincunx-store"];

/// The tests that were built.
pub(crate) struct Tests(Vec<Program>);

/// How tests run.
#[derive(Clone, Copy)]
pub(crate) enum How {
    /// One after the other, when nobody else wants the processors.
    Beside,
    /// Two programs at a time, each with a thread for each processor.
    Alone,
}

/// What the tests came to.
#[derive(Default)]
pub(crate) struct Tested {
    pub(crate) passed: u64,
    /// What could not be tested here, in its own words.
    pub(crate) not_tested: Vec<String>,
    failed: Vec<String>,
}

/// A program of tests.
struct Program {
    /// The crate and the file: `quincunx-server server`.
    name: String,
    path: PathBuf,
    /// Where cargo would run it: the folder of its crate.
    folder: PathBuf,
}

/// Builds the tests that `what` names: those that only compute, and those that start servers.
pub(crate) fn built(what: &[&str]) -> Result<(Tests, Tests), Stop> {
    let told = cargo(&["test", "--no-run", "--message-format", "json-render-diagnostics"]).args(what).run_to_read()?;
    let messages = told.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut programs: Vec<Program> = messages.filter_map(|message| Program::of(&message)).collect();
    // The largest are those that take longest: they know all games, or the server.
    programs.sort_by_key(|program| fs::metadata(&program.path).map_or(0, |file| file.len()));
    let (serving, computing) = programs.into_iter().partition(Program::serves);
    Ok((Tests(computing), Tests(serving)))
}

impl Tests {
    /// Runs them all in these surroundings, whether some fail or not.
    pub(crate) fn run(self, how: How, surroundings: &[(&str, &str)]) -> Result<Tested, Stop> {
        let waiting = Mutex::new(VecDeque::from(self.0));
        let tested = Mutex::new(Tested::default());
        let began = Instant::now();
        thread::scope(|scope| {
            for _ in 0..how.at_once() {
                scope.spawn(|| {
                    while let Some(program) = next(&waiting) {
                        program.run(how, surroundings, &tested);
                    }
                });
            }
        });
        took(how.told(), began);
        let tested = tested.into_inner().unwrap_or_else(PoisonError::into_inner);
        if tested.failed.is_empty() {
            Ok(tested)
        } else {
            Err(Stop::new(format!("tests failed in {}", tested.failed.join(", "))))
        }
    }
}

impl How {
    fn at_once(self) -> usize {
        match self {
            Self::Beside => 1,
            Self::Alone => 2,
        }
    }

    fn told(self) -> &'static str {
        match self {
            Self::Beside => "tests in Rust that only compute, beside the others",
            Self::Alone => "tests in Rust that start servers",
        }
    }

    fn command(self, program: &Path) -> Command {
        match self {
            Self::Beside => {
                let mut command = Command::new("nice");
                command.arg(program).env("RUST_TEST_THREADS", "1");
                command
            }
            Self::Alone => Command::new(program),
        }
    }
}

fn next(waiting: &Mutex<VecDeque<Program>>) -> Option<Program> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_back()
}

impl Program {
    /// A message of cargo tells of a program if it is about something that was built to be run as a test.
    fn of(message: &Value) -> Option<Self> {
        let path = PathBuf::from(message["executable"].as_str()?);
        if message["profile"]["test"] != true {
            return None;
        }
        let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
        let of = folder.file_name()?.to_string_lossy();
        Some(Self { name: format!("{of} {}", message["target"]["name"].as_str()?), path, folder })
    }

    fn serves(&self) -> bool {
        self.folder.file_name().is_some_and(|of| SERVING.iter().any(|name| of == *name))
    }

    /// Runs it, tells all that it said at once, and adds what came of it.
    fn run(&self, how: How, surroundings: &[(&str, &str)], tested: &Mutex<Tested>) {
        eprintln!("▸ {}", self.name);
        let began = Instant::now();
        // Not cargo's own surroundings, but those that a program of tests has of it.
        let mut command = how.command(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).envs(surroundings.iter().copied());
        let output = command.output();
        let mut tested = tested.lock().unwrap_or_else(PoisonError::into_inner);
        match output {
            Ok(output) => tested.add(self, &output),
            Err(error) => tested.failed.push(format!("{} ({error})", self.name)),
        }
        eprintln!("  {}: {} s", self.name, began.elapsed().as_secs());
    }
}

impl Tested {
    /// What these and others came to.
    pub(crate) fn and(mut self, others: Self) -> Self {
        self.passed += others.passed;
        self.not_tested.extend(others.not_tested);
        self
    }

    fn add(&mut self, program: &Program, output: &Output) {
        let told = String::from_utf8_lossy(&output.stdout);
        print!("{told}");
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        let counts = told.lines().filter_map(|line| line.strip_prefix("test result: ok. ")?.split_once(" passed"));
        self.passed += counts.filter_map(|(count, _)| count.parse::<u64>().ok()).sum::<u64>();
        self.not_tested.extend(told.lines().filter(|line| line.starts_with("not tested: ")).map(str::to_owned));
        if !output.status.success() {
            self.failed.push(program.name.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Program;

    #[test]
    fn what_cargo_builds_to_be_run_as_a_test_is_a_program_of_tests() {
        let message = |test: bool, executable: Option<&str>| {
            json!({
                "reason": "compiler-artifact", "manifest_path": "/house/crates/engine/Cargo.toml",
                "target": { "name": "records" }, "profile": { "test": test }, "executable": executable,
            })
        };
        let program = Program::of(&message(true, Some("/house/target/debug/deps/records-1"))).unwrap();
        assert_eq!(program.name, "engine records");
        assert_eq!(program.folder.to_str(), Some("/house/crates/engine"));
        assert!(!program.serves());
        assert!(Program::of(&message(true, None)).is_none(), "a library");
        assert!(Program::of(&message(false, Some("/house/target/debug/house"))).is_none(), "a command");
        assert!(Program::of(&json!({ "reason": "build-finished", "success": true })).is_none());
    }
}
