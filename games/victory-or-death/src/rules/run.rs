//! The machine of effects (section 4.11): a card's steps, one after the other.

use quincunx_engine::Log;

use super::board::{Board, Bound};
use super::event::{Event, VpReason};
use super::frame::{At, CameTo, Frame, InRemoval, Incident, Losses, Named, Purpose, Run, SoFar};
use super::game::VictoryOrDeath;
use super::state::{Drawing, State};
use crate::components::{CardId, CardType, Cause, Deed, Happening, Kind, Kinds, Outcome, Power, Powers, Space, Spaces};

impl VictoryOrDeath {
    /// Goes on with the effect on top of the stack, step by step in the order of its text, each as far as it can be
    /// (VOD-4.8.13). Returns whether anything changed: not if somebody is to decide, which is asked only where it can be
    /// answered (VOD-8.2).
    pub(crate) fn advance_run(&self, state: &mut State, run: Run, log: &mut impl Log<Event>) -> bool {
        match run.at {
            At::CardCost => self.advance_card_cost(state, &run, log),
            At::Step => {
                let steps = &self.card(run.card).effect.steps;
                let Some(step) = steps.get(usize::from(run.step)) else {
                    self.finish(state, &run, log);
                    return true;
                };
                if !self.holds(&state.board, run.owner, Some(&run), &step.when, false) {
                    self.close(state, Outcome::Skipped, log);
                } else if step.cost.is_empty() {
                    self.begin_deed(state, log);
                } else {
                    Self::set(state, At::StepCost);
                }
                true
            }
            At::StepCost => {
                if self.step_is_asked(state, &run) {
                    return false;
                }
                self.close(state, Outcome::Skipped, log);
                true
            }
            At::Actor => false,
            At::Target => {
                let Some(only) = self.only_target(&run) else { return false };
                self.aim(state, only);
                true
            }
            At::TakeOff => {
                if self.can_take_off(state, &run).next().is_some() {
                    return false;
                }
                Self::set(state, At::Choose);
                true
            }
            At::Choose => self.advance_choice(state, &run, log),
            At::Doing => {
                self.done_once(state);
                true
            }
            At::Closed => {
                // What was asked for in vain within this step may be asked for in the next (VOD-D17).
                state.forget_answers();
                if let Some(run) = Self::top_run_mut(state) {
                    *run = Run {
                        at: At::Step,
                        step: run.step + 1,
                        actor: run.owner,
                        target: None,
                        times: 0,
                        so_far: SoFar::Nothing,
                        fought: Spaces::NONE,
                        fought_before: run.fought_before | run.fought,
                        taken_off: [0; 2],
                        ..*run
                    };
                }
                true
            }
        }
    }

    fn set(state: &mut State, at: At) {
        if let Some(run) = Self::top_run_mut(state) {
            run.at = at;
        }
    }

    /// A played card: its own condition and cost (VOD-4.11.3).
    fn advance_card_cost(&self, state: &mut State, run: &Run, log: &mut impl Log<Event>) -> bool {
        let effect = &self.card(run.card).effect;
        let holds = self.holds(&state.board, run.owner, Some(run), &effect.when, false);
        if !holds || !self.seems_able_to_pay(state, run.owner, Purpose::Card) {
            self.finish(state, run, log);
            return true;
        }
        if effect.cost.is_empty() {
            Self::set(state, At::Step);
        }
        effect.cost.is_empty()
    }

    /// Is VOD-D12.8 asked (VOD-4.11.4 (2), VOD-4.11.6 (c))? Whether a card of a named type is there to pay with must not show
    /// by its being asked.
    fn step_is_asked(&self, state: &State, run: &Run) -> bool {
        let hopes = || {
            if self.searches(state, run) {
                return true;
            }
            let mut runs = self.as_done_by(run);
            runs.any(|run| self.has_choice(state, &state.board, &run, None) || self.is_hopeful(state, &run))
        };
        (self.seems_able_to_pay(state, run.owner, Purpose::Step) || self.could_pay_with_bribes(state, run)) && hopes()
    }

    /// Could the step's cost be paid if the bribes that could be bought now lay in the bowl (VOD-4.11.6 (c))?
    fn could_pay_with_bribes(&self, state: &State, run: &Run) -> bool {
        let more = self.bribes_to_come(state, run.owner) as u8;
        if more == 0 {
            return false;
        }
        let mut richer = state.clone();
        richer.holding_mut(run.owner).bowl += more;
        self.seems_able_to_pay(&richer, run.owner, Purpose::Step)
    }

    /// May VOD-D12.8 be answered by PAY (VOD-4.11.4 (2))?
    pub(crate) fn may_pay_step(&self, state: &State, run: &Run) -> bool {
        self.can_pay(state, run.owner, Purpose::Step)
            && self.as_done_by(run).any(|run| self.has_choice(state, &state.board, &run, None))
    }

    /// The effect as each power would go on with it that may do its step: before VOD-D14 is answered, either of the team
    /// (VOD-4.15.3).
    fn as_done_by(&self, run: &Run) -> impl Iterator<Item = Run> {
        let mut teammates = *run;
        teammates.actor = run.owner.teammate();
        let either = matches!(self.deed(run), Deed::Muster { friend: true, .. });
        [Some(*run), either.then_some(teammates)].into_iter().flatten()
    }

    /// The cost of a step is paid or there is none: its choice begins, or it is done without asking (VOD-4.16.22).
    pub(crate) fn begin_deed(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state).copied() else { return };
        let owner = run.owner;
        match *self.deed(&run) {
            Deed::Muster { friend: true, .. } => Self::set(state, At::Actor),
            Deed::Relocate { .. } => Self::set(state, At::TakeOff),
            Deed::DeckDiscard { .. } | Deed::LoseVp { .. } | Deed::HandDiscard { .. } => Self::set(state, At::Target),
            Deed::Keep => self.keep(state, log),
            Deed::GainVp(n) => {
                state.vp[owner.team().index()] += i16::from(n);
                self.log_vp(state, owner.team(), i16::from(n), VpReason::Card, Some(run.card), log);
                self.close(state, Outcome::Done, log);
            }
            Deed::BribeToBowl(n) => {
                let there = u32::from(n).min(self.bribe_stock(state, owner)) as u8;
                state.holding_mut(owner).bowl += there;
                (0..there).for_each(|_| log.event(|| Event::BribeToBowl { power: owner, bought: false }));
                self.close(state, if there > 0 { Outcome::Done } else { Outcome::NoTarget }, log);
            }
            Deed::Link(link) => {
                state.links |= 1 << link;
                let link = self.parts.links[usize::from(link)];
                log.event(|| Event::Linked { power: owner, a: self.place_name(link.a), b: self.place_name(link.b) });
                self.close(state, Outcome::Done, log);
            }
            Deed::ExtraPlay(extra) => {
                let left = &mut state.extra[usize::from(extra)];
                *left = left.saturating_add(self.parts.extra_plays[usize::from(extra)].n);
                self.close(state, Outcome::Done, log);
            }
            _ => Self::set(state, At::Choose),
        }
    }

    /// VOD-4.16.6: the removal below the window that this card was used in is undone. In a Supply step the piece stays as it is
    /// (VOD-3.6.4).
    fn keep(&self, state: &mut State, log: &mut impl Log<Event>) {
        let depth = state.stack.len();
        let mut kept = None;
        if depth >= 3
            && let [Frame::Removal(removal), Frame::Window(window), _] = &mut state.stack[depth - 3..]
        {
            removal.at = InRemoval::Kept;
            window.undone = true;
            kept = Some(removal.piece);
        }
        if let Some(piece) = kept {
            log.event(|| Event::Kept { power: piece.owner, kind: piece.kind, space: self.place_name(piece.space) });
        }
        self.close(state, if kept.is_some() { Outcome::Done } else { Outcome::NoTarget }, log);
    }

    /// The one power that a step can be done to, if there is only one (VOD-D13).
    fn only_target(&self, run: &Run) -> Option<Power> {
        let mut powers = self.targets_of(run).iter();
        powers.next().filter(|_| powers.next().is_none())
    }

    /// The powers that a step can be done to (VOD-4.15.2).
    pub(crate) fn targets_of(&self, run: &Run) -> Powers {
        match self.deed(run) {
            Deed::DeckDiscard { of, .. } | Deed::LoseVp { of, .. } | Deed::HandDiscard { of, .. } => {
                of.powers(run.owner)
            }
            _ => Powers::NONE,
        }
    }

    /// VOD-D13 is answered.
    pub(crate) fn aim(&self, state: &mut State, power: Power) {
        if let Some(run) = Self::top_run_mut(state) {
            run.target = Some(power);
            run.at = At::Choose;
        }
    }

    /// The pieces that a `relocate` can still take off (VOD-4.16.5).
    pub(crate) fn can_take_off(&self, state: &State, run: &Run) -> impl Iterator<Item = Bound> {
        let (kinds, max) = match self.deed(run) {
            Deed::Relocate { piece, max } => (*piece, *max),
            _ => (Kinds(0), 0),
        };
        let full = max > 0 && run.taken_off.iter().sum::<u8>() >= max;
        let spaces = if full { Spaces::NONE } else { Spaces::ALL };
        self.own_pieces(state, run.owner, Kinds(kinds.0 & Kinds::ARMIES.0), spaces)
    }

    /// How often the choice of a step may be made.
    fn limit(&self, run: &Run) -> u8 {
        match *self.deed(run) {
            Deed::Search { n, .. } | Deed::PlaceBribe { n, .. } | Deed::RemoveBribe { n, .. } => n,
            Deed::Relocate { .. } => run.times + run.taken_off.iter().sum::<u8>(),
            _ => self.step(run).times,
        }
    }

    /// VOD-D12.1 to VOD-D12.7, again and again; what is not possible is left out (VOD-4.3.3).
    fn advance_choice(&self, state: &mut State, run: &Run, log: &mut impl Log<Event>) -> bool {
        let open = run.times < self.limit(run);
        let asked = open
            && (self.searches(state, run)
                || self.has_choice(state, &state.board, run, None)
                || self.is_hopeful(state, run));
        if !asked {
            let outcome = Self::outcome(run, open, false);
            self.close(state, outcome, log);
        }
        !asked
    }

    /// Is a pile to be searched? Whether anything is found there its owner alone may know, so it is asked (VOD-R51).
    fn searches(&self, state: &State, run: &Run) -> bool {
        matches!(self.deed(run), Deed::Search { .. }) && !state.holding(run.owner).deck.is_empty()
    }

    /// What a step comes to if it closes now (VOD-4.11.5). `open`: it could have been done again; `choice`: and there was a
    /// legal choice.
    const fn outcome(run: &Run, open: bool, choice: bool) -> Outcome {
        match run.so_far {
            SoFar::Done => Outcome::Done,
            SoFar::Prevented => Outcome::Prevented,
            SoFar::Nothing if open && choice => Outcome::Declined,
            SoFar::Nothing => Outcome::NoTarget,
        }
    }

    /// STOP (D-12): every part of a card can be declined, and a card played for nothing (VOD-3.4.3, VOD-4.2.8, VOD-4.8.7,
    /// VOD-4.9.7, VOD-R14).
    pub(crate) fn stop(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state).copied() else { return };
        match run.at {
            At::CardCost => self.finish(state, &run, log),
            At::StepCost => {
                let outcome = if self.may_pay_step(state, &run) { Outcome::Declined } else { Outcome::Skipped };
                self.close(state, outcome, log);
            }
            _ => {
                let choice = self.has_choice(state, &state.board, &run, None);
                self.close(state, Self::outcome(&run, true, choice), log);
            }
        }
    }

    /// The step is over.
    pub(crate) fn close(&self, state: &mut State, outcome: Outcome, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run_mut(state) else { return };
        run.outcomes[usize::from(run.step)] = outcome;
        run.at = At::Closed;
        let (power, card, step) = (run.owner, run.card, run.step);
        if outcome != Outcome::Done {
            log.event(|| Event::StepOver { power, card: self.name(card), step, outcome });
        }
    }

    /// END-OFF (VOD-D12.5): who has taken nothing off could have, and declines the step (VOD-4.11.5).
    pub(crate) fn end_off(&self, state: &mut State, log: &mut impl Log<Event>) {
        match Self::top_run(state) {
            Some(run) if run.taken_off == [0; 2] => self.close(state, Outcome::Declined, log),
            _ => Self::set(state, At::Choose),
        }
    }

    /// What was chosen is over, with all reactions: on with the next time, on the board as it is then (VOD-4.2.9, VOD-4.16.20).
    fn done_once(&self, state: &mut State) {
        let Some(run) = Self::top_run_mut(state) else { return };
        run.times += 1;
        run.so_far = match (run.came_to, run.so_far) {
            (CameTo::Done, _) | (_, SoFar::Done) => SoFar::Done,
            _ => SoFar::Prevented,
        };
        run.at = At::Choose;
    }

    /// The card is done (VOD-4.11.3 (4)).
    pub(crate) fn finish(&self, state: &mut State, run: &Run, log: &mut impl Log<Event>) {
        state.stack.pop();
        let card = self.card(run.card);
        if card.kind != CardType::Status {
            state.holding_mut(run.owner).finish(card.slot);
            log.event(|| Event::Done { power: run.owner, card: self.name(run.card) });
        }
    }

    /// Something was chosen and is going on; what it deals with is bound to the step's name.
    fn doing(state: &mut State, named: Option<Named>) {
        if let Some(run) = Self::top_run_mut(state) {
            run.at = At::Doing;
            run.came_to = CameTo::Done;
            if named.is_some() {
                run.bound[usize::from(run.step)] = named;
            }
        }
    }

    /// VOD-D12.1: a piece is mustered, new or in place.
    pub(crate) fn muster(&self, state: &mut State, space: Space, in_place: bool, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state) else { return };
        let piece = self.army(run.actor, space);
        Self::doing(state, Some(Named::of_piece(piece)));
        if let Some(run) = Self::top_run_mut(state) {
            run.taken_off[piece.kind.index()] = run.taken_off[piece.kind.index()].saturating_sub(1);
        }
        if !in_place {
            self.arrive(state, piece, log);
        }
        log.event(|| Event::Mustered { power: piece.owner, kind: piece.kind, space: self.place_name(space), in_place });
        self.raise(state, Incident::of_piece(Happening::Mustered, piece), log);
    }

    /// VOD-D12.2: a piece is placed, which is no muster (VOD-4.3.4).
    pub(crate) fn place(&self, state: &mut State, kind: Kind, space: Space, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state) else { return };
        let piece = Bound { owner: run.owner, kind, space };
        Self::doing(state, Some(Named::of_piece(piece)));
        self.arrive(state, piece, log);
        log.event(|| Event::Placed { power: piece.owner, kind, space: self.place_name(space) });
        self.raise(state, Incident::of_piece(Happening::Placed, piece), log);
    }

    /// VOD-D12.3: a battle is declared.
    pub(crate) fn fight(&self, state: &mut State, from: Space, target: Space, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run_mut(state) else { return };
        run.fought |= Spaces::of(from);
        let by = run.actor;
        let victim = state.board.victim(&self.parts.map, by.team().other(), target);
        Self::doing(state, Some(victim.map_or(Named::of_space(target), Named::of_piece)));
        self.declare(state, self.army(by, from), target, victim, log);
    }

    /// VOD-D12.4: a piece is to be removed, without fighter, supply or battle (VOD-4.6.10).
    pub(crate) fn remove(&self, state: &mut State, kind: Kind, space: Space, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state).copied() else { return };
        let Some(piece) = self.removable(&state.board, &run).find(|piece| (piece.kind, piece.space) == (kind, space))
        else {
            return;
        };
        Self::doing(state, Some(Named::of_piece(piece)));
        self.name_for_removal(state, piece, Some(run.owner), Cause::Effect, log);
    }

    /// VOD-D12.2 for `place_bribe`: straight from stock.
    pub(crate) fn place_bribe(&self, state: &mut State, space: Space, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state) else { return };
        let owner = run.owner;
        Self::doing(state, Some(Named::of_space(space)));
        state.board.bribes[owner.index()] |= Spaces::of(space);
        log.event(|| Event::BribePut { power: owner, space: self.place_name(space) });
    }

    /// VOD-D12.4 for `remove_bribe`.
    pub(crate) fn remove_bribe(&self, state: &mut State, space: Space, power: Power, log: &mut impl Log<Event>) {
        Self::doing(state, Some(Named::of_space(space)));
        state.board.bribes[power.index()] &= !Spaces::of(space);
        log.event(|| Event::BribeBack { power, space: self.place_name(space), taken: false });
    }

    /// VOD-D12.6: a card is taken from the pile, shown to all (VOD-C6).
    pub(crate) fn take(&self, state: &mut State, card: CardId, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state) else { return };
        let (owner, slot) = (run.owner, self.card(card).slot);
        Self::doing(state, None);
        let holding = state.holding_mut(owner);
        holding.deck = holding.deck.without(slot);
        holding.hand = holding.hand.with(slot);
        holding.shown = holding.shown.with(slot);
        log.event(|| Event::Searched { power: owner, card: self.name(card) });
    }

    /// VOD-D12.7: DO.
    pub(crate) fn do_it(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Some(run) = Self::top_run(state).copied() else { return };
        let target = run.target.unwrap_or(run.owner);
        Self::doing(state, None);
        match *self.deed(&run) {
            Deed::Draw(n) => self.begin_drawing(state, run.owner, n, false),
            Deed::DeckDiscard { n, .. } => {
                let there = (state.holding(target).deck.len() as u8).min(n);
                self.begin_drawing(state, target, there, true);
                if there < n {
                    self.begin_payment(state, target, Purpose::Forced(n - there), log);
                }
            }
            Deed::HandDiscard { n, .. } => self.begin_payment(state, target, Purpose::Forced(n), log),
            Deed::LoseVp { n, .. } => {
                let lost = self.lose(state, target.team(), i16::from(n));
                self.log_vp(state, target.team(), -lost, VpReason::Card, Some(run.card), log);
            }
            Deed::SupplyCheck { of } => {
                let mut powers = Power::ALL;
                powers.reverse();
                for power in powers.into_iter().filter(|power| of.powers(run.owner).contains(*power)) {
                    state.stack.push(Frame::Losses(Losses { power, doomed: None }));
                }
            }
            _ => {}
        }
    }

    /// Cards are to be drawn, as many as there are: an empty pile is not refilled (VOD-3.7.4, VOD-4.8.3).
    pub(crate) fn begin_drawing(&self, state: &mut State, power: Power, n: u8, discard: bool) {
        let left = (state.holding(power).deck.len() as u8).min(n);
        state.drawing = (left > 0).then_some(Drawing { power, left, discard });
    }

    /// A piece comes onto the board; the bribes there go home (VOD-4.5.10).
    pub(crate) fn arrive(&self, state: &mut State, piece: Bound, log: &mut impl Log<Event>) {
        let here = Spaces::of(piece.space);
        if self.parts.map.land.contains(piece.space) {
            for power in Power::ALL.into_iter().filter(|power| state.board.bribes(*power).meets(here)) {
                log.event(|| Event::BribeBack { power, space: self.place_name(piece.space), taken: false });
            }
        }
        state.board.put(&self.parts.map, piece);
    }

    /// The pieces that a `remove` step can choose (VOD-4.16.4): never a city beside a hoplite of its team.
    pub(crate) fn removable<'a>(&'a self, board: &'a Board, run: &'a Run) -> impl Iterator<Item = Bound> + 'a {
        let (powers, kinds, spaces, bound) = match self.deed(run) {
            Deed::Remove { of, piece, spaces, bound } => {
                (of.powers(run.owner), *piece, self.spaces(board, run.owner, Some(run), spaces), *bound)
            }
            _ => (Powers::NONE, Kinds(0), Spaces::NONE, None),
        };
        let bound_piece = bound.map(|name| run.piece(name));
        let all = powers.iter().flat_map(move |owner| {
            kinds.iter().flat_map(move |kind| {
                let guarded = if kind == Kind::City { board.team_armies(owner.team()) } else { Spaces::NONE };
                let there = board.of_kind(&self.parts.map, owner, kind) & spaces & !guarded;
                there.iter().map(move |space| Bound { owner, kind, space })
            })
        });
        all.filter(move |piece| bound_piece.is_none_or(|bound| bound == Some(*piece)))
    }
}

impl Incident {
    /// Something that has happened to a piece.
    pub(crate) const fn of_piece(what: Happening, piece: Bound) -> Self {
        Self { what, piece: Some(piece), by: None, fighter: None, space: Some(piece.space), cause: None, card: None }
    }
}
