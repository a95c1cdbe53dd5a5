//! What the scenario files of a game keep to.

use std::fs;
use std::path::Path;

use quincunx_engine::{Game, GameTexts, scenario};

/// Every scenario that the game carries holds.
///
/// # Panics
/// With a line for each that does not.
pub fn hold<G: Game>(texts: &GameTexts) {
    let (ran, failures) = scenario::run_all::<G>(texts);
    assert!(failures.is_empty(), "{} of {ran} scenarios fail:\n{}", failures.len(), failures.join("\n"));
    assert!(ran > 0, "no scenarios were found");
}

/// The game, whose crate is in this folder, carries all its scenario files.
///
/// # Panics
/// If it does not.
pub fn are_carried(game: &str, texts: &GameTexts) {
    let file =
        |entry: fs::DirEntry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap());
    let folder = fs::read_dir(Path::new(game).join("scenarios")).unwrap();
    let mut files: Vec<_> = folder.map(|entry| file(entry.unwrap())).collect();
    files.sort();
    let carried = texts.scenarios.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    assert!(carried.eq(files), "`scenarios` in src/info.rs lists what is in the folder, in the order of the names");
}

/// Whatever a scenario says that it holds is a clause of the rulebook, or one of so many worked examples, whose ids begin so; a
/// part of one has its number after a point.
///
/// # Panics
/// With those that are neither.
pub fn hold_what_exists(texts: &GameTexts, example: &str, examples: u8) {
    let is_example = |id: &str| {
        let numbers = id.strip_prefix(example).map(|id| id.split_once('.').unwrap_or((id, "1")));
        let number = |number: &str| number.parse().unwrap_or(0_u8);
        numbers.is_some_and(|(whole, part)| (1..=examples).contains(&number(whole)) && number(part) > 0)
    };
    assert_eq!(scenario::unknown_clauses(texts, is_example), [""; 0]);
}
