//! The settings of a server, as verbs that are not the server read them, and what is said about them.

use std::path::PathBuf;

use clap::Args;
use quincunx_server::{Config, Fault, Given, Settings};

use crate::failure::Failure;
use crate::input::Language;
use crate::words::words;

/// Which database: named as for `quincunx serve`.
#[derive(Args)]
pub(crate) struct Named {
    /// The file of settings of the server, in TOML
    #[arg(long, value_name = "FILE", env = "QUINCUNX_CONFIG")]
    config: Option<PathBuf>,
    /// The database, if it is not the one that the settings name: a file, or postgres://USER@HOST/NAME
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
    /// A file that holds nothing but the password of the PostgreSQL database
    #[arg(long, value_name = "FILE")]
    database_password_file: Option<String>,
}

impl Named {
    /// The settings of the server that has this database.
    pub(crate) fn settings(self) -> Result<Config, Failure> {
        let flags = [("database", self.database), ("database-password-file", self.database_password_file)];
        let flags = flags.into_iter().filter_map(|(name, given)| Some((name, given?))).collect();
        let given = Given { file: self.config, variables: std::env::vars_os().collect(), flags };
        let (settings, faults) = Settings::read(given);
        if faults.is_empty() { Ok(settings.config) } else { Err(Failure::Faults(told(&faults))) }
    }
}

/// A line for each fault, with its place, in the language of the environment.
pub(crate) fn told(faults: &[Fault]) -> Vec<String> {
    told_in(Language::of_environment().index(), faults)
}

/// The same in a language by its place among those that there are.
pub(crate) fn told_in(language: usize, faults: &[Fault]) -> Vec<String> {
    let words = words(language, None);
    faults.iter().map(|fault| format!("{}: {}", fault.place(), words.say(&fault.message(), &[]))).collect()
}

/// A sentence in the language of the environment.
pub(crate) fn say(key: &str, args: &[(&'static str, String)]) -> String {
    words(Language::of_environment().index(), None).own(key, args)
}
