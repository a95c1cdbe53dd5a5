//! Whether a cost can be paid, before it is begun and after each pick (VOD-4.8.12, VOD-8.2).

use smallvec::SmallVec;

use super::frame::{Payment, Pick, Purpose};
use super::game::VictoryOrDeath;
use super::options::VpForDiscard;
use super::state::State;
use crate::components::{CardTypes, Cards, Kind, Payment as Due, Power, Spaces};

/// An alternative as it is paid.
pub(super) struct Bill {
    pub dues: SmallVec<[Due; 8]>,
    /// So many VP stand in for cards.
    pub missing: i16,
}

/// What a payer has left after its picks.
pub(super) struct Purse {
    pub hand: Cards,
    pub vp: i16,
    bowl: u8,
    /// So many picks were made, and so many of them VP.
    picks: i16,
    vp_picks: i16,
}

impl VictoryOrDeath {
    /// Can a power pay any alternative in full (VOD-4.8.12)?
    pub(crate) fn can_pay(&self, state: &State, payer: Power, purpose: Purpose) -> bool {
        self.can_go_on(state, &Payment::new(payer, purpose))
    }

    /// Can what has been begun still be paid in full?
    pub(super) fn can_go_on(&self, state: &State, payment: &Payment) -> bool {
        let all = self.alternatives(state, payment.purpose);
        match payment.alternative {
            Some(place) => self.payable(state, payment, all.get(usize::from(place))),
            None => all.len() == 0 || (0..all.len()).any(|place| self.payable(state, payment, all.get(place))),
        }
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

    /// What of an alternative is picked. Of the hand the cards of named types are kept for those who ask for them; what is short
    /// of any cards, VP stand in for (VOD-R55), unless these are picks like cards (VOD-R60).
    pub(super) fn bill(&self, state: &State, payment: &Payment, alternative: &[Due]) -> Bill {
        let mut bill = Bill { dues: alternative.into(), missing: 0 };
        if !self.vp_is_a_pick(payment) {
            let kept = |due: &Due| if let Due::DiscardType(_, n) = *due { u32::from(n) } else { 0 };
            let kept = alternative.iter().map(kept).sum();
            let mut spare = state.holding(payment.payer).hand.len().saturating_sub(kept) as u8;
            for due in &mut bill.dues {
                if let Due::Discard(n) = due {
                    let there = spare.min(*n);
                    spare -= there;
                    bill.missing += i16::from(*n - there);
                    *n = there;
                }
            }
        }
        bill
    }

    /// Can the rest of an alternative be paid after the picks made?
    pub(super) fn payable(&self, state: &State, payment: &Payment, alternative: &[Due]) -> bool {
        let purse = self.purse(state, payment);
        // The teammate may have spent what was picked: VP are the team's.
        if purse.vp_picks > 0 && !self.has_vp(payment, &purse, 0) {
            return false;
        }
        if let [Due::Discard(n)] = *alternative {
            // What the rules ask for: nothing else needs to be looked at.
            let missing = (i16::from(n) - purse.picks - purse.hand.len() as i16).max(0);
            return missing == 0 || self.vp_stands_in(payment) && self.has_vp(payment, &purse, missing);
        }
        let bill = self.bill(state, payment, alternative);
        let (mut kept, mut free, mut vp, mut bribes) = (0, 0, 0, 0);
        let mut picks = payment.picks().peekable();
        let mut left = SmallVec::<[Due; 8]>::new();
        for due in &bill.dues {
            let n = Self::left_of(*due, &mut picks);
            match *due {
                Due::Discard(_) => free += i16::from(n),
                Due::DiscardType(types, _) => {
                    kept += i16::from(n);
                    left.push(Due::DiscardType(types, n));
                }
                Due::BribeFromBowl(_) => bribes += n,
                Due::Vp(n) => vp += i16::from(n),
                Due::TakeOff(kinds, spaces, _) => left.push(Due::TakeOff(kinds, spaces, n)),
            }
        }
        let missing = bill.missing + (free - (purse.hand.len() as i16 - kept)).max(0);
        purse.bowl >= bribes
            && self.cards_suffice(payment.payer, purse.hand, &left)
            && self.pieces_suffice(state, payment, &left)
            && (missing == 0 || self.vp_stands_in(payment))
            && (vp + missing == 0 || self.has_vp(payment, &purse, vp + missing))
    }

    /// Are there cards for all named types together, each card for one of them? So it is if any of the payments, taken together,
    /// find as many cards as they ask for (Hall's theorem).
    pub(super) fn cards_suffice(&self, payer: Power, hand: Cards, left: &[Due]) -> bool {
        let asked = |due: &Due| if let Due::DiscardType(types, n) = *due { Some((types, n)) } else { None };
        Self::any_of(left.iter().filter_map(asked).collect(), |some| {
            let types = some.iter().fold(0, |all, (types, _)| all | types.0);
            self.of_types(payer, hand, CardTypes(types)).len()
        })
    }

    /// The same for pieces that are taken off.
    pub(super) fn pieces_suffice(&self, state: &State, payment: &Payment, left: &[Due]) -> bool {
        let asked = |due: &Due| if let Due::TakeOff(kinds, from, n) = *due { Some(((kinds, from), n)) } else { None };
        Self::any_of(left.iter().filter_map(asked).collect(), |some| {
            let of_kind = |kind: Kind| {
                let asked = some.iter().filter(|((kinds, _), _)| kinds.contains(kind));
                let spaces = asked.fold(Spaces::NONE, |all, ((_, from), _)| all | from.0);
                (state.board.of_kind(&self.parts.map, payment.payer, kind) & spaces & !payment.taken_off(kind)).len()
            };
            Kind::ALL.into_iter().map(of_kind).sum()
        })
    }

    /// Is there, for any of these taken together, as much as they ask for?
    fn any_of<T: Copy>(asked: SmallVec<[(T, u8); 4]>, there: impl Fn(&[(T, u8)]) -> u32) -> bool {
        (1_u32..1 << asked.len()).all(|chosen| {
            let some = asked.iter().enumerate().filter(|(place, _)| chosen >> place & 1 != 0);
            let some: SmallVec<[(T, u8); 4]> = some.map(|(_, due)| *due).collect();
            there(&some) >= some.iter().map(|(_, n)| u32::from(*n)).sum()
        })
    }

    /// Can VP be picked in place of cards that are there (VOD-R05)? Not where they do not stand in for any (VOD-4.9.4).
    pub(crate) fn vp_is_a_pick(&self, payment: &Payment) -> bool {
        self.options.vp_for_discard == VpForDiscard::Any && self.vp_stands_in(payment)
    }

    /// May VP stand in for missing cards (VOD-4.7.4, VOD-R30)?
    fn vp_stands_in(&self, payment: &Payment) -> bool {
        payment.purpose != Purpose::Emergency || self.options.emergency_vp
    }

    /// Has the team the VP? Its powers spend them without asking each other (VOD-4.7.8, VOD-R37).
    fn has_vp(&self, payment: &Payment, purse: &Purse, vp: i16) -> bool {
        let for_nothing = payment.purpose == Purpose::Lay && self.options.planning_zero_vp;
        for_nothing || matches!(payment.purpose, Purpose::Forced(_)) || purse.vp >= vp
    }

    #[inline]
    pub(super) fn purse(&self, state: &State, payment: &Payment) -> Purse {
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
    pub(super) fn left_of(due: Due, picks: &mut std::iter::Peekable<impl Iterator<Item = Pick>>) -> u8 {
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
}
