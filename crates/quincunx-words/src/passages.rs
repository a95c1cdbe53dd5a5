//! A view as text: its sentences and tables, as lines or as HTML.

use std::borrow::Cow;

use quincunx_engine::{Arg, Passage};

use crate::Words;

/// The lines of each passage. `names` are the players'; tables are made to fit into the width, as far as their words let them.
pub fn lines(passages: &[Passage], words: &Words, names: &[String], width: usize) -> Vec<Vec<String>> {
    let show = |passage: &Passage| match passage {
        Passage::Sentence(message) => vec![words.say(message, names)],
        Passage::Table(rows) => table(rows, words, names, width),
    };
    passages.iter().map(show).collect()
}

/// Each passage as HTML: a paragraph or a table. `names` are the players'; nothing in them is taken for markup.
pub fn html(passages: &[Passage], words: &Words, names: &[String]) -> String {
    let show = |passage: &Passage| match passage {
        Passage::Sentence(message) => format!("<p>{}</p>", escaped(&words.say(message, names))),
        Passage::Table(rows) => {
            let row = |(place, row): (usize, &Vec<Arg>)| {
                let cell = if place == 0 { "th" } else { "td" };
                let show = |arg: &Arg| format!("<{cell}>{}</{cell}>", escaped(&words.name(arg, names)));
                format!("<tr>{}</tr>", row.iter().map(show).collect::<String>())
            };
            format!("<table>{}</table>", rows.iter().enumerate().map(row).collect::<String>())
        }
    };
    passages.iter().map(show).collect()
}

/// A text in which nothing is markup.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return text.into();
    }
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").into()
}

const GAP: &str = "  ";

fn table(rows: &[Vec<Arg>], words: &Words, names: &[String], width: usize) -> Vec<String> {
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| words.name(cell, names)).collect()).collect();
    let widths = widths(&cells, width);
    cells.iter().flat_map(|row| laid_out(row, &widths)).collect()
}

/// The width of each column: that of its longest cell, but the widest ones give way until all fit. No word is broken.
fn widths(cells: &[Vec<String>], room: usize) -> Vec<usize> {
    let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
    let longest = |length: fn(&str) -> usize| {
        let of_column = |column: usize| cells.iter().filter_map(|row| row.get(column)).map(|cell| length(cell)).max();
        (0..columns).map(|column| of_column(column).unwrap_or(0)).collect::<Vec<usize>>()
    };
    let mut widths = longest(|cell| cell.chars().count());
    let least = longest(|cell| cell.split(' ').map(|word| word.chars().count()).max().unwrap_or(0));
    let gaps = columns.saturating_sub(1) * GAP.len();
    while widths.iter().sum::<usize>() + gaps > room {
        let can = (0..columns).filter(|column| widths[*column] > least[*column]);
        let Some(widest) = can.max_by_key(|column| widths[*column]) else { break };
        widths[widest] -= 1;
    }
    widths
}

/// A row, whose cells may take several lines.
fn laid_out(row: &[String], widths: &[usize]) -> Vec<String> {
    let cells: Vec<Vec<String>> = row.iter().zip(widths).map(|(cell, width)| wrapped(cell, *width)).collect();
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let line = |number: usize| {
        let part = |(cell, width): (&Vec<String>, &usize)| {
            let text = cell.get(number).map_or("", String::as_str);
            format!("{text:width$}{GAP}")
        };
        cells.iter().zip(widths).map(part).collect::<String>().trim_end().to_owned()
    };
    (0..height).map(line).collect()
}

/// The words of a text on lines of this width.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a line from the start");
        if last.is_empty() {
            last.push_str(word);
        } else if last.chars().count() + 1 + word.chars().count() <= width {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use quincunx_engine::{Message, Seat};

    use super::*;

    #[test]
    fn sentences_and_tables_are_laid_out() {
        const WORDS: &str = "wood = Wood\nreed = Reed\nsmall = Földgörgeteg\nturn = Turn { $number }\n";
        let term = |key: &str| Arg::Term(key.into());
        let seat = |index| Arg::Seat(Seat::new(index).unwrap());
        let passages = [
            Passage::Sentence(Message::new("turn").with("number", 7)),
            Passage::Table(vec![
                vec![Arg::Text(String::new()), seat(0), seat(1)],
                vec![term("wood"), Arg::Number(12), Arg::Number(3)],
                vec![term("small"), Arg::Number(3), Arg::Terms(vec!["wood".into(), "reed".into()])],
            ]),
        ];
        let names = ["Anna".to_owned(), "Bence".to_owned()];
        let words = Words::new(0, [WORDS]);
        let shown = lines(&passages, &words, &names, usize::MAX);
        let table = ["              Anna  Bence", "Wood          12    3", "Földgörgeteg  3     Wood and Reed"];
        assert_eq!(shown, [vec!["Turn 7"], table.to_vec()]);

        let told = html(&passages, &words, &["A & <b>".to_owned(), "Bence".to_owned()]);
        assert!(
            told.starts_with("<p>Turn 7</p><table><tr><th></th><th>A &amp; &lt;b&gt;</th><th>Bence</th></tr>"),
            "{told}"
        );
        assert!(told.ends_with("<tr><td>Földgörgeteg</td><td>3</td><td>Wood and Reed</td></tr></table>"), "{told}");

        let narrow = lines(&passages, &words, &names, 30);
        let last = ["Földgörgeteg  3     Wood and", "                    Reed"];
        assert_eq!(narrow[1], [&table[..2], &last].concat(), "a column gives way");
        assert_eq!(lines(&passages, &words, &names, 5)[1].len(), 5, "words are not broken");
    }
}
