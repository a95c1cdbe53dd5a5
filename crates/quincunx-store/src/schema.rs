//! Which version of the schema a database has.

use sqlx::any::install_default_drivers;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType};
use sqlx::{AnyConnection, Connection, SqlSafeStr};

use crate::database::Dialect;
use crate::disk::may_be_written;
use crate::rows::number;
use crate::watched::beside;
use crate::{Database, SqlStore, StoreError};

/// The table in which sqlx keeps the versions that were carried out.
const CARRIED_OUT: &str = "_sqlx_migrations";

/// Which version of the schema a database has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schema {
    /// None: the first start makes it, and the database if need be.
    None,
    /// An older one: the next start brings it up to date.
    Older,
    /// That of this program.
    Current,
}

impl SqlStore {
    /// Looks at a database and changes nothing.
    ///
    /// # Errors
    /// What [`open`](Self::open) would fail with, as far as that can be known without writing.
    pub async fn inspect(database: &Database) -> Result<Schema, StoreError> {
        install_default_drivers();
        let mut url = database.url();
        if let Database::File(file) = database {
            may_be_written(file)?;
            if !file.exists() {
                return Ok(Schema::None);
            }
            // Who reads puts a log and shared memory beside the file, unless it is told that nobody writes there. Where somebody does, or was
            // killed, they are there.
            url += if beside(file, "-wal").exists() { "?mode=ro" } else { "?mode=ro&immutable=true" };
        }
        let mut connection = match AnyConnection::connect(&url).await {
            Ok(connection) => connection,
            Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(NO_DATABASE) => {
                return Ok(Schema::None);
            }
            Err(error) => return Err(error.into()),
        };
        let schema = schema(&mut connection, database.dialect()).await?;
        connection.close().await?;
        Ok(schema)
    }
}

/// PostgreSQL's `invalid_catalog_name`.
pub(crate) const NO_DATABASE: &str = "3D000";

/// The versions as sqlx carries them out.
pub(crate) fn migrations(dialect: Dialect) -> Vec<Migration> {
    let migration = |(version, (name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    (1..).zip(dialect.migrations).map(migration).collect()
}

/// Which version a database has; [`StoreError::OtherVersion`] if this program does not know it.
pub(crate) async fn schema(connection: &mut AnyConnection, dialect: Dialect) -> Result<Schema, StoreError> {
    let row = sqlx::query(dialect.has_migrations).fetch_one(&mut *connection).await?;
    if number::<u8>(&row, "count")? == 0 {
        return Ok(Schema::None);
    }
    if let Some(version) = connection.dirty_version(CARRIED_OUT).await? {
        return Err(MigrateError::Dirty(version).into());
    }
    let (known, carried_out) = (migrations(dialect), connection.list_applied_migrations(CARRIED_OUT).await?);
    for done in &carried_out {
        match known.iter().find(|known| known.version == done.version) {
            None => return Err(MigrateError::VersionMissing(done.version).into()),
            Some(known) if known.checksum != done.checksum => {
                return Err(MigrateError::VersionMismatch(done.version).into());
            }
            Some(_) => {}
        }
    }
    Ok(match carried_out.len() {
        0 => Schema::None,
        few if few < known.len() => Schema::Older,
        _ => Schema::Current,
    })
}
