//! What stays in the database of those who play.

use axum::body::Body;
use axum::http::Method;

use crate::house::{House, play_out, two};

/// Everything in the folder of the database.
fn files(house: &House) -> Vec<u8> {
    let mut files: Vec<_> = std::fs::read_dir(house.folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.into_iter().flat_map(|file| std::fs::read(file).unwrap()).collect()
}

fn holds(files: &[u8], what: &[u8]) -> bool {
    files.windows(what.len()).any(|window| window == what)
}

#[tokio::test]
async fn the_database_holds_names_but_no_token_and_no_address() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let (anna, bela, table) = two(&house).await;
    play_out(&table, &[&anna, &bela]).await;
    let from = anna.request(Method::GET, "/api/games").header("x-forwarded-for", "203.0.113.77");
    anna.send(from.body(Body::empty()).unwrap()).await.good();
    let cookie = anna.cookie.borrow().clone().unwrap();
    let (_, token) = cookie.split_once('=').unwrap();
    house.app.close().await;
    let files = files(&house);
    assert!(holds(&files, "Béla".as_bytes()), "names are kept, so the search finds what there is");
    assert!(!holds(&files, token.as_bytes()) && !holds(&files, &hex(token)));
    assert!(!holds(&files, b"203.0.113.77"));
}

fn hex(text: &str) -> [u8; 32] {
    quincunx_engine::Bytes32::from_hex(text).expect("a token is 64 digits").0
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
