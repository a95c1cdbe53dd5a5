//! What people have set, for every device on which they are signed in.

use async_trait::async_trait;
use quincunx_engine::Bytes32;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::kept::words;
use crate::rows::{bytes, word};
use crate::{Right, SqlStore, StoreError};

words! {
    /// What can be set.
    SettingName {
        /// The language.
        Lang = "lang",
        /// Light or dark.
        Theme = "theme",
        /// May things move?
        Motion = "motion",
        /// Are forced choices made for one?
        Forced = "forced",
        /// How what the others do is shown.
        Pace = "pace",
        /// Who sees when one is there.
        Seen = "seen",
    }
}

/// A setting of somebody's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSetting {
    /// What is set.
    pub name: SettingName,
    /// To what.
    pub value: String,
    /// When: seconds since 1970.
    pub changed: i64,
}

/// Where settings are kept.
#[async_trait]
pub trait Settings: Send + Sync {
    /// A person's settings, by their names.
    async fn settings_of(&self, person: Bytes32) -> Result<Vec<KeptSetting>, StoreError>;

    /// The people who have set something so.
    async fn who_set(&self, name: SettingName, value: &str) -> Result<Vec<Bytes32>, StoreError>;

    /// Keeps settings of a person who is signed in with this session, each unless another change of it is newer. [`StoreError::NoAccount`], also if
    /// the session has ended.
    async fn set(&self, person: Bytes32, session: Bytes32, settings: &[KeptSetting]) -> Result<(), StoreError>;
}

#[async_trait]
impl Settings for SqlStore {
    async fn settings_of(&self, person: Bytes32) -> Result<Vec<KeptSetting>, StoreError> {
        let rows = sqlx::query("SELECT * FROM settings WHERE person = $1 ORDER BY name")
            .bind(&person.0[..])
            .fetch_all(&mut *self.read("settings_of").await?)
            .await?;
        let setting = |row: &AnyRow| {
            Ok(KeptSetting {
                name: word(row, "name", SettingName::of_word)?,
                value: row.try_get("value")?,
                changed: row.try_get("changed")?,
            })
        };
        rows.iter().map(setting).collect()
    }

    async fn who_set(&self, name: SettingName, value: &str) -> Result<Vec<Bytes32>, StoreError> {
        let rows = sqlx::query("SELECT person FROM settings WHERE name = $1 AND value = $2")
            .bind(name.word())
            .bind(value)
            .fetch_all(&mut *self.read("who_set").await?)
            .await?;
        rows.iter().map(|row| bytes(row, "person")).collect()
    }

    async fn set(&self, person: Bytes32, session: Bytes32, settings: &[KeptSetting]) -> Result<(), StoreError> {
        let mut transaction = self.write("set").await?;
        self.hold_by(&mut transaction, person, Right::Session(session)).await?;
        for KeptSetting { name, value, changed } in settings {
            sqlx::query(
                "INSERT INTO settings (person, name, value, changed) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (person, name) DO UPDATE SET value = excluded.value, changed = excluded.changed
                 WHERE settings.changed <= excluded.changed",
            )
            .bind(&person.0[..])
            .bind(name.word())
            .bind(value)
            .bind(changed)
            .execute(&mut *transaction)
            .await?;
        }
        self.commit(transaction).await
    }
}
