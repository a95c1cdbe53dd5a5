//! Tables whose games have not begun: the lobby's list, and those that are given up.

use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::rows::bytes;
use crate::{SeatKind, StoreError, texts};

/// A table with seats that are free for anybody, as far as the order of the list needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The hash of the token of the person who has made it.
    pub maker: Option<Bytes32>,
}

/// Since when somebody must have been at an open table, in seconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct SeenSince {
    /// At a live one.
    pub live: i64,
    /// At one that is played over days.
    pub slow: i64,
}

/// In two parts, so that an index finds either: however many tables nobody is at any more, they are not looked at.
pub(crate) const OPEN: &str = "
    SELECT id, maker FROM (
        SELECT id, maker, created FROM tables WHERE status = 'waiting' AND pace = 'live' AND seen >= $1
        UNION ALL
        SELECT id, maker, created FROM tables WHERE status = 'waiting' AND pace = 'slow' AND seen >= $2
    ) AS attended
    WHERE EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open')
    ORDER BY created DESC, id LIMIT $3";

pub(crate) fn listed(row: &AnyRow) -> Result<Listed, StoreError> {
    let maker = row.try_get::<Option<&[u8]>, _>("maker")?.map(|_| bytes(row, "maker")).transpose()?;
    Ok(Listed { id: row.try_get("id")?, maker })
}

/// A person gets up from a seat of a table whose game has not begun; gives how many seats are free thereby.
pub(crate) async fn leave(
    connection: &mut AnyConnection,
    id: &str,
    seat: u8,
    token: Bytes32,
    kind: SeatKind,
) -> Result<u64, StoreError> {
    // The game does not begin meanwhile: its beginning writes the same row.
    let still = sqlx::query("UPDATE tables SET seen = seen WHERE id = $1 AND status = 'waiting'")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    if still.rows_affected() == 0 {
        return Ok(0);
    }
    let left = sqlx::query(
        "UPDATE seats SET kind = $1, name = NULL, token = NULL, contribution = NULL
         WHERE table_id = $2 AND seat = $3 AND kind = 'person' AND token = $4",
    )
    .bind(kind.word())
    .bind(id)
    .bind(i64::from(seat))
    .bind(&token.0[..])
    .execute(&mut *connection)
    .await?;
    Ok(left.rows_affected())
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
