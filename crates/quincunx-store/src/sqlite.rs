//! SQLite: one file, write-ahead log, every commit on the disk before it is answered.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use quincunx_engine::record::{Entry, Header};
use serde_json::Value;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row, SqlSafeStr, Transaction};

use crate::{AskedUndo, KeptSeat, KeptTable, Pace, SeatKind, Secrets, Sitter, Standing, Status, Store, StoreError};

/// The versions of the schema, oldest first. A released one never changes; sqlx keeps and checks their hashes.
const MIGRATIONS: [(&str, &str); 1] = [("tables", include_str!("../migrations/sqlite/0001_tables.sql"))];

/// One writes at a time; a few may read beside it.
const CONNECTIONS: u32 = 4;

/// A write that must wait for another one: how long at most.
const BUSY: Duration = Duration::from_secs(5);

/// A database in a file.
pub struct Sqlite {
    pool: SqlitePool,
}

impl Sqlite {
    /// Opens the database, made if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] if the file cannot be used, or was written by a newer version of the program.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        make_private(file).map_err(|error| StoreError::Unavailable(error.into()))?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY);
        let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS).connect_with(options).await?;
        let migration = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
            Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        let migrator = Migrator::with_migrations((1..).zip(&MIGRATIONS).map(migration).collect());
        migrator.run(&pool).await.map_err(|error| StoreError::Unavailable(error.into()))?;
        Ok(Self { pool })
    }

    /// A transaction that writes. It takes the lock at once: one that read first could not wait for another writer.
    async fn write(&self) -> Result<Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }
}

/// The file holds keys and seeds: nobody else may read it. What SQLite puts beside it takes over its rights.
fn make_private(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::RowNotFound => Self::Missing,
            sqlx::Error::Database(error) if error.is_unique_violation() => Self::Conflict,
            error => Self::Unavailable(error.into()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unavailable(error.into())
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn secrets(&self, fresh: Secrets) -> Result<Secrets, StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query("INSERT INTO server (only, signing_key, seed_key) VALUES (1, ?, ?) ON CONFLICT DO NOTHING")
            .bind(&fresh.signing_key.0[..])
            .bind(&fresh.seed_key.0[..])
            .execute(&mut *transaction)
            .await?;
        let row = sqlx::query("SELECT signing_key, seed_key FROM server").fetch_one(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(Secrets { signing_key: bytes(&row, "signing_key")?, seed_key: bytes(&row, "seed_key")? })
    }

    async fn make(&self, table: &KeptTable, rematch_of: Option<&str>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        let standing = &table.standing;
        sqlx::query(
            "INSERT INTO tables (id, game, options, pace, created, server_seed, invite, number, status, waiting, resigned, computer_due)
             VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(table.options.to_string())
        .bind(table.pace.word())
        .bind(table.created)
        .bind(&table.server_seed.0[..])
        .bind(&table.invite)
        .bind(standing.status.word())
        .bind(list(&standing.waiting))
        .bind(list(&standing.resigned))
        .bind(standing.computer_due)
        .execute(&mut *transaction)
        .await?;
        for (number, seat) in (0i64..).zip(&table.seats) {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, name, token, contribution) VALUES (?, ?, ?, ?, ?, ?)",
            )
            .bind(&table.id)
            .bind(number)
            .bind(seat.kind.word())
            .bind(&seat.name)
            .bind(seat.token.as_ref().map(|token| &token.0[..]))
            .bind(seat.contribution.as_ref().map(|contribution| &contribution.0[..]))
            .execute(&mut *transaction)
            .await?;
        }
        if let Some(old) = rematch_of {
            let linked = sqlx::query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL")
                .bind(&table.id)
                .bind(old)
                .execute(&mut *transaction)
                .await?;
            changed(linked.rows_affected())?;
        }
        Ok(transaction.commit().await?)
    }

    async fn table(&self, id: &str) -> Result<KeptTable, StoreError> {
        let mut snapshot = self.pool.begin().await?;
        let row = sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_one(&mut *snapshot).await?;
        read_table(&mut snapshot, &row).await
    }

    async fn take_seat(&self, id: &str, seat: u8, sitter: &Sitter) -> Result<(), StoreError> {
        let taken = sqlx::query(
            "UPDATE seats SET kind = 'person', name = ?, token = ?, contribution = ?
             WHERE table_id = ? AND seat = ? AND kind IN ('open', 'invited')",
        )
        .bind(&sitter.name)
        .bind(&sitter.token.0[..])
        .bind(&sitter.contribution.0[..])
        .bind(id)
        .bind(seat)
        .execute(&self.pool)
        .await?;
        changed(taken.rows_affected())
    }

    async fn begin(&self, id: &str, header: &Header, opening: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        let begun = sqlx::query("UPDATE tables SET header = ? WHERE id = ? AND header IS NULL")
            .bind(serde_json::to_string(header)?)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        changed(begun.rows_affected())?;
        append(&mut transaction, id, 0, opening, standing).await?;
        Ok(transaction.commit().await?)
    }

    async fn append(&self, id: &str, entries: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        let Some(first) = entries.first() else { return Ok(()) };
        let mut transaction = self.write().await?;
        append(&mut transaction, id, first.number, entries, standing).await?;
        Ok(transaction.commit().await?)
    }

    async fn entries(&self, id: &str) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = ? ORDER BY number")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(serde_json::from_str(row.try_get("entry")?)?)).collect()
    }

    async fn ask_undo(&self, id: &str, asked: Option<&AskedUndo>) -> Result<(), StoreError> {
        let asked = sqlx::query("UPDATE tables SET undo_seat = ?, undo_agreed = ? WHERE id = ?")
            .bind(asked.map(|asked| asked.seat))
            .bind(asked.map(|asked| list(&asked.agreed)))
            .bind(id)
            .execute(&self.pool)
            .await?;
        found(asked.rows_affected())
    }

    async fn freeze(&self, id: &str) -> Result<(), StoreError> {
        let frozen = sqlx::query("UPDATE tables SET status = 'frozen', waiting = '[]', computer_due = 0 WHERE id = ?")
            .bind(id)
            .execute(&self.pool)
            .await?;
        found(frozen.rows_affected())
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.pool.begin().await?;
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE status = 'waiting'
             AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')
             ORDER BY created DESC, id LIMIT ?",
        )
        .bind(limit)
        .fetch_all(&mut *snapshot)
        .await?;
        read_tables(&mut snapshot, &rows).await
    }

    async fn tables_of(&self, token: Bytes32, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.pool.begin().await?;
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE token = ?)
             ORDER BY created DESC, id LIMIT ?",
        )
        .bind(&token.0[..])
        .bind(limit)
        .fetch_all(&mut *snapshot)
        .await?;
        read_tables(&mut snapshot, &rows).await
    }

    async fn unattended(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE (status = 'playing' AND computer_due = 1) OR (status = 'waiting'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind IN ('open', 'invited')))
             ORDER BY created, id",
        )
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn count(&self) -> Result<u64, StoreError> {
        let row = sqlx::query("SELECT count(*) AS count FROM tables").fetch_one(&self.pool).await?;
        number(&row, "count")
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

async fn append(
    connection: &mut SqliteConnection,
    id: &str,
    number: u32,
    entries: &[Entry],
    standing: &Standing,
) -> Result<(), StoreError> {
    let counted = sqlx::query(
        "UPDATE tables SET number = ?, status = ?, waiting = ?, resigned = ?, computer_due = ?, returns = ?,
         undo_seat = NULL, undo_agreed = NULL WHERE id = ? AND number = ?",
    )
    .bind(i64::from(number) + entries.len() as i64)
    .bind(standing.status.word())
    .bind(list(&standing.waiting))
    .bind(list(&standing.resigned))
    .bind(standing.computer_due)
    .bind(&standing.returns)
    .bind(id)
    .bind(number)
    .execute(&mut *connection)
    .await?;
    changed(counted.rows_affected())?;
    for entry in entries {
        sqlx::query("INSERT INTO entries (table_id, number, entry) VALUES (?, ?, ?)")
            .bind(id)
            .bind(entry.number)
            .bind(serde_json::to_string(entry)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn read_tables(connection: &mut SqliteConnection, rows: &[SqliteRow]) -> Result<Vec<KeptTable>, StoreError> {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        tables.push(read_table(connection, row).await?);
    }
    Ok(tables)
}

async fn read_table(connection: &mut SqliteConnection, row: &SqliteRow) -> Result<KeptTable, StoreError> {
    let id: String = row.try_get("id")?;
    let seats =
        sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat").bind(&id).fetch_all(connection).await?;
    let header: Option<&str> = row.try_get("header")?;
    let undo = match row.try_get::<Option<i64>, _>("undo_seat")? {
        None => None,
        Some(_) => Some(AskedUndo { seat: number(row, "undo_seat")?, agreed: json(row, "undo_agreed")? }),
    };
    Ok(KeptTable {
        id,
        game: row.try_get("game")?,
        options: json::<Value>(row, "options")?,
        pace: word(row, "pace", Pace::of_word)?,
        created: row.try_get("created")?,
        server_seed: bytes(row, "server_seed")?,
        invite: row.try_get("invite")?,
        seats: seats.iter().map(read_seat).collect::<Result<_, _>>()?,
        header: header.map(serde_json::from_str).transpose()?,
        number: number(row, "number")?,
        standing: Standing {
            status: word(row, "status", Status::of_word)?,
            waiting: json(row, "waiting")?,
            resigned: json(row, "resigned")?,
            computer_due: row.try_get("computer_due")?,
            returns: row.try_get("returns")?,
        },
        undo,
        rematch: row.try_get("rematch")?,
    })
}

fn read_seat(row: &SqliteRow) -> Result<KeptSeat, StoreError> {
    let optional = |column| match row.try_get::<Option<&[u8]>, _>(column)? {
        None => Ok(None),
        Some(_) => bytes(row, column).map(Some),
    };
    Ok(KeptSeat {
        kind: word(row, "kind", SeatKind::of_word)?,
        name: row.try_get("name")?,
        token: optional("token")?,
        contribution: optional("contribution")?,
    })
}

/// The write must have met a row in the state that was expected.
const fn changed(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// The write must have met a row.
const fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

fn list(seats: &[u8]) -> String {
    Value::from(seats.to_vec()).to_string()
}

fn json<T: serde::de::DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

fn number<T: TryFrom<i64>>(row: &SqliteRow, column: &'static str) -> Result<T, StoreError> {
    T::try_from(row.try_get(column)?).map_err(|_| unreadable(column))
}

fn word<T>(row: &SqliteRow, column: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
    read(row.try_get(column)?).ok_or_else(|| unreadable(column))
}

fn bytes(row: &SqliteRow, column: &'static str) -> Result<Bytes32, StoreError> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map(Bytes32).map_err(|_| unreadable(column))
}

fn unreadable(column: &'static str) -> StoreError {
    StoreError::Unavailable(format!("the column {column} cannot be read").into())
}
