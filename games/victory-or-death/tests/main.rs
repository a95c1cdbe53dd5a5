//! All tests of the game from outside, in one binary.

mod conformance;
mod effects;
mod examples;
mod games;
mod hostile;
mod locales;
mod made_up;
mod options;
mod orders;
mod perft;
mod players;
mod refusals;
mod scenarios;
mod secrets;
mod view;
mod words;
