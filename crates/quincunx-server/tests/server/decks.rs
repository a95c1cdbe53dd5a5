//! Decks that players bring: checked, looked up, and exchanged.

use serde_json::{Value, json};

use crate::house::{Answer, House, INVITED, ME, OPEN, Person, contribution, new_table, seats};

const GAME: &str = "osok-hajnala";

async fn check(person: &Person, options: Value) -> Value {
    let answer = person.post(&format!("/api/games/{GAME}/check"), json!({ "options": options })).await;
    answer.good()["faults"].clone()
}

async fn catalogue(person: &Person, options: Value) -> Answer {
    person.post(&format!("/api/games/{GAME}/components"), json!({ "options": options })).await
}

async fn table(person: &Person, kinds: &[&str], options: Value) -> String {
    let mut new = new_table(seats(kinds));
    new["game"] = json!(GAME);
    new["options"] = options;
    person.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned()
}

async fn bring(person: &Person, table: &str, name: &str, deck: &str) -> Answer {
    let body = json!({ "name": name, "contribution": contribution(name), "deck": deck });
    person.post(&format!("/api/tables/{table}/seats"), body).await
}

/// The ready deck of this id as text.
async fn ready(person: &Person, id: &str) -> String {
    let decks = catalogue(person, json!({})).await.good()["decks"].clone();
    let deck = decks.as_array().unwrap().iter().find(|deck| deck["id"] == id).unwrap();
    deck["text"].as_str().unwrap().to_owned()
}

/// Holds: OH-2.20, OH-2.21, OH-2.22.
#[tokio::test]
async fn everything_that_is_wrong_with_a_deck_is_told_with_its_clause() {
    let house = House::new().await;
    let anna = house.person();
    assert_eq!(check(&anna, json!(null)).await, json!([]), "the rules are good");
    let deck = "9 h-c1\n3 w-c1\n";
    let faults = check(&anna, json!({ "decks": [deck, deck] })).await;
    let clauses: Vec<&str> = faults.as_array().unwrap().iter().map(|it| it["clause"].as_str().unwrap()).collect();
    assert_eq!(
        clauses,
        ["OH-2.20", "OH-2.21", "OH-2.22", "OH-2.22"],
        "12 cards, 9 copies, 9 of a caste and 3 of another"
    );
    let faults = check(&anna, json!({ "decks": ["1 dragon\n", "mage-circle"] })).await;
    assert_eq!((&faults[0]["line"], &faults[0]["message"]["key"]), (&json!(1), &json!("fault-deck-card")));
    assert_eq!(check(&anna, json!({ "decks": [deck, deck], "deck_rules": "free" })).await, json!([]), "OH-R35");

    let path = |game: &str| format!("/api/games/{game}/check");
    anna.post(&path("chess"), json!({})).await.problem("no-such-game");
    anna.post(&path(GAME), json!({ "options": { "decks": [deck] } })).await.problem("bad-options");
    anna.post(&path(GAME), json!({ "deck": deck })).await.problem("bad-request");
    let others = anna.post(&path("in-flanders-field"), json!({ "options": { "seats": 9 } })).await.good();
    assert_eq!(others["faults"].as_array().unwrap().len(), 1, "{others}");
}

/// Holds: OH-2.2, OH-2.25.
#[tokio::test]
async fn all_cards_that_decks_can_be_built_from_are_told_those_of_an_own_file_too() {
    let house = House::new().await;
    let anna = house.person();
    let usual = catalogue(&anna, json!({})).await.good();
    let nobles = catalogue(&anna, json!({ "format": "noble", "keywords": "on" })).await.good();
    assert_eq!((&usual["noble"], &nobles["noble"]), (&json!(false), &json!(true)));
    let cards = |told: &Value| told["cards"].as_array().unwrap().len();
    assert!(cards(&usual) < cards(&nobles), "cards with keywords can be brought only where they are used");
    let text = ready(&anna, "warrior-battalion").await;
    assert_eq!(check(&anna, json!({ "decks": [text, text] })).await, json!([]));

    let file = osok_hajnala_file();
    let renamed = file.replacen("id = \"h-c1\"", "id = \"own-card\"", 1);
    // Its ready decks name a card that is no more: they are at fault, and told with their line.
    let fault = catalogue(&anna, json!({ "components": renamed })).await.problem("bad-options")["fault"].clone();
    assert!(fault["line"].as_u64().is_some(), "{fault}");
    let own = catalogue(&anna, json!({ "components": file.replace("h-c1", "own-card") })).await.good();
    assert!(own["cards"].as_array().unwrap().iter().any(|card| card["id"] == "own-card"));

    let others = anna.post("/api/games/in-flanders-field/components", json!({})).await.good();
    assert!(others.is_object(), "other games tell what is in play");
}

#[tokio::test]
async fn options_that_a_table_tells_are_looked_at_with_its_file() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let file = osok_hajnala_file().replace("h-c1", "own-card");
    let made = table(&anna, &[ME, OPEN], json!({ "components": file })).await;
    let options = bela.info(&made).await["options"].clone();
    assert!(options["components"].as_str().unwrap().starts_with("sha256:"));
    catalogue(&bela, options.clone()).await.problem("bad-options");
    let asked = async |what: &str, table: &str| {
        let path = format!("/api/games/{GAME}/{what}");
        bela.post(&path, json!({ "options": options, "table": table })).await
    };
    let told = asked("components", &made).await.good();
    assert!(told["cards"].as_array().unwrap().iter().any(|card| card["id"] == "own-card"));
    assert_eq!(asked("check", &made).await.good()["faults"], json!([]));
    asked("check", "nowhere").await.problem("no-such-table");

    let others = table(&anna, &[ME, OPEN], json!({ "components": file.replace("own-card", "other-card") })).await;
    asked("components", &others).await.problem("bad-options");
}

fn osok_hajnala_file() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/osok-hajnala/components.toml");
    std::fs::read_to_string(path).unwrap()
}

#[tokio::test]
async fn who_sits_down_brings_a_deck_which_the_rules_check() {
    for house in House::on_each("decks").await {
        let (anna, bela) = (house.person(), house.person());
        let made = table(&anna, &[ME, OPEN], json!({ "decks": ["hunter-foray", "mage-circle"] })).await;
        let refused = bring(&bela, &made, "Béla", "40 h-c1\n").await.problem("bad-options");
        assert_eq!(refused["fault"]["clause"], "OH-2.21");
        let info = anna.info(&made).await;
        assert_eq!((&info["status"], &info["seats"][1]["kind"]), (&json!("waiting"), &json!("open")));
        assert_eq!(info["options"]["decks"][1], "mage-circle", "what was refused changes nothing");

        let own = ready(&anna, "warrior-battalion").await;
        bring(&bela, &made, "Béla", &own).await.good();
        let info = anna.info(&made).await;
        assert_eq!((&info["status"], &info["options"]["decks"]), (&json!("playing"), &json!(["hunter-foray", own])));
        let house = house.restart().await;
        let anna = house.again(&anna);
        let components = anna.get(&format!("/api/tables/{made}/components")).await.good();
        let second = components["decks"][1].as_array().unwrap();
        assert!(second.iter().all(|copies| copies["card"].as_str().unwrap().starts_with("w-")), "{second:?}");
        anna.resign(&made).await.good();
        let record = anna.get(&format!("/api/tables/{made}/record")).await.good();
        assert_eq!(record["options"]["decks"][1], own.as_str(), "the record has the deck that was played");
    }
}

#[tokio::test]
async fn no_deck_is_brought_to_a_game_without_any() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let made = anna.make(seats(&[ME, OPEN])).await;
    bring(&bela, &made, "Béla", "hunter-foray").await.problem("bad-options");
    bela.sit(&made, "Béla").await.good();
}

/// Holds: OH-2.24.
#[tokio::test]
async fn between_the_games_of_a_match_cards_are_exchanged_with_the_side_deck() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let made = table(&anna, &[ME, INVITED], json!({})).await;
    let invite = anna.info(&made).await["invite"].clone();
    let seat = json!({ "name": "Béla", "contribution": contribution("Béla"), "invite": invite });
    bela.post(&format!("/api/tables/{made}/seats"), seat).await.good();
    anna.resign(&made).await.good();
    let rematch = anna.post_nothing(&format!("/api/tables/{made}/rematch")).await.good();
    let rematch = rematch["table"].as_str().unwrap();

    let before = ready(&anna, "mage-circle").await;
    let (main, side) = before.split_once("side\n").unwrap();
    let id = |part: &str| part.lines().next().unwrap().split_once(' ').unwrap().1.to_owned();
    let after = format!("{main}1 {}\nside\n1 {}\n", id(side), id(main));
    // One card more than the forty is one too many: as many go as come.
    assert_eq!(bring(&bela, rematch, "Béla", &after).await.problem("bad-options")["fault"]["clause"], "OH-2.20");
    let (first, rest) = main.split_once('\n').unwrap();
    let (copies, card) = first.split_once(' ').unwrap();
    let fewer = copies.parse::<u8>().unwrap() - 1;
    let after = format!("{fewer} {card}\n{rest}1 {}\nside\n1 {card}\n", id(side)).replace("0 {card}\n", "");
    bring(&bela, rematch, "Béla", &after).await.good();
    anna.sit(rematch, "Anna").await.good();
    let info = anna.info(rematch).await;
    assert_eq!(info["options"]["decks"], json!(["hunter-foray", after]), "the other deck stays as it was");
    assert_eq!(info["status"], "playing");
}
