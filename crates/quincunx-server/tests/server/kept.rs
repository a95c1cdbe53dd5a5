//! What stays in the database of those who play.

use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use quincunx_server::Database;

use crate::house::{COMPUTER, House, INVITED, ME, new_table, play_out, seats, two, until};
use crate::stream::Stream;

/// Everything in the folder of the database, or in the rows of PostgreSQL's.
pub(crate) fn files(house: &House) -> Vec<u8> {
    if let Database::Postgres(url) = &house.config.database {
        return quincunx_cluster::rows(url).unwrap();
    }
    let mut files: Vec<_> = std::fs::read_dir(house.folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.into_iter().flat_map(|file| std::fs::read(file).unwrap()).collect()
}

/// Does it stand there, as it is or as PostgreSQL's bytes are written?
pub(crate) fn holds(files: &[u8], what: &[u8]) -> bool {
    times(files, what) > 0 || times(files, ::hex::encode(what).as_bytes()) > 0
}

fn times(files: &[u8], what: &[u8]) -> usize {
    files.windows(what.len()).filter(|window| *window == what).count()
}

#[tokio::test]
async fn the_database_holds_names_but_no_token_and_no_address() {
    let test = "the_database_holds_names_but_no_token_and_no_address";
    for house in House::on_each_with(test, |config| config.behind_proxy = true).await {
        let (anna, bela, table) = two(&house).await;
        play_out(&table, &[&anna, &bela]).await;
        let from = anna.request(Method::GET, "/api/games").header("x-forwarded-for", "203.0.113.77");
        anna.send(from.body(Body::empty()).unwrap()).await.good();
        let cookie = anna.cookie.borrow().clone().unwrap();
        let (_, token) = cookie.split_once('=').unwrap();
        let (token, _) = token.split_once('.').unwrap();
        house.app.close().await;
        let files = files(&house);
        assert!(holds(&files, "Béla".as_bytes()), "names are kept, so the search finds what there is");
        assert!(!holds(&files, token.as_bytes()) && !holds(&files, &hex(token)));
        assert!(!holds(&files, b"203.0.113.77"));
    }
}

fn hex(text: &str) -> [u8; 32] {
    quincunx_engine::Bytes32::from_hex(text).expect("a token is 64 digits").0
}

#[tokio::test]
async fn a_component_file_is_kept_once_and_trimmed_to_what_is_read() {
    let house = House::new().await;
    let anna = house.person();
    let file = format!("# {}\n{}", "x".repeat(30_000), in_flanders_field::STANDARD);
    let mut new = new_table(seats(&[ME, COMPUTER]));
    new["options"]["components"] = file.clone().into();
    let mut tables = Vec::new();
    for _ in 0..10 {
        let made = anna.post("/api/tables", new.clone()).await.good();
        tables.push(made["table"].as_str().unwrap().to_owned());
    }
    house.app.close().await;
    // Not by the size of the database: that depends on how far the computers have come meanwhile.
    assert_eq!(times(&files(&house), b"Na Polach Flandrii"), 1, "ten tables have the file once");
    let house = house.restart().await;
    let anna = house.again(&anna);
    assert!(!holds(&files(&house), "x".repeat(1_000).as_bytes()), "what is not read is not kept");
    let [first, last] = [&tables[0], &tables[9]].map(|table| table.clone());
    let told = anna.info(&first).await["options"]["components"].clone();
    assert!(told.as_str().unwrap().starts_with("sha256:"), "{told}");
    assert_eq!(anna.info(&last).await["options"]["components"], told);
    anna.end(&last).await;
    let record = anna.get(&format!("/api/tables/{last}/record")).await.good();
    let verdict = anna.post("/api/records/verify", record).await.good();
    assert!(verdict["checks"].as_array().unwrap().iter().all(|check| check["outcome"] == "passed"), "{verdict}");
}

#[tokio::test]
async fn a_table_that_nobody_comes_to_is_removed_with_everything_of_it() {
    let house = House::with(|config| {
        config.waiting.look = Duration::from_millis(20);
        config.waiting.given_up = Duration::from_secs(2);
    })
    .await;
    let (anna, bela) = (house.person(), house.person());
    let mut new = new_table(seats(&[ME, INVITED]));
    new["options"]["components"] = in_flanders_field::STANDARD.into();
    let given_up = anna.post("/api/tables", new.clone()).await.good()["table"].as_str().unwrap().to_owned();
    let attended = bela.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned();
    let stream = Stream::open(&bela, &attended, None).await;
    let (_, _, playing) = two(&house).await;
    // Whoever sits there and asks is there.
    let stranger = house.person();
    let is_gone = async |table: &str| !stranger.get(&format!("/api/tables/{table}")).await.status.is_success();
    until(async || is_gone(&given_up).await).await;
    anna.get(&format!("/api/tables/{given_up}")).await.problem("no-such-table");
    assert_eq!(bela.info(&attended).await["status"], "waiting", "somebody is there");
    assert_eq!(anna.info(&playing).await["status"], "playing", "a game that has begun stays");
    drop(stream);
    until(async || is_gone(&attended).await).await;
    house.app.close().await;
    assert!(holds(&files(&house), playing.as_bytes()));
}

#[tokio::test]
async fn a_record_that_is_sent_to_be_checked_is_not_kept() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    play_out(&table, &[&anna, &bela]).await;
    let mut record = anna.get(&format!("/api/tables/{table}/record")).await.good();
    record["seats"][0] = "Somebody else".into();
    anna.post("/api/records/verify", record).await.good();
    house.app.close().await;
    assert!(!holds(&files(&house), b"Somebody else"));
}
