//! What a table can agree on is told before anybody sits down.

use std::collections::BTreeSet;

use in_flanders_field::{INFO, InFlandersField, Options};
use quincunx_engine::{Game, OptionKind};
use toml::{Table, Value};

fn defaults() -> Table {
    Table::try_from(Options::default()).unwrap()
}

/// Holds: IFF-6.1.
#[test]
fn every_option_is_told() {
    let told: BTreeSet<&str> = INFO.options.iter().map(|option| option.id).collect();
    let defaults = defaults();
    // The number of seats is asked for every game, and no component file is the standard one.
    let agreed = defaults.keys().map(String::as_str).filter(|id| *id != "seats").chain(["components"]);
    assert_eq!(told, agreed.collect());
}

/// Holds: IFF-6.1.
#[test]
fn every_value_that_is_told_can_be_agreed_upon_and_the_first_is_the_default() {
    let game = |id: &str, value: Value| {
        let mut options = defaults();
        options.insert(id.into(), value);
        let options: Options = options.try_into().unwrap();
        InFlandersField::new(&options)
    };
    for option in INFO.options {
        match option.kind {
            OptionKind::Choice { values } => {
                assert_eq!(defaults()[option.id].as_str(), Some(values[0]), "{}", option.id);
                assert!(values.iter().all(|value| game(option.id, (*value).into()).is_ok()), "{}", option.id);
            }
            OptionKind::Number { min, max, default } => {
                assert_eq!(defaults()[option.id].as_integer(), Some(i64::from(default)));
                assert!(game(option.id, min.into()).is_ok() && game(option.id, max.into()).is_ok());
                assert!(game(option.id, (min - 1).into()).is_err() && game(option.id, (max + 1).into()).is_err());
            }
            OptionKind::Seats => assert_eq!(defaults()[option.id].as_array().map(Vec::len), Some(0)),
            OptionKind::File => assert!(!defaults().contains_key(option.id)),
        }
    }
}
