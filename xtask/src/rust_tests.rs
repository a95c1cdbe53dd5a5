//! The tests in Rust: one program for each file of tests, one after the other. Those of the server come after the browser's, since both look
//! at the clock. Those of the games take what the server's leave of the processors, and all others what those of page, Python and browser do.

use std::cmp::Reverse;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread::available_parallelism;
use std::time::Instant;

use serde_json::Value;

use crate::run::{Stop, cargo, took};

/// The crate whose tests look at the clock.
const SERVER: &str = "quincunx-server";

/// Tests that were built, and which they are.
pub(crate) struct Tests {
    programs: Vec<Program>,
    which: Which,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// They look at the clock, and wait for half of the time.
    Server,
    /// The rules of each game.
    Games,
    Others,
}

/// What the tests came to.
#[derive(Default)]
pub(crate) struct Tested {
    pub(crate) passed: u64,
    /// What could not be tested here, in its own words.
    pub(crate) not_tested: Vec<String>,
}

/// A program of tests.
struct Program {
    /// The crate and the file: `quincunx-server server`.
    name: String,
    path: PathBuf,
    /// Where cargo would run it: the folder of its crate.
    folder: PathBuf,
}

/// Builds the tests that `what` names: those of the server, of the games, and the others.
pub(crate) fn built(what: &[&str]) -> Result<[Tests; 3], Stop> {
    let told = cargo(&["test", "--no-run", "--message-format", "json-render-diagnostics"]).args(what).run_to_read()?;
    let messages = told.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let mut programs: Vec<Program> = messages.filter_map(|message| Program::of(&message)).collect();
    // The largest are those that take longest: they know all games.
    programs.sort_by_key(|program| Reverse(fs::metadata(&program.path).map_or(0, |file| file.len())));
    Ok([Which::Server, Which::Games, Which::Others].map(|which| {
        let programs = programs.extract_if(.., |program| program.which() == which).collect();
        Tests { programs, which }
    }))
}

impl Tests {
    /// Runs them all in these surroundings, whether some fail or not.
    pub(crate) fn run(self, surroundings: &[(&str, &str)]) -> Result<Tested, Stop> {
        let began = Instant::now();
        let (mut tested, mut failed) = (Tested::default(), Vec::new());
        for program in self.programs {
            eprintln!("▸ {}", program.name);
            let began = Instant::now();
            match program.run(self.which, surroundings) {
                Ok(output) if tested.add(&output) => {}
                Ok(_) => failed.push(program.name.clone()),
                Err(error) => failed.push(format!("{} ({error})", program.name)),
            }
            eprintln!("  {}: {} s", program.name, began.elapsed().as_secs());
        }
        took(self.which.told(), began);
        if failed.is_empty() { Ok(tested) } else { Err(Stop::new(format!("tests failed in {}", failed.join(", ")))) }
    }
}

impl Which {
    fn told(self) -> &'static str {
        match self {
            Self::Server => "tests in Rust of the server",
            Self::Games => "tests in Rust of the games, beside those of the server",
            Self::Others => "other tests in Rust, beside those of page, Python and browser",
        }
    }

    /// So many tests run at once.
    fn threads(self) -> usize {
        let processors = available_parallelism().map_or(1, usize::from);
        match self {
            Self::Server => 2 * processors,
            Self::Games => processors,
            Self::Others => 1,
        }
    }

    fn command(self, program: &Path) -> Command {
        if self == Self::Server {
            return Command::new(program);
        }
        // Where nobody else wants the processor.
        let mut command = Command::new("nice");
        command.arg(program);
        command
    }
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

    fn which(&self) -> Which {
        if self.folder.ends_with(SERVER) {
            Which::Server
        } else if self.folder.parent().is_some_and(|parent| parent.ends_with("games")) {
            Which::Games
        } else {
            Which::Others
        }
    }

    /// Runs it to its end.
    fn run(&self, which: Which, surroundings: &[(&str, &str)]) -> io::Result<Output> {
        // Not cargo's own surroundings, but those that a program of tests has of it.
        let mut command = which.command(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).envs(surroundings.iter().copied());
        command.env("RUST_TEST_THREADS", which.threads().to_string()).output()
    }
}

impl Tested {
    /// What these and others came to.
    pub(crate) fn and(mut self, others: Self) -> Self {
        self.passed += others.passed;
        self.not_tested.extend(others.not_tested);
        self
    }

    /// Tells all that a program said at once, adds what came of it, and says whether it held.
    fn add(&mut self, output: &Output) -> bool {
        let told = String::from_utf8_lossy(&output.stdout);
        print!("{told}");
        eprint!("{}", String::from_utf8_lossy(&output.stderr));
        let counts = told.lines().filter_map(|line| line.strip_prefix("test result: ok. ")?.split_once(" passed"));
        self.passed += counts.filter_map(|(count, _)| count.parse::<u64>().ok()).sum::<u64>();
        self.not_tested.extend(told.lines().filter(|line| line.starts_with("not tested: ")).map(str::to_owned));
        output.status.success()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Program, Which};

    #[test]
    fn what_cargo_builds_to_be_run_as_a_test_is_a_program_of_tests() {
        let message_of = |folder: &str, test: bool, executable: Option<&str>| {
            json!({
                "reason": "compiler-artifact", "manifest_path": format!("/house/{folder}/Cargo.toml"),
                "target": { "name": "records" }, "profile": { "test": test }, "executable": executable,
            })
        };
        let message = |test, executable| message_of("crates/engine", test, executable);
        let program = Program::of(&message(true, Some("/house/target/debug/deps/records-1"))).unwrap();
        assert_eq!(program.name, "engine records");
        assert_eq!(program.folder.to_str(), Some("/house/crates/engine"));
        assert!(program.which() == Which::Others);
        let which =
            |folder| Program::of(&message_of(folder, true, Some("/house/target/debug/deps/1"))).unwrap().which();
        assert!(which("crates/quincunx-server") == Which::Server);
        assert!(which("games/nim") == Which::Games);
        assert!(which("crates/quincunx-games") == Which::Others);
        assert!(Program::of(&message(true, None)).is_none(), "a library");
        assert!(Program::of(&message(false, Some("/house/target/debug/house"))).is_none(), "a command");
        assert!(Program::of(&json!({ "reason": "build-finished", "success": true })).is_none());
    }
}
