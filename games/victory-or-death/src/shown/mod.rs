//! What is shown: the view of each observer, and every sentence.

mod describe;
mod refusal;
mod show;
mod view;
mod words;

pub use self::view::*;
