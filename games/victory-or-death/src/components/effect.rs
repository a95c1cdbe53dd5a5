//! Reading what a card does (VOD-4.11.1): triggers, conditions, costs and steps. Only the words of sections 4.12 to 4.17, each
//! only where it belongs (VOD-4.11.11).

use quincunx_engine::{Fault, Message};

use super::card::{
    CardType, CardTypes, Cause, Causes, Condition, Cost, Effect, ExtraPlay, Filter, Happening, Link, MAX_PICKS,
    MAX_STEPS, Name, Outcome, Outcomes, Payment, SpaceSet, Step, TakeOffFrom, Trigger, TurnStep, Until, Who, WhoseTurn,
};
use super::map::{Ground, Map, Spaces};
use super::power::{Kind, Kinds, Power};
use super::row::{FILE, Row, Value, ids, quoted};
use super::spaces::{GROUNDS, space};
use super::steps;

/// The vocabulary is closed.
pub(super) const WORDS: &str = "VOD-4.11.11";

/// A number in an effect is no larger.
pub(super) const MAX_NUMBER: u8 = 15;
/// A cost has no more alternatives.
/// A card that is to be paid for names at most so many ways to do it.
pub(crate) const MAX_ALTERNATIVES: usize = 8;

pub(super) const WHO: [(&str, Who); 9] = [
    ("self", Who::Self_),
    ("teammate", Who::Teammate),
    ("friend", Who::Friend),
    ("enemy", Who::Enemy),
    ("any", Who::Any),
    ("corinth", Who::Power(Power::Corinth)),
    ("delian", Who::Power(Power::Delian)),
    ("sparta", Who::Power(Power::Sparta)),
    ("athens", Who::Power(Power::Athens)),
];

const CAUSES: [(&str, Cause); 3] = [("battle", Cause::Battle), ("effect", Cause::Effect), ("supply", Cause::Supply)];

const TURNS: [(&str, WhoseTurn); 3] = [("any", WhoseTurn::Any), ("own", WhoseTurn::Own), ("other", WhoseTurn::Other)];

const OUTCOMES: [(&str, Outcome); 5] = [
    ("done", Outcome::Done),
    ("prevented", Outcome::Prevented),
    ("declined", Outcome::Declined),
    ("no_target", Outcome::NoTarget),
    ("skipped", Outcome::Skipped),
];

pub(super) const UNTIL: [(&str, Until); 4] = [
    ("end_of_step", Until::Step),
    ("end_of_turn", Until::Turn),
    ("end_of_round", Until::Round),
    ("end_of_game", Until::Game),
];

/// What a trigger of the last column of 4.12 may carry.
const PIECE: [&str; 5] = ["of", "piece", "spaces", "turn", "step"];
const REMOVAL: [&str; 7] = ["of", "by", "piece", "spaces", "cause", "turn", "step"];
const BATTLE: [&str; 6] = ["of", "by", "piece", "spaces", "turn", "step"];

/// The triggers with the filters that each may carry (4.12).
const TRIGGERS: [(&str, (Trigger, &[&str])); 11] = [
    ("play", (Trigger::Play, &[])),
    ("strategy", (Trigger::Strategy, &[])),
    ("own_turn", (Trigger::OwnTurn, &[])),
    ("scoring", (Trigger::Scoring, &[])),
    ("mustered", (Trigger::On(Happening::Mustered, Filter::ANY), &PIECE)),
    ("placed", (Trigger::On(Happening::Placed, Filter::ANY), &PIECE)),
    ("would_remove", (Trigger::On(Happening::WouldRemove, Filter::ANY), &REMOVAL)),
    ("removed", (Trigger::On(Happening::Removed, Filter::ANY), &REMOVAL)),
    ("battle_begun", (Trigger::On(Happening::BattleBegun, Filter::ANY), &BATTLE)),
    ("battle_over", (Trigger::On(Happening::BattleOver, Filter::ANY), &BATTLE)),
    ("card_played", (Trigger::On(Happening::CardPlayed, Filter::ANY), &["by", "types", "turn"])),
];

/// What a step or an event deals with, so that a name can stand for it (VOD-4.11.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Deals {
    Nothing,
    Space,
    Piece,
}

/// What lasts longer than its card.
#[derive(Default)]
pub(super) struct Lasting {
    pub links: Vec<Link>,
    pub extra_plays: Vec<ExtraPlay>,
}

/// The effect of a card, as far as it is read.
pub(super) struct Reader<'a> {
    pub map: &'a Map,
    pub owner: Power,
    pub lasting: &'a mut Lasting,
    /// What the event is, if there is one whenever the card is used.
    event: Option<Deals>,
    /// The names of the steps before.
    steps: Vec<(Option<&'a str>, Deals)>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(map: &'a Map, owner: Power, lasting: &'a mut Lasting) -> Self {
        Self { map, owner, lasting, event: None, steps: Vec::new() }
    }

    pub(super) fn effect(mut self, row: Row<'a>) -> Result<Effect, Fault> {
        row.only(WORDS, &[&["trigger", "when", "cost", "steps", "use", "limit"]])?;
        let triggers = row.need("trigger")?.some(WORDS)?.into_iter().map(|trigger| self.trigger(trigger.row()?));
        let triggers = triggers.collect::<Result<Vec<_>, Fault>>()?;
        let event = triggers.iter().map(|trigger| match trigger {
            Trigger::On(Happening::CardPlayed, _) => Some(Deals::Nothing),
            Trigger::On(..) => Some(Deals::Piece),
            _ => None,
        });
        self.event = event.min().flatten();
        let when = self.conditions(row)?;
        let cost = self.cost(row)?;
        let mut steps = Vec::new();
        for step in row.need("steps")?.some(WORDS)? {
            if steps.len() == MAX_STEPS {
                let message = Message::new("fault-many-steps").with("most", MAX_STEPS as i64);
                return Err(step.place.fault(FILE, message));
            }
            steps.push(self.step(step.row()?)?);
        }
        let automatic = [("optional", false), ("automatic", true)];
        let automatic = row.get("use").map_or(Ok(false), |word| word.word(WORDS, &automatic))?;
        let limit = [("none", false), ("once_per_turn", true)];
        let once_per_turn = row.get("limit").map_or(Ok(false), |word| word.word(WORDS, &limit))?;
        Ok(Effect { triggers, when, cost, steps, automatic, once_per_turn })
    }

    fn trigger(&self, row: Row<'a>) -> Result<Trigger, Fault> {
        let on = row.need("on")?;
        let (mut trigger, fields) = on.word(WORDS, &TRIGGERS)?;
        row.named(on.text()?).only(WORDS, &[&["on"], fields])?;
        if let Trigger::On(_, filter) = &mut trigger {
            filter.of = row.get("of").map(|of| of.word(WORDS, &WHO)).transpose()?;
            filter.by = row.get("by").map(|by| by.word(WORDS, &WHO)).transpose()?;
            filter.piece = row.get("piece").map_or(Ok(Kinds::ALL), |piece| kinds(piece, &Kind::ALL))?;
            filter.spaces = row.get("spaces").map(|spaces| self.spaces(spaces)).transpose()?;
            if let Some(causes) = row.get("cause") {
                filter.cause = Causes(bits(causes.words(WORDS, &CAUSES)?, |cause| cause as u8));
            }
            filter.turn = row.get("turn").map_or(Ok(WhoseTurn::Any), |turn| turn.word(WORDS, &TURNS))?;
            if let Some(steps) = row.get("step") {
                filter.step = bits(steps.words(WORDS, &ids(TurnStep::ALL, TurnStep::id))?, |step| step as u8);
            }
            filter.types = row.get("types").map_or(Ok(CardTypes::ALL), types)?;
        }
        Ok(trigger)
    }

    /// The conditions of a card or step.
    fn conditions(&self, row: Row<'a>) -> Result<Vec<Condition>, Fault> {
        let Some(when) = row.get("when") else { return Ok(Vec::new()) };
        when.some(WORDS)?.into_iter().map(|condition| self.condition(condition.row()?)).collect()
    }

    fn condition(&self, row: Row<'a>) -> Result<Condition, Fault> {
        let cond = row.need("cond")?;
        let fields: &[&str] = cond.word(
            WORDS,
            &[
                ("pieces", ["cond", "of", "piece", "spaces", "supplied", "min", "max"].as_slice()),
                ("outcome", &["cond", "step", "is"]),
            ],
        )?;
        row.named(cond.text()?).only(WORDS, &[fields])?;
        if cond.text()? == "outcome" {
            let step = row.need("step")?;
            let name = step.text()?;
            let place = self.steps.iter().position(|(id, _)| *id == Some(name));
            let step = place.ok_or_else(|| unknown_name(step, name))? as u8;
            let is = Outcomes(bits(row.need("is")?.words(WORDS, &OUTCOMES)?, |outcome| outcome as u8));
            return Ok(Condition::Outcome { step, is });
        }
        Ok(Condition::Pieces {
            of: row.need("of")?.word(WORDS, &WHO)?,
            piece: kinds(row.need("piece")?, &Kind::ALL)?,
            spaces: self.spaces_of(row)?,
            supplied: row.get("supplied").map_or(Ok(false), Value::flag)?,
            min: row.get("min").map_or(Ok(0), |min| min.small(WORDS, 0..=u8::MAX))?,
            max: row.get("max").map_or(Ok(u8::MAX), |max| max.small(WORDS, 0..=u8::MAX))?,
        })
    }

    /// The cost of a card or step (4.14).
    fn cost(&self, row: Row<'a>) -> Result<Cost, Fault> {
        let Some(cost) = row.get("cost") else { return Ok(Cost::new()) };
        let alternatives = cost.some(WORDS)?;
        if alternatives.len() > MAX_ALTERNATIVES {
            let message = Message::new("fault-many-alternatives").with("most", MAX_ALTERNATIVES as i64);
            return Err(cost.place.fault(FILE, message));
        }
        let alternative = |alternative: Value<'a>| {
            let mut picks = 0;
            let mut payments = Vec::new();
            for payment in alternative.some(WORDS)? {
                let (payment, n) = self.payment(payment.row()?)?;
                picks += usize::from(n);
                payments.push(payment);
            }
            if picks > MAX_PICKS {
                let message = Message::new("fault-many-picks").with("most", MAX_PICKS as i64);
                return Err(alternative.place.fault(FILE, message));
            }
            Ok(payments)
        };
        alternatives.into_iter().map(alternative).collect()
    }

    /// A payment, and how much of it.
    fn payment(&self, row: Row<'a>) -> Result<(Payment, u8), Fault> {
        let pay = row.need("pay")?;
        let fields: &[&str] = pay.word(
            WORDS,
            &[
                ("discard", [].as_slice()),
                ("discard_type", &["types"]),
                ("bribe_from_bowl", &[]),
                ("vp", &[]),
                ("take_off", &["piece", "spaces"]),
            ],
        )?;
        row.named(pay.text()?).only(WORDS, &[&["pay", "n"], fields])?;
        let n = row.need("n")?.small(WORDS, 1..=MAX_NUMBER)?;
        let payment = match pay.text()? {
            "discard" => Payment::Discard(n),
            "discard_type" => Payment::DiscardType(types(row.need("types")?)?, n),
            "bribe_from_bowl" => Payment::BribeFromBowl(n),
            "vp" => Payment::Vp(n),
            _ => Payment::TakeOff(kinds(row.need("piece")?, &Kind::ALL)?, self.take_off(row)?, n),
        };
        Ok((payment, n))
    }

    /// Spaces that are the same whenever one asks, as a payment is a small thing.
    fn take_off(&self, row: Row<'a>) -> Result<TakeOffFrom, Fault> {
        let spaces = self.spaces_of(row)?;
        let named = [&spaces.bound, &spaces.next_to_bound].into_iter().any(|names| !names.is_empty());
        let holding = [&spaces.holding, &spaces.next_to_holding].into_iter().any(|holding| !holding.is_empty());
        if named || holding {
            return Err(row.place.fault("VOD-4.14.5", Message::new("fault-take-off")));
        }
        let within = if spaces.all { self.map.spaces() } else { spaces.fixed };
        Ok(TakeOffFrom(within & spaces.kind))
    }

    fn step(&mut self, row: Row<'a>) -> Result<Step, Fault> {
        let word = row.need("do")?;
        let form = word.word(WORDS, &steps::FORMS)?;
        let row = row.named(word.text()?);
        row.only(WORDS, &[&["id", "do", "when", "cost"], form.fields])?;
        let known = self.steps.iter().filter_map(|(id, _)| *id).chain(["event"]);
        let id = row.get("id").map(|id| id.id(known)).transpose()?;
        let when = self.conditions(row)?;
        let cost = self.cost(row)?;
        let deed = (form.read)(self, row)?;
        let times = row.get("times").map_or(Ok(1), |times| times.small(WORDS, 1..=MAX_NUMBER))?;
        self.steps.push((id, form.deals));
        Ok(Step { when, cost, deed, times })
    }

    /// The set of spaces of a trigger, condition, payment or step; absent: the whole map (VOD-4.15.5).
    pub(super) fn spaces_of(&self, row: Row<'a>) -> Result<SpaceSet, Fault> {
        row.get("spaces").map_or_else(|| Ok(SpaceSet::all()), |spaces| self.spaces(spaces))
    }

    fn spaces(&self, value: Value<'a>) -> Result<SpaceSet, Fault> {
        const UNION: [&str; 6] = ["ids", "bound", "holding", "next_to_ids", "next_to_bound", "next_to_holding"];
        let row = value.row()?;
        row.only(WORDS, &[&UNION, &["kind"]])?;
        let ids = |field: &'a str| -> Result<Spaces, Fault> {
            let Some(ids) = row.get(field) else { return Ok(Spaces::NONE) };
            ids.some(WORDS)?.into_iter().map(|id| space(id, self.map)).collect()
        };
        let names = |field: &'a str| -> Result<Vec<Name>, Fault> {
            let Some(names) = row.get(field) else { return Ok(Vec::new()) };
            names.some(WORDS)?.into_iter().map(|name| self.name(name, Deals::Space)).collect()
        };
        let holding = |field: &'a str| -> Result<Vec<(Who, Kinds)>, Fault> {
            let Some(holding) = row.get(field) else { return Ok(Vec::new()) };
            let row = holding.row()?;
            row.only(WORDS, &[&["of", "piece"]])?;
            Ok(vec![(row.need("of")?.word(WORDS, &WHO)?, kinds(row.need("piece")?, &Kind::ALL)?)])
        };
        let mut kind = Spaces::ALL;
        if let Some(grounds) = row.get("kind") {
            let ground = |ground| match ground {
                Ground::Land => self.map.land,
                Ground::Sea => self.map.sea,
                Ground::Neutral => self.map.neutral,
            };
            let grounds = grounds.words(WORDS, &GROUNDS)?.into_iter().map(ground);
            kind = grounds.fold(Spaces::NONE, |all, ground| all | ground);
        }
        Ok(SpaceSet {
            fixed: ids("ids")? | self.map.next_to_any(ids("next_to_ids")?),
            bound: names("bound")?,
            next_to_bound: names("next_to_bound")?,
            holding: holding("holding")?,
            next_to_holding: holding("next_to_holding")?,
            all: UNION.into_iter().all(|field| row.get(field).is_none()),
            kind,
            in_or_next_to: row.get("ids").is_some() && row.get("next_to_ids").is_some(),
        })
    }

    /// A name that is bound where it stands, to no less than this (VOD-4.11.8).
    pub(super) fn name(&self, value: Value<'a>, to: Deals) -> Result<Name, Fault> {
        let name = value.text()?;
        let (bound, deals) = if name == "event" {
            (Name::Event, self.event.ok_or_else(|| unknown_name(value, name))?)
        } else {
            let place = self.steps.iter().position(|(id, _)| *id == Some(name));
            let place = place.ok_or_else(|| unknown_name(value, name))?;
            (Name::Step(place as u8), self.steps[place].1)
        };
        if deals < to {
            let key = if to == Deals::Piece { "fault-name-piece" } else { "fault-name-space" };
            return Err(value.place.fault("VOD-4.11.8", Message::new(key).with("name", quoted(name))));
        }
        Ok(bound)
    }
}

fn unknown_name(value: Value<'_>, name: &str) -> Fault {
    value.place.fault("VOD-4.11.8", Message::new("fault-name").with("name", quoted(name)))
}

/// Kinds of piece, of which only these make sense.
pub(super) fn kinds(value: Value<'_>, known: &[Kind]) -> Result<Kinds, Fault> {
    let known: Vec<_> = known.iter().map(|kind| (kind.id(), *kind)).collect();
    Ok(Kinds(bits(value.words(WORDS, &known)?, |kind| kind as u8)))
}

pub(super) fn types(value: Value<'_>) -> Result<CardTypes, Fault> {
    let types = value.words(WORDS, &ids(CardType::ALL, CardType::id))?;
    Ok(types.into_iter().fold(CardTypes(0), CardTypes::with))
}

fn bits<T>(words: Vec<T>, place: fn(T) -> u8) -> u8 {
    words.into_iter().fold(0, |bits, word| bits | 1 << place(word))
}
