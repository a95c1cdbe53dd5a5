//! E-mail for accounts: addresses that are confirmed, links to sign in, and what strangers learn of both.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Method, header};
use quincunx_post::{Mail, Mood, Post};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, me, sign_in, sign_up};
use crate::house::{Answer, House, ME, OPEN, Person, seats, until};
use crate::kept::{files, holds};
use crate::stream::Stream;

const SITE: &str = "https://play.example.org";
const ADDRESS: &str = "anna@example.org";

/// A house that hands its mails to this server.
async fn house(post: &Post) -> House {
    House::with(with_mail(post)).await
}

/// One on each database that can be had here.
async fn houses(post: &Post, test: &str) -> Vec<House> {
    House::on_each_with(test, |config| with_mail(post)(config)).await
}

fn with_mail(post: &Post) -> impl FnOnce(&mut quincunx_server::Config) + use<> {
    let url = post.url();
    move |config| {
        config.mail_server = Some(url.parse().unwrap());
        config.mail_from = Some("Quincunx <quincunx@play.example.org>".parse().unwrap());
        config.site = Some(SITE.parse().unwrap());
        config.behind_proxy = true;
    }
}

/// Waits for so many mails, and gives the last.
async fn mail(post: &Post, number: usize) -> Mail {
    until(async || post.mails().len() >= number).await;
    post.mails().swap_remove(number - 1)
}

async fn set(person: &Person, address: Option<&str>) -> Answer {
    person.post("/api/me/mail", json!({ "address": address, "proof": { "password": PASSWORD } })).await
}

/// Asks for a link to sign in, from this address of the internet.
async fn ask(person: &Person, from: &str, to: &str) -> Answer {
    let request = person.request(Method::POST, "/api/me/mail/ask").header(header::CONTENT_TYPE, "application/json");
    let request = request.header("x-forwarded-for", from).header(header::ACCEPT_LANGUAGE, "pl");
    person.send(request.body(Body::from(json!({ "address": to }).to_string())).unwrap()).await
}

async fn follow(person: &Person, code: &str) -> Answer {
    person.post("/api/me/mail/link", json!({ "code": code })).await
}

async fn addresses(person: &Person) -> (Value, Value) {
    let told = person.get("/api/me/mail").await.good();
    (told["address"].clone(), told["waiting"].clone())
}

/// The code of the link that was mailed to this address last.
async fn code_for(post: &Post, address: &str) -> String {
    let last = || post.mails().into_iter().rfind(|mail| mail.to == [address])?.code();
    until(async || last().is_some()).await;
    last().unwrap()
}

/// An account with an address that is confirmed.
async fn with_address(house: &House, post: &Post, name: &str, address: &str) -> Person {
    let person = house.person();
    sign_up(&person, name).await.good();
    set(&person, Some(address)).await.good();
    follow(&house.person(), &code_for(post, address).await).await.good();
    person
}

#[tokio::test]
async fn an_address_counts_once_it_is_confirmed_and_the_old_one_is_told() {
    let post = Post::open(Mood::Good);
    let houses = houses(&post, "an_address_counts_once_it_is_confirmed_and_the_old_one_is_told").await;
    for house in houses {
        let begun = post.mails().len();
        let anna = house.person();
        assert_eq!(anna.get("/api/me/mail").await.good(), json!({ "offered": true, "address": null, "waiting": null }));
        set(&anna, Some(ADDRESS)).await.problem("not-signed-in");
        sign_up(&anna, "Anna").await.good();
        anna.post("/api/me/mail", json!({ "address": ADDRESS, "proof": { "password": "another" } }))
            .await
            .problem("wrong-password");
        set(&anna, Some("anna")).await.problem("bad-address");
        assert_eq!(set(&anna, Some(ADDRESS)).await.good()["waiting"], ADDRESS);
        assert_eq!(addresses(&anna).await, (Value::Null, json!(ADDRESS)));
        let first = mail(&post, begun + 1).await;
        assert_eq!(
            (first.to.as_slice(), first.field("Subject")),
            (&[ADDRESS.to_owned()][..], Some("Confirm your e-mail address"))
        );
        assert!(first.text().contains(&format!("{SITE}/mail#")), "{}", first.text());
        let code = first.code().unwrap();
        assert_eq!(code.len(), 64, "256 bits");

        // Whoever looks has done nothing: a program that opens every link does no harm.
        let stranger = house.person();
        for _ in 0..2 {
            stranger.get(&format!("/mail#{code}")).await;
            let look = json!({ "code": code, "look": true });
            let told = stranger.post("/api/me/mail/link", look).await.good();
            assert_eq!(told, json!({ "name": "Anna", "confirms": ADDRESS }));
        }
        assert_eq!(addresses(&anna).await, (Value::Null, json!(ADDRESS)));
        follow(&stranger, &code).await.good();
        assert_eq!(me(&stranger).await["account"], Value::Null, "it signs nobody in");
        assert_eq!(addresses(&anna).await, (json!(ADDRESS), Value::Null));
        follow(&stranger, &code).await.problem("no-such-mailed-link");

        let house = house.restart().await;
        let anna = house.again(&anna);
        set(&anna, Some("Anna@Example.ORG")).await.good();
        assert_eq!(addresses(&anna).await, (json!(ADDRESS), Value::Null), "it is the same");
        set(&anna, Some("second@example.org")).await.good();
        set(&anna, Some("third@example.org")).await.good();
        let (second, third) = (mail(&post, begun + 2).await, mail(&post, begun + 3).await);
        let code = |to: &str| [&second, &third].into_iter().find(|mail| mail.to == [to]).unwrap().code().unwrap();
        follow(&anna, &code("second@example.org")).await.problem("no-such-mailed-link");
        follow(&anna, &code("third@example.org")).await.good();
        let told = mail(&post, begun + 4).await;
        assert_eq!((told.to.as_slice(), told.code()), (&[ADDRESS.to_owned()][..], None));
        assert!(told.text().contains("no longer uses this e-mail address"), "{}", told.text());
        assert_eq!(set(&anna, None).await.good(), json!({ "offered": true, "address": null, "waiting": null }));
        assert_eq!(mail(&post, begun + 5).await.to, ["third@example.org"]);
    }
}

#[tokio::test]
async fn a_mailed_link_signs_in_once_wherever_it_is_opened() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    let [desk, phone, late] = [(); 3].map(|()| house.person());
    let own = phone.make(seats(&[ME, OPEN])).await;
    let anna = with_address(&house, &post, "Anna", ADDRESS).await;
    let hers = anna.make(seats(&[ME, OPEN])).await;
    let asked = ask(&desk, "203.0.113.1", "ANNA@Example.org").await;
    assert_eq!((asked.status.as_u16(), asked.good()), (202, json!({ "minutes": 15 })));
    let mailed = mail(&post, 2).await;
    assert_eq!(mailed.to, [ADDRESS], "to the address as she has written it");
    assert!(mailed.text().contains("w ciągu 15 minut"), "{}", mailed.text());
    let code = mailed.code().unwrap();

    let house = house.restart().await;
    let (phone, late) = (house.again(&phone), house.again(&late));
    let look = phone.post("/api/me/mail/link", json!({ "code": code, "look": true })).await;
    assert_eq!(look.good(), json!({ "name": "Anna", "confirms": null }));
    assert_eq!(me(&phone).await["account"], Value::Null);
    follow(&phone, &code).await.good();
    assert_eq!(me(&phone).await["account"]["name"], "Anna");
    assert_eq!(
        [phone.info(&hers).await["you"].clone(), phone.info(&own).await["you"].clone()],
        [0, 0],
        "the guest's seats too"
    );
    follow(&late, &code).await.problem("no-such-mailed-link");
    assert_eq!(me(&late).await["account"], Value::Null);
    for none in ["", "\0", &"0".repeat(64), &"x".repeat(10_000)] {
        follow(&late, none).await.problem("no-such-mailed-link");
    }
}

#[tokio::test]
async fn at_the_same_moment_a_mailed_link_lets_one_in() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    with_address(&house, &post, "Anna", ADDRESS).await;
    let browsers = [house.person(), house.person()];
    ask(&browsers[0], "203.0.113.1", ADDRESS).await.good();
    let code = mail(&post, 2).await.code().unwrap();
    let (first, second) = tokio::join!(follow(&browsers[0], &code), follow(&browsers[1], &code));
    let let_in = [first.status, second.status].into_iter().filter(|status| status.is_success()).count();
    assert_eq!(let_in, 1);
}

#[tokio::test]
async fn whoever_has_forgotten_the_password_chooses_another_by_a_mailed_link() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    let anna = with_address(&house, &post, "Anna", ADDRESS).await;
    let table = anna.make(seats(&[ME, OPEN])).await;
    let mut seen = Stream::open(&anna, &table, None).await;
    let phone = house.person();
    ask(&phone, "203.0.113.1", ADDRESS).await.good();
    ask(&phone, "203.0.113.1", ADDRESS).await.good();
    let [code, other] = [mail(&post, 2).await, mail(&post, 3).await].map(|mail| mail.code().unwrap());
    let recover =
        async |password: &str| phone.post("/api/me/mail/link", json!({ "code": code, "password": password })).await;
    recover("short").await.problem("bad-password");
    recover("password1").await.problem("weak-password");
    recover("four hoplites").await.good();
    assert_eq!(me(&phone).await["account"]["name"], "Anna");
    assert_eq!(me(&anna).await["account"], Value::Null, "whoever had the old password is out");
    while seen.next().await.is_some() {}
    follow(&house.person(), &other).await.problem("no-such-mailed-link");
    sign_in(&anna, "Anna", PASSWORD).await.problem("wrong-password");
    sign_in(&anna, "Anna", "four hoplites").await.good();
}

#[tokio::test]
async fn a_recovery_code_takes_away_the_address_that_somebody_else_has_set() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    let anna = with_address(&house, &post, "Anna", ADDRESS).await;
    let codes = anna.post("/api/me/codes", json!({ "password": PASSWORD })).await.good();
    // Somebody who knows the password waits for another address.
    set(&anna, Some("other@example.org")).await.good();
    let waiting = code_for(&post, "other@example.org").await;
    let before = post.mails().len();
    let body = json!({ "name": "Anna", "code": codes["codes"][0], "password": "four hoplites" });
    let phone = house.person();
    phone.post("/api/me/recover", body).await.good();
    let told = phone.get("/api/me/mail").await.good();
    assert_eq!((&told["address"], &told["waiting"]), (&Value::Null, &Value::Null));
    follow(&house.person(), &waiting).await.problem("no-such-mailed-link");
    mail(&post, before + 1).await;
    assert_eq!(post.mails()[before].to, [ADDRESS], "whose address it was is told");
    assert_eq!(phone.get("/api/me/codes").await.good()["left"], 7);
}

#[tokio::test]
async fn a_mailed_link_ends_with_what_it_was_asked_for() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    for (number, end) in ["password", "sessions", "address", "delete"].into_iter().enumerate() {
        let address = format!("{end}@example.org");
        let anna = with_address(&house, &post, &format!("Anna {number}"), &address).await;
        let confirmed = code_for(&post, &address).await;
        ask(&house.person(), &format!("203.0.113.{number}"), &address).await.good();
        until(async || code_for(&post, &address).await != confirmed).await;
        let code = code_for(&post, &address).await;
        let ended = match end {
            "password" => {
                anna.post("/api/me/password", json!({ "proof": { "password": PASSWORD }, "new": "four hoplites" }))
                    .await
            }
            "sessions" => anna.post("/api/me/sessions/end", json!({})).await,
            "address" => set(&anna, None).await,
            _ => anna.post("/api/me/delete", json!({ "password": PASSWORD })).await,
        };
        ended.good();
        follow(&house.person(), &code).await.problem("no-such-mailed-link");
    }
}

#[tokio::test]
async fn whether_an_address_has_an_account_shows_neither_in_an_answer_nor_in_its_time() {
    let post = Post::open(Mood::Slow(Duration::from_millis(200)));
    let house = house(&post).await;
    with_address(&house, &post, "Anna", ADDRESS).await;
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for round in 0..3 {
        for (to, times) in [(ADDRESS, &mut known), ("nobody@example.org", &mut unknown)] {
            let begun = Instant::now();
            let answer = ask(&house.person(), &format!("203.0.113.{round}"), to).await;
            times.push(begun.elapsed());
            assert_eq!(answer.good(), json!({ "minutes": 15 }));
        }
    }
    let fastest = |times: &[Duration]| *times.iter().min().unwrap();
    let (known, unknown) = (fastest(&known), fastest(&unknown));
    // The mail server takes a second for a mail.
    assert!(known < Duration::from_millis(200) && unknown < Duration::from_millis(200), "{known:?} and {unknown:?}");
    mail(&post, 4).await;
    assert!(!post.mails().iter().any(|mail| mail.to == ["nobody@example.org"]));
}

#[tokio::test]
async fn an_address_that_is_somebody_else_s_is_told_to_its_owner_alone() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    let anna = with_address(&house, &post, "Anna", ADDRESS).await;
    let bela = house.person();
    sign_up(&bela, "Béla").await.good();
    let answer = set(&bela, Some("ANNA@example.org")).await.good();
    assert_eq!(answer, json!({ "offered": true, "address": null, "waiting": "ANNA@example.org" }), "as for any other");
    let told = mail(&post, 2).await;
    assert!(told.text().contains("already belongs to your account") && told.code().is_none(), "{}", told.text());
    assert!(!told.source.contains("B=C3=A9la") && !told.source.contains("Béla"), "nobody writes to others by a name");
    assert_eq!(addresses(&anna).await.0, ADDRESS);

    // Of two who wait for the same address the first who confirms it has it.
    let cili = house.person();
    sign_up(&cili, "Cili").await.good();
    let mut codes = Vec::new();
    for (number, person) in [(3, &bela), (4, &cili)] {
        set(person, Some("both@example.org")).await.good();
        codes.push(mail(&post, number).await.code().unwrap());
    }
    follow(&cili, &codes[1]).await.good();
    follow(&bela, &codes[0]).await.problem("address-taken");
    assert_eq!(addresses(&cili).await.0, "both@example.org");
}

#[tokio::test]
async fn no_mail_says_what_a_stranger_has_written() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    let anna = house.person();
    sign_up(&anna, "http://evil.example").await.good();
    for bad in [
        "a@example.org\r\nBcc: b@example.org",
        "a@example.org\nSubject: x",
        "Anna <a@example.org>",
        "a@exam\u{202e}ple.org",
        "a\u{202e}@example.org",
        "a@localhost",
        &format!("a@{}", "x".repeat(10_000)),
    ] {
        set(&anna, Some(bad)).await.problem("bad-address");
        ask(&anna, "203.0.113.1", bad).await.problem("bad-address");
    }
    let request = anna.request(Method::POST, "/api/me/mail").header(header::CONTENT_TYPE, "application/json");
    let request = request.header(header::USER_AGENT, "visit evil.example").header(header::HOST, "evil.example");
    let body = json!({ "address": ADDRESS, "proof": { "password": PASSWORD } }).to_string();
    anna.send(request.body(Body::from(body)).unwrap()).await.good();
    let mail = mail(&post, 1).await;
    assert!(!mail.source.contains("evil"), "{}", mail.source);
    assert_eq!(mail.field("To"), Some(ADDRESS));
    assert_eq!(mail.field("From"), Some("Quincunx <quincunx@play.example.org>"));
    assert_eq!(mail.field("Auto-Submitted"), Some("auto-generated"));
    assert!(mail.field("Message-ID").unwrap().ends_with("@play.example.org>"), "{}", mail.source);
    assert!(mail.text().contains("from an unknown browser"), "{}", mail.text());
}

#[tokio::test]
async fn mails_are_limited_by_mailbox_by_address_and_in_all_also_after_a_restart() {
    let post = Post::open(Mood::Good);
    let with_mail = with_mail(&post);
    let house = House::with(|config| {
        with_mail(config);
        config.attempts.mails_of_an_address = 7;
        config.attempts.mails_in_all = 5;
    })
    .await;
    with_address(&house, &post, "Anna", ADDRESS).await;
    let stranger = house.person();
    for number in 2..5 {
        ask(&stranger, &format!("203.0.113.{number}"), ADDRESS).await.good();
        mail(&post, number).await;
    }
    let house = house.restart().await;
    let stranger = house.again(&stranger);
    ask(&stranger, "203.0.113.9", "Anna@EXAMPLE.org").await.good();
    for number in 0..7 {
        ask(&stranger, "203.0.113.10", &format!("nobody{number}@example.org")).await.good();
    }
    ask(&stranger, "203.0.113.10", "nobody7@example.org").await.problem("too-many-mails");
    // A fifth mail goes out, and no sixth.
    let bela = house.person();
    sign_up(&bela, "Béla").await.good();
    set(&bela, Some("bela@example.org")).await.good();
    mail(&post, 5).await;
    set(&bela, Some("other@example.org")).await.good();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mails = post.mails();
    assert_eq!((mails.len(), mails[4].to.as_slice()), (5, &["bela@example.org".to_owned()][..]));
    for _ in 0..2 {
        set(&bela, Some("bela@example.org")).await.good();
    }
    set(&bela, Some("BELA@example.org")).await.problem("too-many-mails");
}

#[tokio::test]
async fn strangers_keep_nobody_from_signing_in_by_mail() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    with_address(&house, &post, "Anna", ADDRESS).await;
    for number in 0..6 {
        ask(&house.person(), &format!("203.0.113.{number}"), ADDRESS).await.good();
    }
    mail(&post, 4).await;
    let phone = house.person();
    ask(&phone, "198.51.100.7", ADDRESS).await.good();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(post.mails().len(), 4, "nor do they fill her mailbox");
    follow(&phone, &mail(&post, 2).await.code().unwrap()).await.good();
    assert_eq!(me(&phone).await["account"]["name"], "Anna", "whoever has asked for it, it is hers");
    ask(&house.person(), "198.51.100.7", ADDRESS).await.good();
    let next = mail(&post, 5).await;
    assert!(next.to == [ADDRESS] && next.code().is_some(), "and there is room for another one");
}

#[tokio::test]
async fn a_mail_server_that_refuses_is_busy_or_away_keeps_nobody_waiting() {
    let post = Post::open(Mood::Refusing);
    let house = house(&post).await;
    let anna = house.person();
    sign_up(&anna, "Anna").await.good();
    set(&anna, Some("refused@example.org")).await.good();
    until(async || post.turned_away() == 1).await;
    post.becomes(Mood::Busy);
    set(&anna, Some(ADDRESS)).await.good();
    until(async || post.turned_away() == 2).await;
    post.becomes(Mood::Good);
    // What was refused for good is not tried again; what could not be sent is.
    assert_eq!(mail(&post, 1).await.to, [ADDRESS]);

    // Nobody listens there yet.
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let away = House::with(|config| {
        with_mail(&post)(config);
        config.mail_server = Some(format!("smtp://{address}").parse().unwrap());
    })
    .await;
    let bela = away.person();
    sign_up(&bela, "Béla").await.good();
    set(&bela, Some("bela@example.org")).await.good();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let back = Post::at(address, Mood::Good);
    assert_eq!(mail(&back, 1).await.to, ["bela@example.org"]);
}

#[tokio::test]
async fn a_link_that_no_mail_took_along_keeps_no_other_one_back() {
    let post = Post::open(Mood::Good);
    let house = house(&post).await;
    with_address(&house, &post, "Anna", ADDRESS).await;
    post.becomes(Mood::Refusing);
    for number in 0..3 {
        ask(&house.person(), &format!("203.0.113.{number}"), ADDRESS).await.good();
    }
    until(async || post.turned_away() == 3).await;
    post.becomes(Mood::Good);
    let phone = house.person();
    let mut asked = 0;
    until(async || {
        asked += 1;
        ask(&phone, &format!("198.51.100.{asked}"), ADDRESS).await.good();
        post.mails().len() > 1
    })
    .await;
    follow(&phone, &code_for(&post, ADDRESS).await).await.good();
    assert_eq!(me(&phone).await["account"]["name"], "Anna");
}

#[tokio::test]
async fn where_no_mail_server_is_set_there_is_nothing_of_it() {
    let house = House::new().await;
    let anna = house.person();
    sign_up(&anna, "Anna").await.good();
    assert_eq!(anna.get("/api/me/mail").await.good(), json!({ "offered": false, "address": null, "waiting": null }));
    set(&anna, Some(ADDRESS)).await.problem("no-mail");
    follow(&anna, "").await.problem("no-mail");
    ask(&anna, "203.0.113.1", ADDRESS).await.problem("no-mail");
}

#[tokio::test]
async fn an_address_is_taken_along_and_forgotten_and_no_link_stands_in_the_database() {
    let post = Post::open(Mood::Good);
    let houses = houses(&post, "an_address_is_taken_along_and_forgotten_and_no_link_stands_in_the_database").await;
    for (number, house) in houses.into_iter().enumerate() {
        let (begun, address) = (post.mails().len(), format!("annamaria{number}@example.org"));
        let anna = with_address(&house, &post, "Anna", &address).await;
        set(&anna, Some("waiting@example.org")).await.good();
        ask(&house.person(), "203.0.113.77", &address).await.good();
        let told = anna.get("/api/me/export").await.good();
        assert_eq!((&told["address"], &told["waitingAddress"]), (&json!(address), &json!("waiting@example.org")));
        mail(&post, begun + 3).await;
        let before = files(&house);
        assert!(holds(&before, address.as_bytes()) && holds(&before, b"waiting@example.org"));
        for mail in &post.mails()[begun..] {
            let code = mail.code().unwrap();
            assert!(
                !holds(&before, code.as_bytes()) && !holds(&before, &hex::decode(&code).unwrap()),
                "a link is as good as a password"
            );
        }
        assert!(!holds(&before, b"203.0.113.77"));
        anna.post("/api/me/delete", json!({ "password": PASSWORD })).await.good();
        let after = files(&house);
        for trace in ["annamaria", "waiting@example.org"] {
            assert!(!holds(&after, trace.as_bytes()), "{trace}");
        }
    }
}
