//! Victory or Death: The Peloponnesian War (Ian Brody, 2015): four powers in two teams, a map of Greece and its seas, and decks
//! that do not come back.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | the component file: map and cards | `components.toml`, `components.rs` |
//! | the vocabulary of effects, and the machine that does them | `card.rs`, `run.rs`, `choice.rs` |
//! | the course of the game | `turn.rs`, `scoring.rs` |
//! | supply, musters, places, battles | `supply.rs`, `battle.rs` |
//! | reactions | `window.rs` |
//! | costs | `payment.rs` |
//! | free actions and aid | `free.rs` |
//! | what may be done, and why not | `decision.rs`, `legal.rs`, `refusal.rs` |

mod action;
mod battle;
mod board;
mod card;
mod cards;
mod choice;
mod components;
mod conform;
mod decision;
mod describe;
mod event;
#[cfg(test)]
mod fixtures;
mod frame;
mod free;
mod game;
mod info;
mod legal;
mod map;
mod notation;
mod options;
mod payment;
mod players;
mod power;
mod refusal;
mod resample;
mod rules;
mod run;
mod scoring;
mod setup;
mod show;
mod state;
mod supply;
mod turn;
mod view;
mod window;
mod words;

pub use action::Action;
pub use card::{CardType, Cause, Outcome};
pub use components::STANDARD;
pub use event::{Event, VpReason};
pub use game::VictoryOrDeath;
pub use info::{INFO, TEXTS};
pub use map::Ground;
pub use options::{
    BribePlaces, BribePurchase, CardMuster, Cythera, Emergency, Italy, Options, PresenceScope, ReactionFirst,
    ReactionPass, ReactionPrompts, Round15Order, Seating, VpFloor, VpForDiscard,
};
pub use players::{FEATURES, Glance, Habit, Judge, Look, features, spread, strategist};
pub use power::{Kind, Power, Team};
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::{Ending, State, TurnStep};
pub use view::*;
