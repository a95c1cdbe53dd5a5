//! Verifying a record: replaying it, and checking hashes, draws and signature.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::fairness::Bytes32;
use crate::record::Record;
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

    /// Does nothing in the record contradict the rest? Whose word it is, only the key tells: see [`signed_by`](Verdict::signed_by).
    pub fn is_consistent(&self) -> bool {
        self.checks.iter().all(|check| !matches!(check.outcome, Outcome::Failed { .. }))
    }

    /// The key that has signed exactly this record, if the record is consistent and signed.
    pub fn signed_by(&self, record: &Record) -> Option<Bytes32> {
        let signed = Check { of: Aspect::Signature, outcome: Outcome::Passed };
        let seal = record.seal.as_ref()?;
        (self.is_consistent() && self.checks.contains(&signed)).then_some(seal.key)
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
    /// Hashes and legality of all entries.
    Entries,
    /// Every outcome of chance is the one that the seeds give.
    Draws,
    /// The result is the one that the entries lead to.
    Result,
    /// The signature of the server whose key the record names, over this record as it stands here.
    Signature,
}

/// What a check came to.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
#[serde(tag = "outcome", rename_all = "kebab-case")]
pub enum Outcome {
    /// As it should be.
    Passed,
    /// Cannot be checked: the seed is not in the record, as while the game goes on, or something before it failed.
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
    let known = header.is_known();
    let options = serde_json::from_value(Value::clone(&header.options));
    let game = match options.map(|options: G::Options| G::new(&options)) {
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

    let mut replayed = Match::new(game, header.clone(), record.server_seed).disclosed();
    let fault = record.entries.iter().find_map(|entry| replayed.push(entry.clone()).err());
    let failed = |fault: &EntryFault| Outcome::Failed { entry: Some(fault.clone()), options: None };
    let (entries, draws) = match (&fault, record.server_seed) {
        (Some(fault @ EntryFault::Draw { .. }), _) => (Outcome::Open, failed(fault)),
        (Some(fault), _) => (failed(fault), Outcome::Open),
        (None, None) => (Outcome::Passed, Outcome::Open),
        (None, Some(_)) => (Outcome::Passed, Outcome::Passed),
    };
    check(Aspect::Entries, entries);
    check(Aspect::Draws, draws);

    let returns = replayed.returns().map(|returns| returns.to_string());
    let (result, signature) = match &record.seal {
        None if returns.is_some() || record.server_seed.is_some() => (Outcome::FAILED, Outcome::FAILED),
        None => (Outcome::Open, Outcome::Open),
        Some(seal) => {
            let ended = fault.is_none() && returns.as_ref() == Some(&seal.returns) && record.head() == seal.head;
            // A signature counts for the bytes that are there, so the end that was signed must be the one that they lead to.
            let signed = |seed| Outcome::of(record.head() == seal.head && seal.is_genuine(&header.format, seed));
            (Outcome::of(ended), record.server_seed.map_or(Outcome::Open, signed))
        }
    };
    check(Aspect::Result, result);
    check(Aspect::Signature, signature);
    (verdict, Some(replayed))
}
