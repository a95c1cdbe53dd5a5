//! Victory or Death: The Peloponnesian War (Ian Brody, 2015): four powers in two teams, a map of Greece and its seas, and decks
//! that do not come back.
//!
//! | room | what is in it |
//! | --- | --- |
//! | `components` | the component file: map, powers, cards, and the vocabulary of their effects |
//! | `rules` | options, positions, what may be done and why not, and what follows |
//! | `shown` | views, and every sentence: prompts, buttons, lines of the log, refusals |
//! | `written` | notation and positions, as files and records have them |
//! | `players` | computer players |
//!
//! Each room imports only from those above it. The rules that players read are `rules/LANG.md`; a clause is named, as in
//! `VOD-4.16.1`, at the code that carries it out, or in `rules/unwritten.toml` with the reason why no code does.
//!
//! In `rules`: the course of the game is `turn` and `scoring`; the machine of effects `run`, `choice`, `battle`; reactions
//! `window`; costs `means` and `payment`; free actions and aid `free`; supply `supply` and `line`.

mod components;
mod conform;
mod contract;
mod face;
mod info;
mod players;
mod rules;
mod shown;
mod written;

pub use components::{CardId, CardType, Cause, Ground, Kind, Outcome, Power, STANDARD, Space, Team, TurnStep};
pub use face::FACE;
pub use info::INFO;
pub use players::{FEATURES, Glance, Habit, Judge, Look, features, spread, strategist};
pub use rules::{
    Action, BribePlaces, BribePurchase, CardMuster, Cythera, Emergency, Ending, Event, Gap, Italy, Options,
    PresenceScope, ReactionFirst, ReactionPass, ReactionPrompts, Refusal, Round15Order, Seating, State, VictoryOrDeath,
    VpFloor, VpForDiscard, VpReason,
};
pub use shown::*;
pub use written::Setup;
