//! Component files that are made up at random say all that can be said.

use std::collections::BTreeSet;

use toml::{Table, Value};

/// The words of the standard file's `vocabulary` that stand nowhere in these fields of the cards of other files.
pub fn unsaid(standard: &Table, files: &[Table], fields: &[&str]) -> Vec<String> {
    let mut said = BTreeSet::new();
    for card in files.iter().filter_map(|file| file["card"].as_array()).flatten() {
        fields.iter().filter_map(|field| card.get(field)).for_each(|value| words(value, &mut said));
    }
    let lists = standard["vocabulary"].as_table().into_iter().flat_map(Table::values).filter_map(Value::as_array);
    let all = lists.flatten().filter_map(Value::as_str);
    all.filter(|word| !said.contains(*word)).map(str::to_owned).collect()
}

/// Words and names of fields.
fn words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => _ = into.insert(word.clone()),
        Value::Array(list) => list.iter().for_each(|value| words(value, into)),
        Value::Table(table) => {
            for (field, value) in table {
                into.insert(field.clone());
                words(value, into);
            }
        }
        _ => {}
    }
}
