//! However many tables there are, those of one person are found by an index.

use quincunx_engine::Bytes32;
use sqlx::{AnyConnection, Row};

use crate::{Database, SqlStore, Store, finished, own, packs, stopped};

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
        "INSERT INTO seats (table_id, seat, kind, name, token)
         WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < $3)
         SELECT CAST($2 AS TEXT) || n, chair, 'person', 'Somebody', $1 FROM count, (SELECT 0 AS chair UNION SELECT 1) AS chairs",
    ];
    for statement in [tables, seats] {
        sqlx::query(statement).bind(&token.0[..]).bind(name).bind(games).execute(&mut *connection).await.unwrap();
    }
}

#[tokio::test]
async fn the_tables_of_a_person_are_found_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("quincunx.db"));
    let postgres = quincunx_cluster::database("the_tables_of_a_person_are_found_by_an_index").map(Database::Postgres);
    for database in [Some(file), postgres].into_iter().flatten() {
        let store = SqlStore::open(&database).await.unwrap();
        let mut connection = store.pool.acquire().await.unwrap();
        for other in 0..OTHERS {
            play(&mut connection, &format!("other {other} "), 1_000).await;
        }
        play(&mut connection, "Anna ", 500).await;
        sqlx::query("ANALYZE").execute(&mut *connection).await.unwrap();
        let (explain, column) = match database {
            Database::File(_) => ("EXPLAIN QUERY PLAN", 3),
            Database::Postgres(_) => ("EXPLAIN", 0),
        };
        let anna = Bytes32::hash("Anna ");
        let token = match database {
            Database::File(_) => format!("x'{}'", anna.to_hex()),
            Database::Postgres(_) => format!("'\\x{}'::bytea", anna.to_hex()),
        };
        let mut plan = async |statement: &str| {
            let statement = statement.replace("$1", &token).replace("$2", "50").replace("$3", "0");
            let asked = format!("{explain} {statement}");
            let rows = sqlx::query(sqlx::AssertSqlSafe(asked)).fetch_all(&mut *connection).await.unwrap();
            rows.iter().map(|row| row.get(column)).collect::<Vec<String>>().join("\n")
        };
        for statement in [own::OWN, finished::GAMES] {
            let plan = plan(statement).await;
            assert!(plan.contains("seats_by_token"), "{database}: {statement}\n{plan}");
            for whole in ["SCAN tables", "SCAN seats", "Seq Scan on tables", "Seq Scan on seats"] {
                assert!(!plan.contains(whole), "{database}: {statement}\n{plan}");
            }
        }
        for (statement, index) in [(stopped::STOPPED, "tables_by_status"), (packs::TO_PACK, "tables_to_pack")] {
            let plan = plan(&statement.replace("$1", "50")).await;
            assert!(plan.contains(index), "{database}: {plan}");
        }
        drop(connection);
        assert_eq!(store.finished_of(anna, 1_000).await.unwrap().len(), 500, "{database}");
    }
}
