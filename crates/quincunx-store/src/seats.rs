//! The seats of tables.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::rows::{bytes, word};
use crate::{KeptSeat, SeatKind, StoreError};

/// The seats at the tables of these rows, by the ids of the tables and in order: by one question to the database, since a page of a list
/// has many tables.
pub(crate) async fn of(
    connection: &mut AnyConnection,
    tables: &[AnyRow],
) -> Result<HashMap<String, Vec<KeptSeat>>, StoreError> {
    let mut seats: HashMap<String, Vec<KeptSeat>> = HashMap::new();
    if tables.is_empty() {
        return Ok(seats);
    }
    let places: Vec<String> = (1..=tables.len()).map(|place| format!("${place}")).collect();
    let statement = format!("SELECT * FROM seats WHERE table_id IN ({}) ORDER BY table_id, seat", places.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for table in tables {
        query = query.bind(table.try_get::<String, _>("id")?);
    }
    for row in query.fetch_all(connection).await? {
        seats.entry(row.try_get("table_id")?).or_default().push(read(&row)?);
    }
    Ok(seats)
}

fn read(row: &AnyRow) -> Result<KeptSeat, StoreError> {
    let optional = |column| match row.try_get::<Option<&[u8]>, _>(column)? {
        None => Ok(None),
        Some(_) => bytes(row, column).map(Some),
    };
    Ok(KeptSeat {
        kind: word(row, "kind", SeatKind::of_word)?,
        name: row.try_get("name")?,
        token: optional("token")?,
        contribution: optional("contribution")?,
        order: row.try_get("standing_order")?,
    })
}
