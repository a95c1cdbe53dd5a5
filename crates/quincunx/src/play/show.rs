//! A view as text: its sentences and tables, as lines.

use quincunx_engine::{Arg, Passage};

use crate::words::Words;

/// The lines of each passage. `names` are the players'.
pub(super) fn lines(passages: &[Passage], words: &Words, names: &[String]) -> Vec<Vec<String>> {
    let show = |passage: &Passage| match passage {
        Passage::Sentence(message) => vec![words.say(message, names)],
        Passage::Table(rows) => table(rows, words, names),
    };
    passages.iter().map(show).collect()
}

fn table(rows: &[Vec<Arg>], words: &Words, names: &[String]) -> Vec<String> {
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| words.name(cell, names)).collect()).collect();
    let columns = cells.iter().map(Vec::len).max().unwrap_or(0);
    let length = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let width = |column| cells.iter().map(|row| length(row, column)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cell = |(text, width): (&String, &usize)| format!("{text:width$}  ");
        row.iter().zip(&widths).map(cell).collect::<String>().trim_end().to_owned()
    };
    cells.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use quincunx_engine::{GameTexts, Message, Seat};

    use super::*;

    #[test]
    fn sentences_and_tables_are_laid_out() {
        const TEXTS: GameTexts = GameTexts {
            rules: [""; 4],
            locales: ["wood = Wood\nsmall = Földgörgeteg\nturn = Turn { $number }\n", "", "", ""],
            scenarios: &[],
            tests: &[],
        };
        let term = |key: &str| Arg::Term(key.into());
        let seat = |index| Arg::Seat(Seat::new(index).unwrap());
        let passages = [
            Passage::Sentence(Message::new("turn").with("number", 7)),
            Passage::Table(vec![
                vec![Arg::Text(String::new()), seat(0), seat(1)],
                vec![term("wood"), Arg::Number(12), Arg::Number(3)],
                vec![term("small"), Arg::Number(3), Arg::Terms(vec!["wood".into(), "wood".into()])],
            ]),
        ];
        let names = ["Anna".to_owned(), "Bence".to_owned()];
        let shown = lines(&passages, &Words::new(0, Some(&TEXTS)), &names);
        let table = ["              Anna  Bence", "Wood          12    3", "Földgörgeteg  3     Wood and Wood"];
        assert_eq!(shown, [vec!["Turn 7"], table.to_vec()]);
    }
}
