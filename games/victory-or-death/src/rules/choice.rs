//! Is there anything to choose for a step, and if not, could there be (VOD-4.11.4 to VOD-4.11.6)?

use super::board::{Board, Bound};
use super::decision::Decision;
use super::frame::{At, Purpose, Run};
use super::game::VictoryOrDeath;
use super::options::BribePurchase;
use super::state::State;
use super::supply::Musters;
use crate::components::{CardId, CardType, Deed, Kind, Kinds, Power, Powers, Space, Spaces};

impl VictoryOrDeath {
    /// Where the muster of a step can be done.
    pub(crate) fn muster_choices(&self, board: &Board, run: &Run) -> Musters {
        match self.deed(run) {
            Deed::Muster { piece, spaces, .. } => {
                let spaces = self.spaces(board, run.owner, Some(run), spaces);
                self.musters(board, run.actor, *piece, spaces, self.musters_freely(run))
            }
            Deed::Relocate { .. } => {
                self.musters(board, run.actor, Self::to_muster_again(run), Spaces::ALL, self.musters_freely(run))
            }
            _ => Musters::default(),
        }
    }

    /// The kinds of which a `relocate` has taken some off.
    pub(crate) fn to_muster_again(run: &Run) -> Kinds {
        let bit = |kind: Kind| u8::from(run.taken_off[kind.index()] > 0) << kind as u8;
        Kinds(bit(Kind::Hoplite) | bit(Kind::Trireme))
    }

    /// Where the `place` of a step can put a piece of a kind.
    pub(crate) fn place_choices(&self, board: &Board, run: &Run, kind: Kind) -> Spaces {
        match self.deed(run) {
            Deed::Place { piece, spaces } if piece.contains(kind) => {
                self.places(board, run.owner, kind, self.spaces(board, run.owner, Some(run), spaces))
            }
            _ => Spaces::NONE,
        }
    }

    /// The supplied fighters of a battle step, each with its targets.
    pub(crate) fn battle_choices<'a>(
        &'a self,
        state: &'a State,
        board: &'a Board,
        run: &'a Run,
    ) -> impl Iterator<Item = (Space, Spaces)> + 'a {
        let fighters = self.fighters(board, run);
        let supplied = if fighters.is_empty() { fighters } else { fighters & self.supplied(board, run.actor) };
        self.with_targets(state, board, run, supplied)
    }

    /// Fighters that lack nothing but supply, each with its targets (VOD-8.1).
    pub(crate) fn battles_without_supply<'a>(
        &'a self,
        state: &'a State,
        run: &'a Run,
    ) -> impl Iterator<Item = (Space, Spaces)> + 'a {
        let fighters = self.fighters(&state.board, run) & !self.supplied(&state.board, run.actor);
        self.with_targets(state, &state.board, run, fighters)
    }

    fn with_targets<'a>(
        &'a self,
        state: &'a State,
        board: &'a Board,
        run: &'a Run,
        fighters: Spaces,
    ) -> impl Iterator<Item = (Space, Spaces)> + 'a {
        let spaces = match self.deed(run) {
            Deed::Battle { spaces, .. } if !fighters.is_empty() => self.spaces(board, run.owner, Some(run), spaces),
            _ => Spaces::NONE,
        };
        let all = fighters.iter().map(move |from| (from, self.targets(state, board, run, from, spaces)));
        all.filter(|(_, targets)| !targets.is_empty())
    }

    /// Has the step a legal choice on this board? `except`: not this piece, which was lifted only to see what would be.
    pub(crate) fn has_choice(&self, state: &State, board: &Board, run: &Run, except: Option<Bound>) -> bool {
        let but = |kind: Kind| match except {
            Some(piece) if piece.kind == kind => !Spaces::of(piece.space),
            _ => Spaces::ALL,
        };
        match self.deed(run) {
            // First of all something is taken off (VOD-4.16.5).
            Deed::Relocate { piece, .. } if matches!(run.at, At::StepCost | At::TakeOff) => {
                !self.holding_pieces(board, Powers::of(run.owner), Kinds(piece.0 & Kinds::ARMIES.0)).is_empty()
            }
            Deed::Muster { .. } | Deed::Relocate { .. } => {
                let musters = self.muster_choices(board, run);
                let map = &self.parts.map;
                let new = (musters.new & map.land & but(Kind::Hoplite)) | (musters.new & map.sea & but(Kind::Trireme));
                !(new | musters.in_place).is_empty()
            }
            Deed::Place { piece, .. } => {
                piece.iter().any(|kind| !(self.place_choices(board, run, kind) & but(kind)).is_empty())
            }
            Deed::Battle { .. } => self.battle_choices(state, board, run).next().is_some(),
            Deed::Remove { .. } => self.removable(board, run).next().is_some(),
            Deed::PlaceBribe { spaces, .. } => {
                let spaces = self.spaces(board, run.owner, Some(run), spaces) & self.bribe_spaces(board, run.owner);
                self.bribe_stock(state, run.owner) > 0 && !spaces.is_empty()
            }
            Deed::RemoveBribe { of, spaces, .. } => {
                let spaces = self.spaces(board, run.owner, Some(run), spaces);
                of.powers(run.owner).iter().any(|power| board.bribes(power).meets(spaces))
            }
            Deed::Search { types, .. } => !self.of_types(run.owner, state.holding(run.owner).deck, *types).is_empty(),
            Deed::Draw(_) => !state.holding(run.owner).deck.is_empty(),
            _ => true,
        }
    }

    /// A step without legal choice that a lift or bribes could give one (VOD-4.11.6).
    pub(crate) fn is_hopeful(&self, state: &State, run: &Run) -> bool {
        if !matches!(
            self.deed(run),
            Deed::Muster { .. } | Deed::Relocate { .. } | Deed::Place { .. } | Deed::Battle { .. }
        ) {
            return false;
        }
        let power = run.actor;
        self.has_free(state, power, Decision::Muster) && self.a_lift_helps(state, run, power)
            || self.bribes_help(state, run, power)
    }

    fn a_lift_helps(&self, state: &State, run: &Run, power: Power) -> bool {
        self.own_pieces(state, power, Kinds::ALL, Spaces::ALL).any(|piece| {
            let mut board = state.board;
            board.take(piece);
            self.has_choice(state, &board, run, Some(piece))
        })
    }

    fn bribes_help(&self, state: &State, run: &Run, power: Power) -> bool {
        if matches!(self.deed(run), Deed::Place { .. }) {
            return false;
        }
        let bowls = state.holding(power).bowl + state.holding(power.teammate()).bowl;
        let n = u32::from(bowls) + self.bribes_to_come(state, power);
        let open = self.bribe_spaces(&state.board, power);
        let with = |spaces| {
            let mut board = state.board;
            board.bribes[power.index()] |= spaces;
            self.has_choice(state, &board, run, None)
        };
        match n {
            0 => false,
            1 => open.iter().any(|space| with(Spaces::of(space))),
            _ => with(open),
        }
    }

    /// Bribes of the stock that a power could have in the bowl here and now (VOD-4.11.6 (b)).
    pub(crate) fn bribes_to_come(&self, state: &State, power: Power) -> u32 {
        if !self.has_free(state, power, Decision::Muster) {
            return 0;
        }
        let holding = state.holding(power);
        let bought = if self.may_buy_now(state, power, Decision::Muster) {
            holding.hand.len() + state.vp(power.team()).max(0) as u32
        } else {
            0
        };
        let deck = self.parts.deck(power);
        let given = holding.status.only(deck.own_turn).slots().filter_map(|slot| {
            let id = self.parts.id(power, slot);
            let bribes = self.card(id).effect.steps.iter().map(|step| match step.deed {
                Deed::BribeToBowl(n) => u32::from(n),
                _ => 0,
            });
            self.can_use_in_own_turn(state, power, id).then(|| bribes.sum::<u32>())
        });
        (bought + given.sum::<u32>()).min(self.bribe_stock(state, power))
    }

    /// Is this decision one at which the active power may buy bribes (VOD-R01)? In the Draw step alone means before drawing
    /// (VOD-D10), not in the steps of a card that is used there.
    pub(crate) fn may_buy_now(&self, state: &State, power: Power, decision: Decision) -> bool {
        power == state.active && (self.options.bribe_purchase != BribePurchase::DrawStep || decision == Decision::Draw)
    }

    /// Can a Status with trigger `own_turn` be used (VOD-4.12.3)?
    pub(crate) fn can_use_in_own_turn(&self, state: &State, power: Power, id: CardId) -> bool {
        let card = self.card(id);
        card.kind == CardType::Status
            && state.holding(power).status.has(card.slot)
            && self.parts.deck(power).own_turn.has(card.slot)
            && !(card.effect.once_per_turn && state.used.has(card.slot))
            && self.card_holds(&state.board, id, None)
            && self.can_pay(state, power, Purpose::Use(id))
    }
}
