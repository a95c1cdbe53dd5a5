//! Building an army in secret (PB-2.3.10), step by step (PB-D02).

use quincunx_engine::{Log, Seat};

use crate::components::set::Set;
use crate::components::tile::Tile;
use crate::rules::PocketBattles;
use crate::rules::event::Event;
use crate::rules::map::Place;
use crate::rules::ready::ready_side;
use crate::rules::side::Side;
use crate::rules::state::{State, Step, seats};
use crate::rules::unit::Unit;

/// Why a tile cannot be picked, or does not fit the open unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is of the other people (PB-2.3.1).
    Foreign,
    /// It is picked already (PB-2.3.3).
    Picked,
    /// It costs more than what is left (PB-2.3.3).
    TooDear { points: u8, left: u8 },
    /// The tiles left are needed as marker tiles (PB-2.3.5).
    Marker,
    /// With it the unit is above its formation limit (PB-2.3.6).
    Formation { limit: u8 },
}

impl Side {
    /// Where the open unit begins, if one is open.
    #[inline]
    pub(crate) fn open_unit(&self) -> Option<u8> {
        self.begins.last().filter(|begins| *begins < self.picked)
    }

    /// The tiles picked.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.troops[..usize::from(self.picked)]
    }

    /// The tiles of a unit, the top tile first, the others by id.
    pub(crate) fn stack(&self, places: Set) -> impl Iterator<Item = Tile> + Clone {
        let (top, others) = (places.and(self.tops), places.without(self.tops));
        top.iter().chain(others.iter()).map(|place| self.tile(place))
    }

    fn push(&mut self, tile: Tile, begins: u8, top: bool) {
        let end = usize::from(self.picked);
        self.troops[end] = tile;
        self.picked += 1;
        self.points += tile.print().points;
        let at = begins + self.troops[usize::from(begins)..end].iter().filter(|other| **other < tile).count() as u8;
        self.troops[usize::from(at)..=end].rotate_right(1);
        let below = Set::range(0, at);
        self.tops = self.tops.and(below).or(Set(self.tops.without(below).0 << 1));
        if top {
            self.tops.add(at);
        }
    }

    /// Opens a unit with a tile, which is its top tile.
    pub(crate) fn open(&mut self, tile: Tile) {
        self.push(tile, self.picked, true);
    }

    /// PB-8.1.2.
    pub(crate) fn add(&mut self, tile: Tile) {
        if let Some(begins) = self.open_unit() {
            self.push(tile, begins, false);
        }
    }

    /// PB-8.1.3, PB-2.3.9: the owner picks the tile on top, any of the unit.
    pub(crate) fn top(&mut self, tile: Tile) {
        if let Some(begins) = self.open_unit() {
            for place in begins..self.picked {
                self.tops.remove(place);
                if self.tile(place) == tile {
                    self.tops.add(place);
                }
            }
        }
    }

    /// PB-8.1.4.
    pub(crate) fn close(&mut self) {
        self.units += 1;
        self.begins.add(self.picked);
    }

    /// Takes a closed unit apart; the later ones move up (PB-8.1.5).
    pub(crate) fn undo(&mut self, number: u8) {
        let gone = self.places_of(Unit(number - 1));
        let begins = gone.first().expect("every unit has a troop");
        let end = begins + gone.len();
        self.points -= self.worth(gone);
        self.troops.copy_within(usize::from(end)..usize::from(self.picked), usize::from(begins));
        self.tops = self.tops.cut(begins, end);
        self.begins = self.begins.cut(begins, end);
        self.picked -= gone.len();
        self.troops[usize::from(self.picked)..][..usize::from(gone.len())].fill(Tile::FIRST);
        self.units -= 1;
    }

    /// The army is final, and all its units wait in the reserve (PB-8.1.6).
    pub(crate) fn commit(&mut self) {
        self.ready = true;
        self.enlist();
        for unit in self.all() {
            self.map.put(unit, Place::RESERVE);
        }
    }

    /// Replaces what was built.
    pub(crate) fn rebuild<'a>(&mut self, units: impl IntoIterator<Item = &'a [Tile]>) {
        *self = Self::of(self.army);
        for unit in units {
            self.open(unit[0]);
            for tile in &unit[1..] {
                self.add(*tile);
            }
            self.close();
        }
    }
}

impl PocketBattles {
    /// Deployment points that a builder has left; what he does not spend is lost (PB-2.3.3, PB-Q03).
    #[inline]
    pub(crate) fn points_left(&self, side: &Side) -> u8 {
        (self.options.battle_size as u8).saturating_sub(side.points)
    }

    /// Why this tile cannot be picked now, to open a unit (PB-8.1.1) or into the open one (PB-8.1.2).
    pub(crate) fn unfit(&self, side: &Side, tile: Tile) -> Option<Unfit> {
        if tile.army() != side.army {
            return Some(Unfit::Foreign);
        }
        if side.tiles().contains(&tile) {
            return Some(Unfit::Picked);
        }
        let (points, left) = (tile.print().points, self.points_left(side));
        if points > left {
            return Some(Unfit::TooDear { points, left });
        }
        if side.picked >= 30 - self.options.marker_tiles as u8 {
            return Some(Unfit::Marker);
        }
        let begins = side.open_unit()?;
        let unit = &side.tiles()[usize::from(begins)..];
        let limit = unit.iter().map(|tile| tile.print().formation).fold(tile.print().formation, u8::min);
        (unit.len() as u8 + 1 > limit).then_some(Unfit::Formation { limit })
    }

    /// All tiles that can be picked now, by their places among the 30: those for which [`unfit`](Self::unfit) finds
    /// nothing.
    pub(crate) fn fitting(&self, side: &Side) -> Set {
        if side.picked >= 30 - self.options.marker_tiles as u8 {
            return Set::EMPTY;
        }
        let unit = side.open_unit().map_or(&[][..], |begins| &side.tiles()[usize::from(begins)..]);
        let troops = unit.len() as u8 + 1;
        if unit.iter().any(|tile| tile.print().formation < troops) {
            return Set::EMPTY;
        }
        let picked = side.army.set_of(side.tiles().iter().copied());
        side.army.fitting(self.points_left(side), troops).without(picked)
    }

    /// PB-8.1.7.
    pub(crate) fn take_ready(&self, state: &mut State, seat: Seat, number: u8) {
        let side = state.side_mut(seat);
        *side = *ready_side(side.army, &self.options, number);
    }

    /// PB-2.3.10; when both are ready both reserves come on show (PB-2.3.11) each gets his tokens (PB-2.3.13), and the
    /// dice decide who attacks (PB-2.4.2). Both build at the same time (PB-Q05).
    pub(crate) fn commit(&self, state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        state.side_mut(seat).commit();
        log.event(|| Event::Ready { seat });
        if seats().all(|seat| state.side(seat).ready) {
            for seat in seats() {
                let side = state.side_mut(seat);
                side.unused = self.options.tokens() + side.leader_token();
            }
            state.step = Step::Opening;
        }
    }
}
