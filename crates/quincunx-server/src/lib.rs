//! HTTP and event streams over the shelf and the store.

pub mod api;
