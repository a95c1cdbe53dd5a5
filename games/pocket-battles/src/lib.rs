//! Pocket Battles: Celts vs. Romans (Paolo Mori and Francesco Sirocchi, 2009): two armies of tiles, built in secret, and a
//! battle of orders and dice in three sectors.
//!
//! | what | where |
//! | --- | --- |
//! | the rules players read | `rules/LANG.md` |
//! | the tiles and the battlefield | `components/` |
//! | the position: sides, units, places, tokens | `rules/state.rs`, `side.rs`, `unit.rs`, `map.rs`, `bearing.rs` |
//! | building an army | `rules/build.rs`, `ready.rs` |
//! | deployment, rounds, turns, the end | `rules/turn.rs` |
//! | charges, reactions, engagements, shots | `rules/charge.rs` |
//! | dice and wounds | `rules/fight.rs`, `odds.rs` |
//! | what may be done, and why not | `rules/legal.rs`, `orders.rs`, `menu.rs`, `refusal.rs` |
//! | who knows what | `rules/resample.rs`, `shown/view.rs`, `show.rs` |
//! | what is said | `shown/words.rs`, `describe.rs` |
//! | actions and positions as they are written | `written/` |
//! | the computer players | `players/` |
//! | tests as data | `scenarios/*.toml` |
//! | the board | `web/` |
//!
//! The folders depend on each other in one direction: components ← rules ← shown, written ← players.

mod components;
mod conform;
mod face;
mod game;
mod info;
mod players;
mod rules;
mod shown;
mod written;

pub use components::prints::{Print, TroopType};
pub use components::strength::{Faces, Strength, Trait, Traits};
pub use components::tile::{Army, Tile};
pub use components::zone::Zone;
pub use face::FACE;
pub use info::INFO;
pub use players::{Drilled, FEATURES, Habit, Judge, Look, Strategist, features};
pub use rules::PocketBattles;
pub use rules::action::Action;
pub use rules::event::{Event, Loss, TokenFrom};
pub use rules::options::{
    ArmyOfA, ArmyOfB, BattleSize, FirstTurnBan, MarkerTiles, Options, QuietRounds, Removal, ReserveView, Rounding,
    Rounds, SharedAmong, SpentTokens, StackView, Switch, UnitNumbers, VictoryBase, VictoryCheck,
};
pub use rules::state::{Cause, DeedKind, Ending, RollKind, State};
pub use rules::unit::UnitId;
pub use shown::view::*;
pub use written::setup::Setup;
