//! What the server tells of itself while it runs, on the standard error stream: a line for each thing that its operator may want to know.
//!
//! A line names tables by their ids, games, problems and addresses of the interface (`/api/tables/{id}/act`); never a person, a token, a
//! card, or where a request came from.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::sync::OnceLock;

use thiserror::Error;
use tracing_subscriber::filter::ParseError;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry, reload};

/// How a line is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Line,
    /// An object of JSON, for programs.
    Json,
}

/// There is no such format.
#[derive(Debug, Error)]
#[error("a line is written as `line` or as `json`")]
pub struct NoSuchFormat;

impl FromStr for LogFormat {
    type Err = NoSuchFormat;

    fn from_str(text: &str) -> Result<Self, NoSuchFormat> {
        match text {
            "line" => Ok(Self::Line),
            "json" => Ok(Self::Json),
            _ => Err(NoSuchFormat),
        }
    }
}

impl Display for LogFormat {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Line => "line",
            Self::Json => "json",
        })
    }
}

/// What is told, by level and module, in the words of [`EnvFilter`]: `info,quincunx_store=debug`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLevels(String);

impl Default for LogLevels {
    fn default() -> Self {
        Self("info".into())
    }
}

impl FromStr for LogLevels {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        filter(text).map(|_| Self(text.to_owned()))
    }
}

impl Display for LogLevels {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// What the spans of requests are for: they have a name of their own, so that they are there whatever the levels are, and each line about a
/// request has its id.
pub(crate) const REQUEST: &str = "request";

/// The library for passkeys tells at length of each that is wrong, which anybody can send.
const PASSKEYS: &str = "webauthn_rs";

fn filter(levels: &str) -> Result<EnvFilter, ParseError> {
    EnvFilter::builder().parse(format!("{REQUEST}=error,{PASSKEYS}=off,{levels}"))
}

/// What is told can change while the process runs.
static LEVELS: OnceLock<reload::Handle<EnvFilter, Registry>> = OnceLock::new();

/// From now on other things are told. `false` if this process does not tell of itself.
pub(crate) fn change(levels: &LogLevels) -> bool {
    let filter = filter(&levels.0).expect("they were read before");
    LEVELS.get().is_some_and(|handle| handle.reload(filter).is_ok())
}

/// From now on this process tells of itself so. To be called once, by a program that tells of itself in no other way.
///
/// # Panics
/// If the process tells of itself already.
pub fn start(levels: &LogLevels, format: LogFormat) {
    let (levels, handle) = reload::Layer::new(filter(&levels.0).expect("they were read before"));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match format {
        LogFormat::Line => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    Registry::default().with(levels).with(lines).init();
    LEVELS.set(handle).expect("only one can be the first to tell");
    // What a panic says may name what it fell over, such as a card.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "a part of the program has panicked");
        tracing::debug!(place, says = panic.payload_as_str(), "a part of the program has panicked");
    }));
}
