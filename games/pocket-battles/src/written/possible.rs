//! Can a game come to this position? Nothing that the rules do with it may fail.

use quincunx_engine::{Fault, Seat};

use crate::components::set::Set;
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::charge::{Targets, charge_targets};
use crate::rules::map::Place;
use crate::rules::options::UnitNumbers;
use crate::rules::side::Side;
use crate::rules::state::{Deed, DeedKind, Roll, RollKind, Shares, State, Step, TurnData, Wounds, enemy, seats};
use crate::rules::unit::Unit;
use crate::written::setup::{check, is_seat};

impl PocketBattles {
    /// Are those asked who have something to decide?
    pub(crate) fn check_step(&self, state: &State) -> Result<(), Fault> {
        let step = |holds: bool| check(holds, "PB-D04", "fault-position-step");
        let both_ready = seats().all(|seat| state.side(seat).ready);
        match state.step {
            Step::Armies => step(self.options.armies().is_none() && seats().all(|seat| state.side(seat).picked == 0))?,
            Step::Build => step(!both_ready)?,
            _ => step(both_ready)?,
        }
        let before = matches!(state.step, Step::Armies | Step::Build | Step::Opening | Step::Deploy);
        step(before != state.is_battle())?;
        check_placing(self, state)?;
        check_engagements(state)?;
        if let Step::Over(ending) = state.step {
            return step(is_seat(ending.winner));
        }
        if before {
            let wounds = state.wounds == Wounds::NONE && state.shares == Shares::NONE;
            let deed = state.deed == Deed::NONE && state.roll == Roll::NONE && state.turn == TurnData::NONE;
            return step(wounds && deed);
        }
        // A Leader's token leaves; if no other is left nobody has a turn any more, and rounds follow on rounds for ever.
        let keeps = |side: &Side| side.pool() > side.leader_token();
        check(state.sides.iter().any(keeps), "PB-3.1.6", "fault-position-tokens")?;
        let fights = matches!(
            state.step,
            Step::Excite
                | Step::Reaction
                | Step::Target
                | Step::Roll
                | Step::Allot
                | Step::Mark
                | Step::LeaderToken
                | Step::Parting
                | Step::Strike
        );
        step(fights == (state.deed.kind != DeedKind::None))?;
        step(fights || state.roll == Roll::NONE)?;
        let takes = matches!(state.step, Step::Allot | Step::Mark | Step::LeaderToken);
        step(takes == (state.wounds != Wounds::NONE))?;
        step(takes || state.shares == Shares::NONE)?;
        let on_field = seats().all(|seat| state.side(seat).on_field().next().is_some());
        match state.step {
            Step::Turn | Step::Action => step(on_field && state.me().unused > 0 && state.turn.doubling.is_none()),
            Step::FirstOrder => {
                step(state.turn.doubling.is_some() && state.turn.doubled.is_none() && Self::has_order(state))
            }
            Step::SecondOrder => {
                step(state.turn.doubling.is_some() && state.turn.doubled.is_some() && Self::has_order(state))
            }
            Step::Removal(seat) => {
                step(is_seat(seat) && !state.side(seat).wounded.is_empty())?;
                let laid = |side: &Side| side.spent + side.fallen + side.orders.iter().sum::<u8>() > 0;
                step(!state.sides.iter().any(laid))
            }
            _ => self.check_deed(state),
        }
    }

    /// Is an order under way as it can be?
    fn check_deed(&self, state: &State) -> Result<(), Fault> {
        let deed_is = |holds: bool| check(holds, "PB-4.1.1", "fault-position-deed");
        let (me, foe) = (state.me(), state.foe());
        let deed = &state.deed;
        let roll = &state.roll;
        let row = me.zone(deed.unit).map(Zone::row);
        let asks_before = matches!(state.step, Step::Excite | Step::Reaction | Step::Target | Step::Parting);
        deed_is(row.is_some() || !asks_before)?;
        let charging = row == Some(Row::Engagement) && !me.place(deed.unit).is_engaged();
        let target_there = deed.target.is_some_and(|target| foe.place(target).is_on_field());
        match state.step {
            Step::Excite => {
                deed_is(self.exciter(state).is_some())?;
                let strength = me.strength(deed.unit);
                deed_is(match deed.kind {
                    DeedKind::Charge => row == Some(Row::Front) && !strength.black.is_empty() && deed.target.is_none(),
                    DeedKind::CarryOn => {
                        let together = |target: Unit| foe.place(target) == me.place(deed.unit);
                        row == Some(Row::Engagement) && deed.target.is_some_and(together)
                    }
                    DeedKind::Shoot => target_there && !strength.white.is_empty() && row != Some(Row::Engagement),
                    DeedKind::Leave | DeedKind::None => false,
                })?;
                let sector = me.zone(deed.unit).map(Zone::sector);
                let charged = sector.is_some_and(|at| !charge_targets(&foe.map, at).units().is_empty());
                return deed_is(deed.kind != DeedKind::Charge || charged);
            }
            Step::Reaction => {
                let targets = || charge_targets(&foe.map, Self::charge_sector(state));
                let front = charging && matches!(targets(), Targets::Front(_));
                return deed_is(deed.kind == DeedKind::Charge && front);
            }
            Step::Target => {
                let targets = || charge_targets(&foe.map, Self::charge_sector(state)).units();
                return deed_is(deed.kind == DeedKind::Charge && charging && targets().len() > 1);
            }
            Step::Parting => {
                let there = foe.map.units_in(me.place(deed.unit));
                let left = deed.parting;
                return deed_is(
                    deed.kind == DeedKind::Leave
                        && me.place(deed.unit).is_engaged()
                        && left.len() > 1
                        && left.without(there).is_empty(),
                );
            }
            _ => {}
        }
        check_roll(state, charging)?;
        if matches!(state.step, Step::Roll | Step::Strike) {
            let faces = !Self::rolled_faces(state).0.is_empty();
            let optional = self.options.optional_strikes.is_on();
            let later = matches!(roll.kind, RollKind::StrikeBack | RollKind::PartingStrike);
            return deed_is(if state.step == Step::Roll { faces && roll.dice > 0 } else { optional && later });
        }
        self.check_wounds(state)
    }

    /// Are wounds taken as they can be?
    fn check_wounds(&self, state: &State) -> Result<(), Fault> {
        let wounds_are = |holds: bool| check(holds, "PB-4.9.1", "fault-position-wounds");
        let wounds = &state.wounds;
        let side = state.side(wounds.seat);
        let living = side.living_of(wounds.unit);
        let twice = |place: u8| side.tile(place).print().wounds > 1 && !side.wounded.has(place);
        let laid = side.laid(1).len() + u8::from(side.spent > 0);
        wounds_are(wounds.marks.and(wounds.doomed).is_empty() && wounds.marks.without(living).is_empty())?;
        wounds_are(wounds.marks.iter().all(twice))?;
        let others = state.shares.others;
        let known = |seat: Seat, units: Set| units.units().all(|unit| unit.0 < state.side(seat).units);
        let by = state.roll.seat;
        wounds_are(known(enemy(by), others[0]) && known(by, others[1]))?;
        wounds_are(state.shares == Shares::NONE || state.roll.kind == RollKind::Shot)?;
        wounds_are(wounds.seat != by || state.roll.kind == RollKind::Shot)?;
        match state.step {
            Step::Allot => {
                let troops = Self::may_take(state);
                let room: u8 = troops.iter().map(|place| Self::room(state, place)).sum();
                wounds_are(wounds.doomed.without(living).is_empty())?;
                wounds_are(wounds.left > 0 && troops.len() > 1 && room > wounds.left)
            }
            Step::Mark => {
                let token = side.unused > 0 || !side.laid(1).is_empty() || self.spent_marks(state, wounds.seat);
                wounds_are(wounds.left == 0 && !wounds.marks.is_empty() && token)
            }
            _ => {
                let troops = laid == 0 && side.fallen == 0 && side.wounded.len() > 1;
                wounds_are(wounds.left == 0 && side.unused == 0 && (laid > 1 || troops))
            }
        }
    }
}

fn check_placing(game: &PocketBattles, state: &State) -> Result<(), Fault> {
    let zones = |holds: bool| check(holds, "PB-2.4.3", "fault-position-zones");
    for side in &state.sides {
        let placed = side.on_field().count();
        let waits = matches!(state.step, Step::Opening | Step::Deploy);
        check(!waits || side.unused >= side.leader_token(), "PB-4.34.1", "fault-position-tokens")?;
        match state.step {
            Step::Armies | Step::Build | Step::Opening => {
                zones(placed == 0 && side.orders.iter().all(|placed| *placed == 0))?;
            }
            Step::Deploy => {
                zones(side.all().all(|unit| side.place(unit) != Place::GONE))?;
                if game.options.unit_numbers == UnitNumbers::Deployment {
                    let mut numbers = Set::EMPTY;
                    side.on_field().for_each(|unit| numbers.add(side.orders[unit.index()].min(31)));
                    zones(numbers == Set::range(0, placed as u8))?;
                } else {
                    zones(side.orders.iter().all(|placed| *placed == 0))?;
                }
                zones(side.reserve().units().all(|unit| side.orders[unit.index()] == 0))?;
            }
            _ => {}
        }
    }
    zones(state.step != Step::Deploy || !state.me().reserve().is_empty())
}

/// PB-4.5.2; only the charger of a charge under way may be without an enemy.
fn check_engagements(state: &State) -> Result<(), Fault> {
    let contact = |holds: bool| check(holds, "PB-4.5.2", "fault-position-engagements");
    for seat in seats() {
        let (side, foe) = (state.side(seat), state.side(enemy(seat)));
        for unit in side.on_field() {
            let place = side.place(unit);
            if place.is_engaged() {
                let (own, other) = (side.map.units_in(place).len(), foe.map.units_in(place).len());
                contact(other > 0 && (own == 1 || other == 1))?;
            } else if side.zone(unit).is_some_and(|zone| zone.row() == Row::Engagement) {
                let charger = state.deed.kind == DeedKind::Charge && state.deed.unit == unit && seat == state.active;
                contact(charger)?;
            }
        }
    }
    Ok(())
}

/// Does the roll belong to the order?
fn check_roll(state: &State, charging: bool) -> Result<(), Fault> {
    let roll_is = |holds: bool| check(holds, "PB-4.8.5", "fault-position-deed");
    let (deed, roll) = (&state.deed, &state.roll);
    let by_active = roll.seat == state.active;
    let (by, at) = (state.side(roll.seat), state.side(enemy(roll.seat)));
    let target_lives = at.place(roll.at).is_on_field();
    let rolls = matches!(state.step, Step::Roll | Step::Strike);
    // Who shoots among his own may lose his Leader, and with its token the shooter (PB-4.34.2).
    roll_is(by.place(roll.unit).is_on_field() || roll.kind == RollKind::Shot && !rolls)?;
    roll_is(target_lives || !rolls)?;
    let together = !target_lives || by.place(roll.unit) == at.place(roll.at) && by.place(roll.unit).is_engaged();
    let exchange = matches!(deed.kind, DeedKind::Charge | DeedKind::CarryOn);
    roll_is(match roll.kind {
        RollKind::Strike => exchange && by_active && roll.unit == deed.unit && deed.target == Some(roll.at) && together,
        RollKind::StrikeBack => {
            exchange && !by_active && roll.at == deed.unit && deed.target == Some(roll.unit) && together
        }
        RollKind::PartingStrike => {
            let left = deed.parting.without(state.foe().map.units_in(state.me().place(deed.unit)));
            let fits = left.is_empty() || !target_lives;
            deed.kind == DeedKind::Leave && !by_active && roll.at == deed.unit && together && fits
        }
        RollKind::Shot => deed.kind == DeedKind::Shoot && by_active && roll.unit == deed.unit,
        RollKind::ShotAgainst => {
            let targets = || charge_targets(&state.foe().map, PocketBattles::charge_sector(state));
            let aimed = || charging && !targets().units().is_empty();
            let charge = deed.kind == DeedKind::Charge && !by_active && roll.at == deed.unit;
            charge && (!target_lives || aimed())
        }
    })?;
    let shot = roll.kind == RollKind::Shot;
    let wounds = &state.wounds;
    let takes_hits = shot || wounds.unit == roll.at && wounds.seat != roll.seat;
    roll_is(rolls || takes_hits)
}
