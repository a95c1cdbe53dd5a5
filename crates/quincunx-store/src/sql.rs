//! The store in SQL: the same statements for SQLite and PostgreSQL, through sqlx's driver for any database.

use std::time::Duration;

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use quincunx_engine::record::{Entry, Header};
use serde_json::Value;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::error::DatabaseError;
use sqlx::migrate::{MigrateDatabase, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteError;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Postgres, Row, SqlSafeStr, Transaction};

use crate::database::{Dialect, make_private};
use crate::together::{Group, Together};
use crate::{
    AskedUndo, Database, KeptSeat, KeptTable, Pace, SeatKind, Secrets, Sitter, Standing, Status, Store, StoreError,
};

/// Who waits for a connection so long gets none: the database does not answer, or has too much to do.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in a database.
pub struct SqlStore {
    pub(crate) pool: AnyPool,
    dialect: Dialect,
    together: Together,
}

impl SqlStore {
    /// Opens the database, made if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// Any [`StoreError`] if the database cannot be used, or was written by a newer version of the program.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        Self::open_with(database, database.dialect()).await
    }

    pub(crate) async fn open_with(database: &Database, dialect: Dialect) -> Result<Self, StoreError> {
        install_default_drivers();
        let options: AnyConnectOptions = database.url().parse()?;
        make(database, &options).await?;
        let pool = AnyPoolOptions::new()
            .max_connections(dialect.connections)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(dialect.connection).await.map(drop) })
            })
            // When the disk is full SQLite has rolled a transaction back by itself, of which sqlx knows nothing: it refuses to
            // begin another one there.
            .before_acquire(|connection, _| {
                let is_clean = !connection.is_in_transaction();
                Box::pin(async move { Ok(is_clean) })
            })
            .connect_with(options)
            .await?;
        let migration = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
            Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        let migrator = Migrator::with_migrations((1..).zip(dialect.migrations).map(migration).collect());
        migrator.run(&pool).await.map_err(|error| match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => StoreError::Unavailable(error.into()),
        })?;
        Ok(Self { pool, dialect, together: Together::new(dialect.writers) })
    }

    /// A transaction that writes.
    async fn write(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.pool.begin_with(self.dialect.write).await?)
    }

    /// A transaction that reads, all of it at one point in time.
    async fn read(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(self.pool.begin_with(self.dialect.read).await?)
    }

    /// Appends groups of several tables, and tells those that wait for them.
    async fn write_together(&self, mut groups: Vec<Group>) {
        // Whoever else writes the same tables locks them in the same order.
        groups.sort_by(|a, b| a.id.cmp(&b.id));
        if groups.len() > 1
            && let Ok(results) = self.try_together(&groups).await
        {
            groups.into_iter().zip(results).for_each(|(group, result)| group.tell(result));
            return;
        }
        // One must not keep the others from being written, and each is told what is wrong with its own.
        for group in groups {
            let result = self.try_together(std::slice::from_ref(&group)).await;
            group.tell(result.and_then(|results| results.into_iter().collect()));
        }
    }

    /// Appends each group that follows what is there, all of them or none.
    async fn try_together(&self, groups: &[Group]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut transaction = self.write().await?;
        let mut results = Vec::with_capacity(groups.len());
        for Group { id, entries, standing, .. } in groups {
            let number = entries.first().map_or(0, |first| first.number);
            let counted = count(&mut transaction, id, number, entries.len(), standing).await?;
            if counted.is_ok() {
                insert(&mut transaction, id, entries).await?;
            }
            results.push(counted);
        }
        transaction.commit().await?;
        Ok(results)
    }
}

/// Makes the database if it is not there. The first connection is made without a pool, which would try again and again, and
/// keep to itself why it fails.
async fn make(database: &Database, options: &AnyConnectOptions) -> Result<(), StoreError> {
    if let Database::File(file) = database {
        make_private(file).map_err(|error| StoreError::Unavailable(error.into()))?;
    }
    match AnyConnection::connect_with(options).await {
        Ok(connection) => Ok(connection.close().await?),
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some("3D000") => {
            Ok(Postgres::create_database(options.database_url.as_str()).await?)
        }
        Err(error) => Err(error.into()),
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::RowNotFound => Self::Missing,
            sqlx::Error::Database(error) if error.is_unique_violation() => Self::Conflict,
            sqlx::Error::Database(error) if is(&*error, SQLITE_FULL, "53100") => Self::Full(error.into()),
            sqlx::Error::Database(error) if is(&*error, SQLITE_READONLY, "25006") => Self::ReadOnly(error.into()),
            error => Self::Unavailable(error.into()),
        }
    }
}

/// <https://www.sqlite.org/rescode.html>
const SQLITE_READONLY: u32 = 8;
const SQLITE_FULL: u32 = 13;

/// Is it this primary result code of SQLite's, or this error code of PostgreSQL's?
fn is(error: &dyn DatabaseError, sqlite: u32, postgres: &str) -> bool {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<SqliteError>().is_some() {
        code.parse::<u32>().is_ok_and(|extended| extended & 0xff == sqlite)
    } else {
        code == postgres
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> Self {
        Self::Unavailable(error.into())
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn secrets(&self, fresh: Secrets) -> Result<Secrets, StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query("INSERT INTO server (\"only\", signing_key, seed_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING")
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
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11)",
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
        .bind(i64::from(standing.computer_due))
        .execute(&mut *transaction)
        .await?;
        for (number, seat) in (0i64..).zip(&table.seats) {
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, name, token, contribution) VALUES ($1, $2, $3, $4, $5, $6)",
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
            let linked = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch IS NULL")
                .bind(&table.id)
                .bind(old)
                .execute(&mut *transaction)
                .await?;
            changed(linked.rows_affected())?;
        }
        Ok(transaction.commit().await?)
    }

    async fn table(&self, id: &str) -> Result<(KeptTable, Vec<Entry>), StoreError> {
        let mut snapshot = self.read().await?;
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_one(&mut *snapshot).await?;
        let table = read_table(&mut snapshot, &row).await?;
        let rows = sqlx::query("SELECT entry FROM entries WHERE table_id = $1 ORDER BY number")
            .bind(id)
            .fetch_all(&mut *snapshot)
            .await?;
        let entries = rows.iter().map(|row| Ok(serde_json::from_str(row.try_get("entry")?)?));
        Ok((table, entries.collect::<Result<_, StoreError>>()?))
    }

    async fn take_seat(
        &self,
        id: &str,
        seat: u8,
        sitter: &Sitter,
        options: Option<[&Value; 2]>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        if let Some([old, new]) = options {
            let agreed =
                sqlx::query("UPDATE tables SET options = $1 WHERE id = $2 AND options = $3 AND header IS NULL")
                    .bind(new.to_string())
                    .bind(id)
                    .bind(old.to_string())
                    .execute(&mut *transaction)
                    .await?;
            changed(agreed.rows_affected())?;
        }
        let taken = sqlx::query(
            "UPDATE seats SET kind = 'person', name = $1, token = $2, contribution = $3
             WHERE table_id = $4 AND seat = $5 AND kind IN ('open', 'invited')",
        )
        .bind(&sitter.name)
        .bind(&sitter.token.0[..])
        .bind(&sitter.contribution.0[..])
        .bind(id)
        .bind(i64::from(seat))
        .execute(&mut *transaction)
        .await?;
        changed(taken.rows_affected())?;
        Ok(transaction.commit().await?)
    }

    async fn begin(&self, id: &str, header: &Header, opening: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        let begun = sqlx::query("UPDATE tables SET header = $1 WHERE id = $2 AND header IS NULL")
            .bind(serde_json::to_string(header)?)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        changed(begun.rows_affected())?;
        count(&mut transaction, id, 0, opening.len(), standing).await??;
        insert(&mut transaction, id, opening).await?;
        Ok(transaction.commit().await?)
    }

    async fn append(&self, id: &str, entries: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        self.together.append(id, entries, standing, async |groups| self.write_together(groups).await).await
    }

    async fn ask_undo(&self, id: &str, asked: Option<&AskedUndo>) -> Result<(), StoreError> {
        let asked = sqlx::query("UPDATE tables SET undo_seat = $1, undo_agreed = $2 WHERE id = $3")
            .bind(asked.map(|asked| i64::from(asked.seat)))
            .bind(asked.map(|asked| list(&asked.agreed)))
            .bind(id)
            .execute(&self.pool)
            .await?;
        found(asked.rows_affected())
    }

    async fn leave_order(&self, id: &str, seat: u8, order: &str, computer_due: bool) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query("UPDATE tables SET computer_due = $1 WHERE id = $2")
            .bind(i64::from(computer_due))
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        let left =
            sqlx::query("UPDATE seats SET standing_order = $1 WHERE table_id = $2 AND seat = $3 AND kind = 'person'")
                .bind(order)
                .bind(id)
                .bind(i64::from(seat))
                .execute(&mut *transaction)
                .await?;
        found(left.rows_affected())?;
        Ok(transaction.commit().await?)
    }

    async fn freeze(&self, id: &str) -> Result<(), StoreError> {
        let frozen = sqlx::query("UPDATE tables SET status = 'frozen', waiting = '[]', computer_due = 0 WHERE id = $1")
            .bind(id)
            .execute(&self.pool)
            .await?;
        found(frozen.rows_affected())
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.read().await?;
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE status = 'waiting'
             AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open')
             ORDER BY created DESC, id LIMIT $1",
        )
        .bind(i64::from(limit))
        .fetch_all(&mut *snapshot)
        .await?;
        read_tables(&mut snapshot, &rows).await
    }

    async fn tables_of(&self, token: Bytes32, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.read().await?;
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE token = $1)
             ORDER BY created DESC, id LIMIT $2",
        )
        .bind(&token.0[..])
        .bind(i64::from(limit))
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

/// Counts so many entries more, and says what they come to; [`StoreError::Conflict`] inside if they do not follow what is there.
async fn count(
    connection: &mut AnyConnection,
    id: &str,
    number: u32,
    entries: usize,
    standing: &Standing,
) -> Result<Result<(), StoreError>, StoreError> {
    let counted = sqlx::query(
        "UPDATE tables SET number = $1, status = $2, waiting = $3, told = $4, resigned = $5, computer_due = $6, returns = $7,
         undo_seat = NULL, undo_agreed = NULL WHERE id = $8 AND number = $9",
    )
    .bind(i64::from(number) + entries as i64)
    .bind(standing.status.word())
    .bind(list(&standing.waiting))
    .bind(serde_json::to_string(&standing.told)?)
    .bind(list(&standing.resigned))
    .bind(i64::from(standing.computer_due))
    .bind(&standing.returns)
    .bind(id)
    .bind(i64::from(number))
    .execute(&mut *connection)
    .await?;
    Ok(changed(counted.rows_affected()))
}

async fn insert(connection: &mut AnyConnection, id: &str, entries: &[Entry]) -> Result<(), StoreError> {
    for entry in entries {
        sqlx::query("INSERT INTO entries (table_id, number, entry) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(i64::from(entry.number))
            .bind(serde_json::to_string(entry)?)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn read_tables(connection: &mut AnyConnection, rows: &[AnyRow]) -> Result<Vec<KeptTable>, StoreError> {
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        tables.push(read_table(connection, row).await?);
    }
    Ok(tables)
}

async fn read_table(connection: &mut AnyConnection, row: &AnyRow) -> Result<KeptTable, StoreError> {
    let id: String = row.try_get("id")?;
    let seats =
        sqlx::query("SELECT * FROM seats WHERE table_id = $1 ORDER BY seat").bind(&id).fetch_all(connection).await?;
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
            told: json(row, "told")?,
            resigned: json(row, "resigned")?,
            computer_due: row.try_get::<i64, _>("computer_due")? == 1,
            returns: row.try_get("returns")?,
        },
        undo,
        rematch: row.try_get("rematch")?,
    })
}

fn read_seat(row: &AnyRow) -> Result<KeptSeat, StoreError> {
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

fn json<T: serde::de::DeserializeOwned>(row: &AnyRow, column: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

fn number<T: TryFrom<i64>>(row: &AnyRow, column: &'static str) -> Result<T, StoreError> {
    T::try_from(row.try_get(column)?).map_err(|_| unreadable(column))
}

fn word<T>(row: &AnyRow, column: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
    read(row.try_get(column)?).ok_or_else(|| unreadable(column))
}

fn bytes(row: &AnyRow, column: &'static str) -> Result<Bytes32, StoreError> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map(Bytes32).map_err(|_| unreadable(column))
}

fn unreadable(column: &'static str) -> StoreError {
    StoreError::Unavailable(format!("the column {column} cannot be read").into())
}
