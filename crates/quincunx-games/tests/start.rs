//! The pages to start from: short, alike in all languages, with pictures that can be drawn and clauses that there are.

use quincunx_engine::LANGUAGES;
use quincunx_games::GAMES;

/// More than that nobody reads before the first game.
const WORDS: usize = 400;

/// What is read: words and numbers, headings and the words under the pictures among them.
fn words(page: &str) -> usize {
    page.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

/// The names of the pictures of a text, in its order.
fn pictures(text: &str) -> Vec<&str> {
    let names = text.lines().filter(|line| line.starts_with("!["));
    names
        .map(|line| line.rsplit_once("](").and_then(|(_, name)| name.strip_suffix(')')).expect("`![words](name)`"))
        .collect()
}

/// The clauses to which a text leads.
fn clauses(text: &str) -> impl Iterator<Item = &str> {
    let bracketed = text.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0));
    bracketed.filter(|id| id.contains('-') && id.ends_with(|last: char| last.is_ascii_digit()))
}

/// What it is about, what a turn is, what wins.
fn sections(page: &str) -> Vec<&str> {
    page.split("## ").skip(1).collect()
}

#[test]
fn every_page_is_short_and_has_three_sections_with_a_picture_each() {
    for game in GAMES.iter() {
        for (page, language) in game.texts().start.into_iter().zip(LANGUAGES) {
            let id = game.info().id;
            assert!(words(page) <= WORDS, "{id}, {language}: {} words", words(page));
            assert!(words(page) >= WORDS / 2, "{id}, {language}: {} words explain no game", words(page));
            assert_eq!(sections(page).len(), 3, "{id}, {language}");
            for section in sections(page) {
                assert_eq!(pictures(section).len(), 1, "{id}, {language}: {section}");
            }
        }
    }
}

#[test]
fn every_picture_can_be_drawn_and_every_page_shows_all_of_them() {
    for game in GAMES.iter() {
        let drawn = game.pictures();
        let names: Vec<&str> = drawn.pictures.iter().map(|picture| picture.name.as_str()).collect();
        for (page, language) in game.texts().start.into_iter().zip(LANGUAGES) {
            assert_eq!(pictures(page), names, "{}, {language}", game.info().id);
        }
        for picture in &drawn.pictures {
            assert!(!picture.observation.turn.over, "{}, {}: the game goes on", game.info().id, picture.name);
            assert!(picture.observation.view.is_object(), "{}, {}", game.info().id, picture.name);
        }
    }
}

#[test]
fn every_clause_that_a_page_leads_to_is_one() {
    for game in GAMES.iter() {
        let [english, others @ ..] = game.texts().start;
        let led: Vec<&str> = clauses(english).collect();
        assert!(!led.is_empty(), "{}", game.info().id);
        let [rules, ..] = game.texts().rules;
        for clause in &led {
            assert!(rules.contains(&format!("\n[{clause}]")), "{}: {clause} is no clause", game.info().id);
        }
        for (page, language) in others.into_iter().zip(&LANGUAGES[1..]) {
            assert_eq!(clauses(page).collect::<Vec<_>>(), led, "{}, {language}", game.info().id);
        }
    }
}
