//! What a table can agree on is told before anybody sits down.

use std::collections::BTreeSet;

use quincunx_engine::{Fault, Game, GameInfo, OptionKind};
use serde_json::{Map, Value, json};

fn defaults<G: Game>() -> Map<String, Value> {
    let Ok(Value::Object(fields)) = serde_json::to_value(G::Options::default()) else {
        panic!("options are an object with string keys")
    };
    fields
}

/// The fields of the options that are not told, and what is told and is no such field. The number of seats is asked for every
/// game and need not be told; a file that is not given is no field.
pub fn untold<G: Game>(info: &GameInfo) -> Vec<String> {
    let told: BTreeSet<&str> = info.options.iter().map(|option| option.id).collect();
    let defaults = defaults::<G>();
    let files = info.options.iter().filter(|option| option.kind == OptionKind::File).map(|option| option.id);
    let fields = defaults.keys().map(String::as_str).filter(|id| *id != "seats");
    let agreed: BTreeSet<&str> = fields.chain(files).collect();
    told.symmetric_difference(&agreed).map(|id| (*id).to_owned()).collect()
}

/// Where the default is not the value told first, a value that is told is refused, or one that is not told is accepted.
pub fn faults<G: Game>(info: &GameInfo) -> Vec<String> {
    let mut faults = Vec::new();
    for option in info.options {
        let default = defaults::<G>().remove(option.id).unwrap_or_default();
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
            if with::<G>(option.id, value).is_ok_and(|game| game.is_ok()) != accepted {
                faults.push(format!("{}: {value} is {}", option.id, if accepted { "refused" } else { "accepted" }));
            }
        };
        good.iter().for_each(|value| expect(value, true));
        bad.iter().for_each(|value| expect(value, false));
    }
    if with::<G>("no_such_option", &json!(1)).is_ok() {
        faults.push("an unknown option is accepted".into());
    }
    faults
}

/// The rules of a table with this value of an option.
fn with<G: Game>(id: &str, value: &Value) -> Result<Result<G, Fault>, serde_json::Error> {
    let mut options = defaults::<G>();
    options.insert(id.to_owned(), value.clone());
    Ok(G::new(&serde_json::from_value(Value::Object(options))?))
}
