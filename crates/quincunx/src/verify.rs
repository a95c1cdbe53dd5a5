//! `quincunx verify`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use quincunx_engine::{Aspect, Check, Outcome};

use crate::failure::Failure;
use crate::input::{self, Language};
use crate::words::Words;

/// Check a record: replay it, and check hashes, draws and signature; exit code 1 if it is not genuine
#[derive(Args)]
pub(crate) struct Verify {
    file: PathBuf,
    #[command(flatten)]
    language: Language,
    /// Print the verdict as JSON
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let (record, game) = input::record(&self.file)?;
        let (verdict, _) = game.verify(&record);
        if self.json {
            writeln!(out, "{}", serde_json::json!({ "genuine": verdict.is_genuine(), "checks": verdict.checks }))?;
        } else {
            let words = Words::new(self.language.index(), Some(game.texts()));
            for check in &verdict.checks {
                writeln!(out, "{}", line(&words, check))?;
            }
        }
        if verdict.is_genuine() { Ok(()) } else { Err(Failure::No) }
    }
}

fn line(words: &Words, check: &Check) -> String {
    let aspect = words.own(
        match check.of {
            Aspect::Rules => "check-rules",
            Aspect::Header => "check-header",
            Aspect::Commitment => "check-commitment",
            Aspect::Entries => "check-entries",
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
