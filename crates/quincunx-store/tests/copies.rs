//! Copies of a database in a file, and its ways from one database to another.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quincunx_engine::record::{Entry, EntryKind};
use quincunx_engine::{Bytes32, Seat};
use quincunx_store::{CopyError, Database, SqlStore, Standing, Store, StoreError, backup, story};
use tempfile::TempDir;

/// A folder with a database in which the story was told.
async fn told() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("quincunx.db");
    story::tell(async || SqlStore::open(&Database::File(file.clone())).await.unwrap()).await;
    (folder, file)
}

async fn open(file: &Path) -> SqlStore {
    SqlStore::open(&Database::File(file.to_owned())).await.unwrap()
}

/// An entry of the table `two`.
fn entry(number: u32) -> Entry {
    let kind = EntryKind::Action { seat: Seat::new(0).unwrap(), action: "on".to_owned() };
    Entry::new(Bytes32::hash("head"), number, kind)
}

fn files(folder: &TempDir) -> Vec<String> {
    let files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> = files.filter(|name| !name.starts_with("quincunx.db")).collect();
    files.sort();
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_of_one_moment_while_others_write() {
    let (folder, file) = told().await;
    let store = Arc::new(open(&file).await);
    let is_done = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, is_done) = (Arc::clone(&store), Arc::clone(&is_done));
        async move {
            let mut number = 0;
            while !is_done.load(Ordering::Relaxed) {
                store.append("two", &[entry(number)], &Standing::not_begun()).await.unwrap();
                number += 1;
            }
            number
        }
    });
    let mut last = 0;
    for copy in ["one.db", "other.db"].map(|name| folder.path().join("below").join(name)) {
        let bytes = backup(&file, &copy).await.unwrap();
        let about = fs::metadata(&copy).unwrap();
        assert_eq!((about.len(), about.permissions().mode() & 0o077), (bytes, 0), "nobody else may read it");
        let copied = open(&copy).await;
        let (table, entries) = copied.table("two").await.unwrap();
        assert_eq!(table.number as usize, entries.len());
        assert!(table.number >= last, "what was kept before is there");
        copied.append("two", &[entry(table.number)], &Standing::not_begun()).await.expect("it goes on");
        assert!(copied.table("one").await.unwrap() == store.table("one").await.unwrap());
        last = store.table("two").await.unwrap().0.number;
    }
    is_done.store(true, Ordering::Relaxed);
    let written = writing.await.unwrap();
    assert_eq!(store.table("two").await.unwrap().0.number, written, "who writes is not kept from it");
}

#[tokio::test]
async fn a_copy_that_breaks_off_has_no_name_and_takes_nobodys_place() {
    let (folder, file) = told().await;
    let copy = folder.path().join("copy.db");
    let refused = backup(&folder.path().join("quincunx.db-none"), &copy).await;
    assert!(matches!(refused, Err(CopyError::Nothing(_))), "{refused:?}");
    fs::write(folder.path().join("poem"), "no database, but a poem\n".repeat(100)).unwrap();
    let refused = backup(&folder.path().join("poem"), &copy).await;
    assert!(matches!(refused, Err(CopyError::Store(StoreError::Unavailable(_)))), "{refused:?}");
    assert_eq!(files(&folder), ["poem"]);

    fs::write(folder.path().join("copy.db.part"), "of one that was killed").unwrap();
    backup(&file, &copy).await.unwrap();
    assert_eq!(files(&folder), ["copy.db", "poem"]);
    let before = fs::read(&copy).unwrap();
    assert!(matches!(backup(&file, &copy).await, Err(CopyError::Exists(there)) if there == copy));
    assert!(fs::read(&copy).unwrap() == before);
}
