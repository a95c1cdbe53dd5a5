//! Costs and payments (section 4.14, VOD-D11), and discards that nobody chose (VOD-D15).

use quincunx_engine::Log;
use smallvec::SmallVec;

use super::action::{Choice, Choices};
use super::board::Bound;
use super::event::{Event, VpReason};
use super::frame::{At, Payment, Pick, Purpose};
use super::game::VictoryOrDeath;
use super::means::{Bill, Purse};
use super::state::{Phase, Stage, State};
use crate::components::{Cost, Kinds, Payment as Due, Power, Slot, Spaces, TurnStep};

/// The alternatives of a cost: those of a card, or one discard that the rules ask for.
pub(crate) enum Alternatives<'a> {
    Card(&'a Cost),
    Discard([Due; 1]),
}

impl Alternatives<'_> {
    pub(crate) fn len(&self) -> usize {
        if let Self::Card(cost) = self { cost.len() } else { 1 }
    }

    pub(crate) fn get(&self, place: usize) -> &[Due] {
        match self {
            Self::Card(cost) => &cost[place],
            Self::Discard(due) => due,
        }
    }
}

impl VictoryOrDeath {
    /// What a purpose costs.
    pub(crate) fn alternatives(&self, state: &State, purpose: Purpose) -> Alternatives<'_> {
        let run = || Self::top_run(state).expect("an effect is paid for while it is under way");
        match purpose {
            Purpose::Use(card) => Alternatives::Card(&self.card(card).effect.cost),
            Purpose::Card => Alternatives::Card(&self.card(run().card).effect.cost),
            Purpose::Step => Alternatives::Card(&self.step(run()).cost),
            Purpose::Bribe | Purpose::Lay => Alternatives::Discard([Due::Discard(1)]),
            Purpose::Emergency => Alternatives::Discard([Due::Discard(2)]),
            Purpose::Forced(n) => Alternatives::Discard([Due::Discard(n)]),
        }
    }

    /// Are the picks of a payment that was written down picks that could have been made?
    pub(crate) fn picks_are_there(&self, state: &State, payment: &Payment) -> bool {
        let alternatives = self.alternatives(state, payment.purpose);
        if payment.picks().count() != payment.picked.iter().flatten().count() {
            return false;
        }
        let Some(place) = payment.alternative else {
            return payment.picks().next().is_none() && alternatives.len() > 0;
        };
        if usize::from(place) >= alternatives.len() {
            return false;
        }
        let mut so_far = Payment { picked: Default::default(), ..*payment };
        payment.picks().all(|pick| {
            let before = so_far;
            so_far.push(pick);
            let choice = match pick {
                Pick::Card(slot) if slot.index() < self.parts.deck(payment.payer).cards.len() => {
                    Choice::Discard(self.parts.id(payment.payer, slot))
                }
                Pick::Card(_) => return false,
                Pick::Bribe => Choice::Bribe,
                Pick::Off(space, kind) => Choice::Off(space, kind),
                Pick::Vp => Choice::Vp,
            };
            Choices::contain(choice, |out| self.legal_payment(state, &before, out))
        })
    }

    /// What is to be picked next; none when the payment is complete.
    fn next_due(&self, payment: &Payment, purse: &Purse, bill: &Bill) -> Option<Due> {
        let mut picks = payment.picks().peekable();
        let vp_too = self.vp_is_a_pick(payment) && purse.vp > 0;
        bill.dues.iter().copied().find(|due| {
            let left = Self::left_of(*due, &mut picks);
            left > 0 && (!matches!(due, Due::Discard(_)) || !purse.hand.is_empty() || vp_too)
        })
    }

    /// VOD-D11, VOD-D15.
    pub(crate) fn legal_payment(&self, state: &State, payment: &Payment, out: &mut Choices<'_>) {
        if let Some(place) = payment.alternative {
            let all = self.alternatives(state, payment.purpose);
            self.legal_picks(state, payment, all.get(place.into()), out);
        } else {
            out.extend(self.payable_alternatives(state, payment).map(Choice::Alternative));
        }
        if Self::can_go_back(payment) {
            out.push(Choice::Back);
        }
    }

    fn legal_picks(&self, state: &State, payment: &Payment, alternative: &[Due], out: &mut Choices<'_>) {
        let (payer, purse) = (payment.payer, self.purse(state, payment));
        let bill = self.bill(state, payment, alternative);
        let Some(due) = self.next_due(payment, &purse, &bill) else { return };
        // Where no type is asked for, one card is as good as another, and what was begun can be paid.
        let typed = alternative.iter().any(|due| matches!(due, Due::DiscardType(..)));
        let fits =
            |pick| !typed && matches!(pick, Pick::Card(_)) || self.payable(state, &payment.with(pick), alternative);
        let card = |slot| Choice::Discard(self.parts.id(payer, slot));
        match due {
            Due::Discard(_) => {
                out.extend(purse.hand.slots().filter(|slot| fits(Pick::Card(*slot))).map(card));
                if self.vp_is_a_pick(payment) && purse.vp > 0 && fits(Pick::Vp) {
                    out.push(Choice::Vp);
                }
            }
            Due::DiscardType(types, _) => {
                let cards = self.of_types(payer, purse.hand, types);
                out.extend(cards.slots().filter(|slot| fits(Pick::Card(*slot))).map(card));
            }
            Due::BribeFromBowl(_) => out.push(Choice::Bribe),
            Due::TakeOff(kinds, spaces, _) => {
                let pieces = self.own_pieces(state, payer, kinds, spaces.0);
                let left = pieces.filter(|piece| !payment.taken_off(piece.kind).contains(piece.space));
                let fitting = left.filter(|piece| fits(Pick::Off(piece.space, piece.kind)));
                out.extend(fitting.map(|piece| Choice::Off(piece.space, piece.kind)));
            }
            Due::Vp(_) => {}
        }
    }

    /// The pieces of a power of these kinds in these spaces, in the order of the map.
    pub(crate) fn own_pieces(
        &self,
        state: &State,
        power: Power,
        kinds: Kinds,
        spaces: Spaces,
    ) -> impl Iterator<Item = Bound> {
        let of = move |kind| state.board.of_kind(&self.parts.map, power, kind) & spaces;
        kinds.iter().flat_map(move |kind| of(kind).iter().map(move |space| Bound { owner: power, kind, space }))
    }

    /// VOD-4.14.1, VOD-R20: a payment by choice can be taken back until it is complete.
    const fn can_go_back(payment: &Payment) -> bool {
        !matches!(payment.purpose, Purpose::Lay | Purpose::Forced(_))
    }

    /// Begins a payment; what costs nothing is paid at once.
    pub(crate) fn begin_payment(&self, state: &mut State, payer: Power, purpose: Purpose, log: &mut impl Log<Event>) {
        let alternatives = self.alternatives(state, purpose).len();
        if alternatives == 0 {
            return self.paid(state, payer, purpose, log);
        }
        let alternative = (alternatives == 1).then_some(0);
        state.payment = Some(Payment { alternative, ..Payment::new(payer, purpose) });
    }

    /// One answer to VOD-D11 or VOD-D15.
    pub(crate) fn pay(&self, state: &mut State, choice: Choice) {
        let Some(payment) = &mut state.payment else { return };
        let payer = payment.payer;
        match choice {
            Choice::Back => state.payment = None,
            Choice::Alternative(place) => payment.alternative = Some(place),
            Choice::Discard(id) => payment.push(Pick::Card(self.card(id).slot)),
            Choice::Bribe => payment.push(Pick::Bribe),
            Choice::Off(space, kind) => payment.push(Pick::Off(space, kind)),
            Choice::Vp => payment.push(Pick::Vp),
            _ => debug_assert!(false, "{payer:?} cannot pay so"),
        }
    }

    /// That somebody is paying is his secret (VOD-4.14.1). Where after an act of others, who came first (VOD-8.4), it could not be
    /// begun, the game goes on as if it had not been (VOD-R57).
    pub(crate) fn give_way(&self, state: &mut State) {
        let Some(payment) = state.payment.filter(Self::can_go_back) else { return };
        let begins = match payment.purpose {
            Purpose::Use(card) => Choice::Use(card),
            Purpose::Card | Purpose::Step => Choice::Pay,
            Purpose::Bribe => Choice::Buy,
            Purpose::Emergency => Choice::Emergency,
            Purpose::Lay | Purpose::Forced(_) => return,
        };
        let mut without = State { payment: None, ..state.clone() };
        if self.advance(&mut without, &mut ()) || !self.is_legal(&without, self.seat(payment.payer), begins) {
            state.payment = None;
        }
    }

    /// Goes on with a payment as far as nothing is to be decided. Returns whether anything changed.
    pub(crate) fn advance_payment(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let Some(payment) = state.payment else { return false };
        if Self::can_go_back(&payment) && !self.can_go_on(state, &payment) {
            state.payment = None;
            return true;
        }
        let Some(place) = payment.alternative else {
            let mut payable = self.payable_alternatives(state, &payment);
            let only = payable.next().filter(|_| payable.next().is_none());
            drop(payable);
            let Some(only) = only else { return false };
            state.payment = Some(Payment { alternative: Some(only), ..payment });
            return true;
        };
        let (all, purse) = (self.alternatives(state, payment.purpose), self.purse(state, &payment));
        let bill = self.bill(state, &payment, all.get(place.into()));
        let Some(due) = self.next_due(&payment, &purse, &bill) else {
            self.complete(state, payment, &bill, log);
            return true;
        };
        if Self::can_go_back(&payment) || self.vp_is_a_pick(&payment) {
            return false;
        }
        // What nobody chose is a discard of any cards: with one card left there is nothing to decide.
        if purse.hand.len() != 1 || !matches!(due, Due::Discard(_)) {
            return false;
        }
        let only = purse.hand.nth(0);
        self.pay(state, Choice::Discard(self.parts.id(payment.payer, only)));
        true
    }

    /// The last pick is made: everything is paid, in order (VOD-4.8.12).
    fn complete(&self, state: &mut State, payment: Payment, bill: &Bill, log: &mut impl Log<Event>) {
        state.payment = None;
        let payer = payment.payer;
        let mut picks = payment.picks().peekable();
        let mut vp = bill.missing;
        for due in bill.dues.iter().copied() {
            let n = match due {
                Due::Discard(n) | Due::DiscardType(_, n) | Due::BribeFromBowl(n) | Due::TakeOff(_, _, n) => n,
                Due::Vp(n) => {
                    vp += i16::from(n);
                    continue;
                }
            };
            let before = picks.clone();
            let left = Self::left_of(due, &mut picks);
            let made = before.take(usize::from(n - left));
            self.hand_over(state, payer, due, made, &mut vp, log);
            vp += i16::from(left);
        }
        if vp > 0 {
            // By choice nobody loses what is not there: a card laid in the Planning step may cost nothing (VOD-R09).
            let forced = matches!(payment.purpose, Purpose::Forced(_));
            let due = if forced { vp } else { vp.min(state.vp(payer.team()).max(0)) };
            let lost = self.lose(state, payer.team(), due);
            self.log_vp(state, payer.team(), -lost, VpReason::Payment, None, log);
        }
        self.paid(state, payer, payment.purpose, log);
    }

    fn hand_over(
        &self,
        state: &mut State,
        payer: Power,
        due: Due,
        picks: impl Iterator<Item = Pick>,
        vp: &mut i16,
        log: &mut impl Log<Event>,
    ) {
        let mut cards = SmallVec::<[Slot; 8]>::new();
        for pick in picks {
            match pick {
                Pick::Card(slot) => cards.push(slot),
                Pick::Vp => *vp += 1,
                Pick::Bribe => {
                    state.holding_mut(payer).bowl -= 1;
                    log.event(|| Event::BribePaid { power: payer });
                }
                Pick::Off(space, kind) => {
                    let piece = Bound { owner: payer, kind, space };
                    self.take_off(state, piece, true, log);
                }
            }
        }
        if cards.is_empty() {
            return;
        }
        let shown = matches!(due, Due::DiscardType(..));
        let holding = state.holding_mut(payer);
        if shown {
            cards.iter().for_each(|slot| holding.discard_seen(*slot));
        } else {
            holding.discard_group(&cards);
        }
        log.event(|| Event::Discarded {
            power: payer,
            cards: cards.iter().map(|slot| Some(self.name(self.parts.id(payer, *slot)))).collect(),
            shown,
            from_deck: false,
        });
    }

    /// What follows once a payment is complete.
    fn paid(&self, state: &mut State, payer: Power, purpose: Purpose, log: &mut impl Log<Event>) {
        match purpose {
            Purpose::Use(card) => self.begin_use(state, payer, card, log),
            Purpose::Card => {
                if let Some(run) = Self::top_run_mut(state) {
                    run.at = At::Step;
                }
            }
            Purpose::Step => self.begin_deed(state, log),
            Purpose::Bribe => {
                state.holding_mut(payer).bowl += 1;
                log.event(|| Event::BribeToBowl { power: payer, bought: true });
            }
            Purpose::Lay => state.stage = Stage::Turn(TurnStep::Planning, Phase::Closing),
            Purpose::Emergency => {
                log.event(|| Event::Emergency { power: payer });
                let vain = self.fetchable(state, payer).is_empty();
                let phase = if vain { Phase::Closing } else { Phase::Fetch };
                state.stage = Stage::Turn(TurnStep::Play, phase);
            }
            Purpose::Forced(_) => {}
        }
    }
}
