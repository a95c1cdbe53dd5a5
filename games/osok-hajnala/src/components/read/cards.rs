//! Reading cards: which fields a card of each kind has (OH-2.2), and how many texts (OH-4.25).

use quincunx_engine::{Fault, Id, Message};

use super::effect::{self, Bearer, FORM, MAX_EFFECTS};
use super::row::{FILE, Row, Value, quoted};
use crate::components::card::{Attach, Card, Caste, Damage, Keyword, Kind, MAX_LEVEL, Tier};
use crate::components::effect::{Condition, Effect};
use crate::components::step::{Barred, Stat, Step};
use crate::components::word::{Set, Word};

/// A card has an id of one byte.
const MAX_CARDS: usize = 256;
/// No card has more armour.
const MAX_ARMOUR: u8 = 40;
/// No card has more damage.
const MAX_DAMAGE: u8 = 20;

/// What every card can have.
const FIELDS: [&str; 7] = ["id", "name", "kind", "caste", "keywords", "text", "effect"];

/// The fields that a card of a kind has besides; an instant, quick ability or trap has a damage or not, a continuous ability on a
/// character an armour or not.
const fn fields(kind: Kind, attach: Option<Attach>) -> &'static [&'static str] {
    match kind {
        Kind::Noble => &[],
        Kind::Mercenary | Kind::Hero | Kind::Puppet => &["level", "armour", "damage", "dtype"],
        Kind::Weapon => &["tier", "level", "damage", "dtype"],
        Kind::Armour => &["tier", "level", "armour"],
        Kind::Continuous if matches!(attach, Some(Attach::Character)) => &["attach", "level", "armour"],
        Kind::Continuous => &["attach", "level"],
        Kind::Mount => &["level", "armour"],
        Kind::Instant | Kind::Quick | Kind::Trap => &["level", "damage", "dtype"],
        Kind::Potion => &["level"],
    }
}

/// All cards of a file.
pub(crate) fn cards(file: Row<'_>) -> Result<Vec<Card>, Fault> {
    let rows = file.rows("card")?;
    if let Some(row) = rows.get(MAX_CARDS) {
        return Err(row.spot.fault(FILE, Message::new("fault-many-cards").with("most", MAX_CARDS as i64)));
    }
    let mut cards: Vec<Card> = Vec::new();
    for row in rows {
        let card = card(row, &cards)?;
        cards.push(card);
    }
    Ok(cards)
}

fn card(row: Row<'_>, others: &[Card]) -> Result<Card, Fault> {
    let id = row.need("id")?.id(others.iter().map(|card| card.id.as_str()))?;
    let kind: Kind = row.need("kind")?.word("OH-2.4")?;
    let row = row.named(kind.id());
    let attach: Option<Attach> = match kind {
        Kind::Continuous => Some(row.need("attach")?.word("OH-4.7.1")?),
        _ => None,
    };
    let own = fields(kind, attach);
    row.only(FILE, &[&FIELDS, own])?;
    let of_kind = |field| if own.contains(&field) { row.need(field).map(Some) } else { Ok(None) };
    let tier: Option<Tier> = of_kind("tier")?.map(|tier| tier.word("OH-4.6.2")).transpose()?;
    let name = row.need("name")?.title()?;
    let caste: Caste = row.need("caste")?.word("OH-2.5")?;
    let level = of_kind("level")?.map_or(Ok(0), |level| level.count("OH-2.7", 1..=MAX_LEVEL))?;
    let armour = if kind == Kind::Continuous { row.get("armour") } else { of_kind("armour")? };
    let armour = armour.map(|armour| armour.count(FILE, 1..=MAX_ARMOUR)).transpose()?;
    let has_damage = match kind {
        _ if kind.deals_ability_damage() => row.get("damage").or(row.get("dtype")).is_some(),
        _ => own.contains(&"damage"),
    };
    let damage = if has_damage { Some(damage(row)?) } else { None };
    let text = row.get("text").map(Value::text).transpose()?;
    let bearer = Bearer { kind, attach, armour: armour.is_some(), damage: damage.is_some() };
    let effects = effects(row, bearer)?;
    let keywords = keywords(row, &effects)?;
    Ok(Card {
        id: Id::new(id).expect("what is longer is no id"),
        name: Some(name.to_owned()),
        text: text.map(str::to_owned),
        kind,
        tier,
        attach,
        caste,
        level,
        armour,
        damage,
        keywords,
        effects,
    })
}

fn damage(row: Row<'_>) -> Result<Damage, Fault> {
    Ok(Damage { n: row.need("damage")?.count(FILE, 0..=MAX_DAMAGE)?, of: row.need("dtype")?.word("OH-2.5")? })
}

/// The records of a card: exactly one of a card that is used, as a single thing is declared and carried out.
fn effects(row: Row<'_>, bearer: Bearer) -> Result<Vec<Effect>, Fault> {
    let rows = row.rows("effect")?;
    if !bearer.kind.stays() && rows.len() != 1 {
        let message = Message::new("fault-one-effect").with("kind", quoted(bearer.kind.id()));
        return Err(row.spot.fault(FORM, message));
    }
    if let Some(extra) = rows.get(MAX_EFFECTS) {
        return Err(extra.spot.fault(FORM, Message::new("fault-many-effects").with("most", MAX_EFFECTS as i64)));
    }
    rows.into_iter().map(|row| effect::effect(row, bearer)).collect()
}

/// The keywords of a card are those that its text has, so that the option leaves out what it must (OH-2.23).
fn keywords(row: Row<'_>, effects: &[Effect]) -> Result<Set<Keyword>, Fault> {
    let value = row.get("keywords");
    let named = value.map_or(Ok(Set::EMPTY), |words| words.words("OH-4.26.1"))?;
    let carried: Set<Keyword> = effects.iter().flat_map(carried).collect();
    match Keyword::all().find(|keyword| named.has(*keyword) != carried.has(*keyword)) {
        None => Ok(named),
        Some(keyword) => {
            let spot = value.map_or(row.spot, |value| value.spot);
            let key = if named.has(keyword) { "fault-keyword-text" } else { "fault-keyword" };
            Err(spot.fault("OH-2.23", Message::new(key).with("keyword", quoted(keyword.id()))))
        }
    }
}

/// The keywords in a text.
fn carried(effect: &Effect) -> impl Iterator<Item = Keyword> {
    let champion = effect.when.contains(&Condition::NoActiveNamesake).then_some(Keyword::Champion);
    let steps = effect.steps.iter().filter_map(|step| match step {
        Step::Wall => Some(Keyword::Wall),
        Step::Stack => Some(Keyword::Horde),
        Step::Flame { .. } => Some(Keyword::Flame),
        Step::Modify { stat: Stat::AttackTargets, .. } => Some(Keyword::Reflex),
        Step::Forbid { what, .. } if is_curse(*what) => Some(Keyword::Curse),
        _ => None,
    });
    champion.into_iter().chain(steps)
}

/// All four states of a curse (OH-4.26.4).
fn is_curse(what: Set<Barred>) -> bool {
    [Barred::Attack, Barred::Ability, Barred::Effect, Barred::Equip].into_iter().all(|state| what.has(state))
}
