//! In Flanders Field (Martin Wallace, 2014): a race over No Man's Land for two to four British companies.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | cards and component files | `src/components/`, `components.toml` |
//! | the rules: turn, advance, what is legal and why not | `src/rules/` |
//! | what is shown, and in which words | `src/shown/` |
//! | notation and positions | `src/written/` |
//! | computer players | `src/players/` |
//! | tests as data | `scenarios/*.toml` |
//! | the board | `web/` |
//!
//! Each of these folders uses only those above it.

mod components;
mod conform;
mod face;
mod game;
mod info;
mod players;
mod rules;
mod shown;
mod written;

pub use components::card::{Card, CardId, Kind};
pub use components::file::{Components, STANDARD, Track};
pub use face::FACE;
pub use info::INFO;
pub use players::{Expectimax, Mood, StopNow, VALUES, Values, features};
pub use rules::InFlandersField;
pub use rules::action::Action;
pub use rules::event::Event;
pub use rules::options::{
    Arrival, ArtilleryScope, FailureEffects, FlyingCircus, GermanEffects, LastTroopPayment, Options, RowOfNine,
    TwoPlayerEnd,
};
pub use rules::state::{Ending, State};
pub use shown::view::*;
pub use written::setup::Setup;
