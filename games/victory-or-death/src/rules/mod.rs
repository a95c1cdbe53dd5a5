//! The rules: what was agreed on at a table, positions, what may be done, and what follows.

mod action;
mod battle;
mod board;
mod choice;
mod decision;
mod event;
mod frame;
mod free;
mod game;
mod legal;
mod line;
mod means;
mod options;
mod payment;
mod refusal;
mod resample;
mod run;
mod scoring;
mod state;
mod supply;
mod turn;
mod window;

pub use self::{action::*, event::*, game::*, line::*, options::*, refusal::*, state::*};
pub(crate) use self::{board::*, decision::*, frame::*, turn::*};
