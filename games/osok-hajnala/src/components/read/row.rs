//! Reading tables of a file: every value by its name and kind, every fault with its line.

use std::ops::RangeInclusive;

use quincunx_engine::{Arg, Clause, Fault, Message};
use toml::de::{DeTable, DeValue};

use crate::components::word::{Set, Word};

/// What a file looks like and how large it can be: a file of this form, and no other, can be read.
pub(crate) const FILE: &str = "OH-2.2";

/// Where in a text something stands.
#[derive(Clone, Copy)]
pub(crate) struct Spot<'a> {
    text: &'a str,
    offset: usize,
}

/// A table.
#[derive(Clone, Copy)]
pub(crate) struct Row<'a> {
    pub spot: Spot<'a>,
    /// What it is called in faults.
    pub name: &'a str,
    fields: &'a DeTable<'a>,
}

/// What stands behind a name.
#[derive(Clone, Copy)]
pub(crate) struct Value<'a> {
    pub spot: Spot<'a>,
    pub field: &'a str,
    value: &'a DeValue<'a>,
}

/// Parses a text; `read` gets the table of all that is in it.
pub(crate) fn parse<T>(text: &str, read: impl FnOnce(Row<'_>) -> Result<T, Fault>) -> Result<T, Fault> {
    let file = DeTable::parse(text).map_err(|error| {
        let spot = Spot { text, offset: error.span().map_or(0, |span| span.start) };
        spot.fault(FILE, Message::new("fault-form"))
    })?;
    read(Row { spot: Spot { text, offset: 0 }, name: "file", fields: file.get_ref() })
}

impl Spot<'_> {
    pub(crate) fn fault(self, clause: &'static str, message: Message) -> Fault {
        let before = self.text.as_bytes().iter().take(self.offset);
        let line = before.filter(|byte| **byte == b'\n').count() as u32 + 1;
        Fault { clause: Clause(clause), message, line: Some(line) }
    }
}

impl<'a> Row<'a> {
    /// All its fields are among these.
    pub(crate) fn only(self, clause: &'static str, known: &[&[&str]]) -> Result<(), Fault> {
        for field in self.fields.keys() {
            let (name, spot) = (&**field.get_ref(), Spot { offset: field.span().start, ..self.spot });
            if !known.concat().contains(&name) {
                let message = Message::new("fault-field").with("field", quoted(name)).with("in", quoted(self.name));
                return Err(spot.fault(clause, message));
            }
        }
        Ok(())
    }

    pub(crate) fn get(self, field: &'a str) -> Option<Value<'a>> {
        let value = self.fields.get(field)?;
        let spot = Spot { offset: value.span().start, ..self.spot };
        Some(Value { spot, field, value: value.get_ref() })
    }

    pub(crate) fn need(self, field: &'a str) -> Result<Value<'a>, Fault> {
        self.get(field).ok_or_else(|| {
            let message = Message::new("fault-missing").with("field", quoted(field)).with("in", quoted(self.name));
            self.spot.fault(FILE, message)
        })
    }

    /// The tables of a list that may be absent.
    pub(crate) fn rows(self, field: &'a str) -> Result<Vec<Row<'a>>, Fault> {
        self.get(field).map_or(Ok(Vec::new()), |value| value.list()?.into_iter().map(Value::row).collect())
    }

    /// The one field of a table that has no other.
    pub(crate) fn single(self, clause: &'static str) -> Result<Value<'a>, Fault> {
        let mut fields = self.fields.iter();
        match (fields.next(), fields.next()) {
            (Some((field, value)), None) => {
                let spot = Spot { offset: field.span().start, ..self.spot };
                Ok(Value { spot, field: field.get_ref(), value: value.get_ref() })
            }
            _ => Err(self.spot.fault(clause, Message::new("fault-one-field").with("in", quoted(self.name)))),
        }
    }

    /// The same table under a name of its own.
    #[must_use]
    pub(crate) const fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }
}

impl<'a> Value<'a> {
    fn is_no(self, kind: &str) -> Fault {
        let message = Message::new("fault-value").with("field", quoted(self.field)).with("kind", quoted(kind));
        self.spot.fault(FILE, message)
    }

    pub(crate) fn text(self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.is_no("text"))
    }

    pub(crate) fn flag(self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.is_no("flag"))
    }

    pub(crate) fn list(self) -> Result<Vec<Self>, Fault> {
        let list = self.value.as_array().ok_or_else(|| self.is_no("list"))?;
        let item = |item: &'a toml::Spanned<DeValue<'a>>| {
            let spot = Spot { offset: item.span().start, ..self.spot };
            Self { spot, field: self.field, value: item.get_ref() }
        };
        Ok(list.iter().map(item).collect())
    }

    /// A list of at least one.
    pub(crate) fn some(self, clause: &'static str) -> Result<Vec<Self>, Fault> {
        let list = self.list()?;
        if list.is_empty() {
            return Err(self.spot.fault(clause, Message::new("fault-empty").with("field", quoted(self.field))));
        }
        Ok(list)
    }

    pub(crate) fn row(self) -> Result<Row<'a>, Fault> {
        let fields = self.value.as_table().ok_or_else(|| self.is_no("table"))?;
        Ok(Row { spot: self.spot, name: self.field, fields })
    }

    pub(crate) fn is_row(self) -> bool {
        self.value.is_table()
    }

    pub(crate) fn is_text(self) -> bool {
        self.value.is_str()
    }

    pub(crate) fn number(self, clause: &'static str, range: RangeInclusive<i8>) -> Result<i8, Fault> {
        let digits = self.value.as_integer().ok_or_else(|| self.is_no("number"))?;
        let number = i8::from_str_radix(digits.as_str(), digits.radix()).ok();
        number.filter(|number| range.contains(number)).ok_or_else(|| {
            let message = Message::new("fault-number").with("field", quoted(self.field));
            let message = message.with("least", i64::from(*range.start())).with("most", i64::from(*range.end()));
            self.spot.fault(clause, message)
        })
    }

    /// A number that is not negative.
    pub(crate) fn count(self, clause: &'static str, range: RangeInclusive<u8>) -> Result<u8, Fault> {
        let end = i8::try_from(*range.end()).expect("ranges of a file end below 128");
        Ok(self.number(clause, *range.start() as i8..=end)?.unsigned_abs())
    }

    /// One of these words.
    pub(crate) fn known<T: Copy>(self, clause: &'static str, known: &[(&'static str, T)]) -> Result<T, Fault> {
        let word = self.text()?;
        let found = known.iter().find(|(name, _)| *name == word);
        found.map(|(_, value)| *value).ok_or_else(|| {
            let names: Vec<_> = known.iter().map(|(name, _)| *name).collect();
            let message = Message::new("fault-word").with("field", quoted(self.field)).with("word", quoted(word));
            self.spot.fault(clause, message.with("known", Arg::Text(names.join(", "))))
        })
    }

    /// A word of its list.
    pub(crate) fn word<T: Word>(self, clause: &'static str) -> Result<T, Fault> {
        self.known(clause, T::WORDS)
    }

    /// A list of at least one word.
    pub(crate) fn words<T: Word>(self, clause: &'static str) -> Result<Set<T>, Fault> {
        self.some(clause)?.into_iter().map(|word| word.word(clause)).collect()
    }

    /// A new id; ids stand in notation and in decks.
    pub(crate) fn id<'b>(self, known: impl IntoIterator<Item = &'b str>) -> Result<&'a str, Fault> {
        let id = self.text()?;
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_id = (1..=32).contains(&id.len()) && id.chars().all(letter) && id.starts_with(char::is_alphabetic);
        if !is_id {
            return Err(self.spot.fault(FILE, Message::new("fault-id").with("id", quoted(id))));
        }
        if known.into_iter().any(|known| known == id) {
            return Err(self.spot.fault(FILE, Message::new("fault-id-twice").with("id", quoted(id))));
        }
        Ok(id)
    }

    /// A name for people: one for all languages, or one for each, of which the English one is taken.
    pub(crate) fn title(self) -> Result<&'a str, Fault> {
        let value = if self.is_row() { self.row()?.need("en")? } else { self };
        let title = value.text()?;
        if !(1..=100).contains(&title.chars().count()) || title.chars().any(char::is_control) {
            return Err(value.spot.fault(FILE, Message::new("fault-title").with("field", quoted(self.field))));
        }
        Ok(title)
    }
}

/// What a person wrote, or is to write, as it stands in the file.
pub(crate) fn quoted(word: &str) -> Arg {
    Arg::Text(word.chars().take(60).collect())
}
