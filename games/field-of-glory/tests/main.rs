//! The tests of this game, in one binary.

mod chance;
mod combat;
mod components;
mod conformance;
mod deals;
mod draft;
mod games;
mod hostile;
mod hungarian;
mod locales;
mod options;
mod perft;
mod players;
mod positions;
mod scenarios;
mod secrets;
