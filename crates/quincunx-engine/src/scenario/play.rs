//! The lines of a scenario's play.

use serde_json::Value;

use crate::fairness::ChanceStream;
use crate::record::{Entry, EntryKind};
use crate::{Bytes32, Command, Denied, Explain, Game, Match, Observation, Observer, Seat, Turn};

/// A scenario under way.
pub(super) struct Play<G: Game> {
    table: Match<G>,
    /// How many entries there were before the last action of the scenario.
    before: u32,
}

impl<G: Game> Play<G> {
    pub(super) fn new(table: Match<G>) -> Self {
        Self { table, before: 0 }
    }

    /// Plays all lines, and gives back what has become of the table; the error names the line.
    pub(super) fn run(mut self, lines: &str) -> Result<Match<G>, String> {
        for (number, line) in lines.lines().enumerate() {
            let line = line.split(" #").next().unwrap_or_default().trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            self.line(line).map_err(|failure| format!("line {} of the play, `{line}`: {failure}", number + 1))?;
        }
        Ok(self.table)
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (head, rest) = line.split_once(':').map_or((line, ""), |(head, rest)| (head.trim(), rest.trim()));
        let words: Vec<&str> = head.split_whitespace().collect();
        match words.as_slice() {
            ["chance"] => self.chance(rest),
            ["chance", "may"] => self.chance_may(rest),
            ["over"] => self.over(rest),
            ["waiting"] => self.waiting(rest),
            ["position"] => check_value(&self.position()?, rest),
            [who, "sees"] => check_value(&self.observation(observer(who)?)?, rest),
            [who, "learns"] => self.learns(observer(who)?, rest),
            [who, "is", "asked", clause] => self.asked(observer(who)?, clause),
            [who] => self.act(seat(who)?, rest),
            [who, "may"] => self.may(seat(who)?, rest, false),
            [who, "may,", "in", "order"] => self.may(seat(who)?, rest, true),
            [who, "may", "also"] => self.may_also(seat(who)?, rest),
            [who, "may", "not"] => self.may_not(seat(who)?, rest),
            [who, "takes", "back"] => self.command(seat(who)?, &Command::Undo(Vec::new())),
            [who, "may", "not", "take", "back"] => match self.table.undoable(seat(who)?) {
                Some((_, false)) => Err("it can be taken back".into()),
                _ => Ok(()),
            },
            [who, "gives", "up"] => self.command(seat(who)?, &Command::Resign),
            _ => Err("this line cannot be understood".into()),
        }
    }

    fn position(&self) -> Result<Value, String> {
        serde_json::to_value(self.table.game().setup(self.table.state())).map_err(|error| error.to_string())
    }

    fn observation(&self, observer: Observer) -> Result<Value, String> {
        let game = &**self.table.game();
        let shown = || {
            let mut observation = serde_json::to_value(Observation::of(game, self.table.state(), observer))?;
            observation["components"] = serde_json::to_value(game.components())?;
            Ok(observation)
        };
        shown().map_err(|error: serde_json::Error| error.to_string())
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let game = self.table.game();
        let mut legal = Vec::new();
        game.legal(self.table.state(), seat, &mut legal);
        legal.into_iter().map(|action| game.notation(action)).collect()
    }

    /// An action as the game writes it.
    fn notation(&self, text: &str) -> Result<String, String> {
        let action = self.table.game().parse(text).ok_or_else(|| format!("`{text}` is no action of this game"))?;
        Ok(self.table.game().notation(action))
    }

    fn list(&self, text: &str) -> Result<Vec<String>, String> {
        text.split('|').map(str::trim).filter(|item| !item.is_empty()).map(|item| self.notation(item)).collect()
    }

    fn push(&mut self, kind: EntryKind) -> Result<(), String> {
        let entry = Entry::new(self.table.head(), self.table.number(), kind);
        self.table.push(entry).map_err(|fault| fault.to_string())
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let action = self.notation(text)?;
        let parsed = self.table.game().parse(&action).ok_or("it does not read back")?;
        if let Some(refusal) = self.table.game().refusal(self.table.state(), seat, parsed) {
            let why = refusal.explain();
            return Err(format!("refused, {} ({})", why.message.key, why.clause.0));
        }
        self.before = self.table.number();
        self.push(EntryKind::Action { seat, action })
    }

    /// An outcome that the scenario prescribes, or `any`: whatever a fixed stream brings, up to the next decision.
    fn chance(&mut self, text: &str) -> Result<(), String> {
        if self.table.game().turn(self.table.state()) != Turn::Chance {
            return Err("chance is not asked".into());
        }
        if text == "any" {
            let stream = ChanceStream::new(Bytes32([0; 32]), &[]);
            while self.table.game().turn(self.table.state()) == Turn::Chance {
                let total = self.table.game().weight(self.table.state());
                let drawn = stream.draw(self.table.number(), total);
                let action = self.table.game().outcome(self.table.state(), drawn);
                self.push(EntryKind::Chance { action: self.table.game().notation(action), total, drawn })?;
            }
            return Ok(());
        }
        let wanted = self.notation(text)?;
        let mut drawn = 0;
        for (action, weight) in self.outcomes() {
            if action == wanted {
                let total = self.table.game().weight(self.table.state());
                return self.push(EntryKind::Chance { action, total, drawn });
            }
            drawn += weight;
        }
        Err("this outcome cannot be".into())
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let game = self.table.game();
        let mut outcomes = Vec::new();
        game.outcomes(self.table.state(), &mut outcomes);
        outcomes.into_iter().map(|(action, weight)| (game.notation(action), weight)).collect()
    }

    /// `chance may: dice(1, 1, 1) weighs 1 of 216 | …`
    fn chance_may(&self, text: &str) -> Result<(), String> {
        if self.table.game().turn(self.table.state()) != Turn::Chance {
            return Err("chance is not asked".into());
        }
        let outcomes = self.outcomes();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        for item in text.split('|').map(str::trim) {
            let (action, weight) = item.split_once(" weighs ").ok_or("an outcome `weighs` so much `of` so much")?;
            let action = self.notation(action)?;
            let found = outcomes.iter().find(|(known, _)| *known == action).map_or(0, |(_, weight)| *weight);
            if format!("{found} of {total}") != weight.trim() {
                return Err(format!("{action} weighs {found} of {total}"));
            }
        }
        Ok(())
    }

    fn may(&self, seat: Seat, text: &str, in_order: bool) -> Result<(), String> {
        let (mut expected, mut legal) = (self.list(text)?, self.legal(seat));
        if !in_order {
            expected.sort();
            legal.sort();
        }
        if expected == legal { Ok(()) } else { Err(format!("legal is: {}", self.legal(seat).join(" | "))) }
    }

    fn may_also(&self, seat: Seat, text: &str) -> Result<(), String> {
        let legal = self.legal(seat);
        match self.list(text)?.into_iter().find(|action| !legal.contains(action)) {
            None => Ok(()),
            Some(missing) => Err(format!("{missing} is not legal; legal is: {}", legal.join(" | "))),
        }
    }

    /// `A may not: stop [IFF-3.22]`: refused, and where a clause is given, with it.
    fn may_not(&self, seat: Seat, text: &str) -> Result<(), String> {
        let (text, clause) = match text.split_once('[') {
            Some((text, clause)) => (text.trim(), Some(clause.trim_end_matches(']').trim())),
            None => (text, None),
        };
        for notation in self.list(text)? {
            let action = self.table.game().parse(&notation).ok_or("it does not read back")?;
            let refusal = self.table.game().refusal(self.table.state(), seat, action);
            let why = refusal.ok_or_else(|| format!("{notation} is legal"))?.explain();
            if clause.is_some_and(|clause| clause != why.clause.0) {
                return Err(format!("{notation} is refused with {} ({})", why.clause.0, why.message.key));
            }
        }
        Ok(())
    }

    fn command(&mut self, seat: Seat, command: &Command) -> Result<(), String> {
        let say = |denied: Denied<G::Refusal>| format!("{:?}", denied.map(|refusal| refusal.explain()));
        let entries = self.table.propose(seat, self.table.number(), command).map_err(say)?;
        self.before = self.table.number();
        entries.into_iter().try_for_each(|entry| self.table.push(entry)).map_err(|fault| fault.to_string())
    }

    fn asked(&self, observer: Observer, clause: &str) -> Result<(), String> {
        let prompt = self.table.game().prompt_at(self.table.state(), observer);
        let expected = clause.trim_matches(['[', ']']);
        if prompt.clause.0 == expected {
            Ok(())
        } else {
            Err(format!("it is {} ({})", prompt.clause.0, prompt.message.key))
        }
    }

    /// `A learns: {"type": "took", "card": "INF1"}`: an event since the last action has these fields.
    fn learns(&self, observer: Observer, text: &str) -> Result<(), String> {
        let expected: Value = serde_json::from_str(text).map_err(|error| format!("no JSON: {error}"))?;
        let mut learnt = Vec::new();
        for number in self.before..self.table.number() {
            for line in self.table.lines(number, observer) {
                learnt.push(serde_json::to_value(line.event).map_err(|error| error.to_string())?);
            }
        }
        if learnt.iter().any(|event| includes(event, &expected)) {
            Ok(())
        } else {
            Err(format!("learnt was: {}", Value::from(learnt)))
        }
    }

    /// `over: 1/2 0 1/2`, or `over: no`.
    fn over(&self, text: &str) -> Result<(), String> {
        let returns = self.table.returns().map_or_else(|| "no".to_owned(), |returns| returns.to_string());
        if returns == text { Ok(()) } else { Err(format!("it is: {returns}")) }
    }

    /// `waiting: A B`.
    fn waiting(&self, text: &str) -> Result<(), String> {
        let waiting: Vec<String> = self.table.waiting().iter().map(|seat| seat.to_string()).collect();
        if waiting.join(" ") == text { Ok(()) } else { Err(format!("waiting: {}", waiting.join(" "))) }
    }
}

fn seat(letter: &str) -> Result<Seat, String> {
    Seat::from_letter(letter).ok_or_else(|| format!("`{letter}` is no seat"))
}

fn observer(who: &str) -> Result<Observer, String> {
    match who {
        "spectator" => Ok(Observer::Spectator),
        "everything" => Ok(Observer::Everything(crate::Over::PROOF)),
        letter => seat(letter).map(Observer::Seat),
    }
}

/// `path.to.0.field = value`; a value that is no JSON is a text.
fn check_value(whole: &Value, text: &str) -> Result<(), String> {
    let (path, expected) = text.split_once('=').ok_or("`path = value` is expected")?;
    let (path, expected) = (path.trim(), expected.trim());
    let expected = match expected {
        "missing" => None,
        text => Some(serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))),
    };
    let found = path.split('.').try_fold(whole, |value, field| match value {
        Value::Object(fields) => fields.get(field),
        Value::Array(items) => items.get(field.parse::<usize>().ok()?),
        _ => None,
    });
    if found == expected.as_ref() {
        Ok(())
    } else {
        Err(format!("it is {}", found.map_or_else(|| "missing".into(), Value::to_string)))
    }
}

/// Has `whole` all that `part` has?
fn includes(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(field, value)| whole.get(field).is_some_and(|found| includes(found, value)))
        }
        _ => whole == part,
    }
}
