//! A database that an older version of the program has written is opened and goes on. The older version is made up: it lacks two
//! columns of the first schema, which two later versions have added, one of them with what follows from the data; then come the
//! versions that truly followed.

use quincunx_engine::Bytes32;
use sqlx::Executor;

use crate::database::Dialect;
use crate::{Database, KeptTable, Rematch, SqlStore, Store, StoreError, story};

const REMATCH: (&str, &str) = ("rematch", "ALTER TABLE tables ADD COLUMN rematch TEXT REFERENCES tables (id)");

const COMPUTER_DUE: (&str, &str) = (
    "computer due",
    "ALTER TABLE tables ADD COLUMN computer_due INTEGER NOT NULL DEFAULT 0;
     UPDATE tables SET computer_due = 1 WHERE status = 'playing'",
);

/// Fails when half of it is done.
const FAULTY: (&str, &str) = ("faulty", "DELETE FROM seats; UPDATE chairs SET kind = 'open'");

fn migrations(database: &Database, change: &str, later: &[(&'static str, &'static str)]) -> Dialect {
    let dialect = database.dialect();
    let (name, today) = dialect.migrations[0];
    let is_later = |line: &&str| ["rematch", "computer_due"].iter().any(|column| line.trim_start().starts_with(column));
    let first: Vec<&str> = today.lines().filter(|line| !is_later(line)).chain([change]).collect();
    assert_eq!(first.len(), today.lines().count() - 1, "two lines are gone");
    let first: &'static str = Box::leak(first.join("\n").into_boxed_str());
    let since = dialect.migrations[1..].iter().filter(|_| later.contains(&COMPUTER_DUE));
    let all: Vec<_> = [(name, first)].into_iter().chain(later.iter().copied()).chain(since.copied()).collect();
    Dialect { migrations: Box::leak(all.into_boxed_slice()), ..dialect }
}

/// The table as today's version reads it.
fn expected() -> KeptTable {
    KeptTable { header: Some(story::header()), number: 3, standing: story::playing(&[1], true), ..story::new_table() }
}

/// Keeps the table as the older version did.
async fn keep(store: &SqlStore) {
    let table = expected();
    sqlx::query(
        "INSERT INTO tables (id, game, options, pace, created, server_seed, invite, header, number, status, waiting, resigned)
         VALUES ('one', 'chess', $1, 'slow', 1, $2, 'secret', $3, 3, 'playing', '[1]', '[]')",
    )
    .bind(table.options.to_string())
    .bind(&table.server_seed.0[..])
    .bind(serde_json::to_string(&table.header).unwrap())
    .execute(&store.pool)
    .await
    .unwrap();
    for (number, seat) in (0i64..).zip(&table.seats) {
        let statement =
            "INSERT INTO seats (table_id, seat, kind, name, token, contribution) VALUES ('one', $1, $2, $3, $4, $5)";
        sqlx::query(statement)
            .bind(number)
            .bind(seat.kind.word())
            .bind(&seat.name)
            .bind(seat.token.as_ref().map(|token| &token.0[..]))
            .bind(seat.contribution.as_ref().map(|contribution| &contribution.0[..]))
            .execute(&store.pool)
            .await
            .unwrap();
    }
    for entry in &story::entries()[..3] {
        sqlx::query("INSERT INTO entries (table_id, number, entry) VALUES ('one', $1, $2)")
            .bind(i64::from(entry.number))
            .bind(serde_json::to_string(entry).unwrap())
            .execute(&store.pool)
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn an_older_database_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("quincunx.db"));
    let postgres = quincunx_cluster::database("an_older_database_goes_on").map(Database::Postgres);
    for database in [file].into_iter().chain(postgres) {
        let older = migrations(&database, "", &[]);
        let store = SqlStore::open_with(&database, older).await.unwrap();
        keep(&store).await;
        store.close().await;

        let faulty = migrations(&database, "", &[REMATCH, FAULTY]);
        assert!(matches!(SqlStore::open_with(&database, faulty).await, Err(StoreError::Unavailable(_))), "{database}");
        let changed = migrations(&database, "SELECT 1;", &[REMATCH, COMPUTER_DUE]);
        assert!(
            matches!(SqlStore::open_with(&database, changed).await, Err(StoreError::OtherVersion(_))),
            "{database}"
        );

        let newer = migrations(&database, "", &[REMATCH, COMPUTER_DUE]);
        let store = SqlStore::open_with(&database, newer).await.unwrap();
        let (table, entries) = store.table("one").await.unwrap();
        assert!(table == expected(), "{database}: nothing has changed");
        assert_eq!(entries, story::entries()[..3]);
        assert_eq!(store.unattended().await.unwrap(), ["one"], "{database}: the computer goes on");
        store.append("one", &story::entries()[3..], &story::playing(&[0], false)).await.unwrap();
        let rematch = KeptTable { id: "two".into(), ..story::new_table() };
        store.make(&rematch, Some(Rematch { of: "one", instead_of: None }), None).await.unwrap();
        store.pool.execute("DELETE FROM entries").await.expect_err("entries are append-only as they were");
        store.close().await;

        assert!(matches!(SqlStore::open_with(&database, older).await, Err(StoreError::OtherVersion(_))), "{database}");
        let store = SqlStore::open_with(&database, newer).await.unwrap();
        let (table, entries) = store.table("one").await.unwrap();
        assert_eq!(entries, story::entries());
        assert_eq!(table.rematch.as_deref(), Some("two"));
    }
}

#[tokio::test]
async fn games_that_ended_before_their_seats_told_when_are_found_in_their_order() {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("quincunx.db"));
    let name = "games_that_ended_before_their_seats_told_when_are_found_in_their_order";
    for database in [file].into_iter().chain(quincunx_cluster::database(name).map(Database::Postgres)) {
        let dialect = database.dialect();
        let before = dialect.migrations.iter().take_while(|(name, _)| *name != "ended").count();
        let older = Dialect { migrations: &dialect.migrations[..before], ..dialect };
        let store = SqlStore::open_with(&database, older).await.unwrap();
        let anna = Bytes32::hash("Anna");
        // Of one it was not noted yet when it ended.
        for (id, created, status, since) in
            [("first", 1, "over", 5), ("unnoted", 9, "over", 0), ("last", 2, "over", 20), ("goes on", 1, "playing", 30)]
        {
            sqlx::query(
                "INSERT INTO tables (id, game, options, pace, created, server_seed, number, status, waiting, resigned,
                 computer_due, returns, since) VALUES ($1, 'chess', '{}', 'slow', $2, $3, 1, $4, '[]', '[]', 0, '1 0', $5)",
            )
            .bind(id)
            .bind(created)
            .bind(&anna.0[..])
            .bind(status)
            .bind(since)
            .execute(&store.pool)
            .await
            .unwrap();
            sqlx::query("INSERT INTO seats (table_id, seat, kind, name, token) VALUES ($1, 0, 'person', 'Anna', $2)")
                .bind(id)
                .bind(&anna.0[..])
                .execute(&store.pool)
                .await
                .unwrap();
        }
        store.close().await;

        let store = SqlStore::open(&database).await.unwrap();
        let own = store.tables_of(anna, 0, 10).await.unwrap();
        let ids: Vec<_> = own.iter().map(|table| table.id.as_str()).collect();
        assert_eq!(ids, ["goes on", "last", "unnoted", "first"], "{database}");
        let finished = store.finished_of(anna, 2).await.unwrap();
        assert_eq!(
            finished.iter().map(|game| game.table.as_str()).collect::<Vec<_>>(),
            ["last", "unnoted"],
            "{database}"
        );
    }
}

/// Databases of these versions are in use: what stands here stays, and new versions are added below.
#[test]
fn released_versions_of_the_schema_do_not_change() {
    let hashes = |database: Database| {
        let migrations = database.dialect().migrations.iter();
        migrations.map(|(_, sql)| Bytes32::hash(sql).to_hex()).collect::<Vec<_>>()
    };
    assert_eq!(
        hashes(Database::File("any".into())),
        [
            "2d7e110c998928cd6c4cc92e02f781d14f48c75a6dcfcd09123dc4e926611f15",
            "9794753574828db0154e64a75a4f11607a2175ff6dfd780a3e5d512bd4a06310",
            "897dd6fe528191cadda454e1df9e85f2af59b8508d2437e7d653e190f4f9760c",
            "26d4c07463b31e589b9e7fd33f610b80f2fa9bcc85d39f51461b5adee65ac7a8",
            "ac5f0616bdd8bf2fd2fd717ca481e92987a64d72a567f02a1f133b4ded0b8ac6",
            "8fe851d2eac034147c86e01dfe4ce4095f6b58ff97fad67625f82090a6738c65",
            "dbf0c7faf0ac866b80ddacb24649ae7d4f3c89e7671719684f2833ec43d11f09",
            "c222b2fd9c9b208ca421c5bb1d37332b21e32d91c6e18cc7c0837e73b97ec2b2",
            "3b0e1280a527d652f42112e11930e263bebd940b79c190cb597f86e269a2166b",
            "eaf00edc5a0f39f81e655b98cb413c6b76060dea3af636ed90074c7be98b761e",
            "25c642ecd43ccd49bfc7c39aaa607213a201fe6dd6e26e7de3bbc428ee973b6c",
            "d39a55fa1a9009c31d15c5f90d0290867f773bfdea57db8b3d9d362303897e6a",
            "7e5ddbb1181960a84553c144a17fadaca9ca88d8036633bc7b09a6bc89f708dd",
            "fedb5bb0eb093a3c1e598a17b816f1c4463181fd278a02d7738656c238e0c052",
            "48d6bf8f8988095696ee9370d9e63d5cec9b9315fc4c105f4c57b040d724c1b1",
            "a5a734b2428d0f45aa2bf8e6eac381967d23a19185585b7b55b3f45be0bea721",
            "34788fbfc8042e22cd55cd4587ee213ace4c7de8ae68354812ab888eecf6c883",
            "584717dace0fc1430999584ff1c67c83c0366d100a5a7bbe9517b361d772afb6",
            "6506b3bf57aa82b6edac85c7f9fe62265f0349ece5bfd87c854fa8804732acfa",
            "4366889cc56db6b11522448d24cce1933d9563498920f6ad69a6a9504eb71f9e",
        ]
    );
    assert_eq!(
        hashes(Database::Postgres("any".into())),
        [
            "2f8de795ab0211842edd8a4c773a2bac64088634879dc0c7aa3b75b3de38acf5",
            "968c2e1b46a9c1108df19be381ca1d09f0615d0b3756601963579e767c145b8a",
            "bea56ce4c1e76ed95c41e13e0fe175edca26d055497687c4d959b31952241953",
            "161532d6a3efb0cb4571b1d8da426f6d3deac2016466a7954a256ec0403b24ef",
            "305972ab9fdf7848bc3ebd889468394ba4217ca31615b76863a02d07b4347241",
            "a65c65755496205259dea5497be7d282519c2bbfc9d319505f867efd2736a045",
            "d12bb9b226c75fe6a492b9b32dc158c533e183b7d29d15439f74095bb0841fb0",
            "3830b3a7ea00616657b6b2ddfabcb595203b6cce5bde6851a5139a98a2935ec8",
            "3eb411a502ab0d0d9f624c21bbc77cad54bb2d5adf9de4e34bb5366d4addf212",
            "798754a778f776d59127e68ee0556eb4b826f0ab180fe4ca8c94f1439c54df8f",
            "d94f3275266c080bc4ffecb4586ae73a580d9a4323b983c98ce526800973af83",
            "2567d01e0b91596ebb2824da3eeb3981566dac501f9fbd8e80e7d08a9db32421",
            "aba900bac50bc086b39dffd52d90657c82e3429e55e45b9aa961c284d759438f",
            "fedb5bb0eb093a3c1e598a17b816f1c4463181fd278a02d7738656c238e0c052",
            "6c95c22cbd189b7e4d0f2a95167c02c3254e2027316823d28f7717627067df12",
            "da92b480123e97490ea2d9135bdcf2dd2a4807e2213f7671e7c40a2b22e162f8",
            "405f707002ad9c1381b414ed1af86f8013111b1c8b13e37f0121131fdcb222e6",
            "b61847f9967a0f599278314d58e42af9f3156e957971c82bab3db569f91ed3f4",
            "bfa221d2e8fffa400b139425286c21280ad730a96eb4561b6d2a849a79988f53",
            "c27cc640f857c8a8ffb1ce781924a8be4bfe5e6d5a6146a0d0bfa9765406ec3d",
        ]
    );
}
