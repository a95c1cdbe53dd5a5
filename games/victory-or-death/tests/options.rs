//! What a table can agree on is told before anybody sits down.

use quincunx_checks::{folder, options};
use quincunx_engine::OptionKind;
use serde_json::{Value, json};
use victory_or_death::{FACE, INFO, Options};

#[test]
fn every_option_is_told_once() {
    assert_eq!(options::untold(FACE), [""; 0]);
    assert_eq!(INFO.options.len(), 25);
}

/// The defaults are "the rules".
#[test]
fn every_value_that_is_told_can_be_agreed_upon_and_the_first_is_the_default() {
    assert_eq!(options::faults(FACE), [""; 0]);
}

/// The values of the options that a scenario file is played with.
fn played(text: &str) -> Vec<(String, Value)> {
    let file: toml::Table = toml::from_str(text).unwrap();
    let scenarios = file["scenario"].as_array().unwrap().iter();
    let mut values = Vec::new();
    for scenario in scenarios {
        let mut agreed = serde_json::to_value(Options::default()).unwrap();
        for options in [file.get("options"), scenario.get("options")].into_iter().flatten() {
            for (id, value) in options.as_table().unwrap() {
                agreed[id] = json!(value);
            }
        }
        values.extend(agreed.as_object().unwrap().iter().map(|(id, value)| (id.clone(), value.clone())));
    }
    values
}

/// Each value has a position of its own in the scenario files of the options, named by option and value.
#[test]
fn every_value_is_shown_at_work() {
    let scenarios = folder::scenarios(env!("CARGO_MANIFEST_DIR")).unwrap();
    let files: Vec<&str> =
        scenarios.iter().filter(|(name, _)| name.starts_with("options-")).map(|(_, text)| text.as_str()).collect();
    let values: Vec<(String, Value)> = files.iter().flat_map(|text| played(text)).collect();
    for option in INFO.options {
        let OptionKind::Choice { values: told } = option.kind else { continue };
        for value in told {
            let title = format!("name = \"{} = {value}", option.id);
            assert!(files.iter().any(|text| text.contains(&title)), "{title}");
            assert!(values.contains(&(option.id.to_owned(), json!(value))), "{} = {value}", option.id);
        }
    }
}
