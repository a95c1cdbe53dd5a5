//! The engine of Quincunx: what a game is, and what follows for all games.
//!
//! | to | see |
//! | --- | --- |
//! | implement a game | [`Game`]; then [`Conformance`], so that [`conformance`] checks it |
//! | say what it refuses, how it is written and counted, what can be agreed on | `derive` of [`Explain`](macro@Explain), [`Notation`](macro@Notation) and [`Numbered`](macro@Numbered); [`options!`] |
//! | host one | [`Match`]: checked play with undo and a [`Record`] |
//! | tell what a seat sees as numbers | [`Observe`] |
//! | prove that the dice are fair | [`ChanceStream`], [`verify`] |
//! | write a computer player | [`Agent`], [`InfoSet`] |
//! | test a rule as a file | [`scenario`] |
//! | play at random, count | [`random_step`], [`perft`] |
//!
//! The engine knows no game, reads no clock, opens no file and holds no global random source.

// The macros name the engine as its users do, here too.
extern crate self as quincunx_engine;

mod agent;
pub mod conformance;
mod fairness;
mod game;
mod info;
mod message;
mod named;
mod observation;
mod play;
mod playout;
pub mod record;
pub mod scenario;
mod seat;
mod switch;
pub mod toys;
mod verify;

pub use agent::{Agent, Budget, Evaluation, InfoSet, values};
pub use conformance::Conformance;
pub use fairness::{ALGORITHM, Bytes32, ChanceReader, ChanceStream};
pub use game::{
    Argument, Cell, Cells, Courtesies, Extent, Fault, Game, Log, Notation, Numbered, Observe, Plane, Planes, Rules,
    Seen, Shown, Standpoint, Written, split_arguments,
};
pub use info::{AboutInfo, GameInfo, GameTexts, LANGUAGES, OptionInfo, OptionKind};
pub use message::{Arg, Clause, Explain, Explanation, Message, Passage};
pub use named::{Id, Named};
pub use observation::{Choice, Observation, SeenTurn};
pub use play::{Command, Denied, EntryFault, Match, SeenLine};
pub use playout::{below, perft, random_step};
pub use quincunx_declare::{Argument, Explain, Notation, Numbered, choices, options};
pub use record::Record;
pub use seat::{Actor, MAX_SEATS, Observer, Over, Returns, Seat, SeatSet, Turn};
pub use switch::{no_yes, off_on};
pub use verify::{Aspect, Check, Outcome, Verdict, verify};

/// The methods of a game, for code that plays a certain one: `use quincunx_engine::prelude::*`.
pub mod prelude {
    pub use crate::{Courtesies as _, Game as _, Observe as _, Rules as _, Shown as _, Written as _};
}
