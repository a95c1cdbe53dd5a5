//! A game between people at one keyboard and computer players, whatever it is shown on.

use std::ops::Range;

use ed25519_dalek::SigningKey;
use quincunx_engine::{Bytes32, Command, Denied, Explanation, Observation, Observer, Record, Seat};
use quincunx_games::Table;
use quincunx_games::computers::called;
use quincunx_games::lab::{Allowance, with_budget};
use quincunx_words::Words;
use serde_json::Value;

use crate::failure::Failure;
use crate::rules;
use crate::words::{full_names, names, result, told};

/// Who sits on a seat.
pub(super) struct Player {
    /// The name in the log.
    pub(super) name: String,
    /// The level of a computer player.
    pub(super) level: Option<&'static str>,
}

impl Player {
    pub(super) fn computer(level: &'static str, draw: Bytes32, seat: Seat) -> Self {
        Self { name: called(level, draw, seat), level: Some(level) }
    }
}

/// A game in progress.
pub(super) struct Session {
    table: Box<dyn Table>,
    players: Vec<Player>,
    /// What they are called in a sentence.
    names: Vec<String>,
    words: Words,
    rules: &'static str,
    allowance: Allowance,
    secret: Bytes32,
    /// Was a choice just taken back?
    taken_back: bool,
}

/// Whom the table waits for.
pub(super) enum Next {
    /// Nobody: the game is over.
    Over,
    /// A person.
    Person(Seat),
    /// The computer.
    Computer(Seat),
}

/// What came of what a person has typed.
pub(super) enum Answer {
    /// The game has gone on.
    Done,
    /// Something to be read; the game stands as before.
    Say(String),
    /// The whole table is to be shown.
    Table,
    /// The person leaves.
    Quit,
}

impl Session {
    /// Sits down: chance has its say up to the first decision.
    pub(super) fn new(
        table: Box<dyn Table>,
        players: Vec<Player>,
        words: Words,
        rules: &'static str,
        allowance: Allowance,
        secret: Bytes32,
    ) -> Result<Self, Failure> {
        let names = names(&*table, &words);
        let mut session = Self { table, players, names, words, rules, allowance, secret, taken_back: false };
        let opening = session.table.opening();
        session.push(opening)?;
        Ok(session)
    }

    /// Whom the table waits for.
    pub(super) fn next(&self) -> Next {
        match self.table.waiting().lowest() {
            None => Next::Over,
            Some(seat) if self.players[seat.index()].level.is_some() => Next::Computer(seat),
            Some(seat) => Next::Person(seat),
        }
    }

    /// Through whose eyes the table is shown now: those of the person whom it waits for, else of the first person, else of
    /// everybody; all that there is once the game is over.
    pub(super) fn observer(&self) -> Observer {
        let person = || Seat::first(self.players.len()).find(|seat| self.players[seat.index()].level.is_none());
        match self.next() {
            Next::Over => self.table.over().map_or(Observer::Spectator, Observer::Everything),
            Next::Person(seat) => Observer::Seat(seat),
            Next::Computer(_) if self.people() == 1 => person().map_or(Observer::Spectator, Observer::Seat),
            Next::Computer(_) => Observer::Spectator,
        }
    }

    /// How many people play.
    pub(super) fn people(&self) -> usize {
        self.players.iter().filter(|player| player.level.is_none()).count()
    }

    /// What the players are called in a sentence, by seat.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// Who plays, with the levels of the computer players.
    pub(super) fn seated(&self) -> String {
        self.words.list(&full_names(&*self.table, &self.words))
    }

    /// The words of the command and of the game.
    pub(super) const fn words(&self) -> &Words {
        &self.words
    }

    /// How many entries there are.
    pub(super) fn number(&self) -> u32 {
        self.table.number()
    }

    /// The lines of these entries.
    pub(super) fn told(&self, entries: Range<u32>, observer: Observer) -> Vec<String> {
        told(&*self.table, &self.words, entries, observer)
    }

    /// What an observer is shown now.
    pub(super) fn observation(&self, observer: Observer) -> Observation<Value> {
        self.table.observation(self.table.number(), observer).expect("there is a position after the last entry")
    }

    /// What an observer is shown now, in words: the lines of each sentence or table, for which there is so much room.
    pub(super) fn described(&self, observer: Observer, width: usize) -> Vec<Vec<String>> {
        let passages = self.table.description(self.number(), observer).unwrap_or_default();
        quincunx_words::lines(&passages, &self.words, self.names(), width)
    }

    /// The players that the table waits for, as far as the observer may know.
    pub(super) fn awaited(&self, observation: &Observation<Value>) -> String {
        let names: Vec<String> =
            observation.turn.waiting.iter().map(|seat| self.names()[seat.index()].clone()).collect();
        self.words.list(&names)
    }

    /// The prompt in words, with its clause.
    pub(super) fn prompt(&self, observation: &Observation<Value>) -> String {
        self.explained(&observation.prompt)
    }

    /// The choices in words, with their notation.
    pub(super) fn choices(&self, observation: &Observation<Value>) -> Vec<String> {
        let line = |choice: &quincunx_engine::Choice| {
            let label = self.words.say(&choice.label, self.names());
            format!("{label}  ({})", choice.action)
        };
        observation.choices.iter().map(line).collect()
    }

    /// Does the only thing that a person can do, and gives it in words. Who plays alone is not asked for it, but after taking it back; where
    /// several sit at the keyboard everybody is asked, since the others would learn from it who has a choice.
    pub(super) fn forced(&mut self, seat: Seat) -> Result<Option<String>, Failure> {
        let observation = self.observation(Observer::Seat(seat));
        let [only] = observation.choices.as_slice() else { return Ok(None) };
        if self.taken_back || self.people() > 1 {
            return Ok(None);
        }
        let label = self.words.say(&only.label, self.names());
        match self.command(seat, &Command::Action(only.action.clone()))? {
            Answer::Done => Ok(Some(label)),
            _ => Ok(None),
        }
    }

    /// How the game ended.
    pub(super) fn result(&self) -> String {
        result(&*self.table, &self.words).unwrap_or_default()
    }

    /// The record, once the game is over.
    pub(super) fn record(&self) -> Option<Record> {
        self.table.returns().map(|_| self.table.record(&SigningKey::from_bytes(&self.secret.0)))
    }

    /// Lets the computer decide.
    pub(super) fn think(&mut self, seat: Seat) -> Result<(), Failure> {
        let level = self.players[seat.index()].level.unwrap_or_default();
        let choose = self.table.thinking(seat, level);
        let choose = choose.ok_or_else(|| Failure::Undone(format!("there is no computer player {level}")))?;
        let seed = Bytes32::hash([self.secret.0.as_slice(), &self.number().to_le_bytes()].concat());
        let seed = u64::from_le_bytes(seed.0[..8].try_into().expect("eight bytes"));
        let action = with_budget(self.allowance, |budget| choose(budget, seed));
        let granted = self.table.propose(seat, self.number(), &Command::Action(action));
        let granted = granted.map_err(|denied| Failure::Undone(format!("{level} cannot do that: {denied}")))?;
        self.push(granted)
    }

    /// Does what a person has typed: the number of a choice or an action in notation, or one of the words of the table: no game has
    /// an action that is called so.
    pub(super) fn obey(&mut self, seat: Seat, typed: &str) -> Result<Answer, Failure> {
        let typed = typed.trim();
        let observation = self.observation(Observer::Seat(seat));
        Ok(match typed {
            "" | "help" => Answer::Say(self.help()),
            "q" | "quit" => Answer::Quit,
            "v" | "table" => Answer::Table,
            "u" | "undo" => self.command(seat, &Command::Undo(Vec::new()))?,
            "?" | "rule" => Answer::Say(self.rule(observation.prompt.clause.0)),
            _ => match (typed.strip_prefix("? "), typed.parse::<usize>()) {
                (Some(clause), _) => Answer::Say(self.rule(clause.trim())),
                (None, Ok(number)) => match number.checked_sub(1).and_then(|place| observation.choices.get(place)) {
                    Some(choice) => self.command(seat, &Command::Action(choice.action.clone()))?,
                    None => Answer::Say(self.words.own("play-not-a-choice", &[("text", typed.to_owned())])),
                },
                (None, Err(_)) => self.command(seat, &Command::Action(typed.to_owned()))?,
            },
        })
    }

    /// How to type.
    pub(super) fn help(&self) -> String {
        let clause = self.observation(self.observer()).prompt.clause.0;
        self.words.own("play-help", &[("clause", clause.to_owned())])
    }

    fn command(&mut self, seat: Seat, command: &Command) -> Result<Answer, Failure> {
        let say = |key| Ok(Answer::Say(self.words.own(key, &[])));
        match self.table.propose(seat, self.number(), command) {
            Ok(entries) => {
                self.push(entries)?;
                self.taken_back = matches!(command, Command::Undo(_));
                Ok(Answer::Done)
            }
            Err(Denied::Refused(why)) => Ok(Answer::Say(self.explained(&why))),
            Err(Denied::Unreadable) => say("play-unreadable"),
            Err(Denied::NoUndo { with_consent: false }) => say("play-no-undo"),
            Err(Denied::NoUndo { with_consent: true }) => say("play-undo-too-late"),
            Err(Denied::Stale { .. } | Denied::AlreadyDone { .. } | Denied::Over) => say("play-gone-on"),
        }
    }

    fn explained(&self, explanation: &Explanation) -> String {
        format!("{} [{}]", self.words.say(&explanation.message, self.names()), explanation.clause.0)
    }

    fn rule(&self, clause: &str) -> String {
        let missing = || self.words.own("play-no-rule", &[("clause", clause.to_owned())]);
        rules::clause(self.rules, clause).map_or_else(missing, str::to_owned)
    }

    fn push(&mut self, entries: Vec<quincunx_engine::record::Entry>) -> Result<(), Failure> {
        let mut entries = entries.into_iter();
        entries.try_for_each(|entry| self.table.push(entry)).map_err(|fault| Failure::Undone(fault.to_string()))
    }
}
