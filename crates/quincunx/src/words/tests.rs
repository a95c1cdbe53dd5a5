//! The locales and rulebooks of all games have words for all that a game says.

use std::collections::{BTreeSet, HashSet};
use std::thread;

use fluent_bundle::FluentResource;
use quincunx_engine::{
    Arg, Command, Denied, Explanation, LANGUAGES, Message, Observer, OptionKind, Passage, Record, Seat,
};
use quincunx_games::lab::{Allowance, Contest};
use quincunx_games::{GAMES, RegisteredGame, Table};
use serde_json::{Map, Value, json};

use super::*;
use crate::rules;

/// So often at the most each seat tries something in the course of a game: of a long one not every position is looked at.
const ATTEMPTS: usize = 4_000;

/// What is said in the course of a game, in every language.
struct Listener {
    game: &'static dyn RegisteredGame,
    words: Vec<Words>,
    /// What was looked up already.
    clauses: BTreeSet<String>,
    heard: HashSet<Message>,
    /// Of that, what was put into words.
    outlines: HashSet<Message>,
    faults: BTreeSet<String>,
}

impl Listener {
    fn new(game: &'static dyn RegisteredGame) -> Self {
        let words = (0..LANGUAGES.len()).map(|language| words(language, Some(game.texts()))).collect();
        Self {
            game,
            words,
            clauses: BTreeSet::new(),
            heard: HashSet::new(),
            outlines: HashSet::new(),
            faults: BTreeSet::new(),
        }
    }

    fn key(&mut self, key: &str) {
        for (language, words) in LANGUAGES.iter().zip(&self.words) {
            if !words.has(key) {
                self.faults.insert(format!("{language}: {key} is missing"));
            }
        }
    }

    fn arg(&mut self, arg: &Arg) {
        match arg {
            Arg::Term(term) => self.key(term),
            Arg::Terms(terms) => terms.iter().for_each(|term| self.key(term)),
            Arg::Phrase(phrase) => self.message(phrase),
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => {}
        }
    }

    fn message(&mut self, message: &Message) {
        if self.heard.contains(message) {
            return;
        }
        self.heard.insert(message.clone());
        message.args.iter().for_each(|(_, arg)| self.arg(arg));
        if !self.outlines.insert(outline(message)) {
            return;
        }
        self.key(message.key);
        for (language, words) in LANGUAGES.iter().zip(&self.words) {
            let text = words.say(message, &[]);
            // What could not be filled in shows as its name in braces.
            if text.contains(['{', '}']) {
                self.faults.insert(format!("{language}: {} is not filled in: {text}", message.key));
            }
        }
    }

    fn clause(&mut self, clause: &str) {
        if !self.clauses.insert(clause.to_owned()) {
            return;
        }
        for (language, rulebook) in LANGUAGES.iter().zip(self.game.texts().rules) {
            if rules::clause(rulebook, clause).is_none() {
                self.faults.insert(format!("{language}: the rulebook has no {clause}"));
            }
        }
    }

    fn explanation(&mut self, explanation: &Explanation) {
        self.clause(explanation.clause.0);
        self.message(&explanation.message);
    }

    fn position(&mut self, table: &dyn Table, observer: Observer) {
        let observation = table.observation(table.number(), observer).unwrap();
        self.explanation(&observation.prompt);
        observation.choices.iter().for_each(|choice| self.message(&choice.label));
        let described = table.description(table.number(), observer).unwrap();
        if described.is_empty() {
            self.faults.insert("a position is not described".into());
        }
        for passage in described {
            match passage {
                Passage::Sentence(message) => self.message(&message),
                Passage::Table(rows) => rows.concat().iter().for_each(|cell| self.arg(cell)),
            }
        }
    }

    /// Follows a record; at every position that is looked at all seats try what was done at other times of the game.
    fn follow(&mut self, record: &Record) {
        let seats = record.header.seats.len();
        let observers: Vec<_> = Seat::first(seats).map(Observer::Seat).chain([Observer::Spectator]).collect();
        let done: BTreeSet<&String> = record.entries.iter().filter_map(|entry| action(entry)).collect();
        let mut table = self.game.open(record.header.clone(), record.server_seed.unwrap()).ok().unwrap();
        let every = (record.entries.len() * done.len()).div_ceil(ATTEMPTS);
        for entry in &record.entries {
            let looked_at = (entry.number as usize).is_multiple_of(every);
            let looking = observers.iter().copied().filter(|_| looked_at);
            looking.for_each(|observer| self.position(&*table, observer));
            let trying = Seat::first(seats).filter(|_| looked_at);
            for (seat, command) in trying.flat_map(|seat| done.iter().map(move |action| (seat, action))) {
                let command = Command::Action((*command).clone());
                if let Err(Denied::Refused(why)) = table.propose(seat, table.number(), &command) {
                    self.explanation(&why);
                }
            }
            table.push(entry.clone()).unwrap();
            for observer in &observers {
                let lines = table.lines(entry.number, *observer);
                lines.into_iter().filter_map(|seen| seen.line).for_each(|line| self.message(&line));
            }
        }
        observers
            .iter()
            .copied()
            .chain(table.over().map(Observer::Everything))
            .for_each(|observer| self.position(&*table, observer));
    }
}

/// A message as far as it decides what is to be filled in: whatever a term or a number is called, it is called something, and of
/// numbers the forms differ.
fn outline(message: &Message) -> Message {
    let name = |_: &String| "name".to_owned();
    let of = |arg: &Arg| match arg {
        Arg::Number(number) => Arg::Number(form_of(*number)),
        Arg::Term(term) => Arg::Term(name(term)),
        Arg::Terms(terms) => Arg::Terms(terms.iter().take(2).map(name).collect()),
        Arg::Phrase(phrase) => Arg::Phrase(Box::new(outline(phrase))),
        Arg::Seat(_) | Arg::Text(_) => arg.clone(),
    };
    Message { key: message.key, args: message.args.iter().map(|(name, arg)| (*name, of(arg))).collect() }
}

/// The first number that has the same forms in all languages: 21 is "one" in Russian alone, and 22 "few" in Polish.
fn form_of(number: i64) -> i64 {
    match number.abs() {
        few @ 0..=2 => few,
        3..=4 => 2,
        5..=20 => 5,
        more => match more % 10 {
            1 => 21,
            2..=4 => 22,
            _ => 5,
        },
    }
}

fn action(entry: &quincunx_engine::record::Entry) -> Option<&String> {
    match &entry.kind {
        quincunx_engine::record::EntryKind::Action { action, .. } => Some(action),
        _ => None,
    }
}

/// The default table, and one for every other value of an option.
fn tables(game: &dyn RegisteredGame) -> Vec<Value> {
    let mut tables = vec![Value::Object(Map::new())];
    for option in game.info().options {
        if let OptionKind::Choice { values: [_, others @ ..] } = option.kind {
            tables.extend(others.iter().map(|value| json!({ option.id: value })));
        }
    }
    // Some values go only with others.
    tables.retain(|options| game.complete(options).is_ok());
    tables
}

#[test]
fn everything_that_is_said_in_play_has_words_and_clauses_in_all_languages() {
    let listen = |game: &'static dyn RegisteredGame| {
        let mut listener = Listener::new(game);
        let [least, most] = game.info().seats.map(usize::from);
        for (seed, options) in (0..).zip(tables(game)) {
            let seats = least + seed as usize % (most - least + 1);
            let agents = vec!["random".to_owned(); seats];
            let contest = Contest { options: &options, agents: &agents, seed, allowance: Allowance::Iterations(1) };
            listener.follow(&game.record(&contest).unwrap());
        }
        assert!(listener.faults.is_empty(), "{}: {:#?}", game.info().id, listener.faults);
    };
    thread::scope(|scope| {
        for game in GAMES.iter() {
            scope.spawn(|| listen(*game));
        }
    });
}

#[test]
fn what_is_told_before_the_game_has_words_and_clauses_in_all_languages() {
    for game in GAMES.iter() {
        let mut listener = Listener::new(*game);
        let info = game.info();
        info.about.reconstruction.iter().for_each(|key| listener.key(key));
        for option in info.options {
            listener.clause(option.clause);
            listener.key(&format!("option-{}", option.id));
            if let OptionKind::Choice { values } = option.kind {
                values.iter().for_each(|value| listener.key(&format!("option-{}-{value}", option.id)));
            }
        }
        assert!(listener.faults.is_empty(), "{}: {:#?}", info.id, listener.faults);
    }
}

#[test]
fn the_locales_of_the_command_say_the_same() {
    let keys = |source: &str| -> BTreeSet<String> {
        FluentResource::try_new(source.to_owned()).expect("it can be read");
        let lines = source.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        lines.filter_map(|line| Some(line.split_once(" =")?.0.to_owned())).collect()
    };
    let [english, others @ ..] = OWN.map(keys);
    assert!(others.iter().all(|other| *other == english));
}
