//! The component file: cards, fixed card, layouts, tracks (IFF-2.70, IFF-R3).

use std::collections::BTreeSet;
use std::sync::LazyLock;

use quincunx_engine::{Arg, Fault, Id, Message};
use serde::Deserialize;
use toml::Spanned;

use crate::components::card::{Card, CardId, Kind, MAX_CARDS, MAX_IDS};
use crate::components::others;
use crate::components::reading::{Faults, Fields, Row};

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
    /// Every fault in it, each with its line and its clause, in the order of the file.
    pub fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::of(text);
        let file: File = match toml::from_str(text) {
            Ok(file) => file,
            Err(error) => {
                let place = error.span().map(|span| span.start).or(Some(0));
                faults.add("IFF-2.70", place, Message::new("fault-form"));
                return Err(faults.into_vec());
            }
        };
        others::check(text, &mut faults);
        check_kinds(&file.kind, &mut faults);
        let mut cards = part("[[card]]", file.card.as_deref(), read_cards, &mut faults);
        let fixed = |row: &Spanned<Fields>, faults: &mut Faults<'_>| read_fixed_card(row, &cards, faults);
        let fixed = part("[fixed_card]", file.fixed_card.as_ref(), fixed, &mut faults);
        cards.extend(fixed);
        let layouts = part("[[layout]]", file.layout.as_deref(), read_layouts, &mut faults);
        let tracks = part("[[track]]", file.track.as_deref(), read_tracks, &mut faults);
        check_spaces(&file.space, &mut faults);
        if faults.is_empty() { Ok(Self { cards, layouts, tracks }) } else { Err(faults.into_vec()) }
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
    card: Option<Vec<Spanned<Fields>>>,
    fixed_card: Option<Spanned<Fields>>,
    layout: Option<Vec<Spanned<Fields>>>,
    track: Option<Vec<Spanned<Fields>>>,
    #[serde(default)]
    space: Vec<Spanned<Fields>>,
    #[serde(default)]
    kind: Vec<Spanned<Fields>>,
}

/// What a part of the file comes to; nothing, if the file lacks it, which is a fault (IFF-2.70).
fn part<P: ?Sized, T: Default>(
    name: &str,
    part: Option<&P>,
    read: impl FnOnce(&P, &mut Faults<'_>) -> T,
    faults: &mut Faults<'_>,
) -> T {
    if part.is_none() {
        faults.add("IFF-2.70", None, Message::new("fault-missing").with("part", Arg::Text(name.into())));
    }
    part.map(|part| read(part, faults)).unwrap_or_default()
}

/// What the rulebook says of the kinds, the spaces and the fixed card.
#[derive(Deserialize)]
struct Rulebook {
    kind: Vec<toml::Table>,
    space: Vec<toml::Table>,
    fixed_card: toml::Table,
}

static RULEBOOK: LazyLock<Rulebook> =
    LazyLock::new(|| toml::from_str(STANDARD).expect("a test reads the standard file"));

/// A kind listed in a file has the values of the standard file, `losses` and `move` too; its names are free (IFF-2.76).
fn check_kinds(kinds: &[Spanned<Fields>], faults: &mut Faults<'_>) {
    for (place, fields) in kinds.iter().enumerate() {
        // Which fields there may be is said by the standard file.
        let known: Vec<_> = fields.get_ref().keys().map(String::as_str).collect();
        let row = Row::new(fields, "kind", place, &known, faults);
        let Some(id) = row.text("IFF-2.76", "id", faults) else { continue };
        let standard = RULEBOOK.kind.iter().find(|kind| kind.get("id").and_then(|id| id.as_str()) == Some(id));
        if let Some(standard) = standard {
            row.fixed("IFF-2.76", standard, &[], faults);
        } else {
            let message = row.about("fault-unknown-kind").with("kind", Arg::Text(id.into()));
            faults.add("IFF-2.76", row.place, message);
        }
    }
}

/// The cards (IFF-2.71) and what they are together (IFF-2.72); those that have faults are left out.
fn read_cards(rows: &[Spanned<Fields>], faults: &mut Faults<'_>) -> Vec<Card> {
    if rows.len() > MAX_IDS {
        faults.add("IFF-2.70", None, Message::new("fault-deck-too-large"));
        return Vec::new();
    }
    let mut cards: Vec<Card> = Vec::new();
    let (mut total, mut british, mut certain) = (0, false, true);
    for (place, fields) in rows.iter().enumerate() {
        let (copies, kind, card) = read_card(fields, place, &cards, faults);
        certain &= copies.is_some() && kind.is_some();
        total += u32::from(copies.unwrap_or_default());
        british |= kind.is_some_and(|kind| !kind.is_german());
        cards.extend(card);
    }
    if certain && (total < 9 || !british) {
        faults.add("IFF-2.72", None, Message::new("fault-deck"));
    }
    if total > MAX_CARDS {
        faults.add("IFF-2.70", None, Message::new("fault-deck-too-large"));
    }
    cards
}

/// A card: how many copies it has and of which kind it is, as far as that can be read, and the card itself if it has no fault.
fn read_card(
    fields: &Spanned<Fields>,
    place: usize,
    others: &[Card],
    faults: &mut Faults<'_>,
) -> (Option<u8>, Option<Kind>, Option<Card>) {
    const CLAUSE: &str = "IFF-2.71";
    const FIELDS: [&str; 7] = ["id", "kind", "copies", "move", "extra", "grey", "black"];
    let row = Row::new(fields, "card", place, &FIELDS, faults);
    let id = row.text(CLAUSE, "id", faults);
    let named = row.text(CLAUSE, "kind", faults);
    let [copies, moves, extra, grey, black] =
        ["copies", "move", "extra", "grey", "black"].map(|field| row.number(CLAUSE, field, faults));
    let kind = named.and_then(Kind::named);
    if let (Some(named), None) = (named, kind) {
        let message = row.about("fault-unknown-kind").with("kind", Arg::Text(named.into()));
        faults.add(CLAUSE, row.place_of("kind"), message);
    }
    let some = |number: Option<u8>| number.is_some_and(|number| number > 0);
    let (moved, further) = (some(moves), some(extra));
    let is = |what: fn(Kind) -> bool| kind.is_some_and(what);
    let (infantry, tanks) = (kind == Some(Kind::Infantry), kind == Some(Kind::Tanks));
    let far = moves > Some(60) || extra > Some(60);
    let wrong = [
        (id.is_some_and(|id| !is_id(id)), "fault-id"),
        (id.is_some_and(|id| others.iter().any(|card| card.id == id)), "fault-id-twice"),
        (copies == Some(0), "fault-no-copies"),
        (infantry && moves == Some(0), "fault-no-move"),
        (tanks && (moves == Some(0) || further), "fault-tanks"),
        ((infantry || tanks) && far, "fault-too-far"),
        (kind.is_some() && !infantry && !tanks && (moved || further), "fault-move"),
        (is(Kind::is_german) && some(grey), "fault-grey"),
        (is(|kind| !kind.is_german()) && some(black), "fault-black"),
    ];
    let mut good = true;
    for (_, key) in wrong.into_iter().filter(|(wrong, _)| *wrong) {
        good = false;
        faults.add(CLAUSE, row.place, row.about(key));
    }
    let card = || {
        let id = Id::new(id?)?;
        Some(Card { id, kind: kind?, copies: copies?, moves: moves?, extra: extra?, grey: grey?, black: black? })
    };
    let card = card().filter(|_| good);
    if card.as_ref().is_some_and(|card| others.iter().any(|known| known.figures() == card.figures())) {
        faults.add(CLAUSE, row.place, row.about("fault-same-figures"));
    }
    (copies, kind, card)
}

/// Ids stand in notation and in records.
fn is_id(id: &str) -> bool {
    (1..=24).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The fixed card: id, move and grey symbols are free (IFF-2.22, IFF-2.71).
fn read_fixed_card(fields: &Spanned<Fields>, others: &[Card], faults: &mut Faults<'_>) -> Option<Card> {
    const CLAUSE: &str = "IFF-2.71";
    let known: Vec<_> = RULEBOOK.fixed_card.keys().map(String::as_str).collect();
    let row = Row::new(fields, "fixed_card", 0, &known, faults);
    row.fixed(CLAUSE, &RULEBOOK.fixed_card, &["id", "number", "side", "move", "extra", "grey"], faults);
    let id = row.text(CLAUSE, "id", faults);
    let side = row.text(CLAUSE, "side", faults);
    let [number, moves, extra, grey] =
        ["number", "move", "extra", "grey"].map(|field| row.number(CLAUSE, field, faults));
    let elsewhere = number.is_some_and(|number| number != 9) || side.is_some_and(|side| side != "british");
    let wrong = [
        (id.is_some_and(|id| !is_id(id)), "fault-id"),
        (elsewhere, "fault-fixed-place"),
        (extra > Some(0), "fault-fixed-extra"),
        (moves > Some(60), "fault-too-far"),
        (id.is_some_and(|id| others.iter().any(|card| card.id == id)), "fault-id-twice"),
    ];
    for (_, key) in wrong.into_iter().filter(|(wrong, _)| *wrong) {
        faults.add(CLAUSE, row.place, row.about(key));
    }
    let id = Id::new(id?)?;
    Some(Card { id, kind: Kind::Advance, copies: 0, moves: moves?, extra: 0, grey: grey?, black: 0 })
}

/// An id stands once in its list, or the second row would be read and ignored (IFF-2.71).
fn once<'a>(id: &'a str, row: &Row<'_>, before: &mut BTreeSet<&'a str>, faults: &mut Faults<'_>) {
    if !before.insert(id) {
        faults.add("IFF-2.71", row.place, row.about("fault-id-twice"));
    }
}

/// The layouts of the display (IFF-2.73).
fn read_layouts(rows: &[Spanned<Fields>], faults: &mut Faults<'_>) -> Vec<(String, Vec<Vec<u8>>)> {
    const CLAUSE: &str = "IFF-2.73";
    let mut ids = BTreeSet::new();
    let read = rows.iter().enumerate().filter_map(|(place, fields)| {
        let row = Row::new(fields, "layout", place, &["id", "default", "rows"], faults);
        let (id, rows) = (row.text(CLAUSE, "id", faults), row.rows(CLAUSE, "rows", faults));
        if let Some(id) = id {
            once(id, &row, &mut ids, faults);
        }
        let rows = rows?;
        let mut spaces: Vec<u8> = rows.concat();
        spaces.sort_unstable();
        if !spaces.iter().copied().eq(3..=11) || rows.iter().any(Vec::is_empty) {
            faults.add(CLAUSE, row.place, row.about("fault-layout"));
        }
        Some((id?.to_owned(), rows))
    });
    read.collect()
}

/// The battlefields (IFF-2.74). Space 0 is the start on each of them (IFF-2.10).
fn read_tracks(rows: &[Spanned<Fields>], faults: &mut Faults<'_>) -> Vec<(String, Track)> {
    const CLAUSE: &str = "IFF-2.74";
    let start = toml::Table::from_iter([("start".to_owned(), toml::Value::Integer(0))]);
    let mut ids = BTreeSet::new();
    let read = rows.iter().enumerate().filter_map(|(place, fields)| {
        let row = Row::new(fields, "track", place, &["id", "default", "start", "defence_lines", "objective"], faults);
        row.fixed("IFF-2.10", &start, &["id", "default", "defence_lines", "objective"], faults);
        let id = row.text(CLAUSE, "id", faults);
        if let Some(id) = id {
            once(id, &row, &mut ids, faults);
        }
        let (lines, objective) =
            (row.numbers(CLAUSE, "defence_lines", faults), row.number(CLAUSE, "objective", faults));
        if objective > Some(60) {
            faults.add(CLAUSE, row.place, row.about("fault-objective"));
        }
        let lines = <[u8; 3]>::try_from(lines?)
            .map_err(|_| faults.add(CLAUSE, row.place, row.about("fault-three-lines")))
            .ok()?;
        let objective = objective?;
        if !(lines[0] > 0 && lines[0] < lines[1] && lines[1] < lines[2] && lines[2] < objective) {
            faults.add(CLAUSE, row.place, row.about("fault-lines"));
        }
        Some((id?.to_owned(), Track { lines, objective }))
    });
    read.collect()
}

/// The spaces of the display, where a file lists them (IFF-2.73).
fn check_spaces(rows: &[Spanned<Fields>], faults: &mut Faults<'_>) {
    const CLAUSE: &str = "IFF-2.73";
    for (place, fields) in rows.iter().enumerate() {
        let row = Row::new(fields, "space", place, &["number", "fixed", "rolls"], faults);
        let (number, fixed) = (row.number(CLAUSE, "number", faults), row.truth(CLAUSE, "fixed", faults));
        let (Some(number), Some(fixed)) = (number, fixed) else { continue };
        let same = |space: &&toml::Table| space.get("number").and_then(|n| n.as_integer()) == Some(number.into());
        if let Some(standard) = RULEBOOK.space.iter().find(same) {
            row.fixed(CLAUSE, standard, &["number", "fixed"], faults);
        }
        if !(3..=11).contains(&number) || fixed != (number == 9) {
            faults.add(CLAUSE, row.place, Message::new("fault-space").with("space", i64::from(number)));
        }
    }
}
