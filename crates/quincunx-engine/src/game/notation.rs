//! How actions are written: a word, and in brackets its arguments.

use std::fmt;

use crate::Seat;

/// How an action is written in notation: `take(2)`, `end`. The game `G` knows the ids of its cards and places.
///
/// [`derive(Notation)`](macro@crate::Notation) makes it from the names of the variants and their fields.
pub trait Notation<G>: Sized {
    /// Writes it.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write(self, game: &G, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads it; `None` if it is nothing that [`write`](Notation::write) writes.
    fn read(game: &G, text: &str) -> Option<Self>;
}

/// How one argument of an action is written. [`arguments!`](crate::arguments) gives it to types that have `Display` and a function that
/// reads them, [`derive(Argument)`](macro@crate::Argument) to enums without fields.
pub trait Argument<G>: Copy {
    /// Writes it.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write(self, game: &G, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads it.
    fn read(game: &G, text: &str) -> Option<Self>;
}

impl<G> Argument<G> for u8 {
    fn write(self, _: &G, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn read(_: &G, text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// A seat is written as its index.
impl<G> Argument<G> for Seat {
    fn write(self, _: &G, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{}", self.index())
    }

    fn read(_: &G, text: &str) -> Option<Self> {
        Self::new(text.parse().ok()?)
    }
}

/// `None` is written as `none`.
impl<G, T: Argument<G>> Argument<G> for Option<T> {
    fn write(self, game: &G, out: &mut impl fmt::Write) -> fmt::Result {
        match self {
            Some(argument) => argument.write(game, out),
            None => out.write_str("none"),
        }
    }

    fn read(game: &G, text: &str) -> Option<Self> {
        if text == "none" { Some(None) } else { T::read(game, text).map(Some) }
    }
}

/// Arguments of a game's notation that are written as `Display` says, each with the function that reads it, from text to `Option`:
/// `arguments! { MyGame: Card = Card::parse, Column = column }`.
#[macro_export]
macro_rules! arguments {
    ($game:ty: $($argument:ty = $read:path),+ $(,)?) => {$(
        impl $crate::Argument<$game> for $argument {
            fn write(self, _: &$game, out: &mut impl ::std::fmt::Write) -> ::std::fmt::Result {
                write!(out, "{self}")
            }

            fn read(_: &$game, text: &str) -> Option<Self> {
                $read(text)
            }
        }
    )+};
}

/// `word(a, (b, c))` as the word and its arguments, each trimmed; commas within brackets part nothing. `None` where brackets do not
/// match. A word without brackets has no arguments; with empty ones it has one that is empty.
pub fn split_arguments(text: &str) -> Option<(&str, Vec<&str>)> {
    let text = text.trim();
    let Some((word, rest)) = text.split_once('(') else { return Some((text, Vec::new())) };
    let inner = rest.strip_suffix(')')?;
    let (mut arguments, mut depth, mut begin) = (Vec::new(), 0_u32, 0);
    for (place, letter) in inner.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1)?,
            ',' if depth == 0 => {
                arguments.push(inner[begin..place].trim());
                begin = place + 1;
            }
            _ => {}
        }
    }
    arguments.push(inner[begin..].trim());
    (depth == 0).then_some((word.trim(), arguments))
}
