//! The folder of the project, which some verbs read.

use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::input::Registered;

/// Where the project lies.
#[derive(Args)]
pub(crate) struct Project {
    /// The folder of the project; the one that the current folder is in if it is missing
    #[arg(long = "project", value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl Project {
    /// The folder of a game.
    pub(crate) fn of(&self, game: Registered) -> Result<PathBuf, Failure> {
        let below = PathBuf::from("games").join(game.info().id);
        let has_it = |folder: &PathBuf| folder.join(&below).join("rules").is_dir();
        let found = match &self.folder {
            Some(folder) => Some(folder.clone()).filter(has_it),
            None => std::env::current_dir()
                .ok()
                .and_then(|current| current.ancestors().map(PathBuf::from).find(|folder| has_it(folder))),
        };
        found.map(|folder| folder.join(&below)).ok_or_else(|| {
            Failure::input("the sources of the games are not here: run this in the folder of the project, or name it with --project DIR")
        })
    }
}
