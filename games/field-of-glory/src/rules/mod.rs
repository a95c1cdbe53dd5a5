//! The rules, by the clauses of `rules/en.md`.

pub(crate) mod action;
pub(crate) mod combat;
pub(crate) mod draft;
pub(crate) mod event;
pub(crate) mod legal;
pub(crate) mod options;
pub(crate) mod placing;
pub(crate) mod refusal;
pub(crate) mod resample;
pub(crate) mod state;
pub(crate) mod strength;
pub(crate) mod turn;

use options::Options;

/// The rules of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldOfGlory {
    pub(crate) options: Options,
}
