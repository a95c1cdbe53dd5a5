//! What an observer cannot know, guessed anew (section 6): which cards the other player holds and set aside, and how he opens.

use quincunx_engine::{Observer, below};
use rand_core::Rng;

use crate::components::card::CardId;
use crate::rules::field::Player;
use crate::rules::pile::Cards;
use crate::rules::state::{Exchange, Opening, Stage, State};
use crate::rules::table::OsokHajnala;
use crate::rules::turn::STARTING_LEVEL;

impl OsokHajnala {
    /// Does the observer see the cards of a player?
    pub(crate) fn sees(observer: Observer, player: Player) -> bool {
        observer.sees(player.seat())
    }

    pub(crate) fn resample_for(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        for player in Player::BOTH.into_iter().filter(|player| !Self::sees(observer, *player)) {
            self.deal_anew(state, player, rng);
        }
    }

    /// Deals the cards of a player that nobody else can place.
    fn deal_anew(&self, state: &mut State, player: Player, rng: &mut impl Rng) {
        let list = self.list(player);
        let side = state.side(player);
        let known = side.known;
        let mut pool = list.sum(side.deck, list.rest(side.hand, known));
        let held = side.hand.len() - known.len();
        let hand = match &mut state.stage {
            Stage::Opening(chosen) => {
                if let Some(opening) = &mut chosen[player.index()] {
                    *opening = self.any_opening(player, pool, rng);
                }
                Cards::NONE
            }
            Stage::Deal(openings) | Stage::WhoStarts(openings) => {
                if let Opening::With(card) = &mut openings[player.index()] {
                    pool = list.with(pool, *card);
                    *card = self.any_starting_card(player, pool, rng).unwrap_or(*card);
                    pool = list.without(pool, *card);
                }
                list.take(&mut pool, held, rng)
            }
            Stage::Exchange(exchanges) => {
                let exchange = &mut exchanges[player.index()];
                pool = list.sum(pool, exchange.aside);
                let all = held + exchange.aside.len();
                // How many he has set aside is told when both are done (OH-6.11).
                let aside = if exchange.done { below(rng, all + 1) } else { 0 };
                *exchange = Exchange { aside: list.take(&mut pool, aside, rng), ..*exchange };
                list.take(&mut pool, all - aside, rng)
            }
            Stage::Replace(exchanges) => {
                let exchange = &mut exchanges[player.index()];
                let aside = exchange.aside.len();
                pool = list.sum(pool, exchange.aside);
                exchange.aside = list.take(&mut pool, aside, rng);
                list.take(&mut pool, held, rng)
            }
            Stage::Dice | Stage::Turn(..) | Stage::Over(_) => list.take(&mut pool, held, rng),
        };
        let side = state.side_mut(player);
        side.hand = list.sum(known, hand);
        side.deck = pool;
    }

    fn any_opening(&self, player: Player, deck: Cards, rng: &mut impl Rng) -> Opening {
        let cards = self.starting_cards(player, deck).count() as u32;
        match below(rng, cards + 1) {
            0 => Opening::Seven,
            _ => self.any_starting_card(player, deck, rng).map_or(Opening::Seven, Opening::With),
        }
    }

    fn any_starting_card(&self, player: Player, deck: Cards, rng: &mut impl Rng) -> Option<CardId> {
        let cards = self.starting_cards(player, deck).count() as u32;
        let nth = if cards > 0 { below(rng, cards) } else { 0 };
        self.starting_cards(player, deck).nth(nth as usize)
    }

    /// The cards of a deck that can be a starting card (OH-2.32), characters or not (OH-N08).
    pub(crate) fn starting_cards(&self, player: Player, deck: Cards) -> impl Iterator<Item = CardId> + '_ {
        self.list(player).names(deck).filter(|card| self.card(*card).level <= STARTING_LEVEL)
    }
}
