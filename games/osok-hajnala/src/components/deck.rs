//! Decks: what they must be (OH-2.20 to 2.25), how they are counted, and decks as text.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::RangeInclusive;

use quincunx_engine::{Arg, Clause, Fault, Message};

use crate::components::card::{Card, CardId, Kind, MAX_LEVEL};
use crate::components::file::Components;
use crate::components::word::Word;

/// Cards of a draw deck (OH-2.20, OH-N03).
pub const MAIN: RangeInclusive<u8> = 30..=40;
/// Cards of a draw deck where the deck rules are off (OH-R35).
pub const FREE: RangeInclusive<u8> = 1..=60;
/// A side deck has no more cards (OH-2.20).
pub const MAX_SIDE: u8 = 10;
/// Of each caste there are none or at least so many (OH-2.22, OH-N04).
pub const LEAST_OF_CASTE: u16 = 10;

/// Bytes of a deck as text; decks are told to everybody at the table and in the lobby. One of 70 different cards with long ids and
/// remarks has less.
pub const MAX_TEXT: usize = 8_192;

/// What stands beside the number of copies, before it or behind.
const TIMES: [char; 3] = ['x', 'X', '×'];

/// What a deck format says (OH-2.25).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Format {
    /// In files and options.
    pub id: String,
    /// `None` for a format of the standard file: the locale files have its name.
    pub name: Option<String>,
    /// Are Nobles used?
    pub noble: bool,
    /// Life at the start.
    pub life_start: u8,
    /// Life at most.
    pub life_max: u8,
    /// Level at the start; raised in each own start phase, the first too (OH-3.10).
    pub level_start: u8,
}

/// A deck: what a player brings to a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// In formats with Nobles.
    pub noble: Option<CardId>,
    /// The draw deck.
    pub main: Pile,
    /// The side deck.
    pub side: Pile,
}

/// A deck of a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedDeck {
    /// In files and options.
    pub id: String,
    /// `None` for a deck of the standard file: the locale files have its name.
    pub name: Option<String>,
    /// Its cards.
    pub deck: Deck,
}

/// How many copies of which cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pile(BTreeMap<CardId, u8>);

impl Pile {
    /// Copies of a card in it.
    pub fn copies(&self, card: CardId) -> u8 {
        self.0.get(&card).copied().unwrap_or(0)
    }

    /// Puts more copies in; no card is there more than 255 times.
    pub fn add(&mut self, card: CardId, copies: u8) {
        if copies > 0 {
            let there = self.0.entry(card).or_default();
            *there = there.saturating_add(copies);
        }
    }

    /// The cards with their copies, in file order.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, u8)> {
        self.0.iter().map(|(card, copies)| (*card, *copies))
    }

    /// Takes out the cards that are not to be kept.
    pub(crate) fn retain(&mut self, keep: impl Fn(CardId) -> bool) {
        self.0.retain(|card, _| keep(*card));
    }

    /// How many cards.
    pub fn len(&self) -> u16 {
        self.iter().map(|(_, copies)| u16::from(copies)).sum()
    }

    /// Is there no card in it?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Copies by the place of a card in a row of `N`, as levels, castes and kinds have.
    fn by<const N: usize>(&self, parts: &Components, place: impl Fn(&Card) -> Option<usize>) -> [u16; N] {
        let mut counts = [0; N];
        for (id, copies) in self.iter() {
            if let Some(place) = place(parts.card(id)) {
                counts[place] += u16::from(copies);
            }
        }
        counts
    }

    /// The curve: how many cards of each level from 1 to 6.
    pub fn curve(&self, parts: &Components) -> [u16; MAX_LEVEL as usize] {
        self.by(parts, |card| usize::from(card.level).checked_sub(1))
    }

    /// How many cards of each [`Caste`].
    pub fn castes(&self, parts: &Components) -> [u16; 3] {
        self.by(parts, |card| Some(card.caste.index()))
    }

    /// How many cards of each [`Kind`].
    pub fn kinds(&self, parts: &Components) -> [u16; 12] {
        self.by(parts, |card| Some(card.kind.index()))
    }
}

impl Deck {
    /// Is it made of another deck by exchanging cards between draw deck and side deck, as between the games of a match (OH-2.24)?
    pub fn is_exchange_of(&self, other: &Self) -> bool {
        let all = |deck: &Self| {
            let mut all = deck.main.clone();
            deck.side.iter().for_each(|(card, copies)| all.add(card, copies));
            all
        };
        self.noble == other.noble && all(self) == all(other)
    }

    /// The deck as text: `noble ID`, a line `N ID` for each card, and after a line `side` those of the side deck.
    pub fn write(&self, parts: &Components) -> String {
        let mut text = String::new();
        let mut line = |line: std::fmt::Arguments<'_>| writeln!(text, "{line}").expect("a string takes everything");
        if let Some(noble) = self.noble {
            line(format_args!("noble {}", parts.card(noble).id));
        }
        for (card, copies) in self.main.iter() {
            line(format_args!("{copies} {}", parts.card(card).id));
        }
        if !self.side.is_empty() {
            line(format_args!("side"));
        }
        for (card, copies) in self.side.iter() {
            line(format_args!("{copies} {}", parts.card(card).id));
        }
        text
    }

    /// Reads a deck as text: [`Written`].
    ///
    /// # Errors
    /// The first line that cannot be read; or that there is more than [`MAX_TEXT`].
    pub fn read(text: &str, parts: &Components) -> Result<Self, Fault> {
        let Written { deck, faults, .. } = Written::read(text, parts);
        faults.into_iter().next().map_or(Ok(deck), Err)
    }
}

/// A deck as text: what can be read of it, where each card stands, and every line that cannot be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// What can be read.
    pub deck: Deck,
    /// The last line of each card of the side deck (`true`) and of the draw deck, counted from 1.
    pub lines: BTreeMap<(bool, CardId), u32>,
    /// What cannot.
    pub faults: Vec<Fault>,
}

impl Written {
    /// Reads a deck as text; a comma ends a line too. What follows `#` in a line is not read; lines of one card add up.
    pub fn read(text: &str, parts: &Components) -> Self {
        let mut written = Self::default();
        if text.len() > MAX_TEXT {
            let message = Message::new("fault-deck-long").with("most", MAX_TEXT as i64);
            written.faults.push(Fault::new(Clause("OH-2.20"), message));
            return written;
        }
        let mut side = false;
        let lines = text.lines().zip(1..).flat_map(|(line, number)| line.split(',').map(move |part| (part, number)));
        for (whole, number) in lines {
            let line = plain(whole.split('#').next().unwrap_or_default());
            if let Err((key, word)) = written.take(line.trim(), number, &mut side, parts) {
                let message = Message::new(key).with("id", Arg::Text(word.chars().take(60).collect()));
                written.faults.push(Fault { clause: Clause("OH-2.20"), message, line: Some(number) });
            }
        }
        written
    }

    /// Takes what a line says, or tells why it cannot be read.
    fn take<'a>(
        &mut self,
        line: &'a str,
        number: u32,
        side: &mut bool,
        parts: &Components,
    ) -> Result<(), (&'static str, &'a str)> {
        let find = |id: &'a str| {
            let found = parts.find(id).or_else(|| parts.find(&id.to_lowercase()));
            found.ok_or(("fault-deck-card", id))
        };
        let (first, id) = line.split_once(char::is_whitespace).map_or((line, ""), |(first, id)| (first, id.trim()));
        let number_of = |copies: &str| copies.trim_matches(TIMES).parse::<u64>();
        // Other programs write the copies behind the card.
        let (first, id) = match line.rsplit_once(char::is_whitespace) {
            Some((card, copies))
                if copies.starts_with(TIMES) && number_of(copies).is_ok() && parts.find(id).is_none() =>
            {
                (copies, card.trim())
            }
            _ => (first, id),
        };
        match first.to_lowercase().as_str() {
            "" => {}
            "side" if id.is_empty() => {
                if std::mem::replace(side, true) {
                    return Err(("fault-deck-twice", line));
                }
            }
            "noble" if !id.is_empty() => {
                let noble = find(id)?;
                if parts.card(noble).kind != Kind::Noble {
                    return Err(("fault-no-noble", id));
                }
                if self.deck.noble.is_some() {
                    return Err(("fault-deck-twice", line));
                }
                self.deck.noble = Some(noble);
            }
            copies => {
                let copies = match number_of(copies) {
                    Ok(copies) if !id.is_empty() => copies,
                    _ => return Err(("fault-deck-line", line)),
                };
                let card = find(id)?;
                let copies = u8::try_from(copies).ok().filter(|copies| (1..=*FREE.end()).contains(copies));
                let copies = copies.ok_or(("fault-deck-copies", line))?;
                if *side { &mut self.deck.side } else { &mut self.deck.main }.add(card, copies);
                self.lines.insert((*side, card), number);
            }
        }
        Ok(())
    }
}

/// What editors make of a text: without characters that cannot be seen, and with the hyphens of ids.
fn plain(line: &str) -> String {
    let shown =
        line.chars().filter(|sign| !matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}'));
    shown.map(|sign| if matches!(sign, '\u{2010}'..='\u{2015}' | '\u{2212}') { '-' } else { sign }).collect()
}
