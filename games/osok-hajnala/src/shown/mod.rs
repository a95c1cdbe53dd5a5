//! What an observer is shown: the view, events, prompts and labels, refusals, and all of it in words.

pub(crate) mod catalogue;
pub(crate) mod describe;
pub(crate) mod label;
pub(crate) mod orders;
mod planes;
pub(crate) mod prompt;
pub(crate) mod seen;
pub(crate) mod show;
mod told;
pub(crate) mod view;
pub(crate) mod words;
