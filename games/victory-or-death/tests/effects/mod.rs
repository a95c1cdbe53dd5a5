//! The machine of effects (4.11 to 4.17) with made-up cards: what no card of the standard file says, at work.

mod costs;
mod cues;
mod machine;
mod nested;
mod own_files;
mod steps;
pub(crate) mod table;
mod windows;
