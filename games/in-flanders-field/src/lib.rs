//! In Flanders Field (Martin Wallace, 2014): a race over No Man's Land for two to four British companies.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | the course of a turn | `turn.rs` |
//! | what may be done, and why not | `rules.rs`, `refusal.rs` |
//! | where an advance can lead | `advance.rs` |
//! | cards and component files | `card.rs`, `components.rs`, `components.toml` |
//! | tests as data | `scenarios/*.toml` |
//! | the board | `web/` |

mod action;
mod advance;
mod card;
mod components;
mod conform;
mod describe;
mod dice;
mod event;
mod info;
mod options;
mod players;
mod refusal;
mod rules;
mod show;
mod state;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use card::{Card, CardId, Kind};
pub use components::{Components, STANDARD, Track};
pub use event::Event;
pub use info::{INFO, TEXTS};
pub use options::{
    Arrival, ArtilleryScope, FailureEffects, FlyingCircus, GermanEffects, LastTroopPayment, Options, RowOfNine,
    TwoPlayerEnd,
};
pub use players::{Expectimax, Mood, StopNow, VALUES, Values, features};
pub use refusal::Refusal;
pub use rules::InFlandersField;
pub use state::{Setup, State};
pub use view::*;
