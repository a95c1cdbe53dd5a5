//! Tables that are stopped for good: by a fault in the program, or by whoever runs the server.

use async_trait::async_trait;

use crate::rows::{changed, found};
use crate::{KeptTable, SqlStore, StoreError};

/// Stops tables, and finds those that are stopped.
#[async_trait]
pub trait Stopped: Send + Sync {
    /// Stops a table for good: the rules have failed.
    async fn freeze(&self, id: &str) -> Result<(), StoreError>;

    /// Closes a table whose game goes on, or that has been stopped before, and keeps the reason. [`StoreError::Conflict`] if the game has not
    /// begun or is over, or there is no such table.
    async fn close_table(&self, id: &str, reason: &str) -> Result<(), StoreError>;

    /// The tables that are stopped, the newest first.
    async fn stopped(&self, limit: u32) -> Result<Vec<KeptTable>, StoreError>;
}

pub(crate) const STOPPED: &str = "SELECT * FROM tables WHERE status = 'frozen' ORDER BY created DESC, id LIMIT $1";

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
             WHERE id = $1 AND status IN ('playing', 'frozen')",
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
}
