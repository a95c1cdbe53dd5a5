//! Reading the steps of an effect (4.16): which fields each has, and what they say.

use quincunx_engine::{Fault, Message};

use super::card::{Battlefields, Deed, ExtraPlay, Link, MAX_PICKS, Until};
use super::effect::{Deals, MAX_NUMBER, Reader, UNTIL, WHO, WORDS, kinds, types};
use super::power::{Kind, Kinds};
use super::row::{FILE, Row, quoted};
use super::spaces::space;

/// A step of the vocabulary.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// Its fields, besides those that every step may have.
    pub fields: &'static [&'static str],
    /// What its name stands for afterwards.
    pub deals: Deals,
    pub read: for<'a> fn(&mut Reader<'a>, Row<'a>) -> Result<Deed, Fault>,
}

/// What musters, fights, and needs supply.
const ARMIES: [Kind; 2] = [Kind::Hoplite, Kind::Trireme];

/// A file has no more links, as a byte has one bit for each.
const MAX_LINKS: usize = 8;
/// A file has no more extra plays.
const MAX_EXTRA_PLAYS: usize = 4;

pub(super) const FORMS: [(&str, Form); 18] = [
    ("muster", Form { fields: &["piece", "spaces", "times", "actor"], deals: Deals::Piece, read: muster }),
    ("place", Form { fields: &["piece", "spaces", "times"], deals: Deals::Piece, read: place }),
    (
        "battle",
        Form {
            fields: &["kind", "with_piece", "fighter_bound", "spaces", "times", "each_once"],
            deals: Deals::Piece,
            read: battle,
        },
    ),
    ("remove", Form { fields: &["of", "piece", "spaces", "piece_bound", "times"], deals: Deals::Piece, read: remove }),
    ("relocate", Form { fields: &["piece", "max"], deals: Deals::Piece, read: relocate }),
    ("keep", Form { fields: &[], deals: Deals::Nothing, read: |_, _| Ok(Deed::Keep) }),
    ("gain_vp", Form { fields: &["n"], deals: Deals::Nothing, read: |_, row| Ok(Deed::GainVp(n(row)?)) }),
    ("bribe_to_bowl", Form { fields: &["n"], deals: Deals::Nothing, read: |_, row| Ok(Deed::BribeToBowl(n(row)?)) }),
    ("draw", Form { fields: &["n"], deals: Deals::Nothing, read: |_, row| Ok(Deed::Draw(n(row)?)) }),
    ("deck_discard", Form { fields: &["of", "n"], deals: Deals::Nothing, read: deck_discard }),
    ("search", Form { fields: &["types", "n"], deals: Deals::Nothing, read: search }),
    ("link", Form { fields: &["a", "b", "scope", "until"], deals: Deals::Nothing, read: link }),
    ("extra_play", Form { fields: &["types", "n", "until"], deals: Deals::Nothing, read: extra_play }),
    ("lose_vp", Form { fields: &["of", "n"], deals: Deals::Nothing, read: lose_vp }),
    ("hand_discard", Form { fields: &["of", "n"], deals: Deals::Nothing, read: hand_discard }),
    ("place_bribe", Form { fields: &["spaces", "n"], deals: Deals::Space, read: place_bribe }),
    ("remove_bribe", Form { fields: &["of", "spaces", "n"], deals: Deals::Space, read: remove_bribe }),
    ("supply_check", Form { fields: &["of"], deals: Deals::Nothing, read: supply_check }),
];

fn n(row: Row<'_>) -> Result<u8, Fault> {
    row.need("n")?.small(WORDS, 1..=MAX_NUMBER)
}

/// Of cards that may have to come from a hand there are no more than a payment has picks.
fn from_hand(row: Row<'_>) -> Result<u8, Fault> {
    row.need("n")?.small(WORDS, 1..=MAX_PICKS as u8)
}

fn muster<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    let actors = [("self", false), ("friend", true)];
    Ok(Deed::Muster {
        piece: kinds(row.need("piece")?, &ARMIES)?,
        spaces: reader.spaces_of(row)?,
        friend: row.get("actor").map_or(Ok(false), |actor| actor.word(WORDS, &actors))?,
    })
}

fn place<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    Ok(Deed::Place { piece: kinds(row.need("piece")?, &Kind::ALL)?, spaces: reader.spaces_of(row)? })
}

fn battle<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    either(row, "with_piece", "fighter_bound")?;
    let land = Battlefields { land: true, sea: false };
    let sea = Battlefields { land: false, sea: true };
    let on = row.need("kind")?.words(WORDS, &[("land", land), ("sea", sea)])?;
    Ok(Deed::Battle {
        on: Battlefields { land: on.contains(&land), sea: on.contains(&sea) },
        with_piece: row.get("with_piece").map_or(Ok(Kinds::ARMIES), |piece| kinds(piece, &ARMIES))?,
        fighter: row.get("fighter_bound").map(|name| reader.name(name, Deals::Piece)).transpose()?,
        spaces: reader.spaces_of(row)?,
        each_once: row.get("each_once").map_or(Ok(false), |each_once| each_once.flag())?,
    })
}

fn remove<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    either(row, "spaces", "piece_bound")?;
    Ok(Deed::Remove {
        of: row.need("of")?.word(WORDS, &WHO)?,
        piece: kinds(row.need("piece")?, &Kind::ALL)?,
        spaces: reader.spaces_of(row)?,
        bound: row.get("piece_bound").map(|name| reader.name(name, Deals::Piece)).transpose()?,
    })
}

/// Two fields of which only one can be given.
fn either<'a>(row: Row<'a>, a: &'a str, b: &'a str) -> Result<(), Fault> {
    match (row.get(a), row.get(b)) {
        (Some(_), Some(second)) => {
            let message = Message::new("fault-both").with("a", quoted(a)).with("b", quoted(b));
            Err(second.place.fault(WORDS, message))
        }
        _ => Ok(()),
    }
}

fn relocate(_: &mut Reader<'_>, row: Row<'_>) -> Result<Deed, Fault> {
    let max = row.get("max").map_or(Ok(0), |max| max.small(WORDS, 0..=MAX_NUMBER))?;
    Ok(Deed::Relocate { piece: kinds(row.need("piece")?, &ARMIES)?, max })
}

fn deck_discard(_: &mut Reader<'_>, row: Row<'_>) -> Result<Deed, Fault> {
    Ok(Deed::DeckDiscard { of: row.need("of")?.word(WORDS, &WHO)?, n: from_hand(row)? })
}

fn search(_: &mut Reader<'_>, row: Row<'_>) -> Result<Deed, Fault> {
    Ok(Deed::Search { types: types(row.need("types")?)?, n: n(row)? })
}

fn link<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    let [a, b] = [space(row.need("a")?, reader.map)?, space(row.need("b")?, reader.map)?];
    if a == b {
        let id = quoted(reader.map.id(a));
        let message = Message::new("fault-border-self").with("a", id.clone()).with("b", id);
        return Err(row.place.fault("VOD-4.16.12", message));
    }
    row.need("scope")?.word(WORDS, &[("own_battles", ())])?;
    let link = Link { owner: reader.owner, a, b, until: until(row)? };
    let links = &mut reader.lasting.links;
    if links.len() == MAX_LINKS {
        return Err(row.place.fault(FILE, Message::new("fault-many-links").with("most", MAX_LINKS as i64)));
    }
    links.push(link);
    Ok(Deed::Link(links.len() as u8 - 1))
}

fn extra_play<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    let play = ExtraPlay { owner: reader.owner, types: types(row.need("types")?)?, n: n(row)?, until: until(row)? };
    let plays = &mut reader.lasting.extra_plays;
    if plays.len() == MAX_EXTRA_PLAYS {
        let message = Message::new("fault-many-extra-plays").with("most", MAX_EXTRA_PLAYS as i64);
        return Err(row.place.fault(FILE, message));
    }
    plays.push(play);
    Ok(Deed::ExtraPlay(plays.len() as u8 - 1))
}

/// When a lasting effect ends (VOD-4.17.2).
fn until(row: Row<'_>) -> Result<Until, Fault> {
    row.get("until").map_or(Ok(Until::Turn), |until| until.word(WORDS, &UNTIL))
}

fn lose_vp(_: &mut Reader<'_>, row: Row<'_>) -> Result<Deed, Fault> {
    Ok(Deed::LoseVp { of: row.need("of")?.word(WORDS, &WHO)?, n: n(row)? })
}

fn hand_discard(_: &mut Reader<'_>, row: Row<'_>) -> Result<Deed, Fault> {
    Ok(Deed::HandDiscard { of: row.need("of")?.word(WORDS, &WHO)?, n: from_hand(row)? })
}

fn place_bribe<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    Ok(Deed::PlaceBribe { spaces: reader.spaces_of(row)?, n: n(row)? })
}

fn remove_bribe<'a>(reader: &mut Reader<'a>, row: Row<'a>) -> Result<Deed, Fault> {
    let of = row.need("of")?.word(WORDS, &WHO)?;
    Ok(Deed::RemoveBribe { of, spaces: reader.spaces_of(row)?, n: n(row)? })
}

fn supply_check(_: &mut Reader<'_>, row: Row<'_>) -> Result<Deed, Fault> {
    Ok(Deed::SupplyCheck { of: row.need("of")?.word(WORDS, &WHO)? })
}
