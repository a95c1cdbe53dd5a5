//! What a person has played: found again, counted, and told to nobody else.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::house::{COMPUTER, House, ME, OPEN, Person, seats, two};

async fn history(person: &Person, search: &str) -> Value {
    person.get(&format!("/api/me/games?{search}")).await.good()
}

fn tables(history: &Value) -> Vec<&str> {
    history["games"].as_array().unwrap().iter().map(|game| game["table"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_game_is_in_the_history_of_those_who_played_it_once_it_is_over() {
    for house in House::on_each("a_game_is_in_the_history_of_those_who_played_it_once_it_is_over").await {
        let (anna, bela, table) = two(&house).await;
        let nothing = json!({ "games": [], "figures": [] });
        assert_eq!(history(&anna, "").await, nothing, "it is not over");
        bela.resign(&table).await.good();
        let told = history(&anna, "").await;
        let mut game = told["games"][0].clone();
        let ended = game["ended"].take();
        assert_eq!(ended, anna.info(&table).await["since"], "as the table tells it");
        assert_eq!(
            game,
            json!({
                "table": table,
                "game": "in-flanders-field",
                "names": ["Anna", "Béla"],
                "side": { "seat": 0, "seats": 2, "seating": null },
                "outcome": "won",
                "ended": null,
            })
        );
        let score = json!({ "played": 1, "won": 1, "drawn": 0, "lost": 0 });
        assert_eq!(
            told["figures"],
            json!([{
                "game": "in-flanders-field",
                "score": score,
                "sides": [{ "side": game["side"], "score": score }],
                "others": [{ "name": "Béla", "score": score }],
            }])
        );
        assert_eq!(history(&bela, "").await["games"][0]["outcome"], "lost");
        for other in [house.person(), {
            let known = house.person();
            known.get_known().await;
            known
        }] {
            assert_eq!(history(&other, "").await, nothing, "it is nobody else's");
        }
    }
}

#[tokio::test]
async fn games_are_found_by_game_name_and_outcome_fifty_on_a_page() {
    let house = House::with(|config| config.limits.tables_in_an_hour = 1_000).await;
    let (anna, bela, lost) = two(&house).await;
    anna.resign(&lost).await.good();
    let won = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&won, "Łukasz").await.good();
    bela.resign(&won).await.good();
    let found = async |search: &str| {
        let history = history(&anna, search).await;
        (tables(&history).join(" "), history["figures"][0]["score"]["played"].as_u64().unwrap_or_default())
    };
    assert_eq!(found("name=B%C3%89L").await, (lost.clone(), 1), "in capitals");
    assert_eq!(found("name=%C5%82uk&outcome=won").await, (won.clone(), 1));
    assert_eq!(found("name=%C5%82uk&outcome=lost").await, (String::new(), 0));
    assert_eq!(found("outcome=lost").await, (lost, 1));
    assert_eq!(found("game=go").await, (String::new(), 0));
    for unreadable in ["outcome=resigned", "page=-1"] {
        anna.get(&format!("/api/me/games?{unreadable}")).await.problem("bad-request");
    }
    for _ in 0..50 {
        let table = anna.make(seats(&[ME, COMPUTER])).await;
        anna.end(&table).await;
    }
    let pages = [history(&anna, "").await, history(&anna, "page=1").await, history(&anna, "page=2").await];
    assert_eq!(pages.each_ref().map(|page| tables(page).len()), [50, 2, 0]);
    assert!(pages.iter().all(|page| page["figures"] == pages[0]["figures"]), "of all that was found");
    let all: BTreeSet<&str> = pages.iter().flat_map(tables).collect();
    assert_eq!(all.len(), 52, "nothing is told twice, and nothing left out");
}
