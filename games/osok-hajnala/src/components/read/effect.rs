//! Reading what a card does (OH-4.25): the words of the vocabulary, each only where it can mean something.

use quincunx_engine::{Fault, Message};

use super::row::{Row, Value, quoted};
use super::steps;
use crate::components::card::{Attach, Kind, MAX_LEVEL};
use crate::components::effect::{
    Body, Condition, Cost, Count, Effect, Place, Ref, Selector, Side, To, Touch, Trigger, Zone,
};
use crate::components::step::{Stat, Step};
use crate::components::word::{Set, Word};

/// The form of a record, and of all that stands in it.
pub(super) const FORM: &str = "OH-4.25.1";
/// Whom a text can speak of.
pub(super) const WHOM: &str = "OH-4.25.2";

/// A number in an effect is no larger.
pub(super) const MAX_NUMBER: u8 = 15;
/// A card has no more records.
pub(super) const MAX_EFFECTS: usize = 4;
/// A record has no more steps.
const MAX_STEPS: usize = 4;
/// No text names more cards one by one.
const MAX_NAMED: u8 = 8;

/// The card that the text stands on.
#[derive(Clone, Copy)]
pub(super) struct Bearer {
    pub kind: Kind,
    pub attach: Option<Attach>,
    /// Has it an armour?
    pub armour: bool,
    /// Has it a damage value (OH-2.3)?
    pub damage: bool,
}

/// A record, as far as it is read: the card it stands on, and when it works.
pub(super) struct Reader {
    pub bearer: Bearer,
    pub trigger: Trigger,
    pub answers: Set<Touch>,
    /// Where the named cards lie, if any are named.
    pub named: Option<Zone>,
}

impl Bearer {
    /// Is there a character or puppet that the text belongs to?
    const fn has_holder(self) -> bool {
        match self.kind {
            Kind::Noble => false,
            Kind::Continuous => !matches!(self.attach, Some(Attach::Battlefield)),
            kind => kind.stays(),
        }
    }

    /// Can a text of this card have such a moment?
    const fn knows(self, trigger: Trigger) -> bool {
        let is_character = self.kind.is_character();
        match trigger {
            Trigger::Play => !matches!(self.kind, Kind::Noble | Kind::Trap),
            Trigger::Answer => matches!(self.kind, Kind::Trap),
            _ if !self.kind.stays() => false,
            Trigger::Enter => is_character,
            Trigger::Died => is_character || self.armour && !self.kind.is_equipment(),
            Trigger::AttackHit | Trigger::AttackDone | Trigger::Attacked => self.has_holder(),
            Trigger::NeighbourAttacked | Trigger::Woken => self.has_holder() && !matches!(self.kind, Kind::Puppet),
            Trigger::Static | Trigger::Activate | Trigger::TurnStart | Trigger::TurnEnd | Trigger::PoisonPlaced => true,
        }
    }
}

/// The fields that a record with this trigger can have.
const fn fields(trigger: Trigger, stays: bool) -> &'static [&'static str] {
    match trigger {
        Trigger::Static => &["trigger", "if", "limit", "steps"],
        Trigger::Play if stays => &["trigger", "if", "cost", "steps"],
        Trigger::Play | Trigger::Activate => &["trigger", "if", "cost", "target", "steps"],
        Trigger::Answer => &["trigger", "answers", "if", "steps"],
        _ => &["trigger", "if", "optional", "limit", "steps"],
    }
}

/// Reads a record of a card.
pub(super) fn effect(row: Row<'_>, bearer: Bearer) -> Result<Effect, Fault> {
    let word = row.need("trigger")?;
    let trigger: Trigger = word.word(FORM)?;
    if !bearer.knows(trigger) {
        let message = Message::new("fault-trigger").with("trigger", quoted(trigger.id()));
        return Err(word.spot.fault(FORM, message.with("kind", quoted(bearer.kind.id()))));
    }
    let row = row.named(trigger.id());
    row.only(FORM, &[fields(trigger, bearer.kind.stays())])?;
    let mut reader = Reader { bearer, trigger, answers: Set::EMPTY, named: None };
    if trigger == Trigger::Answer {
        reader.answers = row.need("answers")?.words(FORM)?;
    }
    let when = reader.conditions(row, Reader::can_ask)?;
    let cost = match trigger {
        Trigger::Activate => reader.cost(row.need("cost")?)?,
        _ => row.get("cost").map_or(Ok(Cost::default()), |cost| reader.cost(cost))?,
    };
    let target = row.get("target").map(|target| reader.selector(target)).transpose()?;
    reader.named = target.map(|target| target.zone);
    let optional = row.get("optional").map_or(Ok(false), Value::flag)?;
    let limit = row.get("limit");
    let first_each_turn = limit.map_or(Ok(false), |limit| limit.known("OH-4.25.6", &[("first_each_turn", true)]))?;
    let steps = reader.steps(row)?;
    if let Some(limit) = limit.filter(|_| trigger == Trigger::Static && !steps.iter().all(can_be_used_up)) {
        return Err(limit.spot.fault("OH-4.17.8", Message::new("fault-limit")));
    }
    let fits_all = |condition: &&Condition| steps.iter().all(|step| fits(condition, step));
    let unfit = when.iter().find(|condition| trigger == Trigger::Static && !fits_all(condition));
    if let (Some(condition), Some(value)) = (unfit, row.get("if")) {
        return Err(unasked(condition, value.spot));
    }
    Ok(Effect { trigger, answers: reader.answers, when, cost, target, optional, first_each_turn, steps })
}

fn unasked(condition: &Condition, spot: super::row::Spot<'_>) -> Fault {
    spot.fault(WHOM, Message::new("fault-condition").with("condition", quoted(condition.id())))
}

/// Is it a change of damage that the holder suffers, which its first damage of the turn uses up (OH-4.17.8)?
fn can_be_used_up(step: &Step) -> bool {
    matches!(step, Step::Modify { stat: Stat::AttackTaken | Stat::AbilityTaken, to: To::Ref(Ref::Holder), .. })
}

/// Under a static effect: does the condition speak of something that a change of this number knows (OH-4.17.5)?
fn fits(condition: &Condition, step: &Step) -> bool {
    let stat = match step {
        Step::Modify { stat, .. } | Step::Multiply { stat, .. } => Some(*stat),
        _ => None,
    };
    match condition {
        Condition::UserType(_) | Condition::CardKind(_) | Condition::CardType(_) => {
            matches!(stat, Some(Stat::AbilityDamage | Stat::AbilityTaken))
        }
        Condition::VictimKind(_) | Condition::VictimHas(_) | Condition::VictimSide(_) => {
            matches!(stat, Some(Stat::AttackDamage | Stat::AbilityDamage))
        }
        Condition::AttackerKind(_) => matches!(stat, Some(Stat::AttackTaken | Stat::TakeoverTaken)),
        Condition::DealtBy(_) => matches!(stat, Some(Stat::AttackTaken | Stat::AbilityTaken | Stat::TakeoverTaken)),
        Condition::HolderHas(_) | Condition::HolderActive | Condition::Turn(_) | Condition::NoActiveNamesake => true,
    }
}

impl Reader {
    /// Is there such a one whenever the text is done?
    pub(super) fn knows(&self, who: Ref) -> bool {
        let used = self.bearer.kind.deals_ability_damage();
        match who {
            Ref::Target => self.named.is_some(),
            Ref::Holder => self.bearer.has_holder() && self.trigger != Trigger::Play,
            Ref::User => used,
            Ref::Victim => matches!(self.trigger, Trigger::AttackHit | Trigger::PoisonPlaced),
            Ref::Attacker => {
                matches!(self.trigger, Trigger::Attacked)
                    || self.answers.has(Touch::Attack) && self.answers.iter().count() == 1
            }
            Ref::Answered => self.trigger == Trigger::Answer,
            Ref::You | Ref::Opponent => true,
        }
    }

    /// Can the record have this condition?
    fn can_ask(&self, condition: &Condition) -> bool {
        let is_static = self.trigger == Trigger::Static;
        match condition {
            Condition::HolderHas(_) | Condition::HolderActive => self.knows(Ref::Holder),
            Condition::UserType(_) => is_static || self.is_used(),
            Condition::CardKind(_) | Condition::CardType(_) | Condition::DealtBy(_) => is_static,
            Condition::VictimKind(_) | Condition::VictimHas(_) | Condition::VictimSide(_) => {
                is_static || self.knows(Ref::Victim)
            }
            Condition::AttackerKind(_) => {
                is_static || self.knows(Ref::Attacker) || self.trigger == Trigger::NeighbourAttacked
            }
            Condition::Turn(_) => true,
            Condition::NoActiveNamesake => self.trigger == Trigger::Play && self.bearer.kind.is_character(),
        }
    }

    /// Can the bonus of a damage have this condition?
    pub(super) fn can_ask_of_victim(&self, condition: &Condition) -> bool {
        let of_victim = matches!(
            condition,
            Condition::VictimKind(_) | Condition::VictimHas(_) | Condition::VictimSide(_) | Condition::UserType(_)
        );
        of_victim || self.can_ask(condition)
    }

    /// Is it the record of an ability that a character plays or uses?
    fn is_used(&self) -> bool {
        matches!(self.trigger, Trigger::Play | Trigger::Answer) && self.bearer.kind.is_ability()
    }

    /// The conditions of a record or a bonus, of which only some can be asked.
    pub(super) fn conditions(&self, row: Row<'_>, can: fn(&Self, &Condition) -> bool) -> Result<Vec<Condition>, Fault> {
        let Some(when) = row.get("if") else { return Ok(Vec::new()) };
        let read = |value: Value<'_>| {
            let condition = condition(value.row()?)?;
            if can(self, &condition) { Ok(condition) } else { Err(unasked(&condition, value.spot)) }
        };
        when.some(FORM)?.into_iter().map(read).collect()
    }

    /// What is paid (OH-4.1.6): armour by a holder only.
    fn cost(&self, value: Value<'_>) -> Result<Cost, Fault> {
        let mut cost = Cost::default();
        for part in value.some(FORM)? {
            let part = part.row()?.single(FORM)?;
            let paid = match part.field {
                "life" => &mut cost.life,
                "discard" => &mut cost.discard,
                "armour" if self.knows(Ref::Holder) => &mut cost.armour,
                other => {
                    let message = Message::new("fault-field").with("field", quoted(other)).with("in", quoted("cost"));
                    return Err(part.spot.fault("OH-4.1.6", message));
                }
            };
            if *paid > 0 {
                return Err(part
                    .spot
                    .fault("OH-4.1.6", Message::new("fault-cost-twice").with("cost", quoted(part.field))));
            }
            *paid = part.count(FORM, 1..=MAX_NUMBER)?;
        }
        Ok(cost)
    }

    /// Which cards are named or touched.
    fn selector(&self, value: Value<'_>) -> Result<Selector, Fault> {
        let row = value.row()?;
        row.only(FORM, &[&["side", "zone", "kinds", "where", "level_max", "count"]])?;
        let zone = row.get("zone").map_or(Ok(Zone::Play), |zone| zone.word(FORM))?;
        let selector = Selector {
            side: row.get("side").map(|side| side.word(FORM)).transpose()?,
            zone,
            kinds: row.need("kinds")?.words(FORM)?,
            places: row.get("where").map_or(Ok(Set::EMPTY), |places| places.words(FORM))?,
            level_max: row.get("level_max").map_or(Ok(MAX_LEVEL), |level| level.count(FORM, 1..=MAX_LEVEL))?,
            count: count(row.need("count")?)?,
        };
        let needs =
            [(Place::Adjacent, Ref::Holder), (Place::NotUser, Ref::User), (Place::AdjacentToVictim, Ref::Victim)];
        for (place, whom) in needs {
            if selector.places.has(place) && !self.knows(whom) {
                return Err(unknown(value, whom));
            }
        }
        let only_characters = selector.kinds == Set::from_iter([Body::Character]);
        let is_there = match zone {
            Zone::Play => true,
            _ if selector.side != Some(Side::Own) || !selector.places.is_empty() => false,
            Zone::Dead => only_characters,
            Zone::Discard => true,
        };
        if !is_there {
            return Err(value.spot.fault("OH-4.20.3", Message::new("fault-zone").with("zone", quoted(zone.id()))));
        }
        Ok(selector)
    }

    /// Whom a step touches: one whom the moment tells, or a group of all.
    pub(super) fn to(&self, row: Row<'_>) -> Result<To, Fault> {
        let value = row.need("to")?;
        if value.is_row() {
            let group = self.selector(value)?;
            if group.count != Count::All {
                return Err(value.spot.fault(WHOM, Message::new("fault-group")));
            }
            return Ok(To::Group(group));
        }
        let whom = value.word(FORM)?;
        if self.knows(whom) { Ok(To::Ref(whom)) } else { Err(unknown(value, whom)) }
    }

    /// The steps: none where the record is about the playing of a card that stays.
    fn steps(&self, row: Row<'_>) -> Result<Vec<Step>, Fault> {
        let value = row.need("steps")?;
        if self.trigger == Trigger::Play && self.bearer.kind.stays() {
            return match value.list()?.first() {
                None => Ok(Vec::new()),
                Some(step) => Err(step.spot.fault(FORM, Message::new("fault-play"))),
            };
        }
        let steps = value.some(FORM)?;
        if let Some(step) = steps.get(MAX_STEPS) {
            return Err(step.spot.fault(FORM, Message::new("fault-many-steps").with("most", MAX_STEPS as i64)));
        }
        steps.into_iter().map(|step| steps::step(self, step.row()?)).collect()
    }
}

/// Somebody of whom the text cannot speak.
pub(super) fn unknown(value: Value<'_>, whom: Ref) -> Fault {
    value.spot.fault(WHOM, Message::new("fault-ref").with("ref", quoted(whom.id())))
}

/// One to so many, or every one.
fn count(value: Value<'_>) -> Result<Count, Fault> {
    if value.is_text() {
        return value.known(FORM, &[("all", Count::All)]);
    }
    Ok(Count::UpTo(value.count(FORM, 1..=MAX_NAMED)?))
}

/// A condition: a table with its one field.
fn condition(row: Row<'_>) -> Result<Condition, Fault> {
    let value = row.single(FORM)?;
    Ok(match value.field {
        "holder_has" => Condition::HolderHas(value.word(FORM)?),
        "holder_state" => value.known(FORM, &[("active", Condition::HolderActive)])?,
        "user_type" => Condition::UserType(value.words(FORM)?),
        "card_kind" => Condition::CardKind(ability_kinds(value)?),
        "card_type" => Condition::CardType(value.words(FORM)?),
        "victim_kind" => Condition::VictimKind(value.words(FORM)?),
        "victim_has" => Condition::VictimHas(value.word(FORM)?),
        "victim_side" => Condition::VictimSide(value.word(FORM)?),
        "attacker_kind" => Condition::AttackerKind(value.words(FORM)?),
        "dealt_by" => Condition::DealtBy(value.word(FORM)?),
        "turn" => Condition::Turn(value.word(FORM)?),
        "no_active_namesake" if value.flag()? => Condition::NoActiveNamesake,
        other => {
            let message = Message::new("fault-field").with("field", quoted(other)).with("in", quoted("if"));
            return Err(value.spot.fault(FORM, message));
        }
    })
}

/// Kinds of ability that deal damage.
fn ability_kinds(value: Value<'_>) -> Result<Set<Kind>, Fault> {
    let known: Vec<_> = Kind::WORDS.iter().copied().filter(|(_, kind)| kind.deals_ability_damage()).collect();
    value.some(FORM)?.into_iter().map(|word| word.known(FORM, &known)).collect()
}
