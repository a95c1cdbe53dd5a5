//! Entries that are added to a table, and what they come to.

use quincunx_engine::record::Entry;
use sqlx::AnyConnection;

use crate::rows::{changed, list};
use crate::{Standing, StoreError};

/// Counts so many entries more, and says what they come to; [`StoreError::Conflict`] inside if they do not follow what is there.
pub(crate) async fn count(
    connection: &mut AnyConnection,
    id: &str,
    number: u32,
    entries: usize,
    standing: &Standing,
) -> Result<Result<(), StoreError>, StoreError> {
    let counted = sqlx::query(
        "UPDATE tables SET number = $1, status = $2, waiting = $3, told = $4, resigned = $5, computer_due = $6, returns = $7,
         since = $8, undo_seat = NULL, undo_agreed = NULL WHERE id = $9 AND number = $10 AND status <> 'frozen'",
    )
    .bind(i64::from(number) + entries as i64)
    .bind(standing.status.word())
    .bind(list(&standing.waiting))
    .bind(serde_json::to_string(&standing.told)?)
    .bind(list(&standing.resigned))
    .bind(i64::from(standing.computer_due))
    .bind(&standing.returns)
    .bind(standing.since)
    .bind(id)
    .bind(i64::from(number))
    .execute(&mut *connection)
    .await?;
    Ok(changed(counted.rows_affected()))
}

/// Adds them.
pub(crate) async fn insert(connection: &mut AnyConnection, id: &str, entries: &[Entry]) -> Result<(), StoreError> {
    for entry in entries {
        sqlx::query("INSERT INTO entries (table_id, number, entry) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(i64::from(entry.number))
            .bind(serde_json::to_string(entry)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
