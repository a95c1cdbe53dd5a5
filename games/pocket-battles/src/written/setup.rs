//! The position as it is written down in scenarios, and what is checked when it is read.

use quincunx_engine::{Clause, Fault, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::components::set::Set;
use crate::components::tile::{Army, Tile};
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::map::Place;
use crate::rules::odds::MOST_DICE;
use crate::rules::side::Side;
use crate::rules::state::{A, B, Deed, DeedKind, Roll, RollKind, Shares, State, Step, TurnData, Wounds, enemy};
use crate::rules::unit::{MOST, Unit, UnitId};

/// An arrangement as it is written down. Lists by seat have A first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    step: Step,
    attacker: Seat,
    active: Seat,
    round: u16,
    first: Seat,
    quiet: u8,
    bloody: bool,
    has_had_turn: [bool; 2],
    turn: TurnSetup,
    deed: Option<DeedSetup>,
    roll: Option<RollSetup>,
    wounds: Option<WoundsSetup>,
    shares: Option<SharesSetup>,
    sides: [SideSetup; 2],
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TurnSetup {
    redeployed: Option<UnitId>,
    engaged: Vec<UnitId>,
    doubling: Option<UnitId>,
    doubled: Option<UnitId>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DeedSetup {
    kind: DeedKind,
    unit: UnitId,
    #[serde(default)]
    target: Option<UnitId>,
    #[serde(default)]
    excited: bool,
    #[serde(default = "one")]
    charges: u8,
    #[serde(default)]
    shot_by: Option<UnitId>,
    #[serde(default)]
    parting: Vec<UnitId>,
}

const fn one() -> u8 {
    1
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RollSetup {
    kind: RollKind,
    unit: UnitId,
    at: UnitId,
    dice: u8,
    #[serde(default)]
    hurt: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WoundsSetup {
    unit: UnitId,
    left: u8,
    #[serde(default)]
    doomed: Vec<Tile>,
    #[serde(default)]
    marks: Vec<Tile>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SharesSetup {
    hits: u8,
    /// Of the chosen unit's side.
    enemies: Vec<UnitId>,
    /// Of the shooter's.
    friends: Vec<UnitId>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SideSetup {
    army: Army,
    ready: bool,
    units: Vec<UnitSetup>,
    /// The open unit, the top tile first.
    open: Vec<Tile>,
    unused: u8,
    spent: u8,
    fallen: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitSetup {
    /// The top tile first.
    troops: Vec<Tile>,
    /// `AF2`, `E1`, `reserve`; `gone` if it is destroyed.
    #[serde(default = "reserve")]
    at: String,
    /// The number of its engagement in an engagement zone.
    #[serde(default)]
    engagement: u8,
    /// A charger that has met nobody yet.
    #[serde(default)]
    charging: bool,
    #[serde(default)]
    orders: u8,
    /// In deployment with `unit_numbers = deployment`: how many were placed before it.
    #[serde(default)]
    placed: u8,
    #[serde(default)]
    wounded: Vec<Tile>,
    #[serde(default)]
    dead: Vec<Tile>,
}

fn reserve() -> String {
    RESERVE.to_owned()
}

const RESERVE: &str = "reserve";
const GONE: &str = "gone";

/// An engagement zone has room for the numbers of as many engagements as there can be units.
const MOST_ENGAGEMENTS: u8 = MOST as u8;

pub(crate) fn check(holds: bool, clause: &'static str, key: &'static str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(Clause(clause), Message::new(key))) }
}

pub(crate) const fn is_seat(seat: Seat) -> bool {
    seat.index() < 2
}

impl Setup {
    /// The arrangement of a state.
    pub(crate) fn of(state: &State) -> Self {
        let me = |unit: Unit| UnitId::new(state.active, unit);
        let foe = |unit: Unit| UnitId::new(enemy(state.active), unit);
        let ids = |seat: Seat, units: Set| units.units().map(|unit| UnitId::new(seat, unit)).collect();
        let deed = &state.deed;
        let roll = &state.roll;
        let wounds = &state.wounds;
        let tiles = |places: Set| places.iter().map(|place| state.side(wounds.seat).tile(place)).collect();
        let by = roll.seat;
        Self {
            step: state.step,
            attacker: state.attacker,
            active: state.active,
            round: state.round,
            first: state.first,
            quiet: state.quiet,
            bloody: state.bloody,
            has_had_turn: state.has_had_turn,
            turn: TurnSetup {
                redeployed: state.turn.redeployed.map(me),
                engaged: ids(state.active, state.turn.engaged),
                doubling: state.turn.doubling.map(me),
                doubled: state.turn.doubled.map(me),
            },
            deed: (deed.kind != DeedKind::None).then(|| DeedSetup {
                kind: deed.kind,
                unit: me(deed.unit),
                target: deed.target.map(foe),
                excited: deed.excited,
                charges: deed.charges,
                shot_by: deed.shot_by.map(foe),
                parting: ids(enemy(state.active), deed.parting),
            }),
            roll: (*roll != Roll::NONE).then(|| RollSetup {
                kind: roll.kind,
                unit: UnitId::new(by, roll.unit),
                at: UnitId::new(enemy(by), roll.at),
                dice: roll.dice,
                hurt: roll.hurt,
            }),
            wounds: (*wounds != Wounds::NONE).then(|| WoundsSetup {
                unit: UnitId::new(wounds.seat, wounds.unit),
                left: wounds.left,
                doomed: tiles(wounds.doomed),
                marks: tiles(wounds.marks),
            }),
            shares: (state.shares != Shares::NONE).then(|| SharesSetup {
                hits: state.shares.hits,
                enemies: ids(enemy(by), state.shares.others[0]),
                friends: ids(by, state.shares.others[1]),
            }),
            sides: state.sides.each_ref().map(|side| SideSetup::of(side, state.is_battle())),
        }
    }
}

impl SideSetup {
    fn of(side: &Side, battle: bool) -> Self {
        let unit = |unit: Unit| {
            let places = side.places_of(unit);
            let place = side.place(unit);
            let tiles = |places: Set| places.iter().map(|place| side.tile(place)).collect();
            let at = match place.zone() {
                Some(zone) => zone.to_string(),
                None if place == Place::RESERVE || !side.ready => reserve(),
                None => GONE.to_owned(),
            };
            let laid = side.orders[unit.index()];
            let engaging = place.zone().is_some_and(|zone| zone.row() == Row::Engagement);
            UnitSetup {
                troops: side.stack(places).collect(),
                at,
                engagement: place.engagement().unwrap_or(0),
                charging: engaging && !place.is_engaged(),
                orders: if battle { laid } else { 0 },
                placed: if battle { 0 } else { laid },
                wounded: tiles(places.and(side.wounded)),
                dead: if side.ready { tiles(places.without(side.living)) } else { Vec::new() },
            }
        };
        Self {
            army: side.army,
            ready: side.ready,
            units: side.all().map(unit).collect(),
            open: side
                .open_unit()
                .map_or_else(Vec::new, |begins| side.stack(Set::range(begins, side.picked)).collect()),
            unused: side.unused,
            spent: side.spent,
            fallen: side.fallen,
        }
    }

    /// The side, if its units can be built and its tokens be there.
    fn read(&self, seat: Seat, game: &PocketBattles, battle: bool) -> Result<Side, Fault> {
        let mut side = Side::of(self.army);
        let pick = |side: &mut Side, tiles: &[Tile]| {
            for (place, tile) in tiles.iter().enumerate() {
                check(game.unfit(side, *tile).is_none(), "PB-2.3.6", "fault-position-units")?;
                if place == 0 { side.open(*tile) } else { side.add(*tile) }
            }
            Ok(())
        };
        for unit in &self.units {
            check(!unit.troops.is_empty(), "PB-2.3.4", "fault-position-units")?;
            pick(&mut side, &unit.troops)?;
            side.close();
        }
        check(self.open.is_empty() || !self.ready, "PB-8.1.4", "fault-position-units")?;
        pick(&mut side, &self.open)?;
        side.ready = self.ready;
        if self.ready {
            check(side.units > 0, "PB-2.3.3", "fault-position-units")?;
            side.enlist();
            for (unit, written) in side.all().zip(&self.units) {
                written.read(seat, &mut side, unit, battle)?;
            }
        }
        let all = [self.unused, self.spent, self.fallen, side.wounded.len()].into_iter().chain(side.orders);
        let tokens: u32 = all.map(u32::from).sum();
        let pool = u32::from(game.options.tokens() + side.leader_token());
        check(!battle || tokens <= pool, "PB-3.4.2", "fault-position-tokens")?;
        let is_laid = self.spent + self.fallen > 0;
        check(battle || !is_laid && u32::from(self.unused) <= pool, "PB-3.4.2", "fault-position-tokens")?;
        check(self.ready || self.unused == 0, "PB-2.3.13", "fault-position-tokens")?;
        side.unused = self.unused;
        side.spent = self.spent;
        side.fallen = self.fallen;
        Ok(side)
    }
}

impl UnitSetup {
    fn read(&self, seat: Seat, side: &mut Side, unit: Unit, battle: bool) -> Result<(), Fault> {
        let place = |tile: &Tile| {
            let mut places = side.places_of(unit).iter();
            let found = places.find(|place| side.tile(*place) == *tile);
            found.ok_or_else(|| Fault::new(Clause("PB-2.3.8"), Message::new("fault-position-units")))
        };
        let dead = self.dead.iter().map(place).collect::<Result<Vec<u8>, Fault>>()?;
        let wounded = self.wounded.iter().map(place).collect::<Result<Vec<u8>, Fault>>()?;
        check(battle || dead.is_empty(), "PB-4.9.4", "fault-position-wounds")?;
        for place in dead {
            side.fall(place);
        }
        for place in wounded {
            let lives = side.living.has(place) && side.tile(place).print().wounds > 1;
            check(battle && lives, "PB-4.9.5", "fault-position-wounds")?;
            side.wounded.add(place);
        }
        let zone = Zone::parse(&self.at);
        let place = match (self.at.as_str(), zone) {
            (RESERVE, _) => Place::RESERVE,
            (GONE, _) => Place::GONE,
            (_, Some(zone)) if zone.row() != Row::Engagement => {
                check(zone.owner() == Some(seat), "PB-2.2.3", "fault-position-zones")?;
                Place::at(zone)
            }
            (_, Some(zone)) => {
                check(battle && self.engagement < MOST_ENGAGEMENTS, "PB-2.4.4", "fault-position-zones")?;
                if self.charging { Place::at(zone) } else { Place::engaged(zone.sector(), self.engagement) }
            }
            _ => return Err(Fault::new(Clause("PB-2.2.1"), Message::new("fault-position-zones"))),
        };
        side.map.put(unit, place);
        let gone = place == Place::GONE;
        check(gone == side.living_of(unit).is_empty(), "PB-3.4.3", "fault-position-zones")?;
        check(!gone || self.orders == 0, "PB-3.4.3", "fault-position-tokens")?;
        let waits = place == Place::RESERVE;
        check(waits != battle || !battle, "PB-2.4.7", "fault-position-zones")?;
        check(battle || self.orders == 0, "PB-3.3.3", "fault-position-tokens")?;
        check(!battle || self.placed == 0, "PB-2.4.3", "fault-position-zones")?;
        side.orders[unit.index()] = if battle { self.orders } else { self.placed };
        Ok(())
    }
}

impl PocketBattles {
    /// The state of an arrangement, if a game can come to it. Tokens may be missing: a scenario need not say where all
    /// are.
    pub(crate) fn set_up(&self, setup: &Setup) -> Result<State, Fault> {
        check(
            [setup.attacker, setup.active, setup.first].into_iter().all(is_seat),
            "PB-2.1.1",
            "fault-position-seats",
        )?;
        let battle = setup.round > 0;
        let side = |seat: Seat| setup.sides[seat.index()].read(seat, self, battle);
        let [a, b] = [side(A)?, side(B)?];
        let mut state = State {
            step: setup.step,
            attacker: setup.attacker,
            active: setup.active,
            round: setup.round,
            first: setup.first,
            quiet: setup.quiet,
            bloody: setup.bloody,
            has_had_turn: setup.has_had_turn,
            sides: [a, b],
            ..self.opening()
        };
        read_armies(self, &state)?;
        read_deed(&mut state, setup)?;
        self.check_step(&state)?;
        Ok(state)
    }
}

fn read_armies(game: &PocketBattles, state: &State) -> Result<(), Fault> {
    let armies = state.sides.each_ref().map(|side| side.army);
    if state.step == Step::Armies {
        // Chance has not given them yet (PB-7.4): those that stand there say nothing.
        let none = game.opening().sides.each_ref().map(|side| side.army);
        return check(armies == none, "PB-2.3.1", "fault-position-units");
    }
    let fit = game.options.armies().map_or(armies[1] == game.options.army_of_b(armies[0]), |fixed| fixed == armies);
    check(fit, "PB-2.3.1", "fault-position-units")
}

/// Reads what is under way; every unit named exists.
fn read_deed(state: &mut State, setup: &Setup) -> Result<(), Fault> {
    let units = [state.sides[0].units, state.sides[1].units];
    let of = |seat: Seat, id: UnitId| {
        let known = id.seat == seat && id.unit.0 < units[seat.index()];
        check(known, "PB-2.1.4", "fault-position-units").map(|()| id.unit)
    };
    let set = |seat: Seat, ids: &[UnitId]| {
        ids.iter().try_fold(Set::EMPTY, |mut set, id| {
            set.add(of(seat, *id)?.0);
            Ok::<Set, Fault>(set)
        })
    };
    let (me, foe) = (setup.active, enemy(setup.active));
    let mine = |id: Option<UnitId>| id.map(|id| of(me, id)).transpose();
    let theirs = |id: Option<UnitId>| id.map(|id| of(foe, id)).transpose();
    state.turn = TurnData {
        redeployed: mine(setup.turn.redeployed)?,
        engaged: set(me, &setup.turn.engaged)?,
        doubling: mine(setup.turn.doubling)?,
        doubled: mine(setup.turn.doubled)?,
    };
    if let Some(deed) = &setup.deed {
        check(deed.kind != DeedKind::None, "PB-4.1.1", "fault-position-deed")?;
        state.deed = Deed {
            kind: deed.kind,
            unit: of(me, deed.unit)?,
            target: theirs(deed.target)?,
            excited: deed.excited,
            charges: deed.charges,
            shot_by: theirs(deed.shot_by)?,
            parting: set(foe, &deed.parting)?,
        };
    }
    if let Some(roll) = &setup.roll {
        let seat = roll.unit.seat;
        let unit = of(seat, roll.unit)?;
        let at = of(enemy(seat), roll.at)?;
        check(usize::from(roll.dice) <= MOST_DICE, "PB-4.8.1", "fault-position-deed")?;
        state.roll = Roll { kind: roll.kind, seat, unit, at, dice: roll.dice, hurt: roll.hurt };
    }
    if let Some(wounds) = &setup.wounds {
        let seat = wounds.unit.seat;
        let unit = of(seat, wounds.unit)?;
        let side = state.side(seat);
        let places = |tiles: &[Tile]| {
            tiles.iter().try_fold(Set::EMPTY, |mut set, tile| {
                let place = side.places_of(unit).iter().find(|place| side.tile(*place) == *tile);
                check(place.is_some(), "PB-4.9.3", "fault-position-wounds")?;
                set.add(place.unwrap_or_default());
                Ok::<Set, Fault>(set)
            })
        };
        let (doomed, marks) = (places(&wounds.doomed)?, places(&wounds.marks)?);
        state.wounds = Wounds { seat, unit, hit: true, left: wounds.left, doomed, marks };
    }
    if let Some(shares) = &setup.shares {
        let by = state.roll.seat;
        let others = [set(enemy(by), &shares.enemies)?, set(by, &shares.friends)?];
        state.shares = Shares { hits: shares.hits, others };
    }
    Ok(())
}
