//! The decks that somebody has built are the same on every device on which the account is signed in.

use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::house::{Answer, House, Person};

const GAME: &str = "osok-hajnala";

/// So many decks one has.
const MOST: usize = 200;

fn deck(name: &str) -> Value {
    json!({ "name": name, "text": "2 h-c1\n1 w-c1\n", "options": { "format": "noble" }, "draft": false })
}

pub(crate) async fn change(person: &Person, id: &str, deck: Value, ago: u32) -> Answer {
    person.post("/api/me/decks", json!({ "id": id, "game": GAME, "deck": deck, "ago": ago })).await
}

async fn decks(person: &Person) -> Value {
    person.get("/api/me/decks").await.good()
}

fn told(decks: &[(&str, &str)]) -> Value {
    decks.iter().map(|(id, name)| json!({ "id": id, "game": GAME, "deck": deck(name) })).collect()
}

#[tokio::test]
async fn of_each_deck_the_newest_change_is_there_on_every_device() {
    for house in House::on_each("of_each_deck_the_newest_change_is_there_on_every_device").await {
        let [phone, desk, bela] = [(); 3].map(|()| house.person());
        phone.get("/api/me/decks").await.problem("not-signed-in");
        change(&phone, "one", deck("One"), 0).await.problem("not-signed-in");
        sign_up(&phone, "Anna").await.good();
        sign_up(&bela, "Béla").await.good();
        sign_in(&desk, "Anna", PASSWORD).await.good();
        assert_eq!(decks(&phone).await, json!([]));
        // Two devices change different decks: both are there.
        assert_eq!(change(&phone, "one", deck("Egy"), 60).await.good(), told(&[("one", "Egy")])[0]);
        change(&desk, "two", deck("Kettő"), 60).await.good();
        assert_eq!(decks(&phone).await, told(&[("one", "Egy"), ("two", "Kettő")]));
        // The desk was without a network when it was used: what was changed on the phone since then stays.
        assert_eq!(change(&desk, "one", deck("Older"), 600).await.good(), told(&[("one", "Egy")])[0]);
        change(&desk, "one", deck("Newer"), 30).await.good();
        // A deck that was deleted stays deleted, unless it was changed since.
        let gone = json!({ "id": "two", "game": GAME, "deck": null });
        assert_eq!(change(&phone, "two", Value::Null, 20).await.good(), gone);
        assert_eq!(change(&desk, "two", deck("Older"), 40).await.good(), gone);
        let all = told(&[("one", "Newer")]);
        assert_eq!(decks(&desk).await, all);
        assert_eq!(decks(&bela).await, json!([]), "nobody else has them");

        let house = house.restart().await;
        assert_eq!(decks(&house.again(&desk)).await, all);
        change(&house.again(&desk), "two", deck("Again"), 10).await.good();
        assert_eq!(decks(&house.again(&phone)).await, told(&[("one", "Newer"), ("two", "Again")]));
    }
}

#[tokio::test]
async fn decks_are_bounded_in_number_and_size() {
    let house = House::new().await;
    let anna = house.person();
    sign_up(&anna, "Anna").await.good();
    let long = "a".repeat(33);
    for id in ["", "One", "é", "a b", "\0", &long] {
        change(&anna, id, deck("One"), 0).await.problem("bad-request");
    }
    change(&anna, "one", deck(&"ő".repeat(61)), 0).await.problem("bad-request");
    change(&anna, "one", json!({ "name": "One", "text": "" }), 0).await.problem("bad-request");
    let mut listed = deck("One");
    listed["options"] = json!([]);
    change(&anna, "one", listed, 0).await.problem("bad-request");
    let unknown = json!({ "id": "one", "game": "chess", "deck": deck("One"), "ago": 0 });
    anna.post("/api/me/decks", unknown).await.problem("no-such-game");
    let mut large = deck("One");
    large["text"] = "x".repeat(20_000).into();
    change(&anna, "one", large, 0).await.problem("too-large");
    assert_eq!(decks(&anna).await, json!([]));

    let mut strange = deck(&"ő".repeat(60));
    strange["text"] = "\0 \u{202e}<b>".into();
    let kept = change(&anna, &long[1..], strange.clone(), u32::MAX).await.good();
    assert_eq!(kept["deck"], strange, "it is read as it was written");
    for number in 1..MOST {
        change(&anna, &format!("x{number}"), deck("One"), 0).await.good();
    }
    change(&anna, "more", deck("One"), 0).await.problem("too-many-decks");
    change(&anna, "x1", deck("Changed"), 0).await.good();
    change(&anna, "x2", Value::Null, 0).await.good();
    change(&anna, "more", deck("One"), 0).await.good();
    assert_eq!(decks(&anna).await.as_array().unwrap().len(), MOST);
}
