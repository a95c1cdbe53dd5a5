//! What belongs to one player: his units, where they are, and his tokens.

use crate::tile::{Army, Strength, Tile, Trait};
use crate::zone::{Place, Row, Sector, Zone};

/// Most troops that can be paid for at size 100 without marker tiles: 28 Romans for 99 points.
pub(crate) const MOST: usize = 28;

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Side {
    pub(crate) army: Army,
    /// Committed (2.3.10).
    pub(crate) ready: bool,
    /// Closed units, those destroyed included.
    pub(crate) units: u8,
    /// Troops picked, those of an open unit included.
    pub(crate) picked: u8,
    /// The troops, unit after unit, in each by id. Beyond `picked` the first tile of all.
    pub(crate) troops: [Tile; MOST],
    /// The troops of a unit begin here; that of the open unit after those of the closed ones. Beyond that 0.
    pub(crate) first: [u8; MOST],
    pub(crate) places: [Place; MOST],
    /// Order tokens on each unit.
    pub(crate) orders: [u8; MOST],
    pub(crate) tops: Set,
    pub(crate) living: Set,
    /// With a wound token: no troop takes more than one and lives.
    pub(crate) wounded: Set,
    pub(crate) bearing: Bearing,
    pub(crate) unused: u8,
    pub(crate) spent: u8,
    pub(crate) fallen: u8,
}

/// What is asked most often of the troops, so that it need not be looked up tile by tile: those with each property, the fallen
/// included. It follows from the troops, and is there as long as the army is committed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bearing {
    black: Set,
    white: Set,
    fast: Set,
    slow: Set,
    reactive: Set,
    /// Any other trait.
    other: Set,
}

impl Bearing {
    const NONE: Self = Self {
        black: Set::EMPTY,
        white: Set::EMPTY,
        fast: Set::EMPTY,
        slow: Set::EMPTY,
        reactive: Set::EMPTY,
        other: Set::EMPTY,
    };

    fn of(tiles: &[Tile]) -> Self {
        let mut bearing = Self::NONE;
        for (place, tile) in tiles.iter().enumerate() {
            let strength = &tile.print().strength;
            let mut note = |set: fn(&mut Self) -> &mut Set| set(&mut bearing).add(place as u8);
            if !strength.black.is_empty() {
                note(|bearing| &mut bearing.black);
            }
            if !strength.white.is_empty() {
                note(|bearing| &mut bearing.white);
            }
            for which in strength.traits.iter() {
                note(match which {
                    Trait::Fast => |bearing| &mut bearing.fast,
                    Trait::Slow => |bearing| &mut bearing.slow,
                    Trait::Reactive => |bearing| &mut bearing.reactive,
                    _ => |bearing| &mut bearing.other,
                });
            }
        }
        bearing
    }
}

/// A set of troops by their places in [`Side::troops`], or of units by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Set(pub(crate) u32);

/// The number of a unit of its side, from 0; shown and written from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Unit(pub(crate) u8);

impl Set {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn one(number: u8) -> Self {
        Self(1 << number)
    }

    /// Those from `from` to before `to`.
    #[inline]
    pub(crate) const fn range(from: u8, to: u8) -> Self {
        Self((1 << to) - (1 << from))
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has(self, number: u8) -> bool {
        self.0 >> number & 1 != 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn add(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    /// The only one, if there is just one.
    #[inline]
    pub(crate) const fn only(self) -> Option<u8> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as u8) } else { None }
    }

    #[inline]
    pub(crate) const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Self(left).first()?;
            left &= left - 1;
            Some(next)
        })
    }

    /// As units.
    #[inline]
    pub(crate) fn units(self) -> impl Iterator<Item = Unit> + Clone {
        self.iter().map(Unit)
    }
}

impl Unit {
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// As shown and written.
    pub(crate) const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Side {
    pub(crate) const fn of(army: Army) -> Self {
        Self {
            army,
            ready: false,
            units: 0,
            picked: 0,
            troops: [Tile::FIRST; MOST],
            first: [0; MOST],
            places: [Place::GONE; MOST],
            orders: [0; MOST],
            tops: Set::EMPTY,
            living: Set::EMPTY,
            wounded: Set::EMPTY,
            bearing: Bearing::NONE,
            unused: 0,
            spent: 0,
            fallen: 0,
        }
    }

    /// The places of a unit's troops, the fallen included.
    #[inline]
    pub(crate) const fn places_of(&self, unit: Unit) -> Set {
        let next = unit.0 + 1;
        let end = if next < self.units { self.first[next as usize] } else { self.end_of_closed() };
        Set::range(self.first[unit.index()], end)
    }

    /// Where the troops of the closed units end and those of an open one begin.
    #[inline]
    const fn end_of_closed(&self) -> u8 {
        if self.ready || self.units as usize == MOST { self.picked } else { self.first[self.units as usize] }
    }

    /// The places of its living troops.
    #[inline]
    pub(crate) const fn living_of(&self, unit: Unit) -> Set {
        self.places_of(unit).and(self.living)
    }

    /// The unit of the troop at this place.
    pub(crate) fn unit_of(&self, place: u8) -> Unit {
        self.all().find(|unit| self.places_of(*unit).has(place)).expect("every troop is in a unit")
    }

    #[inline]
    pub(crate) const fn tile(&self, place: u8) -> Tile {
        self.troops[place as usize]
    }

    /// All closed units, the destroyed ones included.
    #[inline]
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Unit> + Clone + use<> {
        (0..self.units).map(Unit)
    }

    #[inline]
    pub(crate) const fn place(&self, unit: Unit) -> Place {
        self.places[unit.index()]
    }

    #[inline]
    pub(crate) const fn zone(&self, unit: Unit) -> Option<Zone> {
        self.place(unit).zone()
    }

    /// Units on the battlefield, by number.
    #[inline]
    pub(crate) fn on_field(&self) -> impl DoubleEndedIterator<Item = Unit> + Clone {
        self.all().filter(|unit| self.place(*unit).is_on_field())
    }

    /// Units in the reserve.
    pub(crate) fn reserve(&self) -> impl DoubleEndedIterator<Item = Unit> + Clone {
        self.all().filter(|unit| self.place(*unit) == Place::RESERVE)
    }

    /// Units with this place: those of an engagement.
    #[inline]
    pub(crate) fn units_in(&self, place: Place) -> Set {
        let mut set = Set::EMPTY;
        for unit in self.all() {
            if self.place(unit) == place {
                set.add(unit.0);
            }
        }
        set
    }

    /// Where units are.
    #[inline]
    pub(crate) fn map(&self) -> Map {
        let mut map = Map::default();
        for unit in self.all() {
            if let Some(zone) = self.zone(unit) {
                let rows = match zone.row() {
                    Row::Rear => &mut map.rear,
                    Row::Front => &mut map.front,
                    Row::Engagement => &mut map.engagement,
                };
                rows[zone.sector().index()].add(unit.0);
            }
        }
        map
    }

    /// What the living troops of a unit bring together (4.1.3, 4.18).
    #[inline]
    pub(crate) fn strength(&self, unit: Unit) -> Strength {
        let mut strength = Strength::default();
        for place in self.living_of(unit).iter() {
            strength.add(self.tile(place));
        }
        strength
    }

    /// Does a Leader bring a token to its pool (4.34.1)?
    pub(crate) fn leader_token(&self) -> u8 {
        let leads = |tile: &Tile| tile.print().strength.traits.has(Trait::Leader);
        self.troops[..usize::from(self.picked)].iter().any(leads).into()
    }

    /// Has it a living bearer (4.18.1)?
    #[inline]
    pub(crate) fn bears(&self, unit: Unit, which: Trait) -> bool {
        let living = self.living_of(unit);
        match which {
            Trait::Fast => !living.and(self.bearing.fast).is_empty(),
            Trait::Slow => !living.and(self.bearing.slow).is_empty(),
            Trait::Reactive => !living.and(self.bearing.reactive).is_empty(),
            _ => {
                let mut bearers = living.and(self.bearing.other).iter();
                bearers.any(|place| self.tile(place).print().strength.traits.has(which))
            }
        }
    }

    /// The unit with the living bearer of a trait that an army has but once: Heal, Excite, Double Order.
    #[inline]
    pub(crate) fn bearer(&self, which: Trait) -> Option<Unit> {
        let mut others = self.living.and(self.bearing.other).iter();
        others.find(|place| self.tile(*place).print().strength.traits.has(which)).map(|place| self.unit_of(place))
    }

    /// Has it a living troop with a black face?
    #[inline]
    pub(crate) const fn has_black(&self, unit: Unit) -> bool {
        !self.living_of(unit).and(self.bearing.black).is_empty()
    }

    /// Has it a living troop with a white face?
    #[inline]
    pub(crate) const fn has_white(&self, unit: Unit) -> bool {
        !self.living_of(unit).and(self.bearing.white).is_empty()
    }

    /// All troops picked come to life, in the order in which they stand.
    pub(crate) fn enlist(&mut self) {
        self.living = Set::range(0, self.picked);
        self.bearing = Bearing::of(&self.troops[..usize::from(self.picked)]);
    }

    /// Wounds that its living troops can still take.
    #[inline]
    pub(crate) fn wounds_left(&self, unit: Unit) -> u8 {
        let living = self.living_of(unit);
        let full: u8 = living.iter().map(|place| self.tile(place).print().wounds).sum();
        full - living.and(self.wounded).len()
    }

    /// Price of the next order to a unit whose traits are known (3.3.1, 4.31).
    #[inline]
    pub(crate) fn price(&self, unit: Unit) -> u8 {
        let lying = self.orders[unit.index()];
        if lying > 0 && self.bears(unit, Trait::Reactive) { lying } else { lying + 1 }
    }

    /// Puts the price of an order on a unit.
    #[inline]
    pub(crate) fn pay(&mut self, unit: Unit) -> u8 {
        let price = self.price(unit);
        self.unused -= price;
        self.orders[unit.index()] += price;
        price
    }

    /// All tokens (3.4.2).
    pub(crate) fn pool(&self) -> u8 {
        self.unused + self.spent + self.fallen + self.orders.iter().sum::<u8>() + self.wounded.len()
    }

    fn points(&self, of: Set) -> u8 {
        of.iter().map(|place| self.tile(place).print().points).sum()
    }

    /// Deployment points of all troops picked.
    pub(crate) fn fielded(&self) -> u8 {
        self.points(Set::range(0, self.picked))
    }

    /// Deployment points of the troops destroyed: the enemy's count (5.1.1).
    pub(crate) fn lost(&self) -> u8 {
        self.points(Set::range(0, self.picked).without(self.living))
    }

    /// The place of a living troop by its tile.
    pub(crate) fn living_place(&self, tile: Tile) -> Option<u8> {
        self.living.iter().find(|place| self.tile(*place) == tile)
    }
}

/// Where the units of a side are, by sector.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Map {
    pub(crate) rear: [Set; Sector::COUNT],
    pub(crate) front: [Set; Sector::COUNT],
    pub(crate) engagement: [Set; Sector::COUNT],
}

impl Map {
    /// On the front and in the engagement zone.
    #[inline]
    pub(crate) const fn ahead(&self, sector: Sector) -> Set {
        self.front[sector.index()].or(self.engagement[sector.index()])
    }

    #[inline]
    pub(crate) const fn anywhere(&self, sector: Sector) -> Set {
        self.ahead(sector).or(self.rear[sector.index()])
    }
}
