//! What an observer cannot know, guessed anew (VOD-7.1).

use quincunx_engine::{Observer, below};
use rand_core::Rng;

use super::frame::{Frame, Payment, Purpose};
use super::game::VictoryOrDeath;
use super::state::{Picks, Stage, State};
use crate::components::{CardType, Cards, MAX_LAID, Power, Powers, Slot};

impl VictoryOrDeath {
    pub(crate) fn resample_for(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        let unknown = Power::ALL.into_iter().filter(|power| !self.sees(observer, *power));
        let unknown = unknown.fold(Powers::NONE, Powers::with);
        self.forget_payment(state, unknown);
        for power in unknown.iter() {
            self.deal_anew(state, power, rng);
        }
        if let Stage::Discards(picks) = &mut state.stage {
            for power in unknown.iter() {
                let picks = &mut picks[power.index()];
                let done = picks.len() == 3;
                *picks = Picks::default();
                let mut hand = state.holdings[power.index()].hand;
                for pick in picks.cards.iter_mut().filter(|_| done) {
                    *pick = Some(draw(&mut hand, rng));
                }
            }
        }
        for frame in &mut state.stack {
            if let Frame::Window(window) = frame {
                // Nobody else knows whether it was a pass; who was asked can have passed.
                window.passed = Powers((window.passed.0 & !unknown.0) | (window.asked.0 & unknown.0));
                window.waiting = Powers(window.waiting.0 & !unknown.0);
            }
        }
    }

    /// A payment that others do not see is taken back; of one that they see the picks are.
    fn forget_payment(&self, state: &mut State, unknown: Powers) {
        let Some(payment) = state.payment.filter(|payment| unknown.contains(payment.payer)) else { return };
        let public = matches!(payment.purpose, Purpose::Lay | Purpose::Forced(_));
        let fresh = Payment { alternative: payment.alternative, ..Payment::new(payment.payer, payment.purpose) };
        state.payment = public.then_some(fresh);
    }

    /// Deals the cards of a power that nobody else can place: deck, hand, laid cards, and the discards that nobody saw.
    fn deal_anew(&self, state: &mut State, power: Power, rng: &mut impl Rng) {
        let deck = self.parts.deck(power);
        let holding = state.holding_mut(power);
        let hidden = holding.discarded(deck.all) - holding.seen;
        let laid = holding.laid.len();
        let mut pool = holding.deck + holding.hand + hidden + holding.laid.cards() - holding.shown;
        let (hand, discards) = (holding.hand.len() - holding.shown.len(), hidden.len());
        let mut prepares = pool.only(deck.of_type[CardType::Prepare as usize]);
        let mut laid_cards = [Slot(0); MAX_LAID];
        for slot in &mut laid_cards[..laid] {
            *slot = draw(&mut prepares, rng);
            pool = pool.without(*slot);
        }
        holding.laid.replace(laid_cards.into_iter().take(laid));
        let mut take = |count: u32| (0..count).fold(Cards::NONE, |taken, _| taken.with(draw(&mut pool, rng)));
        holding.hand = holding.shown + take(hand);
        take(discards);
        holding.deck = pool;
    }
}

/// Takes a card at random.
fn draw(cards: &mut Cards, rng: &mut impl Rng) -> Slot {
    let slot = cards.nth(below(rng, cards.len()));
    *cards = cards.without(slot);
    slot
}
