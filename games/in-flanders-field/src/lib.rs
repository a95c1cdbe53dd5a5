//! In Flanders Field.
mod event;
mod options;
mod view;
pub use event::Event;
pub use options::*;
pub use view::*;
