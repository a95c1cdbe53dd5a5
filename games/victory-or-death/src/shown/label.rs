//! The words on the button of an action.

use quincunx_engine::Message;

use super::card::nothing;
use super::view::{SeenDecision, SeenDoing, SeenFigure, View};
use super::words::figure;
use crate::components::{CardId, CardType, Kind, Power, Space, Step};
use crate::rules::{Beside, Board, Choice, Decision, VictoryOrDeath};

impl VictoryOrDeath {
    /// The words on the button of an action.
    pub(crate) fn button(&self, view: &View, choice: Choice) -> Message {
        let decision = view.decision.as_ref().map(|decision| decision.kind);
        let of_power = |key, power: Power| Message::new(key).with("power", power.term());
        // By name: one player may lead both powers of a team.
        let decider = view.decision.as_ref().and_then(|decision| decision.power);
        let of_team = |key, power: Option<Power>| power.map_or_else(|| Message::new(key), |power| of_power(key, power));
        let of_card = |key, card| Message::new(key).with("card", self.title(card));
        let at = |message: Message, space| message.with("in", self.in_space(space));
        let piece_at = |key, kind: Kind, space| at(Message::new(key).with("piece", kind.term()), space);
        let way = |message: Message, from, target| {
            message.with("from", self.out_of_space(from)).with("target", self.target_space(target))
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
            Choice::Alternative(place) => Self::alternative(view, place),
            Choice::Discard(card) => of_card("action-discard", card),
            Choice::Bribe => Message::new("action-bribe"),
            Choice::Off(space, kind) => piece_at("action-off", kind, space),
            Choice::Vp => Message::new("action-vp"),
            Choice::Back => Message::new("action-back"),
            Choice::New(kind, space) => piece_at("action-new", kind, space),
            Choice::PlaceIn(space) => piece_at("action-place-in", Board::army_kind(&self.parts.map, space), space),
            Choice::Place(kind, space) => piece_at("action-place", kind, space),
            Choice::Fight(from, target) => self.fight_button(view, from, target),
            Choice::Target(space, kind) => {
                let is_there = |piece: &&SeenFigure| piece.kind == kind && piece.space.thing == space;
                match view.pieces.iter().map(|piece| &piece.figure).find(is_there) {
                    Some(piece) => at(Message::new("action-target").with("piece", figure(piece.owner, kind)), space),
                    None => piece_at("action-target", kind, space),
                }
            }
            Choice::TargetBribe(space, power) => at(of_power("action-target-bribe", power), space),
            Choice::EndOff => Message::new("action-end-off"),
            Choice::Take(card) => of_card("action-take", card),
            Choice::Do => Message::new("action-do"),
            Choice::Pay => self.pay_button(view),
            Choice::Stop => Message::new(match decision {
                Some(Decision::CardCost | Decision::StepCost) => "action-no-pay",
                _ => "action-stop",
            }),
            Choice::Power(power) => of_power("action-power", power),
            Choice::Self_ => of_team("action-self", decider),
            Choice::Teammate => of_team("action-teammate", decider.map(Power::teammate)),
            Choice::Pass => Message::new("action-pass"),
            Choice::Wait => of_team("action-wait", decider.map(Power::teammate)),
            Choice::GoOn => Message::new("action-go-on"),
            Choice::Buy => Message::new("action-buy"),
            Choice::Lift(space, kind) => piece_at("action-lift", kind, space),
            Choice::Put(space) => at(Message::new("action-put"), space),
            Choice::TakeBack(space) => at(Message::new("action-take-back"), space),
            Choice::Beside(power, Beside::Put(space)) => at(of_power("action-beside-put", power), space),
            Choice::Beside(power, Beside::TakeBack(space)) => at(of_power("action-beside-take-back", power), space),
            Choice::Beside(power, Beside::Buy(Some(card))) => {
                of_power("action-beside-buy", power).with("card", self.title(card))
            }
            Choice::Beside(power, Beside::Buy(None)) => of_power("action-beside-buy-vp", power),
        }
    }

    fn alternative(view: &View, number: u8) -> Message {
        let open = view.payment.iter().flat_map(|payment| &payment.alternatives);
        let text = open.into_iter().find(|alternative| alternative.number == number).map(|found| found.text.clone());
        text.unwrap_or_else(|| Message::new("action-alternative").with("cost", nothing()))
    }

    /// VOD-4.6.5: the army falls before the city.
    fn fight_button(&self, view: &View, from: Space, target: Space) -> Message {
        let by = view.doing.last().and_then(|doing| match doing {
            SeenDoing::Card { actor, .. } => Some(actor.team()),
            _ => None,
        });
        let there = |piece: &&SeenFigure| piece.space.thing == target && by != Some(piece.owner.team());
        let enemies = view.pieces.iter().map(|piece| &piece.figure).filter(there);
        let message = match enemies.min_by_key(|piece| piece.kind == Kind::City).filter(|_| by.is_some()) {
            Some(victim) => Message::new("action-fight").with("piece", figure(victim.owner, victim.kind)),
            None => Message::new("action-fight-nobody"),
        };
        message.with("from", self.out_of_space(from)).with("target", self.target_space(target))
    }

    /// VOD-D12.8, VOD-D12.9.
    fn pay_button(&self, view: &View) -> Message {
        let due = self.card_being_done(view).map(|(card, step)| match &view.decision {
            Some(SeenDecision { kind: Decision::CardCost, .. }) => &self.card(card).effect.cost,
            _ => &step.cost,
        });
        Message::new("action-pay").with("cost", due.and_then(|due| self.cost(due)).unwrap_or_else(nothing))
    }

    /// The card that is being done, and the step that it is at.
    pub(crate) fn card_being_done(&self, view: &View) -> Option<(CardId, &Step)> {
        let Some(SeenDoing::Card { card, step, .. }) = view.doing.last() else { return None };
        Some((card.thing, self.card(card.thing).effect.steps.get(usize::from(*step))?))
    }
}
