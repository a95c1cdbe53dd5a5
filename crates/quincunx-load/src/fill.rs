//! Putting a crowd into a database.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, ensure};
use argon2::Argon2;
use argon2::password_hash::PasswordHasher;
use clap::Args;
use clap::builder::RangedI64ValueParser;
use indicatif::ProgressBar;
use quincunx_games::{GAMES, RegisteredGame};
use quincunx_store::crowd::Crowd;
use quincunx_store::{Database, Schema, SqlStore, Store, StoreError};
use serde_json::json;

/// Everybody's password.
pub(crate) const PASSWORD: &str = "three hoplites and a mule";

/// What to put there.
#[derive(Args)]
pub(crate) struct Fill {
    /// The database without a crowd: a file, made if need be, or postgres://USER@HOST/NAME
    #[arg(long)]
    database: Database,
    /// People with an account
    #[arg(long, default_value_t = 100_000, value_parser = people())]
    people: u32,
    /// Finished games of two
    #[arg(long, default_value_t = 1_000_000)]
    games: u32,
    /// Games under way, all of the last person's; one in 25 waits for that person
    #[arg(long, default_value_t = 500)]
    under_way: u32,
}

/// How many people there are: somebody to play against.
pub(crate) fn people() -> RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(2..)
}

impl Fill {
    /// Fills the database, unless it has such a crowd already.
    pub(crate) async fn run(self) -> anyhow::Result<()> {
        let is_new = SqlStore::inspect(&self.database).await.context("the database")? == Schema::None;
        let store = SqlStore::open(&self.database).await.context("the database")?;
        let count = self.games + self.under_way;
        match store.accounts().account_that_looks(&Crowd::name(self.people - 1)).await {
            Ok(_) => {
                ensure!(store.count().await? >= u64::from(count), "{} has a part of a crowd", self.database);
                eprintln!("{} has its crowd already", self.database);
            }
            Err(StoreError::Missing) => {
                // Everybody's password is known: nobody is to be put among people who are real.
                ensure!(
                    is_new,
                    "{} is there already, and has no such crowd: name one that is to be made",
                    self.database
                );
                let bar = ProgressBar::new(count.into());
                let put = store.put(&self.crowd()?, |games| bar.set_position(games.into())).await;
                put.context("putting a crowd where there is none, nor a part of one")?;
                bar.finish();
            }
            Err(error) => return Err(error.into()),
        }
        store.close().await;
        Ok(())
    }

    fn crowd(&self) -> anyhow::Result<Crowd> {
        let hash = Argon2::default().hash_password_with_salt(PASSWORD.as_bytes(), &[7; 16]);
        let kinds = GAMES.iter().map(|game| kind(*game)).collect::<anyhow::Result<_>>()?;
        Ok(Crowd {
            people: self.people,
            password: hash.expect("any password can be hashed").to_string(),
            games: self.games,
            under_way: self.under_way,
            kinds,
            now: SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs() as i64,
        })
    }
}

/// A game with the options of two who leave all else as it is.
fn kind(game: &dyn RegisteredGame) -> anyhow::Result<(String, String)> {
    let info = game.info();
    let [least, most] = info.seats;
    let options = if least == most { json!({}) } else { json!({ "seats": 2 }) };
    let (options, seats) = game.complete(&options).ok().with_context(|| format!("{} for two", info.id))?;
    ensure!(seats == 2, "{} is no game for two", info.id);
    Ok((info.id.to_owned(), options.to_string()))
}
