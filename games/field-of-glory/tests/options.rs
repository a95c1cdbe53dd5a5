//! What a table can agree on is told before anybody sits down.

use std::collections::BTreeSet;

use field_of_glory::{FieldOfGlory, INFO, Options};
use quincunx_engine::OptionKind;
use quincunx_engine::prelude::*;
use serde_json::{Map, Value};

fn defaults() -> Map<String, Value> {
    let Value::Object(defaults) = serde_json::to_value(Options::default()).unwrap() else {
        panic!("options have names")
    };
    defaults
}

#[test]
fn every_option_is_told_once() {
    let told: Vec<&str> = INFO.options.iter().map(|option| option.id).collect();
    assert_eq!(told.iter().copied().collect::<BTreeSet<_>>().len(), told.len());
    assert_eq!(told.into_iter().collect::<BTreeSet<_>>(), defaults().keys().map(String::as_str).collect());
}

/// The defaults are "the rules".
///
/// Holds: FOG-R1, FOG-R2, FOG-R3, FOG-R4, FOG-R5, FOG-R7, FOG-R8, FOG-N1, FOG-N2.
#[test]
fn every_value_that_is_told_can_be_agreed_upon_and_the_first_is_the_default() {
    for option in INFO.options {
        let OptionKind::Choice { values } = option.kind else { panic!("{} is a choice", option.id) };
        assert_eq!(values.len(), 2, "{}", option.id);
        assert_eq!(defaults()[option.id].as_str(), Some(values[0]), "{}", option.id);
        for value in values {
            let mut options = defaults();
            options.insert(option.id.into(), (*value).into());
            let options: Options = serde_json::from_value(options.into()).unwrap();
            assert!(FieldOfGlory::new(&options).is_ok());
        }
    }
}
