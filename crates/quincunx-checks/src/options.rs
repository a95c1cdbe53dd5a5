//! What a table can agree on is told before anybody sits down.

use std::collections::BTreeSet;

use quincunx_engine::OptionKind;
use quincunx_face::{BadOptions, RegisteredGame};
use serde_json::{Map, Value, json};

fn defaults(game: &dyn RegisteredGame) -> Map<String, Value> {
    let Ok((Value::Object(fields), _)) = game.complete(&json!({})) else {
        panic!("the default options are good, and an object with string keys")
    };
    fields
}

/// The fields of the options that are not told, and what is told and is no such field. The number of seats is asked for every
/// game and need not be told; a file that is not given is no field.
pub fn untold(game: &dyn RegisteredGame) -> Vec<String> {
    let info = game.info();
    let told: BTreeSet<&str> = info.options.iter().map(|option| option.id).collect();
    let defaults = defaults(game);
    let files = info.options.iter().filter(|option| option.kind == OptionKind::File).map(|option| option.id);
    let fields = defaults.keys().map(String::as_str).filter(|id| *id != "seats");
    let agreed: BTreeSet<&str> = fields.chain(files).collect();
    told.symmetric_difference(&agreed).map(|id| (*id).to_owned()).collect()
}

/// Where the default is not the value told first, a value that is told is refused, or one that is not told is accepted.
pub fn faults(game: &dyn RegisteredGame) -> Vec<String> {
    let mut faults = Vec::new();
    for option in game.info().options {
        let default = defaults(game).remove(option.id).unwrap_or_default();
        let (first, good, bad) = match option.kind {
            OptionKind::Choice { values } => {
                let good = values.iter().map(|value| json!(value)).collect();
                (json!(values[0]), good, vec![json!("no-such-value"), json!(""), json!(null), json!(0), json!([])])
            }
            OptionKind::Number { min, max, default } => {
                let bad = vec![json!(i64::from(min) - 1), json!(max + 1), json!(-1), json!("1"), json!(u64::MAX)];
                (json!(default), vec![json!(min), json!(max)], bad)
            }
            OptionKind::Seats => (json!([]), vec![json!([0])], vec![json!([200]), json!("A")]),
            OptionKind::File => (json!(null), Vec::new(), vec![json!(""), json!("nonsense"), json!(1)]),
            OptionKind::Decks { ready, default } => {
                let all = |deck| vec![deck; default.len()];
                let bad = vec![
                    json!(all("no-such-deck")),
                    json!(all("")),
                    json!([]),
                    json!(vec![ready[0]; default.len() + 1]),
                ];
                (json!(default), ready.iter().map(|deck| json!(all(deck))).collect(), bad)
            }
        };
        if default != first {
            faults.push(format!("{}: the default is {default}", option.id));
        }
        let mut expect = |value: &Value, accepted: bool| {
            if with(game, option.id, value).is_ok() != accepted {
                faults.push(format!("{}: {value} is {}", option.id, if accepted { "refused" } else { "accepted" }));
            }
        };
        good.iter().for_each(|value| expect(value, true));
        bad.iter().for_each(|value| expect(value, false));
    }
    if !matches!(with(game, "no_such_option", &json!(1)), Err(BadOptions::Form(_))) {
        faults.push("an unknown option is accepted".into());
    }
    faults
}

/// Can a table agree on this value of an option?
fn with(game: &dyn RegisteredGame, id: &str, value: &Value) -> Result<(), BadOptions> {
    let mut options = defaults(game);
    options.insert(id.to_owned(), value.clone());
    game.complete(&Value::Object(options)).map(drop)
}
