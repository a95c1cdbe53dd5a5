//! The legal choices of a seat (section 8), in a fixed order.

use quincunx_engine::Seat;

use crate::components::card::{CardId, Kind};
use crate::components::effect::Count;
use crate::rules::action::{Action, Choice};
use crate::rules::decision::Decision;
use crate::rules::field::{Player, Spot, Spots};
use crate::rules::state::{Stage, State};
use crate::rules::table::OsokHajnala;

impl OsokHajnala {
    pub(crate) fn legal_choices(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let player = Player::of(seat);
        let mut push = |choice| out.push(Action(choice));
        match state.stage {
            _ if state.drawing.is_some() => {}
            Stage::Opening(chosen) if chosen[player.index()].is_none() => {
                push(Choice::DrawSeven);
                let deck = state.side(player).deck;
                self.starting_cards(player, deck).for_each(|card| push(Choice::StartingCard(card)));
            }
            Stage::Exchange(exchanges) if !exchanges[player.index()].done => {
                self.list(player).names(state.side(player).hand).for_each(|card| push(Choice::SetAside(card)));
                push(Choice::Done);
            }
            _ => {
                if let Some((_, decision)) = self.decision(state).filter(|(decider, _)| *decider == player) {
                    self.legal_decision(state, player, decision, &mut push);
                }
            }
        }
    }

    fn legal_decision(&self, state: &State, player: Player, decision: Decision, push: &mut impl FnMut(Choice)) {
        let side = state.side(player);
        let hand = || self.list(player).names(side.hand);
        match decision {
            Decision::WhoStarts => [Choice::Me, Choice::Opponent].into_iter().for_each(push),
            Decision::Exchange => {
                push(Choice::Keep);
                hand().for_each(|card| push(Choice::Discard(card)));
            }
            Decision::Second | Decision::Cost | Decision::Discard | Decision::HandLimit => {
                hand().for_each(|card| push(Choice::Discard(card)));
            }
            Decision::Tactical => self.legal_steps(state, player, push),
            // In any order, one at a time, and none if he likes (OH-3.40, OH-3.43, OH-3.45).
            Decision::Attack => {
                self.attackers(state, player).for_each(|slot| push(Choice::Attack(slot)));
                self.legal_instants(state, player, push);
                self.legal_anytime(state, player, push);
                push(Choice::Finish);
            }
            Decision::End => {
                self.legal_anytime(state, player, push);
                push(Choice::Finish);
            }
            Decision::Slot | Decision::Recipient | Decision::User | Decision::Place => {
                let slots = state.act.map(|act| self.slots_of(state, &act)).unwrap_or_default();
                slots.iter().for_each(|slot| push(Choice::Slot(slot)));
            }
            Decision::Posture => [Choice::Active, Choice::Idle].into_iter().for_each(push),
            Decision::Target => {
                let Some(act) = &state.act else { return };
                let targets = self.next_targets(state, act);
                let cards_first = [targets.except(Spots::PLAYERS), targets.among(Spots::PLAYERS)];
                cards_first.iter().flat_map(|spots| spots.iter()).for_each(|spot| push(Choice::Target(spot)));
                self.next_cards(state, act).into_iter().for_each(|card| push(Choice::TargetCard(card)));
                if !act.named.is_empty() && matches!(self.count_of(state, act), Some(Count::UpTo(_))) {
                    push(Choice::Enough);
                }
            }
            Decision::Window | Decision::Answer => {
                push(Choice::Pass);
                self.quick_cards(state, player, side.hand).for_each(|card| push(Choice::Quick(card)));
            }
            Decision::Guard => {
                let Some((on, attacker)) = self.attacked(state).zip(state.act.and_then(|act| act.attacker())) else {
                    return;
                };
                if !self.must_guard(state, on, attacker) {
                    push(Choice::NoGuard);
                }
                self.guards(state, on, attacker).for_each(|(slot, ..)| push(Choice::Guard(slot)));
            }
            Decision::Trap => {
                push(Choice::Pass);
                if let Some(act) = &state.act {
                    self.traps(state, act, side.hand).for_each(|(card, slot)| push(Choice::Trap(card, slot)));
                }
            }
            Decision::TakeOver => [Choice::Suffer, Choice::TakeOver].into_iter().for_each(push),
            Decision::May => [Choice::No, Choice::Yes].into_iter().for_each(push),
        }
    }

    /// The cards in hand of some kinds, each once.
    fn held(&self, state: &State, player: Player, kinds: &[Kind]) -> impl Iterator<Item = CardId> + use<'_> {
        let list = self.list(player);
        list.names(list.only(state.side(player).hand, kinds))
    }

    /// OH-8.6; mounts too are played in this phase (OH-N11).
    fn legal_steps(&self, state: &State, player: Player, push: &mut impl FnMut(Choice)) {
        if !state.placed && !self.places_for_character(state, player).is_empty() {
            self.held(state, player, &[Kind::Mercenary, Kind::Hero])
                .filter(|card| self.may_be_placed(state, player, *card))
                .for_each(|card| push(Choice::Place(card)));
        }
        self.may_turn_idle(state).into_iter().for_each(|slot| push(Choice::TurnIdle(slot)));
        self.held(state, player, &[Kind::Weapon, Kind::Armour])
            .filter(|card| self.recipients(state, player, *card).next().is_some())
            .for_each(|card| push(Choice::Equip(card)));
        self.held(state, player, &[Kind::Continuous, Kind::Puppet, Kind::Mount, Kind::Quick])
            .filter(|card| self.users(state, player, *card).next().is_some())
            .for_each(|card| push(Choice::Ability(card)));
        self.legal_anytime(state, player, push);
        self.attackers(state, player).for_each(|slot| push(Choice::Attack(slot)));
        self.legal_instants(state, player, push);
        push(Choice::Finish);
    }

    /// Potions and effects.
    fn legal_anytime(&self, state: &State, player: Player, push: &mut impl FnMut(Choice)) {
        if !state.potion {
            self.held(state, player, &[Kind::Potion])
                .filter(|card| self.may_drink(state, player, *card))
                .for_each(|card| push(Choice::Potion(card)));
        }
        self.activations(state, player).for_each(|(place, record)| push(Choice::Activate(place, record)));
    }

    fn legal_instants(&self, state: &State, player: Player, push: &mut impl FnMut(Choice)) {
        self.held(state, player, &[Kind::Instant])
            .filter(|card| self.users(state, player, *card).next().is_some())
            .for_each(|card| push(Choice::Instant(card)));
    }

    /// Whom the attack under way is on.
    pub(crate) fn attacked(&self, state: &State) -> Option<Spot> {
        match state.act?.deed {
            crate::rules::act::Deed::Attack(attack) => attack.on,
            _ => None,
        }
    }
}
