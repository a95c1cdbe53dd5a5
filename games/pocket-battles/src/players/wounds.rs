//! Which troops take the hits: the rule of thumb of the searches.

use crate::components::set::Set;
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::side::Side;
use crate::rules::state::{State, Step};
use crate::rules::unit::UnitId;

/// What a token on a wound costs, in deployment points: with unused tokens left, and without.
const UNUSED: f64 = 2.0;
const LAID: f64 = 1.0;

/// What it costs, beside the points, if the army is beaten with this troop.
const BEATEN: f64 = 10.0;

/// What it costs to lose a troop: its points, and what it does for its unit; `left` points more beat the army.
fn worth(side: &Side, left: u8, place: u8) -> f64 {
    let print = side.tile(place).print();
    let bears = print.strength.traits.len();
    let faces = f64::from(print.strength.black.total() + print.strength.white.total());
    f64::from(print.points) + f64::from(bears) + 0.3 * faces + if print.points >= left { BEATEN } else { 0.0 }
}

/// The choice of whoever takes wounds, or has to give a token for a Leader; `None` at any other step.
pub(super) fn by_rule(game: &PocketBattles, state: &State) -> Option<Action> {
    let wounds = &state.wounds;
    let side = state.side(wounds.seat);
    if !matches!(state.step, Step::Allot | Step::Mark | Step::LeaderToken) {
        return None;
    }
    let left = game.breaks_at(side).saturating_sub(side.lost());
    let choice = match state.step {
        Step::Allot => {
            let token = if side.unused > 0 { UNUSED } else { LAID };
            let price = |place: u8| {
                let worth = worth(side, left, place);
                let carried = side.wounded.has(place) || wounds.marks.has(place);
                match PocketBattles::room(state, place) {
                    1 if carried => worth - token,
                    1 => worth,
                    _ => token.min(worth),
                }
            };
            let least = PocketBattles::may_take(state).iter().min_by(|a, b| price(*a).total_cmp(&price(*b)))?;
            Choice::Allot(side.tile(least))
        }
        Step::Mark if side.unused > 0 => Choice::Unused,
        Step::Mark if game.spent_marks(state, wounds.seat) => Choice::Spent,
        Step::Mark | Step::LeaderToken => {
            let laid = side.laid(1).units().max_by_key(|unit| side.orders[unit.index()]);
            match laid {
                _ if state.step == Step::LeaderToken && side.spent > 0 => Choice::Spent,
                Some(unit) => Choice::From(UnitId::new(wounds.seat, unit)),
                None if state.step == Step::Mark => Choice::Remove,
                None => {
                    let cheapest = |a: &u8, b: &u8| worth(side, left, *a).total_cmp(&worth(side, left, *b));
                    Choice::Troop(side.tile(side.wounded.iter().min_by(cheapest)?))
                }
            }
        }
        _ => return None,
    };
    Some(Action(choice))
}

/// Troops of a set by their deployment points together.
pub(super) fn points(side: &Side, troops: Set) -> f64 {
    troops.iter().map(|place| f64::from(side.tile(place).print().points)).sum()
}
