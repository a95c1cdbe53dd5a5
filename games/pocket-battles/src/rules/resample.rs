//! What a player cannot know, guessed anew: the enemy's building, and the tiles below the top of his stacks (PB-2.3.9
//! to PB-2.3.12).

use quincunx_engine::{Observer, Seat, below};
use rand_core::Rng;

use crate::components::set::Set;
use crate::components::tile::{Army, Tile};
use crate::rules::PocketBattles;
use crate::rules::map::Place;
use crate::rules::options::{ReserveView, StackView};
use crate::rules::ready::random_army;
use crate::rules::side::Side;
use crate::rules::state::{State, Step, seats};
use crate::rules::unit::MOST;

/// May the observer know this player's secrets?
pub(crate) fn knows(observer: Observer, seat: Seat) -> bool {
    observer.sees(seat)
}

/// So often tiles are drawn at random before the cheapest that fit are taken.
const TRIES: usize = 32;

/// A stack as its enemy sees it: the top tile and the height, as far as they are seen.
#[derive(Clone, Copy)]
struct Stack {
    top: Option<Tile>,
    height: Option<u8>,
}

impl PocketBattles {
    /// The rules do not say how armies are chosen: any that fits what is seen may come.
    pub(crate) fn resample_for(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        for seat in seats().filter(|seat| !knows(observer, *seat)) {
            match state.step {
                Step::Build => self.resample_building(state, seat, rng),
                Step::Opening | Step::Deploy => self.resample_stacks(state, seat, rng),
                _ => {}
            }
        }
    }

    /// Of a builder only the army is known, and whether he is ready.
    fn resample_building(&self, state: &mut State, seat: Seat, rng: &mut impl Rng) {
        let side = state.side_mut(seat);
        let ready = side.ready;
        let most = 30 - self.options.marker_tiles as usize;
        let army = random_army(side.army, self.options.battle_size as u8, most, rng);
        side.rebuild(army.units());
        if ready {
            side.commit();
        }
    }

    /// Keeps what is seen of the stacks: how many, their places, their tops and heights.
    fn resample_stacks(&self, state: &mut State, seat: Seat, rng: &mut impl Rng) {
        let old = *state.side(seat);
        let mut stacks = [Stack { top: None, height: None }; MOST];
        for unit in old.all() {
            let places = old.places_of(unit);
            let shown = old.place(unit) != Place::RESERVE || self.options.reserve_view == ReserveView::Tops;
            if shown {
                stacks[unit.index()] = Stack {
                    top: places.and(old.tops).first().map(|place| old.tile(place)),
                    height: (self.options.stack_view == StackView::TopAndHeight).then_some(places.len()),
                };
            }
        }
        let stacks = &stacks[..usize::from(old.units)];
        let drawn = (0..TRIES).find_map(|_| self.draw_stacks(&old, stacks, rng, false));
        let drawn = drawn.or_else(|| self.draw_stacks(&old, stacks, rng, true));
        let mut side = drawn.expect("the cheapest army that fits costs no more than the true one");
        side.commit();
        side.map = old.map;
        side.orders = old.orders;
        // What a hidden Leader brings is as hidden as the Leader.
        side.unused = old.unused - old.leader_token() + side.leader_token();
        *state.side_mut(seat) = side;
    }

    /// Fills the stacks from the tiles that are not on show; `None` if that costs too much. The cheapest tiles always do:
    /// the true army is not cheaper.
    fn draw_stacks(&self, old: &Side, stacks: &[Stack], rng: &mut impl Rng, cheapest: bool) -> Option<Side> {
        let (size, most) = (self.options.battle_size as u8, 30 - self.options.marker_tiles as u8);
        let mut drawing = Drawing::of(old.army, stacks);
        // What is known to be there comes first, the tallest stacks before all: the fewest tiles fit them.
        for height in (2..=4).rev() {
            for (at, _) in stacks.iter().enumerate().filter(|(_, stack)| stack.height == Some(height)) {
                while drawing.counts[at] < usize::from(height) {
                    drawing.draw(at, height, rng, cheapest)?;
                }
            }
        }
        for at in 0..stacks.len() {
            if drawing.counts[at] == 0 {
                drawing.draw(at, 1, rng, cheapest)?;
            }
        }
        for at in (0..stacks.len()).filter(|at| !cheapest && stacks[*at].height.is_none()) {
            let height = 1 + below(rng, drawing.tiles[at][0].print().formation.into()) as u8;
            while drawing.counts[at] < usize::from(height) && drawing.draw(at, height, rng, cheapest).is_some() {}
        }
        if drawing.points > size || drawing.picked > most {
            return None;
        }
        let mut side = Side::of(old.army);
        side.rebuild((0..stacks.len()).map(|at| &drawing.tiles[at][..drawing.counts[at]]));
        Some(side)
    }
}

/// Stacks while tiles are drawn for them.
struct Drawing {
    army: Army,
    tiles: [[Tile; 4]; MOST],
    counts: [usize; MOST],
    /// Tiles that are in no stack yet, by their places among the 30.
    free: Set,
    points: u8,
    picked: u8,
}

impl Drawing {
    /// With the tops on show.
    fn of(army: Army, stacks: &[Stack]) -> Self {
        let tiles = [[Tile::FIRST; 4]; MOST];
        let mut drawing = Self { army, tiles, counts: [0; MOST], free: Set::range(0, 30), points: 0, picked: 0 };
        for (at, stack) in stacks.iter().enumerate() {
            if let Some(top) = stack.top {
                drawing.push(at, top);
            }
        }
        drawing
    }

    fn push(&mut self, at: usize, tile: Tile) {
        self.tiles[at][self.counts[at]] = tile;
        self.counts[at] += 1;
        self.free.remove(tile.index());
        self.points += tile.print().points;
        self.picked += 1;
    }

    /// One more tile for this stack, any or the cheapest of those that may be in a unit of so many troops.
    fn draw(&mut self, at: usize, troops: u8, rng: &mut impl Rng, cheapest: bool) -> Option<()> {
        let fitting =
            || self.free.iter().map(|index| self.army.tile(index)).filter(|tile| tile.print().formation >= troops);
        let tile = if cheapest {
            fitting().min_by_key(|tile| tile.print().points)
        } else {
            let count = fitting().count() as u32;
            fitting().nth(if count > 0 { below(rng, count) as usize } else { 0 })
        }?;
        self.push(at, tile);
        Some(())
    }
}
