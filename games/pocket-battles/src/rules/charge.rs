//! Orders that bring units together or apart: charges with their reactions (PB-4.3.1, PB-4.4.1), carrying on (PB-4.11.1),
//! leaving (PB-4.12.1), shooting (PB-4.13.1), and Excite (PB-4.21.1).

use quincunx_engine::{Log, Seat};

use crate::components::set::Set;
use crate::components::strength::{Strength, Trait};
use crate::components::zone::{Row, Sector, Zone};
use crate::rules::PocketBattles;
use crate::rules::event::Event;
use crate::rules::map::{Map, Place};
use crate::rules::state::{Deed, DeedKind, Roll, RollKind, State, Step, enemy, seats};
use crate::rules::unit::{Unit, UnitId};

/// Units that a charge from a sector may be aimed at (PB-4.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Targets {
    /// On the front or in the engagement zone (PB-Q58); the opponent may react (PB-4.3.3).
    Front(Set),
    /// In the rear, if nobody is before it (PB-4.6.1). No reaction (PB-4.6.2).
    Rear(Set),
    /// In the neighbouring sectors, if nobody is in this one (PB-4.7.1). No reaction (PB-4.7.2).
    Flank(Set),
}

impl Targets {
    #[inline]
    pub(crate) const fn units(self) -> Set {
        match self {
            Self::Front(units) | Self::Rear(units) | Self::Flank(units) => units,
        }
    }
}

/// The targets of a charge in this sector against units placed so (PB-4.3.1).
#[inline]
pub(crate) fn charge_targets(foe: &Map, sector: Sector) -> Targets {
    let (ahead, rear) = (foe.ahead(sector), foe.rear(sector));
    if !ahead.is_empty() {
        Targets::Front(ahead)
    } else if !rear.is_empty() {
        Targets::Rear(rear)
    } else {
        Targets::Flank(sector.neighbours().fold(Set::EMPTY, |units, beside| units.or(foe.anywhere(beside))))
    }
}

/// Is there any of them: an enemy in the sector or in a neighbouring one?
#[inline]
pub(crate) fn can_charge_in(foe: &Map, sector: Sector) -> bool {
    !sector.neighbours().fold(foe.anywhere(sector), |units, beside| units.or(foe.anywhere(beside))).is_empty()
}

/// The targets of a shot from this sector: on its front and in its engagement zone (PB-4.13.2); if nobody is there, in
/// its rear (PB-4.15.1); if nobody is in the sector, beside it but for the rears (PB-4.15.2, PB-Q35), where Wide Arc
/// always reaches (PB-4.35.1), from a rear too (PB-4.35.2). There may be none (PB-4.15.3).
#[inline]
pub(crate) fn shot_targets(foe: &Map, sector: Sector, wide: bool) -> Set {
    let (ahead, rear) = (foe.ahead(sector), foe.rear(sector));
    let beside = || sector.neighbours().fold(Set::EMPTY, |units, beside| units.or(foe.ahead(beside)));
    let own = if !ahead.is_empty() {
        ahead
    } else if !rear.is_empty() {
        rear
    } else {
        beside()
    };
    if wide { own.or(beside()) } else { own }
}

impl PocketBattles {
    /// May a unit shoot from where it stands (PB-4.13.1, PB-4.33.1)?
    #[inline]
    pub(crate) fn shoots_from(row: Row, strength: &Strength) -> bool {
        match row {
            Row::Front => true,
            Row::Rear => strength.traits.has(Trait::LongRange),
            Row::Engagement => false,
        }
    }

    /// An order is given and paid, before anything else of it (PB-3.3.5): Excite is asked for if it can be had
    /// (PB-D06), before the opponent reacts (PB-4.21.4).
    pub(crate) fn order(&self, state: &mut State, deed: Deed, log: &mut impl Log<Event>) {
        let price = state.me_mut().pay(deed.unit);
        state.deed = deed;
        let unit = UnitId::new(state.active, deed.unit);
        let target = deed.target.map(|target| UnitId::new(enemy(state.active), target));
        log.event(|| match (deed.kind, target) {
            (DeedKind::CarryOn, Some(target)) => Event::CarriedOn { unit, target, price },
            (DeedKind::Shoot, Some(target)) => Event::Shot { unit, target, price },
            (DeedKind::Leave, _) => Event::Leaving { unit, price },
            _ => Event::Charged { unit, zone: Self::charge_zone(state), price, number: 1 },
        });
        if deed.kind != DeedKind::Leave && self.exciter(state).is_some() {
            state.step = Step::Excite;
        } else {
            self.carry_out(state, log);
        }
    }

    /// A bearer of Excite that can be ordered along with the unit ordered, in any zone (PB-4.21.1, PB-4.21.3).
    pub(crate) fn exciter(&self, state: &State) -> Option<Unit> {
        let side = state.me();
        if self.is_banned(state) {
            return None;
        }
        // Not as for other orders: Double Order bars its bearer and its first unit from its two orders, not from Excite
        // (PB-4.22.4).
        let free = |unit: Unit| state.turn.redeployed != Some(unit) || side.bears(unit, Trait::Fast);
        let bearer = side.bearer(Trait::Excite);
        bearer.filter(|unit| *unit != state.deed.unit && free(*unit) && side.price(*unit) <= side.unused)
    }

    /// PB-4.21.1, PB-Q43.
    pub(crate) fn excite(&self, state: &mut State, log: &mut impl Log<Event>) {
        if let Some(bearer) = self.exciter(state) {
            let price = state.me_mut().pay(bearer);
            state.deed.excited = true;
            log.event(|| Event::Excited { unit: UnitId::new(state.active, bearer), price });
        }
        self.carry_out(state, log);
    }

    /// Everything is paid. A charge names no target yet; who carries on has chosen one, and nobody reacts to it
    /// (PB-4.11.2, PB-4.11.3).
    pub(crate) fn carry_out(&self, state: &mut State, log: &mut impl Log<Event>) {
        let Deed { kind, unit, target, .. } = state.deed;
        match (kind, target) {
            (DeedKind::Charge, _) => self.charge(state, log),
            (DeedKind::Leave, _) => {
                let place = state.me().place(unit);
                state.deed.parting = state.foe().map.units_in(place);
                self.next_parting(state, log);
            }
            (DeedKind::CarryOn, Some(target)) => {
                self.strike(state, Roll::of(RollKind::Strike, state.active, unit, target), log);
            }
            (DeedKind::Shoot, Some(target)) => {
                Self::shoot(state, Roll::of(RollKind::Shot, state.active, unit, target));
            }
            (DeedKind::CarryOn | DeedKind::Shoot | DeedKind::None, _) => {}
        }
    }

    fn charge_zone(state: &State) -> Zone {
        let from = state.me().zone(state.deed.unit).expect("a charger is on the battlefield");
        Zone::engagement(from.sector())
    }

    /// The charger comes into the engagement zone (PB-4.3.2); in a front charge the opponent may react (PB-4.3.3,
    /// PB-D09), and is not asked if he can only wait (PB-4.4.7).
    fn charge(&self, state: &mut State, log: &mut impl Log<Event>) {
        let zone = Self::charge_zone(state);
        let unit = state.deed.unit;
        state.me_mut().map.put(unit, Place::at(zone));
        if matches!(charge_targets(&state.foe().map, zone.sector()), Targets::Front(_)) {
            if self.can_react(state) {
                state.step = Step::Reaction;
                return;
            }
            log.event(|| Event::Waited { seat: enemy(state.active) });
        }
        self.ask_target(state, log);
    }

    /// The sector in which the charger stands.
    #[inline]
    pub(crate) fn charge_sector(state: &State) -> Sector {
        state.me().zone(state.deed.unit).expect("the charger is on the battlefield").sector()
    }

    /// Units of the charger's enemy that may meet it (PB-4.4.3): those on the front of its sector, no others (PB-4.4.8).
    #[inline]
    pub(crate) fn intercepting(state: &State) -> Set {
        let side = state.foe();
        side.payable(side.map.front(Self::charge_sector(state)).and(side.bearing.black), side.unused)
    }

    /// Units of the charger's enemy that may shoot at it (PB-4.4.4): those on the front of its sector, whatever their
    /// range (PB-4.33.2), unless the table lets Wide Arc shoot across (PB-4.35.3, PB-Q46).
    #[inline]
    pub(crate) fn shooting_against(&self, state: &State) -> Set {
        let side = state.foe();
        let sector = Self::charge_sector(state);
        let mut units = side.map.front(sector);
        if self.options.wide_arc_reaction.is_on() {
            let beside = sector.neighbours().fold(Set::EMPTY, |units, beside| units.or(side.map.front(beside)));
            beside.units().filter(|unit| side.bears(*unit, Trait::WideArc)).for_each(|unit| units.add(unit.0));
        }
        side.payable(units.and(side.bearing.white), side.unused)
    }

    fn can_react(&self, state: &State) -> bool {
        !Self::intercepting(state).or(self.shooting_against(state)).is_empty()
    }

    /// PB-4.4.3: a unit pays as for any order (PB-3.3.6, PB-Q12) and is the only one that reacts (PB-4.4.2); its tokens
    /// stay on it (PB-4.4.10).
    pub(crate) fn intercept(&self, state: &mut State, unit: Unit, log: &mut impl Log<Event>) {
        let seat = enemy(state.active);
        let price = state.side_mut(seat).pay(unit);
        let charger = UnitId::new(state.active, state.deed.unit);
        log.event(|| Event::Intercepted { unit: UnitId::new(seat, unit), charger, price });
        self.meet(state, unit, log);
    }

    /// PB-4.4.4; the one reaction to the charge (PB-4.4.2), paid as any order (PB-3.3.6).
    pub(crate) fn shoot_against(&self, state: &mut State, unit: Unit, log: &mut impl Log<Event>) {
        let seat = enemy(state.active);
        let price = state.side_mut(seat).pay(unit);
        let charger = UnitId::new(state.active, state.deed.unit);
        log.event(|| Event::ShotAgainst { unit: UnitId::new(seat, unit), charger, price });
        state.deed.shot_by = Some(unit);
        Self::shoot(state, Roll::of(RollKind::ShotAgainst, seat, unit, charger.unit));
    }

    /// PB-4.4.7.
    pub(crate) fn wait(&self, state: &mut State, log: &mut impl Log<Event>) {
        log.event(|| Event::Waited { seat: enemy(state.active) });
        self.ask_target(state, log);
    }

    /// PB-4.3.4, PB-D10: a target must be chosen, even without a black face left (PB-4.4.5, PB-Q13).
    pub(crate) fn ask_target(&self, state: &mut State, log: &mut impl Log<Event>) {
        let targets = charge_targets(&state.foe().map, Self::charge_sector(state)).units();
        match targets.only() {
            Some(only) => self.meet(state, Unit(only), log),
            None => state.step = Step::Target,
        }
    }

    /// The charger and its target come into contact and fight, in the engagement zone of the target's sector (PB-4.5.1,
    /// PB-4.6.3, PB-4.7.3, PB-Q17). It joins the engagement of a target that stands alone there (PB-4.5.4), and makes a
    /// new one with any other (PB-4.5.3), which then leaves its old one (PB-4.5.5, PB-Q14).
    pub(crate) fn meet(&self, state: &mut State, target: Unit, log: &mut impl Log<Event>) {
        let (seat, charger) = (state.active, state.deed.unit);
        let at = state.foe().place(target);
        let sector = at.zone().expect("a target is on the battlefield").sector();
        let joins = at.is_engaged() && state.foe().map.units_in(at).only().is_some();
        let place = if joins { at } else { Place::engaged(sector, Self::free_engagement(state, sector)) };
        state.me_mut().map.put(charger, place);
        state.side_mut(enemy(seat)).map.put(target, place);
        state.deed.target = Some(target);
        log.event(|| Event::Contact {
            unit: UnitId::new(seat, charger),
            target: UnitId::new(enemy(seat), target),
            zone: Zone::engagement(sector),
        });
        self.strike(state, Roll::of(RollKind::Strike, seat, charger, target), log);
    }

    /// The lowest number that no engagement of the sector has: there may be several (PB-4.5.7).
    fn free_engagement(state: &State, sector: Sector) -> u8 {
        let mut taken = 0_u32;
        for seat in seats() {
            let map = &state.side(seat).map;
            for unit in map.engaged().and(map.anywhere(sector)).units() {
                if let Some(number) = map.place(unit).engagement() {
                    taken |= 1 << number;
                }
            }
        }
        taken.trailing_ones() as u8
    }

    /// Does the charger, which has destroyed its enemy and is back on its front, charge again (PB-4.30.1, PB-4.30.2)?
    /// It must if it can, without paying (PB-4.30.3), as long as it destroys (PB-4.30.4, PB-Q41).
    pub(crate) fn charge_on(&self, state: &mut State, log: &mut impl Log<Event>) -> bool {
        let (side, unit) = (state.me(), state.deed.unit);
        let strength = side.strength(unit);
        if !strength.traits.has(Trait::Overwhelming) || strength.black.is_empty() {
            return false;
        }
        if !can_charge_in(&state.foe().map, Self::charge_sector(state)) {
            return false;
        }
        state.deed = Deed { charges: state.deed.charges.saturating_add(1), ..Deed::of(DeedKind::Charge, unit, None) };
        log.event(|| Event::Charged {
            unit: UnitId::new(state.active, unit),
            zone: Self::charge_zone(state),
            price: 0,
            number: state.deed.charges,
        });
        self.charge(state, log);
        true
    }

    /// The next enemy unit strikes at the leaving one, in the order of their owner (PB-4.12.3, PB-D14, PB-Q54), or it
    /// goes.
    pub(crate) fn next_parting(&self, state: &mut State, log: &mut impl Log<Event>) {
        let left = state.deed.parting;
        if !state.me().place(state.deed.unit).is_on_field() {
            self.end_order(state, state.deed.unit, log);
        } else if let Some(only) = left.only() {
            self.part(state, Unit(only), log);
        } else if left.is_empty() {
            self.go_to_front(state, log);
        } else {
            state.step = Step::Parting;
        }
    }

    /// This enemy unit has its turn to strike at the leaving one (PB-4.12.2).
    pub(crate) fn part(&self, state: &mut State, striker: Unit, log: &mut impl Log<Event>) {
        state.deed.parting.remove(striker.0);
        let leaving = state.deed.unit;
        let seat = enemy(state.active);
        self.strike_if_wanted(state, Roll::of(RollKind::PartingStrike, seat, striker, leaving), log);
    }

    /// PB-4.12.4, PB-4.12.5.
    fn go_to_front(&self, state: &mut State, log: &mut impl Log<Event>) {
        let unit = state.deed.unit;
        let place = state.me().place(unit);
        Self::to_front(state, state.active, unit, log);
        Self::settle(state, place, log);
        self.end_order(state, unit, log);
    }

    pub(crate) fn to_front(state: &mut State, seat: Seat, unit: Unit, log: &mut impl Log<Event>) {
        let sector = state.side(seat).zone(unit).expect("it is on the battlefield").sector();
        let zone = Zone::front(seat, sector);
        state.side_mut(seat).map.put(unit, Place::at(zone));
        log.event(|| Event::ToFront { unit: UnitId::new(seat, unit), zone });
    }

    /// Units of this engagement without an enemy in it go to their fronts (PB-4.10.5, PB-4.12.5, PB-Q16).
    pub(crate) fn settle(state: &mut State, place: Place, log: &mut impl Log<Event>) {
        if !place.is_engaged() {
            return;
        }
        for seat in seats() {
            if state.side(enemy(seat)).map.units_in(place).is_empty() {
                for unit in state.side(seat).map.units_in(place).units() {
                    Self::to_front(state, seat, unit, log);
                }
            }
        }
    }
}
