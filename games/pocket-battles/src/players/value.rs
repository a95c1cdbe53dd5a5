//! What a position is worth: the chance to win.

use quincunx_engine::{Evaluation, MAX_SEATS, Seat};

use crate::components::set::Set;
use crate::components::zone::{Row, Sector};
use crate::players::fighter::Fighter;
use crate::players::wounds::points;
use crate::rules::PocketBattles;
use crate::rules::charge::{charge_targets, shot_targets};
use crate::rules::map::Map;
use crate::rules::side::Side;
use crate::rules::state::{State, Step, enemy, seats};

/// How many numbers describe a position.
pub const FEATURES: usize = 36;

/// What the features of a position weigh, and so how likely whoever is to move wins: fitted by
/// `examples/fit-pocket-battles.rs`.
const WEIGHTS: [f64; FEATURES] = [
    -0.03, 1.79, 2.02, 1.67, -0.56, 0.83, 0.41, 1.50, -1.47, 1.37, -1.60, -0.30, 0.75, -0.15, 0.78, -0.87, 0.91, 1.64,
    0.60, 2.29, -0.99, 0.09, -0.06, 0.25, -0.50, 0.05, -0.03, -0.00, 0.30, -0.05, 1.22, 0.51, -0.54, 0.99, -0.59,
    -0.09,
];

/// Where the features stand. Those of both sides are two: that of the player who is to move, and the other's; a
/// difference is his less the other's.
mod feature {
    pub(super) const ALWAYS: usize = 0;
    /// Points that the enemy has lost less those lost, in parts of what beats an army; again beyond a half, and beyond
    /// 0.8.
    pub(super) const LOST: usize = 1;
    /// Is the army beaten, so that it needs the enemy's defeat before the round ends?
    pub(super) const BEATEN: usize = 4;
    /// If both are: who has the higher count.
    pub(super) const BOTH_BEATEN: usize = 6;
    /// Unused tokens.
    pub(super) const UNUSED: usize = 7;
    /// Unused tokens beyond the other's, and has the other none?
    pub(super) const FREE: usize = 9;
    pub(super) const NONE_LEFT: usize = 11;
    /// Tokens that are not in wounds: those of the next round. Difference.
    pub(super) const POOL: usize = 12;
    /// What units can do by an order if nothing is in the way, in hits; what they can still pay for, by its price.
    pub(super) const POWER: usize = 13;
    pub(super) const READY: usize = 14;
    /// Difference: strikes back, shots, wound points, chances to hit at all, units, troops.
    pub(super) const STRIKE: usize = 16;
    pub(super) const SHOT: usize = 17;
    pub(super) const WOUNDS: usize = 18;
    /// The greatest harm that an order can do now, all harms, and the same if prices did not matter.
    pub(super) const THREAT: usize = 19;
    pub(super) const THREATS: usize = 21;
    pub(super) const LATER: usize = 23;
    /// Sectors without a unit where the enemy has one.
    pub(super) const EMPTY: usize = 25;
    /// Units that fight in the engagement zone: their strikes.
    pub(super) const ENGAGED: usize = 27;
    /// Difference: bearers of Heal, Excite, Double Order.
    pub(super) const HELPS: usize = 29;
    /// Points ahead as the tokens of the round run out.
    pub(super) const LOST_LATE: usize = 30;
    pub(super) const BEATEN_LATE: usize = 31;
    pub(super) const HITS_AT_ALL: usize = 33;
    pub(super) const UNITS: usize = 34;
    pub(super) const SCREEN: usize = 35;
}

/// What is said of one side.
struct Tally<'a> {
    side: &'a Side,
    map: &'a Map,
    fighters: Vec<Fighter>,
    lost: f64,
    beaten: bool,
    unused: f64,
}

impl<'a> Tally<'a> {
    fn of(game: &PocketBattles, side: &'a Side) -> Self {
        let breaks_at = f64::from(game.breaks_at(side));
        let lost = f64::from(side.lost()) / breaks_at;
        let fighters = side.all().filter_map(|unit| Fighter::of(side, unit)).collect();
        Self { side, map: &side.map, fighters, lost, beaten: lost >= 1.0, unused: f64::from(side.unused) / 10.0 }
    }

    fn among(&self, units: Set) -> impl Iterator<Item = &Fighter> {
        self.fighters.iter().filter(move |fighter| units.has(fighter.unit.0))
    }

    /// Harm that this side can do to the other by one order: the greatest, and the sum over the enemy's units; within the
    /// unused tokens or regardless of them.
    fn threats(&self, other: &Self, scale: f64) -> [f64; 4] {
        let mut worst = [[0.0_f64; crate::rules::unit::MOST]; 2];
        for fighter in self.fighters.iter() {
            let payable = fighter.price <= self.side.unused;
            let mut harm = |at: &Fighter, share: f64| {
                let harm = share * at.points;
                let index = at.unit.index();
                worst[1][index] = worst[1][index].max(harm);
                if payable {
                    worst[0][index] = worst[0][index].max(harm);
                }
            };
            if fighter.row == Row::Engagement {
                if fighter.strike.mean > 0.0 {
                    let met = other.fighters.iter().filter(|at| at.place == fighter.place);
                    met.for_each(|at| harm(at, fighter.strike.share(at.wounds)));
                }
                continue;
            }
            if fighter.row == Row::Front && fighter.charge.mean > 0.0 {
                let targets = charge_targets(other.map, fighter.sector).units();
                other.among(targets).for_each(|at| harm(at, fighter.charge.share(at.wounds)));
            }
            if fighter.shoots && fighter.shot.mean > 0.0 {
                let targets = shot_targets(other.map, fighter.sector, fighter.wide);
                other.among(targets).for_each(|at| harm(at, fighter.shot.share(at.wounds)));
            }
        }
        let most = |harms: &[f64]| harms.iter().copied().fold(0.0, f64::max) / scale;
        let sum = |harms: &[f64]| harms.iter().sum::<f64>() / scale;
        [most(&worst[0]), sum(&worst[0]), most(&worst[1]), sum(&worst[1])]
    }

    fn empty_sectors(&self, other: &Self) -> f64 {
        let bare = |sector: &Sector| self.map.anywhere(*sector).is_empty() && !other.map.ahead(*sector).is_empty();
        Sector::all().filter(bare).count() as f64
    }

    /// Sectors where units in the rear have nobody before them.
    fn bare_rears(&self) -> f64 {
        let bare = |sector: &Sector| self.map.ahead(*sector).is_empty() && !self.map.rear(*sector).is_empty();
        Sector::all().filter(bare).count() as f64
    }
}

/// Describes a position at the beginning of a turn: `add` is given the index of each feature and its amount.
fn describe(game: &PocketBattles, state: &State, mut add: impl FnMut(usize, f64)) {
    let next = state.active;
    let tallies = [Tally::of(game, state.side(next)), Tally::of(game, state.side(enemy(next)))];
    let [me, other] = &tallies;
    add(feature::ALWAYS, 1.0);
    let ahead = other.lost - me.lost;
    add(feature::LOST, ahead);
    add(feature::LOST + 1, (other.lost - 0.5).max(0.0) - (me.lost - 0.5).max(0.0));
    add(feature::LOST + 2, (other.lost - 0.8).max(0.0) - (me.lost - 0.8).max(0.0));
    let one = |holds: bool| f64::from(u8::from(holds));
    let tokens = f64::from(game.options.tokens());
    let left = (me.unused + other.unused) * 10.0 / tokens;
    match (me.beaten, other.beaten) {
        (true, true) => {
            let (mine, theirs) = (other.side.lost(), me.side.lost());
            let won = mine > theirs || mine == theirs && next != state.attacker;
            add(feature::BOTH_BEATEN, if won { 1.0 } else { -1.0 });
        }
        (true, false) => {
            add(feature::BEATEN, 1.0);
            add(feature::BEATEN_LATE, left);
        }
        (false, true) => {
            add(feature::BEATEN + 1, 1.0);
            add(feature::BEATEN_LATE + 1, left);
        }
        (false, false) => {}
    }
    add(feature::LOST_LATE, ahead * (1.0 - left / 2.0).max(0.0));
    add(feature::FREE, (me.unused - other.unused).max(0.0));
    add(feature::FREE + 1, (other.unused - me.unused).max(0.0));
    add(feature::NONE_LEFT, one(other.side.unused == 0));
    for (place, (own, against)) in [(me, other), (other, me)].into_iter().enumerate() {
        let sign = if place == 0 { 1.0 } else { -1.0 };
        let scale = f64::from(game.breaks_at(against.side));
        add(feature::UNUSED + place, own.unused);
        let pool = f64::from(own.side.pool() - own.side.wounded.len()) / tokens;
        add(feature::POOL, sign * pool);
        let [worst, sum, later, later_sum] = own.threats(against, scale);
        add(feature::THREAT + place, worst);
        add(feature::THREATS + place, sum - worst);
        add(feature::LATER + place, later + later_sum - worst - sum);
        add(feature::EMPTY + place, own.empty_sectors(against));
        add(feature::SCREEN, sign * own.bare_rears());
        let (mut power, mut ready, mut strike, mut shot) = (0.0, 0.0, 0.0, 0.0);
        let (mut wounds, mut engaged, mut helps, mut any, mut units) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for fighter in own.fighters.iter() {
            power += fighter.power();
            if fighter.price <= own.side.unused && fighter.row != Row::Rear {
                ready += fighter.power() / f64::from(fighter.price);
            }
            strike += fighter.strike.mean;
            shot += fighter.shot.mean;
            wounds += fighter.wounds;
            any += fighter.strike.any.max(fighter.shot.any);
            units += 1.0;
            helps += f64::from(fighter.helps);
            if fighter.row == Row::Engagement {
                engaged += fighter.strike.mean;
            }
        }
        add(feature::POWER, sign * power / tokens);
        add(feature::READY + place, ready / tokens);
        add(feature::STRIKE, sign * strike / tokens);
        add(feature::SHOT, sign * shot / tokens);
        add(feature::WOUNDS, sign * wounds / tokens);
        add(feature::HITS_AT_ALL, sign * any / tokens);
        add(feature::UNITS, sign * units / tokens);
        add(feature::HELPS, sign * helps);
        add(feature::ENGAGED + place, engaged / tokens);
    }
}

/// The features of a position at the beginning of a turn, and whose turn it is; `None` at any other moment.
pub fn features(game: &PocketBattles, state: &State) -> Option<(Seat, [f64; FEATURES])> {
    let mut all = [0.0; FEATURES];
    (state.step == Step::Turn).then(|| describe(game, state, |feature, amount| all[feature] += amount))?;
    Some((state.active, all))
}

/// Says what positions are worth by weighing their features.
#[derive(Clone, Debug)]
pub struct Judge {
    /// By feature.
    pub weights: [f64; FEATURES],
}

impl Default for Judge {
    fn default() -> Self {
        Self { weights: WEIGHTS }
    }
}

impl Judge {
    /// The chance that the active player wins, at the beginning of his turn.
    pub(super) fn chance(&self, game: &PocketBattles, state: &State) -> f64 {
        let mut score = 0.0;
        describe(game, state, |feature, amount| score += self.weights[feature] * amount);
        1.0 / (1.0 + (-score).exp())
    }
}

/// The plain look of the player that looks one choice ahead: points destroyed, and wounds.
#[derive(Clone, Copy, Debug)]
pub struct Look;

impl Evaluation<PocketBattles> for Look {
    fn evaluate(&self, _: &PocketBattles, state: &State) -> [f64; MAX_SEATS] {
        let lost = |side: &Side, doomed: Set| f64::from(side.lost()) + points(side, doomed);
        let wounds = &state.wounds;
        let mut harm = [0.0; 2];
        for seat in seats() {
            let side = state.side(seat);
            let taking = if wounds.seat == seat { wounds.doomed } else { Set::EMPTY };
            harm[seat.index()] = lost(side, taking) + f64::from(side.wounded.len());
        }
        harm[wounds.seat.index()] += 2.0 * f64::from(wounds.left) + f64::from(wounds.marks.len());
        let chance = 1.0 / (1.0 + (-(harm[1] - harm[0]) / 10.0).exp());
        [chance, 1.0 - chance, 0.0, 0.0]
    }
}
