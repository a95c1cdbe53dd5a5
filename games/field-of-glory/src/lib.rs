//! Field of Glory: The Card Game (Martin Wallace, 2013): two ancient armies, five columns, and cards of which each can be a
//! unit, money, a hidden bonus or fuel for drawing.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | set-up, draft and the course of a turn | `turn.rs` |
//! | placing and paying | `placing.rs` |
//! | attacks and flank attacks | `combat.rs` |
//! | what may be done, and why not | `legal.rs`, `refusal.rs` |
//! | who knows what | `view.rs`, `show.rs`, `resample.rs` |
//! | what is said | `words.rs`, `describe.rs` |
//! | the cards | `card.rs` |
//! | computer players | `players/` |
//! | tests as data | `scenarios/*.toml` |
//! | the board | `web/` |

mod action;
mod card;
mod cards;
mod combat;
mod conform;
mod describe;
mod event;
mod field;
mod info;
mod legal;
mod options;
mod placing;
mod players;
mod refusal;
mod resample;
mod rules;
mod setup;
mod show;
mod state;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use card::{Face, Kind, Print};
pub use event::{BonusFrom, Event};
pub use field::Terrain;
pub use info::{INFO, TEXTS};
pub use options::{
    DefenderBonusCard, DiscardPileView, FlankAttackOverlap, FlankAttackSequence, FullRetreatCost, Options,
    OverlapPerAttack, ShuffleEndTiming, TerrainLayoutTie, UnitModifierScope,
};
pub use players::{FACE_VALUES, FEATURES, Habit, Judge, Look, Strategist, features};
pub use refusal::Refusal;
pub use rules::FieldOfGlory;
pub use setup::Setup;
pub use state::State;
pub use view::*;
