//! The server as its clients see it.

mod faults;
mod house;
mod limits;
mod listening;
mod play;
mod records;
mod restart;
mod stream;
