//! What is shown, and in which words.

pub(crate) mod describe;
pub(crate) mod forecast;
mod planes;
pub(crate) mod show;
pub(crate) mod view;
pub(crate) mod words;
