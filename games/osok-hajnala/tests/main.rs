//! The tests of this game, in one binary: what they need is linked once.

mod aims;
mod cards;
mod chance;
mod components;
mod conformance;
mod decks;
mod faults;
mod games;
mod hostile;
mod hungarian;
mod locales;
mod options;
mod orders;
mod perft;
mod piles;
mod players;
mod positions;
mod refusals;
mod scenarios;
mod secrets;
mod shown;
mod view;
mod words;
