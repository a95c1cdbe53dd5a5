//! Sentences without a language: what the engine says, to be put into words at the edge.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Seat;

/// The id of a clause of a game's rules, as in `IFF-3.15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS, ToSchema)]
#[ts(type = "string")]
pub struct Clause(pub &'static str);

/// The key of a sentence in the locale files and what it is filled with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
pub struct Message {
    /// The message's id in `locales/LANG.ftl`.
    pub key: &'static str,
    /// The variables of the message, by name.
    #[serde(serialize_with = "as_map")]
    #[ts(as = "std::collections::BTreeMap<String, Arg>")]
    #[schema(value_type = std::collections::BTreeMap<String, Arg>)]
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without variables.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The message with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// What a variable of a [`Message`] holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(no_recursion)]
pub enum Arg {
    /// A number; plural forms depend on it.
    Number(i64),
    /// A player, shown by name.
    Seat(Seat),
    /// A thing that has a name in the locale files, by the key of that name.
    Term(String),
    /// Several such things.
    Terms(Vec<String>),
    /// Literal text, the same in every language (a dice roll `1-3-4`, a file's id).
    Text(String),
    /// A part of the sentence that is made like a sentence.
    Phrase(Box<Message>),
}

impl From<Message> for Arg {
    fn from(phrase: Message) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers!(u8 i8 i32 u32);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// A piece of a position in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A sentence.
    Sentence(Message),
    /// Rows of equally many cells, the first row being the head.
    Table(Vec<Vec<Arg>>),
}

/// A sentence and the clause that it rests on: a prompt or a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Explanation {
    /// The clause that says so.
    pub clause: Clause,
    /// The sentence.
    pub message: Message,
}

/// Something that can be explained with a clause: the reasons of refusals and faults.
pub trait Explain {
    /// The clause and the sentence.
    fn explain(&self) -> Explanation;
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}
