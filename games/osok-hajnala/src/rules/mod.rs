//! The rules, named by the clauses of the rulebook.

pub(crate) mod act;
pub(crate) mod action;
pub(crate) mod attack;
pub(crate) mod choose;
pub(crate) mod decision;
pub(crate) mod decks;
pub(crate) mod deeds;
pub(crate) mod event;
pub(crate) mod field;
pub(crate) mod frame;
pub(crate) mod legal;
pub(crate) mod numbers;
pub(crate) mod options;
pub(crate) mod pile;
pub(crate) mod refusal;
pub(crate) mod resample;
pub(crate) mod run;
pub(crate) mod scene;
pub(crate) mod state;
pub(crate) mod suffer;
pub(crate) mod table;
pub(crate) mod turn;
pub(crate) mod usable;
