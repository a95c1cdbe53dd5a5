//! Passkeys: who has one signs in with it, and nobody else does.

use axum::body::Body;
use axum::http::{Method, header};
use quincunx_store::{SqlStore, Store};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, me, sign_in, sign_up};
use crate::house::{Answer, House, ME, OPEN, Person, seats, two};
use crate::kept::{files, holds};
use crate::soft::Device;

/// A house that has a name.
async fn house() -> House {
    House::with(|config| config.hosts = vec!["quincunx.test".into()]).await
}

/// One on each database that can be had here.
async fn houses(test: &str) -> Vec<House> {
    let mut houses = vec![house().await];
    if let Some(url) = quincunx_cluster::database(test) {
        let change = |config: &mut quincunx_server::Config| {
            config.hosts = vec!["quincunx.test".into()];
            config.database = quincunx_server::Database::Postgres(url);
        };
        houses.push(House::with(change).await);
    }
    houses
}

async fn ask(person: &Person, wanted: Value) -> Answer {
    person.post("/api/me/passkeys/ask", wanted).await
}

/// What a question is answered with.
fn answer(asked: &Value, device: impl FnOnce(&Value) -> Value) -> Value {
    json!({ "question": asked["question"], "credential": device(&asked["options"]) })
}

/// An answer to a new question for a passkey that there is.
async fn shown(person: &Person, device: &mut Device) -> Value {
    let asked = ask(person, json!({ "to": "use" })).await.good();
    answer(&asked, |options| device.answer(options))
}

async fn proof(person: &Person, device: &mut Device) -> Value {
    json!({ "passkey": shown(person, device).await })
}

fn password() -> Value {
    json!({ "password": PASSWORD })
}

async fn enter(person: &Person, device: &mut Device) -> Answer {
    let shown = shown(person, device).await;
    person.post("/api/me/passkeys/sign-in", shown).await
}

pub(crate) async fn begin(person: &Person, name: &str, device: &mut Device) -> Answer {
    let asked = ask(person, json!({ "to": "sign-up", "name": name })).await.good();
    person.post("/api/me/passkeys/sign-up", answer(&asked, |options| device.make(options))).await
}

pub(crate) async fn add(person: &Person, proof: Value, device: &mut Device) -> Answer {
    let asked = ask(person, json!({ "to": "add", "proof": proof })).await.good();
    person.post("/api/me/passkeys", answer(&asked, |options| device.make(options))).await
}

async fn remove(person: &Person, id: &Value, proof: Value) -> Answer {
    person.post("/api/me/passkeys/remove", json!({ "id": id, "proof": proof })).await
}

async fn own(person: &Person) -> Value {
    person.get("/api/me/passkeys").await.good()
}

#[tokio::test]
async fn a_guest_signs_up_and_in_with_a_passkey_alone() {
    for house in houses("a_guest_signs_up_and_in_with_a_passkey_alone").await {
        let (anna, bela, table) = two(&house).await;
        let phone = house.person();
        let guests = phone.make(seats(&[ME, OPEN])).await;
        assert_eq!(own(&bela).await, json!({ "offered": true, "password": false, "passkeys": [] }));
        let mut key = Device::new("a key of Anna's");
        key.counter = 1;
        let signed_up = begin(&anna, " Anna ", &mut key).await;
        assert_eq!(signed_up.status, 201);
        assert_eq!(signed_up.good(), json!({ "known": true, "account": { "name": "Anna" } }));
        assert_eq!(anna.info(&table).await["you"], 0, "the seat is hers");
        assert_eq!(own(&anna).await["password"], false);
        assert_eq!(own(&anna).await["passkeys"][0]["used"], Value::Null);
        ask(&anna, json!({ "to": "sign-up", "name": "Anna again" })).await.problem("signed-in");

        // On another device, where a guest has something.
        let guest = phone.cookie.borrow().clone();
        assert_eq!(enter(&phone, &mut key).await.good()["account"]["name"], "Anna");
        assert_ne!(*phone.cookie.borrow(), guest);
        assert_eq!([phone.info(&table).await["you"].clone(), anna.info(&guests).await["you"].clone()], [0, 0]);
        assert!(own(&anna).await["passkeys"][0]["used"].is_i64());
        let house = house.restart().await;
        enter(&house.person(), &mut key).await.good();
        for password in ["", PASSWORD] {
            sign_in(&house.person(), "Anna", password).await.problem("wrong-password");
        }
    }
}

#[tokio::test]
async fn whatever_takes_the_password_takes_a_passkey_of_one_s_own() {
    let house = house().await;
    let [anna, bela] = [(); 2].map(|()| house.person());
    let (mut hers, mut his) = (Device::new("Anna's"), Device::new("Béla's"));
    begin(&anna, "Anna", &mut hers).await.good();
    begin(&bela, "Béla", &mut his).await.good();
    for path in ["/api/me/delete", "/api/me/codes"] {
        anna.post(path, password()).await.problem("wrong-password");
        anna.post(path, json!({ "password": "" })).await.problem("wrong-password");
        anna.post(path, proof(&anna, &mut his).await).await.problem("wrong-passkey");
        anna.post(path, proof(&bela, &mut hers).await).await.problem("no-such-question");
        anna.post(path, json!({})).await.problem("bad-request");
    }
    assert_eq!(
        anna.post("/api/me/codes", proof(&anna, &mut hers).await).await.good()["codes"][7].as_str().unwrap().len(),
        24
    );
    let id = own(&anna).await["passkeys"][0]["id"].clone();
    remove(&anna, &id, proof(&anna, &mut hers).await).await.problem("last-passkey");
    let set = async |proof: Value, new| anna.post("/api/me/password", json!({ "proof": proof, "new": new })).await;
    set(proof(&anna, &mut his).await, "four hoplites").await.problem("wrong-passkey");
    set(proof(&anna, &mut hers).await, "password1").await.problem("weak-password");
    set(proof(&anna, &mut hers).await, "four hoplites").await.good();
    assert_eq!(own(&anna).await["password"], true);
    sign_in(&house.person(), "Anna", "four hoplites").await.good();
    // With a password the passkey may go.
    remove(&anna, &id, password()).await.problem("wrong-password");
    let left = remove(&anna, &id, json!({ "password": "four hoplites" })).await.good();
    assert_eq!(left["passkeys"], json!([]));
    enter(&house.person(), &mut hers).await.problem("wrong-passkey");
    assert_eq!(bela.post("/api/me/delete", proof(&bela, &mut his).await).await.good()["account"], Value::Null);
}

#[tokio::test]
async fn one_has_several_and_removes_what_is_lost() {
    for house in houses("one_has_several_and_removes_what_is_lost").await {
        let [anna, thief] = [(); 2].map(|()| house.person());
        sign_up(&anna, "Anna").await.good();
        let (mut phone, mut key) = (Device::new("first, a phone"), Device::new("second, a key"));
        ask(&anna, json!({ "to": "add", "proof": { "password": "another password" } })).await.problem("wrong-password");
        let added = add(&anna, password(), &mut phone).await;
        assert_eq!(added.status, 201);
        let with_key = add(&anna, proof(&anna, &mut phone).await, &mut key).await.good();
        let [first, second] = [0, 1].map(|place: usize| with_key["passkeys"][place]["id"].clone());
        for device in [&mut phone, &mut key] {
            enter(&house.person(), device).await.good();
        }
        sign_up(&thief, "Thief").await.good();
        remove(&thief, &first, password()).await.problem("no-such-passkey");
        assert_eq!(remove(&anna, &first, password()).await.good()["passkeys"][0]["id"], second);
        remove(&anna, &first, password()).await.problem("no-such-passkey");
        enter(&house.person(), &mut phone).await.problem("wrong-passkey");
        enter(&house.person(), &mut key).await.good();
        anna.post("/api/me/codes", proof(&anna, &mut phone).await).await.problem("wrong-passkey");
        let export = anna.get("/api/me/export").await.good();
        assert_eq!(export["passkeys"], own(&anna).await["passkeys"]);
    }
}

#[tokio::test]
async fn a_question_is_answered_once_and_by_whoever_has_asked() {
    let house = house().await;
    let [anna, bela] = [(); 2].map(|()| house.person());
    let (mut hers, mut his) = (Device::new("Anna's"), Device::new("Béla's"));
    let asked = ask(&anna, json!({ "to": "sign-up", "name": "Anna" })).await.good();
    let made = answer(&asked, |options| hers.make(options));
    bela.post("/api/me/passkeys/sign-up", made.clone()).await.problem("no-such-question");
    anna.post("/api/me/passkeys/sign-in", made.clone()).await.problem("no-such-question");
    let again = ask(&anna, json!({ "to": "sign-up", "name": "Anna" })).await.good();
    let made = answer(&again, |options| hers.make(options));
    anna.post("/api/me/passkeys/sign-up", made.clone()).await.good();
    anna.post("/api/me/passkeys/sign-up", made).await.problem("no-such-question");
    begin(&bela, "Béla", &mut his).await.good();

    let phone = house.person();
    let used = shown(&phone, &mut hers).await;
    house.person().post("/api/me/passkeys/sign-in", used.clone()).await.problem("no-such-question");
    bela.post("/api/me/delete", json!({ "passkey": used.clone() })).await.problem("no-such-question");
    phone.post("/api/me/passkeys/sign-in", used.clone()).await.good();
    phone.post("/api/me/passkeys/sign-in", used).await.problem("no-such-question");
    // What is wrong is not tried again either.
    let stranger = house.person();
    let mut wrong = shown(&stranger, &mut hers).await;
    let signature = wrong["credential"]["response"]["signature"].take();
    wrong["credential"]["response"]["signature"] = "AAAA".into();
    stranger.post("/api/me/passkeys/sign-in", wrong.clone()).await.problem("wrong-passkey");
    wrong["credential"]["response"]["signature"] = signature;
    stranger.post("/api/me/passkeys/sign-in", wrong).await.problem("no-such-question");
    // Nor is an answer to one question an answer to another.
    let [first, second] = [(); 2].map(|()| ask(&stranger, json!({ "to": "use" })));
    let (first, second) = (first.await.good(), second.await.good());
    let crossed = json!({ "question": first["question"], "credential": hers.answer(&second["options"]) });
    stranger.post("/api/me/passkeys/sign-in", crossed).await.problem("wrong-passkey");
}

#[tokio::test]
async fn a_passkey_of_another_site_opens_nothing_and_neither_does_one_that_recognises_nobody() {
    let house = house().await;
    let anna = house.person();
    let mut key = Device::new("Anna's");
    for site in ["https://quincunx.test", "http://quincunx.test:8017", "http://evil.quincunx.test", "http://evil.test"]
    {
        let mut elsewhere = Device { site, ..key.clone() };
        begin(&anna, "Anna", &mut elsewhere).await.problem("wrong-passkey");
    }
    begin(&anna, "Anna", &mut Device { flags: 0b1, ..key.clone() }).await.problem("wrong-passkey");
    begin(&anna, "Anna", &mut key).await.good();
    let wrong = [
        Device { site: "http://evil.test", ..key.clone() },
        Device { flags: 0b1, ..key.clone() },
        Device { flags: 0b100, ..key.clone() },
        Device::new("nobody's"),
    ];
    let mut answers = Vec::new();
    for mut device in wrong {
        let refused = enter(&house.person(), &mut device).await;
        refused.problem("wrong-passkey");
        answers.push(refused.body);
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "whatever is wrong is told alike");
    let mut party = shown(&anna, &mut key).await;
    party["credential"]["response"]["userHandle"] = Value::Null;
    anna.post("/api/me/passkeys/sign-in", party).await.problem("wrong-passkey");
    enter(&house.person(), &mut key).await.good();
}

#[tokio::test]
async fn a_copy_of_a_passkey_is_found_out_by_its_counter() {
    let house = house().await;
    let mut key = Device { counter: 5, ..Device::new("Anna's") };
    begin(&house.person(), "Anna", &mut key).await.good();
    let mut copy = key.clone();
    enter(&house.person(), &mut key).await.good();
    enter(&house.person(), &mut copy).await.problem("wrong-passkey");
    enter(&house.person(), &mut key).await.good();
    copy.counter = 0;
    enter(&house.person(), &mut copy).await.problem("wrong-passkey");
    // Two that answer at the same moment with the same number are two.
    let [first, second] = [(); 2].map(|()| house.person());
    let [one, other] = [shown(&first, &mut key.clone()).await, shown(&second, &mut key.clone()).await];
    let (one, other) =
        tokio::join!(first.post("/api/me/passkeys/sign-in", one), second.post("/api/me/passkeys/sign-in", other));
    assert_eq!([one, other].iter().filter(|answer| answer.status.is_success()).count(), 1);
}

#[tokio::test]
async fn a_passkey_is_one_account_s_and_a_name_too() {
    let house = house().await;
    let [anna, bela, cili] = [(); 3].map(|()| house.person());
    let mut key = Device::new("Anna's");
    begin(&anna, "Anna", &mut key).await.good();
    sign_up(&bela, "Béla").await.good();
    add(&bela, password(), &mut key.clone()).await.problem("passkey-taken");
    begin(&cili, "Cili", &mut key.clone()).await.problem("passkey-taken");
    ask(&cili, json!({ "to": "sign-up", "name": "ANNA" })).await.problem("name-taken");
    ask(&cili, json!({ "to": "sign-up", "name": "" })).await.problem("bad-name");
    // Somebody may be faster.
    let asked = ask(&cili, json!({ "to": "sign-up", "name": "Dóra" })).await.good();
    sign_up(&house.person(), "Dóra").await.good();
    let made = answer(&asked, |options| Device::new("Cili's").make(options));
    cili.post("/api/me/passkeys/sign-up", made).await.problem("name-taken");
    assert_eq!(enter(&house.person(), &mut key).await.good()["account"]["name"], "Anna");
    for number in 1..10 {
        add(&anna, proof(&anna, &mut key).await, &mut Device::new(&format!("further {number}"))).await.good();
    }
    let proof = proof(&anna, &mut key).await;
    ask(&anna, json!({ "to": "add", "proof": proof })).await.problem("too-many-passkeys");
}

#[tokio::test]
async fn an_account_that_is_deleted_meanwhile_gets_no_passkey_and_lets_nobody_in() {
    for house in houses("an_account_that_is_deleted_meanwhile_gets_no_passkey_and_lets_nobody_in").await {
        let [desk, phone, guest] = [(); 3].map(|()| house.person());
        let mut key = Device::new("Annamária's");
        begin(&desk, "Annamária", &mut key).await.good();
        enter(&phone, &mut key).await.good();
        let used = shown(&guest, &mut key).await;
        let proof = proof(&phone, &mut key).await;
        let asked = ask(&phone, json!({ "to": "add", "proof": proof })).await.good();
        desk.post("/api/me/delete", self::proof(&desk, &mut key).await).await.good();
        let mut further = Device::new("a further one");
        phone.post("/api/me/passkeys", answer(&asked, |options| further.make(options))).await.problem("not-signed-in");
        guest.post("/api/me/passkeys/sign-in", used).await.problem("wrong-passkey");
        enter(&house.person(), &mut key).await.problem("wrong-passkey");
        assert_eq!(me(&guest).await["account"], Value::Null);
        begin(&house.person(), "Annamária", &mut key).await.good();
    }
}

#[tokio::test]
async fn a_recovery_code_throws_out_whoever_has_added_a_passkey() {
    let house = house().await;
    let anna = house.person();
    let (mut hers, mut thiefs) = (Device::new("Anna's"), Device::new("a thief's"));
    begin(&anna, "Anna", &mut hers).await.good();
    add(&anna, proof(&anna, &mut hers).await, &mut thiefs).await.good();
    let code = anna.post("/api/me/codes", proof(&anna, &mut hers).await).await.good()["codes"][0].clone();
    let phone = house.person();
    phone.post("/api/me/recover", json!({ "name": "Anna", "code": code, "password": PASSWORD })).await.good();
    assert_eq!(own(&phone).await, json!({ "offered": true, "password": true, "passkeys": [] }));
    for device in [&mut hers, &mut thiefs] {
        enter(&house.person(), device).await.problem("wrong-passkey");
    }
    add(&phone, password(), &mut hers).await.good();
    enter(&house.person(), &mut hers).await.good();
}

#[tokio::test]
async fn with_a_stolen_database_nobody_signs_in_with_a_passkey() {
    let house = house().await;
    let anna = house.person();
    let mut key = Device::new("Anna's");
    begin(&anna, "Anna", &mut key).await.good();
    enter(&house.person(), &mut key).await.good();
    let store = SqlStore::open(&house.config.database).await.unwrap();
    let person = store.accounts().account_that_looks("anna").await.unwrap().person;
    let passkeys = store.passkeys().passkeys_of(person).await.unwrap();
    let public: Value = serde_json::from_str(&passkeys[0].key).unwrap();
    assert!(public["cred"]["cred"]["key"]["EC_EC2"]["x"].is_string(), "{public}");
    assert!(!public.to_string().contains("\"d\""), "{public}");
    let asked = ask(&house.person(), json!({ "to": "use" })).await.good();
    let files = files(&house);
    for secret in [asked["question"].as_str().unwrap(), asked["options"]["challenge"].as_str().unwrap()] {
        assert!(!holds(&files, secret.as_bytes()));
    }
    assert!(holds(&files, b"Anna"), "what is kept is found");
}

#[tokio::test]
async fn attempts_with_passkeys_are_limited_by_address_and_tell_no_names() {
    let house = house().await;
    let [anna, stranger] = [(); 2].map(|()| house.person());
    // Any page may ask as soon as it is opened, so it is told nothing but what is drawn by lot.
    let told = async |person: &Person| {
        let mut asked = ask(person, json!({ "to": "use" })).await.good();
        assert!(asked["options"]["challenge"].take().is_string());
        asked["options"].take()
    };
    let anybodys = told(&stranger).await;
    assert!(anybodys.get("allowCredentials").is_none_or(|allowed| *allowed == json!([])));
    begin(&anna, "Anna", &mut Device::new("Anna's")).await.good();
    for person in [&anna, &stranger] {
        assert_eq!(told(person).await, anybodys);
    }
    let mut nobodys = Device::new("nobody's");
    for _ in 0..60 {
        enter(&stranger, &mut nobodys).await.problem("wrong-passkey");
    }
    enter(&stranger, &mut nobodys).await.problem("too-many-attempts");
    sign_in(&stranger, "Anna", PASSWORD).await.problem("too-many-attempts");
}

#[tokio::test]
async fn where_a_server_has_no_name_of_its_own_there_are_no_passkeys() {
    let nameless = House::new().await;
    let numbered = House::with(|config| config.hosts = vec!["192.0.2.1".into(), "quincunx.test".into()]).await;
    let at_number = async |method: Method, path: &str, body: Value| {
        let person = numbered.person();
        person.get_known().await;
        let mut request = person.request(method, path).header(header::CONTENT_TYPE, "application/json");
        let host = header::HeaderValue::from_static("192.0.2.1:8017");
        request.headers_mut().unwrap().insert(header::HOST, host);
        person.send(request.body(Body::from(body.to_string())).unwrap()).await
    };
    assert_eq!(own(&nameless.person()).await["offered"], false);
    ask(&nameless.person(), json!({ "to": "use" })).await.problem("no-passkeys");
    assert_eq!(at_number(Method::GET, "/api/me/passkeys", Value::Null).await.good()["offered"], false);
    at_number(Method::POST, "/api/me/passkeys/ask", json!({ "to": "use" })).await.problem("no-passkeys");
    assert_eq!(own(&numbered.person()).await["offered"], true, "at its name it has them");
    let answer = json!({ "question": "", "credential": {} });
    for (path, problem) in [("", "not-signed-in"), ("/sign-up", "no-such-question"), ("/sign-in", "no-passkeys")] {
        nameless.person().post(&format!("/api/me/passkeys{path}"), answer.clone()).await.problem(problem);
    }
}
