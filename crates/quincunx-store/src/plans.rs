//! However many people and tables there are, somebody who signs in and the tables of one person are found by an index.

use quincunx_engine::Bytes32;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::crowd::Crowd;
use crate::{Database, SqlStore, Store, accounts, addresses, arriving, bots, decks, finished, own, packs, stopped};

/// So many others have played so much that it costs less to read all tables than those of one of them by an index.
const OTHERS: usize = 40;

/// So many games that are over, in which two of the same hash play each other.
async fn play(connection: &mut AnyConnection, name: &str, games: i64) {
    let token = Bytes32::hash(name);
    let [tables, seats] = [
        "INSERT INTO tables (id, game, options, pace, created, server_seed, number, status, waiting, resigned, computer_due,
         returns, since)
         WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < $3)
         SELECT CAST($2 AS TEXT) || n, 'chess', '{}', 'slow', 1, $1, 1, 'over', '[]', '[]', 0, '1 0', n FROM count",
        "INSERT INTO seats (table_id, seat, kind, name, token, ended)
         WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < $3)
         SELECT CAST($2 AS TEXT) || n, chair, 'person', 'Somebody', $1, n FROM count, (SELECT 0 AS chair UNION SELECT 1) AS chairs",
    ];
    for statement in [tables, seats] {
        sqlx::query(statement).bind(&token.0[..]).bind(name).bind(games).execute(&mut *connection).await.unwrap();
    }
}

/// The databases of a test.
fn databases(folder: &tempfile::TempDir, test: &str) -> Vec<Database> {
    let file = Database::File(folder.path().join("quincunx.db"));
    [file].into_iter().chain(quincunx_cluster::database(test).map(Database::Postgres)).collect()
}

/// How a database goes about a statement in which values stand for the parameters.
async fn plan(database: &Database, connection: &mut AnyConnection, statement: &str) -> String {
    let (explain, column): (_, usize) = match database {
        Database::File(_) => ("EXPLAIN QUERY PLAN", 3),
        Database::Postgres(_) => ("EXPLAIN", 0),
    };
    let asked = AssertSqlSafe(format!("{explain} {statement}"));
    let rows = sqlx::query(asked).fetch_all(connection).await.unwrap();
    rows.iter().map(|row| row.get(column)).collect::<Vec<String>>().join("\n")
}

/// Bytes as they stand in a statement.
fn literal(database: &Database, bytes: Bytes32) -> String {
    match database {
        Database::File(_) => format!("x'{}'", bytes.to_hex()),
        Database::Postgres(_) => format!("'\\x{}'::bytea", bytes.to_hex()),
    }
}

#[tokio::test]
async fn the_tables_of_a_person_are_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    for database in databases(&folder, "the_tables_of_a_person_are_found_by_an_index") {
        let store = SqlStore::open(&database).await.unwrap();
        let mut connection = store.pool.acquire().await.unwrap();
        for other in 0..OTHERS {
            play(&mut connection, &format!("other {other} "), 1_000).await;
        }
        play(&mut connection, "Anna ", 500).await;
        let anna = Bytes32::hash("Anna ");
        // SQLite has no statistics where nobody asks for them, and nobody does; PostgreSQL makes its own.
        for statistics in [false, true].into_iter().skip(usize::from(matches!(database, Database::Postgres(_)))) {
            if statistics {
                sqlx::query("ANALYZE").execute(&mut *connection).await.unwrap();
            }
            for statement in [own::OWN, finished::GAMES] {
                let token = literal(&database, anna);
                let statement =
                    statement.replace("$1", &token).replace("$2", "50").replace("$3", "0").replace("$4", "50");
                let plan = plan(&database, &mut connection, &statement).await;
                assert!(plan.contains("seats_by_token"), "{database}: {statement}\n{plan}");
                let all = ["SCAN tables", "SCAN seats", "tables_by_status", "Seq Scan on tables", "Seq Scan on seats"];
                assert!(!all.iter().any(|all| plan.contains(all)), "{database}: {statement}\n{plan}");
                // Of games that are over the seats tell when, so that thousands of them are not looked at.
                let ended = ["(token=? AND ended>?)", "(ended IS NOT NULL)"];
                assert!(ended.iter().any(|ended| plan.contains(ended)), "{database}: {statement}\n{plan}");
            }
        }
        for (statement, index) in [
            (stopped::STOPPED, "tables_by_status"),
            (stopped::ASLEEP, "tables_by_status"),
            (packs::TO_PACK, "tables_to_pack"),
        ] {
            let statement = ["$1", "$2", "$3"].iter().fold(statement.to_owned(), |said, one| said.replace(one, "50"));
            let plan = plan(&database, &mut connection, &statement).await;
            assert!(plan.contains(index), "{database}: {plan}");
        }
        drop(connection);
        assert_eq!(store.finished_of(anna, 1_000).await.unwrap().len(), 500, "{database}");
        // She sits at both seats of each, and each is on one page.
        let mut seen = Vec::new();
        for skip in (0..600).step_by(60) {
            seen.extend(store.tables_of(anna, skip, 60).await.unwrap().into_iter().map(|table| table.id));
        }
        let latest_first: Vec<_> = (1..=500).rev().map(|number| format!("Anna {number}")).collect();
        assert_eq!(seen, latest_first, "{database}");
        assert!(store.tables_of(anna, u64::MAX, 60).await.unwrap().is_empty(), "{database}");
    }
}

/// So many people with accounts that it costs less to find one by an index than to read all.
const PEOPLE: u32 = 4_000;

#[tokio::test]
async fn somebody_who_signs_in_is_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    for database in databases(&folder, "somebody_who_signs_in_is_found_by_an_index") {
        let store = SqlStore::open(&database).await.unwrap();
        let crowd =
            Crowd { people: PEOPLE, password: "a hash".into(), games: 0, under_way: 0, kinds: Vec::new(), now: 1 };
        store.put(&crowd, |_| ()).await.unwrap();
        let mut connection = store.pool.acquire().await.unwrap();
        for statement in [
            "INSERT INTO sessions (token, person, device, created, used)
             SELECT person, person, 'a browser', 1, row_number() OVER (ORDER BY person) FROM accounts",
            "INSERT INTO attempts (who, number, since)
             SELECT person, 1, row_number() OVER (ORDER BY person) FROM accounts",
            "INSERT INTO former_guests (guest, since)
             SELECT person, row_number() OVER (ORDER BY person) FROM accounts",
            "INSERT INTO tokens (token, bot, name, scopes, created) SELECT person, person, name, 'read', 1 FROM accounts",
            "INSERT INTO addresses (person, address, form) SELECT person, name, name FROM accounts",
            "INSERT INTO decks (person, id, game, deck, changed) SELECT person, 'one', 'chess', '{}', 1 FROM accounts",
            "ANALYZE",
        ] {
            sqlx::query(statement).execute(&mut *connection).await.unwrap();
        }
        let (name, bytes) = (format!("'{}'", Crowd::name(7)), literal(&database, Crowd::person(7)));
        let (name, bytes) = (name.as_str(), bytes.as_str());
        for (statement, values) in [
            (accounts::THAT_LOOKS, [name, ""]),
            (store.dialect.hold, [bytes, ""]),
            (accounts::FORGET_SESSIONS, ["50", ""]),
            (arriving::FORGET_GUESTS, ["50", ""]),
            (arriving::FORMER_GUEST, [bytes, ""]),
            (accounts::SIGNED_IN, [bytes, "50"]),
            (accounts::USE_SESSION, ["50", bytes]),
            (store.dialect.forget_attempts, ["50", ""]),
            (accounts::FORGIVE, [bytes, ""]),
            (bots::TOKEN, [bytes, ""]),
            (addresses::PERSON_AT, [name, ""]),
            (decks::DECKS, [bytes, ""]),
        ] {
            let statement = statement.replace("$1", values[0]).replace("$2", values[1]);
            let plan = plan(&database, &mut connection, &statement).await;
            // SQLite says SEARCH where it goes by an index, that of the primary key too.
            let by_index = plan.contains("SEARCH") || plan.contains("Index");
            assert!(
                by_index && !plan.contains("SCAN") && !plan.contains("Seq Scan"),
                "{database}: {statement}\n{plan}"
            );
        }
    }
}
