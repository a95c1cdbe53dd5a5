//! The rules: what there is, what may be done, and what comes of it.

pub(crate) mod action;
pub(crate) mod bearing;
pub(crate) mod build;
pub(crate) mod charge;
pub(crate) mod event;
pub(crate) mod fight;
pub(crate) mod legal;
pub(crate) mod map;
pub(crate) mod menu;
pub(crate) mod numbers;
pub(crate) mod odds;
pub(crate) mod options;
pub(crate) mod orders;
pub(crate) mod ready;
pub(crate) mod refusal;
pub(crate) mod resample;
pub(crate) mod side;
pub(crate) mod state;
pub(crate) mod turn;
pub(crate) mod unit;

use crate::rules::options::Options;

/// The rules of one table. A player may give up at any moment and the other wins (PB-4.19.1, PB-D17, PB-Q56): that is the
/// engine's to carry out.
#[derive(Clone, Debug, PartialEq)]
pub struct PocketBattles {
    pub(crate) options: Options,
}
