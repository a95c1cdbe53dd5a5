//! The server as its clients see it.

mod accounts;
mod configured;
mod decks;
mod described;
mod faults;
mod figures;
mod health;
mod history;
mod house;
mod kept;
mod limits;
mod links;
mod listening;
mod lobby;
mod long;
mod orders;
mod play;
mod preview;
mod records;
mod recovery;
mod rematch;
mod restart;
mod secrecy;
mod stream;
mod versions;
mod wrapped;
