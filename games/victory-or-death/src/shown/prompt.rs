//! What the observer must do, or whom the table waits for.

use quincunx_engine::{Arg, Clause, Explanation, Message, Observer};

use super::card::{both, nothing, optional};
use super::view::{PaidFor, Phase, SeenAid, SeenDecision, SeenDoing, SeenEnding, SeenPayment, SeenPower, View};
use super::words::{figure, number};
use crate::components::{Power, Team};
use crate::rules::{Board, Decision, Ending, OPENING_HAND, VictoryOrDeath};

fn explain(clause: &'static str, message: Message) -> Explanation {
    Explanation { clause: Clause(clause), message }
}

fn chance() -> Explanation {
    explain("VOD-C4", Message::new("prompt-chance"))
}

impl VictoryOrDeath {
    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, view: &View, observer: Observer) -> Explanation {
        let own = |power: &&SeenPower| observer == Observer::Seat(power.seat);
        match view.phase {
            Phase::Mulligan if view.powers.iter().any(|power| power.hand < OPENING_HAND) => chance(),
            Phase::Mulligan => {
                let ask = |power: &SeenPower| Message::new("prompt-mulligan").with("power", power.id.term());
                let own = view.powers.iter().filter(own).find(|power| power.thinking);
                explain("VOD-2.5.2", own.map_or_else(|| Message::new("prompt-others-mulligan"), ask))
            }
            Phase::Discards => {
                let ask = |power: &SeenPower| {
                    let picked = view.opening.iter().find(|picks| picks.power == power.id);
                    let number = number(picked.map_or(0, |picks| picks.cards.len() as i64) + 1);
                    Message::new("prompt-discards").with("power", power.id.term()).with("number", number)
                };
                let own = view.powers.iter().filter(own).find(|power| power.thinking);
                explain("VOD-2.5.3", own.map_or_else(|| Message::new("prompt-others-discards"), ask))
            }
            Phase::Turns | Phase::Scoring => {
                view.decision.as_ref().map_or_else(chance, |decision| self.ask_in_turn(view, decision))
            }
            Phase::Over => view.ending.as_ref().map_or_else(chance, |ending| Self::tell_ending(view, ending)),
        }
    }

    fn ask_in_turn(&self, view: &View, decision: &SeenDecision) -> Explanation {
        let message = match decision.power {
            None => Message::new("prompt-reactions"),
            Some(power) if decision.own => self.question(view, power, decision).with("power", power.term()),
            Some(power) => Message::new("prompt-waiting").with("who", power.head()).with("player", self.seat(power)),
        };
        explain(if decision.forced { "VOD-D15" } else { decision.kind.clause() }, message)
    }

    fn question(&self, view: &View, power: Power, decision: &SeenDecision) -> Message {
        match decision.kind {
            Decision::Strategy => Message::new("prompt-strategy"),
            Decision::Play => Message::new("prompt-play"),
            Decision::Fetch => Message::new("prompt-fetch"),
            Decision::Extra => Message::new("prompt-extra"),
            Decision::Planning => Message::new("prompt-planning"),
            Decision::Losses => {
                let lost = view.pieces.iter().filter(|piece| piece.figure.owner == power && !piece.supply.supplied);
                Message::new("prompt-losses").with("pieces", number(lost.count() as i64))
            }
            Decision::Draw => Message::new("prompt-draw"),
            Decision::Pay => view.payment.as_ref().map_or_else(|| chance().message, |due| self.ask_payment(due)),
            Decision::React => match view.doing.last() {
                Some(SeenDoing::Reactions { to }) => {
                    let key = if decision.usable { "prompt-react" } else { "prompt-go-on" };
                    Message::new(key).with("incident", self.incident(to))
                }
                _ => Message::new("prompt-reactions"),
            },
            Decision::Aid => view.aid.as_ref().map_or_else(|| chance().message, |aid| self.ask_aid_for(aid)),
            Decision::Scoring => Message::new("prompt-scoring"),
            kind => self.ask_step(view, kind),
        }
    }

    fn ask_payment(&self, payment: &SeenPayment) -> Message {
        let left = || number(payment.left);
        let purpose = match payment.purpose {
            PaidFor::Forced => return Message::new("prompt-pay-forced").with("left", left()),
            PaidFor::Card => {
                let title = payment.card.as_ref().map(|card| self.told_title(card));
                title.map(|title| Message::new("phrase-for-card").with("card", title))
            }
            PaidFor::Bribe => Some(Message::new("phrase-for-bribe")),
            PaidFor::Laying => Some(Message::new("phrase-for-laying")),
            PaidFor::Emergency => Some(Message::new("phrase-for-emergency")),
        };
        let message = if payment.alternatives.is_empty() {
            Message::new("prompt-pay").with("left", left())
        } else {
            Message::new("prompt-pay-alternative")
        };
        message.with("for", optional(purpose))
    }

    fn ask_aid_for(&self, aid: &SeenAid) -> Message {
        let message = match (&aid.from, &aid.target) {
            (Some(space), None) => {
                let kind = Board::army_kind(&self.parts.map, space.thing);
                let message = Message::new("prompt-aid-muster").with("piece", figure(aid.asker, kind));
                message.with("in", self.told_in(space))
            }
            (Some(from), Some(target)) => {
                let message = Message::new("prompt-aid-battle").with("from", self.told_from(from));
                message.with("target", self.told_target(target))
            }
            _ => Message::new("prompt-aid-supply"),
        };
        message.with("asker", aid.asker.term())
    }

    fn ask_step(&self, view: &View, decision: Decision) -> Message {
        let Some((card, step)) = self.card_being_done(view) else { return chance().message };
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
        let message = message.with("card", self.title(card));
        match decision {
            Decision::StepCost | Decision::Do => message.with("deed", self.deed_text(self.card(card).power, step)),
            _ => message,
        }
    }

    fn tell_ending(view: &View, ending: &SeenEnding) -> Explanation {
        let (clause, key) = match ending.reason {
            Ending::Quick => ("VOD-5.2", "prompt-won-quick"),
            Ending::Points => ("VOD-5.4", "prompt-won-points"),
            Ending::Tie => ("VOD-5.4", "prompt-won-tie"),
        };
        let winner = ending.winner;
        let vp = |team: Team| number(view.vp[team.index()]);
        let mut seats: Vec<_> =
            view.powers.iter().filter(|power| power.team == winner).map(|power| power.seat).collect();
        seats.dedup();
        let message = Message::new(key)
            .with("who", winner.head())
            .with("players", both(seats.into_iter().map(Arg::Seat)).unwrap_or_else(nothing))
            .with("vp", vp(winner))
            .with("other", vp(winner.other()));
        explain(clause, message)
    }
}
