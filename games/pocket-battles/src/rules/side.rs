//! What belongs to one player: his units, where they are, and his tokens.

use crate::components::set::Set;
use crate::components::strength::{Strength, Trait, Traits};
use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::bearing::Bearing;
use crate::rules::map::{Map, Place};
use crate::rules::unit::{MOST, Unit};

/// What belongs to one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Side {
    pub(crate) army: Army,
    /// Committed (PB-2.3.10).
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
    /// Order tokens on each unit, wherever it goes (PB-3.3.3).
    pub(crate) orders: [u8; MOST],
    pub(crate) tops: Set,
    pub(crate) living: Set,
    /// With a wound token: no troop takes more than one and lives.
    pub(crate) wounded: Set,
    pub(crate) bearing: Bearing,
    /// Where the tokens are that lie neither on units nor on wounded troops (PB-2.1.5, PB-3.4.1).
    pub(crate) unused: u8,
    pub(crate) spent: u8,
    pub(crate) fallen: u8,
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

    /// What the living troops of a unit bring together (PB-4.1.3, PB-4.18.1).
    #[inline]
    pub(crate) fn strength(&self, unit: Unit) -> Strength {
        let mut strength = Strength::default();
        for place in self.living_of(unit).iter() {
            strength.add(&self.tile(place).print().strength);
        }
        strength
    }

    /// The traits among it.
    #[inline]
    pub(crate) fn traits(&self, unit: Unit) -> Traits {
        let living = self.living_of(unit).iter();
        living.fold(Traits::default(), |traits, place| traits.or(self.tile(place).print().strength.traits))
    }

    /// Does a Leader bring a token to its pool (PB-4.34.1)?
    pub(crate) fn leader_token(&self) -> u8 {
        let leads = |tile: &Tile| tile.print().strength.traits.has(Trait::Leader);
        self.troops[..usize::from(self.picked)].iter().any(leads).into()
    }

    /// Has it a living bearer (PB-4.18.1)?
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

    /// Price of the next order to a unit whose traits are known: the order tokens that lie on it now and one more
    /// (PB-3.3.1, PB-3.3.2, PB-Q11), so it rises in a round (PB-4.1.4); for a Reactive unit as many, but one at least
    /// (PB-4.31.1, PB-Q47).
    #[inline]
    pub(crate) fn price(&self, unit: Unit) -> u8 {
        let lying = self.orders[unit.index()];
        if lying > 0 && self.bears(unit, Trait::Reactive) { lying } else { lying + 1 }
    }

    /// Those of these units whose next order costs no more than so many tokens (PB-3.3.1): they have fewer, or just as
    /// many and a Reactive troop (PB-4.31.1).
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

    /// Puts the price of an order on a unit, unused tokens all (PB-3.3.1, PB-3.3.4).
    #[inline]
    pub(crate) fn pay(&mut self, unit: Unit) -> u8 {
        let price = self.price(unit);
        self.unused -= price;
        self.orders[unit.index()] += price;
        price
    }

    /// All tokens, those of orders and of wounds alike (PB-2.1.6, PB-3.4.2).
    pub(crate) fn pool(&self) -> u8 {
        self.unused + self.spent + self.fallen + self.orders.iter().sum::<u8>() + self.wounded.len()
    }

    pub(crate) fn worth(&self, of: Set) -> u8 {
        of.iter().map(|place| self.tile(place).print().points).sum()
    }

    /// Deployment points of the troops destroyed: the enemy's count (PB-5.1.1).
    pub(crate) fn lost(&self) -> u8 {
        self.worth(Set::range(0, self.picked).without(self.living))
    }

    /// The place of a living troop by its tile.
    pub(crate) fn living_place(&self, tile: Tile) -> Option<u8> {
        self.living.iter().find(|place| self.tile(*place) == tile)
    }
}
