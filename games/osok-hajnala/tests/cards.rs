//! Every card of the standard file is shown at work (OH-4.28).

use osok_hajnala::{Components, Kind, TEXTS};
use toml::{Table, Value};

/// The clause of a card on the rules page: letters and digits of its id, and Nobles are numbered too.
fn clause(id: &str, kind: Kind) -> String {
    let number = if kind == Kind::Noble { "1" } else { "" };
    format!("OH-C{}{number}", id.replace('-', "").to_uppercase())
}

/// Does it stand there as a word of its own?
fn names(text: &str, id: &str) -> bool {
    let is_of_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text.split(|c| !is_of_word(c)).any(|word| word == id)
}

#[test]
fn every_card_has_a_clause_and_a_scenario_in_which_it_lies_or_is_played() {
    let [rules, ..] = TEXTS.rules;
    let files = TEXTS.scenarios.iter().map(|(_, text)| text.parse::<Table>().expect("it is TOML"));
    let scenarios: Vec<Value> =
        files.flat_map(|file| file["scenario"].as_array().expect("it has some").clone()).collect();
    for card in &Components::standard().cards {
        let clause = clause(&card.id, card.kind);
        assert!(rules.contains(&format!("\n[{clause}] ")), "the rulebook has no {clause}");
        let is_shown = |scenario: &Value| {
            let holds = scenario["holds"].as_array().is_some_and(|ids| ids.contains(&Value::from(clause.as_str())));
            let table = scenario.as_table().expect("it is a table");
            // The decks name whatever may be drawn: only a Noble lies there because of them.
            let decks = scenario.get("options").and_then(|options| options.get("decks")).map(Value::to_string);
            let parts = ["position", "play"].into_iter().filter_map(|part| table.get(part)).map(Value::to_string);
            let decks = decks.filter(|_| card.kind == Kind::Noble);
            holds && parts.chain(decks).any(|text| names(&text, &card.id))
        };
        assert!(scenarios.iter().any(is_shown), "no scenario of {} with it", card.id);
    }
}
