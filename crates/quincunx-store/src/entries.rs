//! Entries that are added to a table, what they come to, and reading them.

use quincunx_engine::record::Entry;
use sqlx::{AnyConnection, Row};

use crate::packs::packed;
use crate::rows::{changed, list, unreadable};
use crate::{KeptTable, Standing, Status, StoreError};

/// So many are read at once.
pub(crate) const PIECE: usize = 256;

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

/// The seats of a table tell when its game ended, if it has. Whoever writes several tables does so when all of them are counted: all locks of
/// tables are taken before any lock of seats.
pub(crate) async fn end(connection: &mut AnyConnection, id: &str, standing: &Standing) -> Result<(), StoreError> {
    if standing.status == Status::Over {
        sqlx::query(
            "UPDATE seats SET ended = (SELECT CASE WHEN since > created THEN since ELSE created END FROM tables WHERE id = $1)
             WHERE table_id = $1",
        )
        .bind(id)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
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

/// Those of a table in order: the first ones may be packed.
pub(crate) async fn entries_of(
    connection: &mut AnyConnection,
    table: &KeptTable,
    is_packed: bool,
) -> Result<Vec<Entry>, StoreError> {
    let all = table.number as usize;
    let mut entries = if is_packed { packed(&mut *connection, &table.id).await? } else { Vec::with_capacity(all) };
    // A long game is read in pieces, so that the rest of the program has its turn in between.
    while entries.len() < all {
        let rows = sqlx::query(
            "SELECT entry FROM entries WHERE table_id = $1 AND number >= $2 AND number < $3 ORDER BY number",
        )
        .bind(&table.id)
        .bind(entries.len() as i64)
        .bind((entries.len() + PIECE) as i64)
        .fetch_all(&mut *connection)
        .await?;
        if rows.is_empty() {
            return Err(unreadable("number"));
        }
        for row in &rows {
            entries.push(serde_json::from_str(row.try_get("entry")?)?);
        }
        tokio::task::yield_now().await;
    }
    Ok(entries)
}
