//! Field of Glory: The Card Game (Martin Wallace, 2013): two ancient armies, five columns, and cards of which each can be a
//! unit, money, a hidden bonus or fuel for drawing.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | cards and columns | `src/components/` |
//! | the rules: set-up and draft, turn, placing, combat, what is legal and why not | `src/rules/` |
//! | what is shown to whom, and in which words | `src/shown/` |
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

pub use components::card::{Face, Kind, Print};
pub use components::field::Terrain;
pub use face::FACE;
pub use info::INFO;
pub use players::{Army, FACE_VALUES, FEATURES, Habit, Judge, Look, Strategist, features};
pub use rules::FieldOfGlory;
pub use rules::action::Action;
pub use rules::event::Event;
pub use rules::options::{
    DefenderBonusCard, DiscardPileView, FlankAttackOverlap, FlankAttackSequence, FullRetreatCost, Options,
    OverlapPerAttack, ShuffleEndTiming, TerrainLayoutTie, UnitModifierScope,
};
pub use rules::state::{BonusFrom, Ending, State, Step, Taking};
pub use rules::strength::{Part, PartKind, Strength};
pub use shown::view::*;
pub use written::setup::Setup;
