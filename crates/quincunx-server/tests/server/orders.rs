//! Questions in others' turns: whom they are put to stays secret, and standing orders and countdowns answer them.

use std::time::{Duration, Instant};

use quincunx_server::{Config, ThinkingTimes};
use quincunx_store::{SqlStore, Store};
use quincunx_toys::TOYS;
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::accounts::sign_up;
use crate::house::{COMPUTER, House, ME, OPEN, Person, contribution, seats, until};
use crate::stream::Stream;

/// The pause before an answer by order.
const PAUSE: Duration = Duration::from_secs(1);

/// Four persons at a table of Veto, the first of whom speaks.
struct Council {
    house: House,
    table: String,
    persons: Vec<Person>,
}

impl Council {
    async fn at(pace: &str, change: impl FnOnce(&mut Config)) -> Self {
        let thinking = ThinkingTimes { least: PAUSE, ..ThinkingTimes::default() };
        let house = House::of(TOYS, |config| {
            (config.thinking, config.countdown) = (thinking, None);
            change(config);
        })
        .await;
        let persons: Vec<Person> = (0..4).map(|_| house.person()).collect();
        let body = json!({
            "game": "veto",
            "seats": seats(&[ME, OPEN, OPEN, OPEN]),
            "name": "A",
            "contribution": contribution("A"),
            "pace": pace,
        });
        let made = persons[0].post("/api/tables", body).await.good();
        let table = made["table"].as_str().unwrap().to_owned();
        for (person, name) in persons[1..].iter().zip(["B", "C", "D"]) {
            person.sit(&table, name).await.good();
        }
        Self { house, table, persons }
    }

    async fn restart(self) -> Self {
        let house = self.house.restart().await;
        let persons = self.persons.iter().map(|person| house.again(person)).collect();
        Self { house, table: self.table, persons }
    }

    async fn act(&self, seat: usize, action: &str) {
        let number = &self.observation(seat).await["number"];
        self.persons[seat].act(&self.table, number, action).await.good();
    }

    async fn order(&self, seat: usize, order: &str) -> crate::house::Answer {
        self.persons[seat].post(&format!("/api/tables/{}/orders", self.table), json!({ "order": order })).await
    }

    async fn observation(&self, seat: usize) -> Value {
        self.persons[seat].observation(&self.table).await
    }

    async fn waiting(&self, seat: usize) -> Value {
        self.observation(seat).await["observation"]["turn"]["waiting"].clone()
    }

    /// A proposes; gives who is asked, and another one of the council.
    async fn propose(&self, action: &str) -> (usize, usize) {
        self.act(0, action).await;
        let mut asked = None;
        for seat in 1..4 {
            asked = asked.or((self.waiting(seat).await == json!([seat])).then_some(seat));
        }
        let asked = asked.expect("somebody is asked");
        (asked, if asked == 1 { 2 } else { 1 })
    }

    /// Is A to propose again?
    async fn is_granted(&self) -> bool {
        self.waiting(0).await == json!([0])
    }
}

#[tokio::test]
async fn who_is_asked_shows_in_no_list_but_his_own() {
    let council = Council::at("live", |_| {}).await;
    let (asked, another) = council.propose("propose(large)").await;
    let others: Vec<usize> = (1..4).filter(|seat| *seat != another).collect();
    let guest = council.house.person();
    for (person, told) in [
        (&council.persons[asked], json!([asked])),
        (&council.persons[another], json!(others)),
        (&council.persons[0], json!([1, 2, 3])),
        (&guest, json!([1, 2, 3])),
    ] {
        assert_eq!(person.info(&council.table).await["waiting"], told);
        assert_eq!(person.observation(&council.table).await["observation"]["turn"]["waiting"], told);
        let own = person.get("/api/tables?mine").await.good();
        assert!(own.as_array().unwrap().iter().all(|table| table["waiting"] == told), "{own}");
    }
    let council = council.restart().await;
    assert_eq!(council.persons[0].get("/api/tables?mine").await.good()[0]["waiting"], json!([1, 2, 3]));
}

#[tokio::test]
async fn of_an_unseen_answer_the_others_are_told_nothing_not_even_a_number() {
    let council = Council::at("slow", |_| {}).await;
    let (asked, another) = council.propose("propose(large)").await;
    let mut streams = Vec::new();
    for person in [&council.persons[0], &council.persons[another], &council.house.person()] {
        let mut stream = Stream::open(person, &council.table, None).await;
        stream.up_to("observation").await;
        streams.push(stream);
    }
    // Their neighbours have come.
    for stream in &mut streams[..2] {
        until(async || stream.is_silent().await).await;
    }
    let before = council.observation(0).await;
    let since = async |person: &Person| person.info(&council.table).await["since"].clone();
    let stood = [since(&council.persons[0]).await, since(&council.house.person()).await];
    assert!(stood.iter().all(Value::is_i64));
    // So long that it would show in a time in seconds.
    sleep(Duration::from_millis(1_100)).await;
    council.act(asked, "ponder").await;
    assert_eq!(council.observation(0).await, before);
    assert_eq!([since(&council.persons[0]).await, since(&council.house.person()).await], stood, "nor a time");
    assert!(since(&council.persons[asked]).await.as_i64() > stood[0].as_i64(), "who has answered knows when");
    for stream in &mut streams {
        assert!(stream.is_silent().await);
    }
    assert_eq!(council.observation(asked).await["number"], json!(before["number"].as_u64().unwrap() + 1));

    // What was seen before the unseen answer is not stale after it.
    council.persons[another].act(&council.table, &before["number"], "levy").await.good();
    for stream in &mut streams {
        let levy = &stream.up_to("table").await[0].data;
        assert_eq!((&levy["number"], &levy["seat"]), (&before["number"], &json!(another)));
    }
    council.act(asked, "pass").await;
    for stream in &mut streams {
        let granted = &stream.up_to("table").await[0].data;
        assert_eq!((&granted["kind"], &granted["seat"]), (&json!("act"), &Value::Null), "not whose answer it was");
        assert_eq!(granted["lines"][0]["event"]["what"], "granted");
    }
    let after = council.observation(0).await["number"].as_u64().unwrap();
    let log = council.persons[0].get(&format!("/api/tables/{}/log", council.table)).await.good();
    let numbers: Vec<u64> = log.as_array().unwrap().iter().map(|entry| entry["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (0..after).collect::<Vec<_>>(), "the own count has no gap");
    let path = format!("/api/tables/{}/observation?at={}", council.table, after + 1);
    assert_eq!(council.persons[0].get(&path).await.problem("no-such-number")["number"], after);
    let stale = council.persons[0].act(&council.table, &before["number"], "propose(small)").await;
    assert_eq!(stale.problem("stale")["number"], after);
}

#[tokio::test]
async fn a_question_about_an_undo_stays_when_somebody_answers_unseen() {
    let council = Council::at("slow", |_| {}).await;
    let (asked, another) = council.propose("propose(large)").await;
    let number = council.observation(0).await["number"].clone();
    council.persons[0].undo(&council.table, &number, None).await.good();
    let question = council.persons[another].info(&council.table).await["undoAsked"].clone();
    assert_eq!(question["seat"], 0);
    council.act(asked, "ponder").await;
    assert_eq!(council.persons[another].info(&council.table).await["undoAsked"], question);
    for seat in 1..4 {
        let number = council.observation(seat).await["number"].clone();
        council.persons[seat].undo(&council.table, &number, Some(true)).await.good();
    }
    assert!(council.is_granted().await, "A is to propose anew");
}

#[tokio::test]
async fn a_standing_order_answers_after_the_pause() {
    let council = Council::at("slow", |_| {}).await;
    for seat in 1..4 {
        council.order(seat, "large").await.good();
    }
    let begun = Instant::now();
    council.act(0, "propose(small)").await;
    until(async || council.is_granted().await).await;
    assert!(begun.elapsed() >= PAUSE, "not at once");
    let mut answered = Vec::new();
    for seat in 1..4 {
        let log = council.persons[seat].get(&format!("/api/tables/{}/log", council.table)).await.good();
        let last = log.as_array().unwrap().last().unwrap();
        assert_eq!(last["kind"], "act", "an act like any other");
        if last["seat"] == seat {
            answered.push(seat);
        }
    }
    let [asked] = answered[..] else { panic!("one was asked, and knows it: {answered:?}") };

    council.propose("propose(large)").await;
    sleep(PAUSE * 2).await;
    assert!(!council.is_granted().await, "on large proposals he wants to be asked");
    council.order(asked, "never").await.good();
    until(async || council.is_granted().await).await;
    assert_eq!(council.observation(0).await["observation"]["view"]["granted"], 3);
}

#[tokio::test]
async fn the_order_of_a_guest_answers_for_the_account_that_the_guest_becomes() {
    let council = Council::at("slow", |_| {}).await;
    for (seat, name) in [(1, "Béla"), (2, "Cili"), (3, "Dóra")] {
        council.order(seat, "never").await.good();
        sign_up(&council.persons[seat], name).await.good();
        assert_eq!(council.observation(seat).await["orders"]["chosen"], "never");
    }
    council.act(0, "propose(large)").await;
    until(async || council.is_granted().await).await;
}

#[tokio::test]
async fn an_order_is_told_to_its_own_seat_alone() {
    let council = Council::at("slow", |_| {}).await;
    let orders = async |seat: usize| council.observation(seat).await["orders"].clone();
    let chosen = |order: &str| json!({ "all": ["ask", "large", "never"], "chosen": order, "answerIn": null });
    assert_eq!(orders(1).await, chosen("ask"), "the first is in force");
    let mut streams = Vec::new();
    for person in [&council.persons[1], &council.persons[0], &council.house.person()] {
        let mut stream = Stream::open(person, &council.table, None).await;
        stream.up_to("observation").await;
        streams.push(stream);
    }
    for stream in &mut streams {
        until(async || stream.is_silent().await).await;
    }
    council.order(1, "never").await.good();
    assert_eq!(orders(1).await, chosen("never"));
    assert_eq!(streams[0].up_to("observation").await.pop().unwrap().data["orders"], chosen("never"));
    assert!(streams[1].is_silent().await && streams[2].is_silent().await, "the others are told nothing");
    assert_eq!(orders(2).await, chosen("ask"));
    assert_eq!(council.house.person().observation(&council.table).await["orders"], Value::Null);
    let borrowed =
        council.persons[1].get(&format!("/api/tables/{}/observation?as=spectator", council.table)).await.good();
    assert_eq!(borrowed["orders"], Value::Null);

    council.order(1, "sometimes").await.problem("bad-order");
    let guest = council.house.person();
    let path = format!("/api/tables/{}/orders", council.table);
    guest.post(&path, json!({ "order": "never" })).await.problem("not-your-table");
    let council = council.restart().await;
    assert_eq!(council.observation(1).await["orders"], chosen("never"), "it is kept");
}

#[tokio::test]
async fn at_a_live_table_a_countdown_answers_for_who_is_asked() {
    let countdown = PAUSE * 3_600;
    let council = Council::at("live", |config| config.countdown = Some(countdown)).await;
    assert_eq!(council.observation(1).await["orders"]["answerIn"], Value::Null, "nothing is asked");
    let (asked, another) = council.propose("propose(large)").await;
    let left = async |seat: usize| council.observation(seat).await["orders"]["answerIn"].as_u64();
    let first = left(asked).await.expect("he is told how long he has");
    assert!(u128::from(first) <= countdown.as_millis());
    assert_eq!((left(another).await, left(0).await), (None, None), "the others are not");
    council.act(another, "levy").await;
    assert!(left(asked).await.unwrap() <= first, "an act beside does not give more time");
    council.order(asked, "never").await.good();
    assert_eq!(left(asked).await, None, "the order answers before");
    until(async || council.is_granted().await).await;

    let council = Council::at("live", |config| config.countdown = Some(PAUSE)).await;
    council.act(0, "propose(small)").await;
    until(async || council.is_granted().await).await;
}

#[tokio::test]
async fn who_plays_computers_only_is_not_hurried() {
    let house = House::of(TOYS, |config| {
        (config.thinking.least, config.countdown) = (Duration::ZERO, Some(PAUSE));
    })
    .await;
    let anna = house.person();
    let mut asked = false;
    // By chance another one is asked.
    for _ in 0..40 {
        let body = json!({
            "game": "veto",
            "seats": seats(&[COMPUTER, ME, COMPUTER, COMPUTER]),
            "name": "Anna",
            "contribution": contribution("Anna"),
            "pace": "live",
        });
        let table = anna.post("/api/tables", body).await.good()["table"].as_str().unwrap().to_owned();
        for _ in 0..20 {
            let seen = anna.observation(&table).await;
            asked = seen["observation"]["turn"]["waiting"] == json!([1]) && seen["orders"] != Value::Null;
            if asked {
                assert_eq!(seen["orders"]["answerIn"], Value::Null);
                let number = seen["number"].clone();
                sleep(PAUSE * 2).await;
                assert_eq!(anna.observation(&table).await["number"], number, "nobody has answered for her");
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
    assert!(asked, "Anna was asked at no table");
}

#[tokio::test]
async fn what_was_due_is_answered_after_a_restart() {
    let council = Council::at("slow", |_| {}).await;
    let (asked, _) = council.propose("propose(small)").await;
    council.order(asked, "never").await.good();
    let council = council.restart().await;
    let store = SqlStore::open(&council.house.config.database).await.unwrap();
    until(async || store.table(&council.table).await.unwrap().1.len() == 3).await;
    assert!(council.is_granted().await, "without anybody having asked for the table");

    let council = Council::at("live", |config| config.countdown = Some(PAUSE * 2)).await;
    council.propose("propose(small)").await;
    let council = council.restart().await;
    let store = SqlStore::open(&council.house.config.database).await.unwrap();
    until(async || store.table(&council.table).await.unwrap().1.len() == 3).await;
}

#[tokio::test]
async fn a_slow_table_waits() {
    let council = Council::at("slow", |config| config.countdown = Some(Duration::from_millis(50))).await;
    council.propose("propose(small)").await;
    sleep(PAUSE * 2).await;
    assert!(!council.is_granted().await);
}
