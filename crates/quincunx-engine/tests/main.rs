//! The guide to adding a game, records, and the test games, in one program: each file of its own would be linked by itself.

mod adding;
mod records;
mod toys;
