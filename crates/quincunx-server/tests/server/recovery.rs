//! Recovery codes: who has forgotten the password gets in once with each, and nobody else.

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, me, sign_in, sign_up};
use crate::house::{Answer, House, ME, OPEN, Person, seats};
use crate::stream::Stream;

async fn new_codes(person: &Person) -> Vec<String> {
    let told = person.post("/api/me/codes", json!({ "password": PASSWORD })).await;
    assert_eq!(told.status, 201);
    serde_json::from_value(told.good()["codes"].clone()).unwrap()
}

async fn left(person: &Person) -> Value {
    person.get("/api/me/codes").await.good()["left"].clone()
}

pub(crate) async fn recover(person: &Person, name: &str, code: &str, password: &str) -> Answer {
    person.post("/api/me/recover", json!({ "name": name, "code": code, "password": password })).await
}

#[tokio::test]
async fn a_recovery_code_lets_its_owner_in_once_and_everybody_else_out() {
    for house in House::on_each("a_recovery_code_lets_its_owner_in_once_and_everybody_else_out").await {
        let (anna, thief) = (house.person(), house.person());
        anna.get("/api/me/codes").await.problem("not-signed-in");
        sign_up(&anna, "Anna").await.good();
        assert_eq!(left(&anna).await, 0);
        let own = anna.make(seats(&[ME, OPEN])).await;
        anna.post("/api/me/codes", json!({ "password": "another password" })).await.problem("wrong-password");
        let first = new_codes(&anna).await;
        let codes = new_codes(&anna).await;
        assert_eq!((codes.len(), left(&anna).await), (8, json!(8)));
        assert!(codes.iter().all(|code| code.len() == 24 && !first.contains(code)));
        sign_in(&thief, "Anna", PASSWORD).await.good();
        let mut seen = Stream::open(&thief, &own, None).await;
        let link = thief.post_nothing("/api/me/link").await.good()["code"].clone();

        let phone = house.person();
        for (code, problem) in [(&first[0], "wrong-code"), (&String::new(), "wrong-code")] {
            recover(&phone, "Anna", code, "four hoplites").await.problem(problem);
        }
        recover(&phone, "Anna", &codes[0], "short").await.problem("bad-password");
        recover(&phone, "Anna", &codes[0], "password1").await.problem("weak-password");
        assert_eq!(left(&anna).await, 8, "it is used when it lets somebody in");
        // As somebody writes it who copies it from paper.
        let written = codes[0].to_uppercase().replace('-', " ");
        assert_eq!(recover(&phone, "anna", &written, "four hoplites").await.good()["account"]["name"], "Anna");
        assert_eq!((me(&phone).await["account"]["name"].clone(), left(&phone).await), (json!("Anna"), json!(7)));
        assert_eq!(phone.info(&own).await["you"], 0);
        for out in [&anna, &thief] {
            assert_eq!(me(out).await["account"], Value::Null);
        }
        while seen.next().await.is_some() {}
        house.person().post("/api/me", json!({ "code": link })).await.problem("no-such-link");
        sign_in(&anna, "Anna", PASSWORD).await.problem("wrong-password");
        recover(&anna, "Anna", &codes[0], "five hoplites").await.problem("wrong-code");
        let house = house.restart().await;
        recover(&house.again(&anna), "Anna", &codes[1], "five hoplites").await.good();
    }
}

#[tokio::test]
async fn a_code_at_the_same_moment_lets_one_in() {
    let house = House::new().await;
    let anna = house.person();
    sign_up(&anna, "Anna").await.good();
    let code = new_codes(&anna).await.remove(0);
    let browsers = [house.person(), house.person()];
    let [first, second] = &browsers;
    let (first, second) =
        tokio::join!(recover(first, "Anna", &code, "four hoplites"), recover(second, "Anna", &code, "five hoplites"));
    let let_in = [first.status, second.status].into_iter().filter(|status| status.is_success()).count();
    assert_eq!(let_in, 1);
}

#[tokio::test]
async fn codes_are_guessed_by_nobody_and_tell_no_names() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    sign_up(&anna, "Anna").await.good();
    sign_up(&bela, "Béla").await.good();
    let of_bela = new_codes(&bela).await.remove(0);
    new_codes(&anna).await;
    let stranger = house.person();
    let [there, not] = ["Anna", "Nobody"].map(|name| recover(&stranger, name, &of_bela, "four hoplites"));
    let (there, not) = (there.await, not.await);
    assert_eq!((there.status, &there.body), (not.status, &not.body));
    there.problem("wrong-code");
    // A password is refused alike too, whoever has the name.
    for name in ["Anna", "Nobody", "", "\0"].into_iter().cycle().take(40) {
        recover(&stranger, name, &of_bela, "password1").await.problem("weak-password");
    }
    for _ in 2..60 {
        recover(&stranger, "Anna", "0123-4567-89ab-cdef-0123", "four hoplites").await.problem("wrong-code");
    }
    recover(&stranger, "Anna", "0123-4567-89ab-cdef-0123", "four hoplites").await.problem("too-many-attempts");
    sign_in(&stranger, "Anna", "another password").await.problem("too-many-attempts");
}

/// Sends something from this address of the internet.
async fn post_from(person: &Person, address: &str, path: &str, body: Value) -> Answer {
    let request = person.request(Method::POST, path).header(header::CONTENT_TYPE, "application/json");
    person.send(request.header("x-forwarded-for", address).body(Body::from(body.to_string())).unwrap()).await
}

#[tokio::test]
async fn whoever_guesses_keeps_the_owner_out_of_nothing_but_signing_in_by_the_name() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let (anna, thief) = (house.person(), house.person());
    sign_up(&anna, "Anna").await.good();
    let codes = new_codes(&anna).await;
    sign_in(&thief, "Anna", PASSWORD).await.good();
    let guess = json!({ "name": "Anna", "password": "another password" });
    for number in 0..20 {
        let address = format!("192.0.2.{number}");
        post_from(&house.person(), &address, "/api/me/sign-in", guess.clone()).await.problem("wrong-password");
    }
    sign_in(&house.person(), "Anna", PASSWORD).await.problem("too-many-attempts");
    // In a stolen browser guessing is limited, too, wherever it is taken, and is that browser's own affair.
    let change = |old: &str| json!({ "proof": { "password": old }, "new": "four hoplites" });
    for number in 0..20 {
        let address = format!("198.51.100.{number}");
        post_from(&thief, &address, "/api/me/password", change("another password")).await.problem("wrong-password");
    }
    post_from(&thief, "198.51.100.20", "/api/me/password", change(PASSWORD)).await.problem("too-many-attempts");
    anna.post("/api/me/password", change(PASSWORD)).await.good();
    recover(&house.person(), "Anna", &codes[0], "five hoplites").await.good();
}
