//! Powers, spaces, borders and the opening position of a component file (VOD-2.1.2, VOD-2.1.3, VOD-2.4.1).

use quincunx_engine::{Fault, Id, Message};

use super::card::Opening;
use super::map::{Ground, MAX_SPACES, Map, Space, Spaces};
use super::power::{Kind, Power};
use super::row::{FILE, Row, Value, ids, quoted};

/// What a power has in the box.
#[derive(Clone, Copy, Default)]
pub(super) struct Stock {
    pub pieces: [u8; 3],
    pub bribes: u8,
    pub cards: u16,
}

/// More pieces of a kind, or bribes, than the counts of a position hold.
const MAX_STOCK: u8 = 15;

/// The record of each power, and what it has.
pub(super) fn powers<'a>(file: Row<'a>) -> Result<[(Row<'a>, Stock); 4], Fault> {
    const FIELDS: [&str; 9] =
        ["id", "cards", "hoplites", "triremes", "cities", "bribes", "source", "confidence", "note"];
    let mut powers = [const { None }; 4];
    for row in file.rows("power")? {
        row.only(FILE, &[&FIELDS])?;
        let id = row.need("id")?;
        let power = id.word("VOD-2.2.1", &ids(Power::ALL, Power::id))?;
        if powers[power.index()].is_some() {
            return Err(id.place.fault(FILE, Message::new("fault-id-twice").with("id", quoted(power.id()))));
        }
        let count = |field: &'a str| row.need(field)?.small("VOD-2.1.2", 0..=MAX_STOCK);
        let stock = Stock {
            pieces: [count("hoplites")?, count("triremes")?, count("cities")?],
            bribes: count("bribes")?,
            cards: row.need("cards")?.number("VOD-2.1.2", 0..=999)?,
        };
        powers[power.index()] = Some((row, stock));
    }
    match powers {
        [Some(corinth), Some(delian), Some(sparta), Some(athens)] => Ok([corinth, delian, sparta, athens]),
        _ => {
            let missing = Power::ALL.into_iter().find(|power| powers[power.index()].is_none());
            let missing = missing.map_or("", Power::id);
            Err(file.place.fault("VOD-2.2.3", Message::new("fault-power-missing").with("power", quoted(missing))))
        }
    }
}

/// The map; some spaces are of another ground than the file says, if they are of either there (VOD-R29).
pub(super) fn map(file: Row<'_>, grounds: &[(&str, Ground)]) -> Result<Map, Fault> {
    const FIELDS: [&str; 10] = ["id", "name", "kind", "major", "x", "y", "source", "confidence", "kind_source", "note"];
    let mut map = Map {
        ids: Vec::new(),
        names: Vec::new(),
        at: Vec::new(),
        land: Spaces::NONE,
        sea: Spaces::NONE,
        neutral: Spaces::NONE,
        reconstruction: Spaces::NONE,
        major: [0; MAX_SPACES],
        borders: [Spaces::NONE; MAX_SPACES],
    };
    for row in file.rows("space")? {
        row.only(FILE, &[&FIELDS])?;
        let id = row.need("id")?.id(map.ids.iter().map(Id::as_str))?;
        if map.ids.len() == MAX_SPACES {
            let message = Message::new("fault-many-spaces").with("most", MAX_SPACES as i64);
            return Err(row.place.fault(FILE, message));
        }
        let space = Space(map.ids.len() as u8);
        let here = Spaces::of(space);
        let ground = row.need("kind")?.word("VOD-2.1.3", &GROUNDS)?;
        let other = grounds.iter().find(|(other, _)| *other == id && ground != Ground::Sea);
        let ground = other.map_or(ground, |(_, other)| *other);
        match ground {
            Ground::Land => map.land |= here,
            Ground::Sea => map.sea |= here,
            Ground::Neutral => map.neutral |= here,
        }
        if let Some(major) = row.get("major") {
            if ground != Ground::Land {
                return Err(major.place.fault("VOD-2.1.4", Message::new("fault-major").with("id", quoted(id))));
            }
            map.major[space.index()] = major.small("VOD-2.1.4", 1..=15)?;
        }
        let (x, y) = (row.need("x")?.number(FILE, 0..=1200)?, row.need("y")?.number(FILE, 0..=860)?);
        map.ids.push(Id::new(id).expect("what is longer is no id"));
        map.names.push(Some(row.need("name")?.title()?.to_owned()));
        map.at.push([x, y]);
        if is_reconstruction(row, &["source", "kind_source"])? {
            map.reconstruction |= here;
        }
    }
    borders(file, &mut map)?;
    Ok(map)
}

pub(super) const GROUNDS: [(&str, Ground); 3] =
    [("land", Ground::Land), ("sea", Ground::Sea), ("neutral", Ground::Neutral)];

fn borders(file: Row<'_>, map: &mut Map) -> Result<(), Fault> {
    for row in file.rows("border")? {
        row.only(FILE, &[&["a", "b", "source", "confidence", "note"]])?;
        let [a, b] = [space(row.need("a")?, map)?, space(row.need("b")?, map)?];
        let twice = map.next_to(a).contains(b);
        if a == b || twice {
            let key = if twice { "fault-border-twice" } else { "fault-border-self" };
            let message = Message::new(key).with("a", quoted(map.id(a))).with("b", quoted(map.id(b)));
            return Err(row.place.fault("VOD-2.1.3", message));
        }
        map.borders[a.index()] |= Spaces::of(b);
        map.borders[b.index()] |= Spaces::of(a);
    }
    Ok(())
}

/// A space of the map by its id.
pub(super) fn space(value: Value<'_>, map: &Map) -> Result<Space, Fault> {
    let id = value.text()?;
    map.find(id).ok_or_else(|| value.place.fault(FILE, Message::new("fault-space").with("id", quoted(id))))
}

/// Is any of these fields of a record a reconstruction (VOD-2.1.6)?
pub(super) fn is_reconstruction<'a>(row: Row<'a>, sources: &[&'a str]) -> Result<bool, Fault> {
    for source in sources {
        if let Some(source) = row.get(source)
            && source.text()? == "reconstruction"
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The opening position, which sections 4.1 allows and in which every power has a city.
pub(super) fn opening(file: Row<'_>, map: &Map, powers: &[(Row<'_>, Stock); 4]) -> Result<Vec<Opening>, Fault> {
    let mut opening: Vec<Opening> = Vec::new();
    for row in file.rows("setup")? {
        row.only(FILE, &[&["power", "piece", "at", "source", "confidence", "note"]])?;
        let power = row.need("power")?.word("VOD-2.2.1", &ids(Power::ALL, Power::id))?;
        let kind = row.need("piece")?.word("VOD-4.1.1", &ids(Kind::ALL, Kind::id))?;
        let at = space(row.need("at")?, map)?;
        let fits = if kind == Kind::Trireme { map.sea } else { map.land };
        let here = opening.iter().filter(|other| other.at == at);
        let same = opening.iter().filter(|other| (other.power, other.kind) == (power, kind)).count();
        let (clause, key) = match () {
            () if !fits.contains(at) => ("VOD-4.1.2", "fault-setup-ground"),
            () if here.clone().any(|other| other.power.team() != power.team()) => ("VOD-4.1.7", "fault-setup-enemy"),
            () if here.clone().any(|other| other.kind == kind) => (second(kind), "fault-setup-second"),
            () if same == usize::from(powers[power.index()].1.pieces[kind.index()]) => {
                ("VOD-4.1.4", "fault-setup-stock")
            }
            () => {
                opening.push(Opening { power, kind, at });
                continue;
            }
        };
        let message = Message::new(key).with("power", quoted(power.id())).with("piece", quoted(kind.id()));
        return Err(row.place.fault(clause, message.with("space", quoted(map.id(at)))));
    }
    for (power, (row, _)) in Power::ALL.into_iter().zip(powers) {
        if !opening.iter().any(|piece| (piece.power, piece.kind) == (power, Kind::City)) {
            let message = Message::new("fault-setup-city").with("power", quoted(power.id()));
            return Err(row.place.fault("VOD-2.4.1", message));
        }
    }
    Ok(opening)
}

/// Why there is no second piece of a kind in a space.
const fn second(kind: Kind) -> &'static str {
    match kind {
        Kind::Hoplite => "VOD-4.1.8",
        Kind::City => "VOD-4.1.9",
        Kind::Trireme => "VOD-4.1.10",
    }
}
