//! What several verbs read from the command line, and files.

use std::path::Path;
use std::time::Duration;

use clap::Args;
use quincunx_engine::{LANGUAGES, OptionKind, Record};
use quincunx_games::lab::{Allowance, BadContest};
use quincunx_games::{BadOptions, GAMES, REGISTRY, RegisteredGame};
use serde_json::{Map, Value};

use crate::failure::Failure;
use crate::words::words;

/// A game, named by its id.
pub(crate) type Registered = &'static dyn RegisteredGame;

/// Reads the id of a game.
pub(crate) fn game(id: &str) -> Result<Registered, String> {
    quincunx_games::find(id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
        format!("there is no such game, but: {}", known.join(", "))
    })
}

/// The options of a game.
#[derive(Args)]
pub(crate) struct Options {
    /// An option of the game, as in `track=short`; may be repeated. Decks are given by id or path:
    /// `decks=mage-circle,mine.txt`
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    given: Vec<(String, String)>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("KEY=VALUE is expected")?;
    Ok((key.to_owned(), value.to_owned()))
}

impl Options {
    /// The options that were given: a value in JSON, or a word; for an option that is a file, its path; for decks
    /// those of all seats, each by its id or by the path of a file that has it as text.
    pub(crate) fn of(&self, game: Registered) -> Result<Value, Failure> {
        let options = game.info().options;
        let kind = |key: &str| options.iter().find(|known| known.id == key).map(|known| &known.kind);
        let mut fields = Map::new();
        for (key, value) in &self.given {
            let value = match kind(key) {
                Some(OptionKind::File) => Value::from(read(Path::new(value))?),
                // A choice is always a word, also one that looks like a number.
                Some(OptionKind::Choice { .. }) => Value::from(value.as_str()),
                Some(OptionKind::Decks { .. }) if !value.starts_with('[') => {
                    value.split(',').map(deck).collect::<Result<_, _>>()?
                }
                _ => serde_json::from_str(value).unwrap_or_else(|_| Value::from(value.as_str())),
            };
            fields.insert(key.clone(), value);
        }
        Ok(Value::Object(fields))
    }
}

/// The text of a deck, if there is such a file; otherwise it is an id.
fn deck(word: &str) -> Result<String, Failure> {
    let path = Path::new(word);
    if path.is_file() { read(path) } else { Ok(word.to_owned()) }
}

/// How long computer players may think about a decision.
#[derive(Args)]
#[group(multiple = false)]
pub(crate) struct Thinking {
    /// Iterations of a search for one decision
    #[arg(long, value_name = "I", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Milliseconds for one decision
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    time_ms: Option<u64>,
}

impl Thinking {
    /// What was given, or this many iterations.
    pub(crate) fn or(&self, iterations: u32) -> Allowance {
        match self.time_ms {
            Some(milliseconds) => Allowance::Time(Duration::from_millis(milliseconds)),
            None => Allowance::Iterations(self.iterations.unwrap_or(iterations)),
        }
    }
}

/// A language of the program.
#[derive(Args)]
pub(crate) struct Language {
    /// The language; that of the environment if it is missing
    #[arg(long, value_parser = LANGUAGES)]
    language: Option<String>,
}

impl Language {
    /// That of the environment.
    pub(crate) const fn of_environment() -> Self {
        Self { language: None }
    }

    /// Its place among [`LANGUAGES`].
    pub(crate) fn index(&self) -> usize {
        let environment = || {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        };
        let wanted = self.language.clone().or_else(environment).unwrap_or_default();
        LANGUAGES.into_iter().position(|known| wanted.starts_with(known)).unwrap_or(0)
    }
}

/// Reads a text file. Some editors put a mark of the order of bytes before the text, which is not part of it.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Writes a text file.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::Undone(format!("{}: {error}", path.display())))
}

/// Reads a record and finds its game, in the version of its rules that was played.
pub(crate) fn record(path: &Path) -> Result<(Record, Registered), Failure> {
    let wrong = |error: String| Failure::Input(format!("{}: {error}", path.display()));
    let record: Record = serde_json::from_str(&read(path)?).map_err(|error| wrong(error.to_string()))?;
    let (id, rules) = (&record.header.game, record.header.rules);
    game(id).map_err(|error| wrong(format!("{id}: {error}")))?;
    let unknown = || {
        let known: Vec<String> = REGISTRY.versions(id).map(|game| game.info().rules_version.to_string()).collect();
        wrong(format!("version {rules} of the rules of {id} is not known here, but: {}", known.join(", ")))
    };
    let game = REGISTRY.under(id, rules).ok_or_else(unknown)?;
    Ok((record, game))
}

/// Says what is wrong with options.
pub(crate) fn bad_options(game: Registered, bad: &BadOptions) -> Failure {
    match bad {
        BadOptions::Form(error) => Failure::input(error),
        BadOptions::Fault(fault) => {
            let line = fault.line.map(|line| format!(", line {line}")).unwrap_or_default();
            let sentence = words(0, Some(game.texts())).say(&fault.message, &[]);
            Failure::Input(format!("{sentence} [{}{line}]", fault.clause.0))
        }
    }
}

/// Says why there can be no such contest.
pub(crate) fn bad_contest(game: Registered, bad: &BadContest) -> Failure {
    match bad {
        BadContest::Options(bad) => bad_options(game, bad),
        BadContest::Seats { seats } => {
            Failure::Input(format!("there must be {seats} computer players, one for each seat"))
        }
        BadContest::Agent(name) => {
            Failure::Input(format!("there is no computer player {name}, but: {}", game.agents().join(", ")))
        }
    }
}
