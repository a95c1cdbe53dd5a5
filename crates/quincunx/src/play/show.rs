//! A view of any game as text: its fields in words and tables.

use serde_json::{Map, Value};

/// A field of a view.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Field {
    /// Its name in words.
    pub(super) name: String,
    /// Its value: one line, or a table.
    pub(super) lines: Vec<String>,
}

/// The fields of a view that say something, short ones first. `names` are the players'; a list `players` is by seat, and seats
/// are counted as in the notation of actions.
pub(super) fn fields(view: &Value, names: &[String]) -> Vec<Field> {
    let Value::Object(fields) = view else { return vec![Field { name: String::new(), lines: vec![inline(view)] }] };
    let field = |(name, value): (&String, &Value)| {
        let lines = match value {
            Value::Array(items) => rows(items).map(|rows| table(&rows, if name == "players" { names } else { &[] })),
            _ => None,
        };
        let lines = lines.unwrap_or_else(|| vec![inline(value)]);
        (!says_nothing(value)).then(|| Field { name: words(name), lines })
    };
    let mut fields: Vec<Field> = fields.iter().filter_map(field).collect();
    fields.sort_by_key(|field| field.lines.len());
    fields
}

/// The lines of these fields, values under each other.
pub(super) fn layout(fields: &[Field]) -> Vec<String> {
    let short = |field: &&Field| field.lines.len() == 1;
    let width = fields.iter().filter(short).map(|field| field.name.chars().count()).max().unwrap_or(0);
    let mut lines = Vec::new();
    for field in fields {
        match field.lines.as_slice() {
            [line] => lines.push(format!("{:width$}  {line}", field.name)),
            table => {
                lines.push(field.name.clone());
                lines.extend(table.iter().map(|line| format!("  {line}")));
            }
        }
    }
    lines
}

/// `camelCase` and `kebab-case` as words.
fn words(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        match letter {
            '-' | '_' => text.push(' '),
            upper if upper.is_uppercase() => text.extend([' '].into_iter().chain(upper.to_lowercase())),
            lower => text.push(lower),
        }
    }
    text
}

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}

/// Several objects with more than two fields each make a table.
fn rows(items: &[Value]) -> Option<Vec<&Map<String, Value>>> {
    let rows: Vec<_> = items.iter().filter_map(Value::as_object).collect();
    (rows.len() > 1 && rows.len() == items.len() && rows[0].len() > 2).then_some(rows)
}

fn table(rows: &[&Map<String, Value>], names: &[String]) -> Vec<String> {
    let mut columns: Vec<&String> = rows.iter().flat_map(|row| row.keys()).collect();
    columns.sort();
    columns.dedup();
    columns.retain(|column| rows.iter().any(|row| row.get(*column).is_some_and(|value| !says_nothing(value))));
    let head = columns.iter().map(|column| words(column));
    let mut cells: Vec<Vec<String>> = vec![[String::new()].into_iter().chain(head).collect()];
    for (place, row) in rows.iter().enumerate() {
        let name = names.get(place).map(|name| format!("{place} {name}")).unwrap_or_default();
        let values = columns.iter().map(|column| row.get(*column).map(inline).unwrap_or_default());
        cells.push([name].into_iter().chain(values).collect());
    }
    let width = |column: usize| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..=columns.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cell =
            |(text, width): (&String, &usize)| if *width == 0 { String::new() } else { format!("{text:width$}  ") };
        row.iter().zip(&widths).map(cell).collect::<String>().trim_end().to_owned()
    };
    cells.iter().map(line).collect()
}

/// A value on one line: an object of at most two fields by its values, a greater one with the names of its fields.
fn inline(value: &Value) -> String {
    match value {
        Value::Null | Value::Bool(false) => "-".into(),
        Value::Bool(true) => "+".into(),
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(items) => {
            let separator = if items.iter().any(|item| item.is_object() || item.is_array()) { ", " } else { " " };
            items.iter().map(inline).collect::<Vec<_>>().join(separator)
        }
        Value::Object(fields) if fields.len() <= 2 => fields.values().map(inline).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let told = fields.iter().filter(|(_, value)| !says_nothing(value));
            let field = |(name, value): (&String, &Value)| match value {
                Value::Bool(true) => words(name),
                Value::Array(items) if items.iter().any(Value::is_object) => {
                    format!("{} ({})", words(name), inline(value))
                }
                _ => format!("{} {}", words(name), inline(value)),
            };
            told.map(field).collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_view_is_laid_out() {
        let view = json!({
            "players": [
                { "space": 3, "troops": 6, "kept": [{ "card": "ART", "count": 2 }], "out": false },
                { "space": 12, "troops": 5, "kept": [], "out": false },
            ],
            "firstPlayer": 0,
            "over": false,
            "dice": [1, 3, 4],
            "ending": null,
        });
        let names = ["Anna".to_owned(), "Bence".to_owned()];
        let expected = [
            "dice          1 3 4",
            "first player  0",
            "players",
            "           kept   space  troops",
            "  0 Anna   ART 2  3      6",
            "  1 Bence         12     5",
        ];
        assert_eq!(layout(&fields(&view, &names)), expected);
    }
}
