//! HTTP: addresses and handlers, event streams, limits, who sends a request, errors as they are sent.

mod accounts;
pub(crate) mod app;
pub(crate) mod checking;
mod counted;
pub(crate) mod extract;
mod health;
mod history;
pub(crate) mod identity;
pub(crate) mod limits;
pub(crate) mod links;
mod lobby;
mod me;
pub(crate) mod openapi;
pub(crate) mod operator;
pub(crate) mod options;
mod passwords;
pub(crate) mod pieces;
pub(crate) mod play;
mod preview;
pub(crate) mod records;
mod recovery;
mod requests;
pub(crate) mod respond;
pub(crate) mod routes;
pub(crate) mod server;
pub(crate) mod stream;
pub(crate) mod streams;
