//! Pocket Battles: Celts vs. Romans (Paolo Mori and Francesco Sirocchi, 2009): two armies of tiles, built in secret, and a
//! battle of orders and dice in three sectors.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | building an army | `build.rs`, `ready.rs` |
//! | deployment, rounds, turns, the end | `turn.rs` |
//! | charges, reactions, engagements, shots | `charge.rs` |
//! | dice and wounds | `fight.rs`, `odds.rs` |
//! | what may be done, and why not | `legal.rs`, `orders.rs`, `menu.rs`, `refusal.rs` |
//! | where units are, what they bring | `side.rs`, `map.rs`, `bearing.rs` |
//! | who knows what | `view.rs`, `show.rs`, `resample.rs` |
//! | the computer players | `players/` |
//! | what is said | `words.rs`, `describe.rs` |
//! | the tiles | `tile.rs` |
//! | positions as they are written | `setup.rs`, `possible.rs` |
//! | tests as data | `scenarios/*.toml` |
//! | the board | `web/` |

mod action;
mod bearing;
mod build;
mod charge;
mod conform;
mod describe;
mod event;
mod fight;
mod info;
mod legal;
mod map;
mod menu;
mod odds;
mod options;
mod orders;
mod players;
mod possible;
mod ready;
mod refusal;
mod resample;
mod rules;
mod setup;
mod show;
mod side;
mod state;
mod tile;
mod turn;
mod view;
mod words;
mod zone;

pub use action::{Action, UnitId};
pub use event::{Event, Loss, TokenFrom};
pub use info::{INFO, TEXTS};
pub use options::{
    ArmyOfA, ArmyOfB, BattleSize, FirstTurnBan, MarkerTiles, Options, QuietRounds, Removal, ReserveView, Rounding,
    Rounds, SharedAmong, SpentTokens, StackView, Switch, UnitNumbers, VictoryBase, VictoryCheck,
};
pub use players::{Drilled, FEATURES, Habit, Judge, Look, Strategist, features};
pub use refusal::Refusal;
pub use rules::PocketBattles;
pub use setup::Setup;
pub use state::{Cause, DeedKind, Ending, RollKind, State};
pub use tile::{Army, Faces, Print, Strength, Tile, Trait, Traits, TroopType};
pub use view::*;
pub use zone::Zone;
