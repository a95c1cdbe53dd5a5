//! People with accounts: they sign in, and look at what is theirs.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use quincunx_store::crowd::Crowd;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::figures::{Figures, What};
use crate::fill::PASSWORD;
use crate::http::{Person, Pool};

/// So many tables a page of a list has.
const PAGE: usize = 50;

/// Who may come, how many do in a second, and whether what a restart breaks off is asked for again.
pub(crate) struct Members {
    pub(crate) people: u32,
    pub(crate) rate: u32,
    pub(crate) again: bool,
}

#[derive(Deserialize)]
struct Me {
    account: Account,
}

#[derive(Deserialize)]
struct Account {
    name: String,
}

/// A table of somebody's list.
#[derive(Deserialize)]
struct Listed {
    you: Option<u8>,
    waiting: Vec<u8>,
}

impl Listed {
    fn waits(&self) -> bool {
        self.you.is_some_and(|seat| self.waiting.contains(&seat))
    }
}

#[derive(Deserialize)]
struct History {
    games: Vec<Finished>,
    figures: Vec<Value>,
}

#[derive(Deserialize)]
struct Finished {
    names: Vec<String>,
}

/// The server as those who come see it.
#[derive(Clone)]
struct Door {
    pool: Pool,
    figures: Arc<Figures>,
}

/// Members come for so long, and every second the last of them looks at a list that is long.
pub(crate) async fn come(
    members: &Members,
    server: SocketAddr,
    time: Duration,
    figures: &Arc<Figures>,
) -> anyhow::Result<()> {
    let &Members { people, rate, again } = members;
    if rate == 0 {
        return Ok(());
    }
    let door = Door { pool: Pool::new(server, again), figures: Arc::clone(figures) };
    let last = Arc::new(door.sign_in(0, people - 1, Instant::now()).await?);
    let begun = Instant::now();
    let mut coming = JoinSet::new();
    for number in 0..rate * time.as_secs() as u32 {
        let due = begun + Duration::from_secs(1) * number / rate;
        sleep_until(due.into()).await;
        while coming.try_join_next().is_some() {}
        if number.is_multiple_of(rate) {
            let (door, last) = (door.clone(), Arc::clone(&last));
            coming.spawn(async move { door.tell(door.long_list(&last, due).await) });
        }
        // The last of them stays signed in: of many sessions of one person the oldest ends.
        let [who, other] = [getrandom::u32()?, getrandom::u32()?].map(|by| Crowd::drawn(by, people - 1));
        let door = door.clone();
        coming.spawn(async move { door.tell(door.visit(number + 1, who, other, due).await) });
    }
    while coming.join_next().await.is_some() {}
    Ok(())
}

impl Door {
    fn tell(&self, done: anyhow::Result<()>) {
        if let Err(error) = done {
            self.figures.error(&error);
        }
    }

    /// Somebody signs in, looks at the tables, and for games with somebody else.
    async fn visit(&self, number: u32, who: u32, other: u32, due: Instant) -> anyhow::Result<()> {
        let person = self.sign_in(number, who, due).await?;
        self.tables(&person, What::OwnTables, Instant::now()).await?;
        self.search(&person, &Crowd::name(other)).await
    }

    /// A member signs in, from the address that the visit with this number has for itself.
    async fn sign_in(&self, number: u32, who: u32, due: Instant) -> anyhow::Result<Person> {
        let address = format!("172.{}.{}.{}", 16 + (number >> 16 & 15), number >> 8 & 255, number & 255);
        let mut person = Person { address, cookie: None };
        let name = Crowd::name(who);
        let body = json!({ "name": name, "password": PASSWORD });
        let answer = self.pool.post(&person, "/api/me/sign-in", &body).await?;
        let me: Me = answer.good().with_context(|| format!("{name} signs in"))?;
        self.figures.took(What::SignIn, due);
        ensure!(me.account.name == name, "{name} is signed in as {}", me.account.name);
        person.cookie = Some(answer.cookie.context("a cookie of who is signed in")?);
        Ok(person)
    }

    /// The first page of somebody's tables; those that wait come first.
    async fn tables(&self, person: &Person, what: What, since: Instant) -> anyhow::Result<Vec<Listed>> {
        let answer = self.pool.get(person, "/api/tables?mine=1&page=0").await?;
        self.figures.took(what, since);
        let tables: Vec<Listed> = answer.good()?;
        ensure!(tables.len() <= PAGE && tables.iter().all(|table| table.you.is_some()), "tables of others are listed");
        ensure!(tables.is_sorted_by_key(|table| !table.waits()), "a table that waits comes late");
        Ok(tables)
    }

    async fn long_list(&self, person: &Person, due: Instant) -> anyhow::Result<()> {
        let tables = self.tables(person, What::LongList, due).await?;
        ensure!(tables.len() == PAGE, "a long list has {} tables", tables.len());
        Ok(())
    }

    /// Searches somebody's finished games for those with others of whose names this is a part.
    async fn search(&self, person: &Person, name: &str) -> anyhow::Result<()> {
        let since = Instant::now();
        let answer = self.pool.get(person, &format!("/api/me/games?name={name}")).await?;
        self.figures.took(What::Search, since);
        let History { games, figures } = answer.good()?;
        let is_found = |game: &Finished| game.names.iter().any(|found| found.contains(name));
        ensure!(games.iter().all(is_found), "games without {name} are found");
        ensure!(games.is_empty() == figures.is_empty(), "the figures are of other games");
        Ok(())
    }
}
