//! What the log of the real program tells, and what it does not tell at any level.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

use quincunx_games::{GAMES, RegisteredGame};
use quincunx_post::{Mood, Post};
use quincunx_server::Database;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::nothing_is_lost::game::Dice;
use crate::nothing_is_lost::server::{Answer, Person, Server};

/// A server whose log is kept.
struct Logged {
    server: Server,
    folder: TempDir,
}

impl Logged {
    fn start(options: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let log = File::create(folder.path().join("log")).unwrap();
        let server = Server::start_logged(options, &Database::File(folder.path().join("quincunx.db")), log);
        Self { server, folder }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap()
    }

    /// The lines as objects of JSON, each of which is one.
    fn lines(&self) -> Vec<Value> {
        self.log().lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect()
    }
}

/// Does this stand in the log: not as a part of another word?
fn tells(log: &str, what: &str) -> bool {
    let is_part = |next: Option<char>| next.is_some_and(char::is_alphanumeric);
    log.match_indices(what).any(|(place, _)| {
        !is_part(log[..place].chars().next_back()) && !is_part(log[place + what.len()..].chars().next())
    })
}

/// A line without what makes each unlike all others: times, and the random id of its request.
fn timeless(mut line: Value) -> String {
    let fields = line.as_object_mut().unwrap();
    ["timestamp", "took", "elapsed", "elapsed_secs"].iter().for_each(|field| drop(fields.remove(*field)));
    fields.get_mut("span").and_then(Value::as_object_mut).map(|span| span.remove("id"));
    line.to_string()
}

/// What is written in a view as a card or an action is: with a digit, or of several words. The rest are words that any log may have.
fn notation(view: &Value, found: &mut BTreeSet<String>) {
    match view {
        Value::String(text)
            if text.len() > 2 && text.contains(|letter: char| letter.is_ascii_digit() || "-(".contains(letter)) =>
        {
            found.insert(text.clone());
        }
        Value::Array(all) => all.iter().for_each(|one| notation(one, found)),
        Value::Object(all) => all.values().for_each(|one| notation(one, found)),
        _ => {}
    }
}

/// Plays a game to its end, two persons with the computer on the other seats. Gives what no log may tell.
fn play(address: &str, game: &dyn RegisteredGame) -> BTreeSet<String> {
    let (options, seats) = game.complete(&json!({})).unwrap();
    let [contribution, password] = ["cd".repeat(32), format!("sesame {} sesame", game.info().id)];
    let name = |seat: usize| ["Adélaïde Fable", "Bronisław Quill"][seat].to_owned();
    let mut persons = [Person::default(), Person::default()];
    let mut secrets = BTreeSet::from([contribution.clone(), password.clone()]);
    let account = json!({ "name": format!("Adelheid {}", &game.info().id[..6]), "password": password });
    let kinds = [json!({ "kind": "me" }), json!({ "kind": "invited" })].into_iter();
    let computers = std::iter::repeat(json!({ "kind": "computer", "level": game.levels()[0] }));
    let table = json!({
        "game": game.info().id, "options": options, "name": name(0), "contribution": contribution, "pace": "slow",
        "seats": kinds.chain(computers).take(seats).collect::<Value>(),
    });
    let made = persons[0].post(address, "/api/tables", &table).unwrap().good();
    let path = |of: &str| format!("/api/tables/{}{of}", made["table"].as_str().unwrap());
    let invite = persons[0].get(address, &path("")).unwrap().good()["invite"].clone();
    let seat = json!({ "name": name(1), "contribution": contribution, "invite": invite });
    persons[1].post(address, &path("/seats"), &seat).unwrap().good();
    let guest = persons[0].cookie().to_owned();
    persons[0].post(address, "/api/me/account", &account).unwrap().good();
    persons[1]
        .post(address, "/api/me/sign-in", &json!({ "name": account["name"], "password": "not this one" }))
        .unwrap();

    let bot = json!({ "name": format!("Botond {}", &game.info().id[..6]) });
    persons[0].post(address, "/api/me/bots", &bot).unwrap().good();
    let wanted = json!({ "bot": bot["name"], "name": "Zsuzsanna's desk", "scopes": ["read"] });
    let token = persons[0].post(address, "/api/me/bots/tokens", &wanted).unwrap().good()["token"].clone();
    let token = token.as_str().unwrap();
    persons[0]
        .open(address, "GET", "/api/me", &format!("authorization: Bearer {token}\r\n"), "")
        .unwrap()
        .read_to_string(&mut String::new())
        .unwrap();
    let digits = token.trim_start_matches("quincunx-bot-");
    secrets.extend([digits.to_owned(), quincunx_engine::Bytes32::hash(token).to_hex()]);
    secrets.extend([&bot["name"], &wanted["name"]].iter().filter_map(|name| name.as_str()).map(str::to_owned));

    let (mut dice, mut over) = (Dice::new(7), false);
    while !over {
        let mut acted = false;
        for person in &mut persons {
            let seen = person.get(address, &path("/observation")).unwrap().good();
            notation(&seen["observation"]["view"], &mut secrets);
            notation(&seen["observation"]["choices"], &mut secrets);
            let choices = seen["observation"]["choices"].as_array().unwrap();
            if !choices.is_empty() {
                let action = &choices[dice.below(choices.len())]["action"];
                person.post(address, &path("/act"), &json!({ "number": seen["number"], "action": action })).unwrap();
                acted = true;
                break;
            }
        }
        over = !acted && persons[0].get(address, &path("")).unwrap().good()["status"] == "over";
    }
    let record = persons[0].get(address, &path("/record")).unwrap().good();
    secrets.extend(record["serverSeed"].as_str().map(str::to_owned));
    secrets.extend([invite, account["name"].clone()].iter().filter_map(Value::as_str).map(str::to_owned));
    secrets.extend((0..2).map(name));
    for cookie in [&guest, persons[0].cookie(), persons[1].cookie()] {
        let (_, token) = cookie.split_once('=').unwrap();
        let (token, signature) = token.split_once('.').unwrap();
        let token = token.trim_start_matches("session-");
        secrets.extend([token.to_owned(), signature.to_owned(), quincunx_engine::Bytes32::hash(token).to_hex()]);
    }
    secrets
}

#[test]
fn at_no_level_the_log_of_a_whole_game_tells_a_token_a_name_an_address_or_a_card() {
    let logged = Logged::start(&["--log", "trace", "--log-format", "json"]);
    let address = logged.server.address();
    let mut secrets: BTreeSet<String> = thread::scope(|scope| {
        let games: Vec<_> = GAMES.iter().map(|game| scope.spawn(|| play(address, *game))).collect();
        games.into_iter().flat_map(|game| game.join().unwrap()).collect()
    });
    // Where each request of a test is from.
    secrets.insert("10.0".to_owned());
    let lines = logged.lines();
    println!("{} lines, {} words that none may tell", lines.len(), secrets.len());
    let log = lines.into_iter().map(timeless).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join("\n");
    for secret in &secrets {
        assert!(!tells(&log, secret), "{secret}: {:?}", log.lines().find(|line| tells(line, secret)));
        assert!(tells(&format!("a hand of [\"{secret}\"]"), secret), "one that is told is found");
    }
    assert!(log.contains("/api/tables/{id}/act") && log.contains("a table was made"), "it tells what may be told");
}

/// What becomes of mails is told, whatever the mail server says of them; not for whom they are.
#[test]
fn at_no_level_the_log_tells_an_e_mail_address_or_the_code_of_a_link() {
    let post = Post::open(Mood::Good);
    let url = post.url();
    let mail = ["--mail-server", &url, "--mail-from", "quincunx@play.example", "--site", "https://play.example"];
    let logged = Logged::start(&[&["--log", "trace", "--log-format", "json"], &mail[..]].concat());
    let (address, mut person) = (logged.server.address(), Person::default());
    let account = json!({ "name": "Adelheid", "password": "sesame and sesame" });
    person.get(address, "/api/me").unwrap();
    person.post(address, "/api/me/account", &account).unwrap().good();
    let mut set = |to: &str| {
        let body = json!({ "address": to, "proof": { "password": "sesame and sesame" } });
        person.post(address, "/api/me/mail", &body).unwrap().good();
    };
    let wait = |holds: &dyn Fn() -> bool| {
        while !holds() {
            thread::sleep(std::time::Duration::from_millis(20));
        }
    };
    set("adelheid.fable@example.org");
    wait(&|| post.mails().len() == 1);
    let code = post.mails()[0].code().unwrap();
    let link = json!({ "code": code });
    Person::default().post(address, "/api/me/mail/link", &link).unwrap().good();
    let tells_that = |words: &str| logged.log().contains(words);
    post.becomes(Mood::Refusing);
    set("bronislaw.quill@example.org");
    wait(&|| tells_that("the mail server refuses a mail"));
    post.becomes(Mood::Busy);
    set("cecilia.quill@example.org");
    wait(&|| tells_that("a mail could not be sent"));
    let log = logged.log();
    for secret in ["fable", "quill", "Adelheid", &code, &quincunx_engine::Bytes32::hash(&code).to_hex()] {
        assert!(!log.contains(secret), "{secret}: {:?}", log.lines().find(|line| line.contains(secret)));
    }
}

#[test]
fn a_failed_request_is_found_in_the_log_by_the_id_in_its_answer() {
    let logged = Logged::start(&["--log-format", "json"]);
    let (address, mut person) = (logged.server.address(), Person::default());
    let known = person.get(address, "/api/me").unwrap();
    let database = logged.folder.path().join("quincunx.db");
    fs::remove_file(database).unwrap();
    let failed = person.get(address, "/api/tables?mine").unwrap();
    assert_eq!(failed.body["key"], "database-gone");
    assert!(known.request != failed.request && failed.request.len() == 12, "{failed:?}");
    let lines = logged.lines();
    let of = |answer: &Answer| lines.iter().filter(|line| line["span"]["id"] == *answer.request).collect::<Vec<_>>();
    assert!(of(&known).is_empty(), "what goes well is not worth a line: {:?}", of(&known));
    let [cause, failure] = of(&failed)[..] else { panic!("{lines:?}") };
    assert_eq!(cause["level"], "ERROR");
    assert_eq!(
        (&failure["level"], &failure["route"], &failure["problem"]),
        (&json!("WARN"), &json!("/api/tables"), &json!("database-gone"))
    );
}

#[test]
fn what_is_logged_is_changed_while_the_server_runs_by_its_operator_alone() {
    let logged = Logged::start(&["--log-format", "json", "--metrics", "127.0.0.1:0"]);
    let told = logged.lines().into_iter().find(|line| line["message"] == "figures are told to the operator");
    let operator = told.unwrap()["address"].as_str().unwrap().to_owned();
    let change = |host: &str, levels: &str| {
        let mut stream = TcpStream::connect(&operator).unwrap();
        let length = levels.len();
        write!(stream, "PUT /log HTTP/1.0\r\nhost: {host}\r\ncontent-length: {length}\r\n\r\n{levels}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    let answered = || logged.lines().iter().filter(|line| line["message"] == "answered").count();
    let ask = || drop(Person::default().get(logged.server.address(), "/api/games").unwrap());
    ask();
    assert_eq!((change(&operator, "info,quincunx_server=loud"), answered()), ("400".to_owned(), 0));
    // The name of a page elsewhere that was made to lead here.
    assert_eq!(change("page.example:9464", "trace"), "421");
    assert_eq!(change(&operator, "info,quincunx_server::transport::requests=debug"), "204");
    ask();
    assert_eq!(answered(), 1);
    assert_eq!(change("localhost", "info"), "204");
    ask();
    assert_eq!(answered(), 1);
}

#[test]
fn what_is_logged_is_chosen_by_module_and_a_start_and_a_stop_are() {
    let logged = Logged::start(&["--log", "warn,quincunx_store=info"]);
    let log = logged.log();
    assert!(log.contains("the database is open") && !log.contains("serving"), "{log}");

    let logged = Logged::start(&[]);
    logged.server.stop();
    let log = fs::read_to_string(logged.folder.path().join("log")).unwrap();
    let told =
        ["the schema of the database was brought up to date", "the database is open", "serving", "stopping", "stopped"];
    let places = told.map(|told| log.find(told).unwrap_or_else(|| panic!("{told}: {log}")));
    assert!(places.is_sorted(), "{log}");
}
