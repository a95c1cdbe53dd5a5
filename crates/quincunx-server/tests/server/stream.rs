//! Event streams: what they tell, and how they are taken up again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Method, StatusCode};
use quincunx_engine::Bytes32;
use quincunx_engine::record::Header;
use quincunx_games::{RegisteredGame, Registry};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tower::ServiceExt;

use crate::accounts::sign_up;
use crate::house::{House, ME, OPEN, PATIENCE, Person, seats, to_act, two, until};
use crate::wrapped::Wrapped;

/// An open stream.
pub(crate) struct Stream {
    body: BodyDataStream,
    text: String,
}

#[derive(Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) name: String,
    id: Option<u64>,
    pub(crate) data: Value,
}

impl Stream {
    pub(crate) async fn open(person: &Person, table: &str, last: Option<u64>) -> Self {
        Self::open_at(person, &format!("/api/tables/{table}/events"), last).await
    }

    /// The news of all tables of a person.
    pub(crate) async fn news(person: &Person) -> Self {
        let mut news = Self::open_at(person, "/api/me/events", None).await;
        assert_eq!(news.next().await.map(|event| event.name).as_deref(), Some("begin"));
        news
    }

    /// The table that is told of next.
    pub(crate) async fn new_at(&mut self) -> String {
        let Event { name, data, .. } = self.next().await.expect("the stream goes on");
        assert_eq!(name, "news");
        data["table"].as_str().unwrap().to_owned()
    }

    async fn open_at(person: &Person, path: &str, last: Option<u64>) -> Self {
        let request = person.request(Method::GET, path);
        let request = match last {
            Some(last) => request.header("last-event-id", last.to_string()),
            None => request,
        };
        let response = person.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let told = |name: &str| response.headers()[name].to_str().unwrap();
        assert_eq!(told("content-type"), "text/event-stream");
        assert_eq!((told("x-accel-buffering"), told("cache-control")), ("no", "no-store, no-transform"));
        Self { body: response.into_body().into_data_stream(), text: String::new() }
    }

    /// One that tells the entries after so many.
    pub(crate) async fn open_after(person: &Person, table: &str, after: u64) -> Self {
        Self::open(person, table, Some(after)).await
    }

    /// The next event; `None` if the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                let event = Event {
                    name: field("event").unwrap().to_owned(),
                    id: field("id").map(|id| id.parse().unwrap()),
                    data: serde_json::from_str(field("data").unwrap()).unwrap(),
                };
                self.text = rest.to_owned();
                return Some(event);
            }
            let bytes = timeout(PATIENCE, self.body.next()).await.expect("an event is due")?;
            self.text.push_str(std::str::from_utf8(&bytes.unwrap()).unwrap());
        }
    }

    /// Does nothing come for a while? What comes is not told again.
    pub(crate) async fn is_silent(&mut self) -> bool {
        self.text.is_empty() && timeout(Duration::from_millis(100), self.next()).await.is_err()
    }

    /// The events up to the first one with this name.
    pub(crate) async fn up_to(&mut self, name: &str) -> Vec<Event> {
        let mut events = Vec::new();
        while events.last().is_none_or(|event: &Event| event.name != name) {
            events.push(self.next().await.expect("the stream goes on"));
        }
        events
    }
}

fn names(events: &[Event]) -> Vec<&str> {
    events.iter().map(|event| event.name.as_str()).collect()
}

#[tokio::test]
async fn a_stream_begins_with_table_and_sight_and_tells_every_group_of_entries() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    let mut stream = Stream::open(actor, &table, None).await;
    let first = stream.up_to("observation").await;
    assert_eq!(names(&first), ["table", "observation"]);
    let position = actor.observation(&table).await;
    assert_eq!(first[1].data, position);
    assert_eq!(first[1].id, position["number"].as_u64());

    let (number, _) = actor.choose(&table, 0).await;
    let group = stream.up_to("table").await;
    let log = actor.get(&format!("/api/tables/{table}/log?from={number}")).await.good();
    assert_eq!(names(&group), ["entry", "entry", "observation", "table"], "the roll, the dice");
    assert_eq!([&group[0].data, &group[1].data], [&log[0], &log[1]]);
    assert_eq!([group[0].id, group[1].id, group[2].id], [number + 1, number + 2, number + 2].map(Some));
    assert_eq!(group[2].data, actor.observation(&table).await);
    assert_eq!(group[3].data, actor.info(&table).await);
}

#[tokio::test]
async fn a_stream_is_taken_up_without_a_gap() {
    for house in House::on_each("a_stream_is_taken_up_without_a_gap").await {
        let (anna, bela, table) = two(&house).await;
        for place in 0..5 {
            to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, place).await;
        }
        let number = anna.info(&table).await["number"].as_u64().unwrap();
        let log = anna.get(&format!("/api/tables/{table}/log")).await.good();
        for last in [0, 3, number - 1, number] {
            let events = Stream::open(&anna, &table, Some(last)).await.up_to("observation").await;
            let entries: Vec<_> =
                events.iter().filter(|event| event.name == "entry").map(|event| &event.data).collect();
            assert_eq!(entries, log.as_array().unwrap().iter().skip(last as usize).collect::<Vec<_>>(), "after {last}");
        }
        let events = Stream::open(&anna, &table, Some(number + 50)).await.up_to("observation").await;
        assert_eq!(names(&events), ["table", "observation"], "what has not happened is not told");
        let path = format!("/api/tables/{table}/events?after={}", number - 1);
        let response =
            anna.router.clone().oneshot(anna.request(Method::GET, &path).body(Body::empty()).unwrap()).await.unwrap();
        let mut stream = Stream { body: response.into_body().into_data_stream(), text: String::new() };
        assert_eq!(names(&stream.up_to("observation").await), ["table", "entry", "observation"]);
    }
}

#[tokio::test]
async fn an_onlooker_sees_nobodys_choices() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let guest = house.person();
    let mut stream = Stream::open(&guest, &table, None).await;
    stream.up_to("observation").await;
    to_act(&table, &[&anna, &bela]).await.unwrap().choose(&table, 0).await;
    let group = stream.up_to("table").await;
    assert_eq!(group[2].data["observation"]["choices"], json!([]));
    assert_eq!(group[3].data["you"], json!(null));
}

#[tokio::test]
async fn who_waits_is_told_who_comes_and_goes_and_when_it_begins() {
    let house = House::new().await;
    let (anna, bela) = (house.person(), house.person());
    let table = anna.make(seats(&[ME, OPEN])).await;
    let mut stream = Stream::open(&anna, &table, None).await;
    let first = stream.next().await.unwrap();
    assert_eq!((&first.data["status"], &first.data["seats"][0]["present"]), (&json!("waiting"), &json!(true)));

    bela.sit(&table, "Béla").await.good();
    assert_eq!(stream.next().await.unwrap().data["seats"][1]["name"], "Béla");
    let begun = stream.up_to("table").await;
    assert_eq!(begun.first().map(|event| (event.name.as_str(), event.id)), Some(("entry", Some(1))));
    assert_eq!(begun.last().unwrap().data["status"], "playing");

    let presence = |event: Event| event.data["seats"][1]["present"].as_bool().unwrap();
    let mut watching = Stream::open(&bela, &table, None).await;
    watching.up_to("observation").await;
    assert!(presence(stream.next().await.unwrap()));
    drop(watching);
    assert!(!presence(stream.next().await.unwrap()));
    until(async || anna.info(&table).await["seats"][1]["present"] == false).await;
}

#[tokio::test]
async fn questions_the_end_and_the_rematch_are_told() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    actor.choose(&table, 0).await;
    let guest = house.person();
    let mut stream = Stream::open(&guest, &table, None).await;
    stream.up_to("observation").await;
    actor.undo(&table, &actor.info(&table).await["number"], None).await.good();
    assert!(stream.next().await.unwrap().data["undoAsked"].is_object());
    bela.resign(&table).await.good();
    let end = stream.up_to("table").await;
    assert_eq!(names(&end), ["entry", "observation", "table"]);
    assert_eq!((&end[2].data["status"], &end[2].data["undoAsked"]), (&json!("over"), &json!(null)));
    let rematch = anna.post_nothing(&format!("/api/tables/{table}/rematch")).await.good();
    assert_eq!(stream.next().await.unwrap().data["rematch"], rematch["table"]);
}

#[tokio::test]
async fn a_slow_client_is_dropped_and_misses_nothing() {
    let house = House::new().await;
    let (anna, bela, table) = two(&house).await;
    let guest = house.person();
    let mut slow = Stream::open(&guest, &table, None).await;
    slow.up_to("observation").await;
    let actor = to_act(&table, &[&anna, &bela]).await.unwrap();
    actor.choose(&table, 0).await;
    let number = actor.info(&table).await["number"].clone();
    for _ in 0..40 {
        actor.undo(&table, &number, None).await.good();
        actor.undo(&table, &number, Some(false)).await.good();
    }
    actor.choose(&table, 0).await;
    let mut seen = Vec::new();
    while let Some(event) = slow.next().await {
        seen.push(event);
    }
    let last = seen.iter().rev().find_map(|event| event.id).unwrap();
    let number = anna.info(&table).await["number"].as_u64().unwrap();
    assert!(last < number, "the stream has ended early");
    let rest = Stream::open(&guest, &table, Some(last)).await.up_to("observation").await;
    assert_eq!(rest.iter().filter(|event| event.name == "entry").count() as u64, number - last);
}

#[tokio::test]
async fn a_stream_with_nothing_to_tell_shows_that_it_is_alive() {
    let house = House::with(|config| config.limits.sign_of_life = Duration::from_millis(50)).await;
    let (anna, _, table) = two(&house).await;
    let mut stream = Stream::open(&anna, &table, None).await;
    stream.up_to("observation").await;
    for _ in 0..2 {
        assert_eq!(stream.next().await, Some(Event { name: "alive".into(), id: None, data: json!({}) }));
    }
}

/// Loading the table takes until the session has ended, which ends the streams that are open at that moment.
#[tokio::test]
async fn a_stream_that_was_asked_for_in_time_shows_nothing_once_its_session_has_ended() {
    let (loading, held) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let open = {
        let (loading, held) = (Arc::clone(&loading), Arc::clone(&held));
        move |game: &'static dyn RegisteredGame, header: Header, seed: Bytes32| {
            loading.store(true, Ordering::SeqCst);
            while held.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            game.open(header, seed)
        }
    };
    let game = quincunx_games::find("in-flanders-field").unwrap();
    let slow: &'static dyn RegisteredGame = Box::leak(Box::new(Wrapped { game, open }));
    let house = House::of(Registry::of(Box::leak(Box::new([slow]))), |_| {}).await;
    let (anna, _, table) = two(&house).await;
    sign_up(&anna, "Anna").await.good();
    let house = house.restart().await;
    let anna = house.again(&anna);

    loading.store(false, Ordering::SeqCst);
    held.store(true, Ordering::SeqCst);
    let request = anna.request(Method::GET, &format!("/api/tables/{table}/events")).body(Body::empty()).unwrap();
    let opening = tokio::spawn(house.router.clone().oneshot(request));
    until(async || loading.load(Ordering::SeqCst)).await;
    anna.post("/api/me/sign-out", json!({})).await.good();
    held.store(false, Ordering::SeqCst);
    assert_eq!(opening.await.unwrap().unwrap().status(), StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let house = House::new().await;
    let (anna, _, table) = two(&house).await;
    let mut stream = Stream::open(&anna, &table, None).await;
    stream.up_to("observation").await;
    house.app.close().await;
    while stream.next().await.is_some() {}
}
