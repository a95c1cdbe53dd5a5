//! Names that the operator takes away, and what their bearers choose instead.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::{AnyConnection, Row};

use crate::accounts::read_account;
use crate::arriving::hold_guest;
use crate::leaving::take_name_out_of_records;
use crate::likeness::likeness;
use crate::rows::{found, number};
use crate::{Account, Right, SqlStore, StoreError};

/// A name that is to be taken away from somebody.
#[derive(Clone, Copy, Debug)]
pub struct NameToTake<'a> {
    /// As it stands at a table.
    pub at_tables: &'a str,
    /// What it looks like; nothing if the account is called otherwise.
    pub of_account: Option<&'a str>,
}

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
    /// Takes a name of an account or a guest away: the account that is called so, and its seat at every table, has this one instead, and records
    /// do not tell the old one where it can be taken out. Nobody else gets that any more; the account is signed in to by it as before. Of an
    /// account that is called otherwise by now, those seats alone change that are still called so; of a guest, all. Gives the ids of the
    /// person's tables. [`StoreError::Conflict`] if another account has the name that is to be instead; [`StoreError::NoGuest`] if the guest
    /// has become an account.
    async fn take_name(
        &self,
        person: Bytes32,
        taken: &NameToTake<'_>,
        instead: &NewName<'_>,
    ) -> Result<Vec<String>, StoreError>;

    /// Was the person's name taken away, and nothing said about it since?
    async fn chooses_name(&self, person: Bytes32) -> Result<bool, StoreError>;

    /// A person whose name was taken away stays with the one that is there instead. Whoever has an account is signed in with this session.
    /// [`StoreError::NoAccount`], also if the session has ended.
    async fn keep_name(&self, person: Bytes32, session: Option<Bytes32>) -> Result<(), StoreError>;

    /// A person whose name was taken away, and who is signed in with this session, has this one from now on; seats that are taken keep theirs.
    /// [`StoreError::Missing`] if it was not taken away, or another was chosen; [`StoreError::Conflict`] if an account has this one;
    /// [`StoreError::NoAccount`], also if the session has ended.
    async fn choose_name(&self, person: Bytes32, session: Bytes32, name: &str, looks: &str) -> Result<(), StoreError>;

    /// The account whose name looked like this before it was taken away.
    async fn account_that_looked(&self, looks: &str) -> Result<Account, StoreError>;

    /// What the names looked like that were taken away from an account, or from one of its bots.
    async fn former_names_of(&self, person: Bytes32) -> Result<Vec<String>, StoreError>;
}

#[async_trait]
impl Names for SqlStore {
    async fn take_name(
        &self,
        person: Bytes32,
        taken: &NameToTake<'_>,
        instead: &NewName<'_>,
    ) -> Result<Vec<String>, StoreError> {
        let mut transaction = self.write("take_name").await?;
        let is_guest = self.hold_all(&mut transaction, vec![person]).await?.is_empty();
        if is_guest {
            hold_guest(&mut transaction, person).await?;
        }
        let is_account_s = sqlx::query(
            "INSERT INTO former_names (looks, likeness, person)
             SELECT looks, likeness, person FROM accounts WHERE person = $1 AND looks = $2",
        )
        .bind(&person.0[..])
        .bind(taken.of_account.unwrap_or_default())
        .execute(&mut *transaction)
        .await?;
        let is_whole = is_guest || is_account_s.rows_affected() > 0;
        if is_whole {
            sqlx::query(
                "INSERT INTO taken_names (person, chooses) VALUES ($1, 1) ON CONFLICT (person) DO UPDATE SET chooses = 1",
            )
            .bind(&person.0[..])
            .execute(&mut *transaction)
            .await?;
            rename(&mut transaction, person, instead.name, instead.looks).await?;
        }
        let tables = take_name_out_of_records(&mut transaction, person).await?;
        // Whoever was sitting down by the old name at that moment may have it at a table still.
        sqlx::query("UPDATE seats SET name = $1 WHERE token = $2 AND (name = $3 OR $4 = 1)")
            .bind(instead.at_tables)
            .bind(&person.0[..])
            .bind(taken.at_tables)
            .bind(i64::from(is_whole))
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

    async fn keep_name(&self, person: Bytes32, session: Option<Bytes32>) -> Result<(), StoreError> {
        let mut transaction = self.write("keep_name").await?;
        if let Some(session) = session {
            self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        }
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
            "SELECT accounts.* FROM former_names JOIN accounts ON accounts.person = former_names.person
             WHERE former_names.looks = $1",
        )
        .bind(looks)
        .fetch_one(&mut *self.read("account_that_looked").await?)
        .await?;
        read_account(&row)
    }

    async fn former_names_of(&self, person: Bytes32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT looks FROM former_names
             WHERE person IN (SELECT person FROM accounts WHERE person = $1 OR owner = $1) ORDER BY looks",
        )
        .bind(&person.0[..])
        .fetch_all(&mut *self.read("former_names_of").await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("looks")?)).collect()
    }
}

/// Is there an account that looks the same as this name, in small letters or as both are written, or was one taken away from an account?
pub(crate) async fn is_taken(connection: &mut AnyConnection, name: &str, looks: &str) -> Result<bool, StoreError> {
    let same = sqlx::query(
        "SELECT person FROM accounts WHERE looks = $1 OR likeness = $2
         UNION SELECT person FROM former_names WHERE looks = $1 OR likeness = $2",
    )
    .bind(looks)
    .bind(likeness(name))
    .fetch_optional(connection)
    .await?;
    Ok(same.is_some())
}

/// Nobody gets a name that is taken. [`StoreError::Conflict`]. Of two who want the same one at the same moment the indexes refuse the second.
pub(crate) async fn not_taken(connection: &mut AnyConnection, name: &str, looks: &str) -> Result<(), StoreError> {
    if is_taken(connection, name, looks).await? { Err(StoreError::Conflict) } else { Ok(()) }
}

/// An account, if there is one, has another name from now on. No two look the same.
async fn rename(connection: &mut AnyConnection, person: Bytes32, name: &str, looks: &str) -> Result<(), StoreError> {
    not_taken(&mut *connection, name, looks).await?;
    sqlx::query("UPDATE accounts SET name = $1, looks = $2, likeness = $3 WHERE person = $4")
        .bind(name)
        .bind(looks)
        .bind(likeness(name))
        .bind(&person.0[..])
        .execute(connection)
        .await?;
    Ok(())
}
