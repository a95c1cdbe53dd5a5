//! A database of the first version, and browsers with cookies from before there were accounts, go on in this one.

use std::time::SystemTime;

use hmac::{Hmac, KeyInit, Mac};
use quincunx_engine::Bytes32;
use quincunx_engine::record::Header;
use quincunx_games::REGISTRY;
use quincunx_server::Database;
use serde_json::{Value, json};
use sha2::Sha256;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::migrate::{MigrateDatabase, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Postgres, SqlSafeStr};

use crate::accounts::{me, sign_up};
use crate::house::{House, Person, play_out};

const GAME: &str = "in-flanders-field";

/// The first version of the schema, which never changes.
const ON_SQLITE: &str = include_str!("../../../quincunx-store/migrations/sqlite/0001_tables.sql");
const ON_POSTGRES: &str = include_str!("../../../quincunx-store/migrations/postgres/0001_tables.sql");

/// Past the program, to a file that is there.
pub(crate) async fn open_file(database: &Database) -> AnyPool {
    install_default_drivers();
    let Database::File(file) = database else { panic!("no file") };
    AnyPoolOptions::new().max_connections(1).connect(&format!("sqlite:{}", file.display())).await.unwrap()
}

/// A database as the first version has made it.
async fn first(database: &Database) -> AnyPool {
    install_default_drivers();
    let (url, schema) = match database {
        Database::File(file) => (format!("sqlite:{}?mode=rwc", file.display()), ON_SQLITE),
        Database::Postgres(url) => {
            Postgres::create_database(url).await.unwrap();
            (url.clone(), ON_POSTGRES)
        }
    };
    let pool = AnyPoolOptions::new().max_connections(1).connect(&url).await.unwrap();
    let tables = Migration::new(1, "tables".into(), MigrationType::Simple, schema.into_sql_str(), false);
    Migrator::with_migrations(vec![tables]).run(&pool).await.unwrap();
    pool
}

/// What the server kept of a table of Anna's, with whoever sits on the other seat. It has begun if somebody does.
async fn keep(pool: &AnyPool, id: &str, tokens: [Option<Bytes32>; 2]) {
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs() as i64;
    let (seed, contributions) = (Bytes32::hash(id), ["Anna", "Béla"].map(Bytes32::hash));
    let game = REGISTRY.find(GAME).unwrap();
    let (options, _) = game.complete(&json!({ "seats": 2 })).ok().unwrap();
    let (mut header, mut entries, mut waiting) = (None, Vec::new(), Value::from(Vec::<usize>::new()));
    if tokens[1].is_some() {
        let names = ["Anna", "Béla"].map(String::from).to_vec();
        let rules = game.info().rules_version;
        let begun = Header::new(GAME, rules, options.clone(), names, Bytes32::hash(seed.0), contributions.to_vec());
        let mut table = game.open(begun.clone(), seed).ok().unwrap();
        entries = table.opening();
        for entry in &entries {
            table.push(entry.clone()).ok().unwrap();
        }
        waiting = table.waiting().iter().map(|seat| seat.index()).collect::<Vec<_>>().into();
        header = Some(serde_json::to_string(&begun).unwrap());
    }
    sqlx::query(
        "INSERT INTO tables (id, game, options, pace, created, server_seed, header, number, status, waiting, resigned,
         computer_due) VALUES ($1, $2, $3, 'slow', $4, $5, $6, $7, $8, $9, '[]', 0)",
    )
    .bind(id)
    .bind(GAME)
    .bind(options.to_string())
    .bind(now)
    .bind(&seed.0[..])
    .bind(&header)
    .bind(entries.len() as i64)
    .bind(if header.is_some() { "playing" } else { "waiting" })
    .bind(waiting.to_string())
    .execute(pool)
    .await
    .unwrap();
    for (seat, token) in (0i64..).zip(tokens) {
        let place = seat as usize;
        sqlx::query(
            "INSERT INTO seats (table_id, seat, kind, name, token, contribution) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(id)
        .bind(seat)
        .bind(if token.is_some() { "person" } else { "open" })
        .bind(token.map(|_| ["Anna", "Béla"][place]))
        .bind(token.as_ref().map(|token| &token.0[..]))
        .bind(token.map(|_| &contributions[place].0[..]))
        .execute(pool)
        .await
        .unwrap();
    }
    for entry in &entries {
        sqlx::query("INSERT INTO entries (table_id, number, entry) VALUES ($1, $2, $3)")
            .bind(id)
            .bind(i64::from(entry.number))
            .bind(serde_json::to_string(entry).unwrap())
            .execute(pool)
            .await
            .unwrap();
    }
}

fn mac(key: Bytes32, text: &str) -> Bytes32 {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key.0).unwrap();
    mac.update(text.as_bytes());
    Bytes32(mac.finalize().into_bytes().into())
}

/// A browser with the cookie of a guest, as it was given out before there were accounts.
fn guest(house: &House, seed_key: Bytes32, token: Bytes32) -> Person {
    let token = token.to_hex();
    let signature = mac(mac(seed_key, "tokens"), &token).to_hex();
    Person { cookie: Some(format!("quincunx={token}.{signature}")).into(), ..house.person() }
}

#[tokio::test]
async fn whoever_sat_at_a_table_of_the_first_version_plays_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("quincunx.db"));
    let postgres = quincunx_cluster::database("whoever_sat_at_a_table_of_the_first_version_plays_on");
    for database in [file].into_iter().chain(postgres.map(Database::Postgres)) {
        let [signing_key, seed_key, annas, belas] = ["signing", "seeds", "Anna's", "Béla's"].map(Bytes32::hash);
        let [anna, bela] = [annas, belas].map(|token| Bytes32::hash(token.to_hex()));
        let pool = first(&database).await;
        sqlx::query("INSERT INTO server (\"only\", signing_key, seed_key) VALUES (1, $1, $2)")
            .bind(&signing_key.0[..])
            .bind(&seed_key.0[..])
            .execute(&pool)
            .await
            .unwrap();
        let [begun, open] = ["00000000000000000001", "00000000000000000002"];
        keep(&pool, begun, [Some(anna), Some(bela)]).await;
        keep(&pool, open, [Some(anna), None]).await;
        pool.close().await;

        let house = House::with(|config| config.database = database.clone()).await;
        let [anna, bela] = [annas, belas].map(|token| guest(&house, seed_key, token));
        assert_eq!(me(&anna).await, json!({ "known": true, "account": null }), "{database}");
        for (person, seat) in [(&anna, 0), (&bela, 1)] {
            let info = person.info(begun).await;
            assert_eq!((&info["you"], &info["status"]), (&json!(seat), &json!("playing")), "{database}");
        }
        bela.sit(open, "Béla").await.good();
        assert_eq!(sign_up(&anna, "Anna").await.status, 201, "{database}");
        for table in [begun, open] {
            play_out(table, &[&anna, &bela]).await;
            let record = anna.get(&format!("/api/tables/{table}/record")).await.good();
            let verdict = bela.post("/api/records/verify", record).await.good();
            assert!(
                verdict["checks"].as_array().unwrap().iter().all(|check| check["outcome"] == "passed"),
                "{verdict}"
            );
            assert_eq!(verdict["signedHere"], true, "{database}: by the key of before");
        }
        assert_eq!(anna.get("/api/tables?mine").await.good().as_array().unwrap().len(), 2, "{database}");
    }
}
