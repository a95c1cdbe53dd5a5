//! What somebody has set is the same on every device on which the account is signed in.

use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::house::{Answer, House, Person};

async fn change(person: &Person, changes: &[(&str, &str, u32)]) -> Answer {
    let change = |(name, value, ago): &(&str, &str, u32)| json!({ "name": name, "value": value, "ago": ago });
    let settings: Value = changes.iter().map(change).collect();
    person.post("/api/me/settings", json!({ "settings": settings })).await
}

async fn settings(person: &Person) -> Value {
    person.get("/api/me/settings").await.good()
}

fn told(settings: &[(&str, &str)]) -> Value {
    settings.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect()
}

#[tokio::test]
async fn of_each_setting_the_newest_change_is_there_on_every_device() {
    for house in House::on_each("of_each_setting_the_newest_change_is_there_on_every_device").await {
        let [phone, desk, bela] = [(); 3].map(|()| house.person());
        phone.get("/api/me/settings").await.problem("not-signed-in");
        change(&phone, &[("theme", "dark", 0)]).await.problem("not-signed-in");
        sign_up(&phone, "Anna").await.good();
        sign_up(&bela, "Béla").await.good();
        sign_in(&desk, "Anna", PASSWORD).await.good();
        assert_eq!(settings(&phone).await, json!([]));
        let first = change(&phone, &[("theme", "dark", 60), ("lang", "hu", 60)]).await.good();
        assert_eq!(first, told(&[("lang", "hu"), ("theme", "dark")]));
        assert_eq!(settings(&desk).await, first);
        // The desk was without a network when it was used: what was changed on the phone since then stays.
        let all = change(&desk, &[("theme", "light", 600), ("lang", "pl", 30), ("forced", "false", 600)]).await.good();
        assert_eq!(all, told(&[("forced", "false"), ("lang", "pl"), ("theme", "dark")]));
        assert_eq!(change(&phone, &[]).await.good(), all);
        assert_eq!(settings(&bela).await, json!([]), "nobody else has them");

        let house = house.restart().await;
        assert_eq!(settings(&house.again(&desk)).await, all);
    }
}

#[tokio::test]
async fn nothing_is_kept_but_short_words_under_known_names() {
    let house = House::new().await;
    let anna = house.person();
    sign_up(&anna, "Anna").await.good();
    let long = "a".repeat(17);
    for (name, value) in [
        ("name", "anna"),
        ("Theme", "dark"),
        ("", "dark"),
        ("theme", ""),
        ("theme", &long),
        ("theme", "Dark"),
        ("theme", "dark "),
        ("theme", "<b>"),
        ("theme", "sötét"),
    ] {
        change(&anna, &[("lang", "hu", 0), (name, value, 0)]).await.problem("bad-request");
    }
    change(&anna, &[("theme", "dark", 0), ("theme", "light", 0)]).await.problem("bad-request");
    anna.post("/api/me/settings", json!({ "settings": [{ "name": "theme", "value": true, "ago": 0 }] }))
        .await
        .problem("bad-request");
    anna.post("/api/me/settings", json!({ "settings": [{ "name": "theme", "value": "dark", "ago": -1 }] }))
        .await
        .problem("bad-request");
    assert_eq!(settings(&anna).await, json!([]), "all of them or none");
    let oldest = change(&anna, &[("theme", &long[1..], u32::MAX)]).await.good();
    assert_eq!(oldest, told(&[("theme", &long[1..])]));
}
