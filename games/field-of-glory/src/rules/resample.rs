//! What a player's hand and deck may be, seen from outside.

use quincunx_engine::{Observer, Seat, below};
use rand_core::Rng;

use crate::components::card::{Face, OVERLAP, RESERVES};
use crate::components::cards::Cards;
use crate::components::field::Pair;
use crate::rules::FieldOfGlory;
use crate::rules::state::{Bonus, BonusFrom, Memory, Player, State, Step, Taking, enemy};

/// May the observer know this player's secrets?
pub(crate) fn knows(observer: Observer, seat: Seat) -> bool {
    observer.sees(seat)
}

impl FieldOfGlory {
    /// Deals anew what is this player's secret: in the draft pack, kept and rejected cards; later hand, deck and hidden bonus
    /// card.
    pub(crate) fn resample_player(&self, state: &mut State, seat: Seat, rng: &mut impl Rng) {
        match state.step {
            Step::Terrain | Step::TerrainTie(_) => {}
            Step::Pack(_) | Step::Draft => redraft(state.player_mut(seat), rng),
            // Whoever places can pay for it (FOG-4.17): that is known of his hand.
            Step::Placing | Step::Paying if seat == state.active => {
                let open = state.placing.price.saturating_sub(state.placing.paid);
                let sources = Sources::of(state, seat);
                let player = state.player_mut(seat);
                (player.hand, player.deck) = sources.deal_worth(open, rng);
            }
            _ => self.redeal(state, seat, rng),
        }
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut impl Rng) {
        let hidden = hidden_bonus(state, seat);
        let from_hand = hidden.is_some_and(|bonus| bonus.from == BonusFrom::Hand);
        let sources = Sources::of(state, seat);
        let player = &mut state.players[seat.index()];
        (player.hand, player.deck) = sources.deal(rng);
        if let Some(bonus) = hidden {
            let pile = if from_hand { &mut player.hand } else { &mut player.deck };
            let card = deal_one(pile, rng);
            let combat = state.combat.as_mut().expect("a bonus card lies in a combat");
            let side = if seat == state.active { &mut combat.attacker } else { &mut combat.defender };
            *side = Bonus { from: bonus.from, card: Some(card) };
        }
    }
}

/// The player's bonus card, if it is not face up.
pub(crate) fn hidden_bonus(state: &State, seat: Seat) -> Option<Bonus> {
    let combat = state.combat?;
    let bonus = if seat == state.active { combat.attacker } else { combat.defender };
    (combat.loser.is_none() && bonus.card.is_some()).then_some(bonus)
}

/// The player's cards that lie where everybody sees them, or has seen them (FOG-6.4, FOG-6.14, FOG-6.16, FOG-6.22, FOG-6.25).
pub(crate) fn located(state: &State, seat: Seat) -> impl Iterator<Item = Face> + Clone {
    let units = state.units[seat.index()];
    let combat = state.combat;
    let attacks = seat == state.active;
    let overlaps = combat.filter(|_| attacks).map_or(0, |combat| combat.overlaps);
    let shown = combat.filter(|combat| combat.loser.is_some());
    let bonus = shown.and_then(|combat| if attacks { combat.attacker } else { combat.defender }.card);
    let reserves = attacks && matches!(state.step, Step::Take(Taking::Reserves(_)));
    let piles = state.players[seat.index()].discard.into_iter().chain(state.players[enemy(seat).index()].victory);
    piles
        .chain(units.into_iter().flat_map(Pair::iter))
        .chain(std::iter::repeat_n(OVERLAP, usize::from(overlaps)))
        .chain(bonus)
        .chain(reserves.then_some(RESERVES))
}

/// Where a player's hand and deck can have come from, with his hidden bonus card in the one from which he took it.
///
/// After a run-out the deck is what is left of `shuffled`; the hand is `held`, with what was drawn from `shuffled` and what
/// nobody has seen, less what was shown. Before it all comes from what nobody has seen.
#[derive(Clone, Copy)]
struct Sources {
    held: Cards,
    shown: Cards,
    shuffled: Cards,
    /// How many have left `shuffled` for the hand.
    drawn: u8,
    /// Nobody had seen these at the last run-out.
    unseen: Cards,
    /// How many of them were in the hand.
    fresh: u8,
    /// How many of them are in the deck, before the first run-out.
    unseen_deck: u8,
}

/// How often a hand is dealt in the hope that it is worth enough.
const TRIES: u32 = 100;

impl Sources {
    fn of(state: &State, seat: Seat) -> Self {
        let player = &state.players[seat.index()];
        let Memory { held, shown, shuffled } = player.memory;
        let hidden = hidden_bonus(state, seat).map(|bonus| bonus.from);
        let hand = player.hand.len() + u8::from(hidden == Some(BonusFrom::Hand));
        let deck = player.deck.len() + u8::from(hidden == Some(BonusFrom::Deck));
        let located: Cards = located(state, seat).collect();
        let unseen = Cards::SET.without(held).without(shuffled).without(located.without(shown));
        let unseen_deck = if player.run_outs == 0 { deck } else { 0 };
        let drawn = shuffled.len() + unseen_deck - deck;
        let fresh = hand + shown.len() - held.len() - drawn;
        Self { held, shown, shuffled, drawn, unseen, fresh, unseen_deck }
    }

    /// Hand and deck.
    fn deal(mut self, rng: &mut impl Rng) -> (Cards, Cards) {
        self.trace(self.shown, rng);
        let mut hand = self.held;
        hand.add_all(deal(&mut self.shuffled, self.drawn, rng));
        hand.add_all(deal(&mut self.unseen, self.fresh, rng));
        (hand, self.deck(rng))
    }

    /// Hand and deck, the hand worth so many command points; there is such a hand. If luck does not bring one, cards are
    /// exchanged for dearer ones. Hands that can be explained are the bases of a matroid, so that one of which no single
    /// exchange makes a dearer one is the dearest of all.
    fn deal_worth(mut self, points: u8, rng: &mut impl Rng) -> (Cards, Cards) {
        for _ in 0..TRIES {
            let (hand, deck) = self.deal(rng);
            if hand.points() >= points {
                return (hand, deck);
            }
        }
        let (mut hand, _) = self.deal(rng);
        while hand.points() < points {
            let Some(dearer) = self.exchange(hand) else { break };
            hand = dearer;
        }
        self.trace(self.left(hand), rng);
        (hand, self.deck(rng))
    }

    fn deck(&mut self, rng: &mut impl Rng) -> Cards {
        if self.unseen_deck > 0 { deal(&mut self.unseen, self.unseen_deck, rng) } else { self.shuffled }
    }

    /// The cards of which one must know where they came from, to explain this hand.
    fn left(&self, hand: Cards) -> Cards {
        let mut cards = hand.without(self.held);
        cards.add_all(self.shown);
        cards
    }

    /// This hand with one of its cards exchanged for a dearer one.
    fn exchange(&self, hand: Cards) -> Option<Cards> {
        let cheap = hand.without(self.held).faces();
        let mut pairs = cheap.flat_map(|low| Face::all().map(move |high| (low, high)));
        pairs.find_map(|(low, high)| {
            let mut dearer = hand;
            dearer.remove(low);
            let there = self.left(dearer).of(high) < self.shuffled.of(high) + self.unseen.of(high);
            if !there || high.points() <= low.points() {
                return None;
            }
            dearer.add(high);
            let left = self.left(dearer);
            (self.only_drawn(left) <= self.drawn && self.only_fresh(left) <= self.fresh).then_some(dearer)
        })
    }

    /// How many of these can only have been drawn from `shuffled`.
    fn only_drawn(&self, cards: Cards) -> u8 {
        cards.faces().map(|face| cards.of(face).saturating_sub(self.unseen.of(face))).sum()
    }

    /// How many of these can only be ones that nobody had seen.
    fn only_fresh(&self, cards: Cards) -> u8 {
        cards.faces().map(|face| cards.of(face).saturating_sub(self.shuffled.of(face))).sum()
    }

    /// Decides of each of these cards whether it was drawn or is one that nobody had seen, and takes it away from there. Card by
    /// card, by how many copies could have been there, so that what remains can still be explained.
    fn trace(&mut self, mut cards: Cards, rng: &mut impl Rng) {
        let (mut only_drawn, mut only_fresh) = (self.only_drawn(cards), self.only_fresh(cards));
        for face in cards {
            let (as_drawn, as_fresh) = (self.shuffled.of(face), self.unseen.of(face));
            let left = cards.of(face);
            // Taking a copy from one side makes the other copies more dependent on it, unless this one could only be there.
            let forced_drawn = left > as_fresh;
            let forced_fresh = left > as_drawn;
            let is_drawn = if forced_drawn {
                true
            } else if forced_fresh || self.drawn <= only_drawn {
                false
            } else if self.fresh <= only_fresh {
                true
            } else {
                let weight_drawn = u32::from(as_drawn) * u32::from(self.drawn) * u32::from(self.unseen.len());
                let weight_fresh = u32::from(as_fresh) * u32::from(self.fresh) * u32::from(self.shuffled.len());
                below(rng, weight_drawn + weight_fresh) < weight_drawn
            };
            cards.remove(face);
            let (from, count) =
                if is_drawn { (&mut self.shuffled, &mut self.drawn) } else { (&mut self.unseen, &mut self.fresh) };
            from.remove(face);
            *count -= 1;
            if is_drawn && forced_drawn {
                only_drawn -= 1;
            } else if !is_drawn && forced_fresh {
                only_fresh -= 1;
            }
        }
    }
}

/// The draft of which nobody else has seen a card.
fn redraft(player: &mut Player, rng: &mut impl Rng) {
    let mut unseen = Cards::SET;
    player.kept = deal(&mut unseen, player.kept.len(), rng);
    player.pack = deal(&mut unseen, player.pack.len(), rng);
    player.deck = deal(&mut unseen, player.deck.len(), rng);
}

/// Takes so many cards at random.
fn deal(from: &mut Cards, count: u8, rng: &mut impl Rng) -> Cards {
    (0..count).map(|_| deal_one(from, rng)).collect()
}

fn deal_one(from: &mut Cards, rng: &mut impl Rng) -> Face {
    let face = from.nth(below(rng, u32::from(from.len())));
    from.remove(face);
    face
}
