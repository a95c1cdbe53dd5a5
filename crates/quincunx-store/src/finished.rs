//! The games that a person has played to the end.

use sqlx::Row;
use sqlx::any::AnyRow;

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

/// The names of a game are read as one text, a line for each seat: no name has a line break in it. As a statement inside the statement
/// they are found by the index of seats, however many games a person has. The tables follow from the person's seats, by a `CROSS JOIN`, whose
/// order SQLite keeps: where it has no statistics, as it never has here, it would go through all games instead.
pub(crate) const GAMES: &str = "
    SELECT id, game, options, returns, since, seat,
        (SELECT string_agg(coalesce(name, ''), '\n' ORDER BY seats.seat) FROM seats WHERE seats.table_id = id) AS names
    FROM (
        SELECT table_id, min(seat) AS seat, ended FROM seats WHERE token = $1 AND kind = 'person' AND ended IS NOT NULL
        GROUP BY table_id, ended ORDER BY ended DESC, table_id LIMIT $2
    ) AS own CROSS JOIN tables
    WHERE id = own.table_id ORDER BY own.ended DESC, id";

pub(crate) fn read(row: &AnyRow) -> Result<Finished, StoreError> {
    let names: &str = row.try_get("names")?;
    Ok(Finished {
        table: row.try_get("id")?,
        game: row.try_get("game")?,
        options: row.try_get("options")?,
        names: names.split('\n').map(String::from).collect(),
        seat: number(row, "seat")?,
        returns: row.try_get("returns")?,
        ended: row.try_get("since")?,
    })
}
