//! Whom somebody follows, invites and blocks.

use quincunx_engine::Bytes32;
use quincunx_store::{Account, AccountKind, SqlStore, Store};
use serde_json::{Value, json};

use crate::accounts::sign_up;
use crate::bots::{ALL, owner, program};
use crate::house::{Answer, House, INVITED, ME, OPEN, Person, contribution, new_table, seats};

async fn relate(person: &Person, name: &str, relation: Option<&str>) -> Answer {
    person.post("/api/me/people", json!({ "name": name, "relation": relation })).await
}

async fn named(house: &House, name: &str) -> Person {
    let person = house.person();
    sign_up(&person, name).await.good();
    person
}

/// A table at which bots may sit, too, with a seat for whoever is called so.
fn table_for(name: &str, bots: bool) -> Value {
    let mut new = new_table(seats(&[ME, INVITED]));
    new["name"] = json!("Guest");
    new["seats"][1]["name"] = json!(name);
    new["bots"] = json!(bots);
    new
}

async fn make_for(person: &Person, name: &str, bots: bool) -> Answer {
    person.post("/api/tables", table_for(name, bots)).await
}

async fn sit_by_link(person: &Person, table: &str, invite: &Value) -> Answer {
    let body = json!({ "name": "Somebody", "contribution": contribution("Somebody"), "invite": invite });
    person.post(&format!("/api/tables/{table}/seats"), body).await
}

async fn listed(person: &Person, list: &str) -> Vec<String> {
    let tables = person.get(list).await.good();
    tables.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn the_open_tables_of_those_whom_one_follows_come_first() {
    for house in House::on_each("the_open_tables_of_those_whom_one_follows_come_first").await {
        let [anna, bela, cili] = ["Anna", "Béla", "Cili"].map(|name| named(&house, name));
        let (anna, bela, cili) = (anna.await, bela.await, cili.await);
        let of_bela = bela.make(seats(&[ME, OPEN])).await;
        let of_cili = cili.make(seats(&[ME, OPEN])).await;
        let guest = house.person();
        relate(&guest, "Béla", Some("follows")).await.problem("not-signed-in");
        guest.get("/api/me/people").await.problem("not-signed-in");
        let before = listed(&anna, "/api/tables").await;
        let (first, last) =
            if before[0] == of_bela { (("Béla", &of_bela), of_cili) } else { (("Cili", &of_cili), of_bela) };
        // The one that stands last, by a name that looks the same.
        let name = if first.0 == "Béla" { "CILI" } else { "béla" };
        let people = relate(&anna, name, Some("follows")).await.good();
        assert_eq!(people["blocks"], json!([]));
        assert_eq!(people, anna.get("/api/me/people").await.good());
        assert_eq!(listed(&anna, "/api/tables").await, [last, first.1.clone()]);
        for other in [&guest, &bela, &cili] {
            assert_eq!(listed(other, "/api/tables").await, before, "it is nobody else's list");
        }
        relate(&anna, name, None).await.good();
        assert_eq!(listed(&anna, "/api/tables").await, before);
    }
}

#[tokio::test]
async fn whoever_is_invited_by_name_finds_that_among_the_own_tables() {
    for house in House::on_each("whoever_is_invited_by_name_finds_that_among_the_own_tables").await {
        let (anna, bela) = (named(&house, "Anna").await, owner(&house, "Béla", "Robi").await);
        let robi = program(&house, &bela, "Robi", &ALL).await;
        let table = make_for(&bela, "ANNA", false).await.good()["table"].as_str().unwrap().to_owned();
        assert_eq!(listed(&anna, "/api/tables?mine").await.join(" "), table);
        let seat = anna.info(&table).await["seats"][1].clone();
        assert_eq!((&seat["name"], &seat["kept"], &seat["releasable"]), (&json!("Anna"), &json!(true), &json!(true)));
        let invite = bela.info(&table).await["invite"].clone();
        sit_by_link(&house.person(), &table, &invite).await.problem("seat-kept");
        anna.sit(&table, "").await.good();
        assert_eq!(bela.info(&table).await["status"], "playing");

        let for_robi = make_for(&anna, "Robi · bot", true).await.good()["table"].as_str().unwrap().to_owned();
        assert_eq!(anna.info(&for_robi).await["seats"][1]["name"], "Robi · bot");
        robi.sit(&for_robi, "").await.good();
        make_for(&house.person(), "Anna", false).await.problem("not-signed-in");
    }
}

#[tokio::test]
async fn whoever_is_blocked_is_told_what_others_are_told_and_no_more() {
    for house in House::on_each("whoever_is_blocked_is_told_what_others_are_told_and_no_more").await {
        let (anna, cili) = (named(&house, "Anna").await, named(&house, "Cili").await);
        let bela = owner(&house, "Béla", "Robi").await;
        let robi = program(&house, &bela, "Robi", &ALL).await;
        // What was there before stays.
        let before = anna.make(seats(&[ME, OPEN, OPEN])).await;
        bela.sit(&before, "").await.good();
        assert_eq!(relate(&anna, "béla", Some("blocks")).await.good(), json!({ "follows": [], "blocks": ["Béla"] }));
        assert_eq!(bela.get("/api/me/people").await.good(), json!({ "follows": [], "blocks": [] }));
        assert_eq!(
            (bela.sit(&before, "").await.good()["seat"].clone(), bela.info(&before).await["you"].clone()),
            (json!(1), json!(1))
        );

        // A table that is full, to compare with.
        let full = cili.make(seats(&[ME, OPEN])).await;
        house.person().sit(&full, "Dóra").await.good();
        let refused = bela.sit(&full, "").await;
        refused.problem("seat-taken");
        let mut for_bots = new_table(seats(&[ME, OPEN]));
        for_bots["bots"] = json!(true);
        let for_bots = anna.post("/api/tables", for_bots).await.good()["table"].as_str().unwrap().to_owned();
        let by_link = anna.make(seats(&[ME, INVITED])).await;
        let invite = anna.info(&by_link).await["invite"].clone();
        let another_s = cili.make(seats(&[ME, OPEN, OPEN])).await;
        anna.sit(&another_s, "").await.good();
        for alike in [
            bela.sit(&for_bots, "").await,
            robi.sit(&for_bots, "").await,
            sit_by_link(&bela, &by_link, &invite).await,
            bela.sit(&another_s, "").await,
        ] {
            assert_eq!((alike.status, &alike.body), (refused.status, &refused.body));
        }

        let unknown = make_for(&bela, "Nobody", false).await;
        unknown.problem("not-to-invite");
        for alike in [
            make_for(&bela, "Anna", false).await,
            make_for(&robi, "Anna", true).await,
            make_for(&bela, "Béla", false).await,
            make_for(&cili, "Robi", false).await,
        ] {
            assert_eq!((alike.status, &alike.body), (unknown.status, &unknown.body));
        }
        make_for(&anna, "Béla", false).await.good();

        relate(&anna, "Béla", None).await.good();
        sit_by_link(&bela, &by_link, &invite).await.good();
        robi.sit(&for_bots, "").await.good();
    }
}

#[tokio::test]
async fn at_a_rematch_no_seat_is_kept_by_whoever_is_blocked() {
    let house = House::new().await;
    let (anna, bela) = (named(&house, "Anna").await, named(&house, "Béla").await);
    let table = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&table, "").await.good();
    anna.resign(&table).await.good();
    relate(&anna, "Béla", Some("blocks")).await.good();
    let rematch = bela.post_nothing(&format!("/api/tables/{table}/rematch")).await.good()["table"].clone();
    let seat = bela.info(rematch.as_str().unwrap()).await["seats"][0].clone();
    assert_eq!((&seat["kind"], &seat["name"], &seat["kept"]), (&json!("invited"), &Value::Null, &json!(false)));
    assert!(!listed(&anna, "/api/tables?mine").await.contains(&rematch.as_str().unwrap().to_owned()));
}

#[tokio::test]
async fn one_follows_and_blocks_so_many_and_nobody_who_is_not_there() {
    const MOST: u8 = 200;
    let house = House::new().await;
    let (anna, _bela) = (named(&house, "Anna").await, named(&house, "Béla").await);
    for name in ["Nobody", "anna", "", "\0", " · bot"] {
        relate(&anna, name, Some("blocks")).await.problem("no-such-person");
    }
    relate(&anna, "Béla", Some("loves")).await.problem("bad-request");
    let store = SqlStore::open(&house.config.database).await.unwrap();
    let person = store.accounts().account_that_looks("anna").await.unwrap().person;
    for number in 0..MOST {
        let (other, name) = (Bytes32([number; 32]), format!("Other {number}"));
        let kind = AccountKind::Person { password: None };
        let account = Account { person: other, name, looks: format!("other {number}"), kind, created: 1 };
        store.accounts().make_account(&account).await.unwrap();
        store.people().relate(person, other, Some(quincunx_store::Relation::Blocks), u32::MAX).await.unwrap();
    }
    relate(&anna, "Béla", Some("blocks")).await.problem("too-many-people");
    relate(&anna, "Béla", Some("follows")).await.good();
    let export = anna.get("/api/me/export").await.good();
    assert_eq!(export["people"]["follows"], json!(["Béla"]));
    assert_eq!(export["people"]["blocks"].as_array().unwrap().len(), usize::from(MOST));
}
