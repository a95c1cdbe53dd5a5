//! Reading the steps of an effect (OH-4.25): which fields each has, and where it can stand.

use quincunx_engine::{Fault, Message};

use super::effect::{FORM, MAX_NUMBER, Reader, WHOM, unknown};
use super::row::{Row, Value, quoted};
use crate::components::card::{Attach, Kind};
use crate::components::effect::{Ref, To, Touch, Trigger, Zone};
use crate::components::step::{Amount, Barred, Bonus, DamageKind, Factors, Fraction, Stat, Step, Until};
use crate::components::word::{Set, Word};

/// Changes go up and down so far.
const MAX_CHANGE: i8 = 15;
/// A factor is no larger.
const MAX_FACTOR: u8 = 9;

/// A step of the vocabulary.
#[derive(Clone, Copy)]
struct Form {
    /// Its fields; those of a static effect have no `until` besides.
    fields: &'static [&'static str],
    /// Where it can stand.
    stands: fn(&Reader) -> bool,
    read: fn(&Reader, Row<'_>) -> Result<Step, Fault>,
}

fn is_static(reader: &Reader) -> bool {
    reader.trigger == Trigger::Static
}

/// Where something happens once.
fn happens(reader: &Reader) -> bool {
    !is_static(reader) && reader.trigger != Trigger::NeighbourAttacked
}

fn always(reader: &Reader) -> bool {
    is_static(reader) || happens(reader)
}

const FORMS: [(&str, Form); 19] = [
    ("damage", Form { fields: &["n", "kind", "to", "bonus", "at"], stands: happens, read: damage }),
    ("restore", Form { fields: &["n", "to"], stands: happens, read: restore }),
    ("gain_life", Form { fields: &["n"], stands: happens, read: |_, row| Ok(Step::GainLife(n(row)?)) }),
    (
        "draw",
        Form { fields: &["n", "who"], stands: happens, read: |_, row| Ok(Step::Draw { n: n(row)?, who: who(row)? }) },
    ),
    (
        "discard",
        Form {
            fields: &["n", "who"],
            stands: happens,
            read: |_, row| Ok(Step::Discard { n: n(row)?, who: who(row)? }),
        },
    ),
    ("poison", Form { fields: &["to"], stands: happens, read: |it, row| Ok(Step::Poison { to: cards(it, row)? }) }),
    ("modify", Form { fields: &["stat", "n", "to"], stands: always, read: modify }),
    ("multiply", Form { fields: &["stat", "num", "den", "to"], stands: always, read: multiply }),
    ("shield", Form { fields: &["n", "to"], stands: happens, read: shield }),
    ("forbid", Form { fields: &["what", "to"], stands: always, read: forbid }),
    ("cancel", Form { fields: &[], stands: |it| it.trigger == Trigger::Answer, read: |_, _| Ok(Step::Cancel) }),
    ("redirect", Form { fields: &["to"], stands: |it| it.trigger == Trigger::NeighbourAttacked, read: redirect }),
    ("pierce_idle", Form { fields: &["num", "den", "to"], stands: is_static, read: pierce_idle }),
    (
        "turn_idle",
        Form { fields: &["to"], stands: happens, read: |it, row| Ok(Step::TurnIdle { to: cards(it, row)? }) },
    ),
    ("revive", Form { fields: &["num", "den", "to"], stands: happens, read: revive }),
    ("take", Form { fields: &["to"], stands: happens, read: take }),
    ("wall", Form { fields: &["to"], stands: is_wall, read: wall }),
    (
        "stack",
        Form {
            fields: &[],
            stands: |it| is_static(it) && it.bearer.kind == Kind::Puppet,
            read: |_, _| Ok(Step::Stack),
        },
    ),
    ("flame", Form { fields: &["n", "to"], stands: happens, read: flame }),
];

/// Steps that last when they are done.
const LASTING: [&str; 4] = ["modify", "multiply", "shield", "forbid"];

pub(super) fn step(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    let word = row.need("do")?;
    let form = word.known(FORM, &FORMS)?;
    let name = word.text()?;
    if !(form.stands)(reader) {
        let message = Message::new("fault-step").with("step", quoted(name));
        return Err(word.spot.fault(FORM, message.with("trigger", quoted(reader.trigger.id()))));
    }
    let row = row.named(name);
    let until: &[&str] = if LASTING.contains(&name) && !is_static(reader) { &["until"] } else { &[] };
    row.only(FORM, &[&["do"], form.fields, until])?;
    (form.read)(reader, row)
}

fn n(row: Row<'_>) -> Result<u8, Fault> {
    row.need("n")?.count(FORM, 1..=MAX_NUMBER)
}

fn who(row: Row<'_>) -> Result<Ref, Fault> {
    row.need("who")?.known(FORM, &[("you", Ref::You), ("opponent", Ref::Opponent)])
}

/// Cards in a zone; no players.
fn within(reader: &Reader, row: Row<'_>, zone: Zone) -> Result<To, Fault> {
    let to = reader.to(row)?;
    let value = row.need("to")?;
    let lies = match to {
        To::Ref(whom @ (Ref::You | Ref::Opponent)) => return Err(unknown(value, whom)),
        To::Ref(Ref::Target) => reader.named.unwrap_or(Zone::Play),
        To::Ref(_) => Zone::Play,
        To::Group(group) => group.zone,
    };
    if lies != zone {
        let message = Message::new("fault-step-zone").with("step", quoted(row.name)).with("zone", quoted(lies.id()));
        return Err(value.spot.fault(WHOM, message));
    }
    Ok(to)
}

/// Cards in play.
fn cards(reader: &Reader, row: Row<'_>) -> Result<To, Fault> {
    within(reader, row, Zone::Play)
}

/// The holder and nobody else.
fn holder(reader: &Reader, row: Row<'_>) -> Result<(), Fault> {
    let value = row.need("to")?;
    value.known(FORM, &[(Ref::Holder.id(), ())])?;
    if reader.knows(Ref::Holder) { Ok(()) } else { Err(unknown(value, Ref::Holder)) }
}

/// A part of something is no more than all of it.
fn fraction(row: Row<'_>, is_part: bool) -> Result<Fraction, Fault> {
    let den = row.need("den")?.count(FORM, 1..=MAX_FACTOR)?;
    let num = row.need("num")?.count(FORM, 1..=if is_part { den } else { MAX_FACTOR })?;
    Ok(Fraction { num, den })
}

/// How long it lasts (OH-4.25.5).
fn until(reader: &Reader, row: Row<'_>, stat: Option<Stat>) -> Result<Until, Fault> {
    const CLAUSE: &str = "OH-4.25.5";
    if is_static(reader) {
        return Ok(Until::InPlay);
    }
    let value = row.need("until")?;
    let known: Vec<_> = Until::WORDS.iter().copied().filter(|(_, until)| *until != Until::InPlay).collect();
    let until = value.known(CLAUSE, &known)?;
    let makes_sense = match until {
        Until::NextInstant => stat == Some(Stat::AbilityDamage),
        Until::ThisAttack => reader.answers.has(Touch::Attack),
        _ => true,
    };
    if makes_sense {
        Ok(until)
    } else {
        Err(value.spot.fault(CLAUSE, Message::new("fault-until").with("until", quoted(until.id()))))
    }
}

fn damage(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    let kind_word = row.need("kind")?;
    let kind = kind_word.word(FORM)?;
    if kind == DamageKind::Ability && !(reader.bearer.damage && reader.bearer.kind.deals_ability_damage()) {
        return Err(kind_word.spot.fault("OH-2.3", Message::new("fault-ability-damage")));
    }
    if kind == DamageKind::Effect {
        row.named("effect").only("OH-4.17.6", &[&["do", "n", "kind", "to", "at"]])?;
    }
    let n = amount(row.need("n")?, kind)?;
    let is_player = row.get("to").is_some_and(|to| matches!(to.text(), Ok("you" | "opponent")));
    let to = if is_player && kind == DamageKind::Effect { reader.to(row)? } else { cards(reader, row)? };
    let bonus = row.get("bonus").map(|bonus| bonus.row()).transpose()?;
    let bonus = bonus.map(|bonus| {
        bonus.only(FORM, &[&["n", "if"]])?;
        bonus.need("if")?;
        Ok(Bonus { n: self::n(bonus)?, when: reader.conditions(bonus, Reader::can_ask_of_victim)? })
    });
    let delayed = row.get("at").map_or(Ok(false), |at| at.known(FORM, &[("owner_next_start", true)]))?;
    Ok(Step::Damage { n, kind, to, bonus: bonus.transpose()?, delayed })
}

/// The base of a damage; of effect damage a number (OH-4.17.6).
fn amount(value: Value<'_>, kind: DamageKind) -> Result<Amount, Fault> {
    if kind == DamageKind::Ability && value.is_text() {
        return value.known(FORM, &[("printed", Amount::Printed)]);
    }
    if kind == DamageKind::Effect || !value.is_row() {
        return Ok(Amount::Number(value.count(FORM, 1..=MAX_NUMBER)?));
    }
    let row = value.row()?;
    row.only(FORM, &[&["weapon_base", "weapon_current", "character_base", "character_current"]])?;
    let times = |name| row.get(name).map_or(Ok(0), |times| times.count(FORM, 1..=MAX_FACTOR));
    let factors = Factors {
        weapon_base: times("weapon_base")?,
        weapon_current: times("weapon_current")?,
        character_base: times("character_base")?,
        character_current: times("character_current")?,
    };
    if factors == Factors::default() {
        return Err(value.spot.fault(FORM, Message::new("fault-empty").with("field", quoted(value.field))));
    }
    Ok(Amount::Of(factors))
}

fn restore(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    Ok(Step::Restore { n: n(row)?, to: cards(reader, row)? })
}

fn modify(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    let stat = row.need("stat")?.word("OH-4.25.3")?;
    let range = match stat {
        Stat::AttackTargets => 1..=1,
        _ => -MAX_CHANGE..=MAX_CHANGE,
    };
    let n = row.need("n")?.number(FORM, range)?;
    let to = if stat == Stat::TakeoverTaken {
        row.need("to")?.known(WHOM, &[(Ref::You.id(), To::Ref(Ref::You))])?
    } else {
        cards(reader, row)?
    };
    Ok(Step::Modify { stat, n, to, until: until(reader, row, Some(stat))? })
}

fn multiply(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    let known: Vec<_> = Stat::WORDS.iter().copied().filter(|(_, stat)| stat.is_damage_of_a_card()).collect();
    let stat = row.need("stat")?.known("OH-4.17.4", &known)?;
    let by = fraction(row, false)?;
    Ok(Step::Multiply { stat, by, to: cards(reader, row)?, until: until(reader, row, Some(stat))? })
}

fn shield(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    Ok(Step::Shield { n: n(row)?, to: cards(reader, row)?, until: until(reader, row, None)? })
}

fn forbid(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    let what: Set<Barred> = row.need("what")?.words("OH-4.25.4")?;
    Ok(Step::Forbid { what, to: cards(reader, row)?, until: until(reader, row, None)? })
}

fn redirect(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    holder(reader, row)?;
    Ok(Step::Redirect)
}

fn pierce_idle(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    holder(reader, row)?;
    Ok(Step::PierceIdle(fraction(row, true)?))
}

fn revive(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    Ok(Step::Revive { part: fraction(row, true)?, to: within(reader, row, Zone::Dead)? })
}

fn take(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    Ok(Step::Take { to: within(reader, row, Zone::Discard)? })
}

/// A wall is a continuous ability with armour on a character (OH-4.26.2).
fn is_wall(reader: &Reader) -> bool {
    is_static(reader) && reader.bearer.armour && reader.bearer.attach == Some(Attach::Character)
}

fn wall(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    holder(reader, row)?;
    Ok(Step::Wall)
}

fn flame(reader: &Reader, row: Row<'_>) -> Result<Step, Fault> {
    Ok(Step::Flame { n: n(row)?, to: cards(reader, row)? })
}
