//! A table, from making it to its record.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, ensure};
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
}

/// A table in play.
pub(crate) struct Table {
    around: Arc<Surroundings>,
    id: String,
    people: Vec<Person>,
    /// Those of the seats first, then onlookers'.
    streams: Vec<Watching>,
    number: u32,
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
            "pace": "live",
        });
        let begun = Instant::now();
        let made = pool.post(&people[0], "/api/tables", &body).await?;
        figures.took(What::Make, begun);
        let Created { table: id } = made.good()?;
        people[0].cookie = made.cookie;
        for (seat, person) in people.iter_mut().enumerate().skip(1) {
            let body = json!({ "seat": seat, "name": "Béla", "contribution": contribution()? });
            let begun = Instant::now();
            let taken = pool.post(person, &format!("/api/tables/{id}/seats"), &body).await?;
            figures.took(What::Sit, begun);
            let _: Value = taken.good()?;
            person.cookie = taken.cookie;
        }
        let mut table = Self { around: Arc::clone(around), id, people, streams: Vec::new(), number: 0 };
        let onlooker = Person { address: address(7), cookie: None };
        for number in 0..streams {
            let person = table.people.get(number);
            let begun = Instant::now();
            let path = table.path("events");
            let stream = Watching::open(around.server, person.unwrap_or(&onlooker), &path, person.is_some()).await?;
            figures.took(What::Watch, begun);
            table.streams.push(stream);
        }
        table.number = table.position(0).await?.number;
        Ok(table)
    }

    fn path(&self, end: &str) -> String {
        format!("/api/tables/{}/{end}", self.id)
    }

    /// What a seat is shown: its stream has told it, or it is asked for.
    async fn position(&mut self, seat: usize) -> anyhow::Result<Position> {
        if seat < self.people.len()
            && let Some(stream) = self.streams.get_mut(seat)
        {
            return Ok(stream.position(self.number).await?.0);
        }
        let person = self.people.get(seat).context("a seat")?;
        self.around.pool.get(person, &self.path("sight")).await?.good()
    }

    /// An action that was due at this moment, and all that is told of it. At the end the record; then it is `true`.
    pub(crate) async fn turn(&mut self, due: Instant) -> anyhow::Result<bool> {
        let waiting = self.position(0).await?.sight.turn.waiting;
        let seat = waiting[any(waiting.len())?];
        let position = self.position(seat).await?;
        let number = self.number;
        ensure!(position.number == number, "the position {} comes for {number}", position.number);
        let choices = &position.sight.choices;
        let action = &choices[any(choices.len())?].action;

        let person = self.people.get(seat).context("a seat")?;
        let body = json!({ "number": number, "action": action });
        let answer = self.around.pool.post(person, &self.path("act"), &body).await?;
        let figures = Arc::clone(&self.around.figures);
        figures.took(What::Act, due);
        let done: Done = answer.good().with_context(|| format!("{action} at entry {number}"))?;
        ensure!(done.number > number, "entry {number} was made and {} stand", done.number);
        self.number = done.number;
        let mut over = None;
        for stream in &mut self.streams {
            let (position, at) = stream.position(done.number).await?;
            figures.took_until(What::Told, due, at);
            ensure!(position.number == done.number, "{} was told for {}", position.number, done.number);
            over = Some(position.sight.turn.over);
        }
        let over = match over {
            Some(over) => over,
            None => self.position(0).await?.sight.turn.over,
        };
        if over {
            self.check_record().await?;
        }
        Ok(over)
    }

    /// The record of the finished game is genuine, and has all that was done.
    async fn check_record(&self) -> anyhow::Result<()> {
        let begun = Instant::now();
        let answer = self.around.pool.get(&self.people[0], &self.path("record")).await?;
        self.around.figures.took(What::Record, begun);
        let record: Record = answer.good()?;
        let game = quincunx_games::find(&record.header.game).context("a game of the shelf")?;
        let (verdict, _) = game.verify(&record);
        ensure!(verdict.is_genuine(), "the record of {} is not genuine: {verdict:?}", self.id);
        ensure!(record.entries.len() == self.number as usize, "the record of {} has not all entries", self.id);
        Ok(())
    }
}
