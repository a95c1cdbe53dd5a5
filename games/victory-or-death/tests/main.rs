//! All tests of the game from outside, in one binary.

mod cards;
mod components;
mod conformance;
mod decks;
mod effects;
mod examples;
mod faults;
mod fixtures;
mod games;
mod grounds;
mod hostile;
mod locales;
mod made_up;
mod options;
mod orders;
mod perft;
mod piles;
mod players;
mod refusals;
mod scenarios;
mod secrets;
mod table;
mod view;
mod words;
