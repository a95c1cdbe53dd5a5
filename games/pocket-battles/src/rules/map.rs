//! Where the units of a side are.

use crate::components::set::Set;
use crate::components::zone::{Row, Sector, Zone};
use crate::rules::unit::{MOST, Unit};

/// Where the units of a side are: the place of each, and the units of each sector and row. Those on the battlefield who
/// are neither in the rear nor on the front are in an engagement zone. Any number may be in one zone (PB-2.2.7).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Map {
    places: [Place; MOST],
    rear: Set,
    front: Set,
    sectors: [Set; Sector::COUNT],
}

impl Map {
    /// Nobody is there.
    pub(crate) const EMPTY: Self =
        Self { places: [Place::GONE; MOST], rear: Set::EMPTY, front: Set::EMPTY, sectors: [Set::EMPTY; Sector::COUNT] };

    #[inline]
    pub(crate) const fn place(&self, unit: Unit) -> Place {
        self.places[unit.index()]
    }

    /// A unit comes to another place.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, place: Place) {
        self.places[unit.index()] = place;
        let without = |units: Set| units.without(Set::one(unit.0));
        self.rear = without(self.rear);
        self.front = without(self.front);
        self.sectors = self.sectors.map(without);
        let Some(zone) = place.zone() else { return };
        self.sectors[zone.sector().index()].add(unit.0);
        match zone.row() {
            Row::Rear => self.rear.add(unit.0),
            Row::Front => self.front.add(unit.0),
            Row::Engagement => {}
        }
    }

    #[inline]
    pub(crate) const fn on_field(&self) -> Set {
        let [left, centre, right] = self.sectors;
        left.or(centre).or(right)
    }

    /// In a rear or on a front: units that can go to a neighbouring zone (PB-2.2.4).
    #[inline]
    pub(crate) const fn stepping(&self) -> Set {
        self.rear.or(self.front)
    }

    /// On the front of all sectors.
    #[inline]
    pub(crate) const fn fronts(&self) -> Set {
        self.front
    }

    /// In the engagement zones.
    #[inline]
    pub(crate) const fn engaged(&self) -> Set {
        self.on_field().without(self.stepping())
    }

    #[inline]
    pub(crate) const fn rear(&self, sector: Sector) -> Set {
        self.rear.and(self.sectors[sector.index()])
    }

    #[inline]
    pub(crate) const fn front(&self, sector: Sector) -> Set {
        self.front.and(self.sectors[sector.index()])
    }

    /// On the front and in the engagement zone.
    #[inline]
    pub(crate) const fn ahead(&self, sector: Sector) -> Set {
        self.sectors[sector.index()].without(self.rear)
    }

    #[inline]
    pub(crate) const fn anywhere(&self, sector: Sector) -> Set {
        self.sectors[sector.index()]
    }

    /// Units with this place on the battlefield: those of an engagement.
    #[inline]
    pub(crate) fn units_in(&self, place: Place) -> Set {
        let Some(zone) = place.zone() else { return Set::EMPTY };
        let mut set = Set::EMPTY;
        for unit in self.anywhere(zone.sector()).units() {
            if self.place(unit) == place {
                set.add(unit.0);
            }
        }
        set
    }
}

/// Where a unit is, and in which engagement of its zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(u8);

impl Place {
    /// Not placed yet.
    pub(crate) const RESERVE: Self = Self(u8::MAX);
    /// Destroyed.
    pub(crate) const GONE: Self = Self(u8::MAX - 1);
    const FIRST_ENGAGED: u8 = 15;

    /// In a zone; in an engagement zone without an enemy, as a charger before it meets one (PB-4.3.2).
    #[inline]
    pub(crate) const fn at(zone: Zone) -> Self {
        Self(zone.index())
    }

    /// In the engagement of this number in a sector (PB-4.5.2).
    #[inline]
    pub(crate) const fn engaged(sector: Sector, number: u8) -> Self {
        Self(Self::FIRST_ENGAGED + 3 * number + sector.index() as u8)
    }

    #[inline]
    pub(crate) const fn zone(self) -> Option<Zone> {
        match self.0 {
            0..Self::FIRST_ENGAGED => Some(Zone::numbered(self.0)),
            254..=255 => None,
            _ => Some(Zone::engagement(Sector::numbered((self.0 - Self::FIRST_ENGAGED) % 3))),
        }
    }

    /// The number of its engagement in its zone.
    #[inline]
    pub(crate) const fn engagement(self) -> Option<u8> {
        if self.is_engaged() { Some((self.0 - Self::FIRST_ENGAGED) / 3) } else { None }
    }

    #[inline]
    pub(crate) const fn is_engaged(self) -> bool {
        self.0 >= Self::FIRST_ENGAGED && self.0 < Self::GONE.0
    }

    #[inline]
    pub(crate) const fn is_on_field(self) -> bool {
        self.0 < Self::GONE.0
    }
}
