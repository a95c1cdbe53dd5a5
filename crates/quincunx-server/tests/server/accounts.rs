//! Accounts: who signs up, in and out, what becomes of a guest's seats, and what others cannot learn or take.

use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

use crate::house::{Answer, House, ME, OPEN, Person, new_table, play_out, seats, to_act, two};
use crate::older::open_file;
use crate::stream::Stream;

pub(crate) const PASSWORD: &str = "three hoplites";

pub(crate) async fn sign_up(person: &Person, name: &str) -> Answer {
    person.post("/api/me/account", json!({ "name": name, "password": PASSWORD })).await
}

pub(crate) async fn sign_in(person: &Person, name: &str, password: &str) -> Answer {
    person.post("/api/me/sign-in", json!({ "name": name, "password": password })).await
}

pub(crate) async fn me(person: &Person) -> Value {
    person.get("/api/me").await.good()
}

async fn sessions(person: &Person) -> Vec<Value> {
    person.get("/api/me/sessions").await.good().as_array().unwrap().clone()
}

#[tokio::test]
async fn a_guest_keeps_every_seat_on_the_way_to_an_account() {
    for house in House::on_each("a_guest_keeps_every_seat_on_the_way_to_an_account").await {
        let (anna, bela, table) = two(&house).await;
        let waiting = anna.make(seats(&[ME, OPEN])).await;
        let elsewhere = bela.make(seats(&[ME, OPEN])).await;
        let mut stream = Stream::open(&anna, &table, None).await;
        stream.up_to("observation").await;
        let seen = anna.info(&table).await["number"].as_u64().unwrap();
        let guest = anna.cookie.borrow().clone();
        let link = anna.post_nothing("/api/me/link").await.good()["code"].clone();
        let signed_up = sign_up(&anna, " Anna ").await;
        assert_eq!(signed_up.status, 201);
        assert_eq!(signed_up.good(), json!({ "known": true, "account": { "name": "Anna" } }));
        assert_ne!(*anna.cookie.borrow(), guest, "a token of its own");
        assert_eq!(me(&anna).await, json!({ "known": true, "account": { "name": "Anna" } }));
        for id in [&table, &waiting] {
            assert_eq!(anna.info(id).await["you"], 0);
        }
        assert_eq!(anna.get("/api/tables?mine=1").await.good().as_array().unwrap().len(), 2);
        to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, 0).await;
        while let Some(event) = stream.next().await {
            assert_ne!(event.name, "entry", "whoever has the guest's cookie sees no more");
        }
        let missed = anna.info(&table).await["number"].as_u64().unwrap() - seen;
        let again = Stream::open_after(&anna, &table, seen).await.up_to("observation").await;
        assert_eq!(again.iter().filter(|event| event.name == "entry").count() as u64, missed, "and she misses nothing");
        assert_eq!(again[0].data["you"], 0, "she sits there still");
        house.person().post("/api/me", json!({ "code": link })).await.problem("no-such-link");

        let old = Person { router: house.router.clone(), cookie: guest.into(), token: None };
        assert_eq!(old.info(&table).await["you"], Value::Null, "whoever has the guest's cookie has nothing any more");
        assert!(old.get("/api/tables?mine=1").await.good().as_array().unwrap().is_empty());
        let mut new = new_table(seats(&[ME, OPEN]));
        new["name"] = "Cili".into();
        old.sit(&elsewhere, "Cili").await.problem("no-cookie");
        old.post("/api/tables", new).await.problem("no-cookie");
        assert_eq!(me(&old).await, json!({ "known": false, "account": null }), "and is given another one");
        old.sit(&elsewhere, "Cili").await.good();

        let house = house.restart().await;
        let (anna, bela) = (house.again(&anna), house.again(&bela));
        play_out(&table, &[&anna, &bela]).await;
        let left = anna.post_nothing(&format!("/api/tables/{waiting}/leave")).await.good();
        assert_eq!(left, json!({ "closed": true }), "it is the maker's still");
    }
}

#[tokio::test]
async fn another_browser_signs_in_and_either_acts() {
    for house in House::on_each("another_browser_signs_in_and_either_acts").await {
        let (anna, bela, table) = two(&house).await;
        let phone = house.person();
        // What a guest has there becomes hers; but at a table at which she sits already it stays the guest's.
        let own = phone.make(seats(&[ME, OPEN])).await;
        sign_up(&anna, "Anna").await.good();
        let both = anna.make(seats(&[ME, OPEN])).await;
        phone.sit(&both, "Guest").await.good();
        let guest = phone.cookie.borrow().clone();
        // With letters that look the same, and in capitals.
        sign_in(&phone, "АNNA", PASSWORD).await.good();
        assert_eq!([phone.info(&table).await["you"].clone(), phone.info(&own).await["you"].clone()], [0, 0]);
        assert_eq!(anna.info(&own).await["you"], 0);
        assert_eq!(anna.info(&both).await["you"], 0);
        let guest = Person { router: house.router.clone(), cookie: guest.into(), token: None };
        assert_eq!(guest.info(&both).await["you"], 1);
        assert_eq!(guest.info(&own).await["you"], Value::Null);

        let mut devices = [&anna, &phone].into_iter().cycle();
        for _ in 0..6 {
            let device = devices.next().unwrap();
            let Some(person) = to_act(&table, &[device, &bela]).await else { break };
            person.choose(&table, 0).await;
        }
        assert_eq!(phone.observation(&table).await, anna.observation(&table).await);
        assert_eq!(sessions(&anna).await.len(), 2);
        // By whatever name she is said to sit down, it is her own.
        let sits = phone.make(seats(&[ME, OPEN])).await;
        assert_eq!(phone.info(&sits).await["seats"][0]["name"], "Anna");
        sign_up(&bela, "Béla").await.good();
        let elsewhere = bela.make(seats(&[ME, OPEN])).await;
        anna.sit(&elsewhere, "Somebody else").await.good();
        assert_eq!(bela.info(&elsewhere).await["seats"][1]["name"], "Anna");
    }
}

#[tokio::test]
async fn two_devices_that_act_at_the_same_moment_act_once() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    sign_up(&anna, "Anna").await.good();
    let phone = house.person();
    sign_in(&phone, "Anna", PASSWORD).await.good();
    for _ in 0..8 {
        let Some(person) = to_act(&table, &[&anna, &bela]).await else { break };
        let seen = person.observation(&table).await;
        let action = seen["observation"]["choices"][0]["action"].as_str().unwrap().to_owned();
        let devices = if std::ptr::eq(person, &anna) { [&anna, &phone] } else { [&bela, &bela] };
        let acts = devices.map(|device| device.act(&table, &seen["number"], &action));
        let [first, second] = acts;
        let (first, second) = tokio::join!(first, second);
        first.good();
        second.good();
        let log = bela.get(&format!("/api/tables/{table}/log?from={}", seen["number"])).await.good();
        let acts = log.as_array().unwrap().iter().filter(|entry| entry["kind"] == "act").count();
        assert_eq!(acts, 1, "{log}");
    }
}

#[tokio::test]
async fn a_session_ends_where_its_owner_says_so_and_with_it_all_that_it_shows() {
    for house in House::on_each("a_session_ends_where_its_owner_says_so_and_with_it_all_that_it_shows").await {
        let (anna, bela, table) = two(&house).await;
        sign_up(&anna, "Anna").await.good();
        sign_up(&bela, "Béla").await.good();
        let [phone, library] = [house.person(), house.person()];
        for device in [&phone, &library] {
            let request =
                device.request(Method::POST, "/api/me/sign-in").header(header::CONTENT_TYPE, "application/json");
            let request = request.header(header::USER_AGENT, "x".repeat(3_000));
            let body = json!({ "name": "Anna", "password": PASSWORD }).to_string();
            device.send(request.body(Body::from(body)).unwrap()).await.good();
        }
        let listed = sessions(&phone).await;
        let here: Vec<_> = listed.iter().filter(|session| session["here"] == true).collect();
        assert_eq!((listed.len(), here.len()), (3, 1));
        assert_eq!(here[0]["device"].as_str().unwrap().len(), 200, "no more is kept than is of use");

        let mut stream = Stream::open(&library, &table, None).await;
        stream.up_to("observation").await;
        let at_the_library = sessions(&library).await.into_iter().find(|session| session["here"] == true).unwrap();
        let end = json!({ "id": at_the_library["id"] });
        bela.post("/api/me/sessions/end", end.clone()).await.problem("no-such-session");
        anna.post("/api/me/sessions/end", end.clone()).await.good();
        while stream.next().await.is_some() {}
        assert_eq!(library.info(&table).await["you"], Value::Null);
        library.get("/api/me/sessions").await.problem("not-signed-in");
        library.act(&table, &json!(0), "stop").await.problem("not-your-table");
        assert_eq!(me(&library).await, json!({ "known": false, "account": null }));
        anna.post("/api/me/sessions/end", end).await.problem("no-such-session");
        assert_eq!(phone.info(&table).await["you"], 0, "the others go on");

        anna.post("/api/me/sessions/end", json!({})).await.good();
        assert_eq!((phone.info(&table).await["you"].clone(), sessions(&anna).await.len()), (Value::Null, 1));

        let cookie = anna.cookie.borrow().clone();
        let signed_out = anna.post_nothing("/api/me/sign-out").await;
        assert!(signed_out.headers[header::SET_COOKIE].to_str().unwrap().contains("Max-Age=0"));
        assert_eq!(signed_out.good(), json!({ "known": false, "account": null }));
        assert_eq!(anna.info(&table).await["you"], Value::Null);
        let kept = Person { router: house.router.clone(), cookie: cookie.into(), token: None };
        assert_eq!(kept.info(&table).await["you"], Value::Null, "a cookie that was kept opens nothing");
        assert_eq!(bela.info(&table).await["you"], 1);
    }
}

#[tokio::test]
async fn nobody_brings_a_token_into_somebody_else_s_session() {
    let house = House::new().await;
    let (anna, _, _) = two(&house).await;
    sign_up(&anna, "Anna").await.good();
    let (victim, attacker) = (house.person(), house.person());
    victim.get_known().await;
    *attacker.cookie.borrow_mut() = victim.cookie.borrow().clone();
    sign_in(&victim, "Anna", PASSWORD).await.good();
    assert_eq!(me(&attacker).await["account"], Value::Null, "the token is new at each sign-in");
    let first = victim.cookie.borrow().clone();
    sign_in(&victim, "Anna", PASSWORD).await.good();
    assert_ne!(*victim.cookie.borrow(), first);
    *attacker.cookie.borrow_mut() = first;
    assert_eq!(me(&attacker).await["account"], Value::Null, "and ends the one before in the same browser");
    // The token of a guest is none of a session, nor the other way round.
    for person in [&anna, &victim] {
        let cookie = person.cookie.borrow().clone().unwrap();
        *attacker.cookie.borrow_mut() = Some(cookie.replace("session-", ""));
        assert_eq!(me(&attacker).await["known"], false);
    }
}

#[tokio::test]
async fn a_name_belongs_to_one_account_and_no_guest_has_it() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let table = bela.make(seats(&[ME, OPEN])).await;
    sign_up(&anna, "Anna").await.good();
    sign_up(&anna, "Cili").await.problem("signed-in");
    for alike in ["Anna", "anna", "АNNA", "Αnna"] {
        sign_up(&bela, alike).await.problem("name-taken");
        let mut new = new_table(seats(&[ME, OPEN]));
        new["name"] = alike.into();
        bela.post("/api/tables", new).await.problem("name-taken");
        house.person().sit(&table, alike).await.problem("name-taken");
    }
    for bad in ["", "random", "Hanno · experienced", "a\u{202e}b", &"ő".repeat(25), &"x".repeat(10_000)] {
        sign_up(&bela, bad).await.problem("bad-name");
    }
    for computers in ["Hanno", "livia", "\u{41d}ANNO"] {
        sign_up(&bela, computers).await.problem("name-taken");
        anna.post("/api/me/bots", json!({ "name": computers })).await.problem("name-taken");
    }
    let markup = "<b>Bé</b>\"'&";
    assert_eq!(sign_up(&bela, markup).await.good()["account"]["name"], markup, "it is a name like another");
    for (password, problem) in
        [("short", "bad-password"), (&"x".repeat(129), "bad-password"), ("password1", "weak-password")]
    {
        let cili = house.person();
        let body = json!({ "name": "Cili", "password": password });
        cili.post("/api/me/account", body).await.problem(problem);
        assert_eq!(me(&cili).await["account"], Value::Null);
    }
}

#[tokio::test]
async fn nobody_passes_for_another_by_a_capital() {
    for house in House::on_each("nobody_passes_for_another_by_a_capital").await {
        for (name, alike) in [("Alice", "AIice"), ("llona", "Ilona"), ("BOB", "B0B"), ("Hans", "\u{41d}ans")] {
            let (owner, stranger) = (house.person(), house.person());
            sign_up(&owner, name).await.good();
            sign_up(&stranger, alike).await.problem("name-taken");
            owner.post("/api/me/bots", json!({ "name": alike })).await.problem("name-taken");
            let mut new = new_table(seats(&[ME, OPEN]));
            new["name"] = alike.into();
            stranger.post("/api/tables", new).await.problem("name-taken");
            sign_in(&stranger, alike, PASSWORD).await.problem("wrong-password");
        }
    }
}

#[tokio::test]
async fn what_is_no_name_is_nobody_s_on_either_database() {
    for house in House::on_each("what_is_no_name_is_nobody_s_on_either_database").await {
        let anna = house.person();
        for nothing in ["", "\0", "Anna\0", "\u{202e}", &"x".repeat(10_000)] {
            sign_in(&anna, nothing, PASSWORD).await.problem("wrong-password");
            sign_up(&anna, nothing).await.problem("bad-name");
            let mut new = new_table(seats(&[ME, OPEN]));
            new["name"] = nothing.into();
            anna.post("/api/tables", new).await.problem("bad-name");
        }
        sign_up(&anna, "Anna").await.good();
        anna.post("/api/me/password", json!({ "proof": { "password": "\0" }, "new": "four \0 hoplites" }))
            .await
            .problem("wrong-password");
        anna.post("/api/me/password", json!({ "proof": { "password": PASSWORD }, "new": "four \0 hoplites" }))
            .await
            .good();
        sign_in(&house.person(), "Anna", "four \0 hoplites").await.good();
    }
}

/// The runtime of this test has one thread: whoever takes it for long keeps everybody waiting.
#[tokio::test]
async fn whoever_signs_in_keeps_nobody_waiting() {
    let house = House::new().await;
    sign_up(&house.person(), "Anna").await.good();
    let mut waited = Vec::new();
    for _ in 0..5 {
        let longest = Arc::new(Mutex::new(Duration::ZERO));
        let noted = Arc::clone(&longest);
        let heart = tokio::spawn(async move {
            loop {
                let beat = Instant::now();
                tokio::task::yield_now().await;
                let mut longest = noted.lock().unwrap();
                *longest = longest.max(beat.elapsed());
            }
        });
        let phone = house.person();
        phone.get_known().await;
        let begun = Instant::now();
        sign_in(&phone, "Anna", PASSWORD).await.good();
        let took = begun.elapsed();
        heart.abort();
        waited.push((*longest.lock().unwrap(), took));
    }
    // By a busy machine anybody may be kept waiting once, but not each time for as long as a password takes.
    assert!(waited.iter().any(|(longest, took)| *longest < *took / 2), "{waited:?}");
}

#[tokio::test]
async fn attempts_are_limited_by_name_and_by_address_also_after_a_restart() {
    for house in House::on_each("attempts_are_limited_by_name_and_by_address_also_after_a_restart").await {
        let anna = house.person();
        sign_up(&anna, "Anna").await.good();
        // Who knows the password is not counted.
        for _ in 0..25 {
            sign_in(&house.person(), "Anna", PASSWORD).await.good();
        }
        for _ in 0..20 {
            sign_in(&house.person(), "Anna", "another password").await.problem("wrong-password");
        }
        sign_in(&house.person(), "Anna", PASSWORD).await.problem("too-many-attempts");
        // Whoever was refused has tried as well: of the sixty tries of the address these are 21.
        let tries = async |house: &House, numbers: Range<u32>| {
            for number in numbers {
                sign_in(&house.person(), &format!("Nobody {number}"), PASSWORD).await.problem("wrong-password");
            }
        };
        tries(&house, 21..56).await;
        let house = house.restart().await;
        sign_in(&house.person(), "ANNA", PASSWORD).await.problem("too-many-attempts");
        // It takes those from before the restart to make sixty of so few.
        tries(&house, 57..60).await;
        sign_in(&house.person(), "Nobody 60", PASSWORD).await.problem("too-many-attempts");
        assert_eq!(me(&house.again(&anna)).await["account"]["name"], "Anna", "who is signed in stays so");
    }
}

#[tokio::test]
async fn an_address_makes_so_many_accounts() {
    let house = House::with(|config| config.limits.accounts_in_an_hour = 2).await;
    for name in ["Anna", "Béla"] {
        sign_up(&house.person(), name).await.good();
    }
    let cili = house.person();
    sign_up(&cili, "Anna").await.problem("name-taken");
    sign_up(&cili, "Cili").await.problem("too-many-accounts");
}

#[tokio::test]
async fn another_password_ends_all_other_sessions() {
    let house = House::new().await;
    let anna = house.person();
    anna.post("/api/me/password", json!({ "proof": { "password": PASSWORD }, "new": "four hoplites" }))
        .await
        .problem("not-signed-in");
    sign_up(&anna, "Anna").await.good();
    let phone = house.person();
    sign_in(&phone, "Anna", PASSWORD).await.good();
    let change = async |old: &str, new: &str| {
        anna.post("/api/me/password", json!({ "proof": { "password": old }, "new": new })).await
    };
    change("three hoplitae", "four hoplites").await.problem("wrong-password");
    change(PASSWORD, "short").await.problem("bad-password");
    change(PASSWORD, "password1").await.problem("weak-password");
    assert_eq!(me(&phone).await["account"]["name"], "Anna");
    let link = phone.post_nothing("/api/me/link").await.good()["code"].clone();
    change(PASSWORD, "four hoplites").await.good();
    house.person().post("/api/me", json!({ "code": link })).await.problem("no-such-link");
    assert_eq!(me(&phone).await["account"], Value::Null);
    assert_eq!(me(&anna).await["account"]["name"], "Anna");
    sign_in(&phone, "Anna", PASSWORD).await.problem("wrong-password");
    sign_in(&phone, "Anna", "four hoplites").await.good();
}

#[tokio::test]
async fn a_link_of_an_account_signs_another_browser_in_with_a_session_of_its_own() {
    let house = House::new().await;
    let (anna, _, table) = two(&house).await;
    let phone = house.person();
    let own = phone.make(seats(&[ME, OPEN])).await;
    sign_up(&anna, "Anna").await.good();
    let code = anna.post_nothing("/api/me/link").await.good()["code"].clone();
    let look = phone.post("/api/me", json!({ "code": code, "look": true })).await;
    assert_eq!(look.good(), json!({ "before": false, "account": { "name": "Anna" } }));
    assert_eq!(anna.post("/api/me", json!({ "code": code })).await.good()["before"], true);
    phone.post("/api/me", json!({ "code": code })).await.good();
    house.person().post("/api/me", json!({ "code": code })).await.problem("no-such-link");
    assert_ne!(*phone.cookie.borrow(), *anna.cookie.borrow());
    assert_eq!((me(&phone).await["account"]["name"].clone(), sessions(&anna).await.len()), (json!("Anna"), 2));
    assert_eq!(phone.info(&table).await["you"], 0);
    assert_eq!(anna.info(&own).await["you"], 0, "what the guest had there is hers");
}

#[tokio::test]
async fn with_a_stolen_database_nobody_signs_in() {
    let house = House::with(|config| config.behind_proxy = true).await;
    let anna = house.person();
    sign_up(&anna, "Anna").await.good();
    let codes = anna.post("/api/me/codes", json!({ "password": PASSWORD })).await.good();
    let code = codes["codes"][0].as_str().unwrap().to_owned();
    let request = anna.request(Method::POST, "/api/me/sign-in").header(header::CONTENT_TYPE, "application/json");
    let request = request.header("x-forwarded-for", "203.0.113.77");
    let body = json!({ "name": "Anna", "password": "another password" }).to_string();
    anna.send(request.body(Body::from(body)).unwrap()).await.problem("wrong-password");
    let cookie = anna.cookie.borrow().clone().unwrap();
    let token = cookie.split_once("session-").unwrap().1.split_once('.').unwrap().0.to_owned();
    house.app.close().await;
    let mut files = Vec::new();
    for file in std::fs::read_dir(house.folder.path()).unwrap() {
        files.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |what: &[u8]| files.windows(what.len()).any(|window| window == what);
    assert!(holds(b"Anna") && holds(b"$argon2id$"), "the search finds what there is");
    let token_bytes = quincunx_engine::Bytes32::from_hex(&token).unwrap().0;
    for secret in [PASSWORD, "another password", &token, "203.0.113.77", &code, &code.replace('-', "")] {
        assert!(!holds(secret.as_bytes()), "{secret}");
    }
    assert!(!holds(&token_bytes));
}

#[tokio::test]
async fn a_session_lasts_a_year_from_its_last_use() {
    let house = House::new().await;
    let anna = house.person();
    anna.get_known().await;
    sign_up(&anna, "Anna").await.good();
    let pool = open_file(&house.config.database).await;
    let pass = async |seconds: i64| {
        sqlx::query("UPDATE sessions SET used = used - $1").bind(seconds).execute(&pool).await.unwrap();
    };
    let renewed = async || anna.get("/api/me").await.headers.get(header::SET_COOKIE).cloned();
    assert_eq!(renewed().await, None, "it was used just now");
    let cookie = anna.cookie.borrow().clone().unwrap();
    pass(2 * 60 * 60).await;
    let again = renewed().await.unwrap();
    let again = again.to_str().unwrap();
    assert!(again.starts_with(&cookie) && again.contains("Max-Age=31536000"), "{again}");
    assert_eq!(renewed().await, None, "and that is noted");
    pass(364 * 24 * 60 * 60).await;
    assert_eq!(me(&anna).await["account"]["name"], "Anna");
    pass(366 * 24 * 60 * 60).await;
    assert_eq!(me(&anna).await["account"], Value::Null);
}
