//! Free actions, acts beside the open decision, and asking for aid (sections 3.9 and 4.5).

use super::{Checked, Reason, check};
use crate::components::{CardId, Deed, Power, Space, Team};
use crate::rules::action::{Beside, Choice};
use crate::rules::decision::Decision;
use crate::rules::frame::Purpose;
use crate::rules::game::VictoryOrDeath;
use crate::rules::options::{BribePlaces, BribePurchase, VpForDiscard};
use crate::rules::state::{Request, Stage, State};

impl VictoryOrDeath {
    /// BUY, LIFT, PUT or TAKE-BACK inside an own decision.
    pub(super) fn check_free(&self, state: &State, power: Power, decision: Decision, choice: Choice) -> Checked {
        if !self.has_free(state, power, decision) {
            return Err(match choice {
                Choice::Put(_) | Choice::TakeBack(_) => Reason::Beside,
                _ if !matches!(state.stage, Stage::Turn(..)) => Reason::NotFree,
                _ if power != state.active => Reason::NotYourTurn(state.active),
                _ if decision == Decision::React => Reason::InReaction,
                _ => Reason::NotFree,
            });
        }
        match choice {
            Choice::Buy => self.check_buy(state, power, decision),
            Choice::Lift(space, kind) => {
                let there = state.board.of_kind(&self.parts.map, power, kind).contains(space);
                check(there, Reason::NoOwnPiece(self.space_name(space), "VOD-4.1.6"))
            }
            Choice::Put(space) => self.check_put(state, power, space),
            Choice::TakeBack(space) => self.check_take_back(state, power, space),
            _ => Ok(()),
        }
    }

    /// VOD-4.5.4.
    fn check_buy(&self, state: &State, power: Power, decision: Decision) -> Checked {
        check(self.may_buy_now(state, power, decision), Reason::DrawStepOnly)?;
        check(self.bribe_stock(state, power) > 0, Reason::NoBribeInStock(power))?;
        self.check_cost(state, power, Purpose::Bribe)
    }

    /// VOD-4.5.6.
    pub(super) fn check_put(&self, state: &State, power: Power, space: Space) -> Checked {
        check(state.holding(power).bowl > 0, Reason::BowlEmpty(power))?;
        self.check_bribe_space(state, power, space)
    }

    /// VOD-D12.2 for `place_bribe`.
    pub(super) fn check_placed_bribe(&self, state: &State, power: Power, space: Space) -> Checked {
        check(self.bribe_stock(state, power) > 0, Reason::NoBribeInStock(power))?;
        self.check_bribe_space(state, power, space)?;
        if let Some(run) = Self::top_run(state)
            && let Deed::PlaceBribe { spaces, .. } = self.deed(run)
        {
            let spaces = self.spaces(&state.board, run.owner, Some(run), spaces);
            check(spaces.contains(space), Reason::CardSpace(self.space_name(space), "VOD-4.16.16"))?;
        }
        Ok(())
    }

    fn check_bribe_space(&self, state: &State, power: Power, space: Space) -> Checked {
        let (map, board, name) = (&self.parts.map, &state.board, self.space_name(space));
        let pieces = board.team_pieces(Team::Oligarchs) | board.team_pieces(Team::Demos);
        let closed = match self.options.bribe_places {
            BribePlaces::NeutralOrEmptyLand => map.sea,
            BribePlaces::EmptyLand => map.neutral,
            BribePlaces::Neutral => map.land,
        };
        check(!map.sea.contains(space), Reason::BribeAtSea)?;
        check(!closed.contains(space), Reason::BribeGround(name))?;
        check(!pieces.contains(space), Reason::PiecesThere(name))?;
        check(!board.bribes(power).contains(space), Reason::OwnBribe(name))
    }

    /// VOD-4.5.9.
    pub(super) fn check_take_back(&self, state: &State, power: Power, space: Space) -> Checked {
        let there = state.board.bribes(power).contains(space);
        check(there, Reason::NoOwnBribe(self.space_name(space)))
    }

    /// VOD-D18. `own` is the open decision, if it is the power's own.
    pub(super) fn check_beside(&self, state: &State, power: Power, own: Option<Decision>, choice: Choice) -> Checked {
        check(own != Some(Decision::Pay), Reason::Paying)?;
        let free = own.is_some_and(|decision| self.has_free(state, power, decision));
        let offered = free || own == Some(Decision::Scoring);
        match choice {
            Choice::Beside(_, Beside::Put(space)) => {
                check(!offered && own != Some(Decision::Aid), Reason::Offered)?;
                self.check_put(state, power, space)
            }
            Choice::Beside(_, Beside::TakeBack(space)) => {
                check(!offered, Reason::Offered)?;
                self.check_take_back(state, power, space)
            }
            Choice::Beside(_, Beside::Buy(card)) => self.check_beside_buy(state, power, card),
            _ => Ok(()),
        }
    }

    fn check_beside_buy(&self, state: &State, power: Power, card: Option<CardId>) -> Checked {
        check(!Self::is_its_turn(state, power), Reason::Offered)?;
        let in_turn = matches!(state.stage, Stage::Turn(..));
        let otherwise = if in_turn { Reason::NotYourTurn(state.active) } else { Reason::NotFree };
        check(self.options.bribe_purchase == BribePurchase::AnyTurn, otherwise)?;
        check(self.bribe_stock(state, power) > 0, Reason::NoBribeInStock(power))?;
        match card {
            Some(id) => self.check_in_hand(state, power, id, "VOD-4.5.4"),
            None => {
                let vp_too = self.options.vp_for_discard == VpForDiscard::Any;
                check(vp_too || state.holding(power).hand.is_empty(), Reason::VpForMissing)?;
                check(state.vp(power.team()) > 0, Reason::TooFewVp)
            }
        }
    }

    /// VOD-D17.
    pub(super) fn check_ask(state: &State, power: Power, request: Request) -> Checked {
        let teammate = power.teammate();
        check(state.holding(teammate).bowl > 0, Reason::NoAid(teammate))?;
        check(!state.was_answered(request), Reason::AskedInVain)
    }
}
