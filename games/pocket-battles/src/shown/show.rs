//! Building the view.

use std::sync::LazyLock;

use quincunx_engine::{Extent, Observer, Seat};

use crate::components::set::Set;
use crate::components::strength::{Faces, Strength, Trait};
use crate::components::tile::Tile;
use crate::components::zone::{Sector, Zone};
use crate::rules::PocketBattles;
use crate::rules::map::Place;
use crate::rules::odds::Ways;
use crate::rules::options::{ReserveView, StackView, VictoryCheck};
use crate::rules::ready::{ready_armies, ready_army};
use crate::rules::resample::knows;
use crate::rules::side::Side;
use crate::rules::state::{DeedKind, State, Step, enemy, seats};
use crate::rules::unit::{Unit, UnitId};
use crate::shown::view::{
    Chances, OddsKind, Phase, SeenBuilding, SeenComponents, SeenDeed, SeenEngagement, SeenOdds, SeenRoll, SeenShare,
    SeenSide, SeenStrength, SeenTile, SeenTokens, SeenTrait, SeenTroop, SeenTurn, SeenUnit, SeenWounds, View,
};

fn list<L: FromIterator<u8>>(faces: Faces) -> L {
    (1..=6).flat_map(|face| std::iter::repeat_n(face, faces.of(face).into())).collect()
}

fn traits<L: FromIterator<SeenTrait>>(strength: &Strength) -> L {
    let x = |which: Trait| match which {
        Trait::ExtraEngagement => strength.engagement,
        Trait::ExtraShooting => strength.shooting,
        Trait::ExtraWounds => strength.wounds,
        _ => 0,
    };
    strength.traits.iter().map(|which| SeenTrait { id: which, x: x(which), clause: which.clause() }).collect()
}

static TILES: LazyLock<Vec<SeenTile>> = LazyLock::new(|| Tile::all().map(show_tile).collect());

/// The tiles of both peoples.
pub(crate) fn show_components() -> SeenComponents {
    SeenComponents { tiles: &TILES }
}

fn show_tile(tile: Tile) -> SeenTile {
    let print = tile.print();
    SeenTile {
        id: tile,
        army: tile.army(),
        troop: print.troop,
        points: print.points,
        formation: print.formation,
        wounds: print.wounds,
        black: list(print.strength.black),
        white: list(print.strength.white),
        traits: traits(&print.strength),
    }
}

/// Whose left and right are spoken of.
pub(crate) const fn reader_of(observer: Observer) -> Option<Seat> {
    match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator | Observer::Everything(_) => None,
    }
}

impl PocketBattles {
    /// What an observer may know.
    pub(crate) fn show(&self, state: &State, observer: Observer, extent: Extent) -> View {
        let phase = match state.step {
            Step::Armies | Step::Build => Phase::Building,
            Step::Opening | Step::Deploy => Phase::Deployment,
            Step::Over(_) => Phase::Over,
            _ => Phase::Battle,
        };
        let battle = phase == Phase::Battle;
        let rolled = !matches!(state.step, Step::Armies | Step::Build | Step::Opening);
        let reader = reader_of(observer);
        View {
            reader,
            last_round: self.options.round_limit as u8,
            each_turn: self.options.victory_check == VictoryCheck::EachTurn,
            battle_size: self.options.battle_size as u8,
            phase,
            step: state.step,
            attacker: rolled.then_some(state.attacker),
            first: state.is_battle().then_some(state.first),
            active: (battle || state.step == Step::Deploy).then_some(state.active),
            round: state.round,
            ban: battle && self.is_banned(state),
            quiet: [state.quiet, self.options.quiet_rounds_limit as u8],
            sides: seats().map(|seat| self.show_side(state, seat, observer, extent)).collect(),
            engagements: show_engagements(state),
            turn: show_turn(state),
            deed: (state.deed.kind != DeedKind::None).then(|| show_deed(state, extent)),
            threat: extent.whole(|| self.threat(state)),
            coming: extent.whole(|| self.coming(state)),
            forecasts: extent.whole(|| reader.map_or_else(Vec::new, |seat| self.forecasts(state, seat))),
            exciter: self
                .exciter(state)
                .filter(|_| state.step == Step::Excite)
                .map(|unit| UnitId::new(state.active, unit)),
            wounds: matches!(state.step, Step::Allot | Step::Mark | Step::LeaderToken).then(|| show_wounds(state)),
            ending: if let Step::Over(ending) = state.step { Some(ending) } else { None },
        }
    }

    fn show_side(&self, state: &State, seat: Seat, observer: Observer, extent: Extent) -> SeenSide {
        let side = state.side(seat);
        let own = knows(observer, seat);
        let both_ready = seats().all(|seat| state.side(seat).ready);
        let seen = |unit: &Unit| {
            let is_shown = side.place(*unit) != Place::RESERVE || self.options.reserve_view == ReserveView::Tops;
            side.ready && (own || both_ready && is_shown)
        };
        SeenSide {
            army: (state.step != Step::Armies).then_some(side.army),
            ready: side.ready,
            units: side
                .all()
                .filter(seen)
                .map(|unit| self.show_unit(state, UnitId::new(seat, unit), own, extent))
                .collect(),
            reserve: if both_ready { side.reserve().len() } else { 0 },
            tokens: both_ready.then(|| self.show_tokens(state, seat, own)),
            fielded: (state.is_battle() || side.ready && own).then_some(side.points),
            lost: if side.ready { side.lost() } else { 0 },
            breaks_at: (state.is_battle() || side.ready && own).then(|| self.breaks_at(side)),
            building: (own && state.step == Step::Build && !side.ready).then(|| self.show_building(side, extent)),
        }
    }

    /// PB-2.3.11: with `reserve_view = count` a Leader's extra token is its owner's secret until its unit is placed.
    fn show_tokens(&self, state: &State, seat: Seat, own: bool) -> SeenTokens {
        let side = state.side(seat);
        let hides = !own && self.options.reserve_view == ReserveView::Count;
        let waiting_leader = side.reserve().units().any(|unit| side.bears(unit, Trait::Leader));
        let hidden = u8::from(hides && waiting_leader);
        let orders = if state.is_battle() { side.orders.iter().sum() } else { 0 };
        let [spent, wounds, fallen] = [side.spent, side.wounded.len(), side.fallen];
        let unused = side.unused - hidden;
        SeenTokens { unused, orders, spent, wounds, fallen, pool: unused + orders + spent + wounds + fallen }
    }

    fn show_unit(&self, state: &State, id: UnitId, own: bool, extent: Extent) -> SeenUnit {
        let UnitId { seat, unit } = id;
        let side = state.side(seat);
        let places = side.places_of(unit);
        let open = own || state.is_battle();
        let top = places.and(side.tops).first();
        let shown = if open { places } else { top.map_or(Set::EMPTY, Set::one) };
        let living = shown.and(side.living);
        let known_by = living.and(side.tops).first().or(living.first());
        let troop = |place: u8| SeenTroop {
            tile: side.tile(place),
            alive: side.living.has(place),
            wounded: side.wounded.has(place),
        };
        let height_seen = open || self.options.stack_view == StackView::TopAndHeight;
        SeenUnit {
            id,
            zone: side.zone(unit),
            destroyed: side.place(unit) == Place::GONE,
            top: if state.is_battle() { None } else { top.map(|place| side.tile(place)) },
            known_by: known_by.map(|place| side.tile(place)),
            height: height_seen.then_some(places.len()),
            troops: shown.iter().map(troop).collect(),
            strength: open.then(|| show_strength(state, id, extent)),
        }
    }

    fn show_building(&self, side: &Side, extent: Extent) -> SeenBuilding {
        let most = 30 - self.options.marker_tiles as u8;
        let armies = extent.whole(|| ready_armies(side.army, &self.options));
        SeenBuilding {
            points: side.points,
            left: self.points_left(side),
            unpicked: side.army.tiles().filter(|tile| !side.tiles().contains(tile)).collect(),
            room: most.saturating_sub(side.picked),
            closed: side.all().map(|unit| side.stack(side.places_of(unit)).collect()).collect(),
            open: side.open_unit().map(|begins| side.stack(Set::range(begins, side.picked)).collect()),
            ready: (1..=armies)
                .map(|number| ready_army(side.army, &self.options, number).units().map(<[Tile]>::to_vec).collect())
                .collect(),
        }
    }
}

fn show_strength(state: &State, id: UnitId, extent: Extent) -> SeenStrength {
    let UnitId { seat, unit } = id;
    let side = state.side(seat);
    let strength = side.strength(unit);
    let orders = if state.is_battle() { side.orders[unit.index()] } else { 0 };
    let price = if state.is_battle() { side.price(unit) } else { 1 };
    SeenStrength {
        black: list(strength.black),
        white: list(strength.white),
        traits: traits(&strength),
        wounds_left: side.wounds_left(unit),
        points: side.living_of(unit).iter().map(|place| side.tile(place).print().points).sum(),
        orders,
        price,
        odds: extent.whole(|| show_odds(state, id, &strength, [orders, price])),
    }
}

/// The chances of each roll that the unit may come to, with these orders on it and this price of the next.
fn show_odds(state: &State, id: UnitId, strength: &Strength, [orders, price]: [u8; 2]) -> Vec<SeenOdds> {
    let UnitId { seat, unit } = id;
    let side = state.side(seat);
    // The order under way is paid; a further charge of Overwhelming costs nothing.
    let is_ordered = seat == state.active && state.deed.kind != DeedKind::None && unit == state.deed.unit;
    let laid = if is_ordered { orders } else { orders + price };
    let bearer_elsewhere = |other: Unit| other != unit && side.bears(other, Trait::Excite);
    let excitable = side.all().any(bearer_elsewhere);
    // From few dice to many: the ways of the one go on to the other.
    let (mut black, mut white) = (Ways::none(strength.black), Ways::none(strength.white));
    let odds = |kind, ways: &mut Ways, dice: u8| {
        let mut chances = |dice| {
            ways.grow(dice);
            Chances::counted(ways, dice, strength.wounds)
        };
        let plain = chances(dice);
        let excited = (excitable && kind != OddsKind::StrikeBack).then(|| chances(dice + 1));
        SeenOdds { kind, dice, chances: plain, excited }
    };
    let mut all = Vec::new();
    if !strength.black.is_empty() {
        let dice = |charges, orders| PocketBattles::strike_dice(strength, orders, charges, false);
        let back = odds(OddsKind::StrikeBack, &mut black, dice(false, orders));
        let on = odds(OddsKind::CarryOn, &mut black, dice(false, laid));
        let charge = odds(OddsKind::Charge, &mut black, dice(true, laid));
        all.extend([charge, on, back]);
    }
    if !strength.white.is_empty() {
        all.push(odds(OddsKind::Shot, &mut white, PocketBattles::shot_dice(strength, false)));
    }
    all
}

fn show_engagements(state: &State) -> Vec<SeenEngagement> {
    let mut seen = Vec::new();
    for sector in Sector::all() {
        let zone = Zone::engagement(sector);
        let mut places: Vec<Place> = Vec::new();
        for seat in seats() {
            let side = state.side(seat);
            let there = side.all().filter(|unit| side.zone(*unit) == Some(zone)).map(|unit| side.place(unit));
            for place in there {
                if !places.contains(&place) {
                    places.push(place);
                }
            }
        }
        places.sort_unstable_by_key(|place| place.engagement());
        seen.extend(places.into_iter().map(|place| {
            let of =
                |seat: Seat| state.side(seat).map.units_in(place).units().map(|unit| UnitId::new(seat, unit)).collect();
            SeenEngagement { zone, units: seats().map(of).collect::<Vec<_>>().try_into().expect("there are two seats") }
        }));
    }
    seen
}

fn show_turn(state: &State) -> SeenTurn {
    let own = |unit: Unit| UnitId::new(state.active, unit);
    SeenTurn {
        redeployed: state.turn.redeployed.map(own),
        engaged: state.turn.engaged.units().map(own).collect(),
        doubling: state.turn.doubling.map(own),
        doubled: state.turn.doubled.map(own),
    }
}

fn show_deed(state: &State, extent: Extent) -> SeenDeed {
    let deed = &state.deed;
    let other = |unit: Unit| UnitId::new(enemy(state.active), unit);
    let rolls = matches!(state.step, Step::Roll | Step::Strike | Step::Allot | Step::Mark | Step::LeaderToken);
    SeenDeed {
        kind: deed.kind,
        unit: UnitId::new(state.active, deed.unit),
        target: deed.target.map(other),
        excited: deed.excited,
        charges: deed.charges,
        shot_by: deed.shot_by.map(other),
        parting: deed.parting.units().map(other).collect(),
        roll: rolls.then(|| show_roll(state, extent)),
    }
}

fn show_roll(state: &State, extent: Extent) -> SeenRoll {
    let roll = &state.roll;
    let side = state.side(roll.seat);
    let strength = side.strength(roll.unit);
    let faces = if roll.kind.is_shot() { strength.white } else { strength.black };
    // Asked before the dice are counted (PB-D15): it can only be a strike without bonus.
    let dice = match state.step {
        Step::Strike => PocketBattles::dice_of(state, roll.kind, &strength, UnitId::new(roll.seat, roll.unit)),
        _ => roll.dice,
    };
    SeenRoll {
        kind: roll.kind,
        by: UnitId::new(roll.seat, roll.unit),
        at: UnitId::new(enemy(roll.seat), roll.at),
        dice,
        chances: extent.whole(|| Chances::of(faces, dice, strength.wounds)),
    }
}

fn show_wounds(state: &State) -> SeenWounds {
    let wounds = &state.wounds;
    let side = state.side(wounds.seat);
    let tiles = |places: Set| places.iter().map(|place| side.tile(place)).collect();
    let shares = |(of, units): (Seat, Set)| {
        units.units().map(move |unit| SeenShare { unit: UnitId::new(of, unit), hits: state.shares.hits })
    };
    let by = state.roll.seat;
    let doomed = wounds.doomed.and(side.living);
    SeenWounds {
        unit: UnitId::new(wounds.seat, wounds.unit),
        left: wounds.left,
        doomed: tiles(doomed),
        marks: tiles(wounds.marks),
        shares: [enemy(by), by].into_iter().zip(state.shares.others).flat_map(shares).collect(),
    }
}
