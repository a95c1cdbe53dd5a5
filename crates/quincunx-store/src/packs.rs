//! Games that are long over take less room: their entries are packed together, and read like others.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use quincunx_engine::record::Entry;
use sqlx::{AnyConnection, Row};

use crate::entries::PIECE;
use crate::rows::unreadable;
use crate::{SqlStore, StoreError};

/// The games that have been over since before that moment, and are not packed.
pub(crate) const TO_PACK: &str =
    "SELECT id FROM tables WHERE status = 'over' AND packed = 0 AND since < $1 ORDER BY since LIMIT $2";

impl SqlStore {
    /// Packs the entries of at most so many games that have been over since before that moment, and gives how many.
    pub(crate) async fn pack_games(&self, before: i64, limit: u32) -> Result<usize, StoreError> {
        let found =
            sqlx::query(TO_PACK).bind(before).bind(i64::from(limit)).fetch_all(&mut *self.read("pack").await?).await?;
        let (mut count, mut failed) = (0, None);
        for row in &found {
            let mut transaction = self.write("pack").await?;
            match pack(&mut transaction, row.try_get("id")?).await {
                Ok(true) => {
                    self.commit(transaction).await?;
                    count += 1;
                }
                Ok(false) => {}
                // The others are packed all the same.
                Err(error) => failed = Some(error),
            }
        }
        failed.map_or(Ok(count), Err)
    }
}

/// Packs the entries of a game that is over; `false` if there is none to pack any more.
async fn pack(connection: &mut AnyConnection, id: &str) -> Result<bool, StoreError> {
    // Nobody adds an entry meanwhile: that writes the same row.
    let still = sqlx::query("UPDATE tables SET packed = 1 WHERE id = $1 AND status = 'over' AND packed = 0")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    if still.rows_affected() == 0 {
        return Ok(false);
    }
    let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = $1 ORDER BY number")
        .bind(id)
        .fetch_all(&mut *connection)
        .await?;
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    for row in &rows {
        // In JSON no line has a break in it.
        writeln!(packed, "{}", row.try_get::<&str, _>("entry")?).map_err(|_| unreadable("entry"))?;
    }
    let packed = packed.finish().map_err(|_| unreadable("entry"))?;
    sqlx::query("INSERT INTO packs (table_id, entries) VALUES ($1, $2)")
        .bind(id)
        .bind(packed)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM entries WHERE table_id = $1").bind(id).execute(&mut *connection).await?;
    Ok(true)
}

/// The entries of a table that are packed: the first ones, or none.
pub(crate) async fn packed(connection: &mut AnyConnection, id: &str) -> Result<Vec<Entry>, StoreError> {
    let row =
        sqlx::query("SELECT entries FROM packs WHERE table_id = $1").bind(id).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(Vec::new()) };
    let mut lines = String::new();
    let packed: &[u8] = row.try_get("entries")?;
    ZlibDecoder::new(packed).read_to_string(&mut lines).map_err(|_| unreadable("entries"))?;
    let mut entries = Vec::new();
    for line in lines.lines() {
        entries.push(serde_json::from_str(line)?);
        // A long game leaves the rest of the program its turn in between.
        if entries.len().is_multiple_of(PIECE) {
            tokio::task::yield_now().await;
        }
    }
    Ok(entries)
}
