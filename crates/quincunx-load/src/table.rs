//! A table, from making it to its record.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use quincunx_engine::Record;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::figures::{Figures, What};
use crate::http::{Person, Pool};
use crate::watching::{Position, Watching};

/// A game and a number of seats.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) game: String,
    pub(crate) seats: usize,
    /// Can there be another number of seats? Then it is an option.
    pub(crate) choosable: bool,
}

/// What all tables need.
pub(crate) struct Surroundings {
    pub(crate) server: SocketAddr,
    pub(crate) pool: Pool,
    pub(crate) figures: Arc<Figures>,
    /// What breaks off is taken up again.
    pub(crate) again: bool,
}

/// So long a stream is waited for, as it may be that it has nothing to tell; then it is asked what it should have told.
const SOON: Duration = Duration::from_millis(50);

/// A table in play.
pub(crate) struct Table {
    around: Arc<Surroundings>,
    id: String,
    people: Vec<Person>,
    onlooker: Person,
    /// Those of the seats first, then onlookers'.
    streams: Vec<Watching>,
}

#[derive(Deserialize)]
struct Created {
    table: String,
}

#[derive(Deserialize)]
struct Done {
    number: u32,
}

fn contribution() -> anyhow::Result<String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(quincunx_engine::Bytes32(bytes).to_hex())
}

/// A number below `count`.
fn any(count: usize) -> anyhow::Result<usize> {
    ensure!(count > 0, "there is nothing to choose");
    Ok(getrandom::u32()? as usize % count)
}

impl Table {
    /// Makes a table of persons at the addresses of a place, and opens so many streams.
    pub(crate) async fn make(
        around: &Arc<Surroundings>,
        kind: &Kind,
        place: usize,
        streams: usize,
    ) -> anyhow::Result<Self> {
        let (pool, figures) = (&around.pool, &around.figures);
        // Eight addresses for each place.
        let address = |number: usize| {
            let number = place * 8 + number;
            format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255)
        };
        let person = |seat| Person { address: address(seat), cookie: None };
        let mut people: Vec<Person> = (0..kind.seats).map(person).collect();
        let seat = |place| json!({ "kind": if place == 0 { "me" } else { "open" } });
        let options = if kind.choosable { json!({ "seats": kind.seats }) } else { json!({}) };
        let body = json!({
            "game": kind.game,
            "options": options,
            "seats": (0..kind.seats).map(seat).collect::<Vec<_>>(),
            "name": "Anna",
            "contribution": contribution()?,
            // At a live table the server answers some questions itself when nobody has answered them for long.
            "pace": "slow",
        });
        for person in &mut people {
            person.cookie = pool.get(person, "/api/me").await?.cookie;
        }
        let begun = Instant::now();
        let made = pool.post(&people[0], "/api/tables", &body).await?;
        figures.took(What::Make, begun);
        let Created { table: id } = made.good()?;
        for (seat, person) in people.iter().enumerate().skip(1) {
            let body = json!({ "seat": seat, "name": "Béla", "contribution": contribution()? });
            let begun = Instant::now();
            let taken = pool.post(person, &format!("/api/tables/{id}/seats"), &body).await?;
            figures.took(What::Sit, begun);
            let _: Value = taken.good()?;
        }
        let onlooker = Person { address: address(7), cookie: None };
        let around = Arc::clone(around);
        let mut table = Self { around, id, people, onlooker, streams: Vec::new() };
        for number in 0..streams {
            let seated = number < table.people.len();
            let begun = Instant::now();
            let path = table.path("events");
            let stream = Watching::open(&table.around, table.watcher(number), &path, seated).await?;
            figures.took(What::Watch, begun);
            table.streams.push(stream);
        }
        Ok(table)
    }

    /// Who sits at a stream.
    fn watcher(&self, stream: usize) -> &Person {
        self.people.get(stream).unwrap_or(&self.onlooker)
    }

    fn path(&self, end: &str) -> String {
        format!("/api/tables/{}/{end}", self.id)
    }

    /// What a seat is shown: its stream has told it, or it is asked for.
    async fn position(&mut self, seat: usize) -> anyhow::Result<Position> {
        if seat < self.people.len()
            && let Some(stream) = self.streams.get_mut(seat)
        {
            return Ok(stream.position(0).await?.0);
        }
        self.ask(self.people.get(seat).context("a seat")?).await
    }

    async fn ask(&self, person: &Person) -> anyhow::Result<Position> {
        self.around.pool.get(person, &self.path("observation")).await?.good()
    }

    /// A seat that is asked, and what it is shown. Others may be told of more seats than are asked; each knows of itself.
    async fn asked(&mut self) -> anyhow::Result<(usize, Position)> {
        let mut waiting = self.position(0).await?.observation.turn.waiting;
        let first = any(waiting.len())?;
        waiting.rotate_left(first);
        for seat in waiting {
            let position = self.position(seat).await?;
            if position.observation.turn.waiting.contains(&seat) {
                return Ok((seat, position));
            }
        }
        bail!("nobody is asked")
    }

    /// An action that was due at this moment, and all that is told of it. At the end the record; then it is `true`.
    pub(crate) async fn turn(&mut self, due: Instant) -> anyhow::Result<bool> {
        let (seat, position) = self.asked().await?;
        let number = position.number;
        let choices = &position.observation.choices;
        let action = &choices[any(choices.len())?].action;
        let mut before = Vec::with_capacity(self.streams.len());
        for stream in &mut self.streams {
            before.push(stream.position(0).await?.0.number);
        }

        let person = self.people.get(seat).context("a seat")?;
        let body = json!({ "number": number, "action": action });
        let answer = self.around.pool.post(person, &self.path("act"), &body).await?;
        let figures = Arc::clone(&self.around.figures);
        figures.acted(due);
        let done: Done = answer.good().with_context(|| format!("{action} at entry {number}"))?;
        ensure!(done.number > number, "entry {number} was made and {} stand", done.number);
        let entries = done.number - number;
        let mut over = None;
        for (stream, before) in before.into_iter().enumerate() {
            let (position, at) = self.told(stream, before + entries, stream == seat).await?;
            if position.number > before {
                figures.took_until(What::Told, due, at);
            }
            ensure!(position.number <= before + entries, "{} was told for {}", position.number, before + entries);
            over = Some(position.observation.turn.over);
        }
        let over = match over {
            Some(over) => over,
            None => self.position(0).await?.observation.turn.over,
        };
        if over {
            self.check_record(done.number).await?;
        }
        Ok(over)
    }

    /// What a stream has told when all is told: of all entries up to this number, but for those that are kept from it.
    async fn told(&mut self, stream: usize, mut number: u32, own: bool) -> anyhow::Result<(Position, Instant)> {
        if !own && self.streams[stream].position_within(number, SOON).await?.is_none() {
            number = self.ask(self.watcher(stream)).await?.number;
        }
        self.streams[stream].position(number).await
    }

    /// The record of the finished game is genuine, and has all that was done: so many entries as a seat was told of, and those
    /// that were kept from it.
    async fn check_record(&self, number: u32) -> anyhow::Result<()> {
        let begun = Instant::now();
        let answer = self.around.pool.get(&self.people[0], &self.path("record")).await?;
        self.around.figures.took(What::Record, begun);
        let record: Record = answer.good()?;
        let game = quincunx_games::find(&record.header.game).context("a game of the registry")?;
        let (verdict, _) = game.verify(&record);
        ensure!(verdict.is_consistent(), "the record of {} is not genuine: {verdict:?}", self.id);
        ensure!(record.entries.len() >= number as usize, "the record of {} has not all entries", self.id);
        Ok(())
    }
}
