//! What a choice would come to, told before it is made: the rolls that follow with their chances, and who may answer a
//! charge. Everything is counted by the rules themselves, as fractions of all ways in which the dice can fall (PB-7.2).

use quincunx_engine::Seat;
use quincunx_engine::prelude::*;

use crate::components::set::Set;
use crate::components::strength::Faces;
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::charge::{Targets, charge_targets};
use crate::rules::map::Place;
use crate::rules::odds::{MOST_HITS, Ways, all_ways};
use crate::rules::state::{Deed, DeedKind, RollKind, State, Step, enemy};
use crate::rules::unit::{Unit, UnitId};
use crate::shown::view::{Chance, Chances, ForecastOf, SeenAhead, SeenAnswer, SeenCharge, SeenForecast, SeenTarget};

impl Chances {
    /// Of so many dice with these faces, with X of +X Wounds.
    pub(crate) fn of(faces: Faces, dice: u8, more: u8) -> Self {
        Self::counted(&Ways::of(faces, dice), dice, more)
    }

    pub(crate) fn counted(ways: &Ways, dice: u8, more: u8) -> Self {
        Self { ways: ways.counted(more), all: all_ways(dice) }
    }

    /// The chance of so many hits or more.
    pub(crate) fn at_least(&self, hits: u8) -> Chance {
        Chance { ways: self.ways.iter().skip(hits.into()).sum(), all: self.all }
    }

    /// Hits on the average.
    pub(crate) fn mean(&self) -> f64 {
        let hits: f64 = (0_u32..).zip(&self.ways).map(|(hits, ways)| f64::from(hits) * f64::from(*ways)).sum();
        hits / f64::from(self.all)
    }
}

/// The order is given and paid, as [`PocketBattles::order`] does it.
fn ordered(state: &State, deed: Deed) -> State {
    let mut after = state.clone();
    after.me_mut().pay(deed.unit);
    after.deed = deed;
    after
}

/// The charger comes into the engagement zone (PB-4.3.2).
fn set_out(state: &mut State) {
    let unit = state.deed.unit;
    if let Some(zone) = state.me().zone(unit) {
        state.me_mut().map.put(unit, Place::at(Zone::engagement(zone.sector())));
    }
}

impl PocketBattles {
    /// What each choice of this seat would come to.
    pub(crate) fn forecasts(&self, state: &State, seat: Seat) -> Vec<SeenForecast> {
        let mut legal = Vec::new();
        if state.is_battle() {
            self.legal(state, seat, &mut legal);
        }
        legal.into_iter().filter_map(|Action(choice)| self.forecast(state, choice)).collect()
    }

    fn forecast(&self, state: &State, choice: Choice) -> Option<SeenForecast> {
        let (me, foe) = (state.active, enemy(state.active));
        let deed = &state.deed;
        let doer = UnitId::new(me, deed.unit);
        let order = |kind, unit: UnitId, at: Option<UnitId>| Deed::of(kind, unit.unit, at.map(|at| at.unit));
        let told =
            |of, unit, at, rolls: Vec<SeenAhead>| SeenForecast { of, unit, at, price: None, rolls, charge: None };
        let priced = |forecast: SeenForecast| {
            let UnitId { seat, unit } = forecast.unit;
            SeenForecast { price: Some(state.side(seat).price(unit)), ..forecast }
        };
        Some(match choice {
            Choice::Charge(unit) => {
                let mut after = ordered(state, order(DeedKind::Charge, unit, None));
                set_out(&mut after);
                priced(self.charge_told(&after, told(ForecastOf::Charge, unit, None, Vec::new())))
            }
            Choice::CarryOn(unit, at) => {
                let after = ordered(state, order(DeedKind::CarryOn, unit, Some(at)));
                priced(told(ForecastOf::CarryOn, unit, Some(at), self.exchange(&after, unit, at)))
            }
            Choice::Leave(unit) => {
                let strikers = state.foe().map.units_in(state.me().place(unit.unit));
                let rolls = strikers.units().filter_map(|striker| {
                    self.ahead(state, RollKind::PartingStrike, UnitId::new(foe, striker), Some(unit))
                });
                priced(told(ForecastOf::Leave, unit, None, rolls.collect()))
            }
            Choice::Shoot(unit, at) => {
                let after = ordered(state, order(DeedKind::Shoot, unit, Some(at)));
                let rolls = self.ahead(&after, RollKind::Shot, unit, Some(at));
                priced(told(ForecastOf::Shoot, unit, Some(at), rolls.into_iter().collect()))
            }
            Choice::Yes => {
                let bearer = self.exciter(state)?;
                let mut after = state.clone();
                let price = after.me_mut().pay(bearer);
                after.deed.excited = true;
                let forecast = self.excitement(after, told(ForecastOf::Yes, doer, None, Vec::new()));
                SeenForecast { price: Some(price), ..forecast }
            }
            Choice::No => self.excitement(state.clone(), told(ForecastOf::No, doer, None, Vec::new())),
            Choice::Intercept(unit) => {
                let mut after = state.clone();
                after.side_mut(foe).pay(unit.unit);
                priced(told(ForecastOf::Intercept, unit, Some(doer), self.exchange(&after, doer, unit)))
            }
            Choice::ShootAgainst(unit) => {
                let rolls = self.ahead(state, RollKind::ShotAgainst, unit, Some(doer));
                priced(told(ForecastOf::ShootAgainst, unit, Some(doer), rolls.into_iter().collect()))
            }
            Choice::Target(unit) => told(ForecastOf::Target, unit, Some(doer), self.exchange(state, doer, unit)),
            Choice::Parting(unit) => {
                let rolls = self.ahead(state, RollKind::PartingStrike, unit, Some(doer));
                told(ForecastOf::Parting, unit, Some(doer), rolls.into_iter().collect())
            }
            _ => return None,
        })
    }

    /// With the die of Excite or without it (PB-D06).
    fn excitement(&self, mut after: State, told: SeenForecast) -> SeenForecast {
        let Deed { kind, unit, target, .. } = after.deed;
        let doer = UnitId::new(after.active, unit);
        let at = target.map(|target| UnitId::new(enemy(after.active), target));
        match (kind, at) {
            (DeedKind::Charge, _) => {
                set_out(&mut after);
                self.charge_told(&after, told)
            }
            (DeedKind::CarryOn, Some(at)) => {
                SeenForecast { at: Some(at), rolls: self.exchange(&after, doer, at), ..told }
            }
            (_, at) => {
                let rolls = self.ahead(&after, RollKind::Shot, doer, at).into_iter().collect();
                SeenForecast { at, rolls, ..told }
            }
        }
    }

    fn charge_told(&self, state: &State, told: SeenForecast) -> SeenForecast {
        SeenForecast { rolls: self.first_strike(state), charge: Some(self.charge_ahead(state)), ..told }
    }

    /// A strike and the strike back, each as if the one before had missed (PB-4.10.1).
    fn exchange(&self, state: &State, by: UnitId, at: UnitId) -> Vec<SeenAhead> {
        let strike = self.ahead(state, RollKind::Strike, by, Some(at));
        strike.into_iter().chain(self.ahead(state, RollKind::StrikeBack, at, Some(by))).collect()
    }

    /// The strike of a charger that has met nobody yet.
    fn first_strike(&self, state: &State) -> Vec<SeenAhead> {
        let charger = UnitId::new(state.active, state.deed.unit);
        self.ahead(state, RollKind::Strike, charger, None).into_iter().collect()
    }

    /// A roll as it would be made now, with what is at stake in it; none without a face that hits.
    fn ahead(&self, state: &State, kind: RollKind, by: UnitId, at: Option<UnitId>) -> Option<SeenAhead> {
        let strength = state.side(by.seat).strength(by.unit);
        let faces = if kind.is_shot() { strength.white } else { strength.black };
        if faces.is_empty() {
            return None;
        }
        let dice = Self::dice_of(state, kind, &strength, by);
        let engaged = |at: &UnitId| kind == RollKind::Shot && state.side(at.seat).place(at.unit).is_engaged();
        let sharing = at.filter(engaged).map_or([Set::EMPTY; 2], |at| self.sharing(state, by.seat, at.unit));
        let of = |(seat, units): (Seat, Set)| units.units().map(move |unit| UnitId::new(seat, unit));
        let shared: Vec<UnitId> = [enemy(by.seat), by.seat].into_iter().zip(sharing).flat_map(of).collect();
        let units = shared.len().max(1) as u8;
        let lethal = at.and_then(|at| {
            let left = state.side(at.seat).wounds_left(at.unit);
            (1..=MOST_HITS as u8).find(|hits| self.share_of(*hits, units) >= left)
        });
        let chances = Chances::of(faces, dice, strength.wounds);
        let hits = chances.at_least(1);
        let falls = lethal.map(|lethal| chances.at_least(lethal));
        let shared = if units > 1 { shared } else { Vec::new() };
        Some(SeenAhead { kind, by, at, dice, chances, hits, lethal, falls, shared })
    }

    /// What a charge may come to: the charger stands in the engagement zone and has met nobody yet.
    fn charge_ahead(&self, state: &State) -> SeenCharge {
        let foe = enemy(state.active);
        let charger = UnitId::new(state.active, state.deed.unit);
        let targets = charge_targets(&state.foe().map, Self::charge_sector(state));
        let target = |unit: Unit| {
            let unit = UnitId::new(foe, unit);
            let strike = self.ahead(state, RollKind::Strike, charger, Some(unit));
            let back = self.ahead(state, RollKind::StrikeBack, unit, Some(charger));
            SeenTarget {
                unit,
                falls: strike.and_then(|strike| strike.falls),
                hits_back: back.as_ref().map(|back| back.hits),
                charger_falls: back.and_then(|back| back.falls),
            }
        };
        let answers = matches!(targets, Targets::Front(_));
        let list = |units: Set| {
            let units = if answers { units } else { Set::EMPTY };
            let price = |unit| SeenAnswer { unit: UnitId::new(foe, unit), price: state.foe().price(unit) };
            units.units().map(price).collect()
        };
        SeenCharge {
            answers,
            targets: targets.units().units().map(target).collect(),
            intercept: list(Self::intercepting(state)),
            shoot: list(self.shooting_against(state)),
        }
    }

    /// What may still become of a charge while the other is asked, or its target chosen.
    pub(crate) fn threat(&self, state: &State) -> Option<SeenCharge> {
        matches!(state.step, Step::Reaction | Step::Target).then(|| self.charge_ahead(state))
    }

    /// Rolls that are sure to come, or are asked about (PB-D15).
    pub(crate) fn coming(&self, state: &State) -> Vec<SeenAhead> {
        match state.step {
            Step::Reaction | Step::Target => self.first_strike(state),
            Step::Roll | Step::Strike => {
                let roll = &state.roll;
                let [by, at] = [UnitId::new(roll.seat, roll.unit), UnitId::new(enemy(roll.seat), roll.at)];
                self.ahead(state, roll.kind, by, Some(at)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }
}
