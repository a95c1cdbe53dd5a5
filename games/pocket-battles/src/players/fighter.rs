//! What a unit can do and take, as far as it matters to a value.

use crate::components::strength::{Faces, Strength, Trait};
use crate::components::zone::{Row, Sector};
use crate::rules::PocketBattles;
use crate::rules::map::Place;
use crate::rules::side::Side;
use crate::rules::unit::Unit;

/// A roll as a fighter sees it: hits on average, and the chance of one at least.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Blow {
    pub(super) mean: f64,
    pub(super) any: f64,
}

/// A unit on the battlefield.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fighter {
    pub(super) unit: Unit,
    pub(super) place: Place,
    pub(super) sector: Sector,
    pub(super) row: Row,
    /// Price of its next order.
    pub(super) price: u8,
    /// Deployment points of its living troops.
    pub(super) points: f64,
    /// Hits that it can take.
    pub(super) wounds: f64,
    pub(super) strike: Blow,
    pub(super) charge: Blow,
    pub(super) shot: Blow,
    /// May it shoot from where it stands?
    pub(super) shoots: bool,
    pub(super) wide: bool,
    /// Traits that an order to itself uses or that help others: Heal, Excite, Double Order.
    pub(super) helps: u8,
}

/// `MISS[different][dice]`: the chance that no die shows one of so many different faces.
const MISS: [[f64; 8]; 7] = {
    let (mut table, mut different) = ([[1.0; 8]; 7], 0);
    while different < 7 {
        let mut dice = 1;
        while dice < 8 {
            table[different][dice] = table[different][dice - 1] * (6 - different) as f64 / 6.0;
            dice += 1;
        }
        different += 1;
    }
    table
};

impl Blow {
    fn of(faces: Faces, dice: u8, more: u8) -> Self {
        if faces.is_empty() {
            return Self::default();
        }
        let any = 1.0 - MISS[usize::from(faces.different())][usize::from(dice.min(7))];
        Self { mean: f64::from(dice) * f64::from(faces.total()) / 6.0 + f64::from(more) * any, any }
    }

    /// The share of a unit with so many wound points that it is likely to destroy.
    pub(super) fn share(self, wounds: f64) -> f64 {
        // Hits beyond the wound points are lost, and so is something when they come in lumps.
        if self.mean <= 0.0 {
            return 0.0;
        }
        let times = self.mean / (self.any * wounds);
        // About 1 - e^-times, at a fraction of the price.
        self.any * (1.0 - 1.0 / (1.0 + times * (1.0 + times * (0.5 + times / 6.0))))
    }
}

impl Fighter {
    pub(super) fn of(side: &Side, unit: Unit) -> Option<Self> {
        let place = side.place(unit);
        let zone = place.zone()?;
        let living = side.living_of(unit);
        let mut strength = Strength::default();
        let (mut points, mut wounds) = (0, 0);
        for at in living.iter() {
            let tile = side.tile(at);
            strength.add(&tile.print().strength);
            points += tile.print().points;
            wounds += tile.print().wounds;
        }
        let wounds = wounds - living.and(side.wounded).len();
        let (orders, traits) = (side.orders[unit.index()], strength.traits);
        let price = if orders > 0 && traits.has(Trait::Reactive) { orders } else { orders + 1 };
        let blow = |charges: bool| {
            // Fury counts the order itself.
            let dice = PocketBattles::strike_dice(&strength, orders + price, charges, false);
            Blow::of(strength.black, dice, strength.wounds)
        };
        let row = zone.row();
        let helps = [Trait::Heal, Trait::Excite, Trait::DoubleOrder].into_iter();
        Some(Self {
            unit,
            place,
            sector: zone.sector(),
            row,
            price,
            points: f64::from(points),
            wounds: f64::from(wounds),
            strike: blow(false),
            charge: blow(true),
            shot: Blow::of(strength.white, PocketBattles::shot_dice(&strength, false), strength.wounds),
            shoots: PocketBattles::shoots_from(row, &strength),
            wide: traits.has(Trait::WideArc),
            helps: helps.filter(|which| traits.has(*which)).count() as u8,
        })
    }

    /// What it can do by its next order if nothing is in the way.
    pub(super) fn power(&self) -> f64 {
        let fights = if self.row == Row::Engagement { self.strike.mean } else { self.charge.mean };
        let shoots = if self.row == Row::Engagement { 0.0 } else { self.shot.mean };
        fights.max(shoots)
    }
}
