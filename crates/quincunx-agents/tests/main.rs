//! The search, the exact solutions and the arena, in one program: each file of its own would be linked by itself.

mod arena;
mod exact;
mod search;
mod unseen;
