//! SQLite tells the story, keeps to itself, and cannot be made to forget.

use std::os::unix::fs::PermissionsExt;

use quincunx_store::{Sqlite, Store, StoreError, story};
use sqlx::{Connection, Executor, Row, SqliteConnection};

#[tokio::test]
async fn sqlite_tells_the_story() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("below/quincunx.db");
    story::tell(async || Sqlite::open(&file).await.unwrap()).await;
}

#[tokio::test]
async fn only_the_owner_may_read_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("quincunx.db")).await.unwrap();
    store.count().await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap()).collect();
    assert!(files.len() >= 2, "the write-ahead log lies beside the database");
    for file in files {
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.file_name());
    }
}

#[tokio::test]
async fn entries_can_neither_be_changed_nor_removed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    story::tell(async || Sqlite::open(&file).await.unwrap()).await;
    let mut connection = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    for vandalism in ["UPDATE entries SET entry = '{}'", "DELETE FROM entries"] {
        let error = connection.execute(vandalism).await.unwrap_err();
        assert!(error.to_string().contains("append-only"), "{error}");
    }
}

#[tokio::test]
async fn the_write_ahead_log_is_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    drop(Sqlite::open(&file).await.unwrap());
    let mut connection = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    let mode: String = connection.fetch_one("PRAGMA journal_mode").await.unwrap().get(0);
    assert_eq!(mode, "wal", "the mode is a property of the file");
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    Sqlite::open(&file).await.unwrap().close().await;
    let mut connection = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (1000, 'newer', 1, x'00', 0)";
    connection.execute(newer).await.unwrap();
    assert!(matches!(Sqlite::open(&file).await, Err(StoreError::Unavailable(_))));
}
