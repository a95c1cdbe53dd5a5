//! What is shown to whom, and in which words.

pub(crate) mod describe;
pub(crate) mod log;
mod planes;
pub(crate) mod show;
pub(crate) mod view;
pub(crate) mod words;
