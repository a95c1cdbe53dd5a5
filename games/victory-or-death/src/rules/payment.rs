//! Costs and payments (section 4.14, VOD-D11), and discards that nobody chose (VOD-D15).

use quincunx_engine::Log;
use smallvec::SmallVec;

use super::action::{Action, Choice, Choices};
use super::board::Bound;
use super::event::{Event, VpReason};
use super::frame::{At, Payment, Pick, Purpose};
use super::game::VictoryOrDeath;
use super::options::VpForDiscard;
use super::state::{Phase, Stage, State};
use crate::components::{CardTypes, Cards, Cost, Kinds, Payment as Due, Power, Powers, Slot, Spaces, TurnStep};

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

/// What a payer has left after its picks.
struct Purse {
    hand: Cards,
    vp: i16,
    bowl: u8,
    /// So many picks were made, and so many of them VP.
    picks: i16,
    vp_picks: i16,
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

    /// Can a power pay any alternative in full (VOD-4.8.12)?
    pub(crate) fn can_pay(&self, state: &State, payer: Power, purpose: Purpose) -> bool {
        self.can_go_on(state, &Payment::new(payer, purpose))
    }

    /// Could a power pay any alternative in full, as far as everybody knows?
    pub(crate) fn seems_able_to_pay(&self, state: &State, payer: Power, purpose: Purpose) -> bool {
        let all = self.alternatives(state, purpose);
        let fresh = Payment::new(payer, purpose);
        all.len() == 0
            || (0..all.len()).any(|place| {
                let any_card = |due: &Due| match *due {
                    Due::DiscardType(_, n) => Due::DiscardType(CardTypes::ALL, n),
                    due => due,
                };
                let alternative: SmallVec<[Due; 4]> = all.get(place).iter().map(any_card).collect();
                self.payable(state, &fresh, &alternative)
            })
    }

    /// The alternatives that a payer can pay in full.
    pub(crate) fn payable_alternatives(&self, state: &State, payment: &Payment) -> impl Iterator<Item = u8> {
        let all = self.alternatives(state, payment.purpose);
        (0..all.len()).filter(move |place| self.payable(state, payment, all.get(*place))).map(|place| place as u8)
    }

    /// Can the rest of an alternative be paid after the picks made?
    fn payable(&self, state: &State, payment: &Payment, alternative: &[Due]) -> bool {
        let purse = self.purse(state, payment);
        // The teammate may have spent what was picked: VP are the team's.
        if purse.vp_picks > 0 && !self.has_vp(payment, &purse, 0) {
            return false;
        }
        if let [Due::Discard(n)] = *alternative {
            // What the rules ask for: nothing else needs to be looked at.
            let missing = (i16::from(n) - purse.picks - purse.hand.len() as i16).max(0);
            return missing == 0 || self.vp_stands_in(payment, missing) && self.has_vp(payment, &purse, missing);
        }
        let (mut reserved, mut free, mut vp, mut bribes) = (0, 0, 0, 0);
        let mut picks = payment.picks().peekable();
        for due in alternative {
            let left = Self::left_of(*due, &mut picks);
            match *due {
                Due::Discard(_) => free += i16::from(left),
                Due::DiscardType(types, _) => {
                    if self.of_types(payment.payer, purse.hand, types).len() < u32::from(left) {
                        return false;
                    }
                    reserved += i16::from(left);
                }
                Due::BribeFromBowl(_) => bribes += left,
                Due::Vp(n) => vp += i16::from(n),
                Due::TakeOff(kinds, spaces, _) => {
                    let taken = payment.picks().filter(|pick| matches!(pick, Pick::Off(..))).count() as u32;
                    let all = self.count(&state.board, Powers::of(payment.payer), kinds, spaces.0, false);
                    if all < taken + u32::from(left) {
                        return false;
                    }
                }
            }
        }
        let missing = (free - (purse.hand.len() as i16 - reserved)).max(0);
        purse.bowl >= bribes
            && self.vp_stands_in(payment, missing)
            && (vp + missing == 0 || self.has_vp(payment, &purse, vp + missing))
    }

    /// May VP stand in for so many missing cards (VOD-4.7.4, VOD-R30)?
    fn vp_stands_in(&self, payment: &Payment, missing: i16) -> bool {
        missing == 0 || payment.purpose != Purpose::Emergency || self.options.emergency_vp
    }

    /// Has the team the VP? Its powers spend them without asking each other (VOD-4.7.8, VOD-R37).
    fn has_vp(&self, payment: &Payment, purse: &Purse, vp: i16) -> bool {
        let for_nothing = payment.purpose == Purpose::Lay && self.options.planning_zero_vp;
        for_nothing || matches!(payment.purpose, Purpose::Forced(_)) || purse.vp >= vp
    }

    #[inline]
    fn purse(&self, state: &State, payment: &Payment) -> Purse {
        let holding = state.holding(payment.payer);
        let (hand, vp, bowl) = (holding.hand, state.vp(payment.payer.team()), holding.bowl);
        let mut purse = Purse { hand, vp, bowl, picks: 0, vp_picks: 0 };
        for pick in payment.picks() {
            purse.picks += 1;
            match pick {
                Pick::Card(slot) => purse.hand = purse.hand.without(slot),
                Pick::Bribe => purse.bowl -= 1,
                Pick::Vp => {
                    purse.vp -= 1;
                    purse.vp_picks += 1;
                }
                Pick::Off(..) => {}
            }
        }
        purse
    }

    /// How much of a payment is still to be picked; takes its picks from the front.
    fn left_of(due: Due, picks: &mut std::iter::Peekable<impl Iterator<Item = Pick>>) -> u8 {
        let (mut left, fits): (u8, fn(&Pick) -> bool) = match due {
            Due::Discard(n) => (n, |pick| matches!(pick, Pick::Card(_) | Pick::Vp)),
            Due::DiscardType(_, n) => (n, |pick| matches!(pick, Pick::Card(_))),
            Due::BribeFromBowl(n) => (n, |pick| matches!(pick, Pick::Bribe)),
            Due::TakeOff(_, _, n) => (n, |pick| matches!(pick, Pick::Off(..))),
            Due::Vp(_) => return 0,
        };
        while left > 0 && picks.next_if(fits).is_some() {
            left -= 1;
        }
        left
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
            let mut legal = Vec::new();
            self.legal_payment(state, &so_far, &mut Choices(&mut legal));
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
            legal.contains(&Action(choice))
        })
    }

    /// What is to be picked next; none when the payment is complete.
    fn next_due(&self, payment: &Payment, purse: &Purse, alternative: &[Due]) -> Option<Due> {
        let mut picks = payment.picks().peekable();
        let vp_too = self.options.vp_for_discard == VpForDiscard::Any && purse.vp > 0;
        alternative.iter().copied().find(|due| {
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
        let Some(due) = self.next_due(payment, &purse, alternative) else { return };
        // Where no type is asked for, one card is as good as another, and what was begun can be paid.
        let typed = alternative.iter().any(|due| matches!(due, Due::DiscardType(..)));
        let fits =
            |pick| !typed && matches!(pick, Pick::Card(_)) || self.payable(state, &payment.with(pick), alternative);
        let card = |slot| Choice::Discard(self.parts.id(payer, slot));
        match due {
            Due::Discard(_) => {
                out.extend(purse.hand.slots().filter(|slot| fits(Pick::Card(*slot))).map(card));
                if self.options.vp_for_discard == VpForDiscard::Any && purse.vp > 0 && fits(Pick::Vp) {
                    out.push(Choice::Vp);
                }
            }
            Due::DiscardType(types, _) => {
                let cards = self.of_types(payer, purse.hand, types);
                out.extend(cards.slots().filter(|slot| fits(Pick::Card(*slot))).map(card));
            }
            Due::BribeFromBowl(_) => out.push(Choice::Bribe),
            Due::TakeOff(kinds, spaces, _) => {
                let picked = |space, kind| payment.picks().any(|pick| pick == Pick::Off(space, kind));
                out.extend(self.own_pieces(state, payer, kinds, spaces.0).filter_map(|piece| {
                    (!picked(piece.space, piece.kind)).then_some(Choice::Off(piece.space, piece.kind))
                }));
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

    /// That somebody is paying is his secret (VOD-4.14.1). Where an act of others, who came first (VOD-8.4), has closed the
    /// decision that the payment led away from, the game goes on as if it had not been begun.
    pub(crate) fn give_way(&self, state: &mut State) {
        if state.payment.is_some_and(|payment| Self::can_go_back(&payment)) {
            let mut without = State { payment: None, ..state.clone() };
            if self.advance(&mut without, &mut ()) {
                state.payment = None;
            }
        }
    }

    /// Can what has been begun still be paid in full?
    fn can_go_on(&self, state: &State, payment: &Payment) -> bool {
        let all = self.alternatives(state, payment.purpose);
        match payment.alternative {
            Some(place) => self.payable(state, payment, all.get(usize::from(place))),
            None => all.len() == 0 || (0..all.len()).any(|place| self.payable(state, payment, all.get(place))),
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
        let Some(due) = self.next_due(&payment, &purse, all.get(place.into())) else {
            self.complete(state, payment, log);
            return true;
        };
        if Self::can_go_back(&payment) || self.options.vp_for_discard == VpForDiscard::Any {
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
    fn complete(&self, state: &mut State, payment: Payment, log: &mut impl Log<Event>) {
        state.payment = None;
        let payer = payment.payer;
        let all = self.alternatives(state, payment.purpose);
        let alternative: SmallVec<[Due; 4]> =
            all.get(usize::from(payment.alternative.unwrap_or_default())).iter().copied().collect();
        let mut picks = payment.picks().peekable();
        let mut vp = 0;
        for due in alternative {
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
