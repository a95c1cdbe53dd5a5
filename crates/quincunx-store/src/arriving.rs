//! Somebody signs in: a session begins, and what the browser had as a guest becomes the person's, all of it or nothing.

use quincunx_engine::Bytes32;
use sqlx::{AnyConnection, Row};

use crate::accounts::{FORGET_SESSIONS, forgive};
use crate::{Session, StoreError};

/// In so many browsers a person is signed in at a time.
const MOST_SESSIONS: i64 = 50;

/// A browser in which somebody is about to be signed in.
#[derive(Clone, PartialEq, Eq)]
pub struct Arrival {
    /// The session that begins.
    pub session: Session,
    /// Who the browser has been until now.
    pub before: Before,
    /// Sessions of anybody's that were not used since this moment are forgotten, and guests who have become accounts before it: their cookies
    /// have expired.
    pub not_since: i64,
    /// The attempts that were counted before it was known whether they fail: this one has not, so they count no more.
    pub forgiven: Vec<Bytes32>,
}

/// Who a browser has been before somebody is signed in there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Nobody.
    Nobody,
    /// A guest (by the hash of the token): what the guest has becomes the person's, seats that the guest sits on or is expected on, but for
    /// tables at which the person has a seat already, and tables that the guest has made.
    Guest(Bytes32),
    /// Somebody who was signed in by the session with this token (by its hash), which ends.
    Session(Bytes32),
}

/// What has come of it that somebody was signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admitted {
    /// Another session of the person's has made room.
    pub made_room: bool,
    /// The ids of the tables at which something was the guest's and is the person's now.
    pub tables: Vec<String>,
}

pub(crate) const FORGET_GUESTS: &str = "DELETE FROM former_guests WHERE since < $1";
pub(crate) const FORMER_GUEST: &str = "SELECT guest FROM former_guests WHERE guest = $1";

/// Holds a guest until the transaction is over, before anything is given to that guest. [`StoreError::NoGuest`].
pub(crate) async fn hold_guest(connection: &mut AnyConnection, guest: Bytes32) -> Result<(), StoreError> {
    // Whoever becomes an account writes the same row, so that one of both waits for the other: what is given here is seen there, and goes along,
    // or it is not given. Of those who stay guests nothing is kept.
    let held = sqlx::query("INSERT INTO former_guests (guest, since) VALUES ($1, 0) ON CONFLICT DO NOTHING")
        .bind(&guest.0[..])
        .execute(&mut *connection)
        .await?;
    if held.rows_affected() == 0 {
        return Err(StoreError::NoGuest);
    }
    let statement = "DELETE FROM former_guests WHERE guest = $1";
    sqlx::query(statement).bind(&guest.0[..]).execute(connection).await?;
    Ok(())
}

/// Signs somebody in whose account is held and who has shown the right to it.
pub(crate) async fn admit(connection: &mut AnyConnection, arrival: &Arrival) -> Result<Admitted, StoreError> {
    let Arrival { session, before, not_since, forgiven } = arrival;
    if let Before::Session(token) = before {
        sqlx::query("DELETE FROM sessions WHERE token = $1").bind(&token.0[..]).execute(&mut *connection).await?;
    }
    for statement in [FORGET_SESSIONS, FORGET_GUESTS] {
        sqlx::query(statement).bind(*not_since).execute(&mut *connection).await?;
    }
    let ended = sqlx::query(
        "DELETE FROM sessions WHERE person = $1 AND token NOT IN
         (SELECT token FROM sessions WHERE person = $1 ORDER BY used DESC, created DESC, token LIMIT $2)",
    )
    .bind(&session.person.0[..])
    .bind(MOST_SESSIONS - 1)
    .execute(&mut *connection)
    .await?;
    sqlx::query("INSERT INTO sessions (token, person, device, created, used) VALUES ($1, $2, $3, $4, $5)")
        .bind(&session.token.0[..])
        .bind(&session.person.0[..])
        .bind(&session.device)
        .bind(session.created)
        .bind(session.used)
        .execute(&mut *connection)
        .await?;
    let tables = match before {
        Before::Guest(guest) => {
            sqlx::query(
                "INSERT INTO former_guests (guest, since) VALUES ($1, $2)
                 ON CONFLICT (guest) DO UPDATE SET since = excluded.since",
            )
            .bind(&guest.0[..])
            .bind(session.created)
            .execute(&mut *connection)
            .await?;
            adopt(connection, *guest, session.person).await?
        }
        Before::Nobody | Before::Session(_) => Vec::new(),
    };
    forgive(connection, forgiven).await?;
    Ok(Admitted { made_room: ended.rows_affected() > 0, tables })
}

/// What a guest has becomes a person's. Gives the ids of the tables at which it was.
async fn adopt(connection: &mut AnyConnection, guest: Bytes32, person: Bytes32) -> Result<Vec<String>, StoreError> {
    let mut tables: Vec<String> = Vec::new();
    // Tables before their seats, as everybody writes them in this order; seats that were taken before those that are kept, since a rematch,
    // which keeps one, is made by whoever holds the first.
    for statement in [
        "UPDATE tables SET maker = $2 WHERE maker = $1 RETURNING id",
        "UPDATE seats SET token = $2 WHERE token = $1 AND kind <> 'invited'
         AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.token = $2)
         RETURNING table_id AS id",
        "UPDATE seats SET token = $2 WHERE token = $1
         AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = seats.table_id AND own.token = $2)
         RETURNING table_id AS id",
    ] {
        let rows = sqlx::query(statement).bind(&guest.0[..]).bind(&person.0[..]).fetch_all(&mut *connection).await?;
        for row in rows {
            tables.push(row.try_get("id")?);
        }
    }
    // Where the person has another seat at the table, the guest's stays the guest's, and so does what is told of it.
    let reports = "UPDATE reports SET person = CASE WHEN person = $1 THEN $2 ELSE person END,
         whom = CASE WHEN whom = $1 AND NOT EXISTS
             (SELECT 1 FROM seats WHERE seats.table_id = reports.table_id AND token = $1) THEN $2 ELSE whom END
         WHERE person = $1 OR whom = $1";
    sqlx::query(reports).bind(&guest.0[..]).bind(&person.0[..]).execute(&mut *connection).await?;
    sqlx::query("DELETE FROM taken_names WHERE person = $1").bind(&guest.0[..]).execute(connection).await?;
    tables.sort_unstable();
    tables.dedup();
    Ok(tables)
}
