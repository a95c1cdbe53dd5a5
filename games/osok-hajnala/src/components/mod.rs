//! What the component file says: cards, the vocabulary of their effects, decks and formats; and how the file is read.

pub(crate) mod card;
pub(crate) mod deck;
pub(crate) mod effect;
pub(crate) mod file;
pub(crate) mod read;
pub(crate) mod step;
pub(crate) mod word;
