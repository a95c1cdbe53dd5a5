//! What the scenario files of a game keep to.

use quincunx_engine::scenario;
use quincunx_face::RegisteredGame;

use crate::folder;

/// Every scenario in the folder of the game holds.
///
/// # Panics
/// With a line for each that does not.
pub fn hold(game: &dyn RegisteredGame, folder: &str) {
    let (mut ran, mut failures) = (0, Vec::new());
    for (file, text) in folder::scenarios(folder).expect("the game has scenarios") {
        match game.scenarios(&text) {
            Ok(outcomes) => {
                ran += outcomes.len();
                let failed = outcomes.into_iter().filter_map(|outcome| Some((outcome.name, outcome.failure?)));
                failures.extend(failed.map(|(name, failure)| format!("{file}: {name}: {failure}")));
            }
            Err(error) => failures.push(format!("{file}: {error}")),
        }
    }
    assert!(failures.is_empty(), "{} of {ran} scenarios fail:\n{}", failures.len(), failures.join("\n"));
    assert!(ran > 0, "no scenarios were found");
}

/// Whatever a scenario says that it holds is a clause of the rulebook, or one of so many worked examples, whose ids begin so; a
/// part of one has its number after a point.
///
/// # Panics
/// With those that are neither.
pub fn hold_what_exists(game: &str, example: &str, examples: u8) {
    let rulebook = folder::rulebook(game, "en").expect("the game has a rulebook");
    let is_example = |id: &str| {
        let numbers = id.strip_prefix(example).map(|id| id.split_once('.').unwrap_or((id, "1")));
        let number = |number: &str| number.parse().unwrap_or(0_u8);
        numbers.is_some_and(|(whole, part)| (1..=examples).contains(&number(whole)) && number(part) > 0)
    };
    let mut unknown = Vec::new();
    for (file, text) in folder::scenarios(game).expect("the game has scenarios") {
        for (name, holds) in scenario::index(&text).expect("it is a scenario file") {
            let lost = holds.iter().filter(|id| !rulebook.contains(&format!("[{id}]")) && !is_example(id));
            unknown.extend(lost.map(|id| format!("{file}: {name}: {id}")));
        }
    }
    assert_eq!(unknown, [""; 0]);
}
