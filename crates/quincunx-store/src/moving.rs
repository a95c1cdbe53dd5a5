//! From one database to another: everything or nothing.

use std::fmt::Write as _;
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow, install_default_drivers};
use sqlx::migrate::Migrator;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Connection, Executor, Row, SqliteConnection};
use tokio::time::sleep;
use tokio_stream::StreamExt;

use crate::backup::CopyError;
use crate::restore::is_alone;
use crate::rows::number;
use crate::schema::migrations;
use crate::{Database, Schema, SqlStore, Store, StoreError};

/// So many values at most go to the other database at once: SQLite takes 32,766, and texts may be long.
const VALUES: usize = 1_000;

/// How far moving has come.
#[derive(Clone, Copy, Debug)]
pub struct Moved<'a> {
    /// The table whose rows are being moved.
    pub table: &'a str,
    /// So many rows of all tables are moved.
    pub rows: u64,
    /// So many there are.
    pub of: u64,
}

/// Moves everything that is in a database into an empty one, which is made if it is not there: all of it in one transaction, so that the other
/// database stays empty if it breaks off. Gives how many rows were moved; the database that they came from still has them.
///
/// # Errors
/// [`CopyError`]. The other database is empty then, or as it was.
pub async fn move_all(from: &Database, to: &Database, mut progress: impl FnMut(Moved<'_>)) -> Result<u64, CopyError> {
    match SqlStore::inspect(from).await? {
        Schema::None => return Err(CopyError::Nothing(from.clone())),
        Schema::Older => return Err(CopyError::Older(from.clone())),
        Schema::Current => nobody_uses(from).await?,
    }
    // One that is not empty is not even brought up to date.
    if matches!(SqlStore::inspect(to).await?, Schema::Older) {
        return Err(CopyError::NotEmpty(to.clone()));
    }
    SqlStore::open(to).await?.close().await;
    let tables = tables().await?;
    let (mut source, mut target) = (connect(from).await?, connect(to).await?);
    // As long as everything is read from a file nothing is written there.
    let alone = matches!(from, Database::File(_));
    let begin = if alone { from.dialect().write } else { from.dialect().read };
    let mut reading = source.begin_with(begin).await?;
    let mut writing = target.begin_with(to.dialect().write).await?;
    let mut counts = Vec::new();
    for table in &tables {
        if table.count(&mut writing).await? > 0 {
            return Err(CopyError::NotEmpty(to.clone()));
        }
        counts.push(table.count(&mut reading).await?);
    }
    let (of, mut rows) = (counts.iter().sum(), 0);
    for table in &tables {
        table
            .copy(&mut reading, &mut writing, |more| {
                rows += more;
                progress(Moved { table: &table.name, rows, of });
            })
            .await?;
    }
    for (table, count) in tables.iter().zip(counts) {
        if table.count(&mut writing).await? != count {
            return Err(CopyError::Unequal(table.name.clone()));
        }
    }
    writing.commit().await?;
    reading.commit().await?;
    target.close().await?;
    source.close().await?;
    Ok(rows)
}

/// [`CopyError::InUse`] if another program has the database open. Of PostgreSQL's, those of the same user are seen.
async fn nobody_uses(database: &Database) -> Result<(), CopyError> {
    let Database::File(file) = database else {
        let mut connection = connect(database).await?;
        let others = "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database()
                      AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
        // A connection that has been closed is counted for a moment more.
        for pause in [0, 100, 400, 1_500].map(Duration::from_millis) {
            sleep(pause).await;
            let others: u64 = number(&connection.fetch_one(others).await?, "count")?;
            if others == 0 {
                return Ok(connection.close().await?);
            }
        }
        return Err(CopyError::InUse(database.clone()));
    };
    is_alone(file).await
}

async fn connect(database: &Database) -> Result<AnyConnection, StoreError> {
    install_default_drivers();
    let mut connection = AnyConnection::connect(&database.url()).await?;
    connection.execute(database.dialect().connection).await?;
    Ok(connection)
}

/// A table of the schema.
struct Table {
    name: String,
    columns: Vec<Column>,
    /// The column that names another row of the same table, and the one by which that is named.
    own_reference: Option<[String; 2]>,
}

struct Column {
    name: String,
    kind: Kind,
}

/// What stands in a column.
#[derive(Clone, Copy)]
enum Kind {
    Integer,
    Text,
    Bytes,
}

/// The tables of the schema, each after those that it names rows of: the migrations make them in this order. Both databases have the same, and
/// SQLite says what they are without there being one on the disk.
async fn tables() -> Result<Vec<Table>, StoreError> {
    let mut model = SqliteConnection::connect("sqlite::memory:").await?;
    let dialect = Database::File(":memory:".into()).dialect();
    Migrator::with_migrations(migrations(dialect)).run_direct(None, &mut model, false).await?;
    let columns = model
        .fetch_all(
            "SELECT tables.name, columns.name, columns.type, own.\"to\"
             FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
             LEFT JOIN pragma_foreign_key_list(tables.name) AS own
             ON own.\"table\" = tables.name AND own.\"from\" = columns.name
             WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_sqlx%' ESCAPE '\\' ORDER BY tables.rowid, columns.cid",
        )
        .await?;
    let mut tables: Vec<Table> = Vec::new();
    for row in columns {
        let (table, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let kind = match row.try_get(2)? {
            "INTEGER" => Kind::Integer,
            "BLOB" => Kind::Bytes,
            _ => Kind::Text,
        };
        if tables.last().is_none_or(|last| last.name != table) {
            tables.push(Table { name: table, columns: Vec::new(), own_reference: None });
        }
        if let Some(last) = tables.last_mut() {
            if let Some(other) = row.try_get(3)? {
                last.own_reference = Some([name.clone(), other]);
            }
            last.columns.push(Column { name, kind });
        }
    }
    Ok(tables)
}

impl Table {
    async fn count(&self, connection: &mut AnyConnection) -> Result<u64, StoreError> {
        let statement = format!("SELECT count(*) AS count FROM {}", self.name);
        number(&connection.fetch_one(AssertSqlSafe(statement)).await?, "count")
    }

    /// Copies all rows; `copied` is told of so many more.
    async fn copy(
        &self,
        from: &mut AnyConnection,
        to: &mut AnyConnection,
        mut copied: impl FnMut(u64),
    ) -> Result<(), StoreError> {
        let select = format!("SELECT {} FROM {}", self.names(), self.name);
        let most = VALUES / self.columns.len();
        let mut rows = Vec::with_capacity(most);
        let mut found = from.fetch(AssertSqlSafe(select));
        while let Some(row) = found.try_next().await? {
            rows.push(row);
            if rows.len() == most {
                self.insert(to, &rows).await?;
                copied(most as u64);
                rows.clear();
            }
        }
        drop(found);
        if !rows.is_empty() {
            self.insert(to, &rows).await?;
            copied(rows.len() as u64);
        }
        self.refer(from, to).await
    }

    fn names(&self) -> String {
        let names: Vec<String> = self.columns.iter().map(|column| format!("\"{}\"", column.name)).collect();
        names.join(", ")
    }

    fn kind(&self, name: &str) -> Kind {
        self.columns.iter().find(|column| column.name == *name).map_or(Kind::Text, |column| column.kind)
    }

    fn refers(&self, column: &Column) -> bool {
        self.own_reference.as_ref().is_some_and(|[name, _]| *name == column.name)
    }

    async fn insert(&self, to: &mut AnyConnection, rows: &[AnyRow]) -> Result<(), StoreError> {
        let mut statement = format!("INSERT INTO {} ({}) VALUES ", self.name, self.names());
        let mut place = 0;
        for row in 0..rows.len() {
            statement.push_str(if row == 0 { "(" } else { "), (" });
            for column in 0..self.columns.len() {
                place += 1;
                let comma = if column == 0 { "" } else { ", " };
                write!(statement, "{comma}${place}").expect("a text takes everything");
            }
        }
        statement.push(')');
        let mut query = sqlx::query(AssertSqlSafe(statement)).persistent(false);
        for row in rows {
            for (place, column) in self.columns.iter().enumerate() {
                // The row that is named may come later.
                query =
                    if self.refers(column) { column.kind.null(query) } else { bind(query, row, place, column.kind)? };
            }
        }
        query.execute(to).await?;
        Ok(())
    }

    /// Names other rows of the table, now that all are there.
    async fn refer(&self, from: &mut AnyConnection, to: &mut AnyConnection) -> Result<(), StoreError> {
        let Some([name, other]) = &self.own_reference else { return Ok(()) };
        let table = &self.name;
        let select = format!("SELECT {other}, {name} FROM {table} WHERE {name} IS NOT NULL");
        let mut found = from.fetch(AssertSqlSafe(select));
        while let Some(row) = found.try_next().await? {
            let update = format!("UPDATE {table} SET {name} = $2 WHERE {other} = $1");
            let query = bind(sqlx::query(AssertSqlSafe(update)), &row, 0, self.kind(other))?;
            bind(query, &row, 1, self.kind(name))?.execute(&mut *to).await?;
        }
        Ok(())
    }
}

impl Kind {
    /// No value: PostgreSQL takes none of another kind.
    fn null(self, query: AnyQuery<'_>) -> AnyQuery<'_> {
        match self {
            Self::Integer => query.bind(None::<i64>),
            Self::Text => query.bind(None::<String>),
            Self::Bytes => query.bind(None::<Vec<u8>>),
        }
    }
}

type AnyQuery<'q> = Query<'q, Any, AnyArguments>;

/// The value of a row at this place.
fn bind<'q>(query: AnyQuery<'q>, row: &AnyRow, place: usize, kind: Kind) -> Result<AnyQuery<'q>, StoreError> {
    Ok(match kind {
        Kind::Integer => query.bind(row.try_get::<Option<i64>, _>(place)?),
        Kind::Text => query.bind(row.try_get::<Option<String>, _>(place)?),
        Kind::Bytes => query.bind(row.try_get::<Option<Vec<u8>>, _>(place)?),
    })
}
