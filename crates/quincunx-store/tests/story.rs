//! Both databases tell the story, and cannot be made to forget.

use std::fs;
use std::sync::Arc;

use quincunx_engine::record::{Entry, EntryKind};
use quincunx_engine::{Bytes32, Seat};
use quincunx_store::{
    Account, AccountKind, Arrival, Before, Database, KeptSeat, KeptTable, Rematch, Right, Schema, SeatKind, SeenSince,
    Session, Sitter, SqlStore, Standing, Status, Store, StoreError, story,
};
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::task::JoinSet;

/// A fresh database of each kind; what keeps the file; PostgreSQL where it can be had.
fn both(test: &str) -> (tempfile::TempDir, Vec<Database>) {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("below/quin cunx%.db"));
    (folder, [file].into_iter().chain(quincunx_cluster::database(test).map(Database::Postgres)).collect())
}

/// Two processes on one database, as it were, each with several connections.
async fn two_at(database: &Database) -> [Arc<SqlStore>; 2] {
    [SqlStore::open(database).await.unwrap(), SqlStore::open(database).await.unwrap()].map(Arc::new)
}

/// A table with two free seats, after the story was told.
async fn free_table(store: &SqlStore) -> KeptTable {
    let (model, _) = store.table("two").await.unwrap();
    let free = KeptSeat { kind: SeatKind::Open, name: None, token: None, contribution: None, order: None };
    KeptTable { standing: Standing::not_begun(), seats: vec![free.clone(), free], maker: None, ..model }
}

/// A connection past the store.
async fn beside(database: &Database) -> AnyConnection {
    install_default_drivers();
    let url = match database {
        Database::File(file) => format!("sqlite:{}", file.to_str().unwrap().replace('%', "%25")),
        Database::Postgres(url) => url.clone(),
    };
    AnyConnection::connect(&url).await.unwrap()
}

#[tokio::test]
async fn the_story_is_told() {
    let (_folder, databases) = both("the_story_is_told");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
    }
}

#[tokio::test]
async fn entries_can_neither_be_changed_nor_removed() {
    let (_folder, databases) = both("entries_can_neither_be_changed_nor_removed");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
        let mut connection = beside(&database).await;
        let mut vandalism = vec![
            "UPDATE entries SET entry = '{}'",
            "DELETE FROM entries",
            "UPDATE packs SET table_id = 'nothing'",
            "DELETE FROM packs",
        ];
        if matches!(database, Database::Postgres(_)) {
            vandalism.extend(["TRUNCATE entries", "TRUNCATE packs"]);
        }
        for statement in vandalism {
            let error = connection.execute(statement).await.unwrap_err();
            assert!(error.to_string().contains("append-only"), "{database}, {statement}: {error}");
        }
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let (_folder, databases) = both("a_database_of_a_newer_program_is_left_alone");
    for database in databases {
        let store = SqlStore::open(&database).await.unwrap();
        store.look().await.unwrap();
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                     VALUES (1000, 'newer', true, '', 0)";
        beside(&database).await.execute(newer).await.unwrap();
        assert!(matches!(SqlStore::open(&database).await, Err(StoreError::OtherVersion(_))), "{database}");
        assert!(matches!(SqlStore::inspect(&database).await, Err(StoreError::OtherVersion(_))), "{database}");
        assert!(matches!(store.look().await, Err(StoreError::OtherVersion(_))), "{database}: it has come meanwhile");
    }
}

/// Who looks before an upgrade wants to find everything as it was.
#[tokio::test]
async fn who_looks_at_a_database_changes_nothing() {
    let (folder, databases) = both("who_looks_at_a_database_changes_nothing");
    let files = || -> Vec<_> {
        let below = fs::read_dir(folder.path().join("below")).into_iter().flatten();
        let mut files: Vec<_> =
            below.map(|file| file.unwrap().path()).map(|file| (fs::read(&file).unwrap(), file)).collect();
        files.sort();
        files
    };
    for database in databases {
        let found = async || SqlStore::inspect(&database).await.unwrap();
        let before = files();
        assert_eq!(found().await, Schema::None, "{database}: there is none");
        assert!(files() == before, "{database}: none is made");
        let store = SqlStore::open(&database).await.unwrap();
        assert_eq!(found().await, Schema::Current, "{database}: while it is in use");
        store.close().await;
        let before = files();
        assert_eq!(found().await, Schema::Current, "{database}");
        assert!(files() == before, "{database}");

        let mut older = beside(&database).await;
        older.execute("DELETE FROM _sqlx_migrations WHERE version > 1").await.unwrap();
        older.close().await.unwrap();
        let before = files();
        assert_eq!(found().await, Schema::Older, "{database}");
        assert_eq!(found().await, Schema::Older, "{database}: it has not been brought up to date");
        assert!(files() == before, "{database}");
    }
}

/// Who reads may be given a connection that was open, or a new one: both are told the same.
#[tokio::test]
async fn a_database_that_was_removed_or_replaced_is_neither_read_nor_written() {
    let folder = tempfile::tempdir().unwrap();
    let [file, away] = ["quincunx.db", "away.db"].map(|name| folder.path().join(name));
    let database = Database::File(file.clone());
    story::tell(async || SqlStore::open(&database).await.unwrap()).await;
    let store = SqlStore::open(&database).await.unwrap();
    let kept = store.table("two").await.unwrap();
    let number = kept.0.number;
    let kind = EntryKind::Action { seat: Seat::new(0).unwrap(), action: "on".to_owned() };
    let entries = [Entry::new(Bytes32::hash("head"), number, kind)];
    let is_gone = async || {
        let reads = read_all(&store).await;
        assert!(reads.iter().all(|read| matches!(read, Err(StoreError::Gone))), "{reads:?}");
        let appended = store.append("two", &entries, &Standing::not_begun()).await;
        assert!(matches!(appended, Err(StoreError::Gone)), "{appended:?}");
        assert!(matches!(store.look().await, Err(StoreError::Gone)));
    };

    fs::rename(&file, &away).unwrap();
    is_gone().await;
    fs::copy(&away, &file).unwrap();
    is_gone().await;
    fs::rename(&away, &file).unwrap();
    assert!(store.table("two").await.unwrap() == kept, "what is put back is read again");

    // With the log goes what is not in the file yet, and with the shared memory the locks. A connection that is opened after that would
    // begin others.
    for beside in ["quincunx.db-shm", "quincunx.db-wal"] {
        let (beside, away) = (folder.path().join(beside), folder.path().join("away"));
        fs::rename(&beside, &away).unwrap();
        is_gone().await;
        fs::write(&beside, []).unwrap();
        is_gone().await;
        fs::rename(&away, &beside).unwrap();
        assert!(store.table("two").await.unwrap() == kept, "what is put back is read again");
    }
}

/// Everything that is read, asked for at the same time: more than there are connections.
async fn read_all(store: &SqlStore) -> Vec<Result<(), StoreError>> {
    let (table, tables, finished, counted, open, left) = tokio::join!(
        store.table("two"),
        store.tables_of(Bytes32::hash("anna"), 0, 10),
        store.finished_of(Bytes32::hash("anna"), 10),
        store.count(),
        store.open_tables(SeenSince { live: 0, slow: 0 }, 10),
        store.unattended(),
    );
    vec![table.map(drop), tables.map(drop), finished.map(drop), counted.map(drop), open.map(drop), left.map(drop)]
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_append_at_once_one_is_first() {
    let (_folder, databases) = both("of_many_who_append_at_once_one_is_first");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
        let stores = two_at(&database).await;
        for number in 0..5 {
            let mut appending = JoinSet::new();
            for writer in 0..12 {
                let store = Arc::clone(&stores[writer % 2]);
                let kind = EntryKind::Action { seat: Seat::new(0).unwrap(), action: format!("by {writer}") };
                let entries = [Entry::new(Bytes32::hash("head"), number, kind)];
                appending.spawn(async move {
                    let kept = store.append("two", &entries, &Standing::not_begun()).await;
                    (kept, entries)
                });
            }
            let done = appending.join_all().await;
            let kept: Vec<_> = done.iter().filter(|(kept, _)| kept.is_ok()).collect();
            assert_eq!(kept.len(), 1, "{database}: one is first");
            let others = done.iter().filter(|(kept, _)| matches!(kept, Err(StoreError::Conflict))).count();
            assert_eq!(
                others,
                11,
                "{database}: the others are told: {:?}",
                done.iter().map(|(kept, _)| kept).collect::<Vec<_>>()
            );
            let (_, read) = stores[1].table("two").await.unwrap();
            assert_eq!(read[number as usize..], kept[0].1, "{database}");
        }
    }
}

/// What a process has sent before it was killed may come to PostgreSQL while the next one reads the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_and_its_entries_are_read_as_of_the_same_moment() {
    const ENTRIES: u32 = 200;
    let (_folder, databases) = both("a_table_and_its_entries_are_read_as_of_the_same_moment");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
        let [writer, reader] = [SqlStore::open(&database).await.unwrap(), SqlStore::open(&database).await.unwrap()];
        let writing = tokio::spawn(async move {
            for number in 0..ENTRIES {
                let kind = EntryKind::Action { seat: Seat::new(0).unwrap(), action: "on".to_owned() };
                let entries = [Entry::new(Bytes32::hash("head"), number, kind)];
                writer.append("two", &entries, &Standing::not_begun()).await.unwrap();
            }
        });
        loop {
            let (table, entries) = reader.table("two").await.unwrap();
            assert_eq!(table.number as usize, entries.len(), "{database}");
            if table.number == ENTRIES {
                break;
            }
        }
        writing.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_does_not_keep_others_from_being_kept() {
    const TABLES: u32 = 12;
    const ROUNDS: u32 = 4;
    let (_folder, databases) = both("what_cannot_be_kept_does_not_keep_others_from_being_kept");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
        let store = Arc::new(SqlStore::open(&database).await.unwrap());
        let (model, _) = store.table("two").await.unwrap();
        for table in 0..TABLES {
            store.make(&KeptTable { id: table.to_string(), ..model.clone() }, None, None).await.unwrap();
        }
        for round in 0..ROUNDS {
            let mut appending = JoinSet::new();
            for table in 0..TABLES {
                let store = Arc::clone(&store);
                appending.spawn(async move {
                    let entry = |number| {
                        let kind = EntryKind::Action { seat: Seat::new(0).unwrap(), action: format!("at {table}") };
                        Entry::new(Bytes32::hash("head"), number, kind)
                    };
                    // The first table's entries bear the same number twice.
                    let entries = if table == 0 { vec![entry(0), entry(0)] } else { vec![entry(round)] };
                    (table, store.append(&table.to_string(), &entries, &Standing::not_begun()).await)
                });
            }
            for (table, kept) in appending.join_all().await {
                assert_eq!(kept.is_ok(), table > 0, "{database}, table {table}, round {round}: {kept:?}");
            }
        }
        for table in 0..TABLES {
            let (kept, entries) = store.table(&table.to_string()).await.unwrap();
            assert_eq!(
                [entries.len() as u32, kept.number],
                [if table == 0 { 0 } else { ROUNDS }; 2],
                "{database}, table {table}"
            );
        }
    }
}

/// What one device does while another one deletes the account is done before that, and keeps the account from being removed, or not at all.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_gets_nothing_at_that_very_moment() {
    const ROUNDS: u32 = 60;
    let (_folder, databases) = both("whoever_leaves_gets_nothing_at_that_very_moment");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
        let stores = two_at(&database).await;
        let model = free_table(&stores[0]).await;
        for round in 0..ROUNDS {
            let [person, guest] = ["person", "guest"].map(|who| Bytes32::hash(format!("{who} {round}")));
            let [open, made, guests, played, again] =
                ["open", "made", "a guest's", "played", "again"].map(|id| format!("{id} {round}"));
            let account = Account {
                person,
                name: format!("Leaver {round}"),
                looks: format!("leaver {round}"),
                kind: AccountKind::Person { password: None },
                created: 1,
            };
            stores[0].accounts().make_account(&account).await.unwrap();
            let here = Session {
                token: Bytes32::hash(format!("tab {round}")),
                person,
                device: "tab".into(),
                created: 1,
                used: 1,
            };
            let here = Arrival { session: here, before: Before::Nobody, not_since: 0, forgiven: Vec::new() };
            stores[0].accounts().sign_in(&here, Right::Password("")).await.unwrap();
            let phone = Session { token: Bytes32::hash(format!("phone {round}")), ..here.session.clone() };
            let phone = Arrival { session: phone, before: Before::Guest(guest), not_since: 0, forgiven: Vec::new() };
            stores[0].make(&KeptTable { id: open.clone(), ..model.clone() }, None, None).await.unwrap();
            let of_guest = KeptTable { id: guests.clone(), maker: Some(guest), ..model.clone() };
            stores[0].make(&of_guest, None, None).await.unwrap();

            let hers =
                |kind| KeptSeat { kind, name: Some("Leaver".into()), token: Some(person), ..model.seats[0].clone() };
            let over = Standing { status: Status::Over, ..Standing::not_begun() };
            let over =
                KeptTable { id: played.clone(), standing: over, seats: vec![hers(SeatKind::Person)], ..model.clone() };
            stores[0].make(&over, None, None).await.unwrap();
            let rematch = KeptTable { id: again.clone(), seats: vec![hers(SeatKind::Invited)], ..model.clone() };

            let new = KeptTable { id: made.clone(), maker: Some(person), ..model.clone() };
            let sitter = Sitter { name: account.name, token: person, contribution: guest };
            let mut acting = JoinSet::new();
            let [store, other, third, fourth] = [0, 1, 1, 0].map(|store| Arc::clone(&stores[store]));
            let sits = open.clone();
            acting.spawn(async move { store.take_seat(&sits, 0, &sitter, None, 9, Some(person)).await });
            acting.spawn(async move { other.make(&new, None, Some(person)).await });
            acting.spawn(async move { third.accounts().sign_in(&phone, Right::Password("")).await.map(drop) });
            acting.spawn(
                async move { fourth.make(&rematch, Some(Rematch { of: &played, instead_of: None }), None).await },
            );
            let removed =
                stores[round as usize % 2].accounts().remove_account(person, person, here.session.token).await;
            let done = acting.join_all().await;

            let tables = stores[0].tables(&[open, made, guests]).await.unwrap();
            let has = |table: &KeptTable| {
                table.maker == Some(person) || table.seats.iter().any(|seat| seat.token == Some(person))
            };
            let hers = tables.iter().filter(|table| has(table)).count();
            let kept = done.iter().filter(|kept| kept.is_ok()).count();
            let refused = done.iter().filter(|kept| matches!(kept, Err(StoreError::NoAccount))).count();
            assert_eq!(kept + refused, done.len(), "{database}, round {round}: {done:?}");
            match removed {
                Ok(_) => {
                    assert_eq!(hers, 0, "{database}, round {round}: nobody has it");
                    let (rematch, _) = stores[0].table(&again).await.unwrap();
                    let [seat] = rematch.seats.as_slice() else { panic!("{database}, round {round}") };
                    assert_eq!(
                        (seat.name.as_deref(), seat.token),
                        (None, None),
                        "{database}, round {round}: the rematch"
                    );
                }
                Err(StoreError::Conflict) => assert_eq!((hers, kept), (3, 4), "{database}, round {round}: {done:?}"),
                Err(error) => panic!("{database}, round {round}: {error:?}"),
            }
        }
    }
}

/// What a guest's browser asks for while somebody is signed in there goes along, or is not given: by the cookie of before nobody plays it.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_becomes_an_account_leaves_nothing_at_that_very_moment() {
    const ROUNDS: u32 = 60;
    let (_folder, databases) = both("a_guest_who_becomes_an_account_leaves_nothing_at_that_very_moment");
    for database in databases {
        story::tell(async || SqlStore::open(&database).await.unwrap()).await;
        let stores = two_at(&database).await;
        let model = free_table(&stores[0]).await;
        let [person, friend] = ["arriving", "a friend"].map(Bytes32::hash);
        let account = Account {
            person,
            name: "Arriving".into(),
            looks: "arriving".into(),
            kind: AccountKind::Person { password: None },
            created: 1,
        };
        stores[0].accounts().make_account(&account).await.unwrap();
        for round in 0..ROUNDS {
            let guest = Bytes32::hash(format!("an arriving guest {round}"));
            let [open, late, made, played, again] =
                ["open to", "late for", "made by", "played by", "again for"].map(|what| format!("{what} {round}"));
            for id in [&open, &late] {
                stores[0].make(&KeptTable { id: id.clone(), ..model.clone() }, None, None).await.unwrap();
            }
            let of_guest =
                |kind| KeptSeat { kind, name: Some("Guest".into()), token: Some(guest), ..model.seats[0].clone() };
            let over = Standing { status: Status::Over, ..Standing::not_begun() };
            let over = KeptTable {
                id: played.clone(),
                standing: over,
                seats: vec![of_guest(SeatKind::Person)],
                ..model.clone()
            };
            stores[0].make(&over, None, None).await.unwrap();

            let new = KeptTable { id: made.clone(), maker: Some(guest), ..model.clone() };
            let rematch = KeptTable {
                id: again.clone(),
                maker: Some(friend),
                seats: vec![of_guest(SeatKind::Invited)],
                ..model.clone()
            };
            let sitter = Sitter { name: "Guest".into(), token: guest, contribution: friend };
            let session = Session {
                token: Bytes32::hash(format!("arriving {round}")),
                person,
                device: "desk".into(),
                created: 1,
                used: i64::from(round),
            };
            let arrival = Arrival { session, before: Before::Guest(guest), not_since: 0, forgiven: Vec::new() };
            let mut asking = JoinSet::new();
            let [store, other, third] = [0, 1, 0].map(|store| Arc::clone(&stores[store]));
            let (sits, sitting, before) = (open.clone(), sitter.clone(), played.clone());
            asking.spawn(async move { store.take_seat(&sits, 0, &sitting, None, 9, None).await });
            asking.spawn(async move { other.make(&new, None, None).await });
            asking.spawn(
                async move { third.make(&rematch, Some(Rematch { of: &before, instead_of: None }), None).await },
            );
            stores[1].accounts().sign_in(&arrival, Right::Password("")).await.unwrap();
            let asked = asking.join_all().await;

            let refused = asked.iter().filter(|asked| matches!(asked, Err(StoreError::NoGuest))).count();
            let given = asked.iter().filter(|asked| asked.is_ok()).count();
            assert_eq!(given + refused, 3, "{database}, round {round}: {asked:?}");
            let tables = stores[0].tables(&[open, made, played, again]).await.unwrap();
            let has = |table: &KeptTable, who: Bytes32| {
                table.maker == Some(who) || table.seats.iter().any(|seat| seat.token == Some(who))
            };
            assert!(!tables.iter().any(|table| has(table, guest)), "{database}, round {round}: {asked:?}");
            let hers = tables.iter().filter(|table| has(table, person)).count();
            // What was played, too; and the rematch, unless it was made of one who was a guest no more.
            assert!((given..=given + 1).contains(&hers), "{database}, round {round}: {hers} of {asked:?}");
            let late = stores[0].take_seat(&late, 0, &sitter, None, 9, None).await;
            assert!(matches!(late, Err(StoreError::NoGuest)), "{database}, round {round}: {late:?}");
            assert!(stores[0].accounts().is_former_guest(guest).await.unwrap());
        }
        assert!(!stores[0].accounts().is_former_guest(friend).await.unwrap(), "{database}: nothing is kept of guests");
    }
}

/// PostgreSQL breaks one of two off that wait for each other.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_notes_the_same_attempts_in_another_order_is_waited_for() {
    const ROUNDS: u32 = 100;
    const WRITERS: u32 = 4;
    let (_folder, databases) = both("whoever_notes_the_same_attempts_in_another_order_is_waited_for");
    for database in databases {
        let stores = two_at(&database).await;
        let [name, address] = ["a name", "an address"].map(Bytes32::hash);
        let mut attempting = JoinSet::new();
        for writer in 0..WRITERS {
            let store = Arc::clone(&stores[writer as usize % 2]);
            let who = if writer % 2 == 0 { [name, address] } else { [address, name] };
            attempting.spawn(async move {
                for round in 0..ROUNDS {
                    store.accounts().attempt(&who, 0, 1).await?;
                    if round % 2 == 0 {
                        store.accounts().forgive(&who).await?;
                    }
                }
                Ok::<_, StoreError>(())
            });
        }
        for done in attempting.join_all().await {
            done.unwrap_or_else(|error| panic!("{database}: {error:?}"));
        }
        let numbers = stores[0].accounts().attempt(&[name, address], 0, 1).await.unwrap();
        assert_eq!(numbers, [WRITERS * ROUNDS / 2 + 1; 2], "{database}: each counts");
    }
}
