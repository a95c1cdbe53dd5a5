//! Reading a component file row by row, so that every fault in it is found (IFF-2.70).

use std::collections::BTreeMap;

use quincunx_engine::{Arg, Clause, Fault, Message};
use toml::{Spanned, Value};

/// The fields of a row, each with its place in the text.
pub(super) type Fields = BTreeMap<String, Spanned<Value>>;

/// Fields that say where a figure comes from; they are free everywhere.
pub(super) const REMARKS: [&str; 6] = ["names", "source", "also", "confidence", "rulebook_fields", "published_fields"];

/// So many faults are named: whoever has mended them asks again (a limit of this program).
const MOST: usize = 100;

/// The faults that were found in a text.
pub(super) struct Faults<'a> {
    text: &'a str,
    found: Vec<Fault>,
}

impl<'a> Faults<'a> {
    pub(super) const fn of(text: &'a str) -> Self {
        Self { text, found: Vec::new() }
    }

    /// Notes a fault, and the place in the text where it stands.
    pub(super) fn add(&mut self, clause: &'static str, place: Option<usize>, message: Message) {
        if self.found.len() < MOST {
            let line = place.map(|place| self.line(place));
            self.found.push(Fault { clause: Clause(clause), message, line });
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// All of them, in the order of the file; those of no line come last.
    pub(super) fn into_vec(mut self) -> Vec<Fault> {
        self.found.sort_by_key(|fault| fault.line.unwrap_or(u32::MAX));
        self.found
    }

    /// The line of a place in the text, counted from 1.
    fn line(&self, place: usize) -> u32 {
        self.text.as_bytes().iter().take(place).filter(|byte| **byte == b'\n').count() as u32 + 1
    }
}

/// A row of the file: a card, a layout, a track.
pub(super) struct Row<'a> {
    fields: &'a Fields,
    /// What it is called in a fault.
    pub(super) name: String,
    /// Where it begins in the text.
    pub(super) place: Option<usize>,
}

impl<'a> Row<'a> {
    /// Row `place` of the list `list`. A field that means nothing in it is a fault, unless it is a remark.
    pub(super) fn new(
        row: &'a Spanned<Fields>,
        list: &str,
        place: usize,
        known: &[&str],
        faults: &mut Faults<'_>,
    ) -> Self {
        let fields = row.get_ref();
        let id = fields.get("id").and_then(|id| id.get_ref().as_str());
        let name = id.map_or_else(|| format!("{list} {}", place + 1), str::to_owned);
        let row = Self { fields, name, place: Some(row.span().start) };
        for field in fields.keys() {
            if !known.contains(&field.as_str()) && !REMARKS.contains(&field.as_str()) {
                let message = row.about("fault-unknown-field").with("field", Arg::Text(field.clone()));
                faults.add("IFF-2.70", row.place_of(field), message);
            }
        }
        row
    }

    /// A message about this row.
    pub(super) fn about(&self, key: &'static str) -> Message {
        Message::new(key).with("id", Arg::Text(self.name.clone()))
    }

    /// Where a field stands, or the row if it has no such field.
    pub(super) fn place_of(&self, field: &str) -> Option<usize> {
        self.fields.get(field).map(|value| value.span().start).or(self.place)
    }

    pub(super) fn number(&self, clause: &'static str, field: &str, faults: &mut Faults<'_>) -> Option<u8> {
        self.read(clause, field, "number", faults, byte)
    }

    pub(super) fn truth(&self, clause: &'static str, field: &str, faults: &mut Faults<'_>) -> Option<bool> {
        self.read(clause, field, "truth", faults, Value::as_bool)
    }

    pub(super) fn text(&self, clause: &'static str, field: &str, faults: &mut Faults<'_>) -> Option<&'a str> {
        self.read(clause, field, "text", faults, Value::as_str)
    }

    pub(super) fn numbers(&self, clause: &'static str, field: &str, faults: &mut Faults<'_>) -> Option<Vec<u8>> {
        self.read(clause, field, "numbers", faults, bytes)
    }

    pub(super) fn rows(&self, clause: &'static str, field: &str, faults: &mut Faults<'_>) -> Option<Vec<Vec<u8>>> {
        self.read(clause, field, "rows", faults, |value| value.as_array()?.iter().map(bytes).collect())
    }

    /// The rulebook fixes these fields: where a row has one of them, it has its standard value.
    pub(super) fn fixed(&self, clause: &'static str, standard: &toml::Table, free: &[&str], faults: &mut Faults<'_>) {
        for (field, value) in self.fields {
            let same = standard.get(field) == Some(value.get_ref());
            if !same && !free.contains(&field.as_str()) && !REMARKS.contains(&field.as_str()) {
                let message = self.about("fault-fixed-by-rulebook").with("field", Arg::Text(field.clone()));
                faults.add(clause, self.place_of(field), message);
            }
        }
    }

    fn read<T>(
        &self,
        clause: &'static str,
        field: &str,
        form: &str,
        faults: &mut Faults<'_>,
        take: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let value = self.fields.get(field).and_then(|value| take(value.get_ref()));
        if value.is_none() {
            let message = self.about("fault-field").with("field", Arg::Text(field.into()));
            faults.add(clause, self.place_of(field), message.with("form", Arg::Text(form.into())));
        }
        value
    }
}

fn byte(value: &Value) -> Option<u8> {
    u8::try_from(value.as_integer()?).ok()
}

fn bytes(value: &Value) -> Option<Vec<u8>> {
    value.as_array()?.iter().map(byte).collect()
}
