//! What is decided, declared and carried out, and what lasts.

use crate::rules::act::{Act, At, Deed};
use crate::rules::decision::Decision;
use crate::rules::field::{Player, Spot};
use crate::rules::frame::Frame;
use crate::rules::state::{Course, Ends, Lasting, Phase, Running, Stage, State};
use crate::rules::table::OsokHajnala;
use crate::shown::view::{SeenAct, SeenDecision, SeenDeed, SeenEnd, SeenLasting, SeenRunning, SeenText};

use super::number;

impl OsokHajnala {
    pub(super) fn show_decision(&self, state: &State, player: Player, kind: Decision) -> SeenDecision {
        let left = match (state.stack.last(), state.act, state.stage) {
            (Some(Frame::Discard { left, .. }), ..) => Some(*left),
            (None, Some(Act { at: At::Pay(left), .. }), _) => Some(left),
            (None, None, Stage::Turn(Phase::Draw, Course::Second)) => Some(1),
            (None, None, Stage::Turn(Phase::End, Course::HandLimit)) => {
                let over = state.side(player).hand.len().saturating_sub(u32::from(self.options.hand_limit));
                Some(over as u8)
            }
            _ => None,
        };
        let attack = self.attacked(state).zip(state.act.and_then(|act| act.attacker()));
        let must = kind == Decision::Guard && attack.is_some_and(|(on, attacker)| self.must_guard(state, on, attacker));
        SeenDecision { kind, player: player.index(), left, must }
    }

    pub(super) fn show_act(&self, state: &State, act: &Act) -> SeenAct {
        SeenAct {
            by: act.by.index(),
            deed: self.show_deed(state, act),
            targets: act.named.spots().map(Spot::named).collect(),
            cards: act.named.cards().map(|card| self.named(card)).collect(),
            stands: !matches!(act.at, At::User | At::Where | At::Posture | At::Target | At::Said | At::Answer),
            cancelled: act.cancelled,
        }
    }

    fn show_deed(&self, state: &State, act: &Act) -> SeenDeed {
        let slot = |slot: Option<u8>| slot.map(number);
        match act.deed {
            Deed::Place { card, slot: on, .. } => SeenDeed::Place { card: self.named(card), slot: slot(on) },
            Deed::Equip { card, .. } => SeenDeed::Equip { card: self.named(card) },
            Deed::Lay { card, user, .. } => SeenDeed::Lay { card: self.named(card), user: slot(user) },
            Deed::Use { card, user } => SeenDeed::Use { card: self.named(card), user: slot(user) },
            Deed::Drink { card } => SeenDeed::Drink { card: self.named(card) },
            Deed::Activate { place, record } => SeenDeed::Activate {
                card: state.field(act.by).card(place).map(|card| self.named(card)),
                place: place.named(),
                record: record + 1,
            },
            Deed::Attack(attack) => {
                let attacker = Spot::body(act.by, attack.slot);
                let is_to_come = matches!(act.at, At::Guard | At::EarlyTakeOver | At::Trap | At::TakeOver | At::Blow);
                // Before it stands it is on the first of its targets.
                let on = attack.on.filter(|_| is_to_come).or_else(|| act.named.spots().next());
                let named = act.named.spots().nth(usize::from(attack.nth));
                SeenDeed::Attack {
                    slot: number(attack.slot),
                    on: attack.on.map(Spot::named),
                    guarded: named.filter(|named| attack.on.is_some_and(|on| on != *named)).map(Spot::named),
                    taken_over: attack.taken_over,
                    forecast: on
                        .filter(|_| is_to_come || attack.on.is_none())
                        .and_then(|on| self.forecast(state, attacker, on))
                        .map(Box::new),
                }
            }
            Deed::Finish => SeenDeed::Finish,
        }
    }

    pub(super) fn show_text(&self, frame: &Frame) -> Option<SeenText> {
        let Frame::Run(run) = frame else { return None };
        Some(SeenText {
            card: self.named(run.card),
            owner: run.scene.owner.index(),
            holder: run.scene.user.or(run.scene.holder).map(Spot::named),
            asks: run.asks,
        })
    }

    pub(super) fn show_running(&self, state: &State, running: &Running) -> SeenRunning {
        SeenRunning {
            what: match running.what {
                Lasting::Change { stat, n } => SeenLasting::Change { stat, n },
                Lasting::Times { stat, by } => SeenLasting::Times { stat, by: [by.num, by.den] },
                Lasting::Shield(n) => SeenLasting::Shield { n },
                Lasting::Barred(barred) => SeenLasting::Barred { barred: barred.iter().collect() },
                Lasting::Delayed { n, .. } => SeenLasting::Delayed { n },
                Lasting::Since(_) => SeenLasting::Since,
            },
            on: running.on.named(),
            card: self.named(running.card),
            owner: Player::index(running.owner),
            ends: match running.ends {
                Ends::Never => SeenEnd::Never,
                Ends::Turns(ends) => SeenEnd::Turn { at: Self::turn_after(state, ends) },
                Ends::Instant => SeenEnd::Instant,
                Ends::Attack => SeenEnd::Attack,
            },
        }
    }
}
