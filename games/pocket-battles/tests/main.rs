//! All tests of the game, in one binary.

mod building;
mod components;
mod conformance;
mod dice;
mod end;
mod forecasts;
mod games;
mod hostile;
mod locales;
mod options;
mod perft;
mod players;
mod scenarios;
mod secrets;
mod start;
mod words;
mod wounds;
