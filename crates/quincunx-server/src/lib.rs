//! HTTP and event streams over the registry and the store.
//!
//! ```no_run
//! # async fn doc() -> Result<(), quincunx_server::ServeError> {
//! use quincunx_server::{Config, Server, asked_to_stop};
//!
//! let server = Server::bind(Config::default()).await?;
//! println!("http://{}", server.address());
//! server.run(asked_to_stop()).await;
//! # Ok(())
//! # }
//! ```
//!
//! There are three layers, and arrows run one way: `transport` (HTTP, event streams, limits, who sends a request) → `tables` (the life of one
//! table) → the store (`quincunx-store`). `api.rs`, `problem.rs` and `config.rs` are data that all of them speak of.
//!
//! | to | see |
//! | --- | --- |
//! | find an address | `transport/routes.rs`, then the handler that it names |
//! | follow an action | `tables/commands.rs`, then `propose`, `store`, `swap`, `publish`, `wake` in `tables/session.rs` |
//! | see what the computer does, and what is answered for a person | `tables/turns.rs`, `tables/questions.rs` |
//! | see what is shown to whom | `tables/state.rs` (positions and log), `tables/onlooker.rs` (the table from outside) |

pub mod api;
mod assets;
mod config;
mod figures;
pub mod logs;
mod mail;
mod problem;
mod tables;
mod transport;

pub use config::{
    Attempts, Config, Fault, Given, Kind, Limits, MailServer, Origin, Setting, Settings, Site, ThinkingTimes, Waiting,
};
pub use problem::ProblemKey;
pub use quincunx_games::Registry;
pub use quincunx_store::Database;
#[cfg(debug_assertions)]
pub use tables::chance::fixed::fix_chance;
pub use transport::app::{App, ServeError};
pub use transport::openapi::openapi;
pub use transport::operator::operator;
pub use transport::routes::router;
pub use transport::server::{Asks, Server, asked_to_stop, serve};
