//! Whom somebody follows, invites and blocks.

use quincunx_engine::Bytes32;
use quincunx_store::{Account, AccountKind, SqlStore, Store};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::bots::{ALL, owner, program};
use crate::house::{Answer, House, INVITED, ME, OPEN, Person, contribution, new_table, seats};
use crate::stream::Stream;

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
async fn whoever_is_blocked_finds_no_table_where_others_find_one() {
    for house in House::on_each("whoever_is_blocked_finds_no_table_where_others_find_one").await {
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

        // A table that its maker has closed, to compare with.
        let closed = cili.make(seats(&[ME, OPEN])).await;
        cili.post_nothing(&format!("/api/tables/{closed}/leave")).await.good();
        let mut for_bots = new_table(seats(&[ME, OPEN]));
        for_bots["bots"] = json!(true);
        let for_bots = anna.post("/api/tables", for_bots).await.good()["table"].as_str().unwrap().to_owned();
        let by_link = anna.make(seats(&[ME, INVITED])).await;
        let invite = anna.info(&by_link).await["invite"].clone();
        let another_s = cili.make(seats(&[ME, OPEN, OPEN])).await;
        assert!(listed(&bela, "/api/tables").await.contains(&another_s));
        let mut stream = Stream::open(&bela, &another_s, None).await;
        anna.sit(&another_s, "").await.good();
        while let Some(event) = stream.next().await {
            assert!(!event.data.to_string().contains("Anna"), "a stream that is open tells him no more: {event:?}");
        }
        let looks = async |person: &Person, table: &String| {
            let mut answers = vec![sit_by_link(person, table, &invite).await];
            for what in ["", "/observation", "/log", "/record", "/components"] {
                answers.push(person.get(&format!("/api/tables/{table}{what}")).await);
            }
            for what in ["leave", "resign", "rematch"] {
                answers.push(person.post_nothing(&format!("/api/tables/{table}/{what}")).await);
            }
            answers.into_iter().map(|answer| (answer.status, answer.body)).collect::<Vec<_>>()
        };
        let gone = looks(&bela, &closed).await;
        for table in [&for_bots, &by_link, &another_s] {
            assert_eq!(looks(&bela, table).await, gone, "he finds what is there of a table that was closed");
        }
        robi.sit(&for_bots, "").await.problem("no-such-table");
        for blocked in [&bela, &robi] {
            let lobby = listed(blocked, "/api/tables").await;
            assert!(![&for_bots, &another_s].iter().any(|table| lobby.contains(table)), "{lobby:?}");
        }
        assert!(listed(&bela, "/api/tables").await.contains(&before), "where he sits he sits");
        let others = listed(&house.person(), "/api/tables").await;
        assert!([&for_bots, &another_s, &before].iter().all(|table| others.contains(table)), "others find them");
        // A game is there for everybody who knows where.
        house.person().sit(&another_s, "Dóra").await.good();
        assert_eq!(bela.info(&another_s).await["status"], "playing");

        relate(&anna, "Béla", None).await.good();
        sit_by_link(&bela, &by_link, &invite).await.good();
        robi.sit(&for_bots, "").await.good();
    }
}

/// A guest is nobody's account, so the seat is given; and a seat that somebody has is taken away by nobody.
#[tokio::test]
async fn whoever_is_blocked_keeps_a_seat_that_was_taken_as_a_guest() {
    for house in House::on_each("whoever_is_blocked_keeps_a_seat_that_was_taken_as_a_guest").await {
        let [anna, bela] = [named(&house, "Anna").await, named(&house, "Béla").await];
        relate(&anna, "Béla", Some("blocks")).await.good();
        let [table, another] = [(); 2].map(|()| anna.make(seats(&[ME, OPEN, OPEN])));
        let (table, another) = (table.await, another.await);
        let guest = house.person();
        guest.sit(&table, "Dóra").await.good();
        sign_in(&guest, "Béla", PASSWORD).await.good();
        for device in [&guest, &bela] {
            assert_eq!(device.info(&table).await["you"], 1);
            device.sit(&another, "").await.problem("no-such-table");
        }
        assert_eq!(anna.info(&table).await["seats"][1]["name"], "Dóra", "she is not told who it is");
        house.person().sit(&table, "Cili").await.good();
        assert_eq!(bela.info(&table).await["status"], "playing");
    }
}

#[tokio::test]
async fn an_invitation_of_whoever_is_blocked_is_made_and_not_shown() {
    for house in House::on_each("an_invitation_of_whoever_is_blocked_is_made_and_not_shown").await {
        let (anna, cili) = (named(&house, "Anna").await, named(&house, "Cili").await);
        let bela = owner(&house, "Béla", "Robi").await;
        let robi = program(&house, &bela, "Robi", &ALL).await;
        relate(&anna, "Béla", Some("blocks")).await.good();
        let mut unseen = Vec::new();
        for (person, bots) in [(&bela, false), (&robi, true)] {
            let [hers, another_s] =
                [make_for(person, "Anna", bots).await.good(), make_for(person, "Cili", bots).await.good()];
            let seat = async |table: &Value| person.info(table["table"].as_str().unwrap()).await["seats"][1].clone();
            let (hers_told, told) = (seat(&hers).await, seat(&another_s).await);
            assert_eq!(hers_told["name"], "Anna");
            for of_a_seat in ["kind", "kept", "present", "releasable"] {
                assert_eq!(hers_told[of_a_seat], told[of_a_seat], "{of_a_seat}: to him it is kept for her");
            }
            unseen.push(hers["table"].as_str().unwrap().to_owned());
            assert!(listed(&cili, "/api/tables?mine").await.contains(&another_s["table"].as_str().unwrap().to_owned()));
        }
        assert!(listed(&anna, "/api/tables?mine").await.is_empty(), "she is not asked");
        let unknown = make_for(&bela, "Nobody", false).await;
        unknown.problem("not-to-invite");
        for alike in [make_for(&bela, "Béla", false).await, make_for(&cili, "Robi", false).await] {
            assert_eq!((alike.status, &alike.body), (unknown.status, &unknown.body));
        }

        // Whom she has asked herself she takes.
        let asked = make_for(&anna, "Béla", false).await.good()["table"].as_str().unwrap().to_owned();
        assert!(listed(&bela, "/api/tables?mine").await.contains(&asked));
        bela.sit(&asked, "").await.good();
        assert_eq!(anna.info(&asked).await["status"], "playing");

        relate(&anna, "Béla", None).await.good();
        let own = listed(&anna, "/api/tables?mine").await;
        assert!(unseen.iter().all(|table| own.contains(table)), "{own:?}: now she is");
    }
}

#[tokio::test]
async fn a_rematch_of_whoever_is_blocked_is_made_and_not_shown() {
    let house = House::new().await;
    let (anna, bela) = (named(&house, "Anna").await, named(&house, "Béla").await);
    let table = anna.make(seats(&[ME, OPEN])).await;
    bela.sit(&table, "").await.good();
    anna.resign(&table).await.good();
    relate(&anna, "Béla", Some("blocks")).await.good();
    let rematch = bela.post_nothing(&format!("/api/tables/{table}/rematch")).await.good()["table"].clone();
    let rematch = rematch.as_str().unwrap().to_owned();
    let seat = bela.info(&rematch).await["seats"][0].clone();
    assert_eq!((&seat["kind"], &seat["name"], &seat["kept"]), (&json!("invited"), &json!("Anna"), &json!(true)));
    assert!(!listed(&anna, "/api/tables?mine").await.contains(&rematch));
    relate(&anna, "Béla", None).await.good();
    assert!(listed(&anna, "/api/tables?mine").await.contains(&rematch));
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
    let session = store.accounts().sessions(person).await.unwrap()[0].token;
    for number in 0..MOST {
        let (other, name) = (Bytes32([number; 32]), format!("Other {number}"));
        let kind = AccountKind::Person { password: None };
        let account = Account { person: other, name, looks: format!("other {number}"), kind, created: 1 };
        store.accounts().make_account(&account).await.unwrap();
        let blocks = Some(quincunx_store::Relation::Blocks);
        store.people().relate(person, session, other, blocks, u32::MAX).await.unwrap();
    }
    relate(&anna, "Béla", Some("blocks")).await.problem("too-many-people");
    relate(&anna, "Béla", Some("follows")).await.good();
    let export = anna.get("/api/me/export").await.good();
    assert_eq!(export["people"]["follows"], json!(["Béla"]));
    assert_eq!(export["people"]["blocks"].as_array().unwrap().len(), usize::from(MOST));
}

#[tokio::test]
async fn whoever_is_blocked_while_looking_on_is_shown_a_waiting_table_no_further() {
    let house = House::new().await;
    let [anna, bela] = [named(&house, "Anna").await, named(&house, "Béla").await];
    let table = anna.make(seats(&[ME, OPEN])).await;
    let mut stream = Stream::open(&bela, &table, None).await;
    relate(&anna, "Béla", Some("blocks")).await.good();
    while stream.next().await.is_some() {}
    bela.get(&format!("/api/tables/{table}")).await.problem("no-such-table");
}
