//! The command from outside, in one program: each file of its own would be linked by itself.

mod chance;
mod command;
mod configured;
mod database;
mod logs;
mod memory;
mod nothing_is_lost;
mod ops;
mod seats;
mod trust;
mod verifier;
