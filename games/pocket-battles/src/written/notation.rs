//! Actions as they are written.

use std::fmt;

use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::action::{Action, Choice};
use crate::rules::unit::UnitId;

impl Action {
    /// Writes it in notation.
    pub(crate) fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        match self.0 {
            Choice::Army(army) => write!(out, "army({})", army.word()),
            Choice::Rolls([a, b]) => write!(out, "rolls({a}, {b})"),
            Choice::Hits(hits) => write!(out, "hits({hits})"),
            Choice::Open(tile) => write!(out, "open({tile})"),
            Choice::Add(tile) => write!(out, "add({tile})"),
            Choice::Top(tile) => write!(out, "top({tile})"),
            Choice::Close => out.write_str("close"),
            Choice::Undo(number) => write!(out, "undo({number})"),
            Choice::Commit => out.write_str("commit"),
            Choice::Ready(number) => write!(out, "ready({number})"),
            Choice::Deploy(unit, zone) => write!(out, "deploy({unit}, {zone})"),
            Choice::Redeploy(unit, zone) => write!(out, "redeploy({unit}, {zone})"),
            Choice::Move(unit, zone) => write!(out, "move({unit}, {zone})"),
            Choice::Charge(unit) => write!(out, "charge({unit})"),
            Choice::CarryOn(unit, at) => write!(out, "carry_on({unit}, {at})"),
            Choice::Leave(unit) => write!(out, "leave({unit})"),
            Choice::Shoot(unit, at) => write!(out, "shoot({unit}, {at})"),
            Choice::Heal(unit, tile) => write!(out, "heal({unit}, {tile})"),
            Choice::DoubleOrder(unit) => write!(out, "double_order({unit})"),
            Choice::Pass => out.write_str("pass"),
            Choice::Yes => out.write_str("yes"),
            Choice::No => out.write_str("no"),
            Choice::Enough => out.write_str("enough"),
            Choice::Intercept(unit) => write!(out, "intercept({unit})"),
            Choice::ShootAgainst(unit) => write!(out, "shoot({unit})"),
            Choice::Wait => out.write_str("wait"),
            Choice::Target(unit) => write!(out, "target({unit})"),
            Choice::Allot(tile) => write!(out, "allot({tile})"),
            Choice::Unused => out.write_str("unused"),
            Choice::From(unit) => write!(out, "from({unit})"),
            Choice::Spent => out.write_str("spent"),
            Choice::Remove => out.write_str("remove"),
            Choice::Troop(tile) => write!(out, "troop({tile})"),
            Choice::Parting(unit) => write!(out, "parting({unit})"),
            Choice::Strike => out.write_str("strike"),
            Choice::Decline => out.write_str("decline"),
            Choice::GiveUp(unit) => write!(out, "give_up({unit})"),
            Choice::GiveUpTroop(tile) => write!(out, "give_up({tile})"),
            Choice::Done => out.write_str("done"),
        }
    }

    /// Reads it.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let Some((word, rest)) = text.split_once('(') else { return Self::parse_word(text) };
        let args: Vec<&str> = rest.strip_suffix(')')?.split(',').map(str::trim).collect();
        let choice = match (word.trim(), args.as_slice()) {
            ("army", [word]) => Choice::Army(Army::BOTH.into_iter().find(|army| army.word() == *word)?),
            ("rolls", [a, b]) => Choice::Rolls([die(a)?, die(b)?]),
            ("hits", [hits]) => Choice::Hits(number(hits)?),
            ("open", [tile]) => Choice::Open(Tile::parse(tile)?),
            ("add", [tile]) => Choice::Add(Tile::parse(tile)?),
            ("top", [tile]) => Choice::Top(Tile::parse(tile)?),
            ("undo", [place]) => Choice::Undo(number(place)?),
            ("ready", [place]) => Choice::Ready(number(place)?),
            ("deploy", [unit, zone]) => Choice::Deploy(UnitId::parse(unit)?, Zone::parse(zone)?),
            ("redeploy", [unit, zone]) => Choice::Redeploy(UnitId::parse(unit)?, Zone::parse(zone)?),
            ("move", [unit, zone]) => Choice::Move(UnitId::parse(unit)?, Zone::parse(zone)?),
            ("charge", [unit]) => Choice::Charge(UnitId::parse(unit)?),
            ("carry_on", [unit, at]) => Choice::CarryOn(UnitId::parse(unit)?, UnitId::parse(at)?),
            ("leave", [unit]) => Choice::Leave(UnitId::parse(unit)?),
            ("shoot", [unit, at]) => Choice::Shoot(UnitId::parse(unit)?, UnitId::parse(at)?),
            ("heal", [unit, tile]) => Choice::Heal(UnitId::parse(unit)?, Tile::parse(tile)?),
            ("double_order", [unit]) => Choice::DoubleOrder(UnitId::parse(unit)?),
            ("intercept", [unit]) => Choice::Intercept(UnitId::parse(unit)?),
            ("shoot", [unit]) => Choice::ShootAgainst(UnitId::parse(unit)?),
            ("target", [unit]) => Choice::Target(UnitId::parse(unit)?),
            ("allot", [tile]) => Choice::Allot(Tile::parse(tile)?),
            ("from", [unit]) => Choice::From(UnitId::parse(unit)?),
            ("troop", [tile]) => Choice::Troop(Tile::parse(tile)?),
            ("parting", [unit]) => Choice::Parting(UnitId::parse(unit)?),
            ("give_up", [what]) => match UnitId::parse(what) {
                Some(unit) => Choice::GiveUp(unit),
                None => Choice::GiveUpTroop(Tile::parse(what)?),
            },
            _ => return None,
        };
        Some(Self(choice))
    }

    fn parse_word(word: &str) -> Option<Self> {
        let choice = match word {
            "close" => Choice::Close,
            "commit" => Choice::Commit,
            "pass" => Choice::Pass,
            "yes" => Choice::Yes,
            "no" => Choice::No,
            "enough" => Choice::Enough,
            "wait" => Choice::Wait,
            "unused" => Choice::Unused,
            "spent" => Choice::Spent,
            "remove" => Choice::Remove,
            "strike" => Choice::Strike,
            "decline" => Choice::Decline,
            "done" => Choice::Done,
            _ => return None,
        };
        Some(Self(choice))
    }
}

fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

fn die(text: &str) -> Option<u8> {
    number(text).filter(|face| (1..=6).contains(face))
}
