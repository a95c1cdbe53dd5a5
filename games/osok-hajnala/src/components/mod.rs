//! What the component file says: cards, the vocabulary of their effects, decks and formats; and how the file is read.

pub(crate) mod card;
pub(crate) mod deck;
pub(crate) mod effect;
#[cfg(test)]
mod faults;
pub(crate) mod file;
pub(crate) mod read;
pub(crate) mod step;
#[cfg(test)]
mod tests;
pub(crate) mod word;
