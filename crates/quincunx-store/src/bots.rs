//! Bots: what programs come with, and what they may do with it.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::accounts::{insert_account, read_account};
use crate::kept::words;
use crate::rows::{bytes, found, room, unreadable};
use crate::{Account, AccountKind, Right, SqlStore, StoreError};

words! {
    /// What a bot may do with a token.
    Scope {
        /// See what the bot may see.
        Read = "read",
        /// Sit down and play.
        Play = "play",
        /// Make tables.
        Make = "make",
    }
}

/// A token of a bot's.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptToken {
    /// The hash of what the program has.
    pub token: Bytes32,
    /// The bot.
    pub bot: Bytes32,
    /// What its owner calls it.
    pub name: String,
    /// What may be done with it.
    pub scopes: Vec<Scope>,
    /// When it was made: seconds since 1970.
    pub created: i64,
    /// When it was last noted that it was used, if ever: seconds since 1970.
    pub used: Option<i64>,
}

/// Who comes with a token and for what, as every request asks.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenUse {
    /// The bot.
    pub bot: Bytes32,
    /// Its name.
    pub name: String,
    /// What may be done with the token.
    pub scopes: Vec<Scope>,
    /// When it was last noted that it was used, if ever: seconds since 1970.
    pub used: Option<i64>,
}

/// So many bots a person has: each takes a name.
pub const MOST_BOTS: u32 = 5;

/// So many tokens a bot has.
const MOST_TOKENS: u32 = 10;

/// Where the tokens of bots are kept. Bots themselves are accounts.
#[async_trait]
pub trait Bots: Send + Sync {
    /// A person's bots, the first one first.
    async fn bots_of(&self, owner: Bytes32) -> Result<Vec<Account>, StoreError>;

    /// Keeps a new account of a bot, whose owner is signed in with this session. [`StoreError::NoAccount`], also if the session has ended, or it is
    /// no bot; [`StoreError::TooMany`] if the owner has so many; [`StoreError::Conflict`] as [there](crate::Accounts::make_account).
    async fn make_bot(&self, bot: &Account, session: Bytes32) -> Result<(), StoreError>;

    /// Keeps a new token of a bot, whose owner is signed in with this session. [`StoreError::NoAccount`] if the bot is gone, or the session has
    /// ended; [`StoreError::TooMany`] if the bot has so many.
    async fn make_token(&self, token: &KeptToken, owner: Bytes32, session: Bytes32) -> Result<(), StoreError>;

    /// The tokens of a person's bots, the first one first.
    async fn tokens_of(&self, owner: Bytes32) -> Result<Vec<KeptToken>, StoreError>;

    /// Who comes with this token (by its hash). [`StoreError::Missing`] if it was never made, or has ended.
    async fn token(&self, token: Bytes32) -> Result<TokenUse, StoreError>;

    /// Notes that a token is used.
    async fn use_token(&self, token: Bytes32, now: i64) -> Result<(), StoreError>;

    /// Ends the token with this hash, of one of the bots of a person who is signed in with this session. [`StoreError::Missing`] if there is none;
    /// [`StoreError::NoAccount`], also if the session has ended.
    async fn end_token(&self, owner: Bytes32, session: Bytes32, token: Bytes32) -> Result<(), StoreError>;
}

pub(crate) const TOKEN: &str =
    "SELECT bot, accounts.name, scopes, used FROM tokens JOIN accounts ON person = bot WHERE token = $1";

#[async_trait]
impl Bots for SqlStore {
    async fn bots_of(&self, owner: Bytes32) -> Result<Vec<Account>, StoreError> {
        let rows = sqlx::query("SELECT * FROM accounts WHERE owner = $1 ORDER BY created, name")
            .bind(&owner.0[..])
            .fetch_all(&mut *self.read("bots_of").await?)
            .await?;
        rows.iter().map(read_account).collect()
    }

    async fn make_bot(&self, bot: &Account, session: Bytes32) -> Result<(), StoreError> {
        let AccountKind::Bot { owner } = bot.kind else { return Err(StoreError::NoAccount) };
        let mut transaction = self.write("make_bot").await?;
        self.hold_by(&mut transaction, owner, Right::Session(session)).await?;
        let bots = sqlx::query("SELECT count(*) AS count FROM accounts WHERE owner = $1").bind(&owner.0[..]);
        room(&bots.fetch_one(&mut *transaction).await?, MOST_BOTS)?;
        insert_account(&mut transaction, bot).await?;
        self.commit(transaction).await
    }

    async fn make_token(&self, token: &KeptToken, owner: Bytes32, session: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("make_token").await?;
        self.hold_with(&mut transaction, [owner, token.bot], Right::Session(session)).await?;
        let tokens = sqlx::query("SELECT count(*) AS count FROM tokens WHERE bot = $1").bind(&token.bot.0[..]);
        room(&tokens.fetch_one(&mut *transaction).await?, MOST_TOKENS)?;
        sqlx::query("INSERT INTO tokens (token, bot, name, scopes, created, used) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(&token.token.0[..])
            .bind(&token.bot.0[..])
            .bind(&token.name)
            .bind(token.scopes.iter().map(|scope| scope.word()).collect::<Vec<_>>().join(" "))
            .bind(token.created)
            .bind(token.used)
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction).await
    }

    async fn tokens_of(&self, owner: Bytes32) -> Result<Vec<KeptToken>, StoreError> {
        let rows = sqlx::query(
            "SELECT tokens.* FROM tokens JOIN accounts ON person = bot WHERE owner = $1
             ORDER BY tokens.created, token",
        )
        .bind(&owner.0[..])
        .fetch_all(&mut *self.read("tokens_of").await?)
        .await?;
        let token = |row: &AnyRow| {
            Ok(KeptToken {
                token: bytes(row, "token")?,
                bot: bytes(row, "bot")?,
                name: row.try_get("name")?,
                scopes: scopes(row)?,
                created: row.try_get("created")?,
                used: row.try_get("used")?,
            })
        };
        rows.iter().map(token).collect()
    }

    async fn token(&self, token: Bytes32) -> Result<TokenUse, StoreError> {
        let row = sqlx::query(TOKEN).bind(&token.0[..]).fetch_one(&mut *self.read("token").await?).await?;
        Ok(TokenUse {
            bot: bytes(&row, "bot")?,
            name: row.try_get("name")?,
            scopes: scopes(&row)?,
            used: row.try_get("used")?,
        })
    }

    async fn use_token(&self, token: Bytes32, now: i64) -> Result<(), StoreError> {
        self.note_use("use_token", "UPDATE tokens SET used = $1 WHERE token = $2", token, now).await
    }

    async fn end_token(&self, owner: Bytes32, session: Bytes32, token: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("end_token").await?;
        self.hold_by(&mut transaction, owner, Right::Session(session)).await?;
        let statement = "DELETE FROM tokens WHERE token = $1 AND bot IN (SELECT person FROM accounts WHERE owner = $2)";
        let ended = sqlx::query(statement).bind(&token.0[..]).bind(&owner.0[..]).execute(&mut *transaction).await?;
        found(ended.rows_affected())?;
        self.commit(transaction).await
    }
}

fn scopes(row: &AnyRow) -> Result<Vec<Scope>, StoreError> {
    let words: &str = row.try_get("scopes")?;
    words.split(' ').map(|word| Scope::of_word(word).ok_or_else(|| unreadable("scopes"))).collect()
}
