//! The life of one table: who sits there, its game, its computers, its standing orders, who watches it.
//!
//! A command flows one way: it is proposed on a copy of the game, stored, and the copy takes the place of the game; then the
//! watchers are told, and whoever is to act next is woken.

pub(crate) mod aside;
pub(crate) mod begin;
pub(crate) mod bounds;
pub(crate) mod chance;
pub(crate) mod clock;
mod closing;
pub(crate) mod commands;
pub(crate) mod computers;
pub(crate) mod history;
pub(crate) mod host;
pub(crate) mod leaving;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod making;
pub(crate) mod memory;
mod naming;
pub(crate) mod news;
pub(crate) mod onlooker;
pub(crate) mod orders;
mod packing;
mod pieces;
pub(crate) mod questions;
pub(crate) mod reports;
pub(crate) mod seats;
pub(crate) mod session;
pub(crate) mod sitter;
pub(crate) mod standing;
pub(crate) mod state;
pub(crate) mod telling;
pub(crate) mod turns;
pub(crate) mod unseen;
pub(crate) mod waiting;
pub(crate) mod watchers;
