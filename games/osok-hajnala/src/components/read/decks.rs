//! Reading formats and decks. Whether a deck is legal depends on what the table plays: `deck.rs`.

use quincunx_engine::{Fault, Message};

use super::row::{FILE, Row, Value, quoted};
use crate::components::card::{Card, CardId, Kind, MAX_LEVEL, find};
use crate::components::deck::{Deck, Format, MAIN, NamedDeck, Pile};

/// No format begins with more life.
const MAX_LIFE: u8 = 99;

/// The formats of a file, of which there is at least one.
pub(crate) fn formats(file: Row<'_>) -> Result<Vec<Format>, Fault> {
    let mut formats: Vec<Format> = Vec::new();
    for row in file.need("format")?.some("OH-2.25")? {
        let format = format(row.row()?, &formats)?;
        formats.push(format);
    }
    Ok(formats)
}

fn format(row: Row<'_>, others: &[Format]) -> Result<Format, Fault> {
    row.only(FILE, &[&["id", "name", "noble", "life_start", "life_max", "level_start"]])?;
    let id = row.need("id")?.id(others.iter().map(|format| format.id.as_str()))?;
    let life_max = row.need("life_max")?.count("OH-2.25", 1..=MAX_LIFE)?;
    Ok(Format {
        id: id.to_owned(),
        name: Some(row.need("name")?.title()?.to_owned()),
        noble: row.need("noble")?.flag()?,
        life_start: row.need("life_start")?.count("OH-2.25", 1..=life_max)?,
        life_max,
        level_start: row.need("level_start")?.count("OH-2.25", 0..=MAX_LEVEL)?,
    })
}

/// The decks of a file.
pub(crate) fn decks(file: Row<'_>, cards: &[Card]) -> Result<Vec<NamedDeck>, Fault> {
    let mut decks: Vec<NamedDeck> = Vec::new();
    for row in file.rows("deck")? {
        let deck = deck(row, &decks, cards)?;
        decks.push(deck);
    }
    Ok(decks)
}

fn deck(row: Row<'_>, others: &[NamedDeck], cards: &[Card]) -> Result<NamedDeck, Fault> {
    row.only(FILE, &[&["id", "name", "noble", "main", "side"]])?;
    let id = row.need("id")?.id(others.iter().map(|deck| deck.id.as_str()))?;
    let noble = row.get("noble").map(|noble| {
        let id = known(noble, cards)?;
        if cards[id.index()].kind != Kind::Noble {
            return Err(noble.spot.fault("OH-2.21", Message::new("fault-no-noble").with("id", quoted(noble.text()?))));
        }
        Ok(id)
    });
    Ok(NamedDeck {
        id: id.to_owned(),
        name: Some(row.need("name")?.title()?.to_owned()),
        deck: Deck {
            noble: noble.transpose()?,
            main: pile(row.need("main")?, cards)?,
            side: row.get("side").map_or(Ok(Pile::default()), |side| pile(side, cards))?,
        },
    })
}

fn pile(value: Value<'_>, cards: &[Card]) -> Result<Pile, Fault> {
    let mut pile = Pile::default();
    for entry in value.list()? {
        let row = entry.row()?;
        row.only(FILE, &[&["card", "copies"]])?;
        let card = row.need("card")?;
        let id = known(card, cards)?;
        if pile.copies(id) > 0 {
            return Err(card.spot.fault(FILE, Message::new("fault-id-twice").with("id", quoted(card.text()?))));
        }
        pile.add(id, row.need("copies")?.count(FILE, 1..=*MAIN.end())?);
    }
    Ok(pile)
}

/// A card of the file.
fn known(value: Value<'_>, cards: &[Card]) -> Result<CardId, Fault> {
    let id = value.text()?;
    find(cards, id).ok_or_else(|| value.spot.fault(FILE, Message::new("fault-card").with("id", quoted(id))))
}
