//! Cards: playing, laying, fetching, using them, and what they cost (sections 3.4, 3.5, 4.7 to 4.10 and 4.14).

use super::{Checked, Clause, Reason, check};
use crate::components::{CardId, CardType, Cards, Payment as Due, Power};
use crate::rules::action::Choice;
use crate::rules::decision::Decision;
use crate::rules::frame::{Frame, Payment, Pick, Purpose, Window};
use crate::rules::game::VictoryOrDeath;
use crate::rules::options::VpForDiscard;
use crate::rules::state::State;

impl VictoryOrDeath {
    /// VOD-2.2.4.
    pub(super) fn check_own(&self, power: Power, id: CardId) -> Checked {
        check(self.card(id).power == power, Reason::NotItsCard)
    }

    pub(super) fn check_in_hand(&self, state: &State, power: Power, id: CardId, clause: Clause) -> Checked {
        self.check_own(power, id)?;
        check(state.holding(power).hand.has(self.card(id).slot), Reason::NotInHand(clause))
    }

    /// VOD-D5 to VOD-D8.
    pub(super) fn check_turn_card(&self, state: &State, power: Power, decision: Decision, choice: Choice) -> Checked {
        match (decision, choice) {
            (Decision::Play, Choice::Play(id)) => self.check_in_hand(state, power, id, "VOD-3.4.1"),
            (Decision::Play, Choice::Emergency) => {
                let found = self.options.emergency_empty || !self.fetchable(state, power).is_empty();
                check(found, Reason::NothingToFetch)?;
                self.check_cost(state, power, Purpose::Emergency)
            }
            (Decision::Extra | Decision::Planning, Choice::Emergency) => Err(Reason::NoEmergency),
            (Decision::Fetch, Choice::Fetch(id)) => {
                self.check_own(power, id)?;
                check(state.holding(power).deck.has(self.card(id).slot), Reason::NotInPile("VOD-4.9.1"))?;
                Err(Reason::CardType("VOD-4.9.2"))
            }
            (Decision::Extra, Choice::Play(id)) => {
                self.check_in_hand(state, power, id, "VOD-4.16.13")?;
                Err(Reason::CardType("VOD-4.16.13"))
            }
            (Decision::Planning, Choice::Lay(id)) => {
                self.check_in_hand(state, power, id, "VOD-3.5.1")?;
                check(self.card(id).kind == CardType::Prepare, Reason::NotPrepare)?;
                Err(Reason::LastCard)
            }
            _ => Ok(()),
        }
    }

    /// USE: of a laid card with the symbol (VOD-D4), as a reaction (VOD-D16), of a Status as a free action.
    pub(super) fn check_use(&self, state: &State, power: Power, decision: Decision, id: CardId) -> Checked {
        self.check_own(power, id)?;
        let (card, holding) = (self.card(id), state.holding(power));
        match card.kind {
            CardType::Status => check(holding.status.has(card.slot), Reason::NotOnTable)?,
            CardType::Prepare => check(holding.laid.cards().has(card.slot), Reason::NotLaid)?,
            _ => return Err(Reason::NeverUsed),
        }
        let mut incident = None;
        match (state.stack.last(), card.symbol) {
            (Some(Frame::Window(window)), false) if decision == Decision::React => {
                incident = Some(window.incident);
                self.check_cue(state, window, power, id)?;
            }
            (_, true) => check(decision == Decision::Strategy, Reason::StrategyOnly)?,
            _ if card.kind == CardType::Prepare => return Err(Reason::ReactionOnly),
            _ => {
                check(self.parts.deck(power).own_turn.has(card.slot), Reason::NoCue("VOD-4.12.3"))?;
                check(self.has_free(state, power, decision), Reason::NotFree)?;
            }
        }
        check(!(card.effect.once_per_turn && state.used.has(card.slot)), Reason::UsedThisTurn)?;
        check(self.card_holds(&state.board, id, incident), Reason::Condition)?;
        self.check_cost(state, power, Purpose::Use(id))
    }

    /// Does the card answer to what has happened?
    fn check_cue(&self, state: &State, window: &Window, power: Power, id: CardId) -> Checked {
        let card = self.card(id);
        check(!window.passed.contains(power), Reason::Passed)?;
        check(!self.parts.deck(power).automatic.has(card.slot), Reason::Automatic)?;
        let matched = card.reaction.is_some_and(|bit| window.matched[power.index()] >> bit & 1 != 0);
        check(matched, Reason::NoCue("VOD-4.10.2"))?;
        check(!card.effect.once_per_turn || power == state.active, Reason::OwnTurnOnly)
    }

    /// PASS, WAIT and GO-ON (VOD-D16).
    pub(super) fn check_reaction(&self, state: &State, power: Power, choice: Choice) -> Checked {
        let Some(Frame::Window(window)) = state.stack.last() else { return Ok(()) };
        let usable = !window.passed.contains(power) && self.usable_reactions(state, window, power).next().is_some();
        let teammate = state.holding(power.teammate());
        match choice {
            Choice::GoOn => Err(Reason::NoGoOn),
            Choice::Pass => Err(Reason::OnlyGoOn),
            Choice::Wait => {
                check(usable, Reason::OnlyGoOn)?;
                let company = !teammate.laid.is_empty() || !teammate.status.is_empty();
                check(company, Reason::NobodyToWaitFor)?;
                Err(Reason::WaitIsOver)
            }
            _ => Ok(()),
        }
    }

    /// Why a cost cannot be paid in full (VOD-4.8.12).
    pub(super) fn check_cost(&self, state: &State, payer: Power, purpose: Purpose) -> Checked {
        if self.can_pay(state, payer, purpose) {
            return Ok(());
        }
        let all = self.alternatives(state, purpose);
        if all.len() != 1 {
            return Err(Reason::Cost);
        }
        let (holding, dues) = (state.holding(payer), all.get(0));
        let bribes: u8 = dues.iter().map(|due| if let Due::BribeFromBowl(n) = *due { n } else { 0 }).sum();
        check(self.cards_suffice(payer, holding.hand, dues), Reason::NoCardOfType)?;
        check(holding.bowl >= bribes, Reason::TooFewBribes)?;
        check(self.pieces_suffice(state, &Payment::new(payer, purpose), dues), Reason::Cost)?;
        let cards_only = purpose == Purpose::Emergency && !self.options.emergency_vp;
        Err(if cards_only { Reason::TooFewCards } else { Reason::TooFewVp })
    }

    /// VOD-D11, VOD-D15.
    pub(super) fn check_pick(&self, state: &State, payer: Power, choice: Choice) -> Checked {
        let Some(payment) = state.payment else { return Ok(()) };
        let all = self.alternatives(state, payment.purpose);
        match choice {
            Choice::Use(_) | Choice::Buy | Choice::Lift(..) | Choice::Put(_) | Choice::TakeBack(_) => {
                return Err(Reason::Paying);
            }
            Choice::Back => {
                let laid = payment.purpose == Purpose::Lay;
                return Err(Reason::NoWayBack(if laid { "VOD-D8" } else { "VOD-D15" }));
            }
            Choice::Alternative(place) => {
                let there = payment.alternative.is_none() && usize::from(place) < all.len();
                return Err(if there { Reason::Cost } else { Reason::NoAlternative });
            }
            _ => {}
        }
        let Some(alternative) = payment.alternative else {
            let pick = matches!(choice, Choice::Discard(_) | Choice::Off(..) | Choice::Bribe | Choice::Vp);
            return check(!pick, Reason::PickAlternative);
        };
        match choice {
            Choice::Discard(id) => {
                self.check_own(payer, id)?;
                let (slot, hand) = (self.card(id).slot, state.holding(payer).hand);
                let picked = payment.picks().filter(|pick| *pick == Pick::Card(slot)).count();
                check(usize::from(hand.count(slot)) > picked, Reason::NotInHand("VOD-4.7.1"))?;
                let wanted = |due: &Due| match *due {
                    Due::Discard(_) => true,
                    Due::DiscardType(types, _) => !self.of_types(payer, Cards::one(slot), types).is_empty(),
                    _ => false,
                };
                let of_type = |due: &Due| matches!(due, Due::DiscardType(..));
                let dues = all.get(usize::from(alternative));
                let other_type = dues.iter().any(of_type) && !dues.iter().any(wanted);
                Err(if other_type { Reason::CardType("VOD-4.14.3") } else { Reason::OtherPick })
            }
            Choice::Off(space, kind) => {
                let there = state.board.of_kind(&self.parts.map, payer, kind).contains(space);
                check(there, Reason::NoOwnPiece(self.space_name(space), "VOD-4.14.5"))?;
                Err(Reason::OtherPick)
            }
            Choice::Vp => {
                let never = payment.purpose == Purpose::Emergency && !self.options.emergency_vp;
                check(!never, Reason::NoVpForCards)?;
                check(self.options.vp_for_discard == VpForDiscard::Any, Reason::VpForMissing)?;
                check(state.vp(payer.team()) > 0, Reason::TooFewVp)?;
                Err(Reason::OtherPick)
            }
            Choice::Bribe => Err(Reason::OtherPick),
            _ => Ok(()),
        }
    }
}
