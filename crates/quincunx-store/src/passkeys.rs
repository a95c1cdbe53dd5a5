//! Passkeys: with which people sign in whose devices have the secrets that belong to them.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::accounts::insert_account;
use crate::rows::{bytes, changed, found, number, room};
use crate::{Account, Right, SqlStore, StoreError};

/// A passkey of somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPasskey {
    /// Which it is, as the device says.
    pub id: Vec<u8>,
    /// Whose it is.
    pub person: Bytes32,
    /// The public key and how often it was used, as whoever checks signatures writes it; nobody signs with it.
    pub key: String,
    /// What the browser says that it is in which it was made.
    pub device: String,
    /// When it was made: seconds since 1970.
    pub created: i64,
    /// When it was last used, if ever: seconds since 1970.
    pub used: Option<i64>,
}

/// So many passkeys a person has.
pub const MOST_PASSKEYS: u32 = 10;

/// Where passkeys are kept.
#[async_trait]
pub trait Passkeys: Send + Sync {
    /// Keeps a new account together with its first passkey. [`StoreError::Conflict`] if there is one that looks the same, or such a passkey.
    async fn make_account_with(&self, account: &Account, passkey: &KeptPasskey) -> Result<(), StoreError>;

    /// Keeps a further passkey of a person's, who is signed in with this session (by the hash of its token). [`StoreError::Conflict`] if there is
    /// one with this id, whoever has it; [`StoreError::TooMany`] if the person has so many; [`StoreError::NoAccount`], also if the session has
    /// ended: whoever was thrown out adds none.
    async fn add_passkey(&self, passkey: &KeptPasskey, session: Bytes32) -> Result<(), StoreError>;

    /// A person's passkeys, the first one first.
    async fn passkeys_of(&self, person: Bytes32) -> Result<Vec<KeptPasskey>, StoreError>;

    /// The passkey with this id.
    async fn passkey(&self, id: &[u8]) -> Result<KeptPasskey, StoreError>;

    /// Notes that a passkey was used, whose key is from now on another one. [`StoreError::Conflict`] if it was not `before` any more, so that
    /// nobody who comes second is counted as if nobody had come first.
    async fn use_passkey(&self, id: &[u8], before: &str, key: &str, now: i64) -> Result<(), StoreError>;

    /// Forgets the passkey with this id of a person who is signed in with this session. [`StoreError::Missing`] if there is none;
    /// [`StoreError::Conflict`] if nothing would be left to sign in with, neither another passkey nor a password; [`StoreError::NoAccount`], also
    /// if the session has ended.
    async fn remove_passkey(&self, person: Bytes32, session: Bytes32, id: &[u8]) -> Result<(), StoreError>;
}

#[async_trait]
impl Passkeys for SqlStore {
    async fn make_account_with(&self, account: &Account, passkey: &KeptPasskey) -> Result<(), StoreError> {
        let mut transaction = self.write("make_account_with").await?;
        insert_account(&mut transaction, account).await?;
        insert(&mut transaction, passkey).await?;
        self.commit(transaction).await
    }

    async fn add_passkey(&self, passkey: &KeptPasskey, session: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("add_passkey").await?;
        self.hold_by(&mut transaction, passkey.person, Right::Session(session)).await?;
        let own = sqlx::query("SELECT count(*) AS count FROM passkeys WHERE person = $1").bind(&passkey.person.0[..]);
        room(&own.fetch_one(&mut *transaction).await?, MOST_PASSKEYS)?;
        insert(&mut transaction, passkey).await?;
        self.commit(transaction).await
    }

    async fn passkeys_of(&self, person: Bytes32) -> Result<Vec<KeptPasskey>, StoreError> {
        let rows = sqlx::query("SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id")
            .bind(&person.0[..])
            .fetch_all(&mut *self.read("passkeys_of").await?)
            .await?;
        rows.iter().map(read).collect()
    }

    async fn passkey(&self, id: &[u8]) -> Result<KeptPasskey, StoreError> {
        let mut snapshot = self.read("passkey").await?;
        let row = sqlx::query("SELECT * FROM passkeys WHERE id = $1").bind(id).fetch_one(&mut *snapshot).await?;
        read(&row)
    }

    async fn use_passkey(&self, id: &[u8], before: &str, key: &str, now: i64) -> Result<(), StoreError> {
        let mut transaction = self.write("use_passkey").await?;
        let used = sqlx::query("UPDATE passkeys SET key = $1, used = $2 WHERE id = $3 AND key = $4")
            .bind(key)
            .bind(now)
            .bind(id)
            .bind(before)
            .execute(&mut *transaction)
            .await?;
        changed(used.rows_affected())?;
        self.commit(transaction).await
    }

    async fn remove_passkey(&self, person: Bytes32, session: Bytes32, id: &[u8]) -> Result<(), StoreError> {
        let mut transaction = self.write("remove_passkey").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        let removed = sqlx::query("DELETE FROM passkeys WHERE person = $1 AND id = $2")
            .bind(&person.0[..])
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        found(removed.rows_affected())?;
        let ways = "SELECT (SELECT count(*) FROM passkeys WHERE person = $1)
                    + (SELECT count(*) FROM accounts WHERE person = $1 AND password <> '') AS count";
        let row = sqlx::query(ways).bind(&person.0[..]).fetch_one(&mut *transaction).await?;
        changed(number(&row, "count")?)?;
        self.commit(transaction).await
    }
}

async fn insert(connection: &mut AnyConnection, passkey: &KeptPasskey) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO passkeys (id, person, key, device, created, used) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(&passkey.id[..])
        .bind(&passkey.person.0[..])
        .bind(&passkey.key)
        .bind(&passkey.device)
        .bind(passkey.created)
        .bind(passkey.used)
        .execute(connection)
        .await?;
    Ok(())
}

fn read(row: &AnyRow) -> Result<KeptPasskey, StoreError> {
    Ok(KeptPasskey {
        id: row.try_get("id")?,
        person: bytes(row, "person")?,
        key: row.try_get("key")?,
        device: row.try_get("device")?,
        created: row.try_get("created")?,
        used: row.try_get("used")?,
    })
}
