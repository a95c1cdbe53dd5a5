//! What stands in the rows of the database, as what it means, and how many of them a write has met.

use quincunx_engine::Bytes32;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::StoreError;

pub(crate) fn json<T: DeserializeOwned>(row: &AnyRow, column: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.try_get(column)?)?)
}

pub(crate) fn number<T: TryFrom<i64>>(row: &AnyRow, column: &'static str) -> Result<T, StoreError> {
    T::try_from(row.try_get(column)?).map_err(|_| unreadable(column))
}

pub(crate) fn word<T>(row: &AnyRow, column: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, StoreError> {
    read(row.try_get(column)?).ok_or_else(|| unreadable(column))
}

pub(crate) fn bytes(row: &AnyRow, column: &'static str) -> Result<Bytes32, StoreError> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map(Bytes32).map_err(|_| unreadable(column))
}

pub(crate) fn unreadable(column: &'static str) -> StoreError {
    StoreError::Unavailable(format!("the column {column} cannot be read").into())
}

/// The write must have met a row in the state that was expected.
pub(crate) const fn changed(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Conflict) } else { Ok(()) }
}

/// The write must have met a row.
pub(crate) const fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

/// There must be room for one more than were counted.
pub(crate) fn room(counted: &AnyRow, most: u32) -> Result<(), StoreError> {
    if number::<u32>(counted, "count")? < most { Ok(()) } else { Err(StoreError::TooMany) }
}

/// Seats as they stand in a row.
pub(crate) fn list(seats: &[u8]) -> String {
    Value::from(seats.to_vec()).to_string()
}
