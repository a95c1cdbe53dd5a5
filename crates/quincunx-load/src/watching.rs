//! Watching a table: an event stream of which every event is checked.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::http::{Lines, PATIENCE, Person};

/// A position as far as the driver reads it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Position {
    pub(crate) number: u32,
    pub(crate) observation: Observation,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Observation {
    pub(crate) turn: Turn,
    pub(crate) choices: Vec<Choice>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Turn {
    pub(crate) waiting: Vec<usize>,
    pub(crate) over: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Choice {
    pub(crate) action: String,
}

/// The newest position that a stream has told, and when; or why the stream is of no use any more.
type Told = Result<(Position, Instant), String>;

/// An open stream. Dropping it closes it.
pub(crate) struct Watching {
    told: watch::Receiver<Option<Told>>,
    reading: JoinHandle<()>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

impl Watching {
    /// Opens the stream of a table that is in play, and waits for the first position. An onlooker is shown no choices.
    pub(crate) async fn open(server: SocketAddr, person: &Person, path: &str, seated: bool) -> anyhow::Result<Self> {
        let mut events = Lines::open(server, person, path).await?;
        let (tell, told) = watch::channel(None);
        let reading = tokio::spawn(async move {
            let failure = read(&mut events, seated, &tell).await.err();
            let failure =
                failure.map_or_else(|| "the server has ended a stream".to_owned(), |error| format!("{error:#}"));
            tell.send_replace(Some(Err(failure)));
        });
        let mut watching = Self { told, reading };
        watching.position(0).await?;
        Ok(watching)
    }

    /// The newest position, which must come of this number, and when it came.
    pub(crate) async fn position(&mut self, number: u32) -> anyhow::Result<(Position, Instant)> {
        let told = self.position_within(number, PATIENCE).await?;
        told.with_context(|| format!("a stream does not tell of entry {number}"))
    }

    /// The newest position, if it comes of this number within a time, and when it came.
    pub(crate) async fn position_within(
        &mut self,
        number: u32,
        time: Duration,
    ) -> anyhow::Result<Option<(Position, Instant)>> {
        let due = |told: &Option<Told>| {
            told.as_ref().is_some_and(|told| told.as_ref().map_or(true, |(position, _)| position.number >= number))
        };
        let Ok(told) = timeout(time, self.told.wait_for(due)).await else { return Ok(None) };
        told?.clone().context("nothing was told")?.map(Some).map_err(anyhow::Error::msg)
    }
}

/// Reads events until the stream ends.
async fn read(events: &mut Lines, seated: bool, tell: &watch::Sender<Option<Told>>) -> anyhow::Result<()> {
    let mut last = None;
    while let Some(event) = events.event().await? {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let id = field("id").map(str::parse::<u32>).transpose()?;
        match field("event") {
            Some("entry") => {
                ensure!(last.is_none_or(|last| id == Some(last + 1)), "entry {id:?} follows entry {last:?}");
                last = id;
            }
            Some("observation") => {
                ensure!(last.is_none() || last == id, "the position {id:?} follows entry {last:?}");
                last = id;
                let position: Position = serde_json::from_str(field("data").context("a position")?)?;
                ensure!(Some(position.number) == id, "the position {} has the id {id:?}", position.number);
                ensure!(seated || position.observation.choices.is_empty(), "an onlooker is shown choices");
                tell.send_replace(Some(Ok((position, Instant::now()))));
            }
            // Of the table itself, and signs of life.
            Some("table" | "alive") | None => {}
            Some(other) => anyhow::bail!("an event {other}"),
        }
    }
    Ok(())
}
