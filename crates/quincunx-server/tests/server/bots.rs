//! Bots: what a program may do with a token, and what nobody can do with one.

use axum::body::Body;
use axum::http::{Method, header};
use quincunx_games::{GAMES, computers};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, me, sign_in, sign_up};
use crate::described::paths;
use crate::house::{Answer, House, INVITED, ME, OPEN, Person, new_table, play_out, seats, to_act};
use crate::stream::Stream;

pub(crate) const ALL: [&str; 3] = ["read", "play", "make"];

async fn make_token(owner: &Person, bot: &str, scopes: &[&str]) -> Answer {
    owner.post("/api/me/bots/tokens", json!({ "bot": bot, "name": "at home", "scopes": scopes })).await
}

/// A program with a token for this.
pub(crate) async fn program(house: &House, owner: &Person, bot: &str, scopes: &[&str]) -> Person {
    let made = make_token(owner, bot, scopes).await;
    assert_eq!(made.status, 201);
    let token = made.good()["token"].as_str().unwrap().to_owned();
    Person { token: Some(token), ..house.person() }
}

/// Somebody with an account and a bot.
pub(crate) async fn owner(house: &House, name: &str, bot: &str) -> Person {
    let owner = house.person();
    sign_up(&owner, name).await.good();
    let made = owner.post("/api/me/bots", json!({ "name": bot })).await;
    assert_eq!(made.status, 201);
    assert_eq!(made.good(), json!([{ "name": bot, "tokens": [] }]));
    owner
}

/// A table at which bots may sit, or may not.
fn table(kinds: &[&str], bots: bool) -> Value {
    let mut new = new_table(seats(kinds));
    new["bots"] = json!(bots);
    new
}

async fn make(maker: &Person, kinds: &[&str], bots: bool) -> String {
    maker.post("/api/tables", table(kinds, bots)).await.good()["table"].as_str().unwrap().to_owned()
}

async fn bots(owner: &Person) -> Value {
    owner.get("/api/me/bots").await.good()
}

async fn end(owner: &Person, id: &Value) -> Answer {
    owner.post("/api/me/bots/tokens/end", json!({ "id": id })).await
}

#[tokio::test]
async fn a_bot_plays_under_its_name_and_is_marked_wherever_that_stands() {
    for house in House::on_each("a_bot_plays_under_its_name_and_is_marked_wherever_that_stands").await {
        let anna = owner(&house, "Anna", "Robi").await;
        let robi = program(&house, &anna, "Robi", &ALL).await;
        assert_eq!(me(&robi).await, json!({ "known": true, "account": { "name": "Robi" } }));
        let by_robi = make(&robi, &[ME, OPEN], true).await;
        let table = make(&anna, &[ME, OPEN], true).await;
        let lobby = robi.get("/api/tables").await.good();
        assert!(lobby.as_array().unwrap().iter().all(|table| table["bots"] == true), "{lobby}");
        robi.sit(&table, "Somebody else").await.good();
        for (id, seat) in [(&table, 1), (&by_robi, 0)] {
            assert_eq!(anna.info(id).await["seats"][seat]["name"], "Robi · bot");
            assert_eq!(robi.info(id).await["you"], seat);
        }
        assert_eq!(robi.get("/api/tables?mine").await.good().as_array().unwrap().len(), 2);
        let mut stream = Stream::open(&robi, &table, None).await;
        stream.up_to("observation").await;
        assert!(robi.cookie.borrow().is_none(), "a program is given no cookie");

        to_act(&table, &[&anna, &robi]).await.unwrap().choose(&table, 0).await;
        let house = house.restart().await;
        let (anna, robi) = (house.again(&anna), house.again(&robi));
        play_out(&table, &[&anna, &robi]).await;
        let names = ["Anna", "Robi · bot"];
        assert_eq!(anna.get(&format!("/api/tables/{table}/record")).await.good()["seats"], json!(names));
        assert_eq!(anna.get("/api/me/games").await.good()["games"][0]["names"], json!(names));
        assert_eq!(robi.get("/api/me/games").await.good()["games"][0]["side"]["seat"], 1);
        let rematch = robi.post_nothing(&format!("/api/tables/{table}/rematch")).await.good()["table"].clone();
        robi.sit(rematch.as_str().unwrap(), "").await.good();
        let used = &bots(&anna).await[0]["tokens"][0];
        assert!(used["used"].is_i64() && used["scopes"] == json!(ALL), "{used}");
    }
}

/// A bot is one from the beginning, so no seat that was taken as a person's ever becomes a bot's.
#[tokio::test]
async fn no_bot_sits_at_a_table_whose_maker_takes_none() {
    let house = House::new().await;
    let dora = owner(&house, "Dóra", "Robi").await;
    let robi = program(&house, &dora, "Robi", &ALL).await;
    let bela = house.person();
    let (open, invited) = (bela.make(seats(&[ME, OPEN])).await, make(&bela, &[ME, INVITED], false).await);
    let sit = async |id: &str, invite: &Value| {
        let body = json!({ "name": "Robi", "contribution": "ab".repeat(32), "invite": invite });
        robi.post(&format!("/api/tables/{id}/seats"), body).await
    };
    sit(&open, &Value::Null).await.problem("no-bots");
    sit(&invited, &bela.info(&invited).await["invite"]).await.problem("no-bots");
    robi.post("/api/tables", new_table(seats(&[ME, OPEN]))).await.problem("no-bots");
    robi.post("/api/tables", table(&[ME, OPEN], false)).await.problem("no-bots");
    for id in [&open, &invited] {
        let info = bela.info(id).await;
        assert_eq!([&info["seats"][1]["name"], &info["bots"]], [&Value::Null, &json!(false)]);
    }
    dora.sit(&open, "Dóra").await.good();

    // Nobody becomes a bot, is one with a cookie, or is called like one.
    for taken in ["Dóra", "dóra", "Robi", "ROBI"] {
        dora.post("/api/me/bots", json!({ "name": taken })).await.problem("name-taken");
        house
            .person()
            .post("/api/me/account", json!({ "name": taken, "password": PASSWORD }))
            .await
            .problem("name-taken");
    }
    for password in ["", PASSWORD] {
        sign_in(&bela, "Robi", password).await.problem("wrong-password");
    }
    let recover = json!({ "name": "Robi", "code": "", "password": PASSWORD });
    bela.post("/api/me/recover", recover).await.problem("wrong-code");
    let elsewhere = make(&house.person(), &[ME, OPEN], true).await;
    for (name, problem) in [("Robi", "name-taken"), ("Cili · bot", "bad-name")] {
        house.person().sit(&elsewhere, name).await.problem(problem);
    }
    bela.get("/api/me/bots").await.problem("not-signed-in");
}

/// Whatever is said of an operation is so, and what is said of none is open to no token: a new address is not forgotten.
#[tokio::test]
async fn a_token_opens_the_addresses_of_its_scopes_alone() {
    let house = House::new().await;
    let anna = owner(&house, "Anna", "Robi").await;
    let mut programs = Vec::new();
    for scope in ALL {
        programs.push((scope, program(&house, &anna, "Robi", &[scope]).await));
    }
    let mut met = [0; 2];
    for (path, item) in paths() {
        for (method, operation) in item.as_object().unwrap() {
            let method: Method = method.to_uppercase().parse().unwrap();
            let named =
                path.replace("{id}", "0123456789abcdef0123").replace("{game}", "go").replace("{language}", "hu");
            let ways = operation["security"].as_array().into_iter().flatten();
            let scopes: Vec<&Value> = ways.filter_map(|way| way.get("token")).collect();
            for (scope, program) in &programs {
                let request = program.request(method.clone(), &named).header(header::CONTENT_TYPE, "application/json");
                let answer = program.send(request.body(Body::from("{}")).unwrap()).await;
                let key = if answer.status.is_success() { Value::Null } else { answer.json()["key"].clone() };
                // The others are the same for everybody, and so are two of a table's.
                let asks_who = ["/api/me", "/api/tables"].iter().any(|all| path.starts_with(all))
                    && !["/components", "/record"].iter().any(|all| path.ends_with(all));
                let expected = match &scopes[..] {
                    [] if asks_who => Some("not-by-token"),
                    [taken] if **taken != json!([scope]) => Some("insufficient-scope"),
                    _ => None,
                };
                match expected {
                    Some(problem) => assert_eq!(key, problem, "{method} {path} with {scope}"),
                    None => {
                        assert!(!["not-by-token", "insufficient-scope", "invalid-token"].iter().any(|no| key == *no))
                    }
                }
                met[usize::from(expected.is_some())] += 1;
            }
        }
    }
    assert!(met[0] > 20 && met[1] > 60, "{met:?}");
}

#[tokio::test]
async fn a_token_that_has_ended_opens_nothing_from_that_moment() {
    for house in House::on_each("a_token_that_has_ended_opens_nothing_from_that_moment").await {
        let (anna, bela) = (owner(&house, "Anna", "Robi").await, owner(&house, "Béla", "Gép").await);
        let ends = program(&house, &anna, "Robi", &ALL).await;
        let id = bots(&anna).await[0]["tokens"][0]["id"].clone();
        let stays = program(&house, &anna, "Robi", &ALL).await;
        let table = make(&ends, &[ME, OPEN], true).await;
        let mut stream = Stream::open(&ends, &table, None).await;
        stream.up_to("table").await;
        make_token(&bela, "Robi", &ALL).await.problem("no-such-bot");
        end(&bela, &id).await.problem("no-such-token");
        end(&anna, &ends.token.clone().into()).await.problem("no-such-token");
        assert_eq!(end(&anna, &id).await.good()[0]["tokens"].as_array().unwrap().len(), 1);
        end(&anna, &id).await.problem("no-such-token");
        while stream.next().await.is_some() {}
        let refused = ends.get(&format!("/api/tables/{table}")).await;
        refused.problem("invalid-token");
        assert_eq!(refused.headers[header::WWW_AUTHENTICATE], "Bearer error=\"invalid_token\"");
        ends.resign(&table).await.problem("invalid-token");
        assert_eq!(stays.info(&table).await["you"], 0, "the others hold");

        // Nor does what was never given out, or what the server keeps of one.
        for forged in ["", "x", &format!("quincunx-bot-{}", "ab".repeat(32)), id.as_str().unwrap()] {
            let forger = Person { token: Some(forged.to_owned()), ..house.person() };
            forger.get("/api/me").await.problem("invalid-token");
        }
        // Whoever has lost the account to somebody gets it back without that person's tokens.
        let code = anna.post("/api/me/codes", json!({ "password": PASSWORD })).await.good()["codes"][0].clone();
        let mut stream = Stream::open(&stays, &table, None).await;
        let recover = json!({ "name": "Anna", "code": code, "password": "four hoplites" });
        house.person().post("/api/me/recover", recover).await.good();
        while stream.next().await.is_some() {}
        stays.get("/api/me").await.problem("invalid-token");
    }
}

#[tokio::test]
async fn a_token_is_no_cookie_and_a_cookie_no_token() {
    let house = House::new().await;
    let anna = owner(&house, "Anna", "Robi").await;
    let robi = program(&house, &anna, "Robi", &ALL).await;
    // Whoever sends both is the bot.
    let both = Person { token: robi.token.clone(), ..house.again(&anna) };
    assert_eq!(me(&both).await["account"]["name"], "Robi");
    let change = json!({ "proof": { "password": PASSWORD }, "new": "four hoplites" });
    both.post("/api/me/password", change).await.problem("not-by-token");
    make_token(&both, "Robi", &ALL).await.problem("not-by-token");
    both.post("/api/me/codes", json!({ "password": PASSWORD })).await.problem("not-by-token");
    // What a proxy asks for is none of ours.
    let request = anna.request(Method::GET, "/api/me").header(header::AUTHORIZATION, "Basic YW5uYTphbm5h");
    let told = anna.send(request.body(Body::empty()).unwrap()).await.good();
    assert_eq!(told["account"]["name"], "Anna");
    // A page of another site can send neither.
    for person in [&anna, &robi] {
        let request = person.request(Method::POST, "/api/tables").header("sec-fetch-site", "cross-site");
        let request = request.header(header::CONTENT_TYPE, "application/json");
        let body = table(&[ME, OPEN], true).to_string();
        person.send(request.body(Body::from(body)).unwrap()).await.problem("cross-site");
    }
    let token = anna.cookie.borrow().clone().unwrap().split_once("session-").unwrap().1[..64].to_owned();
    for worn in [token.clone(), format!("quincunx-bot-{token}")] {
        let program = Person { token: Some(worn), ..house.person() };
        program.get("/api/me").await.problem("invalid-token");
    }
}

#[tokio::test]
async fn one_has_so_many_bots_and_a_bot_so_many_tokens() {
    let house = House::new().await;
    let anna = owner(&house, "Anna", "Robi").await;
    for number in 2..=5 {
        anna.post("/api/me/bots", json!({ "name": format!("Robi {number}") })).await.good();
    }
    anna.post("/api/me/bots", json!({ "name": "Robi 6" })).await.problem("too-many-bots");
    for _ in 0..10 {
        make_token(&anna, "Robi", &["read"]).await.good();
    }
    make_token(&anna, "Robi", &["read"]).await.problem("too-many-tokens");
    make_token(&anna, "Robi 2", &["make", "read", "read"]).await.good();
    assert_eq!(bots(&anna).await[1]["tokens"][0]["scopes"], json!(["read", "make"]));
    make_token(&anna, "Robi 2", &[]).await.problem("bad-request");
    make_token(&anna, "Robi 2", &["everything"]).await.problem("bad-request");

    let house = House::with(|config| config.limits.accounts_in_an_hour = 2).await;
    let bela = owner(&house, "Béla", "Gép").await;
    bela.post("/api/me/bots", json!({ "name": "Gép 2" })).await.problem("too-many-accounts");
}

#[tokio::test]
async fn at_the_same_moment_nobody_makes_more_bots_than_one_may_have() {
    let house = House::new().await;
    let anna = owner(&house, "Anna", "Robi").await;
    for number in 2..=4 {
        anna.post("/api/me/bots", json!({ "name": format!("Robi {number}") })).await.good();
    }
    let make = async |name: &str| anna.post("/api/me/bots", json!({ "name": name })).await.status.is_success();
    let (first, second, third) = tokio::join!(make("Robi 5"), make("Robi 6"), make("Robi 7"));
    assert_eq!([first, second, third].into_iter().filter(|made| *made).count(), 1);
    assert_eq!(bots(&anna).await.as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn a_bot_goes_with_its_owner() {
    for house in House::on_each("a_bot_goes_with_its_owner").await {
        let cili = owner(&house, "Cili", "Robi").await;
        let robi = program(&house, &cili, "Robi", &ALL).await;
        let bela = house.person();
        let table = make(&bela, &[ME, OPEN], true).await;
        robi.sit(&table, "").await.good();
        let mut stream = Stream::open(&robi, &table, None).await;
        cili.post("/api/me/delete", json!({ "password": PASSWORD })).await.good();
        robi.get("/api/me").await.problem("invalid-token");
        while stream.next().await.is_some() {}
        let info = bela.info(&table).await;
        assert_eq!((&info["status"], &info["seats"][1]["name"]), (&json!("over"), &json!("")));
        sign_up(&house.person(), "Robi").await.good();
    }
}

#[tokio::test]
async fn with_a_stolen_database_nobody_comes_as_a_bot() {
    let house = House::new().await;
    let anna = owner(&house, "Anna", "Robi").await;
    let robi = program(&house, &anna, "Robi", &ALL).await;
    me(&robi).await;
    house.app.close().await;
    let mut files = Vec::new();
    for file in std::fs::read_dir(house.folder.path()).unwrap() {
        files.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |what: &[u8]| files.windows(what.len()).any(|window| window == what);
    assert!(holds(b"Robi") && holds(b"at home"), "the search finds what there is");
    let token = robi.token.unwrap();
    let digits = token.strip_prefix("quincunx-bot-").unwrap();
    assert!(!holds(digits.as_bytes()) && !holds(&quincunx_engine::Bytes32::from_hex(digits).unwrap().0));
}

#[test]
fn no_computer_player_passes_for_a_bot() {
    assert_eq!(computers::called_bot("Robi"), "Robi · bot");
    assert!(GAMES.iter().all(|game| !game.levels().contains(&computers::BOT)));
}
