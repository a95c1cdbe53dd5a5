//! The lists of legal actions (section 8), in the order that 8 gives them.

use quincunx_engine::Seat;

use crate::action::{Action, Choice, UnitId};
use crate::charge::{charge_targets, shot_targets};
use crate::options::Removal;
use crate::ready::ready_armies;
use crate::rules::PocketBattles;
use crate::side::{Set, Unit};
use crate::state::{State, Step, enemy};
use crate::tile::Trait;
use crate::zone::{Row, Zone};

impl PocketBattles {
    /// Appends what a seat for which the table waits may do.
    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let own = |unit: Unit| UnitId::new(seat, unit);
        let other = |unit: Unit| UnitId::new(enemy(seat), unit);
        let mut push = |choice: Choice| out.push(Action(choice));
        let side = state.side(seat);
        match state.step {
            Step::Build => self.legal_building(state, seat, out),
            Step::Deploy => {
                for unit in side.reserve() {
                    Zone::own(seat).for_each(|zone| push(Choice::Deploy(own(unit), zone)));
                }
            }
            Step::Turn => {
                for unit in side.on_field() {
                    if let Some(from) = Self::can_step(state, unit).filter(|_| !side.bears(unit, Trait::Slow)) {
                        from.steps().for_each(|zone| push(Choice::Redeploy(own(unit), zone)));
                    }
                }
                self.legal_actions_of_turn(state, out);
            }
            Step::Action => self.legal_actions_of_turn(state, out),
            Step::FirstOrder => Self::legal_orders(state, Self::able(state, side.unused), out),
            Step::SecondOrder => {
                Self::legal_orders(state, Self::able(state, side.unused), out);
                out.push(Action(Choice::Enough));
            }
            Step::Excite => [Choice::Yes, Choice::No].into_iter().for_each(push),
            Step::Reaction => {
                let intercept = side.on_field().filter(|unit| Self::can_intercept(state, *unit));
                intercept.for_each(|unit| push(Choice::Intercept(own(unit))));
                let shoot = side.on_field().filter(|unit| self.can_shoot_against(state, *unit));
                shoot.for_each(|unit| push(Choice::ShootAgainst(own(unit))));
                push(Choice::Wait);
            }
            Step::Target => {
                let targets = charge_targets(&state.foe().map(), Self::charge_sector(state)).units();
                targets.units().for_each(|unit| push(Choice::Target(other(unit))));
            }
            Step::Allot => Self::may_take(state).iter().for_each(|place| push(Choice::Allot(side.tile(place)))),
            Step::Mark => {
                if side.unused > 0 {
                    push(Choice::Unused);
                } else {
                    Self::laid(state, seat).for_each(|unit| push(Choice::From(own(unit))));
                    if self.spent_marks(state, seat) {
                        push(Choice::Spent);
                    }
                }
                push(Choice::Remove);
            }
            Step::LeaderToken => {
                Self::laid(state, seat).for_each(|unit| push(Choice::From(own(unit))));
                if side.spent > 0 {
                    push(Choice::Spent);
                } else if Self::laid(state, seat).next().is_none() {
                    Self::by_tile(state, seat, side.wounded).for_each(|place| push(Choice::Troop(side.tile(place))));
                }
            }
            Step::Parting => state.deed.parting.units().for_each(|unit| push(Choice::Parting(own(unit)))),
            Step::Strike => [Choice::Strike, Choice::Decline].into_iter().for_each(push),
            Step::Removal(_) => {
                match self.options.voluntary_removal {
                    Removal::Unit => {
                        let wounded = side.on_field().filter(|unit| Self::is_wounded(state, seat, *unit));
                        wounded.for_each(|unit| push(Choice::GiveUp(own(unit))));
                    }
                    Removal::Troop => Self::by_tile(state, seat, side.wounded)
                        .for_each(|place| push(Choice::GiveUpTroop(side.tile(place)))),
                }
                push(Choice::Done);
            }
            Step::Armies | Step::Opening | Step::Roll | Step::Over(_) => {}
        }
    }

    /// Own units with order tokens.
    pub(crate) fn laid(state: &State, seat: Seat) -> impl Iterator<Item = Unit> + Clone {
        let side = state.side(seat);
        side.all().filter(move |unit| side.orders[unit.index()] > 0)
    }

    pub(crate) fn is_wounded(state: &State, seat: Seat, unit: Unit) -> bool {
        let side = state.side(seat);
        !side.places_of(unit).and(side.wounded).is_empty()
    }

    /// Troops in the order of their ids.
    fn by_tile(state: &State, seat: Seat, troops: Set) -> impl Iterator<Item = u8> {
        let side = state.side(seat);
        side.army.tiles().filter_map(move |tile| troops.iter().find(|place| side.tile(*place) == tile))
    }

    fn legal_building(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let side = state.side(seat);
        let open = side.open_unit();
        for tile in self.fitting(side).iter().map(|index| side.army.tile(index)) {
            out.push(Action(if open.is_some() { Choice::Add(tile) } else { Choice::Open(tile) }));
        }
        if let Some(begins) = open {
            out.extend((begins..side.picked).map(|place| Action(Choice::Top(side.tile(place)))));
            out.push(Action(Choice::Close));
        }
        out.extend((1..=side.units).map(|number| Action(Choice::Undo(number))));
        if open.is_none() && side.units > 0 {
            out.push(Action(Choice::Commit));
        }
        out.extend((1..=ready_armies(side.army, &self.options)).map(|number| Action(Choice::Ready(number))));
    }

    /// Units that can be given an order that the player can pay for, out of these tokens.
    #[inline]
    fn able(state: &State, unused: u8) -> Set {
        let side = state.me();
        let mut able = Set::EMPTY;
        for unit in side.all() {
            if side.place(unit).is_on_field() && side.price(unit) <= unused && Self::may_be_ordered(state, unit) {
                able.add(unit.0);
            }
        }
        able
    }

    fn legal_actions_of_turn(&self, state: &State, out: &mut Vec<Action>) {
        let able = Self::able(state, state.me().unused);
        Self::legal_orders(state, able, out);
        self.legal_specials(state, able, out);
    }

    /// The orders of 8.2 up to `shoot`, to these units.
    fn legal_orders(state: &State, able: Set, out: &mut Vec<Action>) {
        let seat = state.active;
        let (side, foe) = (state.me(), state.foe());
        if able.is_empty() {
            return;
        }
        let own = |unit: Unit| UnitId::new(seat, unit);
        let other = |unit: Unit| UnitId::new(enemy(seat), unit);
        let (mut front, mut rear) = (Set::EMPTY, Set::EMPTY);
        for unit in able.units() {
            let Some(from) = Self::can_step(state, unit) else { continue };
            if from.row() == Row::Front {
                front.add(unit.0)
            } else {
                rear.add(unit.0)
            }
            out.extend(from.steps().map(|zone| Action(Choice::Move(own(unit), zone))));
        }
        let map = foe.map();
        let sector = |unit: Unit| side.zone(unit).expect("it is on the battlefield").sector();
        for unit in front.units().filter(|unit| side.has_black(*unit)) {
            if !charge_targets(&map, sector(unit)).units().is_empty() {
                out.push(Action(Choice::Charge(own(unit))));
            }
        }
        let engaged = able.and(state.turn.engaged).units().filter(|unit| Self::is_in_contact(state, *unit));
        for unit in engaged.clone().filter(|unit| side.has_black(*unit)) {
            let enemies = foe.units_in(side.place(unit));
            out.extend(enemies.units().map(|at| Action(Choice::CarryOn(own(unit), other(at)))));
        }
        out.extend(engaged.map(|unit| Action(Choice::Leave(own(unit)))));
        let shoots = |unit: &Unit| side.has_white(*unit) && (front.has(unit.0) || side.bears(*unit, Trait::LongRange));
        for unit in front.or(rear).units().filter(shoots) {
            let targets = shot_targets(&map, sector(unit), side.bears(unit, Trait::WideArc));
            out.extend(targets.units().map(|at| Action(Choice::Shoot(own(unit), other(at)))));
        }
    }

    /// Was it in contact when the turn began (4.11.1), and is it still?
    #[inline]
    pub(crate) fn is_in_contact(state: &State, unit: Unit) -> bool {
        state.turn.engaged.has(unit.0) && state.me().place(unit).is_engaged()
    }

    fn legal_specials(&self, state: &State, able: Set, out: &mut Vec<Action>) {
        let (seat, side) = (state.active, state.me());
        if !self.is_banned(state) {
            let bearer = |which: Trait| side.bearer(which).filter(|unit| able.has(unit.0));
            if let Some(unit) = bearer(Trait::Heal) {
                let healed = side.wounded.without(side.places_of(unit));
                let tiles = Self::by_tile(state, seat, healed).map(|place| side.tile(place));
                out.extend(tiles.map(|tile| Action(Choice::Heal(UnitId::new(seat, unit), tile))));
            }
            if let Some(unit) = bearer(Trait::DoubleOrder).filter(|unit| self.can_double(state, *unit)) {
                out.push(Action(Choice::DoubleOrder(UnitId::new(seat, unit))));
            }
        }
        out.push(Action(Choice::Pass));
    }

    /// Is there an order for another unit when the bearer is paid (4.22.3)?
    pub(crate) fn can_double(&self, state: &State, bearer: Unit) -> bool {
        let left = state.me().unused - state.me().price(bearer);
        let mut able = Self::able(state, left);
        able.remove(bearer.0);
        able.units().any(|unit| self.has_order_for(state, unit))
    }

    /// Can any order be given (D08)?
    pub(crate) fn has_order(&self, state: &State) -> bool {
        let able = Self::able(state, state.me().unused);
        able.units().any(|unit| self.has_order_for(state, unit))
    }

    /// Is there an order for this unit, which can be paid? One on the field away from the engagement zone can always move.
    fn has_order_for(&self, state: &State, unit: Unit) -> bool {
        Self::can_step(state, unit).is_some() || Self::is_in_contact(state, unit)
    }
}
