//! Reading tables of a file: every value by its name and kind, every fault with its line.

use std::ops::RangeInclusive;

use quincunx_engine::{Arg, Clause, Fault, Message};
use toml::de::{DeTable, DeValue};

/// A file of this form and size, and no other, can be read.
pub(super) const FILE: &str = "VOD-2.1.6";

/// Where in a text something stands.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    text: &'a str,
    offset: usize,
}

/// A table.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub place: Place<'a>,
    /// What it is called in faults.
    pub name: &'a str,
    fields: &'a DeTable<'a>,
}

/// What stands behind a name.
#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    pub place: Place<'a>,
    pub field: &'a str,
    value: &'a DeValue<'a>,
}

/// Parses a text; `read` gets the table of all that is in it.
pub(super) fn parse<T>(text: &str, read: impl FnOnce(Row<'_>) -> Result<T, Fault>) -> Result<T, Fault> {
    let file = DeTable::parse(text).map_err(|error| {
        let place = Place { text, offset: error.span().map_or(0, |span| span.start) };
        place.fault(FILE, Message::new("fault-form"))
    })?;
    read(Row { place: Place { text, offset: 0 }, name: "file", fields: file.get_ref() })
}

impl<'a> Place<'a> {
    pub(super) fn fault(self, clause: &'static str, message: Message) -> Fault {
        let before = self.text.as_bytes().iter().take(self.offset);
        let line = before.filter(|byte| **byte == b'\n').count() as u32 + 1;
        Fault { clause: Clause(clause), message, line: Some(line) }
    }
}

impl<'a> Row<'a> {
    /// All its fields are among these.
    pub(super) fn only(self, clause: &'static str, known: &[&[&str]]) -> Result<(), Fault> {
        for field in self.fields.keys() {
            let (name, place) = (&**field.get_ref(), Place { offset: field.span().start, ..self.place });
            if !known.concat().contains(&name) {
                let message = Message::new("fault-field").with("field", quoted(name)).with("in", quoted(self.name));
                return Err(place.fault(clause, message));
            }
        }
        Ok(())
    }

    pub(super) fn get(self, field: &'a str) -> Option<Value<'a>> {
        let value = self.fields.get(field)?;
        let place = Place { offset: value.span().start, ..self.place };
        Some(Value { place, field, value: value.get_ref() })
    }

    pub(super) fn need(self, field: &'a str) -> Result<Value<'a>, Fault> {
        self.get(field).ok_or_else(|| {
            let message = Message::new("fault-missing").with("field", quoted(field)).with("in", quoted(self.name));
            self.place.fault(FILE, message)
        })
    }

    /// The tables of a list that may be absent.
    pub(super) fn rows(self, field: &'a str) -> Result<Vec<Row<'a>>, Fault> {
        self.get(field).map_or(Ok(Vec::new()), |value| value.list()?.into_iter().map(Value::row).collect())
    }

    /// The same table under a name of its own.
    #[must_use]
    pub(super) const fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }
}

impl<'a> Value<'a> {
    fn is_no(self, kind: &str) -> Fault {
        let message = Message::new("fault-value").with("field", quoted(self.field)).with("kind", quoted(kind));
        self.place.fault(FILE, message)
    }

    pub(super) fn text(self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.is_no("text"))
    }

    pub(super) fn flag(self) -> Result<bool, Fault> {
        self.value.as_bool().ok_or_else(|| self.is_no("flag"))
    }

    pub(super) fn list(self) -> Result<Vec<Self>, Fault> {
        let list = self.value.as_array().ok_or_else(|| self.is_no("list"))?;
        let item = |item: &'a toml::Spanned<DeValue<'a>>| {
            let place = Place { offset: item.span().start, ..self.place };
            Self { place, field: self.field, value: item.get_ref() }
        };
        Ok(list.iter().map(item).collect())
    }

    /// A list of at least one.
    pub(super) fn some(self, clause: &'static str) -> Result<Vec<Self>, Fault> {
        let list = self.list()?;
        if list.is_empty() {
            return Err(self.place.fault(clause, Message::new("fault-empty").with("field", quoted(self.field))));
        }
        Ok(list)
    }

    pub(super) fn row(self) -> Result<Row<'a>, Fault> {
        let fields = self.value.as_table().ok_or_else(|| self.is_no("table"))?;
        Ok(Row { place: self.place, name: self.field, fields })
    }

    pub(super) fn is_row(self) -> bool {
        self.value.is_table()
    }

    pub(super) fn number(self, clause: &'static str, range: RangeInclusive<u16>) -> Result<u16, Fault> {
        let digits = self.value.as_integer().ok_or_else(|| self.is_no("number"))?;
        let number = u16::from_str_radix(digits.as_str(), digits.radix()).ok();
        number.filter(|number| range.contains(number)).ok_or_else(|| {
            let message = Message::new("fault-number").with("field", quoted(self.field));
            let message = message.with("least", i64::from(*range.start())).with("most", i64::from(*range.end()));
            self.place.fault(clause, message)
        })
    }

    /// A number that fits a byte.
    pub(super) fn small(self, clause: &'static str, range: RangeInclusive<u8>) -> Result<u8, Fault> {
        let number = self.number(clause, (*range.start()).into()..=(*range.end()).into())?;
        Ok(number as u8)
    }

    /// One of these words.
    pub(super) fn word<T: Clone>(self, clause: &'static str, known: &[(&'static str, T)]) -> Result<T, Fault> {
        let word = self.text()?;
        let found = known.iter().find(|(name, _)| *name == word);
        found.map(|(_, value)| value.clone()).ok_or_else(|| {
            let names: Vec<_> = known.iter().map(|(name, _)| *name).collect();
            let message = Message::new("fault-word").with("field", quoted(self.field)).with("word", quoted(word));
            self.place.fault(clause, message.with("known", Arg::Text(names.join(", "))))
        })
    }

    /// A list of at least one of these words.
    pub(super) fn words<T: Clone>(self, clause: &'static str, known: &[(&'static str, T)]) -> Result<Vec<T>, Fault> {
        self.some(clause)?.into_iter().map(|word| word.word(clause, known)).collect()
    }

    /// A new id; ids stand in notation and in records.
    pub(super) fn id<'b>(self, known: impl IntoIterator<Item = &'b str>) -> Result<&'a str, Fault> {
        let id = self.text()?;
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let is_id = (1..=32).contains(&id.len()) && id.chars().all(letter) && id.starts_with(char::is_alphabetic);
        if !is_id || id == "none" {
            return Err(self.place.fault(FILE, Message::new("fault-id").with("id", quoted(id))));
        }
        if known.into_iter().any(|known| known == id) {
            return Err(self.place.fault(FILE, Message::new("fault-id-twice").with("id", quoted(id))));
        }
        Ok(id)
    }

    /// A name for people: one for all languages, or one for each, of which the English one is taken.
    pub(super) fn title(self) -> Result<&'a str, Fault> {
        let value = if self.is_row() { self.row()?.need("en")? } else { self };
        let title = value.text()?;
        if !(1..=100).contains(&title.chars().count()) || title.chars().any(char::is_control) {
            return Err(value.place.fault(FILE, Message::new("fault-title").with("field", quoted(self.field))));
        }
        Ok(title)
    }
}

/// What a person wrote, or is to write, as it stands in the file.
pub(super) fn quoted(word: &str) -> Arg {
    Arg::Text(word.chars().take(60).collect())
}

/// Things with ids as words.
pub(super) fn ids<T: Copy, const N: usize>(all: [T; N], id: fn(T) -> &'static str) -> [(&'static str, T); N] {
    all.map(|one| (id(one), one))
}
