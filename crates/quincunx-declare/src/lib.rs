//! What follows from data, made from the data: refusals, notation, numbers and options are declared once, at the type that they are about.
//!
//! The engine gives these macros out beside its traits, and their use is documented there and shown by its
//! [test games](../quincunx_engine/toys/index.html).

mod explain;
mod names;
mod notation;
mod numbered;
mod options;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Makes `Explain` for the reasons of refusals, from the clause at each.
///
/// | attribute | at | says |
/// | --- | --- | --- |
/// | `#[clause("IFF-3.12")]` | a variant | its clause; an expression may ask its fields |
/// | `#[message("refusal-empty")]` | a variant | its key, where that is not `refusal-` and the name of the variant; an expression may ask its fields |
/// | `#[message("refused-")]` | the enum | what keys begin with instead of `refusal-` |
/// | `#[arg("in")]`, `#[arg("in", in_space(space))]` | a field | the name of the argument, where it is not that of the field, and what it is made from |
/// | `#[arg(skip)]` | a field | it is no argument |
///
/// A field named `clause`, or an unnamed text, is the clause where it differs. Every other field is an argument of its name, made by
/// `Into<Arg>`. A struct around such an enum explains what is in it.
#[proc_macro_derive(Explain, attributes(arg, clause, message))]
pub fn explain(input: TokenStream) -> TokenStream {
    done(explain::derive(&parse_macro_input!(input as DeriveInput)))
}

/// Makes `Notation` for actions: the name of the variant in small letters, and in brackets its fields, each an `Argument`; those of an
/// array are arguments one by one. `GiveUp(Card)` is written `give-up(king)`.
///
/// | attribute | at | says |
/// | --- | --- | --- |
/// | `#[notation(game = Kuhn)]` | the type | the game whose notation it is |
/// | `#[notation(word = "carry_on")]` | a variant | its word, where that is another one |
/// | `#[notation(valid = is_roll)]` | a variant | a function of its fields: which of them are read |
/// | `#[notation(with = pair)]` | a variant | a module that has `write(fields…, game, out)` for what stands in the brackets, and `read(game, arguments)` |
/// | `#[notation(alone)]` | a variant | it is written as its only field is, without a word of its own |
/// | `#[notation(read = die)]` | a field | a function that reads it |
/// | `#[notation(write = counted, read = slot_of)]` | a field | and one that gives what is written instead of it |
/// | `#[notation(optional)]` | the last field | its default may be left out |
///
/// Of two variants with the same word and the same number of arguments, the first that can be read is. A struct around such an enum is
/// written as what is in it.
#[proc_macro_derive(Notation, attributes(notation))]
pub fn notation(input: TokenStream) -> TokenStream {
    done(notation::derive(&parse_macro_input!(input as DeriveInput)))
}

/// Makes `Argument` for an enum without fields: each variant is written by its name in small letters, or as `#[notation(word = "…")]`
/// says.
#[proc_macro_derive(Argument, attributes(notation))]
pub fn argument(input: TokenStream) -> TokenStream {
    done(notation::derive_argument(&parse_macro_input!(input as DeriveInput)))
}

/// Makes `Numbered`: the numbers of the variants follow each other in their order, and within a variant every field takes all of its values
/// for each of the field before it.
///
/// | attribute | at | says |
/// | --- | --- | --- |
/// | `#[notation(game = Kuhn)]` | the type | the game whose components it is counted by; without it the type is counted alike in every game |
/// | `#[numbered(1..=6)]` | a field that is a whole number | which values it has |
/// | `#[numbered(with = own)]` | a field | a module that has `count(game)`, `number(field, from)` and `numbered(number, from)` |
/// | `#[numbered(with = standing)]` | a variant | such a module for all of its fields: `number(fields…, from)`, and `numbered` gives the variant |
#[proc_macro_derive(Numbered, attributes(notation, numbered))]
pub fn numbered(input: TokenStream) -> TokenStream {
    done(numbered::derive(&parse_macro_input!(input as DeriveInput)))
}

/// The options of a game: one line each, with its name, type, default, clause, and what can be chosen. It makes the type, its
/// `Default`, what is written in records and in TypeScript, and `LIST`, what the lobby offers.
///
/// ```text
/// options! {
///     /// The options of a table; the default of each is *the rules*.
///     Options "IffOptions";
///     /// Two to four (IFF-2.1). Without a clause an option is not in the list.
///     seats: u8 = 3;
///     /// A text: the first is the default.
///     track: String, "IFF-R1", choice ["standard", "medium", "short"];
///     /// The text of another component file.
///     components: Option<String>, "IFF-R3", file;
///     /// Seats, by index.
///     beginners: Vec<u8>, "IFF-R4", seats;
///     /// A type made by `choices!`.
///     artillery_scope: ArtilleryScope, "IFF-R5";
///     /// `yes` and `no`, or `on` and `off`: written as words; `true` and `false` are read as well.
///     keywords: bool, "OH-R33", choice ["off", "on"];
///     /// A whole number.
///     round_limit: u32 = 100, "IFF-R13", number 20..=100;
///     /// The ready decks, and what each seat brings by default.
///     decks: [String; 2], "OH-2.20", decks ["hunters", "mages", "warriors"], ["hunters", "mages"];
/// }
/// ```
///
/// The text after the name is the name in TypeScript. The game's crate has `serde` and `ts-rs`.
#[proc_macro]
pub fn options(input: TokenStream) -> TokenStream {
    let options = parse_macro_input!(input as options::Options);
    options.expand().into()
}

/// Types of options: one line each, with its documentation, its name here and in TypeScript, and the values with theirs. A value is
/// written in small letters, one with a number as that number. The first is the default, unless another has `#[default]`.
///
/// ```text
/// choices! {
///     "OH-R01." Combat "OhCombat": OneSided "No.", Mutual "An active one does, at the same time.";
///     "PB-Q04." MarkerTiles "PbMarkerTiles": None = 0 "None.", #[default] Four = 4 "Four.";
/// }
/// ```
#[proc_macro]
pub fn choices(input: TokenStream) -> TokenStream {
    let choices = parse_macro_input!(input as options::Choices);
    choices.expand().into()
}

fn done(made: syn::Result<proc_macro2::TokenStream>) -> TokenStream {
    made.unwrap_or_else(|error| error.into_compile_error()).into()
}
