//! Why actions are refused.

mod cards;
mod reasons;
mod table;
mod targets;
