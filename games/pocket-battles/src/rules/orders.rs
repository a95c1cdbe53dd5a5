//! The orders that the active player can give (PB-D05), and the redeployments before them (PB-3.2.1).

use crate::components::set::Set;
use crate::components::strength::Trait;
use crate::components::zone::{Sector, Zone};
use crate::rules::PocketBattles;
use crate::rules::action::Choice;
use crate::rules::charge::{can_charge_in, shot_targets};
use crate::rules::menu::{Menu, Plan, Told};
use crate::rules::state::{State, Step, enemy};
use crate::rules::unit::{Unit, UnitId};

/// What the active player can do in his turn: the units that can do each thing.
pub(crate) struct Orders<'a> {
    state: &'a State,
    redeploy: Steps,
    step: Steps,
    charge: Set,
    /// In contact since the turn began: they can leave, and carry on if they can strike.
    in_contact: Set,
    shoot: Set,
    heal: Option<Unit>,
    double: Option<Unit>,
}

/// Units that can go to a neighbouring zone, and how many steps they have together.
struct Steps {
    units: Set,
    count: u32,
}

impl PocketBattles {
    /// Units that can be given an order that the player can pay for, out of these tokens (PB-3.3.4): those not
    /// redeployed in this turn or Fast (PB-3.2.4, PB-4.27.1), and not ordered in this Double Order yet (PB-4.22.2).
    #[inline]
    fn able(state: &State, unused: u8) -> Set {
        let (side, turn) = (state.me(), &state.turn);
        let mut able = side.payable(side.map.on_field(), unused);
        if let Some(redeployed) = turn.redeployed.filter(|unit| !side.bears(*unit, Trait::Fast)) {
            able.remove(redeployed.0);
        }
        for doubling in turn.doubling.into_iter().chain(turn.doubled) {
            able.remove(doubling.0);
        }
        able
    }

    /// Units in contact with an enemy since the turn began (PB-4.11.1, PB-4.12.1).
    #[inline]
    pub(crate) fn in_contact(state: &State) -> Set {
        state.turn.engaged.and(state.me().map.engaged())
    }

    /// Can one of these units be given an order, its price being paid (PB-4.1.2)? One away from the engagement zones
    /// can always move.
    fn any_order(state: &State, able: Set) -> bool {
        !able.and(state.me().map.stepping().or(Self::in_contact(state))).is_empty()
    }

    /// Is there an order for another unit when the bearer is paid (PB-4.22.3)?
    pub(crate) fn can_double(state: &State, bearer: Unit) -> bool {
        let left = state.me().unused - state.me().price(bearer);
        Self::any_order(state, Self::able(state, left).without(Set::one(bearer.0)))
    }

    /// Can any order be given (PB-D08, PB-4.22.3)?
    pub(crate) fn has_order(state: &State) -> bool {
        Self::any_order(state, Self::able(state, state.me().unused))
    }
}

impl<'a> Orders<'a> {
    #[inline]
    pub(crate) fn of(game: &PocketBattles, state: &'a State) -> Self {
        let (side, foe) = (state.me(), state.foe());
        let able = PocketBattles::able(state, side.unused);
        let stepping = side.map.stepping();
        let redeploy = if state.step == Step::Turn { stepping.without(side.bearing.slow) } else { Set::EMPTY };
        let step = able.and(stepping);
        // A zone of the centre has three neighbours, the others have two.
        let centre = side.map.anywhere(Sector::CENTRE);
        let [redeploys, more_redeploys, steps, more_steps] =
            [redeploy, redeploy.and(centre), step, step.and(centre)].map(|units| units.0.count_ones());
        let front = side.map.fronts();
        let chargers = able.and(front).and(side.bearing.black);
        let mut charge = Set::EMPTY;
        for sector in Sector::all() {
            if can_charge_in(&foe.map, sector) {
                charge = charge.or(chargers.and(side.map.anywhere(sector)));
            }
        }
        let mut shoot = step.and(side.bearing.white);
        for unit in shoot.without(front).units() {
            shoot.set(unit.0, side.bears(unit, Trait::LongRange));
        }
        let special = matches!(state.step, Step::Turn | Step::Action) && !game.is_banned(state);
        let able_special = if special { able.and(side.bearing.special) } else { Set::EMPTY };
        let bearer = |which: Trait| able_special.units().find(|unit| side.bears(*unit, which));
        Self {
            state,
            redeploy: Steps { units: redeploy, count: 2 * redeploys + more_redeploys },
            step: Steps { units: step, count: 2 * steps + more_steps },
            charge,
            in_contact: able.and(PocketBattles::in_contact(state)),
            shoot,
            heal: if side.wounded.is_empty() { None } else { bearer(Trait::Heal) },
            double: bearer(Trait::DoubleOrder).filter(|unit| PocketBattles::can_double(state, *unit)),
        }
    }

    /// A choice for each step of each of these units.
    #[inline]
    fn steps(&self, menu: &mut impl Menu, steps: &Steps, choice: fn(UnitId, Zone) -> Choice) -> Told {
        let map = &self.state.me().map;
        if !menu.skips(steps.count) {
            for unit in steps.units.units() {
                let count = 2 + u32::from(map.anywhere(Sector::CENTRE).has(unit.0));
                let from = map.place(unit).zone().expect("it is on the battlefield");
                let step = |number| choice(UnitId::new(self.state.active, unit), from.step(number as u8));
                menu.group(count, step)?;
            }
        }
        Told::Continue(())
    }
}

impl Plan for Orders<'_> {
    #[inline]
    fn tell(&self, menu: &mut impl Menu) -> Told {
        let (side, foe) = (self.state.me(), self.state.foe());
        let own = |unit: u8| UnitId::new(self.state.active, Unit(unit));
        let other = |unit: u8| UnitId::new(enemy(self.state.active), Unit(unit));
        self.steps(menu, &self.redeploy, Choice::Redeploy)?;
        self.steps(menu, &self.step, Choice::Move)?;
        menu.each(self.charge, |unit| Choice::Charge(own(unit)))?;
        for unit in self.in_contact.and(side.bearing.black).units() {
            menu.each(foe.map.units_in(side.place(unit)), |at| Choice::CarryOn(own(unit.0), other(at)))?;
        }
        menu.each(self.in_contact, |unit| Choice::Leave(own(unit)))?;
        for unit in self.shoot.units() {
            let sector = side.zone(unit).expect("it is on the battlefield").sector();
            let targets = shot_targets(&foe.map, sector, side.bears(unit, Trait::WideArc));
            menu.each(targets, |at| Choice::Shoot(own(unit.0), other(at)))?;
        }
        if let Some(unit) = self.heal {
            let others = side.wounded.without(side.places_of(unit));
            let tiles = PocketBattles::by_tile(side, others);
            menu.each(tiles, |index| Choice::Heal(own(unit.0), side.army.tile(index)))?;
        }
        if let Some(unit) = self.double {
            menu.one(Choice::DoubleOrder(own(unit.0)), true)?;
        }
        match self.state.step {
            Step::FirstOrder => Told::Continue(()),
            Step::SecondOrder => menu.one(Choice::Enough, true),
            _ => menu.one(Choice::Pass, true),
        }
    }
}
