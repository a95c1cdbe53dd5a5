//! What a link to a table shows where it is shared.

use std::path::Path;

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::json;

use crate::house::{House, INVITED, ME, new_table, seats, two};

/// The head of a page, as a program sees it that shows what a link leads to; none where the page was not built.
async fn shown(house: &House, path: &str, language: &str) -> Option<String> {
    if !Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/index.html.gz").exists() {
        println!("not tested: the page was not built");
        return None;
    }
    let stranger = house.person();
    let request = stranger.request(Method::GET, path).header(header::ACCEPT_LANGUAGE, language);
    let answer = stranger.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200);
    let page = String::from_utf8(answer.body).unwrap();
    Some(page.split_once("</head>").unwrap().0.to_owned())
}

#[tokio::test]
async fn a_link_shows_who_invites_to_what_and_no_secret() {
    let house = House::new().await;
    let anna = house.person();
    let mut table = new_table(seats(&[ME, INVITED]));
    table["name"] = json!("Anna <b>\"&");
    let made = anna.post("/api/tables", table).await.good();
    let id = made["table"].as_str().unwrap();
    let invite = anna.info(id).await["invite"].as_str().unwrap().to_owned();
    let Some(head) = shown(&house, &format!("/table/{id}?invite={invite}"), "hu-HU,hu;q=0.9").await else { return };
    assert!(head.contains("content=\"Anna &lt;b&gt;&quot;&amp; játszani hív.\""), "{head}");
    assert!(head.contains("og:title\" content=\"In Flanders Field\""), "{head}");
    assert!(head.contains("og:locale\" content=\"hu_HU\""), "{head}");
    assert!(head.contains("og:image\" content=\"http://quincunx.test/pictures/in-flanders-field.webp\""), "{head}");
    assert!(!head.contains(&invite), "the invitation is for who has it");
}

#[tokio::test]
async fn of_a_game_that_goes_on_the_players_are_named_and_of_no_table_the_site() {
    let house = House::new().await;
    let (_, _, id) = two(&house).await;
    let Some(head) = shown(&house, &format!("/table/{id}"), "de").await else { return };
    assert!(head.contains("og:description\" content=\"Anna · Béla\""), "{head}");
    for path in ["/table/00000000000000000000", "/table/%E0%A4%A", "/", "/rules/in-flanders-field"] {
        let head = shown(&house, path, "hu").await.unwrap();
        assert!(head.contains("og:title\" content=\"Quincunx\""), "{path}: {head}");
        assert!(head.contains("og:description"), "{path}: {head}");
    }
}

#[tokio::test]
async fn who_asks_for_too_much_gets_the_page_and_no_table_is_looked_at() {
    let house = House::with(|config| config.limits.requests_in_ten_seconds = 6).await;
    let anna = house.person();
    let id = anna.make(seats(&[ME, INVITED])).await;
    let path = format!("/table/{id}");
    let mut last = None;
    for _ in 0..8 {
        last = shown(&house, &path, "en").await;
    }
    let Some(head) = last else { return };
    assert!(head.contains("og:title\" content=\"Quincunx\""), "{head}");
}
