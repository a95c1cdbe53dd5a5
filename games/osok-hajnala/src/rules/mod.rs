//! The rules, named by the clauses of the rulebook.
//!
//! | what | where |
//! | --- | --- |
//! | what a table agrees on, and what it takes from its component file | `options`, `decks`, `table` |
//! | a position: slots and what lies there, piles, what is under way | `state`, `field`, `pile`, `act`, `frame` |
//! | whose decision it is, the legal choices, what they do, why others are refused | `decision`, `action`, `legal`, `choose`, `refusal` |
//! | what may be played, by whom, where and on whom | `usable`, `targets` |
//! | set-up and phases | `turn` |
//! | an act from its first choice to its end; attacks, their answers and traps | `deeds`, `lay`, `attack` |
//! | texts: who is who, one after the other, step by step | `scene`, `run`, `steps` |
//! | how much, suffering it, dying of it | `numbers`, `damage`, `suffer`, `death`, `enter` |
//! | what observers cannot know, guessed anew | `resample` |
//! | what happened | `event` |

pub(crate) mod act;
pub(crate) mod action;
pub(crate) mod attack;
pub(crate) mod choose;
pub(crate) mod damage;
pub(crate) mod death;
pub(crate) mod decision;
pub(crate) mod decks;
pub(crate) mod deeds;
pub(crate) mod enter;
pub(crate) mod event;
pub(crate) mod field;
pub(crate) mod frame;
pub(crate) mod lay;
pub(crate) mod legal;
pub(crate) mod numbers;
pub(crate) mod options;
pub(crate) mod pile;
pub(crate) mod refusal;
pub(crate) mod resample;
pub(crate) mod run;
pub(crate) mod scene;
pub(crate) mod state;
pub(crate) mod steps;
pub(crate) mod suffer;
pub(crate) mod table;
pub(crate) mod targets;
pub(crate) mod turn;
pub(crate) mod usable;
