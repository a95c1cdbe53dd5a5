//! How actions are written.

use std::fmt;

use quincunx_engine::Seat;

use crate::components::card::Face;
use crate::components::field::{Column, Pair, Terrain};
use crate::rules::action::{Action, Choice};

impl Action {
    /// Writes it in notation.
    pub(crate) fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        match self.0 {
            Choice::Terrain(terrain) => write!(out, "terrain({})", terrain.word()),
            Choice::Lay(column) => write!(out, "lay({column})"),
            Choice::Card(face) => write!(out, "card({face})"),
            Choice::FirstPlayer(seat) => write!(out, "first-player({})", seat.index()),
            Choice::Keep(pair) => write!(out, "keep{pair}"),
            Choice::AdvanceDiscard(column, face) => write!(out, "advance_discard({column}, {face})"),
            Choice::Flank { target, launch, lead } => write!(out, "flank({target}, {launch}, {lead})"),
            Choice::Place { card, column, replaced } => write!(out, "place({card}, {column}, {replaced})"),
            Choice::Attack(column, lead) => write!(out, "attack({column}, {lead})"),
            Choice::Reserves => out.write_str("reserves"),
            Choice::End => out.write_str("end"),
            Choice::Done => out.write_str("done"),
            Choice::Pay(face) => write!(out, "pay({face})"),
            Choice::Overlap => out.write_str("overlap"),
            Choice::Hand(face) => write!(out, "hand({face})"),
            Choice::Deck => out.write_str("deck"),
            Choice::None => out.write_str("none"),
            Choice::Retreat(units) => write!(out, "retreat({units})"),
            Choice::Lose(face) => write!(out, "lose({face})"),
            Choice::Front(face) => write!(out, "front({face})"),
            Choice::Three => out.write_str("three"),
            Choice::Discard(face) => write!(out, "discard({face})"),
            Choice::Limit(face) => write!(out, "limit({face})"),
        }
    }

    /// Reads it. An empty `replaced` can be left out, and a column written `c3`.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (word, args) = match text.trim().split_once('(') {
            Some((word, rest)) => (word.trim(), Some(rest.trim().strip_suffix(')')?)),
            None => (text.trim(), None),
        };
        let list = |text: &str| text.split(',').map(|part| part.trim().to_owned()).collect::<Vec<_>>();
        let choice = match (word, args) {
            ("retreat", Some(units)) => Choice::Retreat(set(units)?),
            ("place", Some(args)) => {
                let mut parts = args.splitn(3, ',');
                let (card, at) = (face(parts.next()?)?, column(parts.next()?)?);
                let replaced = parts.next().map_or(Some(Pair::EMPTY), set)?;
                Choice::Place { card, column: at, replaced }
            }
            ("keep", Some(cards)) => Choice::Keep(faces(cards).filter(|pair| pair.is_two())?),
            (word, None) => match word {
                "reserves" => Choice::Reserves,
                "end" => Choice::End,
                "done" => Choice::Done,
                "overlap" => Choice::Overlap,
                "deck" => Choice::Deck,
                "none" => Choice::None,
                "three" => Choice::Three,
                _ => return None,
            },
            (word, Some(args)) => match (word, list(args).as_slice()) {
                ("terrain", [word]) => {
                    Choice::Terrain(Terrain::ALL.into_iter().find(|terrain| terrain.word() == word)?)
                }
                ("lay", [at]) => Choice::Lay(column(at)?),
                ("card", [card]) => Choice::Card(face(card)?),
                ("first-player", [seat]) => {
                    Choice::FirstPlayer(Seat::new(seat.parse().ok()?).filter(|seat| seat.index() < 2)?)
                }
                ("advance_discard", [at, card]) => Choice::AdvanceDiscard(column(at)?, face(card)?),
                ("flank", [target, launch, lead]) => {
                    Choice::Flank { target: column(target)?, launch: column(launch)?, lead: face(lead)? }
                }
                ("attack", [at, lead]) => Choice::Attack(column(at)?, face(lead)?),
                ("pay", [card]) => Choice::Pay(face(card)?),
                ("hand", [card]) => Choice::Hand(face(card)?),
                ("lose", [card]) => Choice::Lose(face(card)?),
                ("front", [card]) => Choice::Front(face(card)?),
                ("discard", [card]) => Choice::Discard(face(card)?),
                ("limit", [card]) => Choice::Limit(face(card)?),
                _ => return None,
            },
        };
        Some(Self(choice))
    }
}

fn face(text: &str) -> Option<Face> {
    Face::parse(text.trim())
}

fn column(text: &str) -> Option<Column> {
    let text = text.trim();
    let digit = text.strip_prefix('c').unwrap_or(text);
    Column::new(digit.parse().ok().filter(|_| digit.len() == 1)?)
}

/// `(HI3, LI2)`.
fn set(text: &str) -> Option<Pair> {
    faces(text.trim().strip_prefix('(')?.strip_suffix(')')?)
}

/// `HI3, LI2`, at most two.
fn faces(text: &str) -> Option<Pair> {
    if text.trim().is_empty() {
        return Some(Pair::EMPTY);
    }
    text.split(',').try_fold(Pair::EMPTY, |pair, card| (!pair.is_two()).then_some(pair.with(face(card)?)))
}
