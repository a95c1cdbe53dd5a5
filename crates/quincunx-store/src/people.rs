//! Whom people follow, and whom they block.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::kept::words;
use crate::rows::{bytes, changed, number, word};
use crate::{Right, SqlStore, StoreError};

words! {
    /// What somebody is to a person.
    Relation {
        /// The person wants to see where the other one plays.
        Follows = "follows",
        /// The person does not want to be at a table with the other one.
        Blocks = "blocks",
    }
}

/// Somebody whom a person follows or blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// Who.
    pub person: Bytes32,
    /// The name.
    pub name: String,
    /// It is a bot.
    pub bot: bool,
    /// Which of both.
    pub relation: Relation,
}

/// Where it is kept whom people follow and block.
#[async_trait]
pub trait People: Send + Sync {
    /// Whom a person follows or blocks, by their names.
    async fn people_of(&self, person: Bytes32) -> Result<Vec<Related>, StoreError>;

    /// A person who is signed in with this session follows or blocks somebody from now on, or neither. [`StoreError::Conflict`] if the person has
    /// `most` of them already; [`StoreError::NoAccount`] if either is not there any more, also if the session has ended.
    async fn relate(
        &self,
        person: Bytes32,
        session: Bytes32,
        other: Bytes32,
        relation: Option<Relation>,
        most: u32,
    ) -> Result<(), StoreError>;

    /// Who blocks an account: itself, or the person whose bot it is.
    async fn blockers_of(&self, account: Bytes32) -> Result<Vec<Bytes32>, StoreError>;

    /// The ids of the tables that have not begun, and at which somebody sits who [blocks](People::blockers_of) an account that has no seat there.
    async fn hidden_from(&self, account: Bytes32) -> Result<Vec<String>, StoreError>;
}

#[async_trait]
impl People for SqlStore {
    async fn people_of(&self, person: Bytes32) -> Result<Vec<Related>, StoreError> {
        let rows = sqlx::query(
            "SELECT other, relation, name, owner FROM people JOIN accounts ON accounts.person = other
             WHERE people.person = $1 ORDER BY looks",
        )
        .bind(&person.0[..])
        .fetch_all(&mut *self.read("people_of").await?)
        .await?;
        let related = |row: &AnyRow| {
            Ok(Related {
                person: bytes(row, "other")?,
                name: row.try_get("name")?,
                bot: row.try_get::<Option<&[u8]>, _>("owner")?.is_some(),
                relation: word(row, "relation", Relation::of_word)?,
            })
        };
        rows.iter().map(related).collect()
    }

    async fn relate(
        &self,
        person: Bytes32,
        session: Bytes32,
        other: Bytes32,
        relation: Option<Relation>,
        most: u32,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write("relate").await?;
        self.hold_with(&mut transaction, [person, other], Right::Session(session)).await?;
        sqlx::query("DELETE FROM people WHERE person = $1 AND other = $2")
            .bind(&person.0[..])
            .bind(&other.0[..])
            .execute(&mut *transaction)
            .await?;
        if let Some(relation) = relation {
            let row = sqlx::query("SELECT count(*) AS count FROM people WHERE person = $1 AND relation = $2")
                .bind(&person.0[..])
                .bind(relation.word())
                .fetch_one(&mut *transaction)
                .await?;
            changed(u64::from(number::<u32>(&row, "count")? < most))?;
            sqlx::query("INSERT INTO people (person, other, relation) VALUES ($1, $2, $3)")
                .bind(&person.0[..])
                .bind(&other.0[..])
                .bind(relation.word())
                .execute(&mut *transaction)
                .await?;
        }
        self.commit(transaction).await
    }

    async fn blockers_of(&self, account: Bytes32) -> Result<Vec<Bytes32>, StoreError> {
        let rows = sqlx::query(
            "SELECT person FROM people WHERE relation = 'blocks'
             AND (other = $1 OR other IN (SELECT owner FROM accounts WHERE accounts.person = $1))",
        )
        .bind(&account.0[..])
        .fetch_all(&mut *self.read("blockers_of").await?)
        .await?;
        rows.iter().map(|row| bytes(row, "person")).collect()
    }

    async fn hidden_from(&self, account: Bytes32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT seats.table_id AS id FROM people JOIN seats ON seats.token = people.person
             JOIN tables ON tables.id = seats.table_id
             WHERE relation = 'blocks'
             AND (other = $1 OR other IN (SELECT owner FROM accounts WHERE accounts.person = $1))
             AND seats.kind = 'person' AND status = 'waiting'
             AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.token = $1)",
        )
        .bind(&account.0[..])
        .fetch_all(&mut *self.read("hidden_from").await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}
