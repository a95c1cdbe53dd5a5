//! What a seat cannot know does not show in any byte that it is sent.
//!
//! Two games that differ only in that are played in lock-step on two real servers, and everything that the seat and an
//! onlooker receive is compared: answers with their headers (but for the date and the random id of the request), errors, streams. The servers have the same
//! keys and the tables the same id, so that nothing else may differ; what other persons send, their cookies and their
//! contributions to chance, does differ.

mod tables;
mod wire;

use std::collections::BTreeSet;

use axum::http::Method;
use quincunx_engine::conformance::Twins;
use quincunx_engine::record::EntryKind;
use quincunx_engine::{Bytes32, Observer, Seat};
use quincunx_games::{GAMES, RegisteredGame};
use quincunx_toys::TOYS;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use tables::{Leak, Side};
use wire::{PLAIN, Stream};

/// So many pairs of games are played with every game that has secrets.
const PAIRS: u64 = 6;

/// Pairs of games are played to the end, but no further than this.
const GROUPS: usize = 250;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_shows_in_no_byte_of_any_game_on_the_shelf() {
    let checks: JoinSet<()> = GAMES.iter().map(|game| check(*game)).collect();
    checks.join_all().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_of_the_test_games_with_dealt_cards_and_simultaneous_choices() {
    for game in TOYS.games() {
        check(game).await;
    }
}

/// Plays pairs of games. There must be some that differ, unless there is nothing to know.
async fn check(game: &'static dyn RegisteredGame) {
    let (mut secrets, mut apart) = (false, false);
    for number in 0..PAIRS {
        let twins = Pair::play(game, number, Leak::Nothing).await;
        let twins = twins.unwrap_or_else(|leak| panic!("{}, pair {number}: {leak}", game.info().id));
        secrets |= twins.secrets;
        apart |= twins.apart.is_some();
        if !secrets {
            break;
        }
    }
    assert!(apart || !secrets, "{}: no two games differ in what is secret", game.info().id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_leak_is_found_wherever_it_is() {
    let leduc = TOYS.find("leduc-poker").unwrap();
    let veto = TOYS.find("veto").unwrap();
    for (game, leak) in [
        (leduc, Leak::Observation),
        (leduc, Leak::Log),
        (leduc, Leak::Refusal),
        (veto, Leak::Asked),
        (veto, Leak::Number),
        (veto, Leak::Maker),
    ] {
        let mut found = false;
        for number in 0..2 * PAIRS {
            found = found || Pair::play(game, number, leak).await.is_err();
        }
        assert!(found, "{leak:?}");
    }
}

/// B holds the veto and passes three times: on one side by hand, on the other by a standing order.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_order_shows_in_no_byte_that_others_are_sent() {
    let veto = TOYS.find("veto").unwrap();
    let act = |letter: &str, action: &str| {
        vec![EntryKind::Action { seat: Seat::from_letter(letter).unwrap(), action: action.to_owned() }]
    };
    let deal = vec![EntryKind::Chance { action: "deal(B)".into(), total: 3, drawn: 0 }];
    let proposals = ["propose(small)", "propose(large)", "propose(small)"];
    let groups: Vec<Vec<EntryKind>> = [deal]
        .into_iter()
        .chain(proposals.into_iter().flat_map(|action| [act("A", action), act("B", "pass")]))
        .collect();
    for observer in ["A", "C", "spectator"] {
        let twins = Twins {
            options: json!({}),
            seats: 4,
            observer: Seat::from_letter(observer).map_or(Observer::Spectator, Observer::Seat),
            groups: groups.iter().map(|group| [group.clone(), group.clone()]).collect(),
            apart: None,
            secrets: true,
        };
        let mut pair = Pair::sit_down(veto, &twins, Leak::Nothing).await.unwrap();
        let answered = pair.play_by_order(&twins, Seat::from_letter("B").unwrap()).await;
        answered.unwrap_or_else(|leak| panic!("{observer}: {leak}"));
    }
}

/// What is the same plain is compressed to the same; that it is asked for alike is looked at in the beginning and at the end.
const BOTH: [&str; 2] = [PLAIN, "gzip"];

/// Where the observer hears of all tables of the observer's own.
const NEWS: &str = "/api/me/events";

/// The observer's cookie.
const OBSERVER: &str = "0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e0b5e";

/// Two games in lock-step.
struct Pair {
    sides: [Side; 2],
    /// The observer's stream, if it has a seat, and the onlooker's.
    streams: Vec<[Stream; 2]>,
    /// What is new at the observer's tables, if it has a seat.
    news: Option<[Stream; 2]>,
    observer: Observer,
    seats: usize,
    /// Actions that were made or drawn in either game: what a curious player would try.
    known: BTreeSet<String>,
}

impl Pair {
    async fn play(game: &'static dyn RegisteredGame, number: u64, leak: Leak) -> Result<Twins, String> {
        let mut twins = game.twins(1, number);
        twins.groups.truncate(GROUPS);
        let mut pair = Self::sit_down(game, &twins, leak).await?;
        let (mut before, mut last) = ([0, 0], None);
        for (place, group) in twins.groups.iter().enumerate() {
            let Some(seat) = maker(&group[0]) else { continue };
            // A choice made together with another one may be sent by one who has not seen that yet.
            let now = pair.told_to(pair.observer);
            let seen = if last == Some(seat) { now } else { before };
            (before, last) = (now, Some(seat));
            pair.act(seat, seen, group).await?;
            pair.known.extend(group.iter().flatten().filter_map(|kind| match kind {
                EntryKind::Action { action, .. } | EntryKind::Chance { action, .. } => Some(action.clone()),
                EntryKind::Undo { .. } | EntryKind::Resign { .. } => None,
            }));
            let apart = twins.apart.and_then(|apart| (place + 1).checked_sub(apart));
            if apart.is_some_and(|apart| apart < 2 || apart % 12 == 0) {
                pair.look_around(before, &[PLAIN]).await?;
            }
        }
        pair.look_around(before, &BOTH).await?;
        pair.take_up().await?;
        pair.compare_news(game, &twins).await?;
        Ok(twins)
    }

    /// Plays the same on both sides, but on the second one a standing order makes the choices of `seat`.
    async fn play_by_order(&mut self, twins: &Twins, seat: Seat) -> Result<(), String> {
        let left = json!({ "order": "never" });
        let cookie = Some(self.sides[1].cookies[seat.index()].as_str());
        let answer = wire::exchange(&self.sides[1], Method::POST, &path("/orders"), cookie, PLAIN, Some(&left)).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        for group in &twins.groups[1..] {
            let by_order = maker(&group[0]) == Some(seat);
            act(&self.sides[0], &group[0][0]).await;
            if !by_order {
                act(&self.sides[1], &group[1][0]).await;
            }
            self.follow(group).await?;
            if by_order {
                self.look_around([0, 0], &BOTH).await?;
            }
        }
        self.take_up().await
    }

    /// Makes the table on both sides, with streams open before the game begins.
    async fn sit_down(game: &'static dyn RegisteredGame, twins: &Twins, leak: Leak) -> Result<Self, String> {
        let observer = twins.observer;
        let sides = loop {
            let side = async |side: usize| {
                let script = twins.groups.iter().flat_map(|group| group[side].clone()).collect();
                let cookie = |seat| {
                    let own = observer == Observer::Seat(seat);
                    if own { OBSERVER.to_owned() } else { Bytes32::hash(format!("{seat} of side {side}")).to_hex() }
                };
                let cookies = Seat::first(twins.seats).map(cookie).collect();
                Side::new(game, &twins.options, script, cookies, leak).await
            };
            let sides = [side(0).await, side(1).await];
            let make = async |side: &Side| {
                let made = side.make(tables::ID, &side.cookies[0], game.info().id, &twins.options).await;
                assert!(made.starts_with("HTTP/1.1 201"), "{made}");
                made
            };
            let made = [make(&sides[0]).await, make(&sides[1]).await];
            let created = async |side: &Side| {
                let table = wire::exchange(side, Method::GET, "/api/tables", None, PLAIN, None).await;
                table.split("\"created\":").nth(1).map(str::to_owned)
            };
            if created(&sides[0]).await == created(&sides[1]).await {
                if observer == Observer::Seat(Seat::first(1).next().expect("there is a first seat")) {
                    same("making the table", made)?;
                }
                break sides;
            }
            // Between the two a second has passed, and that shows.
        };
        let mut pair = Self {
            sides,
            streams: Vec::new(),
            news: None,
            observer,
            seats: twins.seats,
            known: ["nonsense".into()].into(),
        };
        for cookie in pair.cookies() {
            if cookie.is_some() {
                let [a, b] = &pair.sides;
                pair.news = Some([Stream::open(a, NEWS, cookie).await, Stream::open(b, NEWS, cookie).await]);
            }
            let (path, [a, b]) = (path("/events"), &pair.sides);
            let mut streams = [Stream::open(a, &path, cookie).await, Stream::open(b, &path, cookie).await];
            told(&mut streams, |_, _| true).await?;
            pair.streams.push(streams);
        }
        for seat in Seat::first(twins.seats).skip(1) {
            let bodies = [0, 1].map(|side| pair.sides[side].sitting(seat));
            pair.post([seat, seat], &path("/seats"), bodies, true).await?;
            let (name, last) = (format!("\"name\":\"{seat}\""), seat.index() + 1 == twins.seats);
            let begun = |event: &str| !event.contains("\"status\":\"waiting\"");
            pair.told(|_, event| event.contains(&name) && (!last || begun(event))).await?;
        }
        if let Some(opening) =
            twins.groups.first().filter(|group| !matches!(group[0].first(), Some(EntryKind::Action { .. })))
        {
            pair.sides.iter_mut().zip(opening).for_each(|(side, kinds)| side.follow(kinds));
        }
        pair.look_around([0, 0], &BOTH).await?;
        Ok(pair)
    }

    /// Whose eyes and requests are compared: the observer's, if it has a seat, and an onlooker's.
    fn cookies(&self) -> impl Iterator<Item = Option<&'static str>> + use<> {
        [Some(OBSERVER), None].into_iter().skip(usize::from(self.observer == Observer::Spectator))
    }

    /// Who looks with a cookie.
    fn observer(&self, cookie: Option<&str>) -> Observer {
        cookie.map_or(Observer::Spectator, |_| self.observer)
    }

    /// How many entries an observer is told of on either side.
    fn told_to(&self, observer: Observer) -> [u32; 2] {
        self.sides.each_ref().map(|side| side.told(observer))
    }

    /// A choice in both games; of the observer, by one who had seen so many entries.
    async fn act(&mut self, seat: Seat, seen: [u32; 2], group: &[Vec<EntryKind>; 2]) -> Result<(), String> {
        let Some(other) = maker(&group[1]) else {
            act(&self.sides[0], &group[0][0]).await;
            return self.follow(group).await;
        };
        let seats = [seat, other];
        let path = path("/act");
        let action = |side: usize| match &group[side][0] {
            EntryKind::Action { action, .. } => action.clone(),
            kind => unreachable!("{kind:?}"),
        };
        let bodies = |numbers: [u32; 2]| [0, 1].map(|side| json!({ "number": numbers[side], "action": action(side) }));
        let now = [0, 1].map(|side| self.sides[side].told(Observer::Seat(seats[side])));
        let early = self.observer == Observer::Seat(seats[0]) && seen != now;
        let early = early && self.post(seats, &path, bodies(seen), false).await?;
        if !early {
            self.post(seats, &path, bodies(now), true).await?;
        }
        self.follow(group).await
    }

    /// What has been done on both sides is told to those who may notice it.
    async fn follow(&mut self, group: &[Vec<EntryKind>; 2]) -> Result<(), String> {
        let observers: Vec<Observer> = self.cookies().map(|cookie| self.observer(cookie)).collect();
        let shown = |sides: &[Side; 2], observer| sides.each_ref().map(|side| side.shown(observer));
        let before: Vec<_> = observers.iter().map(|observer| shown(&self.sides, *observer)).collect();
        let spectator = self.told_to(Observer::Spectator);
        self.sides.iter_mut().zip(group).for_each(|(side, kinds)| side.follow(kinds));
        for (place, (observer, before)) in observers.into_iter().zip(before).enumerate() {
            let after = shown(&self.sides, observer);
            if after != before || self.told_to(Observer::Spectator) != spectator {
                let numbers = after.map(|(number, _)| format!("\"number\":{number},"));
                told(&mut self.streams[place], |side, event| event.contains(&numbers[side])).await?;
            }
        }
        Ok(())
    }

    /// A request of a seat on both sides, to be granted on both. If it is the observer's, the answers are compared.
    async fn post(&self, seats: [Seat; 2], path: &str, bodies: [Value; 2], must: bool) -> Result<bool, String> {
        let [a, b] = [0, 1].map(|side| {
            let side_of = &self.sides[side];
            wire::exchange(
                side_of,
                Method::POST,
                path,
                Some(&side_of.cookies[seats[side].index()]),
                PLAIN,
                Some(&bodies[side]),
            )
        });
        let answers = [a.await, b.await];
        let granted = answers.each_ref().map(|answer| answer.starts_with("HTTP/1.1 200"));
        assert!(!must || granted == [true, true], "{path} {bodies:?}: {answers:?}");
        if seats.map(Observer::Seat).contains(&self.observer) {
            same(path, answers)?;
        }
        if granted[0] == granted[1] { Ok(granted[0]) } else { Err(format!("{path}: granted to one only")) }
    }

    /// Waits until all streams have told that the table stands as is due, which comes last.
    async fn told(&mut self, due: impl Fn(usize, &str) -> bool) -> Result<(), String> {
        for streams in &mut self.streams {
            told(streams, &due).await?;
        }
        Ok(())
    }

    /// Everything that can be asked for, and a few things that cannot.
    async fn look_around(&mut self, before: [u32; 2], encodings: &[&str]) -> Result<(), String> {
        let over = self.get(None, Method::GET, &path(""), encodings).await?.contains("\"status\":\"over\"");
        self.get(None, Method::GET, &path("/components"), encodings).await?;
        for cookie in self.cookies() {
            let mut paths =
                vec![String::new(), "/observation".into(), "/observation?as=spectator".into(), "/log".into()];
            let [now, _] = self.told_to(self.observer(cookie));
            paths.extend((before[0]..=now + 1).map(|number| format!("/observation?at={number}")));
            paths.push(format!("/log?from={}", before[0]));
            if !over {
                // After the end everything is told.
                paths.extend(["/observation?as=everything", "/log?as=everything", "/record"].map(String::from));
                paths.extend((0..self.seats).map(|seat| format!("/observation?as={seat}")));
                paths.extend((0..self.seats).map(|seat| format!("/log?as={seat}")));
            }
            for end in paths {
                self.get(cookie, Method::GET, &path(&end), encodings).await?;
            }
            self.get(cookie, Method::HEAD, &path("/observation"), encodings).await?;
            self.get(cookie, Method::GET, "/api/tables", encodings).await?;
            self.get(cookie, Method::GET, "/api/tables?mine", encodings).await?;
            if !over {
                self.try_what_is_wrong(cookie).await?;
            }
        }
        Ok(())
    }

    /// A new stream that takes up an old one tells the same story. Those that are open are told that it is there, so this
    /// comes last.
    async fn take_up(&self) -> Result<(), String> {
        for cookie in self.cookies() {
            let (path, [a, b]) = (path("/events?after=0"), &self.sides);
            let [mut a, mut b] = [Stream::open(a, &path, cookie).await, Stream::open(b, &path, cookie).await];
            let due = |event: &str| event.starts_with("event: observation");
            same(&path, [a.read_until(due).await, b.read_until(due).await])?;
        }
        Ok(())
    }

    /// The observer was told of the same news, which another table of the observer's ends.
    async fn compare_news(&mut self, game: &dyn RegisteredGame, twins: &Twins) -> Result<(), String> {
        let Some([a, b]) = &mut self.news else { return Ok(()) };
        for side in &self.sides {
            let made = side.make(tables::OTHER_ID, OBSERVER, game.info().id, &twins.options).await;
            assert!(made.starts_with("HTTP/1.1 201"), "{made}");
        }
        let last = |event: &str| event.contains(tables::OTHER_ID);
        let told = [a.read_until(last).await, b.read_until(last).await];
        assert!(told[0].contains(tables::ID), "that the game has begun is news:\n{}", told[0]);
        same(NEWS, told)
    }

    /// Commands that are refused: what is done or drawn in either game, old ones, undoing.
    async fn try_what_is_wrong(&mut self, cookie: Option<&str>) -> Result<(), String> {
        let (act, undo) = (path("/act"), path("/undo"));
        let observation = self.get(cookie, Method::GET, &path("/observation"), &[PLAIN]).await?;
        let [now, _] = self.told_to(self.observer(cookie));
        for action in self.known.iter().rev().take(12) {
            for number in [now, now + 1, 0] {
                let legal = observation.contains(&format!("\"action\":\"{action}\""));
                if !legal || number > now {
                    let body = json!({ "number": number, "action": action });
                    self.send(cookie, &act, &body).await?;
                }
            }
        }
        self.send(cookie, &undo, &json!({ "number": now + 1 })).await?;
        self.send(cookie, &undo, &json!({ "number": now, "agree": true })).await?;
        if !observation.contains("\"undo\":\"free\"") {
            let asked = self.send(cookie, &undo, &json!({ "number": now })).await?;
            if asked.contains("\"asked\":true") {
                self.told(|_, event| event.contains("\"undoAsked\":{")).await?;
                self.send(cookie, &undo, &json!({ "number": now, "agree": false })).await?;
                self.told(|_, event| event.contains("\"undoAsked\":null")).await?;
            }
        }
        Ok(())
    }

    /// The same question to both servers, in each of these encodings; the answers must be the same. Gives the first.
    async fn get(
        &self,
        cookie: Option<&str>,
        method: Method,
        path: &str,
        encodings: &[&str],
    ) -> Result<String, String> {
        let mut told = None;
        for encoding in encodings {
            let answer = self.exchange(cookie, &method, path, encoding, None).await?;
            told.get_or_insert(answer);
        }
        Ok(told.unwrap_or_default())
    }

    /// The same command to both servers; the answers must be the same.
    async fn send(&self, cookie: Option<&str>, path: &str, body: &Value) -> Result<String, String> {
        self.exchange(cookie, &Method::POST, path, PLAIN, Some(body)).await
    }

    async fn exchange(
        &self,
        cookie: Option<&str>,
        method: &Method,
        path: &str,
        encoding: &str,
        body: Option<&Value>,
    ) -> Result<String, String> {
        let [a, b] =
            self.sides.each_ref().map(|side| wire::exchange(side, method.clone(), path, cookie, encoding, body));
        let answers = [a.await, b.await];
        let first = answers[0].clone();
        same(path, answers)?;
        Ok(first)
    }
}

/// Who makes the choice of a group; nobody at the opening, or if it has none.
fn maker(kinds: &[EntryKind]) -> Option<Seat> {
    match kinds.first() {
        Some(EntryKind::Action { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// A choice on one side, by one who has seen all that he is told.
async fn act(side: &Side, kind: &EntryKind) {
    let EntryKind::Action { seat, action } = kind else { unreachable!("{kind:?}") };
    let body = json!({ "number": side.told(Observer::Seat(*seat)), "action": action });
    let cookie = Some(side.cookies[seat.index()].as_str());
    let answer = wire::exchange(side, Method::POST, &path("/act"), cookie, PLAIN, Some(&body)).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

/// Waits until a stream of both sides has told that the table stands as is due, and compares all that they told meanwhile.
async fn told([a, b]: &mut [Stream; 2], due: impl Fn(usize, &str) -> bool) -> Result<(), String> {
    let due = |side, event: &str| event.starts_with("event: table") && due(side, event);
    same("the stream", [a.read_until(|event| due(0, event)).await, b.read_until(|event| due(1, event)).await])
}

fn path(end: &str) -> String {
    format!("/api/tables/{}{end}", tables::ID)
}

fn same(what: &str, [a, b]: [String; 2]) -> Result<(), String> {
    if a == b { Ok(()) } else { Err(format!("{what} tells a secret:\n{a}\n{b}")) }
}
