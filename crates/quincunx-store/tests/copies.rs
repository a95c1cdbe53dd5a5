//! Copies of a database in a file, and its ways from one database to another.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quincunx_engine::record::{Entry, EntryKind};
use quincunx_engine::{Bytes32, Seat};
use quincunx_store::{
    AccountKind, AfterReport, CopyError, Database, SqlStore, Standing, Store, StoreError, backup, move_all, restore,
    story,
};
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

    fs::write(folder.path().join("copy.db-wal"), "of another").unwrap();
    assert!(matches!(backup(&file, &copy).await, Err(CopyError::Exists(there)) if there.ends_with("copy.db-wal")));
    fs::remove_file(folder.path().join("copy.db-wal")).unwrap();
    backup(&file, &copy).await.unwrap();
    assert_eq!(files(&folder), ["copy.db", "poem"]);
    let before = fs::read(&copy).unwrap();
    assert!(matches!(backup(&file, &copy).await, Err(CopyError::Exists(there)) if there == copy));
    assert!(fs::read(&copy).unwrap() == before);
}

#[tokio::test]
async fn a_copy_takes_the_place_of_a_database_that_nobody_uses() {
    let (folder, file) = told().await;
    let copy = folder.path().join("copy.db");
    backup(&file, &copy).await.unwrap();
    let store = open(&file).await;
    store.append("two", &[entry(0)], &Standing::not_begun()).await.unwrap();
    let refused = restore(&copy, &file).await;
    assert!(matches!(refused, Err(CopyError::InUse(_))), "{refused:?}");
    assert_eq!(store.table("two").await.unwrap().0.number, 1, "it is as it was");
    store.close().await;

    let kept = restore(&copy, &file).await.unwrap().unwrap();
    assert_eq!(kept, folder.path().join("quincunx.db.replaced-1"));
    for (file, number) in [(&file, 0), (&kept, 1)] {
        let store = open(file).await;
        assert_eq!(store.table("two").await.unwrap().0.number, number);
        store.close().await;
    }
    // What cannot be read any more is replaced as well, with what lies beside it.
    fs::write(&file, "no database, but a poem\n".repeat(100)).unwrap();
    fs::write(folder.path().join("quincunx.db-wal"), "of another").unwrap();
    let kept = restore(&copy, &file).await.unwrap().unwrap();
    assert_eq!(kept, folder.path().join("quincunx.db.replaced-2"));
    assert_eq!(open(&file).await.table("two").await.unwrap().0.number, 0);
    // So is the log of one that is gone.
    fs::remove_file(&file).unwrap();
    fs::write(folder.path().join("quincunx.db-wal"), "of another").unwrap();
    assert_eq!(restore(&copy, &file).await.unwrap(), None, "there was no database");
    assert!(folder.path().join("quincunx.db.replaced-3-wal").exists());
    assert_eq!(open(&file).await.table("two").await.unwrap().0.number, 0);
    let elsewhere = folder.path().join("elsewhere/quincunx.db");
    assert_eq!(restore(&copy, &elsewhere).await.unwrap(), None, "there was none");
    let [one, other] = [open(&elsewhere).await, open(&file).await];
    assert_eq!(one.count().await.unwrap(), other.count().await.unwrap());
}

#[tokio::test]
async fn a_copy_that_is_not_whole_or_not_known_takes_nobodys_place() {
    let (folder, file) = told().await;
    let copy = folder.path().join("copy.db");
    backup(&file, &copy).await.unwrap();
    let whole = fs::read(&copy).unwrap();
    let before = fs::read(&file).unwrap();
    fs::write(&copy, &whole[..whole.len() / 2]).unwrap();
    let refused = restore(&copy, &file).await;
    assert!(matches!(refused, Err(CopyError::Damaged(..))), "{refused:?}");
    let mut altered = whole.clone();
    let page = 4096 * 6;
    altered[page..page + 4096].fill(7);
    fs::write(&copy, altered).unwrap();
    let refused = restore(&copy, &file).await;
    assert!(matches!(refused, Err(CopyError::Damaged(..))), "{refused:?}");
    let refused = restore(&folder.path().join("none.db"), &file).await;
    assert!(matches!(refused, Err(CopyError::Nothing(_))), "{refused:?}");
    assert!(fs::read(&file).unwrap() == before);
    assert_eq!(files(&folder), ["copy.db"]);
}

/// Everything that is in a database, but for how often somebody has looked.
async fn dump(database: &Database) -> Vec<String> {
    let store = SqlStore::read_only(database).await.unwrap();
    let mut all = Vec::new();
    for id in store.ids_from("").await.unwrap() {
        let (table, entries) = store.table(&id).await.unwrap();
        let seats = table.seats.iter().map(|seat| (&seat.name, seat.kind, seat.token, seat.contribution, &seat.order));
        all.push(format!(
            "{id} {} {} {:?} {} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            table.game,
            table.options,
            table.pace,
            table.created,
            table.server_seed,
            table.maker,
            table.invite,
            seats.collect::<Vec<_>>(),
            table.header,
            table.standing,
            table.rematch,
            table.closed,
            entries
        ));
    }
    for looks in ["dóra", "emil", "fanni", "robi", "maki", "judit", "kinga", "lili", "olga", "ulrik"] {
        let account = store.accounts().account_that_looks(looks).await.unwrap();
        let (owner, password) = match account.kind {
            AccountKind::Bot { owner } => (Some(owner), None),
            AccountKind::Person { password } => (None, password),
        };
        let bots = store.bots().tokens_of(account.person).await.unwrap();
        let tokens: Vec<_> = bots.iter().map(|token| (token.token, token.bot, &token.name, token.used)).collect();
        let settings = store.settings().settings_of(account.person).await.unwrap();
        let decks = store.decks().decks_of(account.person).await.unwrap();
        let people = store.people().people_of(account.person).await.unwrap();
        let passkeys = store.passkeys().passkeys_of(account.person).await.unwrap();
        let address = store.addresses().address_of(account.person).await.unwrap().map(|address| address.address);
        all.push(format!(
            "{:?} {looks} {password:?} {owner:?} {tokens:?} {settings:?} {decks:?} {people:?} {passkeys:?} {address:?} {}",
            account.person, account.created
        ));
    }
    let link = store.addresses().mailed_link(Bytes32::hash("kept"), 1).await.unwrap();
    all.push(format!("{:?} {:?} {} {}", link.code, link.person, link.confirms.is_none(), link.until));
    for report in store.reports().reports(&AfterReport::default(), 100).await.unwrap() {
        let of = report.of.map(|of| (of.seat, of.person, of.name));
        all.push(format!(
            "{} {} {:?} {:?} {of:?} {} {} {:?}",
            report.id, report.table, report.about, report.by, report.words, report.reported, report.settled
        ));
    }
    all.push(format!("{}", store.names().chooses_name(Bytes32::hash("Yvonne")).await.unwrap()));
    store.close().await;
    all
}

#[tokio::test]
async fn what_is_moved_to_another_database_and_back_is_the_same() {
    let Some(postgres) = quincunx_cluster::database("what_is_moved_to_another_database_and_back_is_the_same") else {
        return;
    };
    let (folder, file) = told().await;
    let [file, back] = [Database::File(file), Database::File(folder.path().join("back.db"))];
    let postgres = Database::Postgres(postgres);
    let before = dump(&file).await;
    let mut rows = 0;
    let moved = move_all(&file, &postgres, |moved| {
        assert!(moved.rows > rows && moved.rows <= moved.of);
        rows = moved.rows;
    });
    assert_eq!(moved.await.unwrap(), rows, "it is told how far it has come, to the end");
    assert_eq!(dump(&postgres).await, before);
    let refused = move_all(&file, &postgres, |_| {}).await;
    assert!(matches!(refused, Err(CopyError::NotEmpty(_))), "{refused:?}");
    assert_eq!(dump(&postgres).await, before);

    assert_eq!(move_all(&postgres, &back, |_| {}).await.unwrap(), rows);
    assert_eq!(dump(&back).await, before);
    let [one, other] = [file, back].map(async |file| {
        let store = SqlStore::open(&file).await.unwrap();
        let fresh = quincunx_store::Secrets { signing_key: Bytes32::hash("1"), seed_key: Bytes32::hash("2") };
        store.secrets(fresh).await.unwrap()
    });
    assert!(one.await == other.await, "the keys of the server are moved, too");
}

#[tokio::test]
async fn nothing_is_moved_from_a_database_in_use() {
    let (folder, file) = told().await;
    let from = Database::File(file.clone());
    let to = Database::File(folder.path().join("other.db"));
    let store = open(&file).await;
    let refused = move_all(&from, &to, |_| {}).await;
    assert!(matches!(refused, Err(CopyError::InUse(_))), "{refused:?}");
    store.close().await;
    move_all(&from, &to, |_| {}).await.unwrap();
    assert_eq!(dump(&to).await, dump(&from).await);
}
