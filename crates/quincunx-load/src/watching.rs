//! Watching a table: an event stream of which every event is checked.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::figures::What;
use crate::http::{AGAIN, Lines, PATIENCE, Person};
use crate::table::Surroundings;

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
    pub(crate) async fn open(
        around: &Arc<Surroundings>,
        person: &Person,
        path: &str,
        seated: bool,
    ) -> anyhow::Result<Self> {
        let events = Lines::open(around.server, person, path).await?;
        let (tell, told) = watch::channel(None);
        let (around, person, path) = (Arc::clone(around), person.clone(), path.to_owned());
        let reading = tokio::spawn(async move {
            if let Err(failure) = read_on(events, &around, &person, &path, seated, &tell).await {
                tell.send_replace(Some(Err(format!("{failure:#}"))));
            }
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

/// Reads events; if the server ends the stream, from another one that goes on where it ended, or else not any more.
async fn read_on(
    mut events: Lines,
    around: &Surroundings,
    person: &Person,
    path: &str,
    seated: bool,
    tell: &watch::Sender<Option<Told>>,
) -> anyhow::Result<()> {
    let mut last = None;
    loop {
        read(&mut events, seated, &mut last, tell).await?;
        ensure!(around.again, "the server has ended a stream");
        let ended = Instant::now();
        events = reopen(around.server, person, path, last).await?;
        around.figures.took(What::Away, ended);
    }
}

/// Opens a stream that goes on after the last entry that was told.
async fn reopen(server: SocketAddr, person: &Person, path: &str, last: Option<u32>) -> anyhow::Result<Lines> {
    let path = last.map_or_else(|| path.to_owned(), |last| format!("{path}?after={last}"));
    let until = Instant::now() + PATIENCE;
    loop {
        sleep(AGAIN).await;
        match Lines::open(server, person, &path).await {
            Err(_) if Instant::now() < until => {}
            opened => return opened,
        }
    }
}

/// Reads events until the stream ends. `last` is the last entry that was told.
async fn read(
    events: &mut Lines,
    seated: bool,
    last: &mut Option<u32>,
    tell: &watch::Sender<Option<Told>>,
) -> anyhow::Result<()> {
    while let Some(event) = events.event().await? {
        let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        let id = field("id").map(str::parse::<u32>).transpose()?;
        match field("event") {
            Some("entry") => {
                ensure!(last.is_none_or(|last| id == Some(last + 1)), "entry {id:?} follows entry {last:?}");
                *last = id;
            }
            Some("observation") => {
                ensure!(last.is_none() || *last == id, "the position {id:?} follows entry {last:?}");
                *last = id;
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
