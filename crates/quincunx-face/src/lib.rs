//! The face that every game shows, whatever its type: to a host [`RegisteredGame`] and [`Table`], to the [laboratory](lab)
//! [`lab::Laboratory`], [`Position`] and [`Batch`].
//!
//! Each game makes its own from [`Registered`], in its own crate: so it is compiled once, with that game, and again only when that game
//! changes.

mod batch;
pub mod computers;
pub mod lab;
mod position;
mod recall;
mod registered;
mod registry;
mod shared;
mod table;
mod texts;

pub use batch::{Batch, Pages, Tensors};
pub use position::{BadStory, Position, Story};
pub use recall::Memory;
pub use registered::{BadOptions, Registered, RegisteredGame};
pub use registry::Registry;
pub use shared::shared;
pub use table::{Level, Table, Thinking};
pub use texts::{draw, unpack};
