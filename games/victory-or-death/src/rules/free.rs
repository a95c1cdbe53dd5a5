//! Free actions (section 3.9), aid (VOD-D17) and what is done beside another's decision (VOD-D18).

use quincunx_engine::Log;

use super::action::{Beside, Choice, Choices};
use super::board::Bound;
use super::decision::Decision;
use super::event::{Event, VpReason};
use super::frame::{Frame, Purpose};
use super::game::VictoryOrDeath;
use super::options::{BribePurchase, VpForDiscard};
use super::state::{Request, Stage, State};
use crate::components::{CardId, Kind, Power, Space, Spaces};

impl VictoryOrDeath {
    /// BUY, LIFT, USE, PUT, TAKE-BACK of the own turn, as often as they are legal (VOD-3.9.1, VOD-3.9.2, VOD-3.9.4). A city may
    /// be lifted beside its hoplite (VOD-4.6.12).
    pub(crate) fn legal_free(&self, state: &State, power: Power, decision: Decision, out: &mut Choices<'_>) {
        if !self.has_free(state, power, decision) {
            return;
        }
        if self.can_buy(state, power, decision) {
            out.push(Choice::Buy);
        }
        for kind in Kind::ALL {
            let there = state.board.of_kind(&self.parts.map, power, kind);
            out.extend(there.iter().map(|space| Choice::Lift(space, kind)));
        }
        out.extend(self.own_turn_cards(state, power).map(Choice::Use));
        out.extend(self.puttable(state, power).iter().map(Choice::Put));
        out.extend(state.board.bribes(power).iter().map(Choice::TakeBack));
    }

    /// Has a power any free action beside this decision?
    pub(crate) fn any_free(&self, state: &State, power: Power, decision: Decision) -> bool {
        self.has_free(state, power, decision)
            && (!state.board.pieces(power).is_empty()
                || self.can_move_bribes(state, power)
                || self.can_buy(state, power, decision)
                || self.own_turn_cards(state, power).next().is_some())
    }

    /// The Status cards that can be used as free actions.
    pub(crate) fn own_turn_cards<'a>(&'a self, state: &'a State, power: Power) -> impl Iterator<Item = CardId> + 'a {
        let deck = self.parts.deck(power);
        let cards = state.holding(power).status.only(deck.own_turn).slots();
        cards.map(move |slot| self.parts.id(power, slot)).filter(move |id| self.can_use_in_own_turn(state, power, *id))
    }

    /// VOD-4.5.4, VOD-4.5.5.
    pub(crate) fn can_buy(&self, state: &State, power: Power, decision: Decision) -> bool {
        self.may_buy_now(state, power, decision)
            && self.bribe_stock(state, power) > 0
            && (!state.holding(power).hand.is_empty() || self.can_pay(state, power, Purpose::Bribe))
    }

    /// Where a power can put a bribe from its bowl.
    pub(crate) fn puttable(&self, state: &State, power: Power) -> Spaces {
        if state.holding(power).bowl == 0 { Spaces::NONE } else { self.bribe_spaces(&state.board, power) }
    }

    /// Could a power put a bribe or take one back, as it may at any time (VOD-3.9.1)?
    pub(crate) fn can_move_bribes(&self, state: &State, power: Power) -> bool {
        !self.puttable(state, power).is_empty() || !state.board.bribes(power).is_empty()
    }

    /// Is it the turn of a power, in which it buys as a free action or not at all? In a scoring it is nobody's: all may buy
    /// where bribes are bought in any turn (VOD-R58).
    pub(crate) fn is_its_turn(state: &State, power: Power) -> bool {
        power == state.active && matches!(state.stage, Stage::Turn(..))
    }

    /// VOD-4.1.6.
    pub(crate) fn lift(&self, state: &mut State, power: Power, space: Space, kind: Kind, log: &mut impl Log<Event>) {
        self.take_off(state, Bound { owner: power, kind, space }, false, log);
        if kind == Kind::City && self.options.own_city_vp {
            let team = power.team().other();
            state.vp[team.index()] += 1;
            self.log_vp(state, team, 1, VpReason::Lifted, None, log);
        }
    }

    /// An own piece leaves the board; that is no removal (VOD-4.12.13).
    pub(crate) fn take_off(&self, state: &mut State, piece: Bound, by_card: bool, log: &mut impl Log<Event>) {
        state.board.take(piece);
        log.event(|| Event::Lifted {
            power: piece.owner,
            kind: piece.kind,
            space: self.place_name(piece.space),
            by_card,
        });
    }

    /// VOD-4.5.6.
    pub(crate) fn put_bribe(&self, state: &mut State, power: Power, space: Space, log: &mut impl Log<Event>) {
        state.holding_mut(power).bowl -= 1;
        state.board.bribes[power.index()] |= Spaces::of(space);
        log.event(|| Event::BribePut { power, space: self.place_name(space) });
    }

    /// VOD-4.5.9.
    pub(crate) fn take_back(&self, state: &mut State, power: Power, space: Space, log: &mut impl Log<Event>) {
        state.board.bribes[power.index()] &= !Spaces::of(space);
        log.event(|| Event::BribeBack { power, space: self.place_name(space), taken: true });
    }

    /// VOD-D18 with `opt.bribe_purchase` = `any_turn`: card and all in one act.
    pub(crate) fn buy_beside(&self, state: &mut State, power: Power, card: Option<CardId>, log: &mut impl Log<Event>) {
        if let Some(card) = card {
            let slot = self.card(card).slot;
            state.holding_mut(power).discard_seen(slot);
            let cards = vec![Some(self.name(card))];
            log.event(|| Event::Discarded { power, cards, shown: false, from_deck: false });
        } else {
            let lost = self.lose(state, power.team(), 1);
            self.log_vp(state, power.team(), -lost, VpReason::Payment, None, log);
        }
        state.holding_mut(power).bowl += 1;
        log.event(|| Event::BribeToBowl { power, bought: true });
    }

    /// What a power can do beside the open decision of another, or of its own that does not offer it (VOD-3.9.3, VOD-D18).
    pub(crate) fn legal_beside(
        &self,
        state: &State,
        power: Power,
        (decider, decision): (Power, Decision),
        out: &mut Choices<'_>,
    ) {
        let own = decider == power;
        // Whether he pays by choice or not (VOD-R54).
        if own && decision == Decision::Pay {
            return;
        }
        let offered = own && (self.has_free(state, power, decision) || decision == Decision::Scoring);
        let asked_for_it = own && decision == Decision::Aid;
        if !offered && !asked_for_it {
            out.extend(self.puttable(state, power).iter().map(|space| Choice::Beside(power, Beside::Put(space))));
        }
        if !offered {
            out.extend(state.board.bribes(power).iter().map(|space| Choice::Beside(power, Beside::TakeBack(space))));
        }
        self.legal_beside_buy(state, power, out);
    }

    /// That the teammate is paying is its secret (VOD-4.14.1) and keeps nobody from buying; its payment gives way if it cannot
    /// be completed any more (VOD-R54).
    fn legal_beside_buy(&self, state: &State, power: Power, out: &mut Choices<'_>) {
        if self.options.bribe_purchase != BribePurchase::AnyTurn
            || Self::is_its_turn(state, power)
            || self.bribe_stock(state, power) == 0
        {
            return;
        }
        let hand = state.holding(power).hand;
        out.extend(hand.slots().map(|slot| Choice::Beside(power, Beside::Buy(Some(self.parts.id(power, slot))))));
        let vp_too = self.options.vp_for_discard == VpForDiscard::Any;
        if (hand.is_empty() || vp_too) && state.vp(power.team()) > 0 {
            out.push(Choice::Beside(power, Beside::Buy(None)));
        }
    }

    /// May a power ask its teammate for bribes (VOD-D9, VOD-8.1)? Not for the same again within a step (VOD-D17).
    pub(crate) fn may_ask(&self, state: &State, power: Power, request: Request) -> bool {
        state.holding(power.teammate()).bowl > 0 && !state.was_answered(request)
    }

    /// ASK: the teammate is asked (VOD-D17).
    pub(crate) fn ask_aid(&self, state: &mut State, power: Power, request: Request, log: &mut impl Log<Event>) {
        state.aid.asked = Some(request);
        let space = match request {
            Request::Supply => None,
            Request::Muster(space) | Request::Battle(_, space) => Some(self.place_name(space)),
        };
        log.event(|| Event::Asked { power, space });
    }

    /// Ends VOD-D17 where it ends by itself. Returns whether it did.
    pub(crate) fn advance_aid(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let (Some(request), Some((asker, _))) = (state.aid.asked, self.below(state)) else { return false };
        let helped = match (request, state.stack.last()) {
            (Request::Supply, _) => self.unsupplied(&state.board, asker).is_empty(),
            (Request::Muster(space), Some(Frame::Run(run))) => {
                let musters = self.muster_choices(&state.board, run);
                (musters.new | musters.in_place).contains(space)
            }
            (Request::Battle(from, _), _) => self.supplied(&state.board, asker).contains(from),
            _ => true,
        };
        let over = helped || self.puttable(state, asker.teammate()).is_empty();
        if over {
            self.end_aid(state, log);
        }
        over
    }

    /// END of VOD-D17: the asker has its own decision again.
    pub(crate) fn end_aid(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (Some(request), Some((asker, _))) = (state.aid.asked.take(), self.below(state)) else { return };
        state.answered(request);
        log.event(|| Event::Answered { power: asker.teammate() });
    }
}
