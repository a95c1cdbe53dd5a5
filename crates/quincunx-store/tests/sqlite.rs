//! What holds of SQLite's files.

use std::os::unix::fs::PermissionsExt;

use quincunx_store::{Database, SqlStore, Store};
use sqlx::{Connection, Executor, Row, SqliteConnection};

#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqlStore::open(&Database::File(folder.path().join("quincunx.db"))).await.unwrap();
    store.count().await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap()).collect();
    assert!(files.len() >= 2, "the write-ahead log lies beside the database");
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.file_name());
    }
}

#[tokio::test]
async fn the_write_ahead_log_is_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    drop(SqlStore::open(&Database::File(file.clone())).await.unwrap());
    let mut connection = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    let mode: String = connection.fetch_one("PRAGMA journal_mode").await.unwrap().get(0);
    assert_eq!(mode, "wal", "the mode is a property of the file");
}
