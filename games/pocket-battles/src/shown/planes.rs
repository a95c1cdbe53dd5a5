//! The view as numbers. The chances of rolls are left out: they follow from the faces and the dice. Zones are counted as the one who
//! looks has them in front of him.

use quincunx_engine::{Cell, Extent, Observe, Observer, Planes, Seen};

use crate::components::strength::Trait;
use crate::components::tile::Tile;
use crate::components::zone::{Sector, Zone};
use crate::rules::PocketBattles;
use crate::rules::state::{State, Step, seats};
use crate::rules::unit::{MOST, UnitId};
use crate::shown::view::{SeenSide, SeenStrength, SeenUnit, View};

/// The tiles of an army.
const TILES: usize = 30;

/// The zones of the field.
const ZONES: usize = 15;

/// The most rounds, points and tokens that are told.
const MUCH: u8 = 100;

/// The most dice, hits and tokens at one unit that are told.
const FEW: u8 = 20;

impl Observe for PocketBattles {
    const OBSERVATION_VERSION: u32 = 1;

    fn observe<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        self.observe_battle(seen, planes);
        self.observe_sides(seen, planes);
        self.observe_units(seen, planes);
        self.observe_strengths(seen, planes);
        self.observe_building(seen, planes);
        self.observe_orders(seen, planes);
        self.observe_wounds(seen, planes);
        let ending = seen.view.ending.as_ref();
        planes.plane("winner", "player", [2], 1, |cells| {
            ending.iter().for_each(|ending| cells.mark([seen.place(self, ending.winner)]));
        });
        let meaning = "one army is beaten, both by counts, both by a tie, quiet rounds, the limit of rounds";
        planes.plane("ending", meaning, [5], 1, |cells| {
            ending.iter().for_each(|ending| cells.mark([ending.cause as usize]));
        });
    }

    fn glance(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Planes)
    }
}

/// The decisions, in the order of their clauses from PB-D02 on; where chance decides, none.
const fn question(step: Step) -> Option<usize> {
    Some(match step {
        Step::Build => 0,
        Step::Deploy => 1,
        Step::Turn => 2,
        Step::Action => 3,
        Step::Excite => 4,
        Step::FirstOrder => 5,
        Step::SecondOrder => 6,
        Step::Reaction => 7,
        Step::Target => 8,
        Step::Allot => 9,
        Step::Mark => 10,
        Step::LeaderToken => 11,
        Step::Parting => 12,
        Step::Strike => 13,
        Step::Removal(_) => 14,
        _ => return None,
    })
}

/// Each side with its place counted from the one who looks.
fn sides<'a>(
    game: &'a PocketBattles,
    seen: &'a Seen<'_, PocketBattles>,
) -> impl Iterator<Item = (usize, &'a SeenSide)> + Clone {
    seats().map(|seat| seen.place(game, seat)).zip(&seen.view.sides)
}

/// Each unit that is seen, with the place of its side and its own.
fn units<'a>(
    game: &'a PocketBattles,
    seen: &'a Seen<'_, PocketBattles>,
) -> impl Iterator<Item = ([usize; 2], &'a SeenUnit)> + Clone {
    let of_side = |side: &'a SeenSide| &side.units;
    sides(game, seen).flat_map(move |(_, side)| of_side(side)).map(move |unit| (at(game, seen, unit.id), unit))
}

fn at(game: &PocketBattles, seen: &Seen<'_, PocketBattles>, id: UnitId) -> [usize; 2] {
    [seen.place(game, id.seat), id.unit.index()]
}

/// A zone, from the far left of the own rear on.
fn zone(seen: &Seen<'_, PocketBattles>, zone: Zone) -> usize {
    let index = usize::from(zone.index());
    if matches!(seen.observer, Observer::Seat(seat) if seat.index() == 1) { ZONES - 1 - index } else { index }
}

const fn tile(tile: Tile) -> usize {
    tile.index() as usize
}

impl PocketBattles {
    fn observe_battle<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let view = seen.view;
        let meaning = "building, deployment, battle, over";
        planes.plane("phase", meaning, [4], 1, |cells| cells.mark([view.phase as usize]));
        let meaning = "what is decided: building, deployment, turn, action, Excite, first order, second order, reaction, target, hits, \
                       mark, the Leader's token, parting strikes, strike, removal of a wound";
        planes.plane("question", meaning, [15], 1, |cells| {
            question(view.step).iter().for_each(|question| cells.mark([*question]));
        });
        planes.plane("roles", "attacker, first in the round, active; player", [3, 2], 1, |cells| {
            for (role, seat) in [view.attacker, view.first, view.active].into_iter().enumerate() {
                seat.iter().for_each(|seat| cells.mark([role, seen.place(self, *seat)]));
            }
        });
        let meaning = "the round, the last one, the battle size, quiet rounds and how many end the battle";
        planes.plane("rounds", meaning, [5], MUCH, |cells| {
            let View { round, last_round, battle_size, quiet, .. } = *view;
            cells.count([0], round);
            let others = [last_round, battle_size, quiet[0], quiet[1]];
            others.into_iter().enumerate().for_each(|(place, count)| cells.count([1 + place], count));
        });
        let meaning = "special actions are banned; each turn can win; a die of Excite is to be rolled";
        planes.plane("flags", meaning, [3], 1, |cells| {
            cells.mark_if(view.ban, [0]);
            cells.mark_if(view.each_turn, [1]);
            cells.mark_if(view.deed.as_ref().is_some_and(|deed| deed.excited), [2]);
        });
    }

    fn observe_sides<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        planes.plane("army", "player, Celts or Romans", [2, 2], 1, |cells| {
            for (place, side) in sides(self, seen) {
                side.army.iter().for_each(|army| cells.mark([place, *army as usize]));
            }
        });
        planes.plane("ready", "player: has committed", [2], 1, |cells| {
            sides(self, seen).for_each(|(place, side)| cells.mark_if(side.ready, [place]));
        });
        let meaning = "player: stacks in reserve; deployment points fielded, lost, at which the army is beaten";
        planes.plane("points", meaning, [2, 4], MUCH, |cells| {
            for (place, side) in sides(self, seen) {
                let known = [Some(side.reserve), side.fielded, Some(side.lost), side.breaks_at];
                for (which, count) in known.into_iter().enumerate() {
                    cells.count([place, which], count.unwrap_or(0));
                }
            }
        });
        let meaning = "player: tokens unused, on units as orders, spent, on wounded troops, of the fallen, all";
        planes.plane("tokens", meaning, [2, 6], MUCH, |cells| {
            for (place, tokens) in sides(self, seen).filter_map(|(place, side)| Some((place, side.tokens.as_ref()?))) {
                let counts = [tokens.unused, tokens.orders, tokens.spent, tokens.wounds, tokens.fallen, tokens.pool];
                counts.into_iter().enumerate().for_each(|(which, count)| cells.count([place, which], count));
            }
        });
    }

    fn observe_units<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let meaning = "player, unit, zone from the far left of the own rear";
        planes.plane("zones", meaning, [2, MOST, ZONES], 1, |cells| {
            for ([side, number], unit) in units(self, seen) {
                unit.zone.iter().for_each(|place| cells.mark([side, number, zone(seen, *place)]));
            }
        });
        planes.plane("seen", "player, unit: it is seen; it is destroyed", [2, MOST, 2], 1, |cells| {
            for ([side, number], unit) in units(self, seen) {
                cells.mark([side, number, 0]);
                cells.mark_if(unit.destroyed, [side, number, 1]);
            }
        });
        planes.plane("heights", "player, unit: tiles in the stack, if that is seen", [2, MOST], TILES as u8, |cells| {
            units(self, seen).for_each(|(at, unit)| cells.count(at, unit.height.unwrap_or(0)));
        });
        let meaning = "player, tile of the army, unit: it is seen in that unit";
        planes.plane("troops", meaning, [2, TILES, MOST], 1, |cells| {
            for ([side, number], unit) in units(self, seen) {
                unit.troops.iter().for_each(|troop| cells.mark([side, tile(troop.tile), number]));
            }
        });
        let meaning = "player, tile of the army: it is seen alive, wounded, on top of a stack";
        planes.plane("tiles", meaning, [2, TILES, 3], 1, |cells| {
            for ([side, _], unit) in units(self, seen) {
                for troop in &unit.troops {
                    cells.mark_if(troop.alive, [side, tile(troop.tile), 0]);
                    cells.mark_if(troop.wounded, [side, tile(troop.tile), 1]);
                }
                unit.top.iter().for_each(|top| cells.mark([side, tile(*top), 2]));
            }
        });
        let meaning = "sector from the own left, player, unit: in contact there";
        planes.plane("engagements", meaning, [Sector::COUNT, 2, MOST], 1, |cells| {
            for engagement in &seen.view.engagements {
                let sector = zone(seen, engagement.zone) % Sector::COUNT;
                for id in engagement.units.iter().flatten() {
                    let [side, number] = at(self, seen, *id);
                    cells.mark([sector, side, number]);
                }
            }
        });
    }

    /// What the living troops of each unit bring, if all are seen.
    fn observe_strengths<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let strengths = || units(self, seen).filter_map(|(at, unit)| Some((at, unit.strength.as_ref()?)));
        let meaning = "player, unit, black or white, face from 1: how many";
        planes.plane("faces", meaning, [2, MOST, 2, 6], FEW, |cells| {
            for ([side, number], strength) in strengths() {
                for (colour, faces) in [&strength.black, &strength.white].into_iter().enumerate() {
                    faces.iter().for_each(|face| cells.mark([side, number, colour, usize::from(*face) - 1]));
                }
            }
        });
        let meaning = "player, unit, trait in the order of the rulebook: its X, 1 without one";
        planes.plane("traits", meaning, [2, MOST, Trait::ALL.len()], FEW, |cells| {
            for ([side, number], strength) in strengths() {
                for which in &strength.traits {
                    cells.count([side, number, which.id as usize], which.x.max(1));
                }
            }
        });
        let meaning = "player, unit: wounds it can still take, points of the living, orders on it, price of the next";
        planes.plane("numbers", meaning, [2, MOST, 4], MUCH, |cells| {
            for ([side, number], strength) in strengths() {
                let SeenStrength { wounds_left, points, orders, price, .. } = *strength;
                let numbers = [wounds_left, points, orders, price];
                numbers.into_iter().enumerate().for_each(|(which, count)| cells.count([side, number, which], count));
            }
        });
    }

    /// The own building.
    fn observe_building<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let building = || sides(self, seen).filter_map(|(_, side)| side.building.as_ref());
        let meaning = "of the own building: points picked, points left, tiles before the marker tiles are touched";
        planes.plane("building", meaning, [3], MUCH, |cells| {
            for building in building() {
                let counts = [building.points, building.left, building.room];
                counts.into_iter().enumerate().for_each(|(which, count)| cells.count([which], count));
            }
        });
        let meaning = "tile of the own army: not picked, in the open unit, on top of its unit";
        planes.plane("picks", meaning, [TILES, 3], 1, |cells| {
            for building in building() {
                building.unpicked.iter().for_each(|which| cells.mark([tile(*which), 0]));
                building.open.iter().flatten().for_each(|which| cells.mark([tile(*which), 1]));
                let tops = building.closed.iter().chain(&building.open).filter_map(|unit| unit.first());
                tops.for_each(|which| cells.mark([tile(*which), 2]));
            }
        });
        planes.plane("closed units", "tile of the own army, closed unit", [TILES, MOST], 1, |cells| {
            for (number, unit) in building().flat_map(|building| building.closed.iter().enumerate()) {
                unit.iter().for_each(|which| cells.mark([tile(*which), number]));
            }
        });
    }

    fn observe_orders<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let (view, deed) = (seen.view, seen.view.deed.as_ref());
        let roll = deed.and_then(|deed| deed.roll.as_ref());
        let meaning = "role, player, unit. The roles: redeployed, in contact when the turn began, bears Double Order, had its first order, can \
                       excite, carries out the order, its target, has shot at the charger, may strike at the leaving unit, rolls, is rolled at";
        planes.plane("roles of units", meaning, [11, 2, MOST], 1, |cells| {
            let mut mark = |role, id: &UnitId| {
                let [side, number] = at(self, seen, *id);
                cells.mark([role, side, number]);
            };
            let turn = &view.turn;
            turn.redeployed.iter().for_each(|id| mark(0, id));
            turn.engaged.iter().for_each(|id| mark(1, id));
            turn.doubling.iter().for_each(|id| mark(2, id));
            turn.doubled.iter().for_each(|id| mark(3, id));
            view.exciter.iter().for_each(|id| mark(4, id));
            if let Some(deed) = deed {
                mark(5, &deed.unit);
                deed.target.iter().for_each(|id| mark(6, id));
                deed.shot_by.iter().for_each(|id| mark(7, id));
                deed.parting.iter().for_each(|id| mark(8, id));
            }
            if let Some(roll) = roll {
                mark(9, &roll.by);
                mark(10, &roll.at);
            }
        });
        planes.plane("order", "none, charge, carry on, leave, shoot", [5], 1, |cells| {
            deed.iter().for_each(|deed| cells.mark([deed.kind as usize]));
        });
        let meaning = "strike, strike back, parting strike, shot, shot at the charger";
        planes.plane("roll", meaning, [5], 1, |cells| roll.iter().for_each(|roll| cells.mark([roll.kind as usize])));
        planes.plane("dice", "dice of the roll, number of the charge in a chain", [2], FEW, |cells| {
            cells.count([0], roll.map_or(0, |roll| roll.dice));
            cells.count([1], deed.map_or(0, |deed| deed.charges));
        });
    }

    fn observe_wounds<C: Cell>(&self, seen: &Seen<'_, Self>, planes: &mut Planes<'_, C>) {
        let wounds = seen.view.wounds.as_ref();
        let meaning = "player, unit: hits to be allotted now; hits to be allotted after them";
        planes.plane("hits", meaning, [2, MOST, 2], FEW, |cells| {
            if let Some(wounds) = wounds {
                let [side, number] = at(self, seen, wounds.unit);
                cells.count([side, number, 0], wounds.left);
                for share in &wounds.shares {
                    let [side, number] = at(self, seen, share.unit);
                    cells.count([side, number, 1], share.hits);
                }
            }
        });
        let meaning = "tile of the army of the unit that is hit: has as many hits as it can take; lives with a hit; is to be marked first";
        planes.plane("hurt", meaning, [TILES, 3], 1, |cells| {
            if let Some(wounds) = wounds {
                wounds.doomed.iter().for_each(|which| cells.mark([tile(*which), 0]));
                wounds.marks.iter().for_each(|which| cells.mark([tile(*which), 1]));
                wounds.marks.first().iter().for_each(|which| cells.mark([tile(**which), 2]));
            }
        });
        planes.plane("hit", "player, unit: takes wounds now", [2, MOST], 1, |cells| {
            wounds.iter().for_each(|wounds| cells.mark(at(self, seen, wounds.unit)));
        });
    }
}
