//! Before the battle: which army, and where its units stand.

use quincunx_engine::{Agent, Budget, InfoSet, Seat, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::components::strength::Trait;
use crate::components::tile::Army;
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::options::{BattleSize, Options};
use crate::rules::side::Side;
use crate::rules::state::{State, Step, enemy};
use crate::rules::unit::{Unit, UnitId};

/// A player that builds and deploys by rules of thumb, and fights as another.
#[derive(Clone, Copy, Debug)]
pub struct Drilled<A>(pub A);

impl<A: Agent<PocketBattles>> Agent<PocketBattles> for Drilled<A> {
    fn choose(&mut self, info: &InfoSet<'_, PocketBattles>, budget: &Budget<'_>, seed: u64) -> Action {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let before = choose(info.game(), &info.sample(&mut rng), info.seat(), &mut rng);
        before.unwrap_or_else(|| self.0.choose(info, budget, seed))
    }
}

/// The choice of `seat` while it builds or deploys; `None` in the battle. Of the enemy's only what is seen matters.
pub(super) fn choose(game: &PocketBattles, state: &State, seat: Seat, rng: &mut Pcg64Mcg) -> Option<Action> {
    match state.step {
        Step::Build => {
            let side = state.side(seat);
            let built = side.units > 0 && side.open_unit().is_none();
            let good = good_armies(side.army, &game.options);
            let number = good[below(rng, good.len() as u32) as usize];
            Some(Action(if built { Choice::Commit } else { Choice::Ready(number) }))
        }
        Step::Deploy => Some(deploy(state, seat, rng)),
        _ => None,
    }
}

/// The ready armies that win most, by `examples/rank-armies.rs`.
const fn good_armies(army: Army, options: &Options) -> &'static [u8] {
    match (army, options.battle_size) {
        (Army::Celts, BattleSize::Fifty) => &[1, 2],
        (Army::Celts, BattleSize::Sixty) => &[1, 2, 8],
        (Army::Celts, BattleSize::Seventy) => &[1, 4],
        (Army::Celts, BattleSize::Eighty) => &[1],
        (Army::Celts, BattleSize::Ninety) => &[3, 6],
        (Army::Celts, BattleSize::Hundred) => &[9],
        (Army::Romans, BattleSize::Fifty) => &[1, 5, 7],
        (Army::Romans, BattleSize::Sixty) => &[1, 3, 5],
        (Army::Romans, BattleSize::Seventy) => &[4, 6, 7, 9],
        (Army::Romans, BattleSize::Eighty) => &[2, 7],
        (Army::Romans, BattleSize::Ninety) => &[2, 5],
        (Army::Romans, BattleSize::Hundred) => &[6, 8, 9],
    }
}

/// What a unit brings to its place.
struct Post {
    /// It helps or shoots from the rear.
    rear: bool,
    /// It shoots at the sectors beside it.
    wide: bool,
    points: f64,
}

impl Post {
    fn of(side: &Side, unit: Unit) -> Self {
        let strength = side.strength(unit);
        let has = |which: Trait| strength.traits.has(which);
        let stays = [Trait::LongRange, Trait::DoubleOrder, Trait::Heal, Trait::Excite];
        let points = side.living_of(unit).iter().map(|place| f64::from(side.tile(place).print().points)).sum();
        Self { rear: stays.into_iter().any(has), wide: has(Trait::WideArc), points }
    }
}

/// The weakest unit that is left, where it is needed most: first a screen in every sector, strong units late, engines and
/// those who help in the rear.
fn deploy(state: &State, seat: Seat, rng: &mut Pcg64Mcg) -> Action {
    let (side, foe) = (state.side(seat), state.side(enemy(seat)));
    let front = |unit: &Unit| !Post::of(side, *unit).rear;
    let cheap = |a: &Unit, b: &Unit| Post::of(side, *a).points.total_cmp(&Post::of(side, *b).points);
    // Those who stay in the rear betray little and come between the screens and the strong.
    let placed = side.on_field().filter(front).count();
    let screens = side.reserve().units().filter(front).min_by(cheap);
    let rear = side.reserve().units().find(|unit| !front(unit));
    let unit = if placed < 3 { screens.or(rear) } else { rear.or(screens) }.expect("who deploys has a unit left");
    let post = Post::of(side, unit);
    let own = |zone: Zone| side.on_field().filter(move |unit| side.zone(*unit) == Some(zone));
    let worth = |zone: Zone| {
        let sector = zone.sector();
        let wants_rear = f64::from(u8::from((zone.row() == Row::Rear) == post.rear));
        let guards = own(Zone::front(seat, sector)).map(|unit| Post::of(side, unit).points).sum::<f64>();
        // Of the enemy's stacks the heights are seen, of which each tile counts as a usual one.
        let against = foe.on_field().filter(|unit| foe.zone(*unit).map(Zone::sector) == Some(sector));
        let against = against.map(|unit| 3.5 * f64::from(foe.places_of(unit).len())).sum::<f64>();
        let middle = f64::from(u8::from(sector.number() == 2));
        if post.rear {
            20.0 * wants_rear + 0.5 * guards + if post.wide { 6.0 * middle } else { 0.0 } - 0.2 * against
        } else {
            let bare = f64::from(u8::from(guards == 0.0));
            20.0 * wants_rear + 30.0 * bare + 0.6 * (against - guards) + 2.0 * middle
        }
    };
    let by_lot =
        (0..6).map(|place| Zone::own(seat, place)).map(|zone| (worth(zone) + f64::from(below(rng, 400)) / 100.0, zone));
    let (_, zone) = by_lot.max_by(|a, b| a.0.total_cmp(&b.0)).expect("a player has six zones");
    Action(Choice::Deploy(UnitId::new(seat, unit), zone))
}
