//! Where the units of a side are.

use crate::side::{MOST, Set, Unit};
use crate::zone::{Place, Row, Sector};

/// Where the units of a side are: the place of each, and the units of each sector and row. Those on the battlefield who are
/// neither in the rear nor on the front are in an engagement zone.
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

    /// In a rear or on a front: units that can go to a neighbouring zone (2.2.4).
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
