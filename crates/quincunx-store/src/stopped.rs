//! Tables that are stopped for good: by a fault in the program, by whoever runs the server, or because their players have left.

use async_trait::async_trait;
use sqlx::Row;

use crate::rows::{changed, found};
use crate::{KeptTable, SqlStore, StoreError};

/// Stops tables, and finds those that are stopped.
#[async_trait]
pub trait Stopped: Send + Sync {
    /// Stops a table for good: the rules have failed.
    async fn freeze(&self, id: &str) -> Result<(), StoreError>;

    /// Closes a table whose game goes on, or that has been stopped before, and keeps the reason. Of a game that is asleep it is empty: nobody
    /// gives one. [`StoreError::Conflict`] if the game has not begun or is over, there is no such table, or one that is asleep has somebody
    /// with an account by now.
    async fn close_table(&self, id: &str, reason: &str) -> Result<(), StoreError>;

    /// The tables that are stopped, the newest first, without those of games that were asleep.
    async fn stopped(&self, limit: u32) -> Result<Vec<KeptTable>, StoreError>;

    /// The games that are asleep, the oldest first, without so many that come before: between guests alone, and nobody has acted since that
    /// moment, in seconds since 1970.
    async fn asleep(&self, before: i64, skip: u64, limit: u32) -> Result<Vec<String>, StoreError>;
}

pub(crate) const STOPPED: &str = "SELECT * FROM tables WHERE status = 'frozen' AND coalesce(closed, 'by a fault') <> ''
    ORDER BY created DESC, id LIMIT $1";

/// Nobody acts before a table is made, which is in an index. A game of which it was not noted when somebody has acted is none of them.
pub(crate) const ASLEEP: &str = "
    SELECT id FROM tables WHERE status = 'playing' AND created < $1 AND since > 0 AND since < $1
    AND NOT EXISTS (SELECT 1 FROM seats JOIN accounts ON person = token WHERE table_id = id)
    ORDER BY created, id LIMIT $2 OFFSET $3";

#[async_trait]
impl Stopped for SqlStore {
    async fn freeze(&self, id: &str) -> Result<(), StoreError> {
        let mut transaction = self.write("freeze").await?;
        let frozen = sqlx::query("UPDATE tables SET status = 'frozen', waiting = '[]', computer_due = 0 WHERE id = $1")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        found(frozen.rows_affected())?;
        self.commit(transaction).await
    }

    async fn close_table(&self, id: &str, reason: &str) -> Result<(), StoreError> {
        let mut transaction = self.write("close_table").await?;
        let closed = sqlx::query(
            "UPDATE tables SET status = 'frozen', waiting = '[]', computer_due = 0, closed = $2
             WHERE id = $1 AND status IN ('playing', 'frozen') AND ($2 <> ''
                OR NOT EXISTS (SELECT 1 FROM seats JOIN accounts ON person = token WHERE table_id = $1))",
        )
        .bind(id)
        .bind(reason)
        .execute(&mut *transaction)
        .await?;
        changed(closed.rows_affected())?;
        self.commit(transaction).await
    }

    async fn stopped(&self, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.read("stopped").await?;
        let rows = sqlx::query(STOPPED).bind(i64::from(limit)).fetch_all(&mut *snapshot).await?;
        self.read_tables(&mut snapshot, &rows).await
    }

    async fn asleep(&self, before: i64, skip: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut snapshot = self.read("asleep").await?;
        let rows = sqlx::query(ASLEEP)
            .bind(before)
            .bind(i64::from(limit))
            .bind(i64::try_from(skip).unwrap_or(i64::MAX))
            .fetch_all(&mut *snapshot)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}
