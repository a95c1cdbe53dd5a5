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
//! | to | see |
//! | --- | --- |
//! | find an address | `routes.rs`, then the handlers in `lobby.rs`, `play.rs`, `stream.rs`, `records.rs` |
//! | follow an action | `play.rs`, `deeds.rs`: propose, keep, publish |
//! | know what is answered for a person | `orders.rs` |
//! | know what is shown to whom | `state.rs` (positions and log), `info.rs` (the table from outside) |

pub mod api;
mod app;
mod assets;
mod computers;
mod config;
mod deeds;
mod extract;
mod identity;
mod info;
mod limits;
mod live;
mod lobby;
mod openapi;
mod options;
mod orders;
mod play;
mod problem;
mod records;
mod routes;
mod server;
mod state;
mod stream;
mod tables;

pub use app::{App, ServeError};
pub use config::{Config, Limits, ThinkingTimes};
pub use problem::ProblemKey;
pub use quincunx_games::Registry;
pub use quincunx_store::Database;
pub use routes::router;
pub use server::{Server, asked_to_stop, serve};
