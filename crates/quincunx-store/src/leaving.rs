//! Somebody leaves for good: what is kept of a person goes, and the tables stay.

use quincunx_engine::record::Header;
use quincunx_engine::{Bytes32, Seat};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::StoreError;
use crate::rows::{changed, number, unreadable};

/// Where somebody would be waited for: in games that go on, and at tables that have not begun.
const AWAITED: &str = "
    SELECT table_id FROM seats JOIN tables ON id = table_id WHERE token = $1 AND kind = 'person'
        AND (status = 'waiting' OR (status = 'playing' AND resigned NOT LIKE '%' || seat || '%'))
    UNION SELECT id FROM tables WHERE maker = $1 AND status = 'waiting'";

const HEADERS: &str = "
    SELECT table_id, seat, header FROM seats JOIN tables ON id = table_id WHERE token = $1 AND header IS NOT NULL
    ORDER BY table_id";

/// What else tells of somebody: tables before their seats, as everybody writes them in this order; seats that were taken before those that
/// are kept, since a rematch, which keeps one, is made by whoever holds the first; and the account last, since the rest belongs to it.
const TRACES: [&str; 16] = [
    "UPDATE tables SET maker = NULL WHERE maker = $1",
    "UPDATE seats SET name = '', token = NULL, standing_order = NULL WHERE token = $1 AND kind <> 'invited'",
    "UPDATE seats SET name = NULL, token = NULL WHERE token = $1",
    "DELETE FROM tokens WHERE bot = $1",
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM codes WHERE person = $1",
    "DELETE FROM passkeys WHERE person = $1",
    "DELETE FROM settings WHERE person = $1",
    "DELETE FROM decks WHERE person = $1",
    "DELETE FROM mailed_links WHERE person = $1",
    "DELETE FROM addresses WHERE person = $1",
    "DELETE FROM people WHERE person = $1 OR other = $1",
    "DELETE FROM reports WHERE person = $1 OR whom = $1",
    "DELETE FROM taken_names WHERE person = $1",
    "DELETE FROM former_names WHERE person = $1",
    "DELETE FROM accounts WHERE person = $1",
];

/// The ids of the tables that would wait for this person, or wait to begin.
pub(crate) async fn awaited_at(connection: &mut AnyConnection, person: Bytes32) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(AWAITED).bind(&person.0[..]).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
}

/// Removes an account, which is held. Gives the ids of the tables at which it had a seat.
pub(crate) async fn remove(connection: &mut AnyConnection, person: Bytes32) -> Result<Vec<String>, StoreError> {
    changed(u64::from(awaited_at(&mut *connection, person).await?.is_empty()))?;
    let bots = sqlx::query("SELECT person FROM accounts WHERE owner = $1").bind(&person.0[..]);
    changed(u64::from(bots.fetch_all(&mut *connection).await?.is_empty()))?;
    let tables = take_name_out_of_records(&mut *connection, person).await?;
    for trace in TRACES {
        sqlx::query(trace).bind(&person.0[..]).execute(&mut *connection).await?;
    }
    Ok(tables)
}

/// From now on the records of a person's games do not tell the name, where it can be taken out. Gives the ids of the tables at which the person
/// has a seat.
pub(crate) async fn take_name_out_of_records(
    connection: &mut AnyConnection,
    person: Bytes32,
) -> Result<Vec<String>, StoreError> {
    let person = &person.0[..];
    let seats = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE token = $1 ORDER BY table_id");
    let seats = seats.bind(person).fetch_all(&mut *connection).await?;
    for row in sqlx::query(HEADERS).bind(person).fetch_all(&mut *connection).await? {
        take_name_out(&mut *connection, &row).await?;
    }
    seats.iter().map(|row| Ok(row.try_get("table_id")?)).collect()
}

/// Games that were begun before names had veils keep them: there the chain is made of them.
async fn take_name_out(connection: &mut AnyConnection, row: &AnyRow) -> Result<(), StoreError> {
    let mut header: Header = serde_json::from_str(row.try_get("header")?)?;
    let seat = Seat::new(number(row, "seat")?).ok_or_else(|| unreadable("seat"))?;
    if header.take_out(seat) {
        sqlx::query("UPDATE tables SET header = $1 WHERE id = $2")
            .bind(serde_json::to_string(&header)?)
            .bind(row.try_get::<&str, _>("table_id")?)
            .execute(connection)
            .await?;
    }
    Ok(())
}
