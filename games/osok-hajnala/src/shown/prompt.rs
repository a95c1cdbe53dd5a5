//! What the observer must do, or whom the table waits for.

use quincunx_engine::{Clause, Explanation, Message, Named, Observer};

use crate::components::card::CardId;
use crate::rules::decision::Decision;
use crate::rules::field::{Player, Spot};
use crate::rules::table::OsokHajnala;
use crate::shown::told::Told;
use crate::shown::view::{SeenAct, SeenDecision, SeenDeed, SeenEnding, SeenPhase, View};
use crate::shown::words::{number, optional, seat, text};

impl OsokHajnala {
    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, view: &View, observer: Observer) -> Explanation {
        let explain = |clause, message| Explanation { clause: Clause(clause), message };
        let is_own = |player: usize| Observer::Seat(Player::BOTH[player].seat()) == observer;
        let is_asked = (0..2).any(|player| is_own(player) && view.players[player].thinking);
        let both = |clause, own, others| explain(clause, Message::new(if is_asked { own } else { others }));
        match (view.phase, &view.ending, &view.decision) {
            (_, Some(ending), _) => tell_ending(*ending),
            (SeenPhase::Dice, ..) => explain("OH-7.1", Message::new("prompt-dice")),
            (SeenPhase::Opening, ..) => both("OH-8.1", "prompt-opening", "prompt-others-opening"),
            (SeenPhase::Exchange, ..) => both("OH-8.3", "prompt-set-aside", "prompt-others-set-aside"),
            (.., None) => explain("OH-7.8", Message::new("prompt-chance")),
            (.., Some(decision)) if is_own(decision.player) => {
                explain(decision.kind.clause(), Told { game: self, view }.question(decision))
            }
            (.., Some(decision)) => {
                let message = Message::new("prompt-waiting").with("player", seat(decision.player));
                explain(decision.kind.clause(), message.with("decision", decision.kind.term()))
            }
        }
    }
}

fn tell_ending(ending: SeenEnding) -> Explanation {
    let (clause, how) = ending.how.told();
    let message = match ending.winner {
        Some(winner) => Message::new("prompt-won").with("player", seat(winner)),
        None => Message::new("prompt-drawn"),
    };
    Explanation { clause, message: message.with("how", how) }
}

impl Told<'_> {
    fn question(&self, decision: &SeenDecision) -> Message {
        let act = self.view.act.as_ref();
        let title = |card: Option<&Named<CardId>>| card.map_or_else(|| text(""), |card| self.title(card));
        let of_card = |key| {
            let card = act.and_then(|act| match &act.deed {
                SeenDeed::Place { card, .. }
                | SeenDeed::Equip { card }
                | SeenDeed::Lay { card, .. }
                | SeenDeed::Use { card, .. }
                | SeenDeed::Drink { card } => Some(card),
                SeenDeed::Activate { .. } | SeenDeed::Attack { .. } | SeenDeed::Finish => None,
            });
            Message::new(key).with("card", title(card))
        };
        let of_left = |key| Message::new(key).with("left", number(decision.left.unwrap_or_default()));
        let of_act = |ask: &dyn Fn(&SeenAct) -> Option<Message>| {
            act.and_then(ask).unwrap_or_else(|| Message::new("prompt-chance"))
        };
        let about = |key| of_act(&|act| Some(self.ask_about(key, act)));
        match decision.kind {
            Decision::WhoStarts => Message::new("prompt-who-starts"),
            Decision::Exchange => Message::new("prompt-exchange"),
            Decision::Second => Message::new("prompt-second"),
            Decision::Tactical => Message::new("prompt-tactical"),
            Decision::Slot => of_card("prompt-slot"),
            Decision::Posture => of_card("prompt-posture"),
            Decision::Recipient => of_card("prompt-recipient"),
            Decision::User => of_card("prompt-user"),
            Decision::Place => of_card("prompt-place"),
            Decision::Target => of_act(&|act| Some(self.ask_target(act))),
            Decision::Window => Message::new("prompt-window"),
            Decision::Answer => about("prompt-answer"),
            Decision::Trap => about("prompt-trap"),
            Decision::Guard => about("prompt-guard"),
            Decision::TakeOver => of_act(&|act| self.ask_take_over(act)),
            Decision::Cost => of_left("prompt-cost"),
            Decision::Discard => of_left("prompt-discard"),
            Decision::May => {
                Message::new("prompt-may").with("card", title(self.view.texts.last().map(|text| &text.card)))
            }
            Decision::Attack => Message::new("prompt-attack"),
            Decision::End => Message::new("prompt-end"),
            Decision::HandLimit => of_left("prompt-hand-limit"),
        }
    }

    /// OH-8.11.
    fn ask_target(&self, act: &SeenAct) -> Message {
        let deed = self.deed(act);
        match self.named(act) {
            Some(named) => Message::new("prompt-target-more").with("deed", deed).with("targets", named),
            None => Message::new("prompt-target").with("deed", deed),
        }
    }

    /// A question about the act under way.
    fn ask_about(&self, key: &'static str, act: &SeenAct) -> Message {
        let deed = match &act.deed {
            SeenDeed::Attack { slot, .. } => {
                let attacker = Spot::body(Player::BOTH[act.by], slot - 1);
                Message::new("phrase-attack").with("who", self.at_spot(attacker))
            }
            _ => self.deed(act),
        };
        Message::new(key).with("deed", deed).with("on", optional(self.on(act)))
    }

    /// OH-8.16.
    fn ask_take_over(&self, act: &SeenAct) -> Option<Message> {
        let SeenDeed::Attack { on: Some(on), forecast: Some(forecast), .. } = &act.deed else { return None };
        let owner = on.thing.owner().index();
        let message = Message::new("prompt-take-over")
            .with("target", self.at_spot(on.thing))
            .with("damage", number(forecast.blow.sum.amount))
            .with("cost", number(forecast.take_over?.amount))
            .with("life", number(self.view.players[owner].life));
        Some(message)
    }
}
