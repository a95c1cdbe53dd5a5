//! The lists of legal actions, in the order of the rulebook's chapter on what players decide.

use quincunx_engine::Seat;

use crate::components::card::{Face, OVERLAP, RESERVES};
use crate::components::field::{Column, Pair};
use crate::rules::FieldOfGlory;
use crate::rules::action::{Action, Choice};
use crate::rules::options::{DefenderBonusCard, FlankAttackOverlap, OverlapPerAttack};
use crate::rules::state::{Combat, State, Step, enemy};

impl FieldOfGlory {
    /// Appends what a seat for which the table waits may do.
    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let me = &state.players[seat.index()];
        let each = |units: Pair, choice: fn(Face) -> Choice| units.faces().map(move |face| Action(choice(face)));
        match state.step {
            Step::Draft => {
                let faces = me.pack.faces();
                for (place, first) in faces.clone().enumerate() {
                    let others = faces.clone().skip(place + usize::from(me.pack.of(first) == 1));
                    out.extend(others.map(|second| Action(Choice::Keep(Pair::two(first, second)))));
                }
            }
            Step::AdvanceDiscard(number) => {
                let column = Self::column(number);
                let units = state.at(seat, column);
                out.extend(units.faces().map(|face| Action(Choice::AdvanceDiscard(column, face))));
            }
            Step::Flank => {
                self.legal_declarations(state, out);
                out.push(Action(Choice::End));
            }
            // Place units (FOG-4.1), attack (FOG-4.30), Reserves (FOG-4.110), any number of times (FOG-3.13, FOG-3.14).
            Step::Actions => {
                self.legal_places(state, out);
                self.legal_declarations(state, out);
                // FOG-N26.
                if me.hand.has(RESERVES) {
                    out.push(Action(Choice::Reserves));
                }
                out.push(Action(Choice::End));
            }
            // Only placing goes on until it is paid (FOG-3.15).
            Step::Placing => {
                self.legal_places(state, out);
                out.push(Action(Choice::Done));
            }
            // Any card pays, action cards too (FOG-4.15, FOG-4.105, FOG-4.113).
            Step::Paying => out.extend(me.hand.faces().map(|face| Action(Choice::Pay(face)))),
            // Overlap and bonus card are one question (FOG-4.33, FOG-8.7).
            Step::AttackerBonus => {
                if me.hand.has(OVERLAP) && self.overlap_is_open(&state.fight()) {
                    out.push(Action(Choice::Overlap));
                }
                self.legal_bonus(state, seat, true, out);
            }
            Step::DefenderBonus => {
                // FOG-R3.
                let must = self.options.defender_bonus_card == DefenderBonusCard::Mandatory;
                self.legal_bonus(state, seat, must, out);
            }
            Step::Retreat => {
                let units = self.may_retreat(state, &state.fight());
                out.extend(units.subsets().map(|units| Action(Choice::Retreat(units))));
            }
            Step::Lose => out.extend(each(state.at(seat, state.fight().launch), Choice::Lose)),
            Step::Front => out.extend(each(self.defenders(state), Choice::Front)),
            // An empty hand leaves only the first (FOG-3.21).
            Step::Draw => {
                out.push(Action(Choice::Three));
                out.extend(me.hand.faces().map(|face| Action(Choice::Discard(face))));
            }
            Step::Limit => out.extend(me.hand.faces().map(|face| Action(Choice::Limit(face)))),
            Step::Terrain
            | Step::TerrainTie(_)
            | Step::Pack(_)
            | Step::Deal(_)
            | Step::FirstPlayer
            | Step::Take(_)
            | Step::Over(_) => {}
        }
    }

    /// Has this target a usable pair (FOG-4.83)?
    #[inline]
    pub(crate) fn can_target(&self, state: &State, target: Column) -> bool {
        target.adjacent().any(|flanking| self.is_usable(state, target, flanking))
    }

    /// Appends the flank attacks of phase 3 (FOG-4.80) or the attacks of phase 4 (FOG-4.30) that can be declared; none where no
    /// column holds units of both (FOG-4.45).
    pub(crate) fn legal_declarations(&self, state: &State, out: &mut Vec<Action>) {
        let me = state.active;
        if state.step == Step::Flank {
            Column::all().filter(|target| self.can_target(state, *target)).for_each(|target| {
                self.legal_flanks(state, target, out);
            });
            return;
        }
        for column in Column::all().filter(|column| !state.at(enemy(me), *column).is_empty()) {
            out.extend(state.at(me, column).faces().map(|lead| Action(Choice::Attack(column, lead))));
        }
    }

    fn legal_flanks(&self, state: &State, target: Column, out: &mut Vec<Action>) {
        let flanking = target.adjacent().filter(|flanking| self.is_usable(state, target, *flanking));
        for launch in std::iter::once(target).chain(flanking) {
            let leads = state.at(state.active, launch).faces();
            out.extend(leads.map(|lead| Action(Choice::Flank { target, launch, lead })));
        }
    }

    /// May Overlap be played in this combat (FOG-4.92, FOG-4.100, FOG-R8, FOG-N2)? Whether one is held is another question.
    pub(crate) fn overlap_is_open(&self, combat: &Combat) -> bool {
        let kind = !combat.flank || self.options.flank_attack_overlap == FlankAttackOverlap::Allowed;
        kind && (combat.overlaps == 0 || self.options.overlap_per_attack == OverlapPerAttack::Any)
    }

    /// Any card of the hand, or the top card of the deck if there can be one (FOG-4.35, FOG-4.36).
    fn legal_bonus(&self, state: &State, seat: Seat, must: bool, out: &mut Vec<Action>) {
        let me = &state.players[seat.index()];
        out.extend(me.hand.faces().map(|face| Action(Choice::Hand(face))));
        if me.can_take() {
            out.push(Action(Choice::Deck));
        }
        if !must || me.hand.is_empty() && !me.can_take() {
            out.push(Action(Choice::None));
        }
    }
}
