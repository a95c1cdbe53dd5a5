//! The tests of this game, in one binary.

mod advance;
mod chance;
mod components;
mod conformance;
mod hostile;
mod locales;
mod options;
mod perft;
mod polish;
mod scenarios;
