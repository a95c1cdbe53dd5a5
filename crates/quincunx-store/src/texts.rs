//! The long texts of options: each is kept once by its SHA-256, in the database and in memory.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use quincunx_engine::Bytes32;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Row};

use crate::StoreError;

/// A longer text is kept by itself.
const LONGEST: usize = 512;

/// What stands in the place of a text. No option is an object with this field.
const REFERENCE: &str = "text-sha256";

/// Options as they stand in the table: their long texts taken out, by their hashes.
pub(crate) struct Parted {
    pub(crate) options: Value,
    texts: BTreeMap<String, String>,
}

impl Parted {
    pub(crate) fn of(options: &Value) -> Self {
        let mut texts = BTreeMap::new();
        let options = without(options, &mut texts);
        Self { options, texts }
    }

    /// Keeps the texts for a table.
    pub(crate) async fn keep(&self, connection: &mut AnyConnection, table: &str) -> Result<(), StoreError> {
        for (hash, text) in &self.texts {
            sqlx::query("INSERT INTO texts (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(hash)
                .bind(text)
                .execute(&mut *connection)
                .await?;
            sqlx::query("INSERT INTO text_uses (table_id, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(table)
                .bind(hash)
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }
}

fn without(value: &Value, texts: &mut BTreeMap<String, String>) -> Value {
    match value {
        Value::String(text) if text.len() > LONGEST => {
            let hash = Bytes32::hash(text).to_hex();
            let reference = json!({ REFERENCE: hash });
            texts.insert(hash, text.clone());
            reference
        }
        Value::Array(items) => items.iter().map(|item| without(item, texts)).collect(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| (name.clone(), without(value, texts)))
            .collect::<serde_json::Map<_, _>>()
            .into(),
        short => short.clone(),
    }
}

/// Puts the texts back into their places.
pub(crate) async fn put_back(connection: &mut AnyConnection, options: &mut Value) -> Result<(), StoreError> {
    for (hash, places) in places_of_texts(options) {
        let row = sqlx::query("SELECT text FROM texts WHERE hash = $1").bind(&hash).fetch_one(&mut *connection).await?;
        let text: String = row.try_get("text")?;
        for place in places {
            if let Some(place) = options.pointer_mut(&place) {
                *place = text.clone().into();
            }
        }
    }
    Ok(())
}

/// The hashes that stand for texts, each with the pointers to where.
fn places_of_texts(options: &Value) -> BTreeMap<String, Vec<String>> {
    fn find(value: &Value, place: &str, found: &mut BTreeMap<String, Vec<String>>) {
        match value {
            Value::Array(items) => {
                items.iter().enumerate().for_each(|(number, item)| find(item, &format!("{place}/{number}"), found));
            }
            Value::Object(fields) => match fields.get(REFERENCE).and_then(Value::as_str) {
                Some(hash) => found.entry(hash.to_owned()).or_default().push(place.to_owned()),
                None => fields.iter().for_each(|(name, value)| {
                    let name = name.replace('~', "~0").replace('/', "~1");
                    find(value, &format!("{place}/{name}"), found);
                }),
            },
            _ => {}
        }
    }
    let mut found = BTreeMap::new();
    find(options, "", &mut found);
    found
}

/// Forgets texts that no table uses any more, among these.
pub(crate) async fn forget(connection: &mut AnyConnection, hashes: &[String]) -> Result<(), StoreError> {
    for hash in hashes {
        sqlx::query("DELETE FROM texts WHERE hash = $1 AND NOT EXISTS (SELECT 1 FROM text_uses WHERE hash = $1)")
            .bind(hash)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The options that tables in memory have: the same ones once.
#[derive(Default)]
pub(crate) struct Shared(Mutex<HashMap<[u8; 32], Weak<Value>>>);

impl Shared {
    /// These options, or the same ones if somebody has them already. `text` is what the database has for them.
    pub(crate) fn get(&self, text: &str) -> Option<Arc<Value>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&Bytes32::hash(text).0)?.upgrade()
    }

    pub(crate) fn put(&self, text: &str, options: Value) -> Arc<Value> {
        let mut shared = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shared.len().is_power_of_two() {
            shared.retain(|_, options| options.strong_count() > 0);
        }
        let options = Arc::new(options);
        shared.insert(Bytes32::hash(text).0, Arc::downgrade(&options));
        options
    }
}
