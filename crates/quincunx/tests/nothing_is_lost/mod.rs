//! Nothing is lost: the real program is killed in the middle of its work, its disk fills up, its database goes away.
//!
//! `QUINCUNX_KILLS=10000 cargo test -p quincunx killed` kills as often as one likes.

pub(crate) mod game;
mod kill;
pub(crate) mod server;
mod trouble;
