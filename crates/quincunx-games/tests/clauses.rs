//! Every clause of every game is held by a test, and no test holds a clause that is none.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use quincunx_checks::{clauses, folder};
use quincunx_engine::{LANGUAGES, scenario};
use quincunx_games::{GAMES, RegisteredGame};

fn folder_of(game: &dyn RegisteredGame) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.info().id)
}

/// The clauses of each game, in the order of the shelf: looked for once, since all code and all tests are read for them.
static CLAUSES: LazyLock<Vec<Vec<clauses::Clause>>> =
    LazyLock::new(|| GAMES.iter().map(|game| clauses::of_game(game.info().id, folder_of(*game)).unwrap()).collect());

#[test]
fn every_game_has_the_texts_of_its_folder() {
    for game in GAMES.iter() {
        for (place, language) in LANGUAGES.into_iter().enumerate() {
            let texts = game.texts();
            assert_eq!(texts.rules[place], folder::rulebook(folder_of(*game), language).unwrap());
            assert_eq!(texts.locales[place], folder::locale(folder_of(*game), language).unwrap());
            assert_eq!(texts.start[place], folder::start(folder_of(*game), language).unwrap());
        }
        assert_eq!(game.texts().pictures, folder::pictures(folder_of(*game)).unwrap());
    }
}

#[test]
fn every_scenario_holds() {
    for game in GAMES.iter() {
        for (file, text) in folder::scenarios(folder_of(*game)).unwrap() {
            assert_eq!(scenario::game_of(&text).unwrap(), game.info().id, "{file}");
            let outcomes = game.scenarios(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let failures: Vec<_> = outcomes.iter().filter(|outcome| outcome.failure.is_some()).collect();
            assert!(failures.is_empty(), "{file}: {failures:#?}");
        }
    }
}

#[test]
fn every_clause_is_held_by_a_test() {
    for (game, clauses) in GAMES.iter().zip(&*CLAUSES) {
        let without: Vec<_> =
            clauses.iter().filter(|clause| clause.tests.is_empty()).map(|clause| &clause.clause).collect();
        assert!(without.is_empty(), "{}: no test holds {without:?}", game.info().id);
    }
}

#[test]
fn every_clause_leads_to_its_code_or_says_why_not() {
    for (game, clauses) in GAMES.iter().zip(&*CLAUSES) {
        let nowhere: Vec<_> =
            clauses.iter().filter(|clause| clause.is_nowhere()).map(|clause| &clause.clause).collect();
        assert!(nowhere.is_empty(), "{}: no code and no reason for {nowhere:?}", game.info().id);
        let both: Vec<_> = clauses.iter().filter(|clause| clause.reason.is_some() && !clause.code.is_empty()).collect();
        assert!(both.is_empty(), "{}: a reason for having no code, and code, for {both:?}", game.info().id);
    }
}

/// What is not in the rulebook is an example: `IFF-X12`, `PB-E012`, `VOD-EX3.7`.
#[test]
fn tests_hold_only_what_there_is() {
    for (game, clauses) in GAMES.iter().zip(&*CLAUSES) {
        let [rules, ..] = game.texts().rules;
        for clause in clauses {
            let is_clause = rules.contains(&format!("[{}]", clause.clause));
            let is_number = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
            let number = |letter: &str| clause.clause.split_once(letter).map(|(_, number)| number);
            let is_example = ["-X", "-E", "-EX"].into_iter().any(|letter| number(letter).is_some_and(is_number));
            assert!(is_clause || is_example, "{} of {:?} is no clause", clause.clause, clause.tests);
        }
    }
}
