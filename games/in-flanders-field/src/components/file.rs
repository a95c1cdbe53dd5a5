//! The component file: cards, fixed card, layouts, tracks (IFF-2.70, IFF-R3).

use std::sync::LazyLock;

use quincunx_engine::{Arg, Clause, Fault, Message};
use serde::Deserialize;
use toml::Spanned;

use crate::components::card::{Card, CardId, Kind, MAX_CARDS, MAX_IDS};

/// The standard component file.
pub const STANDARD: &str = include_str!("../../components.toml");

/// What a game takes from a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The cards in file order; behind them the fixed card.
    cards: Vec<Card>,
    /// The layouts of the display by id: rows of spaces.
    layouts: Vec<(String, Vec<Vec<u8>>)>,
    /// The tracks by id.
    tracks: Vec<(String, Track)>,
}

/// A battlefield.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Track {
    /// The spaces with a German defence line, ascending (IFF-2.11).
    pub lines: [u8; 3],
    /// The Objective Line (IFF-2.12).
    pub objective: u8,
}

impl Components {
    /// The standard components.
    pub fn standard() -> &'static Self {
        static STANDARD_COMPONENTS: LazyLock<Components> =
            LazyLock::new(|| Components::read(STANDARD).expect("a test reads the standard file"));
        &STANDARD_COMPONENTS
    }

    /// Reads a component file.
    ///
    /// # Errors
    /// The first fault in it, with its line.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let file: File = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            fault(
                "IFF-2.70",
                line(text, start),
                Message::new("fault-form").with("detail", Arg::Text(error.message().into())),
            )
        })?;
        let at = |span: std::ops::Range<usize>| line(text, span.start);
        check_kinds(text, &file.kind)?;
        if file.card.len() > MAX_IDS {
            return Err(fault("IFF-2.70", None, Message::new("fault-deck-too-large")));
        }
        let mut cards: Vec<Card> = Vec::new();
        for row in &file.card {
            let card = row.get_ref().card().map_err(|(clause, message)| fault(clause, at(row.span()), message))?;
            if let Some(twin) = cards.iter().find(|known| known.id == card.id || known.figures() == card.figures()) {
                let key = if twin.id == card.id { "fault-id-twice" } else { "fault-same-figures" };
                return Err(fault("IFF-2.71", at(row.span()), Message::new(key).with("id", Arg::Text(card.id))));
            }
            cards.push(card);
        }
        check_deck(&cards)?;
        let fixed = &file.fixed_card;
        cards.push(fixed.get_ref().card(&cards).map_err(|message| fault("IFF-2.71", at(fixed.span()), message))?);
        let layouts = file.layout.iter().map(|row| {
            row.get_ref().check().map_err(|message| fault("IFF-2.73", at(row.span()), message))?;
            Ok((row.get_ref().id.clone(), row.get_ref().rows.clone()))
        });
        let layouts = layouts.collect::<Result<_, Fault>>()?;
        let tracks = file.track.iter().map(|row| {
            let track = row.get_ref().track().map_err(|message| fault("IFF-2.74", at(row.span()), message))?;
            Ok((row.get_ref().id.clone(), track))
        });
        let tracks = tracks.collect::<Result<_, Fault>>()?;
        for row in &file.space {
            let SpaceRow { number, fixed } = *row.get_ref();
            if !(3..=11).contains(&number) || fixed != (number == 9) {
                let message = Message::new("fault-space").with("space", i64::from(number));
                return Err(fault("IFF-2.73", at(row.span()), message));
            }
        }
        Ok(Self { cards, layouts, tracks })
    }

    /// The cards in file order, without the fixed one.
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.cards.len() - 1]
    }

    /// The ids of the cards in file order, without the fixed one.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = CardId> + Clone + use<> {
        (0..self.fixed().0).map(CardId)
    }

    /// The ids of a kind in file order.
    pub fn of_kind(&self, is: impl Fn(Kind) -> bool) -> impl Iterator<Item = CardId> {
        self.ids().filter(move |id| is(self.card(*id).kind))
    }

    /// The fixed card (IFF-2.22, IFF-N2).
    pub fn fixed(&self) -> CardId {
        CardId((self.cards.len() - 1) as u8)
    }

    /// A card, the fixed one too.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The drawn card with this id.
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.ids().find(|known| self.card(*known).id == id)
    }

    /// The rows of a layout (IFF-2.23).
    pub fn layout(&self, id: &str) -> Option<&[Vec<u8>]> {
        self.layouts.iter().find(|(known, _)| known == id).map(|(_, rows)| rows.as_slice())
    }

    /// A track (IFF-2.14).
    pub fn track(&self, id: &str) -> Option<Track> {
        self.tracks.iter().find(|(known, _)| known == id).map(|(_, track)| *track)
    }
}

impl Card {
    const fn figures(&self) -> (Kind, u8, u8, u8, u8) {
        (self.kind, self.moves, self.extra, self.grey, self.black)
    }
}

#[derive(Deserialize)]
struct File {
    card: Vec<Spanned<CardRow>>,
    fixed_card: Spanned<FixedRow>,
    layout: Vec<Spanned<LayoutRow>>,
    track: Vec<Spanned<TrackRow>>,
    #[serde(default)]
    space: Vec<Spanned<SpaceRow>>,
    #[serde(default)]
    kind: Vec<Spanned<toml::Table>>,
}

#[derive(Deserialize)]
struct CardRow {
    id: String,
    kind: String,
    copies: u8,
    #[serde(rename = "move")]
    moves: u8,
    extra: u8,
    grey: u8,
    black: u8,
}

#[derive(Deserialize)]
struct FixedRow {
    id: String,
    number: u8,
    side: String,
    #[serde(rename = "move")]
    moves: u8,
    extra: u8,
    grey: u8,
}

#[derive(Deserialize)]
struct LayoutRow {
    id: String,
    rows: Vec<Vec<u8>>,
}

#[derive(Deserialize)]
struct TrackRow {
    id: String,
    defence_lines: Vec<u8>,
    objective: u8,
}

#[derive(Clone, Copy, Deserialize)]
struct SpaceRow {
    number: u8,
    fixed: bool,
}

impl CardRow {
    fn card(&self) -> Result<Card, (&'static str, Message)> {
        let about = |key| Message::new(key).with("id", Arg::Text(self.id.clone()));
        let refuse = |key| Err(("IFF-2.71", about(key)));
        let Some(kind) = Kind::named(&self.kind) else {
            return Err(("IFF-2.71", about("fault-unknown-kind").with("kind", Arg::Text(self.kind.clone()))));
        };
        let (moves, extra) = (self.moves > 0, self.extra > 0);
        match kind {
            _ if !is_id(&self.id) => refuse("fault-id"),
            _ if self.copies == 0 => refuse("fault-no-copies"),
            Kind::Infantry if !moves => refuse("fault-no-move"),
            Kind::Tanks if !moves || extra => refuse("fault-tanks"),
            Kind::Infantry | Kind::Tanks if self.moves > 60 || self.extra > 60 => refuse("fault-too-far"),
            _ if (moves || extra) && !matches!(kind, Kind::Infantry | Kind::Tanks) => refuse("fault-move"),
            _ if self.grey > 0 && kind.is_german() => refuse("fault-grey"),
            _ if self.black > 0 && !kind.is_german() => refuse("fault-black"),
            _ => Ok(Card {
                id: self.id.clone(),
                kind,
                copies: self.copies,
                moves: self.moves,
                extra: self.extra,
                grey: self.grey,
                black: self.black,
            }),
        }
    }
}

/// Ids stand in notation and in records.
fn is_id(id: &str) -> bool {
    (1..=24).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

impl FixedRow {
    fn card(&self, others: &[Card]) -> Result<Card, Message> {
        match () {
            () if !is_id(&self.id) => Err(Message::new("fault-id").with("id", Arg::Text(self.id.clone()))),
            () if self.number != 9 || self.side != "british" => Err(Message::new("fault-fixed-place")),
            () if self.extra > 0 => Err(Message::new("fault-fixed-extra")),
            () if self.moves > 60 => Err(Message::new("fault-too-far").with("id", Arg::Text(self.id.clone()))),
            () if others.iter().any(|card| card.id == self.id) => {
                Err(Message::new("fault-id-twice").with("id", Arg::Text(self.id.clone())))
            }
            () => Ok(Card {
                id: self.id.clone(),
                kind: Kind::Advance,
                copies: 0,
                moves: self.moves,
                extra: 0,
                grey: self.grey,
                black: 0,
            }),
        }
    }
}

impl LayoutRow {
    fn check(&self) -> Result<(), Message> {
        let mut spaces: Vec<u8> = self.rows.concat();
        spaces.sort_unstable();
        let fits = spaces.iter().copied().eq(3..=11) && self.rows.iter().all(|row| !row.is_empty());
        fits.then_some(()).ok_or_else(|| Message::new("fault-layout").with("id", Arg::Text(self.id.clone())))
    }
}

impl TrackRow {
    fn track(&self) -> Result<Track, Message> {
        let about = |key| Message::new(key).with("id", Arg::Text(self.id.clone()));
        let lines = <[u8; 3]>::try_from(self.defence_lines.as_slice()).map_err(|_| about("fault-three-lines"))?;
        let ascending = lines[0] > 0 && lines[0] < lines[1] && lines[1] < lines[2] && lines[2] < self.objective;
        if !ascending {
            return Err(about("fault-lines"));
        }
        if self.objective > 60 {
            return Err(about("fault-objective"));
        }
        Ok(Track { lines, objective: self.objective })
    }
}

fn check_deck(cards: &[Card]) -> Result<(), Fault> {
    let total: u32 = cards.iter().map(|card| u32::from(card.copies)).sum();
    if total < 9 || cards.iter().all(|card| card.kind.is_german()) {
        return Err(fault("IFF-2.72", None, Message::new("fault-deck")));
    }
    if total > MAX_CARDS {
        return Err(fault("IFF-2.70", None, Message::new("fault-deck-too-large")));
    }
    Ok(())
}

/// A kind listed in a file has the values of the standard file, its names and remarks excepted (IFF-2.76).
fn check_kinds(text: &str, kinds: &[Spanned<toml::Table>]) -> Result<(), Fault> {
    const FREE: [&str; 8] =
        ["names", "source", "also", "confidence", "rulebook_fields", "published_fields", "losses", "move"];
    #[derive(Deserialize)]
    struct Kinds {
        kind: Vec<toml::Table>,
    }
    static RULES: LazyLock<Vec<toml::Table>> =
        LazyLock::new(|| toml::from_str::<Kinds>(STANDARD).expect("a test reads the standard file").kind);
    let id = |row: &toml::Table| row.get("id").and_then(|id| id.as_str()).unwrap_or_default().to_owned();
    let differs = |row: &toml::Table| {
        let Some(rule) = RULES.iter().find(|rule| id(rule) == id(row)) else { return true };
        row.iter().any(|(field, value)| !FREE.contains(&field.as_str()) && rule.get(field) != Some(value))
    };
    match kinds.iter().find(|row| differs(row.get_ref())) {
        None => Ok(()),
        Some(row) => {
            let message = Message::new("fault-kind").with("kind", Arg::Text(id(row.get_ref())));
            Err(fault("IFF-2.76", line(text, row.span().start), message))
        }
    }
}

fn fault(clause: &'static str, line: Option<u32>, message: Message) -> Fault {
    Fault { clause: Clause(clause), message, line }
}

fn line(text: &str, offset: usize) -> Option<u32> {
    Some(text.as_bytes().iter().take(offset).filter(|byte| **byte == b'\n').count() as u32 + 1)
}
