//! The position as it is written down in scenarios, and what is checked when it is read.

use quincunx_engine::Fault;
use serde::{Deserialize, Serialize};

use crate::game::OsokHajnala;
use crate::state::State;

/// An arrangement as it is written down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {}

impl OsokHajnala {
    pub(crate) fn written(&self, _: &State) -> Setup {
        Setup {}
    }

    pub(crate) fn arranged(&self, _: &Setup) -> Result<State, Fault> {
        Ok(self.opening())
    }
}
