//! The lists of legal actions.

use quincunx_engine::Seat;

use crate::components::set::Set;
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::charge::charge_targets;
use crate::rules::menu::{Menu, Plan, Told, list, pick};
use crate::rules::options::Removal;
use crate::rules::orders::Orders;
use crate::rules::ready::ready_armies;
use crate::rules::side::Side;
use crate::rules::state::{State, Step, enemy};
use crate::rules::unit::{Unit, UnitId};

impl PocketBattles {
    /// Appends what a seat for which the table waits may do.
    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.step {
            Step::Build => list(&Building::of(self, state.side(seat)), out),
            Step::Turn | Step::Action | Step::FirstOrder | Step::SecondOrder => list(&Orders::of(self, state), out),
            _ => list(&Other { game: self, state, seat }, out),
        }
    }

    /// The legal action at the place that `draw` gives, being told how many there are.
    #[inline]
    pub(crate) fn pick_action(&self, state: &State, seat: Seat, draw: impl FnOnce(u32) -> u32) -> Action {
        match state.step {
            Step::Build => pick(&Building::of(self, state.side(seat)), draw),
            Step::Turn | Step::Action | Step::FirstOrder | Step::SecondOrder => pick(&Orders::of(self, state), draw),
            _ => pick(&Other { game: self, state, seat }, draw),
        }
    }

    /// Own units with a wounded troop (PB-3.5.3).
    pub(crate) fn wounded(state: &State, seat: Seat) -> Set {
        let side = state.side(seat);
        let mut units = Set::EMPTY;
        for place in side.wounded.iter() {
            units.add(side.unit_of(place).0);
        }
        units
    }

    /// The tiles of these troops, by their places among the 30: so they come in the order of their ids.
    pub(crate) fn by_tile(side: &Side, troops: Set) -> Set {
        side.army.set_of(troops.iter().map(|place| side.tile(place)))
    }
}

/// PB-D02.
struct Building<'a> {
    side: &'a Side,
    /// Where the open unit begins.
    open: Option<u8>,
    fitting: Set,
    ready_armies: u8,
}

impl<'a> Building<'a> {
    #[inline]
    fn of(game: &PocketBattles, side: &'a Side) -> Self {
        let ready_armies = ready_armies(side.army, &game.options);
        Self { side, open: side.open_unit(), fitting: game.fitting(side), ready_armies }
    }
}

impl Plan for Building<'_> {
    #[inline]
    fn tell(&self, menu: &mut impl Menu) -> Told {
        let side = self.side;
        if let Some(begins) = self.open {
            menu.each(self.fitting, |index| Choice::Add(side.army.tile(index)))?;
            menu.group((side.picked - begins).into(), |number| Choice::Top(side.tile(begins + number as u8)))?;
            menu.one(Choice::Close, true)?;
        } else {
            menu.each(self.fitting, |index| Choice::Open(side.army.tile(index)))?;
        }
        menu.group(side.units.into(), |number| Choice::Undo(number as u8 + 1))?;
        menu.one(Choice::Commit, self.open.is_none() && side.units > 0)?;
        menu.group(self.ready_armies.into(), |number| Choice::Ready(number as u8 + 1))
    }
}

/// All decisions but building and orders.
struct Other<'a> {
    game: &'a PocketBattles,
    state: &'a State,
    seat: Seat,
}

impl Plan for Other<'_> {
    #[inline]
    fn tell(&self, menu: &mut impl Menu) -> Told {
        let Self { game, state, seat } = *self;
        let own = |unit: u8| UnitId::new(seat, Unit(unit));
        let other = |unit: u8| UnitId::new(enemy(seat), Unit(unit));
        let side = state.side(seat);
        let tile = |index: u8| side.army.tile(index);
        match state.step {
            Step::Deploy => {
                let reserve = side.reserve();
                if !menu.skips(6 * u32::from(reserve.len())) {
                    for unit in reserve.iter() {
                        menu.group(6, |number| Choice::Deploy(own(unit), Zone::own(seat, number as u8)))?;
                    }
                }
            }
            Step::Excite => {
                menu.one(Choice::Yes, true)?;
                menu.one(Choice::No, true)?;
            }
            Step::Reaction => {
                menu.each(PocketBattles::intercepting(state), |unit| Choice::Intercept(own(unit)))?;
                menu.each(game.shooting_against(state), |unit| Choice::ShootAgainst(own(unit)))?;
                menu.one(Choice::Wait, true)?;
            }
            Step::Target => {
                let targets = charge_targets(&state.foe().map, PocketBattles::charge_sector(state)).units();
                menu.each(targets, |unit| Choice::Target(other(unit)))?;
            }
            Step::Allot => menu.each(PocketBattles::may_take(state), |place| Choice::Allot(side.tile(place)))?,
            Step::Mark => {
                if side.unused > 0 {
                    menu.one(Choice::Unused, true)?;
                } else {
                    menu.each(side.laid(1), |unit| Choice::From(own(unit)))?;
                    menu.one(Choice::Spent, game.spent_marks(state, seat))?;
                }
                menu.one(Choice::Remove, true)?;
            }
            Step::LeaderToken => {
                let laid = side.laid(1);
                menu.each(laid, |unit| Choice::From(own(unit)))?;
                if side.spent > 0 {
                    menu.one(Choice::Spent, true)?;
                } else if laid.is_empty() {
                    menu.each(PocketBattles::by_tile(side, side.wounded), |index| Choice::Troop(tile(index)))?;
                }
            }
            Step::Parting => menu.each(state.deed.parting, |unit| Choice::Parting(own(unit)))?,
            Step::Strike => {
                menu.one(Choice::Strike, true)?;
                menu.one(Choice::Decline, true)?;
            }
            Step::Removal(_) => {
                match game.options.voluntary_removal {
                    Removal::Unit => {
                        menu.each(PocketBattles::wounded(state, seat), |unit| Choice::GiveUp(own(unit)))?
                    }
                    Removal::Troop => {
                        let troops = PocketBattles::by_tile(side, side.wounded);
                        menu.each(troops, |index| Choice::GiveUpTroop(tile(index)))?;
                    }
                }
                menu.one(Choice::Done, true)?;
            }
            _ => {}
        }
        Told::Continue(())
    }
}
