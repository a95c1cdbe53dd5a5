//! Games that are long over take less room: their entries are packed together, and read like others.

use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use quincunx_engine::record::Entry;
use sqlx::{AnyConnection, Row};
use tokio::task::spawn_blocking;

use crate::entries::PIECE;
use crate::rows::unreadable;
use crate::{SqlStore, StoreError};

/// The games that have been over since before that moment, and are not packed, with how many entries they have.
pub(crate) const TO_PACK: &str =
    "SELECT id, number FROM tables WHERE status = 'over' AND packed = 0 AND since < $1 ORDER BY since LIMIT $2";

impl SqlStore {
    /// Packs the entries of at most so many games that have been over since before that moment, and gives how many.
    pub(crate) async fn pack_games(&self, before: i64, limit: u32) -> Result<usize, StoreError> {
        let found =
            sqlx::query(TO_PACK).bind(before).bind(i64::from(limit)).fetch_all(&mut *self.read("pack").await?).await?;
        let (mut count, mut failed) = (0, None);
        for row in &found {
            match self.pack_game(row.try_get("id")?, row.try_get("number")?).await {
                Ok(packed) => count += usize::from(packed),
                // The others are packed all the same.
                Err(error) => failed = Some(error),
            }
        }
        failed.map_or(Ok(count), Err)
    }

    /// Packs the entries of a game that is over; `false` if there are not so many any more, or none to pack.
    async fn pack_game(&self, id: &str, number: i64) -> Result<bool, StoreError> {
        let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = $1 ORDER BY number")
            .bind(id)
            .fetch_all(&mut *self.read("pack").await?)
            .await?;
        let entries = rows.iter().map(|row| row.try_get("entry")).collect::<Result<Vec<String>, _>>()?;
        // It takes a processor for some ten milliseconds, for which nobody is kept from writing, and no thread from others' requests.
        let packing = spawn_blocking(move || pack(&entries)).await;
        let packed = packing.map_err(|error| StoreError::Unavailable(error.into()))?;
        let packed = packed.map_err(|error| StoreError::Unavailable(error.into()))?;

        let mut transaction = self.write("pack").await?;
        // Nobody adds an entry from here on, which writes the same row, nor has since the entries were read.
        let still = sqlx::query(
            "UPDATE tables SET packed = 1 WHERE id = $1 AND number = $2 AND status = 'over' AND packed = 0",
        )
        .bind(id)
        .bind(number)
        .execute(&mut *transaction)
        .await?;
        if still.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query("INSERT INTO packs (table_id, entries) VALUES ($1, $2)")
            .bind(id)
            .bind(packed)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM entries WHERE table_id = $1").bind(id).execute(&mut *transaction).await?;
        self.commit(transaction).await?;
        Ok(true)
    }
}

/// Entries as they are packed. In JSON no line has a break in it.
fn pack(entries: &[String]) -> io::Result<Vec<u8>> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    for entry in entries {
        writeln!(packed, "{entry}")?;
    }
    packed.finish()
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
