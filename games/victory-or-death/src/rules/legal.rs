//! What may be done (section 8), and what an answer does.

use quincunx_engine::{Log, Seat};

use super::action::{Beside, Choice, Choices};
use super::board::Bound;
use super::decision::Decision;
use super::event::Event;
use super::frame::{At, Frame, Purpose, Run};
use super::game::VictoryOrDeath;
use super::state::{Picks, Request, Stage, State};
use crate::components::{Deed, Kind, Power, Spaces, TurnStep};

impl VictoryOrDeath {
    /// The legal choices of a seat, in a fixed order.
    pub(crate) fn legal_choices(&self, state: &State, seat: Seat, out: &mut Choices<'_>) {
        if state.drawing.is_some() {
            return;
        }
        let own = self.powers_of(seat);
        match state.stage {
            Stage::Deal | Stage::Over(_) => {}
            Stage::Mulligans(answered) => {
                for power in own.iter().filter(|power| !answered.contains(*power)) {
                    out.extend([Choice::Keep(power), Choice::Redraw(power)]);
                }
            }
            Stage::Discards(_) => own.iter().for_each(|power| self.legal_opening_discards(state, power, out)),
            Stage::Turn(..) | Stage::Scoring(_) => {
                let Some((decider, decision)) = self.open(state) else { return };
                if own.contains(decider) {
                    self.legal_decision(state, decider, decision, out);
                    self.legal_free(state, decider, decision, out);
                }
                own.iter().for_each(|power| self.legal_beside(state, power, (decider, decision), out));
            }
        }
    }

    /// Is a choice among the legal ones of a seat?
    pub(crate) fn is_legal(&self, state: &State, seat: Seat, choice: Choice) -> bool {
        Choices::contain(choice, |out| self.legal_choices(state, seat, out))
    }

    /// VOD-D3.
    fn legal_opening_discards(&self, state: &State, power: Power, out: &mut Choices<'_>) {
        let Stage::Discards(picks) = state.stage else { return };
        let picked = picks[power.index()];
        if picked.len() == 3 {
            return;
        }
        let left = state.holding(power).hand - picked.cards();
        out.extend(left.slots().map(|slot| Choice::OpeningDiscard(power, self.parts.id(power, slot))));
        if picked.len() > 0 {
            out.push(Choice::OpeningBack(power));
        }
    }

    fn legal_decision(&self, state: &State, power: Power, decision: Decision, out: &mut Choices<'_>) {
        let hand = state.holding(power).hand;
        let id = |slot| self.parts.id(power, slot);
        match decision {
            Decision::Strategy => {
                out.extend(self.usable_symbols(state, power).map(Choice::Use));
                out.push(Choice::End);
            }
            Decision::Play => {
                out.extend(hand.slots().map(|slot| Choice::Play(id(slot))));
                if self.may_use_emergency(state, power) {
                    out.push(Choice::Emergency);
                }
                out.push(Choice::None);
            }
            Decision::Fetch => out.extend(self.fetchable(state, power).slots().map(|slot| Choice::Fetch(id(slot)))),
            Decision::Extra => {
                out.extend(self.extra_cards(state, power).slots().map(|slot| Choice::Play(id(slot))));
                out.push(Choice::End);
            }
            // A card may be laid or none, and the Emergency Provision has no place here (VOD-3.5.3).
            Decision::Planning => {
                out.extend(self.layable(state, power).map(Choice::Lay));
                out.push(Choice::End);
            }
            Decision::Losses => {
                out.push(Choice::Done);
                if self.may_ask(state, power, Request::Supply) {
                    out.push(Choice::Ask);
                }
            }
            Decision::Draw => out.push(Choice::Draw),
            Decision::Pay => {
                if let Some(payment) = &state.payment {
                    self.legal_payment(state, payment, out);
                }
            }
            Decision::Aid | Decision::Scoring => {
                out.extend(self.puttable(state, power).iter().map(Choice::Put));
                if decision == Decision::Scoring {
                    out.extend(state.board.bribes(power).iter().map(Choice::TakeBack));
                }
                out.push(Choice::End);
            }
            Decision::React => self.legal_reactions(state, power, out),
            _ => {
                if let Some(run) = Self::top_run(state) {
                    self.legal_step(state, run, decision, out);
                }
            }
        }
    }

    /// VOD-D16.
    fn legal_reactions(&self, state: &State, power: Power, out: &mut Choices<'_>) {
        let Some(Frame::Window(window)) = state.stack.last() else { return };
        let before = out.len();
        if !window.passed.contains(power) {
            out.extend(self.usable_reactions(state, window, power).map(Choice::Use));
        }
        if out.len() == before {
            return out.push(Choice::GoOn);
        }
        out.push(Choice::Pass);
        if window.asking.is_some_and(|(_, may_wait)| may_wait) {
            out.push(Choice::Wait);
        }
    }

    /// D-12 to VOD-D14.
    fn legal_step(&self, state: &State, run: &Run, decision: Decision, out: &mut Choices<'_>) {
        match decision {
            Decision::CardCost if self.can_pay(state, run.owner, Purpose::Card) => out.push(Choice::Pay),
            Decision::StepCost if self.may_pay_step(state, run) => out.push(Choice::Pay),
            Decision::Actor => return out.extend([Choice::Self_, Choice::Teammate]),
            Decision::Target => return out.extend(self.targets_of(run).iter().map(Choice::Power)),
            Decision::TakeOff => {
                out.extend(self.can_take_off(state, run).map(|piece| Choice::Off(piece.space, piece.kind)));
                return out.push(Choice::EndOff);
            }
            Decision::Muster => self.legal_musters(state, run, out),
            // One choice among all kinds and spaces together (VOD-4.16.21).
            Decision::Place => {
                for kind in Kind::ALL {
                    let spaces = self.place_choices(&state.board, run, kind);
                    out.extend(spaces.iter().map(|space| Choice::Place(kind, space)));
                }
            }
            Decision::Battle => self.legal_battles(state, run, out),
            Decision::Remove => {
                out.extend(self.removable(&state.board, run).map(|piece| Choice::Target(piece.space, piece.kind)));
            }
            Decision::PlaceBribe => {
                if let Deed::PlaceBribe { spaces, .. } = self.deed(run)
                    && self.bribe_stock(state, run.owner) > 0
                {
                    let spaces = self.spaces(&state.board, run.owner, Some(run), spaces);
                    let open = spaces & self.bribe_spaces(&state.board, run.owner);
                    out.extend(open.iter().map(Choice::Put));
                }
            }
            Decision::RemoveBribe => {
                if let Deed::RemoveBribe { of, spaces, .. } = self.deed(run) {
                    let spaces = self.spaces(&state.board, run.owner, Some(run), spaces);
                    for power in of.powers(run.owner).iter() {
                        let there = state.board.bribes(power) & spaces;
                        out.extend(there.iter().map(|space| Choice::TargetBribe(space, power)));
                    }
                }
            }
            Decision::Search => {
                if let Deed::Search { types, .. } = self.deed(run) {
                    let cards = self.of_types(run.owner, state.holding(run.owner).deck, *types);
                    out.extend(cards.slots().map(|slot| Choice::Take(self.parts.id(run.owner, slot))));
                }
            }
            Decision::Do => out.push(Choice::Do),
            _ => {}
        }
        out.push(Choice::Stop);
    }

    /// VOD-D12.1.
    fn legal_musters(&self, state: &State, run: &Run, out: &mut Choices<'_>) {
        let musters = self.muster_choices(&state.board, run);
        let kind = |space| self.army(run.actor, space).kind;
        out.extend(musters.new.iter().map(|space| Choice::New(kind(space), space)));
        out.extend(musters.in_place.iter().map(Choice::PlaceIn));
        if state.holding(run.actor.teammate()).bowl == 0 {
            return;
        }
        let (kinds, spaces) = match self.deed(run) {
            Deed::Muster { piece, spaces, .. } => (*piece, self.spaces(&state.board, run.owner, Some(run), spaces)),
            _ => (Self::to_muster_again(run), Spaces::ALL),
        };
        if !self.musters_freely(run) {
            let lacking = self.musters_without_supply(&state.board, run.actor, kinds, spaces);
            let open = lacking.iter().filter(|space| self.may_ask(state, run.actor, Request::Muster(*space)));
            out.extend(open.map(|space| Choice::AskMuster(kind(space), space)));
        }
    }

    /// VOD-D12.3.
    fn legal_battles(&self, state: &State, run: &Run, out: &mut Choices<'_>) {
        for (from, targets) in self.battle_choices(state, &state.board, run) {
            out.extend(targets.iter().map(|target| Choice::Fight(from, target)));
        }
        if state.holding(run.actor.teammate()).bowl == 0 {
            return;
        }
        for (from, targets) in self.battles_without_supply(state, run) {
            let open = targets.iter().filter(|target| self.may_ask(state, run.actor, Request::Battle(from, *target)));
            out.extend(open.map(|target| Choice::AskBattle(from, target)));
        }
    }

    /// Carries out a legal choice; what follows by itself comes after.
    pub(crate) fn carry_out(&self, state: &mut State, choice: Choice, log: &mut impl Log<Event>) {
        if state.payment.is_some() && Self::pays(choice) {
            return self.pay(state, choice);
        }
        match choice {
            Choice::Card(id) => self.drawn(state, self.card(id).slot, log),
            Choice::Keep(power) => Self::answered_mulligan(state, power),
            Choice::Redraw(power) => self.redraw(state, power, log),
            Choice::OpeningDiscard(power, id) => {
                if let Stage::Discards(picks) = &mut state.stage
                    && let Some(free) = picks[power.index()].cards.iter_mut().find(|pick| pick.is_none())
                {
                    *free = Some(self.card(id).slot);
                }
            }
            Choice::OpeningBack(power) => {
                if let Stage::Discards(picks) = &mut state.stage {
                    picks[power.index()] = Picks::default();
                }
            }
            Choice::Beside(power, Beside::Put(space)) => self.put_bribe(state, power, space, log),
            Choice::Beside(power, Beside::TakeBack(space)) => self.take_back(state, power, space, log),
            Choice::Beside(power, Beside::Buy(card)) => self.buy_beside(state, power, card, log),
            _ => {
                if let Some((power, decision)) = self.open(state) {
                    self.answer(state, power, decision, choice, log);
                }
            }
        }
        if choice.is_beside() {
            self.give_way(state);
        }
    }

    /// Is the choice an answer to a payment? VOD-D18 acts of others are not.
    const fn pays(choice: Choice) -> bool {
        matches!(
            choice,
            Choice::Alternative(_) | Choice::Discard(_) | Choice::Bribe | Choice::Off(..) | Choice::Vp | Choice::Back
        )
    }

    fn answer(&self, state: &mut State, power: Power, decision: Decision, choice: Choice, log: &mut impl Log<Event>) {
        match choice {
            Choice::Use(id) => self.begin_payment(state, power, Purpose::Use(id), log),
            Choice::End => self.end_decision(state, decision, log),
            Choice::Play(id) => self.play(state, id, log),
            Choice::Emergency => self.begin_payment(state, power, Purpose::Emergency, log),
            Choice::None => self.play_nothing(state, log),
            Choice::Fetch(id) => self.fetch(state, id, log),
            Choice::Lay(id) => self.lay(state, id, log),
            Choice::Done => self.doom(state),
            Choice::Ask => self.ask_aid(state, power, Request::Supply, log),
            Choice::AskMuster(_, space) => self.ask_aid(state, power, Request::Muster(space), log),
            Choice::AskBattle(from, target) => self.ask_aid(state, power, Request::Battle(from, target), log),
            Choice::Draw => self.draw(state),
            Choice::New(_, space) => self.muster(state, space, false, log),
            Choice::PlaceIn(space) => self.muster(state, space, true, log),
            Choice::Place(kind, space) => self.place(state, kind, space, log),
            Choice::Fight(from, target) => self.fight(state, from, target, log),
            Choice::Target(space, kind) => self.remove(state, kind, space, log),
            Choice::TargetBribe(space, owner) => self.remove_bribe(state, space, owner, log),
            Choice::Off(space, kind) => {
                let piece = Bound { owner: power, kind, space };
                self.take_off(state, piece, true, log);
                if let Some(run) = Self::top_run_mut(state) {
                    run.taken_off[kind.index()] += 1;
                }
            }
            Choice::EndOff => self.end_off(state, log),
            Choice::Take(id) => self.take(state, id, log),
            Choice::Do => self.do_it(state, log),
            Choice::Pay => {
                let purpose = if decision == Decision::CardCost { Purpose::Card } else { Purpose::Step };
                self.begin_payment(state, power, purpose, log);
            }
            Choice::Stop => self.stop(state, log),
            Choice::Power(target) => self.aim(state, target),
            Choice::Self_ | Choice::Teammate => {
                if let Some(run) = Self::top_run_mut(state) {
                    run.actor = if choice == Choice::Self_ { run.owner } else { run.owner.teammate() };
                    run.at = At::Choose;
                }
            }
            Choice::Pass => self.answer_window(state, true, false),
            Choice::Wait => self.answer_window(state, false, true),
            Choice::GoOn => self.answer_window(state, false, false),
            Choice::Buy => self.begin_payment(state, power, Purpose::Bribe, log),
            Choice::Lift(space, kind) => self.lift(state, power, space, kind, log),
            Choice::Put(space) if decision == Decision::PlaceBribe => self.place_bribe(state, space, log),
            Choice::Put(space) => self.put_bribe(state, power, space, log),
            Choice::TakeBack(space) => self.take_back(state, power, space, log),
            _ => debug_assert!(false, "{choice:?} is no answer to {decision:?}"),
        }
    }

    fn end_decision(&self, state: &mut State, decision: Decision, log: &mut impl Log<Event>) {
        use crate::rules::state::Phase;
        match decision {
            Decision::Strategy => state.stage = Stage::Turn(TurnStep::Strategy, Phase::Closing),
            Decision::Extra => self.end_extra_plays(state),
            Decision::Planning => state.stage = Stage::Turn(TurnStep::Planning, Phase::Closing),
            Decision::Aid => self.end_aid(state, log),
            Decision::Scoring => {
                if let Stage::Scoring(power) = state.stage {
                    let next = (power != Power::Athens).then(|| power.next());
                    self.ask_in_scoring(state, next, log);
                }
            }
            _ => {}
        }
    }
}
