//! The store in SQL: the same statements for SQLite and PostgreSQL, through sqlx's driver for any database.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use quincunx_engine::record::{Entry, Header};
use serde_json::Value;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow, install_default_drivers};
use sqlx::migrate::{MigrateDatabase, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Postgres, Row};

use crate::arriving::hold_guest;
use crate::database::{Dialect, make_private};
use crate::entries::{count, end, entries_of, insert};
use crate::rows::{bytes, changed, found, json, list, number, word};
use crate::schema::{NO_DATABASE, Schema, migrations, schema};
use crate::texts::{Parted, Shared};
use crate::together::{Group, Together};
use crate::watched::Watched;
use crate::{
    Accounts, Addresses, AskedUndo, Bots, Database, Decks, Finished, KeptSeat, KeptTable, Listed, Names, Pace,
    Passkeys, People, Rematch, Reports, SeatKind, Secrets, SeenSince, Settings, Sitter, Standing, Status, Stopped,
    Store, StoreError, finished, likeness, own, seats, texts, waiting,
};

/// Who waits for a connection so long gets none: the database does not answer, or has too much to do.
const PATIENCE: Duration = Duration::from_secs(5);

/// A store in a database.
pub struct SqlStore {
    pub(crate) pool: AnyPool,
    pub(crate) dialect: Dialect,
    together: Together,
    shared: Shared,
    pub(crate) watched: Option<Watched>,
}

impl SqlStore {
    /// Opens the database, made if it is not there, and brings its schema up to date.
    ///
    /// # Errors
    /// Any [`StoreError`] if the database cannot be used, or was written by a newer version of the program.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        let store = Self::open_with(database, database.dialect()).await?;
        likeness::fill_in(&store).await?;
        Ok(store)
    }

    pub(crate) async fn open_with(database: &Database, dialect: Dialect) -> Result<Self, StoreError> {
        install_default_drivers();
        let options: AnyConnectOptions = database.url().parse()?;
        let before = make(database, dialect, &options).await?;
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
            .connect_with(options.clone())
            .await?;
        Migrator::with_migrations(migrations(dialect)).run(&pool).await?;
        let version = dialect.migrations.len();
        if before != Schema::Current {
            tracing::info!(?before, version, "the schema of the database was brought up to date");
        }
        tracing::info!(%database, version, "the database is open");
        let watched = match database {
            Database::File(file) => Some(Watched::new(file, AnyConnection::connect_with(&options).await?).await?),
            Database::Postgres(_) => None,
        };
        Ok(Self::over(pool, dialect, watched))
    }

    pub(crate) fn over(pool: AnyPool, dialect: Dialect, watched: Option<Watched>) -> Self {
        Self { pool, dialect, together: Together::new(dialect.writers), shared: Shared::default(), watched }
    }

    /// The options that stand in a column, with their texts.
    async fn options(&self, connection: &mut AnyConnection, text: &str) -> Result<Arc<Value>, StoreError> {
        if let Some(known) = self.shared.get(text) {
            return Ok(known);
        }
        let mut options: Value = serde_json::from_str(text)?;
        texts::put_back(connection, &mut options).await?;
        Ok(self.shared.put(text, options))
    }

    /// The tables of these rows, whose seats are read together.
    pub(crate) async fn read_tables(
        &self,
        connection: &mut AnyConnection,
        rows: &[AnyRow],
    ) -> Result<Vec<KeptTable>, StoreError> {
        let mut seats = seats::of(connection, rows).await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let seats = seats.remove(row.try_get::<&str, _>("id")?).unwrap_or_default();
            tables.push(self.read_table(connection, row, seats).await?);
        }
        Ok(tables)
    }

    async fn read_table(
        &self,
        connection: &mut AnyConnection,
        row: &AnyRow,
        seats: Vec<KeptSeat>,
    ) -> Result<KeptTable, StoreError> {
        let options = self.options(&mut *connection, row.try_get("options")?).await?;
        let header = match row.try_get::<Option<&str>, _>("header")? {
            None => None,
            Some(header) => {
                let mut header: Header = serde_json::from_str(header)?;
                header.options = self.options(&mut *connection, &header.options.to_string()).await?;
                Some(header)
            }
        };
        let undo = match row.try_get::<Option<i64>, _>("undo_seat")? {
            None => None,
            Some(_) => Some(AskedUndo { seat: number(row, "undo_seat")?, agreed: json(row, "undo_agreed")? }),
        };
        let maker = row.try_get::<Option<&[u8]>, _>("maker")?.map(|_| bytes(row, "maker")).transpose()?;
        Ok(KeptTable {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            options,
            pace: word(row, "pace", Pace::of_word)?,
            created: row.try_get("created")?,
            server_seed: bytes(row, "server_seed")?,
            maker,
            bots: row.try_get::<i64, _>("bots")? == 1,
            invite: row.try_get("invite")?,
            seats,
            header,
            number: number(row, "number")?,
            standing: Standing {
                status: word(row, "status", Status::of_word)?,
                waiting: json(row, "waiting")?,
                since: row.try_get("since")?,
                told: json(row, "told")?,
                resigned: json(row, "resigned")?,
                computer_due: row.try_get::<i64, _>("computer_due")? == 1,
                returns: row.try_get("returns")?,
            },
            undo,
            rematch: row.try_get("rematch")?,
            closed: row.try_get("closed")?,
        })
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
        let mut transaction = self.write("append").await?;
        let mut results = Vec::with_capacity(groups.len());
        for Group { id, entries, standing, .. } in groups {
            let number = entries.first().map_or(0, |first| first.number);
            let counted = count(&mut transaction, id, number, entries.len(), standing).await?;
            if counted.is_ok() {
                insert(&mut transaction, id, entries).await?;
            }
            results.push(counted);
        }
        for (Group { id, standing, .. }, result) in groups.iter().zip(&results) {
            if result.is_ok() {
                end(&mut transaction, id, standing).await?;
            }
        }
        self.commit(transaction).await?;
        Ok(results)
    }
}

/// Makes the database if it is not there, and says which schema it has. The first connection is made without a
/// pool, which would try again and again, and keep to itself why it fails; and it is closed, since SQLite would go on reading the schema as it was.
async fn make(database: &Database, dialect: Dialect, options: &AnyConnectOptions) -> Result<Schema, StoreError> {
    if let Database::File(file) = database {
        make_private(file).map_err(|error| StoreError::Unavailable(error.into()))?;
    }
    match AnyConnection::connect_with(options).await {
        Ok(mut connection) => {
            let found = schema(&mut connection, dialect).await;
            connection.close().await?;
            found
        }
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(NO_DATABASE) => {
            Postgres::create_database(options.database_url.as_str()).await?;
            Ok(Schema::None)
        }
        Err(error) => Err(error.into()),
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn secrets(&self, fresh: Secrets) -> Result<Secrets, StoreError> {
        let mut transaction = self.write("secrets").await?;
        sqlx::query("INSERT INTO server (\"only\", signing_key, seed_key) VALUES (1, $1, $2) ON CONFLICT DO NOTHING")
            .bind(&fresh.signing_key.0[..])
            .bind(&fresh.seed_key.0[..])
            .execute(&mut *transaction)
            .await?;
        let row = sqlx::query("SELECT signing_key, seed_key FROM server").fetch_one(&mut *transaction).await?;
        self.commit(transaction).await?;
        Ok(Secrets { signing_key: bytes(&row, "signing_key")?, seed_key: bytes(&row, "seed_key")? })
    }

    async fn make(
        &self,
        table: &KeptTable,
        rematch: Option<Rematch<'_>>,
        account: Option<Bytes32>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write("make").await?;
        let expected = table.seats.iter().filter(|seat| seat.kind == SeatKind::Invited).filter_map(|seat| seat.token);
        let mut there: Vec<_> = expected.collect();
        match (account, &rematch) {
            // Only an account invites by name, and only accounts.
            (Some(account), None) => {
                there.push(account);
                there = self.hold_all(&mut transaction, there).await?;
                if !there.contains(&account) {
                    return Err(StoreError::NoAccount);
                }
            }
            (Some(account), Some(_)) => self.hold(&mut transaction, account).await?,
            (None, _) => {
                if let Some(guest) = table.maker {
                    hold_guest(&mut transaction, guest).await?;
                }
            }
        }
        let standing = &table.standing;
        let parted = Parted::of(&table.options);
        sqlx::query(
            "INSERT INTO tables (id, game, options, pace, created, server_seed, invite, number, status, waiting, resigned,
             computer_due, maker, bots, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9, $10, $11, $12, $13, $5)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(parted.options.to_string())
        .bind(table.pace.word())
        .bind(table.created)
        .bind(&table.server_seed.0[..])
        .bind(&table.invite)
        .bind(standing.status.word())
        .bind(list(&standing.waiting))
        .bind(list(&standing.resigned))
        .bind(i64::from(standing.computer_due))
        .bind(table.maker.as_ref().map(|maker| &maker.0[..]))
        .bind(i64::from(table.bots))
        .execute(&mut *transaction)
        .await?;
        parted.keep(&mut transaction, &table.id).await?;
        if let Some(Rematch { of, instead_of }) = rematch {
            let linked = sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2 AND coalesce(rematch, '') = $3")
                .bind(&table.id)
                .bind(of)
                .bind(instead_of.unwrap_or_default())
                .execute(&mut *transaction)
                .await?;
            changed(linked.rows_affected())?;
            let seats = sqlx::query(self.dialect.hold_seats).bind(of).fetch_all(&mut *transaction).await?;
            there = seats.iter().map(|row| bytes(row, "token")).collect::<Result<_, _>>()?;
        }
        for (number, seat) in (0i64..).zip(&table.seats) {
            // For whoever has left meanwhile no seat is kept.
            let is_gone = |token: &Bytes32| seat.kind == SeatKind::Invited && !there.contains(token);
            let (name, token) =
                if seat.token.as_ref().is_some_and(is_gone) { (None, None) } else { (seat.name.as_ref(), seat.token) };
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, name, token, contribution) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&table.id)
            .bind(number)
            .bind(seat.kind.word())
            .bind(name)
            .bind(token.as_ref().map(|token| &token.0[..]))
            .bind(seat.contribution.as_ref().map(|contribution| &contribution.0[..]))
            .execute(&mut *transaction)
            .await?;
        }
        self.commit(transaction).await
    }

    async fn table(&self, id: &str) -> Result<(KeptTable, Vec<Entry>), StoreError> {
        let mut snapshot = self.read("table").await?;
        let rows = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_all(&mut *snapshot).await?;
        let table = self.read_tables(&mut snapshot, &rows).await?.pop().ok_or(StoreError::Missing)?;
        let is_packed = rows.first().map(|row| number::<i64>(row, "packed")).transpose()? == Some(1);
        let entries = entries_of(&mut snapshot, &table, is_packed).await?;
        Ok((table, entries))
    }

    async fn take_seat(
        &self,
        id: &str,
        seat: u8,
        sitter: &Sitter,
        options: Option<[&Value; 2]>,
        now: i64,
        account: Option<Bytes32>,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write("take_seat").await?;
        self.hold_whoever(&mut transaction, account, sitter.token).await?;
        // Before the seat, as whoever else writes a table and its seats locks them in this order.
        sqlx::query("UPDATE tables SET seen = $1 WHERE id = $2").bind(now).bind(id).execute(&mut *transaction).await?;
        if let Some([old, new]) = options {
            let new = Parted::of(new);
            // An older version of the program has left the texts in their places.
            let statement = "UPDATE tables SET options = $1 WHERE id = $2 AND options IN ($3, $4) AND header IS NULL";
            let agreed = sqlx::query(statement)
                .bind(new.options.to_string())
                .bind(id)
                .bind(Parted::of(old).options.to_string())
                .bind(old.to_string())
                .execute(&mut *transaction)
                .await?;
            changed(agreed.rows_affected())?;
            new.keep(&mut transaction, id).await?;
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
        self.commit(transaction).await
    }

    async fn begin(&self, id: &str, header: &Header, opening: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        let mut transaction = self.write("begin").await?;
        let parted = Parted::of(&header.options);
        parted.keep(&mut transaction, id).await?;
        let kept = Header { options: parted.options.into(), ..header.clone() };
        let begun = sqlx::query("UPDATE tables SET header = $1 WHERE id = $2 AND header IS NULL")
            .bind(serde_json::to_string(&kept)?)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        changed(begun.rows_affected())?;
        count(&mut transaction, id, 0, opening.len(), standing).await??;
        insert(&mut transaction, id, opening).await?;
        end(&mut transaction, id, standing).await?;
        self.commit(transaction).await
    }

    async fn append(&self, id: &str, entries: &[Entry], standing: &Standing) -> Result<(), StoreError> {
        if entries.is_empty() {
            return Ok(());
        }
        self.together.append(id, entries, standing, async |groups| self.write_together(groups).await).await
    }

    async fn ask_undo(&self, id: &str, asked: Option<&AskedUndo>) -> Result<(), StoreError> {
        let mut transaction = self.write("ask_undo").await?;
        let asked = sqlx::query("UPDATE tables SET undo_seat = $1, undo_agreed = $2 WHERE id = $3")
            .bind(asked.map(|asked| i64::from(asked.seat)))
            .bind(asked.map(|asked| list(&asked.agreed)))
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        found(asked.rows_affected())?;
        self.commit(transaction).await
    }

    async fn leave_order(&self, id: &str, seat: u8, order: &str, computer_due: bool) -> Result<(), StoreError> {
        let mut transaction = self.write("leave_order").await?;
        sqlx::query("UPDATE tables SET computer_due = $1 WHERE id = $2")
            .bind(i64::from(computer_due))
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        let left =
            sqlx::query("UPDATE seats SET standing_order = $1 WHERE table_id = $2 AND seat = $3 AND kind = 'person' AND token IS NOT NULL")
                .bind(order)
                .bind(id)
                .bind(i64::from(seat))
                .execute(&mut *transaction)
                .await?;
        found(left.rows_affected())?;
        self.commit(transaction).await
    }

    async fn release_seat(&self, id: &str, seat: u8, kept_for: Bytes32) -> Result<(), StoreError> {
        let mut transaction = self.write("release_seat").await?;
        let released = sqlx::query(
            "UPDATE seats SET name = NULL, token = NULL WHERE table_id = $1 AND seat = $2 AND kind = 'invited' AND token = $3",
        )
        .bind(id)
        .bind(i64::from(seat))
        .bind(&kept_for.0[..])
        .execute(&mut *transaction)
        .await?;
        changed(released.rows_affected())?;
        self.commit(transaction).await
    }

    async fn leave_seat(&self, id: &str, seat: u8, token: Bytes32, kind: SeatKind) -> Result<(), StoreError> {
        let mut transaction = self.write("leave_seat").await?;
        changed(waiting::leave(&mut transaction, id, seat, token, kind).await?)?;
        self.commit(transaction).await
    }

    async fn remove(&self, id: &str) -> Result<(), StoreError> {
        let mut transaction = self.write("remove").await?;
        changed(waiting::remove(&mut transaction, id, i64::MAX).await?.into())?;
        self.commit(transaction).await
    }

    async fn seen(&self, ids: &[String], now: i64) -> Result<(), StoreError> {
        let mut transaction = self.write("seen").await?;
        for id in ids {
            sqlx::query("UPDATE tables SET seen = $1 WHERE id = $2 AND status = 'waiting' AND seen < $1")
                .bind(now)
                .bind(id)
                .execute(&mut *transaction)
                .await?;
        }
        self.commit(transaction).await
    }

    async fn remove_given_up(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let found = sqlx::query("SELECT id FROM tables WHERE status = 'waiting' AND seen < $1 LIMIT 1000")
            .bind(before)
            .fetch_all(&mut *self.read("remove_given_up").await?)
            .await?;
        let mut removed = Vec::new();
        for id in found.iter().map(|row| row.try_get::<String, _>("id")) {
            let id = id?;
            let mut transaction = self.write("remove_given_up").await?;
            if waiting::remove(&mut transaction, &id, before).await? {
                self.commit(transaction).await?;
                removed.push(id);
            }
        }
        Ok(removed)
    }

    async fn open_tables(&self, since: SeenSince, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query(waiting::OPEN)
            .bind(since.live)
            .bind(since.slow)
            .bind(i64::from(limit))
            .fetch_all(&mut *self.read("open_tables").await?)
            .await?;
        rows.iter().map(waiting::listed).collect()
    }

    async fn tables(&self, ids: &[String]) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.read("tables").await?;
        let mut rows = Vec::with_capacity(ids.len());
        for id in ids {
            let row = sqlx::query("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(&mut *snapshot).await?;
            rows.extend(row);
        }
        self.read_tables(&mut snapshot, &rows).await
    }

    async fn tables_of(&self, token: Bytes32, skip: u64, limit: u32) -> Result<Vec<KeptTable>, StoreError> {
        let mut snapshot = self.read("tables_of").await?;
        let skip = i64::try_from(skip).unwrap_or(i64::MAX);
        let rows = sqlx::query(own::OWN)
            .bind(&token.0[..])
            .bind(i64::from(limit))
            .bind(skip)
            .bind(skip.saturating_add(limit.into()))
            .fetch_all(&mut *snapshot)
            .await?;
        self.read_tables(&mut snapshot, &rows).await
    }

    async fn tables_about(&self, person: Bytes32) -> Result<Vec<String>, StoreError> {
        let mut snapshot = self.read("tables_about").await?;
        let rows = sqlx::query(own::ABOUT).bind(&person.0[..]).fetch_all(&mut *snapshot).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    async fn finished_of(&self, token: Bytes32, limit: u32) -> Result<Vec<Finished>, StoreError> {
        let rows = sqlx::query(finished::GAMES)
            .bind(&token.0[..])
            .bind(i64::from(limit))
            .fetch_all(&mut *self.read("finished_of").await?)
            .await?;
        rows.iter().map(finished::read).collect()
    }

    async fn unattended(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE (status = 'playing' AND computer_due = 1) OR (status = 'waiting'
             AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind IN ('open', 'invited')))
             ORDER BY created, id",
        )
        .fetch_all(&mut *self.read("unattended").await?)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    fn accounts(&self) -> &dyn Accounts {
        self
    }

    fn addresses(&self) -> &dyn Addresses {
        self
    }

    fn bots(&self) -> &dyn Bots {
        self
    }

    fn settings(&self) -> &dyn Settings {
        self
    }

    fn decks(&self) -> &dyn Decks {
        self
    }

    fn passkeys(&self) -> &dyn Passkeys {
        self
    }

    fn people(&self) -> &dyn People {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    fn names(&self) -> &dyn Names {
        self
    }

    fn stops(&self) -> &dyn Stopped {
        self
    }

    async fn count(&self) -> Result<u64, StoreError> {
        let row =
            sqlx::query("SELECT count(*) AS count FROM tables").fetch_one(&mut *self.read("count").await?).await?;
        number(&row, "count")
    }

    async fn look(&self) -> Result<Option<u64>, StoreError> {
        let mut transaction = self.write("look").await?;
        if schema(&mut transaction, self.dialect).await? != Schema::Current {
            return Err(StoreError::OtherVersion("it was brought back to an older one".into()));
        }
        sqlx::query("UPDATE server SET looks = looks + 1").execute(&mut *transaction).await?;
        self.commit(transaction).await?;
        self.watched.as_ref().map(Watched::free).transpose().map(Option::flatten)
    }

    async fn pack(&self, before: i64, limit: u32) -> Result<usize, StoreError> {
        self.pack_games(before, limit).await
    }

    async fn close(&self) {
        self.pool.close().await;
        if let Some(watched) = &self.watched {
            watched.close().await;
        }
    }
}
