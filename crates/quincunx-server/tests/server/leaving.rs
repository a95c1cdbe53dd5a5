//! Whoever deletes an account is forgotten; what was played stays what it was. Before that one may take everything along.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use http_body_util::BodyExt;
use quincunx_store::{SqlStore, Store, likeness};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::accounts::{PASSWORD, me, sign_in, sign_up};
use crate::bots::{ALL, owner, program};
use crate::built;
use crate::house::{Answer, COMPUTER, House, ME, OPEN, Person, new_table, play_out, seats, until};
use crate::kept::{files, holds};
use crate::passkeys;
use crate::reports::{operate, tell};
use crate::soft::Device;
use crate::stream::Stream;

const NAME: &str = "Annamária";

/// The name that she had before the operator took it away.
const FORMER: &str = "Goromba";

/// A word in a deck of hers.
const DECK: &str = "Szélvihar";

/// What else tells of her: her bot and its token, what her phone calls itself, her passkey, what she has told the operator, and what another
/// has told of her.
const LEFT: [&str; 6] = ["Szerkezet", "at home", "Harangvirag/7", "a key of hers", "He is slow.", "She is called so."];

async fn delete(person: &Person, password: &str) -> Answer {
    person.post("/api/me/delete", json!({ "password": password })).await
}

fn deck() -> Value {
    json!({ "name": DECK, "text": "2 h-c1\n", "options": {}, "draft": true })
}

fn dark() -> Value {
    json!({ "settings": [{ "name": "theme", "value": "dark", "ago": 0 }] })
}

/// Whoever is called so from now on leaves more than a name.
async fn leave_traces(house: &House, anna: &Person, phone: &Person, [bela, cili]: [&Person; 2]) {
    let [bot, _, browser, key, told, told_of] = LEFT;
    sign_up(anna, FORMER).await.good();
    let table = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&table, "Béla").await.good();
    tell(bela, &table, json!({ "about": "name", "seat": 0, "words": told_of })).await.good();
    assert_eq!(operate(house, "take-name", "").await, StatusCode::NO_CONTENT);
    anna.post("/api/me/name", json!({ "name": NAME })).await.good();
    tell(anna, &table, json!({ "about": "conduct", "seat": 1, "words": told })).await.good();
    anna.end(&table).await;
    anna.post("/api/me/bots", json!({ "name": bot })).await.good();
    program(house, anna, bot, &ALL).await;
    passkeys::add(anna, json!({ "password": PASSWORD }), &mut Device::new(key)).await.good();
    let request = phone.request(Method::POST, "/api/me/sign-in").header(header::CONTENT_TYPE, "application/json");
    let request = request.header(header::USER_AGENT, browser);
    let body = json!({ "name": NAME, "password": PASSWORD }).to_string();
    phone.send(request.body(Body::from(body)).unwrap()).await.good();
    // Without a password: none is to be found in the end.
    passkeys::begin(cili, "Cili", &mut Device::new("a key of Cili's")).await.good();
    cili.post("/api/me/people", json!({ "name": NAME, "relation": "follows" })).await.good();
}

/// By what the database knows whoever sits first at a table, and that person's bot.
async fn known_as(house: &House, table: &str) -> [Vec<u8>; 2] {
    let store = SqlStore::open(&house.config.database).await.unwrap();
    let person = store.table(table).await.unwrap().0.seats[0].token.unwrap();
    let bot = store.bots().bots_of(person).await.unwrap()[0].person;
    store.close().await;
    [person.0.to_vec(), bot.0.to_vec()]
}

async fn record(person: &Person, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}/record")).await.good()
}

#[tokio::test]
async fn whoever_leaves_is_forgotten_and_what_was_played_stays() {
    let with_passkeys = |config: &mut quincunx_server::Config| config.hosts = vec!["quincunx.test".into()];
    let test = "whoever_leaves_is_forgotten_and_what_was_played_stays";
    for house in House::on_each_with(test, with_passkeys).await {
        let [anna, phone, bela, cili] = [(); 4].map(|()| house.person());
        delete(&anna, PASSWORD).await.problem("not-signed-in");
        leave_traces(&house, &anna, &phone, [&bela, &cili]).await;
        anna.post("/api/me/codes", json!({ "password": PASSWORD })).await.good();
        anna.post("/api/me/settings", dark()).await.good();
        built::change(&anna, "one", deck(), 0).await.good();
        let [over, on, computers] =
            [[ME, OPEN], [ME, OPEN], [ME, COMPUTER]].map(async |kinds| anna.make(seats(&kinds)).await);
        let [over, on, computers] = [over.await, on.await, computers.await];
        for table in [&over, &on] {
            bela.sit(table, "Béla").await.good();
        }
        play_out(&over, &[&anna, &bela]).await;
        let hers = anna.make(seats(&[ME, OPEN])).await;
        let his = bela.make(seats(&[ME, OPEN, OPEN])).await;
        anna.sit(&his, "").await.good();
        let before = record(&bela, &over).await;
        // It is her turn as she goes.
        while !bela.info(&on).await["waiting"].as_array().unwrap().contains(&json!(0)) {
            bela.choose(&on, 0).await;
        }
        let mut seen = Stream::open(&phone, &on, None).await;
        let link = phone.post_nothing("/api/me/link").await.good()["code"].clone();
        let (like, former) = (likeness(NAME), likeness(FORMER));
        let words = [NAME, &like, FORMER, &former, "$argon2id", DECK].into_iter().chain(LEFT);
        let known_as = known_as(&house, &on).await;
        let traces: Vec<Vec<u8>> = words.map(|word| word.as_bytes().to_vec()).chain(known_as).collect();
        let before_that = files(&house);
        for trace in &traces {
            assert!(holds(&before_that, trace), "the search finds what there is: {}", trace.escape_ascii());
        }

        delete(&anna, "another password").await.problem("wrong-password");
        assert_eq!(delete(&anna, PASSWORD).await.good()["account"], Value::Null);
        for out in [&anna, &phone] {
            assert_eq!(me(out).await["account"], Value::Null);
            out.get("/api/me/codes").await.problem("not-signed-in");
        }
        while seen.next().await.is_some() {}
        sign_in(&phone, NAME, PASSWORD).await.problem("wrong-password");
        house.person().post("/api/me", json!({ "code": link })).await.problem("no-such-link");

        let after = record(&bela, &over).await;
        assert_eq!((&after["seats"][0], &after["seats"][1]), (&json!(""), &json!("Béla")));
        assert_eq!((&after["entries"], &after["seal"]), (&before["entries"], &before["seal"]), "nothing else changes");
        let verdict = bela.post("/api/records/verify", after).await.good();
        assert!(verdict["checks"].as_array().unwrap().iter().all(|check| check["outcome"] == "passed"), "{verdict}");
        let info = bela.info(&on).await;
        assert_eq!(
            (&info["status"], &info["returns"], &info["seats"][0]["name"]),
            (&json!("over"), &json!("0 1"), &json!(""))
        );
        until(async || bela.info(&computers).await["status"] == "over").await;
        bela.get(&format!("/api/tables/{hers}")).await.problem("no-such-table");
        assert_eq!(cili.get("/api/me/people").await.good()["follows"], json!([]));
        assert_eq!(bela.info(&his).await["seats"][1]["kind"], "open");

        let house = {
            let left = files(&house);
            for trace in traces.into_iter().chain(["annamaria", "annamária", "goromba"].map(Vec::<u8>::from)) {
                assert!(!holds(&left, &trace), "{}", trace.escape_ascii());
            }
            house.app.close().await;
            house.restart().await
        };
        let another = house.person();
        sign_up(&another, NAME).await.good();
        another.get("/api/me/games").await.good();
        assert_eq!(another.get("/api/me/settings").await.good(), json!([]));
        assert_eq!(another.get("/api/me/decks").await.good(), json!([]));
        assert_eq!(
            another.get("/api/tables?mine").await.good(),
            json!([]),
            "a name that is free again brings nothing along"
        );
    }
}

#[tokio::test]
async fn a_seat_that_was_kept_for_whoever_leaves_is_kept_for_nobody() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    sign_up(&anna, NAME).await.good();
    let mut over = Vec::new();
    for _ in 0..2 {
        let table = anna.make(seats(&[ME, OPEN])).await;
        bela.sit(&table, "Béla").await.good();
        anna.end(&table).await;
        over.push(table);
    }
    let rematch = async |table: &String| {
        let made = bela.post_nothing(&format!("/api/tables/{table}/rematch")).await.good();
        made["table"].as_str().unwrap().to_owned()
    };
    let hers = async |table: &String| bela.info(table).await["seats"][0].clone();
    let before = rematch(&over[0]).await;
    assert_eq!(hers(&before).await["name"], NAME);
    delete(&anna, PASSWORD).await.good();
    let after = rematch(&over[1]).await;
    for table in [&before, &after] {
        let seat = hers(table).await;
        assert_eq!((&seat["kind"], &seat["name"], &seat["kept"]), (&json!("invited"), &Value::Null, &json!(false)));
    }
}

#[tokio::test]
async fn everything_that_is_kept_about_somebody_can_be_taken_along() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    anna.get("/api/me/export").await.problem("not-signed-in");
    sign_up(&anna, NAME).await.good();
    sign_up(&bela, "Béla").await.good();
    anna.post("/api/me/codes", json!({ "password": PASSWORD })).await.good();
    anna.post("/api/me/bots", json!({ "name": "Robi" })).await.good();
    anna.post("/api/me/settings", dark()).await.good();
    built::change(&anna, "one", deck(), 0).await.good();
    built::change(&anna, "two", Value::Null, 0).await.good();
    let over = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&over, "Béla").await.good();
    play_out(&over, &[&anna, &bela]).await;
    // More than a page.
    for _ in 0..55 {
        bela.make(seats(&[ME, OPEN])).await;
    }
    let on = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&on, "Béla").await.good();

    let told = anna.get("/api/me/export").await.good();
    assert_eq!((&told["name"], &told["codesLeft"]), (&json!(NAME), &json!(8)));
    assert_eq!(told["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(told["bots"][0]["name"], "Robi");
    assert_eq!(told["settings"], json!([{ "name": "theme", "value": "dark" }]));
    assert_eq!(told["decks"], json!([{ "id": "one", "game": "osok-hajnala", "deck": deck() }]));
    let tables = told["tables"].as_array().unwrap();
    let by_id = |id: &String| tables.iter().find(|table| table["table"]["id"] == **id).unwrap();
    assert_eq!(tables.len(), 2);
    assert_eq!(by_id(&on)["record"], Value::Null, "before the end it would tell secrets");
    assert_eq!(by_id(&over)["record"], record(&anna, &over).await);
    let his = bela.get("/api/me/export").await.good();
    assert_eq!(his["tables"].as_array().unwrap().len(), 57);
}

#[tokio::test]
async fn what_changes_its_place_while_it_is_written_is_taken_along_once() {
    let more = |config: &mut quincunx_server::Config| config.limits.tables_in_an_hour = 100;
    for house in House::on_each_with("what_changes_its_place_while_it_is_written_is_taken_along_once", more).await {
        let (anna, bela) = (owner(&house, NAME, "Robi").await, house.person());
        let robi = program(&house, &anna, "Robi", &ALL).await;
        let mut expected = Vec::new();
        // More than a page.
        for _ in 0..60 {
            let table = anna.make(seats(&[ME, OPEN])).await;
            bela.sit(&table, "Béla").await.good();
            expected.push(table);
        }
        let played = expected.clone();
        let mut new = new_table(seats(&[ME, OPEN]));
        new["bots"] = json!(true);
        let of_robi = robi.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned();
        expected.extend([of_robi.clone(), anna.make(seats(&[COMPUTER, COMPUTER])).await]);
        expected.sort();

        let request = anna.request(Method::GET, "/api/me/export").body(Body::empty()).unwrap();
        let mut body = anna.router.clone().oneshot(request).await.unwrap().into_body();
        let mut written = Vec::<u8>::new();
        // What stands before the tables, and the first of them: a page is read by then, and no more.
        for _ in 0..2 {
            written.extend(body.frame().await.unwrap().unwrap().into_data().unwrap());
        }
        for table in played.iter().step_by(2) {
            anna.end(table).await;
        }
        while let Some(frame) = body.frame().await {
            written.extend(frame.unwrap().into_data().unwrap());
        }
        let told: Value = serde_json::from_slice(&written).unwrap();
        let tables = told["tables"].as_array().unwrap();
        let id = |table: &Value| table["table"]["id"].as_str().unwrap().to_owned();
        let mut ids: Vec<String> = tables.iter().map(id).collect();
        ids.sort();
        assert_eq!(ids, expected, "each once, those of her bot and those at which she does not sit, too");
        let by_robi = tables.iter().find(|table| id(table) == of_robi).unwrap();
        assert_eq!(by_robi["table"]["you"], 0, "as her bot is told");
    }
}

#[tokio::test]
async fn whoever_takes_everything_along_slowly_keeps_nobody_else_from_it() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    sign_up(&anna, NAME).await.good();
    sign_up(&bela, "Béla").await.good();
    let request = anna.request(Method::GET, "/api/me/export").body(Body::empty()).unwrap();
    let unread = anna.router.clone().oneshot(request).await.unwrap();
    assert!(unread.status().is_success());
    anna.get("/api/me/export").await.problem("too-many-requests");
    bela.get("/api/me/export").await.good();
    drop(unread);
    until(async || anna.get("/api/me/export").await.status.is_success()).await;
}
