//! What an observer is shown: the view, events, prompts and labels, refusals, and all of it in words.

pub(crate) mod catalogue;
pub(crate) mod describe;
pub(crate) mod explain;
pub(crate) mod orders;
pub(crate) mod seen;
pub(crate) mod show;
pub(crate) mod view;
pub(crate) mod words;
