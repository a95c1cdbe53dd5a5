//! What is shown: the view of each observer, and every sentence.

mod card;
mod components;
mod describe;
mod label;
mod log;
mod planes;
mod prompt;
mod refusal;
mod show;
mod view;
mod words;

pub use self::view::*;
