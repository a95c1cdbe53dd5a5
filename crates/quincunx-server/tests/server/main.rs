//! The server as its clients see it.

mod decks;
mod described;
mod faults;
mod house;
mod kept;
mod limits;
mod listening;
mod orders;
mod play;
mod records;
mod restart;
mod secrecy;
mod stream;
mod versions;
mod wrapped;
