//! What players tell the operator, and what the operator does about it.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, me, sign_in, sign_up};
use crate::bots::{ALL, owner, program};
use crate::house::{Answer, House, ME, OPEN, Person, new_table, play_out, seats, to_act, two};
use crate::operator::{read_json, send};

pub(crate) async fn tell(person: &Person, table: &str, report: Value) -> Answer {
    person.post(&format!("/api/tables/{table}/reports"), report).await
}

/// What the operator is told.
async fn reports(house: &House) -> Vec<Value> {
    read_json(send(house, Method::GET, "/reports", "").await).await.as_array().unwrap().clone()
}

/// The operator does this about the first report of the list.
pub(crate) async fn operate(house: &House, what: &str, words: &str) -> StatusCode {
    let id = reports(house).await[0]["id"].as_str().unwrap().to_owned();
    send(house, Method::POST, &format!("/reports/{id}/{what}"), words).await.status()
}

#[tokio::test]
async fn whoever_sits_at_a_table_tells_the_operator_and_nobody_else_hears_of_it() {
    for house in House::on_each("whoever_sits_at_a_table_tells_the_operator_and_nobody_else_hears_of_it").await {
        let (anna, bela, table) = two(&house).await;
        let rude = json!({ "about": "name", "seat": 0, "words": "It is rude,\nhere at least." });
        let long = "ő".repeat(501);
        tell(&house.person(), &table, rude.clone()).await.problem("not-your-table");
        tell(&bela, "odd", rude.clone()).await.problem("no-such-table");
        for (about, seat, words) in [
            ("name", json!(1), "I am called so myself."),
            ("name", json!(2), "Nobody sits there."),
            ("conduct", Value::Null, "Somebody is slow."),
            ("fault", json!(0), "Anna is broken."),
            ("praise", json!(0), "Anna is nice."),
            ("name", json!(0), " \n "),
            ("name", json!(0), "\u{7}"),
            ("name", json!(0), long.as_str()),
        ] {
            let bad = json!({ "about": about, "seat": seat, "words": words });
            tell(&bela, &table, bad).await.problem("bad-request");
        }
        assert!(reports(&house).await.is_empty());

        let before = anna.info(&table).await;
        let told = tell(&bela, &table, rude).await.good();
        assert_eq!((&told["table"], &told["seat"], &told["settled"]), (&json!(table), &json!(0), &Value::Null));
        let again = json!({ "about": "name", "seat": 0, "words": "It means something rude." });
        tell(&bela, &table, again).await.good();
        assert_eq!(anna.info(&table).await, before);
        let listed = reports(&house).await;
        assert_eq!(listed.len(), 1, "the same once more has other words: {listed:?}");
        let report = &listed[0];
        assert_eq!((&report["about"], &report["words"]), (&json!("name"), &json!("It means something rude.")));
        assert_eq!((&report["by"], &report["of"], &report["seat"]), (&json!("Béla"), &json!("Anna"), &json!(0)));
        assert_eq!((&report["table"], &report["stands"]["status"]), (&json!(table), &json!("playing")));

        // After the end, too, and by whoever makes an account meanwhile.
        play_out(&table, &[&anna, &bela]).await;
        sign_up(&anna, "Anna").await.good();
        sign_up(&bela, "Béla").await.good();
        tell(&bela, &table, json!({ "about": "fault", "words": "I should have won." })).await.good();
        let taken_along = bela.get("/api/me/export").await.good()["reports"].clone();
        let about: Vec<_> = taken_along.as_array().unwrap().iter().map(|report| &report["about"]).collect();
        assert_eq!(about.len(), 2);
        assert_eq!(anna.get("/api/me/export").await.good()["reports"], json!([]), "she is told nothing");

        for bad in ["", "two\nlines", &"ő".repeat(281)] {
            assert_eq!(operate(&house, "settle", bad).await, StatusCode::BAD_REQUEST, "{bad:?}");
        }
        let first = reports(&house).await[0]["id"].clone();
        assert_eq!(operate(&house, "settle", " It is a usual name. ").await, StatusCode::NO_CONTENT);
        let listed = reports(&house).await;
        assert_eq!(listed[1]["id"], first, "what waits comes first");
        assert_eq!(listed[1]["note"], "It is a usual name.");
        for (number, report) in listed.iter().enumerate() {
            let settled = report["settled"].as_i64().map(|settled| format!("settled={settled}&")).unwrap_or_default();
            let after = format!("?{settled}reported={}&id={}", report["reported"], report["id"].as_str().unwrap());
            let page = read_json(send(&house, Method::GET, &format!("/reports{after}"), "").await).await;
            let ids = |reports: &[Value]| reports.iter().map(|report| report["id"].clone()).collect::<Vec<_>>();
            assert_eq!(ids(page.as_array().unwrap()), ids(&listed[number + 1..]), "the list goes on behind it");
        }
        let path = format!("/reports/{}/settle", first.as_str().unwrap());
        assert_eq!(send(&house, Method::POST, &path, "Once more.").await.status(), StatusCode::CONFLICT);
        let record = send(&house, Method::GET, &format!("/tables/{table}/record"), "").await;
        let verdict = anna.post("/api/records/verify", read_json(record).await).await.good();
        let mut checks = verdict["checks"].as_array().unwrap().iter();
        assert!(checks.all(|check| check["outcome"] == "passed"), "the record is had beside it: {verdict}");

        bela.post("/api/me/delete", json!({ "password": PASSWORD })).await.good();
        assert!(reports(&house).await.is_empty(), "what he has told goes with him");
    }
}

#[tokio::test]
async fn nobody_fills_the_operator_s_list() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let mut full = 0;
    for _ in 0..12 {
        let table = anna.make(seats(&[ME, OPEN])).await;
        bela.sit(&table, "Béla").await.good();
        let told = tell(&bela, &table, json!({ "about": "conduct", "seat": 0, "words": "So it is." })).await;
        if !told.status.is_success() {
            told.problem("too-many-reports");
            full += 1;
        }
    }
    assert_eq!((full, reports(&house).await.len()), (2, 10));
    // Others are heard; but so much is heard from no address.
    let mut heard = 0;
    for _ in 0..30 {
        let (_, dora, table) = two(&house).await;
        let told = tell(&dora, &table, json!({ "about": "fault", "words": "Nothing moves." })).await;
        heard += usize::from(told.status.is_success());
    }
    assert!((18..25).contains(&heard), "{heard}: on a slow machine there is room for some more meanwhile");
}

#[tokio::test]
async fn a_name_that_is_taken_away_is_nowhere_any_more_and_opens_its_account_still() {
    for house in House::on_each("a_name_that_is_taken_away_is_nowhere_any_more_and_opens_its_account_still").await {
        let [anna, phone, bela] = [(); 3].map(|()| house.person());
        sign_up(&anna, "Rude").await.good();
        let [over, on] = [(); 2].map(async |()| anna.make(seats(&[ME, OPEN])).await);
        let [over, on] = [over.await, on.await];
        for table in [&over, &on] {
            bela.sit(table, "Béla").await.good();
        }
        play_out(&over, &[&anna, &bela]).await;
        to_act(&on, &[&anna, &bela]).await.unwrap().choose(&on, 0).await;
        assert_eq!(act_on_nothing(&house).await, StatusCode::NOT_FOUND);
        tell(&bela, &over, json!({ "about": "name", "seat": 0, "words": "Look." })).await.good();
        assert_eq!(operate(&house, "take-name", "").await, StatusCode::NO_CONTENT);

        let name = me(&anna).await["account"]["name"].clone();
        assert!(name.as_str().unwrap().starts_with("Player "), "{name}");
        assert_eq!(me(&anna).await["renamed"], true);
        for table in [&over, &on] {
            assert_eq!(bela.info(table).await["seats"][0]["name"], name);
        }
        assert_eq!(operate(&house, "take-name", "").await, StatusCode::NO_CONTENT);
        assert_eq!(me(&anna).await["account"]["name"], name, "it is gone already");
        sign_in(&phone, "RUDE", PASSWORD).await.good();
        assert_eq!(me(&phone).await["account"]["name"], name);
        sign_up(&house.person(), "rude").await.problem("name-taken");

        let choose = async |name: Value| anna.post("/api/me/name", json!({ "name": name })).await;
        choose(json!("Rude")).await.problem("name-taken");
        choose(json!("\u{7}")).await.problem("bad-name");
        assert_eq!(choose(json!("Anna")).await.good()["account"]["name"], "Anna");
        choose(json!("Aranka")).await.problem("not-found");
        assert_eq!(me(&anna).await, json!({ "known": true, "account": { "name": "Anna" } }));
        assert_eq!(bela.info(&on).await["seats"][0]["name"], name, "at the table they know her by it");

        // What was played stays what it was, and goes on.
        play_out(&on, &[&anna, &bela]).await;
        for table in [&over, &on] {
            let record = bela.get(&format!("/api/tables/{table}/record")).await.good();
            assert_eq!((&record["seats"][0], &record["seats"][1]), (&json!(""), &json!("Béla")));
            let verdict = bela.post("/api/records/verify", record).await.good();
            let mut checks = verdict["checks"].as_array().unwrap().iter();
            assert!(checks.all(|check| check["outcome"] == "passed"), "{verdict}");
        }
        let taken_along = async |person: &Person| person.get("/api/me/export").await.good()["formerNames"].clone();
        assert_eq!(taken_along(&anna).await, json!(["rude"]));
        sign_up(&bela, "Béla").await.good();
        assert_eq!(taken_along(&bela).await, json!([]));
    }
}

async fn act_on_nothing(house: &House) -> StatusCode {
    send(house, Method::POST, "/reports/odd/take-name", "").await.status()
}

#[tokio::test]
async fn a_guest_and_a_bot_lose_their_names_as_well() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    tell(&anna, &table, json!({ "about": "name", "seat": 1, "words": "Look." })).await.good();
    assert_eq!(operate(&house, "take-name", "").await, StatusCode::NO_CONTENT);
    let name = anna.info(&table).await["seats"][1]["name"].clone();
    assert!(name.as_str().unwrap().starts_with("Player "), "{name}");
    assert_eq!(me(&bela).await, json!({ "known": true, "account": null, "renamed": true }));
    bela.post("/api/me/name", json!({ "name": "Béla" })).await.problem("not-signed-in");
    bela.post("/api/me/name", json!({})).await.good();
    assert_eq!(me(&bela).await, json!({ "known": true, "account": null }));
    play_out(&table, &[&anna, &bela]).await;
    assert_eq!(operate(&house, "settle", "Done.").await, StatusCode::NO_CONTENT);

    let cili = owner(&house, "Cili", "Robi").await;
    let robi = program(&house, &cili, "Robi", &ALL).await;
    let mut new = new_table(seats(&[ME, OPEN]));
    new["bots"] = json!(true);
    let table = anna.post("/api/tables", new).await.good()["table"].as_str().unwrap().to_owned();
    robi.sit(&table, "").await.good();
    tell(&anna, &table, json!({ "about": "name", "seat": 1, "words": "Look." })).await.good();
    assert_eq!(operate(&house, "take-name", "").await, StatusCode::NO_CONTENT);
    let name = anna.info(&table).await["seats"][1]["name"].as_str().unwrap().to_owned();
    assert!(name.starts_with("Player ") && name.ends_with(" · bot"), "{name}");
    assert_eq!(format!("{} · bot", cili.get("/api/me/bots").await.good()[0]["name"].as_str().unwrap()), name);
    assert_eq!(cili.get("/api/me/export").await.good()["formerNames"], json!(["robi"]));
}
