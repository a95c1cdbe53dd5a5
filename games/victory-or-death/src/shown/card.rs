//! The text of a card, made from its effect: one pattern for each word of sections 4.12 to 4.17, so that text and effect cannot
//! drift apart. A phrase that may be missing begins with its own space or comma.

use quincunx_engine::{Arg, Message};

use super::words::{number, term, text};
use crate::components::{
    CardId, CardType, CardTypes, Cause, Causes, Condition, Cost, Deed, Filter, Ground, Happening, Kind, Kinds, Name,
    Outcome, Outcomes, Payment as Due, Power, Space, SpaceSet, Spaces, Step, TakeOffFrom, Trigger, TurnStep, Until,
    Who, WhoseTurn,
};
use crate::rules::VictoryOrDeath;

/// Nothing, where a phrase may be missing.
pub(crate) fn nothing() -> Arg {
    text("")
}

/// A part of a sentence that may be missing.
pub(super) fn optional(phrase: Option<Message>) -> Arg {
    phrase.map_or_else(nothing, Arg::from)
}

/// These, with "or" before the last.
fn either(parts: impl IntoIterator<Item = Arg>) -> Option<Arg> {
    in_a_row(parts.into_iter().collect(), "phrase-or")
}

/// These clauses, with "or" before the last.
fn either_clause(parts: impl IntoIterator<Item = Message>) -> Option<Arg> {
    in_a_row(parts.into_iter().map(Arg::from).collect(), "phrase-or-clause")
}

/// These clauses, with "and" before the last.
fn both_clauses(parts: impl IntoIterator<Item = Message>) -> Option<Arg> {
    in_a_row(parts.into_iter().map(Arg::from).collect(), "phrase-and-clause")
}

/// These, with "and" before the last.
pub(crate) fn both(parts: impl IntoIterator<Item = Arg>) -> Option<Arg> {
    in_a_row(parts.into_iter().collect(), "phrase-and")
}

fn in_a_row(mut parts: Vec<Arg>, key: &'static str) -> Option<Arg> {
    let last = parts.pop()?;
    let Some(before) = parts.pop() else { return Some(last) };
    let end = Arg::from(Message::new(key).with("first", before).with("last", last));
    let comma = |rest: Arg, first: Arg| Arg::from(Message::new("phrase-comma").with("first", first).with("last", rest));
    Some(parts.into_iter().rev().fold(end, comma))
}

/// The kinds of a set, as the sentences choose by them.
fn kinds_word(kinds: Kinds) -> Arg {
    let ids: Vec<_> = kinds.iter().map(Kind::id).collect();
    text(if kinds == Kinds::ALL { "piece".to_owned() } else { ids.join("-") })
}

/// Their names, with "or" between them.
fn kind_names(kinds: Kinds) -> Arg {
    either(kinds.iter().map(Kind::term)).unwrap_or_else(nothing)
}

/// A piece of these kinds as the object of a verb.
fn object(kinds: Kinds) -> Arg {
    Message::new("object-any").with("kinds", kinds_word(kinds)).into()
}

/// The names of card types, with "or" between them.
fn type_names(types: CardTypes) -> Arg {
    either(types.list().into_iter().map(CardType::term)).unwrap_or_else(nothing)
}

fn ordinal(step: u8) -> Arg {
    number(step + 1)
}

impl VictoryOrDeath {
    /// What a card does, in sentences.
    pub(crate) fn text_of(&self, id: CardId) -> Vec<Message> {
        let card = self.card(id);
        let (owner, effect) = (card.power, &card.effect);
        let mut told = Vec::new();
        let cues = effect.triggers.iter().filter_map(|trigger| self.trigger(owner, trigger));
        let cue = either_clause(cues);
        let conditions = self.conditions(owner, &effect.when);
        match (cue, conditions) {
            (Some(cue), conditions) => {
                let condition = conditions.map(|all| Message::new("phrase-if").with("conditions", all));
                told.push(Message::new("text-cue").with("cue", cue).with("if", optional(condition)));
            }
            (None, Some(conditions)) => told.push(Message::new("text-only-if").with("conditions", conditions)),
            (None, None) => {}
        }
        if effect.once_per_turn {
            told.push(Message::new("text-once"));
        }
        told.extend(self.cost(&effect.cost).map(|cost| Message::new("text-cost").with("cost", cost)));
        told.extend(effect.steps.iter().map(|step| self.step_text(owner, step)));
        told
    }

    /// The clause of a card of the standard file, as the rulebook writes it.
    pub(crate) fn clause_of(&self, id: CardId) -> String {
        let card = self.card(id);
        if CardTypes::BASIC.contains(card.kind) {
            return "VOD-4.8.4".into();
        }
        format!("VOD-{}", card.id.replace('_', "").to_uppercase())
    }

    fn step_text(&self, owner: Power, step: &Step) -> Message {
        let conditions = self.conditions(owner, &step.when);
        let conditions = conditions.map(|all| Message::new("phrase-if").with("conditions", all));
        let cost = self.cost(&step.cost).map(|cost| Message::new("phrase-cost").with("cost", cost));
        let deed = self.deed_text(owner, step);
        Message::new("text-step").with("deed", deed).with("if", optional(conditions)).with("cost", optional(cost))
    }

    /// When a card works, but for being played.
    fn trigger(&self, owner: Power, trigger: &Trigger) -> Option<Message> {
        match trigger {
            Trigger::Play => None,
            Trigger::Strategy => Some(Message::new("trigger-strategy")),
            Trigger::OwnTurn => Some(Message::new("trigger-own-turn")),
            Trigger::Scoring => Some(Message::new("trigger-scoring")),
            Trigger::On(happening, filter) => Some(self.happening(owner, *happening, filter)),
        }
    }

    fn happening(&self, owner: Power, happening: Happening, filter: &Filter) -> Message {
        let Filter { of, by, piece, spaces, cause, turn, step, types } = filter;
        let place = spaces.as_ref().map_or_else(nothing, |spaces| self.where_of(owner, spaces));
        let by = optional(by.map(|who| self.doer(owner, who)));
        let object = || self.whose_object(owner, of.unwrap_or(Who::Any), *piece);
        let of_piece = |key| Message::new(key).with("object", object()).with("where", place.clone());
        let of_battle = |key| {
            let fighter = (*piece != Kinds::ALL).then(|| Message::new("phrase-with").with("kinds", kinds_word(*piece)));
            let target = of.map(|who| Message::new("phrase-target").with("one", self.whose(owner, who, Kinds::ALL)));
            let message = Message::new(key).with("by", by.clone()).with("with", optional(fighter));
            message.with("target", optional(target)).with("where", place.clone())
        };
        let removal = |key| of_piece(key).with("by", by.clone()).with("cause", optional(causes(*cause)));
        let message = match happening {
            Happening::Mustered => of_piece("trigger-mustered"),
            Happening::Placed => of_piece("trigger-placed"),
            Happening::WouldRemove => removal("trigger-would-remove"),
            Happening::Removed => removal("trigger-removed"),
            Happening::BattleBegun => of_battle("trigger-battle-begun"),
            Happening::BattleOver => of_battle("trigger-battle-over"),
            Happening::CardPlayed => {
                let of_type =
                    (*types != CardTypes::ALL).then(|| Message::new("phrase-types").with("types", type_names(*types)));
                Message::new("trigger-card-played").with("by", by.clone()).with("types", optional(of_type))
            }
        };
        message.with("turn", optional(turns(*turn))).with("step", optional(steps(*step)))
    }

    /// " by you": who does something.
    fn doer(&self, owner: Power, who: Who) -> Message {
        let named = match who {
            Who::Power(power) => Some(power),
            Who::Teammate => Some(owner.teammate()),
            _ => None,
        };
        let (who, _) = Self::who(owner, who);
        let power = named.map_or_else(nothing, |power| term("of", power.id()));
        Message::new("phrase-by").with("who", who).with("power", power)
    }

    /// A power word as the sentences choose by it, and the name of the one power that it means.
    fn who(owner: Power, who: Who) -> (Arg, Arg) {
        match who {
            Who::Self_ => (text("self"), nothing()),
            Who::Friend => (text("friend"), nothing()),
            Who::Enemy => (text("enemy"), nothing()),
            Who::Any => (text("any"), nothing()),
            Who::Teammate => (text("power"), owner.teammate().head()),
            Who::Power(power) if power == owner => (text("self"), nothing()),
            Who::Power(power) => (text("power"), power.head()),
        }
    }

    /// A piece of these owners and kinds as the object of a verb.
    fn whose_object(&self, owner: Power, who: Who, kinds: Kinds) -> Arg {
        Self::owned(owner, who, ["object-self", "object-friend", "object-enemy", "object-any", "object-power"])
            .with("kinds", kinds_word(kinds))
            .into()
    }

    /// A piece of these owners and kinds, as the subject, without article.
    fn whose(&self, owner: Power, who: Who, kinds: Kinds) -> Arg {
        Self::owned(owner, who, ["one-self", "one-friend", "one-enemy", "one-any", "one-power"])
            .with("kinds", kinds_word(kinds))
            .into()
    }

    fn owned(owner: Power, who: Who, [own, friend, enemy, any, power]: [&'static str; 5]) -> Message {
        let of = |whose: Power| Message::new(power).with("of", term("of", whose.id()));
        match who {
            Who::Self_ => Message::new(own),
            Who::Friend => Message::new(friend),
            Who::Enemy => Message::new(enemy),
            Who::Any => Message::new(any),
            Who::Teammate => of(owner.teammate()),
            Who::Power(whose) if whose == owner => Message::new(own),
            Who::Power(whose) => of(whose),
        }
    }

    fn conditions(&self, owner: Power, when: &[Condition]) -> Option<Arg> {
        both_clauses(when.iter().map(|condition| self.condition(owner, condition)))
    }

    fn condition(&self, owner: Power, condition: &Condition) -> Message {
        match condition {
            Condition::Pieces { of, piece, spaces, supplied, min, max } => {
                let key = match (*min, *max) {
                    (1, u8::MAX) => "condition-some",
                    (_, 0) => "condition-none",
                    (_, u8::MAX) => "condition-least",
                    (0, _) => "condition-most",
                    _ => "condition-range",
                };
                let message = Message::new(key)
                    .with("one", self.whose(owner, *of, *piece))
                    .with("supplied", optional(supplied.then(|| Message::new("phrase-supplied"))))
                    .with("where", self.where_of(owner, spaces));
                match key {
                    "condition-least" => message.with("min", number(*min)),
                    "condition-most" => message.with("max", number(*max)),
                    "condition-range" => message.with("min", number(*min)).with("max", number(*max)),
                    _ => message,
                }
            }
            Condition::Outcome { step, is } => {
                Message::new("condition-outcome").with("step", ordinal(*step)).with("outcome", outcomes(*is))
            }
        }
    }

    pub(super) fn cost(&self, cost: &Cost) -> Option<Arg> {
        let alternatives = cost.iter().map(|alternative| self.cost_in_words(alternative));
        in_a_row(alternatives.collect(), "phrase-or-clause")
    }

    /// What is paid in one alternative of a cost.
    pub(crate) fn cost_in_words(&self, alternative: &[Due]) -> Arg {
        both_clauses(alternative.iter().map(|due| self.payment(*due))).unwrap_or_else(nothing)
    }

    fn payment(&self, due: Due) -> Message {
        match due {
            Due::Discard(n) => Message::new("pay-discard").with("n", number(n)),
            Due::DiscardType(types, n) => {
                Message::new("pay-discard-type").with("n", number(n)).with("types", type_names(types))
            }
            Due::BribeFromBowl(n) => Message::new("pay-bribe").with("n", number(n)),
            Due::Vp(n) => Message::new("pay-vp").with("n", number(n)),
            Due::TakeOff(kinds, TakeOffFrom(spaces), n) => {
                let all = spaces & self.parts.map.spaces() == self.parts.map.spaces();
                let place = (!all).then(|| Message::new("phrase-where").with("place", self.listed(spaces)));
                let message = Message::new("pay-take-off").with("n", number(n));
                message.with("kinds", kind_names(kinds)).with("where", optional(place))
            }
        }
    }

    /// " in Argos": a set of spaces, if it is not the whole map.
    fn where_of(&self, owner: Power, set: &SpaceSet) -> Arg {
        let whole = set.all && set.kind & self.parts.map.spaces() == self.parts.map.spaces();
        let place = (!whole).then(|| either(self.places_of(owner, set))).flatten();
        optional(place.map(|place| Message::new("phrase-where").with("place", place)))
    }

    /// What a set is the union of.
    fn places_of(&self, owner: Power, set: &SpaceSet) -> Vec<Arg> {
        let ground = || self.ground(set.kind);
        if set.all {
            return vec![ground()];
        }
        let mut places = Vec::new();
        if !set.fixed.is_empty() {
            places.push(self.fixed(set));
        }
        for name in &set.bound {
            places.push(match name {
                Name::Event => Message::new("where-event").into(),
                Name::Step(step) => Message::new("where-step").with("step", ordinal(*step)).into(),
            });
        }
        for name in &set.next_to_bound {
            places.push(match name {
                Name::Event => Message::new("where-next-to-event").with("ground", ground()).into(),
                Name::Step(step) => {
                    Message::new("where-next-to-step").with("ground", ground()).with("step", ordinal(*step)).into()
                }
            });
        }
        let holding = |key, (who, kinds): &(Who, Kinds)| {
            Message::new(key).with("ground", ground()).with("one", self.whose(owner, *who, *kinds)).into()
        };
        places.extend(set.holding.iter().map(|held| holding("where-holding", held)));
        places.extend(set.next_to_holding.iter().map(|held| holding("where-next-to-holding", held)));
        places
    }

    /// The spaces of a set that are always the same: told by the space that they lie around where they are many, else listed.
    fn fixed(&self, set: &SpaceSet) -> Arg {
        let map = &self.parts.map;
        let spaces = set.fixed & set.kind;
        if set.in_or_next_to
            && let Some(middle) = spaces.iter().find(|space| Spaces::of(*space) | map.next_to(*space) == spaces)
        {
            return Message::new("where-in-or-next-to").with("in", self.in_space(middle)).into();
        }
        let around = |space: &Space| map.next_to(*space) & set.kind == spaces;
        if spaces.len() > 3
            && let Some(middle) = map.spaces().iter().find(around)
        {
            let message = Message::new("where-next-to").with("ground", self.ground(set.kind));
            return message.with("by", self.by_space(middle)).into();
        }
        self.listed(spaces)
    }

    fn listed(&self, spaces: Spaces) -> Arg {
        either(spaces.iter().map(|space| self.in_space(space))).unwrap_or_else(nothing)
    }

    /// "in a land province": the grounds that a set is cut down to.
    fn ground(&self, kind: Spaces) -> Arg {
        let map = &self.parts.map;
        let grounds = [(Ground::Land, map.land), (Ground::Sea, map.sea), (Ground::Neutral, map.neutral)];
        if grounds.iter().all(|(_, spaces)| *spaces & kind == *spaces) {
            return term("ground", "any");
        }
        let some = grounds.into_iter().filter(|(_, spaces)| spaces.meets(kind));
        either(some.map(|(ground, _)| term("ground", ground.id()))).unwrap_or_else(|| term("ground", "any"))
    }

    /// What a step does.
    pub(crate) fn deed_text(&self, owner: Power, step: &Step) -> Message {
        let of_power = |key, who: Who| {
            let (who, power) = Self::who(owner, who);
            Message::new(key).with("who", who).with("power", power)
        };
        let times =
            || optional((step.times > 1).then(|| Message::new("phrase-times").with("times", number(step.times))));
        let at = |message: Message, spaces: &SpaceSet| {
            message.with("where", self.where_of(owner, spaces)).with("times", times())
        };
        match &step.deed {
            Deed::Muster { piece, spaces, friend } => {
                let key = if *friend { "deed-muster-friend" } else { "deed-muster" };
                at(Message::new(key).with("object", object(*piece)), spaces)
            }
            Deed::Place { piece, spaces } => at(Message::new("deed-place").with("object", object(*piece)), spaces),
            Deed::Battle { on, with_piece, fighter, spaces, each_once } => {
                let key = match (on.land, on.sea) {
                    (true, false) => "deed-battle-land",
                    (false, true) => "deed-battle-sea",
                    _ => "deed-battle-any",
                };
                let with = match fighter {
                    Some(Name::Event) => Some(Message::new("phrase-with-event")),
                    Some(Name::Step(step)) => Some(Message::new("phrase-with-step").with("step", ordinal(*step))),
                    None if *with_piece == Kinds::ALL || *with_piece == Kinds::ARMIES => None,
                    None => Some(Message::new("phrase-with").with("kinds", kinds_word(*with_piece))),
                };
                let once = each_once.then(|| Message::new("phrase-each-once"));
                at(Message::new(key).with("with", optional(with)).with("once", optional(once)), spaces)
            }
            Deed::Remove { bound: Some(Name::Event), .. } => Message::new("deed-remove-event"),
            Deed::Remove { bound: Some(Name::Step(step)), .. } => {
                Message::new("deed-remove-step").with("step", ordinal(*step))
            }
            Deed::Remove { of, piece, spaces, bound: None } => {
                at(Message::new("deed-remove").with("object", self.whose_object(owner, *of, *piece)), spaces)
            }
            Deed::Relocate { piece, max } => {
                let most = (*max > 0).then(|| Message::new("phrase-most").with("most", number(*max)));
                Message::new("deed-relocate").with("kinds", kind_names(*piece)).with("most", optional(most))
            }
            Deed::Keep => Message::new("deed-keep"),
            Deed::GainVp(n) => Message::new("deed-gain-vp").with("n", number(*n)),
            Deed::BribeToBowl(n) => Message::new("deed-bribe-to-bowl").with("n", number(*n)),
            Deed::Draw(n) => Message::new("deed-draw").with("n", number(*n)),
            Deed::DeckDiscard { of, n } => of_power("deed-deck-discard", *of).with("n", number(*n)),
            Deed::Search { types, n } => {
                Message::new("deed-search").with("n", number(*n)).with("types", type_names(*types))
            }
            Deed::Link(link) => {
                let link = self.parts.links[usize::from(*link)];
                let message = Message::new("deed-link").with("a", self.name_of(link.a)).with("b", self.name_of(link.b));
                message.with("until", until(link.until))
            }
            Deed::ExtraPlay(extra) => {
                let extra = self.parts.extra_plays[usize::from(*extra)];
                let message = Message::new("deed-extra-play").with("n", number(extra.n));
                message.with("types", type_names(extra.types)).with("until", until(extra.until))
            }
            Deed::LoseVp { of, n } => of_power("deed-lose-vp", *of).with("n", number(*n)),
            Deed::HandDiscard { of, n } => of_power("deed-hand-discard", *of).with("n", number(*n)),
            Deed::PlaceBribe { spaces, n } => {
                Message::new("deed-place-bribe").with("n", number(*n)).with("where", self.where_of(owner, spaces))
            }
            Deed::RemoveBribe { of, spaces, n } => {
                of_power("deed-remove-bribe", *of).with("n", number(*n)).with("where", self.where_of(owner, spaces))
            }
            Deed::SupplyCheck { of } => of_power("deed-supply-check", *of),
        }
    }
}

fn causes(causes: Causes) -> Option<Message> {
    let some = [Cause::Battle, Cause::Effect, Cause::Supply].into_iter().filter(|cause| causes.contains(*cause));
    let some = either(some.map(Cause::name));
    some.filter(|_| causes != Causes::ALL).map(|cause| Message::new("phrase-cause").with("cause", cause))
}

impl Cause {
    /// "in a battle".
    fn name(self) -> Arg {
        let key = match self {
            Self::Battle => "cause-battle",
            Self::Effect => "cause-effect",
            Self::Supply => "cause-supply",
        };
        Message::new(key).into()
    }

    /// " in a battle".
    pub(super) fn phrase(self) -> Message {
        Message::new("phrase-cause").with("cause", self.name())
    }
}

fn turns(turn: WhoseTurn) -> Option<Message> {
    match turn {
        WhoseTurn::Any => None,
        WhoseTurn::Own => Some(Message::new("phrase-own-turn")),
        WhoseTurn::Other => Some(Message::new("phrase-other-turn")),
    }
}

fn steps(bits: u8) -> Option<Message> {
    let some = TurnStep::ALL.into_iter().filter(|step| bits >> *step as u8 & 1 != 0);
    let names =
        either(some.map(TurnStep::term)).filter(|_| !TurnStep::ALL.iter().all(|step| bits >> *step as u8 & 1 != 0));
    names.map(|steps| Message::new("phrase-steps").with("steps", steps))
}

fn outcomes(outcomes: Outcomes) -> Arg {
    const ALL: [Outcome; 5] =
        [Outcome::Done, Outcome::Prevented, Outcome::Declined, Outcome::NoTarget, Outcome::Skipped];
    either(ALL.into_iter().filter(|outcome| outcomes.contains(*outcome)).map(Outcome::clause)).unwrap_or_else(nothing)
}

fn until(until: Until) -> Arg {
    let key = match until {
        Until::Step => "until-step",
        Until::Turn => "until-turn",
        Until::Round => "until-round",
        Until::Game => "until-game",
    };
    Message::new(key).into()
}

impl Outcome {
    /// "there was no target": what a step came to, as a clause.
    pub(crate) fn clause(self) -> Arg {
        let key = match self {
            Self::Done => "outcome-done",
            Self::Prevented => "outcome-prevented",
            Self::Declined => "outcome-declined",
            Self::NoTarget => "outcome-no-target",
            Self::Skipped => "outcome-skipped",
        };
        Message::new(key).into()
    }
}
