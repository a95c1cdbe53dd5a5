//! What the sentences of refusals tell of: decisions, spaces, powers and pieces.

use quincunx_engine::Arg;

use super::words::{in_space, space_name};
use crate::components::{Kind, Power};
use crate::rules::{Clause, Due, SpaceName};

impl Due {
    /// The clause of the decision, and its name.
    const fn named(self) -> (Clause, &'static str) {
        match self {
            Self::Mulligan => ("VOD-D2", "decision-mulligan"),
            Self::Discards => ("VOD-D3", "decision-discards"),
            Self::Forced => ("VOD-D15", "decision-forced"),
            Self::Decision(decision) => (decision.clause(), decision.key()),
        }
    }

    pub(crate) const fn clause(self) -> Clause {
        self.named().0
    }

    pub(crate) fn term(self) -> Arg {
        Arg::Term(self.named().1.to_owned())
    }
}

impl SpaceName {
    fn id(&self) -> String {
        self.id.iter().copied().take_while(|letter| *letter != 0).map(char::from).collect()
    }

    /// "in Argos".
    pub(crate) fn within(&self) -> Arg {
        self.said(in_space)
    }

    /// Its name, made by one of the functions that put a space into a sentence; a space without translation goes by its id.
    fn said(&self, say: fn(&str, Option<&String>) -> Arg) -> Arg {
        let id = self.id();
        say(&id, (!self.translated).then_some(&id))
    }
}

impl From<SpaceName> for Arg {
    fn from(space: SpaceName) -> Self {
        space.said(space_name)
    }
}

impl From<Power> for Arg {
    fn from(power: Power) -> Self {
        power.term()
    }
}

impl From<Kind> for Arg {
    fn from(kind: Kind) -> Self {
        kind.term()
    }
}
