//! What belongs to one player: his units, where they are, and his tokens.

use crate::bearing::Bearing;
use crate::map::Map;
use crate::tile::{Army, Strength, Tile, Trait, Traits};
use crate::zone::{Place, Zone};

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
    /// What they cost together.
    pub(crate) points: u8,
    /// The troops, unit after unit, in each by id. Beyond `picked` the first tile of all.
    pub(crate) troops: [Tile; MOST],
    /// Where the troops of a unit begin, and where those of the open one do, or will.
    pub(crate) begins: Set,
    pub(crate) map: Map,
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

    /// Adds or removes it.
    #[inline]
    pub(crate) const fn set(&mut self, number: u8, is_in: bool) {
        self.0 = self.0 & !(1 << number) | (is_in as u32) << number;
    }

    /// Without the numbers from `from` to before `to`; those above move down.
    pub(crate) const fn cut(self, from: u8, to: u8) -> Self {
        Self(self.and(Self::range(0, from)).0 | self.0 >> to << from)
    }

    #[inline]
    pub(crate) const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// All numbers from the first of the set to before its second.
    #[inline]
    pub(crate) const fn up_to_second(self) -> Self {
        let later = self.without_first();
        Self((later.0 & later.0.wrapping_neg()).wrapping_sub(self.0 & self.0.wrapping_neg()))
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

    /// The one that has so many before it.
    #[inline]
    pub(crate) fn nth(self, before: u32) -> u8 {
        (0..before).fold(self, |left, _| left.without_first()).0.trailing_zeros() as u8
    }

    #[inline]
    pub(crate) const fn last(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(31 - self.0.leading_zeros() as u8) }
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
            points: 0,
            troops: [Tile::FIRST; MOST],
            begins: Set::one(0),
            map: Map::EMPTY,
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
        let (mut from, mut before) = (self.begins, unit.0);
        while before > 0 {
            from = from.without_first();
            before -= 1;
        }
        from.up_to_second()
    }

    /// The places of its living troops.
    #[inline]
    pub(crate) const fn living_of(&self, unit: Unit) -> Set {
        self.places_of(unit).and(self.living)
    }

    /// The unit of the troop at this place.
    pub(crate) fn unit_of(&self, place: u8) -> Unit {
        Unit(self.begins.and(Set::range(0, place + 1)).len() - 1)
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
        self.map.place(unit)
    }

    #[inline]
    pub(crate) const fn zone(&self, unit: Unit) -> Option<Zone> {
        self.place(unit).zone()
    }

    /// Units on the battlefield, by number.
    #[inline]
    pub(crate) fn on_field(&self) -> impl Iterator<Item = Unit> + Clone + use<> {
        self.map.on_field().units()
    }

    /// Units in the reserve.
    pub(crate) fn reserve(&self) -> Set {
        // Nobody is destroyed before the battle, and nobody waits in it.
        let absent = Set::range(0, self.units).without(self.map.on_field());
        let waits = absent.units().next().is_some_and(|unit| self.place(unit) == Place::RESERVE);
        if waits { absent } else { Set::EMPTY }
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

    /// The traits among it.
    #[inline]
    pub(crate) fn traits(&self, unit: Unit) -> Traits {
        let living = self.living_of(unit).iter();
        living.fold(Traits::default(), |traits, place| traits.or(self.tile(place).print().strength.traits))
    }

    /// Does a Leader bring a token to its pool (4.34.1)?
    pub(crate) fn leader_token(&self) -> u8 {
        let leads = |tile: &Tile| tile.print().strength.traits.has(Trait::Leader);
        self.troops[..usize::from(self.picked)].iter().any(leads).into()
    }

    /// Has it a living bearer (4.18.1)?
    #[inline]
    pub(crate) fn bears(&self, unit: Unit, which: Trait) -> bool {
        let bearing = &self.bearing;
        let looked_up = |units: Set| units.has(unit.0) && self.traits(unit).has(which);
        match which {
            Trait::Fast => bearing.fast.has(unit.0),
            Trait::Slow => bearing.slow.has(unit.0),
            Trait::Reactive => bearing.reactive.has(unit.0),
            Trait::Heal | Trait::Excite | Trait::DoubleOrder => looked_up(bearing.special),
            Trait::LongRange | Trait::WideArc => looked_up(bearing.ranging),
            _ => self.traits(unit).has(which),
        }
    }

    /// The unit with the living bearer of a trait that an army has but once: Heal, Excite, Double Order.
    #[inline]
    pub(crate) fn bearer(&self, which: Trait) -> Option<Unit> {
        self.bearing.special.units().find(|unit| self.bears(*unit, which))
    }

    /// All troops picked come to life, in the order in which they stand.
    pub(crate) fn enlist(&mut self) {
        self.living = Set::range(0, self.picked);
        for unit in self.all() {
            self.bearing.note(unit, &self.strength(unit));
        }
    }

    /// A troop falls.
    pub(crate) fn fall(&mut self, place: u8) {
        self.living.remove(place);
        let unit = self.unit_of(place);
        self.bearing.note(unit, &self.strength(unit));
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

    /// Those of these units whose next order costs no more than so many tokens (3.3.1): they have fewer, or just as many and a
    /// Reactive troop (4.31).
    #[inline]
    pub(crate) fn payable(&self, units: Set, tokens: u8) -> Set {
        let as_many = self.laid(tokens).and(units);
        let mut payable = units.without(as_many);
        for unit in as_many.and(self.bearing.reactive).units() {
            payable.set(unit.0, self.price(unit) <= tokens);
        }
        payable
    }

    /// Units with at least so many order tokens.
    #[inline]
    pub(crate) fn laid(&self, least: u8) -> Set {
        // Four units at a time: a byte that comes to 128 has enough, and the product brings the four answers together.
        let more = u32::from(128 - least) * 0x01_01_01_01;
        let mut laid = 0;
        let fours = self.orders.as_chunks::<4>().0.iter().take(usize::from(self.units).div_ceil(4));
        for (at, four) in fours.enumerate() {
            let orders = u32::from_le_bytes(*four);
            laid |= (((orders + more) & 0x80_80_80_80).wrapping_mul(0x00_20_40_81) >> 28) << (4 * at);
        }
        Set(laid)
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

    pub(crate) fn worth(&self, of: Set) -> u8 {
        of.iter().map(|place| self.tile(place).print().points).sum()
    }

    /// Deployment points of the troops destroyed: the enemy's count (5.1.1).
    pub(crate) fn lost(&self) -> u8 {
        self.worth(Set::range(0, self.picked).without(self.living))
    }

    /// The place of a living troop by its tile.
    pub(crate) fn living_place(&self, tile: Tile) -> Option<u8> {
        self.living.iter().find(|place| self.tile(*place) == tile)
    }
}
