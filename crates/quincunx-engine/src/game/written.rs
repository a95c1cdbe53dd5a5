//! How positions are written.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{Fault, Rules};

/// How positions are written: in scenarios, and wherever somebody sets one up.
///
/// [`Rules::State`] is what the rules work on; [`Setup`](Written::Setup) is what people write, in the rulebook's words.
/// (Chess libraries call these *position* and *setup*.)
pub trait Written: Rules {
    /// Any arrangement as it is written down. Nothing in it can be derived from the rest;
    /// [`position`](Written::position) checks it.
    ///
    /// It is read with `serde_json::from_value`, as options are, and in no other way: the compiler makes all the code that reads a type
    /// anew for each form that it is read from.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The state as an arrangement to be written down.
    fn setup(&self, state: &Self::State) -> Self::Setup;

    /// The state of an arrangement.
    ///
    /// # Errors
    /// What no game can come to: too many cards, an unknown id.
    fn position(&self, setup: &Self::Setup) -> Result<Self::State, Fault>;
}
