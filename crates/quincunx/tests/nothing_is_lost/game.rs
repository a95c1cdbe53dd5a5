//! A table at which two persons and a computer play, and what they remember of it.

use std::io::{self, BufRead, BufReader};
use std::time::{Duration, Instant};

use quincunx_engine::record::{Entry, EntryKind};
use quincunx_engine::{Observer, Seat};
use quincunx_games::{REGISTRY, RegisteredGame, Table};
use quincunx_server::Database;
use quincunx_store::{KeptTable, SqlStore, Status, Store};
use serde_json::{Value, json};

use super::server::{Answer, PATIENCE, Person};

/// What a person has sent.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sent {
    /// How many entries he was told of before.
    number: u64,
    seat: usize,
    action: String,
}

/// What the event stream tells of an entry: its seat, as far as that is told, and its kind.
pub(crate) type Told = (Option<u64>, String);

/// A table, and what was seen of it from outside.
pub(crate) struct Game {
    pub(crate) id: String,
    persons: Vec<Person>,
    /// What was answered with a yes, in order.
    done: Vec<Sent>,
    /// What was sent last, if no answer came.
    unsure: Option<Sent>,
    /// What the event stream has told an onlooker.
    told: Vec<Told>,
}

/// What became of a step.
#[derive(Debug, PartialEq)]
pub(crate) enum Step {
    Done,
    /// The computer is to act.
    Waiting,
    Over,
    /// It was not done: the key of the problem.
    Not(String),
}

/// What can be read there; where the server cannot tell, nothing can be done either.
fn read(person: &mut Person, address: &str, path: &str) -> io::Result<Result<Value, Step>> {
    let answer = person.get(address, path)?;
    Ok(match answer.body["key"].as_str() {
        Some(key) => Err(Step::Not(key.to_owned())),
        None => Ok(answer.good()),
    })
}

impl Game {
    /// Makes a table for these persons, one or two; the computer has the other seats.
    pub(crate) fn new(
        address: &str,
        game: &dyn RegisteredGame,
        mut persons: Vec<Person>,
        pace: &str,
    ) -> io::Result<Self> {
        let (options, seats) = game.complete(&json!({})).unwrap();
        let kinds = [json!({ "kind": "me" }), json!({ "kind": "open" })].into_iter().take(persons.len());
        let computers = std::iter::repeat(json!({ "kind": "computer", "level": game.levels()[0] }));
        let contribution = "ab".repeat(32);
        let table = json!({
            "game": game.info().id, "options": options, "name": "Anna", "contribution": contribution, "pace": pace,
            "seats": kinds.chain(computers).take(seats).collect::<Value>(),
        });
        let made = persons[0].post(address, "/api/tables", &table)?.good();
        let id = made["table"].as_str().unwrap().to_owned();
        for person in &mut persons[1..] {
            let seat = json!({ "name": "Béla", "contribution": contribution });
            person.post(address, &format!("/api/tables/{id}/seats"), &seat)?.good();
        }
        Ok(Self { id, persons, done: Vec::new(), unsure: None, told: Vec::new() })
    }

    /// How many actions were answered with a yes.
    pub(crate) const fn done(&self) -> usize {
        self.done.len()
    }

    /// Did no answer come to what was sent last?
    pub(crate) const fn is_unsure(&self) -> bool {
        self.unsure.is_some()
    }

    /// How many entries the event stream has told the onlooker.
    pub(crate) const fn told(&self) -> usize {
        self.told.len()
    }

    fn path(&self, of: &str) -> String {
        format!("/api/tables/{}{of}", self.id)
    }

    /// How the table stands, as the first person sees it.
    pub(crate) fn info(&mut self, address: &str) -> io::Result<Result<Value, Step>> {
        let path = self.path("");
        read(&mut self.persons[0], address, &path)
    }

    /// Makes a choice for whoever is to act.
    pub(crate) fn step(&mut self, address: &str, dice: &mut Dice) -> io::Result<Step> {
        Ok(match self.propose(address, dice)? {
            Ok(sent) => self.send(address, sent)?,
            Err(step) => step,
        })
    }

    /// A choice for whoever is to act.
    fn propose(&mut self, address: &str, dice: &mut Dice) -> io::Result<Result<Sent, Step>> {
        let info = match self.info(address)? {
            Ok(info) => info,
            Err(step) => return Ok(Err(step)),
        };
        if info["status"] == "over" {
            return Ok(Err(Step::Over));
        }
        let path = self.path("/observation");
        let waiting = info["waiting"].as_array().unwrap().iter().filter_map(Value::as_u64);
        for (seat, person) in self.persons.iter_mut().enumerate() {
            if !waiting.clone().any(|waiting| waiting == seat as u64) {
                continue;
            }
            let observation = match read(person, address, &path)? {
                Ok(observation) => observation,
                Err(step) => return Ok(Err(step)),
            };
            let choices = observation["observation"]["choices"].as_array().unwrap();
            // Where it is secret who is asked, the table also waits for those who might have been.
            if !choices.is_empty() {
                let action = choices[dice.below(choices.len())]["action"].as_str().unwrap().to_owned();
                return Ok(Ok(Sent { number: observation["number"].as_u64().unwrap(), seat, action }));
            }
        }
        Ok(Err(Step::Waiting))
    }

    /// Sends an action, and remembers it if it was done.
    fn send(&mut self, address: &str, sent: Sent) -> io::Result<Step> {
        self.unsure = Some(sent.clone());
        let answer = self.ask(address, &sent)?;
        self.unsure = None;
        if let Some(key) = answer.body["key"].as_str() {
            return Ok(Step::Not(key.to_owned()));
        }
        let number = answer.good()["number"].as_u64().unwrap();
        assert!(number > sent.number, "{sent:?}: {number}");
        self.done.push(sent);
        Ok(Step::Done)
    }

    /// Sends an action; what comes of it is for the caller to remember.
    fn ask(&mut self, address: &str, sent: &Sent) -> io::Result<Answer> {
        let path = self.path("/act");
        self.persons[sent.seat].post(address, &path, &json!({ "number": sent.number, "action": sent.action }))
    }

    /// Sends again what was not answered, and something that was.
    pub(crate) fn send_again(&mut self, address: &str) -> io::Result<()> {
        if let Some(sent) = self.done.last().cloned() {
            self.ask(address, &sent)?.good();
        }
        match self.unsure.clone() {
            Some(sent) => self.send(address, sent).map(drop),
            None => Ok(()),
        }
    }

    /// Each event stream tells all that is due to its observer, and nothing else: the onlooker's from where it broke off, the
    /// persons' from the beginning.
    pub(crate) fn hear_out(&mut self, address: &str, game: &dyn Table) {
        let due = due(game, Observer::Spectator);
        let rest = listen(address, &self.id, &Person::default(), self.told.len(), due.len());
        self.told.extend(rest);
        assert_eq!(self.told, due, "the onlooker's stream");
        for (seat, person) in Seat::first(self.persons.len()).zip(&self.persons) {
            let due = self::due(game, Observer::Seat(seat));
            assert_eq!(listen(address, &self.id, person, 0, due.len()), due, "the stream of seat {seat}");
        }
    }

    /// What the event stream has told in another thread.
    pub(crate) fn heard(&mut self, told: Vec<Told>) {
        self.told.extend(told);
    }

    /// The table is as those remember it who were answered: everything is there, once, and in an unbroken chain; and the
    /// stream has told what is due to an onlooker, and nothing else. Gives the game as the rules read it.
    pub(crate) fn check(&self, kept: &KeptTable, entries: &[Entry]) -> Box<dyn Table> {
        let header = kept.header.as_ref().expect("it has begun");
        let mut head = header.hash();
        for (number, entry) in (0u32..).zip(entries) {
            assert_eq!(*entry, Entry::new(head, number, entry.kind.clone()), "the chain is unbroken");
            head = entry.hash;
        }
        assert_eq!(kept.number as usize, entries.len());

        let rules = REGISTRY.under(&header.game, header.rules).unwrap();
        let mut game = rules.open(header.clone(), kept.server_seed).unwrap();
        let mut by_order = Vec::new();
        for entry in entries {
            by_order.push(is_by_order(&*game, &entry.kind));
            game.push(entry.clone()).expect("the rules take every entry");
        }

        let mut answered = self.done.iter().chain(&self.unsure).peekable();
        for (entry, by_order) in entries.iter().zip(by_order) {
            let Some(sent) = self.sent(&*game, entry) else { continue };
            // Where several choose at the same time, a choice may come after another one that was made meanwhile.
            let is_kept = |answered: &&Sent| {
                (answered.seat, &answered.action) == (sent.seat, &sent.action) && sent.number >= answered.number
            };
            let known = answered.next_if(is_kept).is_some();
            assert!(known || by_order, "nobody has done this: {sent:?}; next is {:?}", answered.peek());
        }
        let lost: Vec<&Sent> = answered.collect();
        let is_unsure = |sent: &&Sent| self.unsure.as_ref() == Some(*sent);
        assert!(lost.iter().all(is_unsure), "everything that was answered is there, once: {lost:?}");

        let due = due(&*game, Observer::Spectator);
        assert!(due.starts_with(&self.told), "what was told was kept\ndue: {due:?}\ntold: {:?}", self.told);
        game
    }

    /// The entry as a person has sent it.
    fn sent(&self, game: &dyn Table, entry: &Entry) -> Option<Sent> {
        match &entry.kind {
            EntryKind::Action { seat, action } if seat.index() < self.persons.len() => {
                let number = game.told(entry.number, Observer::Seat(*seat)).into();
                Some(Sent { number, seat: seat.index(), action: action.clone() })
            }
            _ => None,
        }
    }

    /// A finished game has a record that proves itself.
    pub(crate) fn check_record(&mut self, address: &str) -> io::Result<()> {
        let path = self.path("/record");
        let record = self.persons[0].get(address, &path)?.good();
        let verdict = self.persons[0].post(address, "/api/records/verify", &record)?.good();
        assert_eq!(verdict["signedHere"], true);
        let checks = verdict["checks"].as_array().unwrap();
        assert!(!checks.is_empty() && checks.iter().all(|check| check["outcome"] == "passed"), "{verdict}");
        Ok(())
    }
}

/// May this be what a standing order answers here for its person?
fn is_by_order(game: &dyn Table, kind: &EntryKind) -> bool {
    let EntryKind::Action { seat, action } = kind else { return false };
    game.orders().iter().any(|order| game.ordered(*seat, order).as_ref() == Some(action))
}

/// What an observer is to be told of the entries of a game.
fn due(game: &dyn Table, observer: Observer) -> Vec<Told> {
    let entries = (0..game.number()).filter_map(|number| game.entry(number));
    let told = entries.filter(|entry| game.is_told(entry.number, observer));
    told.map(|entry| {
        let seat = game.seat_told(entry.number, observer).map(|seat| seat.index() as u64);
        (seat, kind(&entry.kind).to_owned())
    })
    .collect()
}

/// The events `entry` of a table from `from` on, as the listener is told them: one after the other, none left out. It ends when
/// the stream breaks off, or `enough` entries are told.
pub(crate) fn listen(address: &str, id: &str, listener: &Person, from: usize, enough: usize) -> Vec<Told> {
    let mut told = Vec::new();
    let resume = format!("last-event-id: {from}\r\n");
    let Ok(stream) = listener.open(address, "GET", &format!("/api/tables/{id}/events"), &resume, "") else {
        return told;
    };
    let (mut event, mut data) = (String::new(), String::new());
    for line in BufReader::new(stream).lines() {
        if from + told.len() >= enough {
            break;
        }
        let Ok(line) = line else { break };
        match line.split_once(": ") {
            Some(("event", name)) => name.clone_into(&mut event),
            Some(("data", json)) => json.clone_into(&mut data),
            // The end of an event; one that is torn has none.
            None if line.is_empty() && event == "entry" => {
                let entry: Value = serde_json::from_str(&data).unwrap();
                assert_eq!(entry["number"], json!(from + told.len()), "the stream goes on where it broke off");
                told.push((entry["seat"].as_u64(), entry["kind"].as_str().unwrap().to_owned()));
                event.clear();
            }
            _ => {}
        }
    }
    told
}

const fn kind(kind: &EntryKind) -> &'static str {
    match kind {
        EntryKind::Action { .. } => "act",
        EntryKind::Chance { .. } => "chance",
        EntryKind::Undo { .. } => "undo",
        EntryKind::Resign { .. } => "resign",
    }
}

/// What is kept of these tables, read past the server, once no computer is due at them.
pub(crate) fn kept(database: &Database, games: &[&Game]) -> Vec<(KeptTable, Vec<Entry>)> {
    beside(database, async |store| {
        let mut all = Vec::new();
        for game in games {
            all.push(wait(store, game, |table| !table.standing.computer_due).await);
        }
        all
    })
}

/// The number of entries, if the computer is due at the table, read past the server.
pub(crate) fn computer_due(database: &Database, game: &Game) -> Option<u32> {
    let (table, _) = beside(database, async |store| store.table(&game.id).await.unwrap());
    table.standing.computer_due.then_some(table.number)
}

/// Waits until the table has more than so many entries, asking past the server.
pub(crate) fn goes_on(database: &Database, game: &Game, number: u32) {
    beside(database, async |store| drop(wait(store, game, |table| table.number > number).await));
}

async fn wait(store: &SqlStore, game: &Game, holds: impl Fn(&KeptTable) -> bool) -> (KeptTable, Vec<Entry>) {
    let begun = Instant::now();
    loop {
        let (table, entries) = store.table(&game.id).await.unwrap();
        assert_ne!(table.standing.status, Status::Frozen);
        if holds(&table) {
            return (table, entries);
        }
        assert!(begun.elapsed() < PATIENCE, "the computer does not go on");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Reads the database past the server.
fn beside<T>(database: &Database, read: impl AsyncFnOnce(&SqlStore) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqlStore::open(database).await.unwrap();
        let read = read(&store).await;
        store.close().await;
        read
    })
}

/// Numbers without a pattern that matters.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        // Knuth's MMIX generator; its high bits are good enough.
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}
