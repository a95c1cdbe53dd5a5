//! Names that the operator takes away, and what their bearers choose instead.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::AnyConnection;

use crate::accounts::read_account;
use crate::leaving::take_name_out_of_records;
use crate::likeness::likeness;
use crate::rows::{found, number};
use crate::{Account, Right, SqlStore, StoreError};

/// What somebody is to be called.
#[derive(Clone, Copy, Debug)]
pub struct NewName<'a> {
    /// The name.
    pub name: &'a str,
    /// What it looks like.
    pub looks: &'a str,
    /// How it stands at tables.
    pub at_tables: &'a str,
}

/// Where names are taken away.
#[async_trait]
pub trait Names: Send + Sync {
    /// Takes the name of an account or a guest away: the account, and its seat at every table, has this name instead, and records do not tell the
    /// old one where it can be taken out. Nobody else gets that any more; the account is signed in to by it as before. Gives the ids of the
    /// person's tables; of an account that has not chosen a name since the last time nothing changes. [`StoreError::Conflict`] if another
    /// account has the name.
    async fn take_name(&self, person: Bytes32, instead: &NewName<'_>) -> Result<Vec<String>, StoreError>;

    /// Was the person's name taken away, and nothing said about it since?
    async fn chooses_name(&self, person: Bytes32) -> Result<bool, StoreError>;

    /// A person whose name was taken away stays with the one that is there instead.
    async fn keep_name(&self, person: Bytes32) -> Result<(), StoreError>;

    /// A person whose name was taken away, and who is signed in with this session, has this one from now on; seats that are taken keep theirs.
    /// [`StoreError::Missing`] if it was not taken away, or another was chosen; [`StoreError::Conflict`] if an account has this one;
    /// [`StoreError::NoAccount`], also if the session has ended.
    async fn choose_name(&self, person: Bytes32, session: Bytes32, name: &str, looks: &str) -> Result<(), StoreError>;

    /// The account whose name looked like this before it was taken away.
    async fn account_that_looked(&self, looks: &str) -> Result<Account, StoreError>;
}

#[async_trait]
impl Names for SqlStore {
    async fn take_name(&self, person: Bytes32, instead: &NewName<'_>) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.write("take_name").await?;
        // Whoever sits down by the old name at this moment is there by then.
        self.hold_all(&mut transaction, vec![person]).await?;
        let taken = sqlx::query(
            "INSERT INTO taken_names (person, looks, likeness, chooses)
             VALUES ($1, (SELECT looks FROM accounts WHERE person = $1), (SELECT likeness FROM accounts WHERE person = $1), 1)
             ON CONFLICT (person) DO UPDATE SET looks = excluded.looks, likeness = excluded.likeness, chooses = 1
             WHERE taken_names.chooses = 0 OR excluded.looks IS NULL",
        )
        .bind(&person.0[..])
        .execute(&mut *transaction)
        .await?;
        if taken.rows_affected() == 0 {
            return Ok(Vec::new());
        }
        rename(&mut transaction, person, instead.name, instead.looks).await?;
        let tables = take_name_out_of_records(&mut transaction, person).await?;
        sqlx::query("UPDATE seats SET name = $1 WHERE token = $2")
            .bind(instead.at_tables)
            .bind(&person.0[..])
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction).await?;
        Ok(tables)
    }

    async fn chooses_name(&self, person: Bytes32) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT chooses FROM taken_names WHERE person = $1")
            .bind(&person.0[..])
            .fetch_optional(&mut *self.read("chooses_name").await?)
            .await?;
        row.map_or(Ok(false), |row| Ok(number::<u8>(&row, "chooses")? == 1))
    }

    async fn keep_name(&self, person: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("keep_name").await?;
        sqlx::query("UPDATE taken_names SET chooses = 0 WHERE person = $1")
            .bind(&person.0[..])
            .execute(&mut *transaction)
            .await?;
        self.commit(transaction).await
    }

    async fn choose_name(&self, person: Bytes32, session: Bytes32, name: &str, looks: &str) -> Result<(), StoreError> {
        let mut transaction = self.write("choose_name").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        let chosen = sqlx::query("UPDATE taken_names SET chooses = 0 WHERE person = $1 AND chooses = 1")
            .bind(&person.0[..])
            .execute(&mut *transaction)
            .await?;
        found(chosen.rows_affected())?;
        rename(&mut transaction, person, name, looks).await?;
        self.commit(transaction).await
    }

    async fn account_that_looked(&self, looks: &str) -> Result<Account, StoreError> {
        let row = sqlx::query(
            "SELECT accounts.* FROM taken_names JOIN accounts ON accounts.person = taken_names.person
             WHERE taken_names.looks = $1",
        )
        .bind(looks)
        .fetch_one(&mut *self.read("account_that_looked").await?)
        .await?;
        read_account(&row)
    }
}

/// An account, if there is one, has another name from now on. No two look the same.
async fn rename(connection: &mut AnyConnection, person: Bytes32, name: &str, looks: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE accounts SET name = $1, looks = $2, likeness = $3 WHERE person = $4")
        .bind(name)
        .bind(looks)
        .bind(likeness(name))
        .bind(&person.0[..])
        .execute(connection)
        .await?;
    Ok(())
}
