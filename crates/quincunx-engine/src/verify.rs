//! Verifying a record: replaying it, and checking hashes, draws and signature.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fairness::{ALGORITHM, Bytes32};
use crate::record::{FORMAT, Record};
use crate::{EntryFault, Fault, Game, Match};

/// What checking a record came to.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Verdict {
    /// Each check with its outcome, in order.
    pub checks: Vec<Check>,
}

impl Verdict {
    /// That of a record whose game is not known, or not in the version that was played. Nothing else can be checked then.
    pub fn unknown_rules() -> Self {
        Self { checks: vec![Check { of: Aspect::Rules, outcome: Outcome::FAILED }] }
    }

    /// Did every check that applies succeed?
    pub fn is_genuine(&self) -> bool {
        self.checks.iter().all(|check| !matches!(check.outcome, Outcome::Failed { .. }))
    }
}

/// One check of a record.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Check {
    /// What is checked.
    pub of: Aspect,
    /// What came out.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What can be checked of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// The game, and the version of its rules that was played, are known here.
    Rules,
    /// The format is known here, and the options and seats make a table of the game.
    Header,
    /// The server's seed is the one that it was committed to.
    Commitment,
    /// Hashes, legality and draws of all entries.
    Entries,
    /// The result is the one that the entries lead to.
    Result,
    /// The server's signature.
    Signature,
}

/// What a check came to.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// As it should be.
    Passed,
    /// Cannot be checked: the game goes on, so its seed is still secret.
    Open,
    /// Not as it should be.
    Failed {
        /// The entry that is at fault, where one is.
        entry: Option<EntryFault>,
        /// The fault in the options, where there is one.
        options: Option<Fault>,
    },
}

impl Outcome {
    const FAILED: Self = Self::Failed { entry: None, options: None };

    const fn of(passed: bool) -> Self {
        if passed { Self::Passed } else { Self::FAILED }
    }
}

/// Replays and checks a record of the game `G`. The match is given back as far as the record could be followed.
pub fn verify<G: Game>(record: &Record) -> (Verdict, Option<Match<G>>) {
    let mut verdict = Verdict { checks: Vec::new() };
    let mut check = |of, outcome| verdict.checks.push(Check { of, outcome });
    let header = &record.header;
    if (header.game.as_str(), header.rules) != (G::ID, G::RULES_VERSION) {
        return (Verdict::unknown_rules(), None);
    }
    check(Aspect::Rules, Outcome::Passed);
    let known = header.format == FORMAT && header.algorithm == ALGORITHM;
    let options = serde_json::from_value::<G::Options>(header.options.clone());
    let game = match options.map(|options| G::new(&options)) {
        Ok(Ok(game)) if known && game.seats() == header.contributions.len() && game.seats() == header.seats.len() => {
            game
        }
        Ok(Err(fault)) => {
            check(Aspect::Header, Outcome::Failed { entry: None, options: Some(fault) });
            return (verdict, None);
        }
        _ => {
            check(Aspect::Header, Outcome::FAILED);
            return (verdict, None);
        }
    };
    check(Aspect::Header, Outcome::Passed);
    let committed = |seed: Bytes32| Outcome::of(Bytes32::hash(seed.0) == header.commitment);
    check(Aspect::Commitment, record.server_seed.map_or(Outcome::Open, committed));

    let mut replayed = Match::new(game, header.clone(), record.server_seed);
    let fault = record.entries.iter().find_map(|entry| replayed.push(entry.clone()).err());
    check(
        Aspect::Entries,
        fault.clone().map_or(Outcome::Passed, |fault| Outcome::Failed { entry: Some(fault), options: None }),
    );

    let returns = replayed.returns().map(|returns| returns.to_string());
    match (&record.seal, record.server_seed) {
        (None, _) if returns.is_none() => {
            check(Aspect::Result, Outcome::Open);
            check(Aspect::Signature, Outcome::Open);
        }
        (Some(seal), Some(seed)) => {
            let ended = fault.is_none() && returns.as_ref() == Some(&seal.returns) && replayed.head() == seal.head;
            check(Aspect::Result, Outcome::of(ended));
            check(Aspect::Signature, Outcome::of(seal.is_genuine(seed)));
        }
        _ => {
            check(Aspect::Result, Outcome::FAILED);
            check(Aspect::Signature, Outcome::FAILED);
        }
    }
    (verdict, Some(replayed))
}
