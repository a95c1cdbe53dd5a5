//! Tables whose games have not begun: the lobby's list, and those that are given up.

use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::sql::{bytes, word};
use crate::{Pace, StoreError, texts};

/// A table with seats that are free for anybody, as far as the order of the list needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The hash of the token of the person who has made it.
    pub maker: Option<Bytes32>,
    /// How fast it is played.
    pub pace: Pace,
    /// When it was made: seconds since 1970.
    pub created: i64,
    /// When somebody who sits there was last at it: seconds since 1970.
    pub seen: i64,
}

pub(crate) const OPEN: &str = "SELECT id, maker, pace, created, seen FROM tables WHERE status = 'waiting'
    AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')
    ORDER BY created DESC, id LIMIT $1";

pub(crate) fn listed(row: &AnyRow) -> Result<Listed, StoreError> {
    let maker = row.try_get::<Option<&[u8]>, _>("maker")?.map(|_| bytes(row, "maker")).transpose()?;
    Ok(Listed {
        id: row.try_get("id")?,
        maker,
        pace: word(row, "pace", Pace::of_word)?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

/// Removes a table whose game has not begun since it was last seen before that moment; was there one?
pub(crate) async fn remove(connection: &mut AnyConnection, id: &str, before: i64) -> Result<bool, StoreError> {
    let still = sqlx::query("UPDATE tables SET rematch = NULL WHERE id = $1 AND status = 'waiting' AND seen < $2")
        .bind(id)
        .bind(before)
        .execute(&mut *connection)
        .await?;
    if still.rows_affected() == 0 {
        return Ok(false);
    }
    let uses =
        sqlx::query("SELECT hash FROM text_uses WHERE table_id = $1").bind(id).fetch_all(&mut *connection).await?;
    let hashes = uses.iter().map(|row| row.try_get("hash")).collect::<Result<Vec<String>, _>>()?;
    for statement in [
        "DELETE FROM text_uses WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "UPDATE tables SET rematch = NULL WHERE rematch = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(statement).bind(id).execute(&mut *connection).await?;
    }
    texts::forget(connection, &hashes).await?;
    Ok(true)
}
