//! What the game says, as keys of the locale files: prompts, the words on buttons, the lines of the log.

pub(crate) mod card;
mod log;

use quincunx_engine::{Arg, Clause, Explanation, Message, Observer};

use super::words::card::{nothing, optional};
use crate::components::{CardId, CardType, CardTypes, Cause, Happening, Kind, Power, Space, Team, TurnStep};
use crate::rules::{
    At, Bound, Choice, Decision, Ending, Frame, Incident, Payment, Purpose, Request, Run, Stage, State, VictoryOrDeath,
};

pub(crate) fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

pub(crate) fn text(value: impl ToString) -> Arg {
    Arg::Text(value.to_string())
}

/// A name of the locale files: its family and its id.
pub(crate) fn term(family: &str, id: &str) -> Arg {
    Arg::Term(format!("{family}-{id}"))
}

/// The name of a space, which the locale files have or the component file gives.
pub(crate) fn space_name(id: &str, name: Option<&String>) -> Arg {
    name.map_or_else(|| term("space", id), text)
}

/// "in Argos".
pub(crate) fn in_space(id: &str, name: Option<&String>) -> Arg {
    name.map_or_else(|| term("in", id), |name| Message::new("in-named").with("name", text(name)).into())
}

/// The title of a card. The basic cards of the standard file are called by their types.
pub(crate) fn card_title(id: &str, kind: CardType, title: Option<&String>) -> Arg {
    let quoted = |title| Message::new("title-quoted").with("title", title).into();
    match title {
        Some(title) => quoted(text(title)),
        None if CardTypes::BASIC.contains(kind) => kind.term(),
        None => quoted(term("card", id)),
    }
}

impl Power {
    /// Its name at the head of a sentence.
    pub(crate) fn head(self) -> Arg {
        term("who", self.id())
    }
}

impl Team {
    /// Its name at the head of a sentence.
    pub(crate) fn head(self) -> Arg {
        term("who", self.id())
    }
}

impl CardType {
    /// Its name.
    pub(crate) fn term(self) -> Arg {
        term("type", self.id())
    }
}

impl TurnStep {
    /// Its name.
    pub(crate) fn term(self) -> Arg {
        term("step", self.id())
    }
}

/// "Spartan hoplite".
pub(crate) fn figure(owner: Power, kind: Kind) -> Arg {
    Arg::Term(format!("figure-{}-{}", owner.id(), kind.id()))
}

impl VictoryOrDeath {
    pub(crate) fn name_of(&self, space: Space) -> Arg {
        space_name(self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    pub(crate) fn in_space(&self, space: Space) -> Arg {
        in_space(self.parts.map.id(space), self.parts.map.names[space.index()].as_ref())
    }

    /// "next to Argos".
    pub(crate) fn by_space(&self, space: Space) -> Arg {
        match &self.parts.map.names[space.index()] {
            Some(name) => Message::new("by-named").with("name", text(name)).into(),
            None => term("by", self.parts.map.id(space)),
        }
    }

    pub(crate) fn title(&self, id: CardId) -> Arg {
        let card = self.card(id);
        card_title(&card.id, card.kind, card.title.as_ref())
    }

    /// The words on the button of an action.
    pub(crate) fn button(&self, state: &State, choice: Choice) -> Message {
        let decision = self.open(state).map(|(_, decision)| decision);
        let of_power = |key, power: Power| Message::new(key).with("power", power.term());
        let of_card = |key, card| Message::new(key).with("card", self.title(card));
        let at = |message: Message, space| message.with("in", self.in_space(space));
        let piece_at = |key, kind: Kind, space| at(Message::new(key).with("piece", kind.term()), space);
        let way = |message: Message, from, target| {
            message.with("from", self.name_of(from)).with("target", self.name_of(target))
        };
        match choice {
            Choice::Card(card) => of_card("action-card", card),
            Choice::Keep(power) => of_power("action-keep", power),
            Choice::Redraw(power) => of_power("action-redraw", power),
            Choice::OpeningDiscard(power, card) => {
                of_power("action-opening-discard", power).with("card", self.title(card))
            }
            Choice::OpeningBack(power) => of_power("action-opening-back", power),
            Choice::Use(card) => of_card("action-use", card),
            Choice::End => Message::new(match decision {
                Some(Decision::Strategy) => "action-end-strategy",
                Some(Decision::Extra) => "action-end-extra",
                Some(Decision::Planning) => "action-end-planning",
                Some(Decision::Aid) => "action-end-aid",
                _ => "action-end",
            }),
            Choice::Play(card) if self.card(card).kind == CardType::Prepare => of_card("action-lay", card),
            Choice::Play(card) => of_card("action-play", card),
            Choice::Emergency => Message::new("action-emergency"),
            Choice::None => Message::new("action-none"),
            Choice::Fetch(card) => of_card("action-fetch", card),
            Choice::Lay(card) => of_card("action-lay", card),
            Choice::Done => Message::new("action-done"),
            Choice::Ask => Message::new("action-ask"),
            Choice::AskMuster(kind, space) => piece_at("action-ask-muster", kind, space),
            Choice::AskBattle(from, target) => way(Message::new("action-ask-battle"), from, target),
            Choice::Draw => Message::new("action-draw"),
            Choice::Alternative(place) => self.alternative(state, place),
            Choice::Discard(card) => of_card("action-discard", card),
            Choice::Bribe => Message::new("action-bribe"),
            Choice::Off(space, kind) => piece_at("action-off", kind, space),
            Choice::Vp => Message::new("action-vp"),
            Choice::Back => Message::new("action-back"),
            Choice::New(kind, space) => piece_at("action-new", kind, space),
            Choice::PlaceIn(space) => {
                piece_at("action-place-in", crate::rules::Board::army_kind(&self.parts.map, space), space)
            }
            Choice::Place(kind, space) => piece_at("action-place", kind, space),
            Choice::Fight(from, target) => self.fight_button(state, from, target),
            Choice::Target(space, kind) => {
                let is_there = |owner: &Power| state.board.has(&self.parts.map, Bound { owner: *owner, kind, space });
                match Power::ALL.into_iter().find(is_there) {
                    Some(owner) => at(Message::new("action-target").with("piece", figure(owner, kind)), space),
                    None => piece_at("action-target", kind, space),
                }
            }
            Choice::TargetBribe(space, power) => at(of_power("action-target-bribe", power), space),
            Choice::EndOff => Message::new("action-end-off"),
            Choice::Take(card) => of_card("action-take", card),
            Choice::Do => Message::new("action-do"),
            Choice::Pay => self.pay_button(state),
            Choice::Stop => Message::new(match decision {
                Some(Decision::CardCost | Decision::StepCost) => "action-no-pay",
                _ => "action-stop",
            }),
            Choice::Power(power) => of_power("action-power", power),
            Choice::Self_ => Message::new("action-self"),
            Choice::Teammate => Message::new("action-teammate"),
            Choice::Pass => Message::new("action-pass"),
            Choice::Wait => Message::new("action-wait"),
            Choice::GoOn => Message::new("action-go-on"),
            Choice::Buy => Message::new("action-buy"),
            Choice::Lift(space, kind) => piece_at("action-lift", kind, space),
            Choice::Put(space) => at(Message::new("action-put"), space),
            Choice::TakeBack(space) => at(Message::new("action-take-back"), space),
            Choice::BesidePut(power, space) => at(of_power("action-beside-put", power), space),
            Choice::BesideTakeBack(power, space) => at(of_power("action-beside-take-back", power), space),
            Choice::BesideBuy(power, Some(card)) => of_power("action-beside-buy", power).with("card", self.title(card)),
            Choice::BesideBuy(power, None) => of_power("action-beside-buy-vp", power),
        }
    }

    fn alternative(&self, state: &State, place: u8) -> Message {
        let all = state.payment.map(|payment| self.alternatives(state, payment.purpose));
        let paid =
            all.filter(|all| usize::from(place) < all.len()).map(|all| self.cost_in_words(all.get(place.into())));
        Message::new("action-alternative").with("cost", paid.unwrap_or_else(nothing))
    }

    fn fight_button(&self, state: &State, from: Space, target: Space) -> Message {
        let enemies = Self::top_run(state).map(|run| run.actor.team().other());
        let victim = enemies.and_then(|team| state.board.victim(&self.parts.map, team, target));
        let message = match victim {
            Some(victim) => Message::new("action-fight").with("piece", figure(victim.owner, victim.kind)),
            None => Message::new("action-fight-nobody"),
        };
        message.with("from", self.name_of(from)).with("target", self.name_of(target))
    }

    /// VOD-D12.8, VOD-D12.9.
    fn pay_button(&self, state: &State) -> Message {
        let due = Self::top_run(state).map(|run| match run.at {
            At::CardCost => &self.card(run.card).effect.cost,
            _ => &self.step(run).cost,
        });
        Message::new("action-pay").with("cost", due.and_then(|due| self.cost(due)).unwrap_or_else(nothing))
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, state: &State, observer: Observer) -> Explanation {
        let explain = |clause, message| Explanation { clause: Clause(clause), message };
        if state.drawing.is_some() {
            return explain("VOD-C4", Message::new("prompt-chance"));
        }
        match state.stage {
            Stage::Over(ending) => Self::tell_ending(state, ending),
            Stage::Deal => explain("VOD-C2", Message::new("prompt-chance")),
            Stage::Mulligans(answered) => {
                let own = self.own_powers(observer).find(|power| !answered.contains(*power));
                let ask = |power: Power| Message::new("prompt-mulligan").with("power", power.term());
                explain("VOD-2.5.2", own.map_or_else(|| Message::new("prompt-others-mulligan"), ask))
            }
            Stage::Discards(picks) => {
                let own = self.own_powers(observer).find(|power| picks[power.index()].len() < 3);
                let ask = |power: Power| {
                    let picked = picks[power.index()].len() as i64 + 1;
                    Message::new("prompt-discards").with("power", power.term()).with("number", number(picked))
                };
                explain("VOD-2.5.3", own.map_or_else(|| Message::new("prompt-others-discards"), ask))
            }
            Stage::Turn(..) | Stage::Scoring(_) => self.ask_in_turn(state, observer),
        }
    }

    fn own_powers(&self, observer: Observer) -> impl Iterator<Item = Power> {
        let own = move |power: &Power| matches!(observer, Observer::Seat(_)) && self.sees(observer, *power);
        Power::ALL.into_iter().filter(own)
    }

    fn ask_in_turn(&self, state: &State, observer: Observer) -> Explanation {
        let Some((power, decision)) = self.decision_seen(state, observer) else {
            return Explanation { clause: Clause("VOD-C4"), message: Message::new("prompt-chance") };
        };
        let message = match power {
            None => Message::new("prompt-reactions"),
            Some(power) if self.own_powers(observer).any(|own| own == power) => {
                self.question(state, power, decision).with("power", power.term())
            }
            Some(power) => Message::new("prompt-waiting").with("who", power.head()).with("player", self.seat(power)),
        };
        let forced = |payment: Payment| matches!(payment.purpose, Purpose::Forced(_));
        let is_forced = decision == Decision::Pay && state.payment.is_some_and(forced);
        Explanation { clause: Clause(if is_forced { "VOD-D15" } else { decision.clause() }), message }
    }

    fn question(&self, state: &State, power: Power, decision: Decision) -> Message {
        match decision {
            Decision::Strategy => Message::new("prompt-strategy"),
            Decision::Play => Message::new("prompt-play"),
            Decision::Fetch => Message::new("prompt-fetch"),
            Decision::Extra => Message::new("prompt-extra"),
            Decision::Planning => Message::new("prompt-planning"),
            Decision::Losses => {
                let lost = self.unsupplied(&state.board, power).len();
                Message::new("prompt-losses").with("pieces", number(lost))
            }
            Decision::Draw => Message::new("prompt-draw"),
            Decision::Pay => {
                state.payment.map_or_else(|| Message::new("prompt-chance"), |due| self.ask_payment(state, &due))
            }
            Decision::React => self.ask_reaction(state, power),
            Decision::Aid => self.ask_aid_for(state, power.teammate()),
            Decision::Scoring => Message::new("prompt-scoring"),
            _ => Self::top_run(state).map_or_else(|| Message::new("prompt-chance"), |run| self.ask_step(run, decision)),
        }
    }

    fn ask_payment(&self, state: &State, payment: &Payment) -> Message {
        let left = || number(self.show_payment(state, payment).left);
        let of_card = |card| Message::new("phrase-for-card").with("card", self.title(card));
        let purpose = match payment.purpose {
            Purpose::Forced(_) => return Message::new("prompt-pay-forced").with("left", left()),
            Purpose::Use(_) | Purpose::Card | Purpose::Step => self.paid_for(state, payment.purpose).map(of_card),
            Purpose::Bribe => Some(Message::new("phrase-for-bribe")),
            Purpose::Lay => Some(Message::new("phrase-for-laying")),
            Purpose::Emergency => Some(Message::new("phrase-for-emergency")),
        };
        let message = match payment.alternative {
            None => Message::new("prompt-pay-alternative"),
            Some(_) => Message::new("prompt-pay").with("left", left()),
        };
        message.with("for", optional(purpose))
    }

    fn ask_reaction(&self, state: &State, power: Power) -> Message {
        let Some(Frame::Window(window)) = state.stack.last() else { return Message::new("prompt-reactions") };
        let usable = !window.passed.contains(power) && self.usable_reactions(state, window, power).next().is_some();
        let key = if usable { "prompt-react" } else { "prompt-go-on" };
        Message::new(key).with("incident", self.incident(&window.incident))
    }

    fn ask_aid_for(&self, state: &State, asker: Power) -> Message {
        let message = match state.aid.asked {
            Some(Request::Muster(space)) => {
                let kind = self.army(asker, space).kind;
                Message::new("prompt-aid-muster").with("piece", figure(asker, kind)).with("in", self.in_space(space))
            }
            Some(Request::Battle(from, target)) => {
                Message::new("prompt-aid-battle").with("from", self.name_of(from)).with("target", self.name_of(target))
            }
            _ => Message::new("prompt-aid-supply"),
        };
        message.with("asker", asker.term())
    }

    fn ask_step(&self, run: &Run, decision: Decision) -> Message {
        let message = Message::new(match decision {
            Decision::CardCost => "prompt-card-cost",
            Decision::StepCost => "prompt-step-cost",
            Decision::Actor => "prompt-actor",
            Decision::Target => "prompt-target",
            Decision::TakeOff => "prompt-take-off",
            Decision::Muster => "prompt-muster",
            Decision::Place => "prompt-place",
            Decision::PlaceBribe => "prompt-place-bribe",
            Decision::Battle => "prompt-battle",
            Decision::Remove => "prompt-remove",
            Decision::RemoveBribe => "prompt-remove-bribe",
            Decision::Search => "prompt-search",
            _ => "prompt-do",
        });
        let message = message.with("card", self.title(run.card));
        match decision {
            Decision::StepCost | Decision::Do => message.with("deed", self.deed_of(run)),
            _ => message,
        }
    }

    fn incident(&self, incident: &Incident) -> Message {
        let fighter = incident.fighter;
        tell_incident(Told {
            what: incident.what,
            piece: incident.piece.map(|piece| figure(piece.owner, piece.kind)),
            place: incident.space.map(|space| self.in_space(space)),
            fighter: fighter.map(|piece| figure(piece.owner, piece.kind)),
            from: fighter.map(|piece| self.name_of(piece.space)),
            target: incident.space.map(|space| self.name_of(space)),
            cause: incident.cause,
            by: incident.by,
            card: incident.card,
        })
    }

    fn tell_ending(state: &State, ending: Ending) -> Explanation {
        let (clause, key) = match ending {
            Ending::Quick => ("VOD-5.2", "prompt-won-quick"),
            Ending::Points => ("VOD-5.4", "prompt-won-points"),
            Ending::Tie => ("VOD-5.4", "prompt-won-tie"),
        };
        let winner = Self::winner(state);
        let message = Message::new(key)
            .with("who", winner.head())
            .with("vp", number(state.vp(winner)))
            .with("other", number(state.vp(winner.other())));
        Explanation { clause: Clause(clause), message }
    }
}

/// What cards can answer to, in words.
pub(crate) struct Told {
    pub what: Happening,
    pub piece: Option<Arg>,
    pub place: Option<Arg>,
    pub fighter: Option<Arg>,
    pub from: Option<Arg>,
    pub target: Option<Arg>,
    pub cause: Option<Cause>,
    pub by: Option<Power>,
    pub card: Option<CardType>,
}

/// What cards can answer to, as a clause.
pub(crate) fn tell_incident(told: Told) -> Message {
    let known = |arg: Option<Arg>| arg.unwrap_or_else(nothing);
    let Told { what, piece, place, fighter, from, target, cause, by, card } = told;
    let of_piece = |key| Message::new(key).with("piece", known(piece.clone())).with("in", known(place.clone()));
    let of_battle = |key| {
        let message = Message::new(key).with("piece", known(fighter.clone()));
        message.with("from", known(from.clone())).with("target", known(target.clone()))
    };
    let removal = |key| of_piece(key).with("cause", optional(cause.map(Cause::phrase)));
    match what {
        Happening::Mustered => of_piece("incident-mustered"),
        Happening::Placed => of_piece("incident-placed"),
        Happening::WouldRemove => removal("incident-would-remove"),
        Happening::Removed => removal("incident-removed"),
        Happening::BattleBegun => of_battle("incident-battle-begun"),
        Happening::BattleOver => of_battle("incident-battle-over"),
        Happening::CardPlayed => Message::new("incident-card-played")
            .with("power", known(by.map(Power::term)))
            .with("type", known(card.map(CardType::term))),
    }
}
