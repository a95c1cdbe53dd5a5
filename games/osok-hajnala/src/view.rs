//! What one observer may know of a position (section 6).

use quincunx_engine::Observer;
use serde::Serialize;
use ts_rs::TS;

use crate::field::Player;
use crate::game::OsokHajnala;
use crate::state::State;

/// What one observer may know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhView")]
pub struct View {
    /// Life of each player.
    pub life: [u8; 2],
}

/// What lies open beside every view and never changes at a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "OhComponents")]
pub struct SeenComponents {}

impl OsokHajnala {
    pub(crate) fn show(&self, state: &State, _: Observer) -> View {
        View { life: Player::BOTH.map(|player| state.side(player).life) }
    }

    pub(crate) fn show_components(&self) -> SeenComponents {
        SeenComponents {}
    }
}
