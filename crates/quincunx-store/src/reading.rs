//! A database that is read and not written.

use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{Executor, Row};

use crate::{CopyError, Database, Schema, SqlStore, StoreError};

impl SqlStore {
    /// Opens a database to read it: none is made, and none is brought up to date.
    ///
    /// # Errors
    /// [`CopyError::Nothing`], [`CopyError::Older`], or what is wrong with the database.
    pub async fn read_only(database: &Database) -> Result<Self, CopyError> {
        match Self::inspect(database).await? {
            Schema::None => return Err(CopyError::Nothing(database.clone())),
            Schema::Older => return Err(CopyError::Older(database.clone())),
            Schema::Current => {}
        }
        install_default_drivers();
        let dialect = database.dialect();
        let options = AnyPoolOptions::new().max_connections(1).after_connect(move |connection, _| {
            Box::pin(async move { connection.execute(dialect.read_only).await.map(drop) })
        });
        let pool = options.connect(&database.url()).await?;
        Ok(Self::over(pool, dialect, None))
    }

    /// The ids of all tables in order, from this one on.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub async fn ids_from(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables WHERE id >= $1 ORDER BY id")
            .bind(id)
            .fetch_all(&mut *self.read("ids_from").await?)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}
