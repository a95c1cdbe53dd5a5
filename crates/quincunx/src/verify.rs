//! `quincunx verify`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use quincunx_engine::{Aspect, Bytes32, Check, Outcome};

use crate::failure::Failure;
use crate::input::{self, Language};
use crate::words::words;
use quincunx_words::Words;

/// Check a record: replay it, and check hashes, draws and signature
///
/// Exit codes: 0, nothing in the record contradicts the rest, and with --key it is signed by that server; 1, something does; 2, the file
/// is no record; 3, nothing does, but with --key: it is not signed by that server.
#[derive(Args)]
pub(crate) struct Verify {
    file: PathBuf,
    #[command(flatten)]
    language: Language,
    /// The key of the server whose word it must be, 64 hexadecimal digits
    #[arg(long, env = "QUINCUNX_KEY", value_name = "HEX", value_parser = key)]
    key: Option<Bytes32>,
    /// Print the verdict as JSON
    #[arg(long)]
    json: bool,
}

fn key(text: &str) -> Result<Bytes32, String> {
    Bytes32::from_hex(text).ok_or_else(|| "a key has 64 hexadecimal digits in lower case".to_owned())
}

impl Verify {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (record, game) = input::record(&self.file)?;
        let (verdict, _) = game.verify(&record);
        let signed_by = verdict.signed_by(&record);
        let is_expected = self.key.map(|key| signed_by == Some(key));
        if self.json {
            let told = serde_json::json!({
                "consistent": verdict.is_consistent(),
                "signedBy": signed_by,
                "expected": self.key,
                "isExpected": is_expected,
                "checks": verdict.checks,
            });
            writeln!(out, "{told}")?;
        } else {
            let words = words(self.language.index(), Some(game.texts()));
            for check in &verdict.checks {
                writeln!(out, "{}", line(&words, check))?;
            }
            let key = [("key", signed_by.map(Bytes32::to_hex).unwrap_or_default())];
            let conclusion = match (verdict.is_consistent(), signed_by, is_expected) {
                (false, ..) => "verified-not",
                (true, _, Some(true)) => "verified-expected",
                (true, Some(_), Some(false)) => "verified-other",
                (true, Some(_), None) => "verified-signed",
                (true, None, _) => "verified-unsigned",
            };
            writeln!(out, "{}", words.own(conclusion, &key))?;
        }
        match (verdict.is_consistent(), is_expected) {
            (false, _) => Err(Failure::No),
            (true, Some(false)) => Err(Failure::Unsigned),
            (true, _) => Ok(()),
        }
    }
}

/// A check with its outcome, in words.
pub(crate) fn line(words: &Words, check: &Check) -> String {
    let aspect = words.own(
        match check.of {
            Aspect::Rules => "check-rules",
            Aspect::Header => "check-header",
            Aspect::Commitment => "check-commitment",
            Aspect::Entries => "check-entries",
            Aspect::Draws => "check-draws",
            Aspect::Result => "check-result",
            Aspect::Signature => "check-signature",
        },
        &[],
    );
    let outcome = match &check.outcome {
        Outcome::Passed => words.own("check-passed", &[]),
        Outcome::Open => words.own("check-open", &[]),
        Outcome::Failed { entry, options } => {
            let failed = words.own("check-failed", &[]);
            let why =
                [entry.as_ref().map(ToString::to_string), options.as_ref().map(|fault| words.say(&fault.message, &[]))];
            why.into_iter().flatten().fold(failed, |text, why| format!("{text} ({why})"))
        }
    };
    format!("{aspect}: {outcome}")
}
