//! The games that a person has played to the end.

use std::collections::HashMap;

use quincunx_engine::Bytes32;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::StoreError;
use crate::rows::number;

/// A game that a person has played to the end, as far as a list of many needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The id of the table.
    pub table: String,
    /// The id of the game.
    pub game: String,
    /// The options as the database has them, in JSON: long texts among them are kept elsewhere.
    pub options: String,
    /// What the players are called, by their seats.
    pub names: Vec<String>,
    /// The person's own seat.
    pub seat: u8,
    /// The returns.
    pub returns: String,
    /// When it ended, in seconds since 1970; 0 if that was not noted.
    pub ended: i64,
}

/// A row for each game, without the names: options are long, and are read once.
pub(crate) const GAMES: &str = "
    SELECT id, game, options, returns, since, seat FROM (
        SELECT table_id, min(seat) AS seat FROM seats WHERE token = $1 AND kind = 'person' GROUP BY table_id
    ) AS own JOIN tables ON id = table_id
    WHERE status = 'over' ORDER BY CASE WHEN since > created THEN since ELSE created END DESC, id LIMIT $2";

/// The names at all tables of the person.
pub(crate) const NAMES: &str = "
    SELECT table_id, name FROM seats WHERE table_id IN (SELECT table_id FROM seats WHERE token = $1)
    ORDER BY table_id, seat";

pub(crate) async fn of(
    connection: &mut AnyConnection,
    token: Bytes32,
    limit: u32,
) -> Result<Vec<Finished>, StoreError> {
    let games = sqlx::query(GAMES).bind(&token.0[..]).bind(i64::from(limit)).fetch_all(&mut *connection).await?;
    let mut names: HashMap<String, Vec<String>> = HashMap::new();
    for row in sqlx::query(NAMES).bind(&token.0[..]).fetch_all(&mut *connection).await? {
        let name: Option<String> = row.try_get("name")?;
        names.entry(row.try_get("table_id")?).or_default().push(name.unwrap_or_default());
    }
    games.iter().map(|row| read(row, &mut names)).collect()
}

fn read(row: &AnyRow, names: &mut HashMap<String, Vec<String>>) -> Result<Finished, StoreError> {
    let table: String = row.try_get("id")?;
    Ok(Finished {
        names: names.remove(&table).unwrap_or_default(),
        table,
        game: row.try_get("game")?,
        options: row.try_get("options")?,
        seat: number(row, "seat")?,
        returns: row.try_get("returns")?,
        ended: row.try_get("since")?,
    })
}
