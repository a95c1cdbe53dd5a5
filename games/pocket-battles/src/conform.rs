//! What the conformance suite needs to know of this game.

use quincunx_engine::{Actor, Conformance, OptionInfo, Rules, Seat, below};
use rand_core::Rng;

use crate::components::strength::Trait;
use crate::components::tile::{Army, Tile};
use crate::components::zone::{Row, Zone};
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::charge::{Targets, charge_targets};
use crate::rules::event::{Event, TokenFrom};
use crate::rules::options::{
    ArmyOfA, ArmyOfB, BattleSize, FirstTurnBan, MarkerTiles, Options, QuietRounds, Removal, ReserveView, Rounding,
    Rounds, SharedAmong, SpentTokens, StackView, Switch, UnitNumbers, VictoryBase, VictoryCheck,
};
use crate::rules::state::{Cause, DeedKind, RollKind, State, Step, enemy, seats};
use crate::rules::unit::{Unit, UnitId};

/// The options with another value everywhere.
const OTHERS: Options = Options {
    battle_size: BattleSize::Eighty,
    battle_size_50: Switch::Yes,
    army_of_a: ArmyOfA::Random,
    same_army: Switch::Yes,
    army_of_b: ArmyOfB::Romans,
    marker_tiles: MarkerTiles::None,
    stack_view: StackView::TopOnly,
    reserve_view: ReserveView::Count,
    special_first_turn_ban: FirstTurnBan::EachFirstTurn,
    shoot_into_engagement: SharedAmong::Both,
    shoot_rounding: Rounding::Nearest,
    unit_numbers: UnitNumbers::Deployment,
    spent_tokens_for_wounds: SpentTokens::Locked,
    voluntary_removal: Removal::Troop,
    wide_arc_reaction: Switch::Yes,
    optional_strikes: Switch::Yes,
    victory_check: VictoryCheck::EachTurn,
    victory_base: VictoryBase::BattleSize,
    quiet_rounds_limit: QuietRounds::Five,
    round_limit: Rounds::Thirty,
};

/// What any game reaches, besides its kinds of action.
const MORE: [&str; 30] = [
    "charge on the front",
    "charge on the rear",
    "charge from the flank",
    "joins an engagement",
    "splits an engagement",
    "charge with Excite",
    "carry on with Excite",
    "shot with Excite",
    "intercepted",
    "charger destroyed by a shot",
    "no black face",
    "declined",
    "shared hits",
    "shot from the rear",
    "shot at a neighbouring sector",
    "wide arc over the own sector",
    "wide arc against a charger",
    "marked with an unused token",
    "marked with an order token",
    "marked with a spent token",
    "leader's token unused",
    "leader's token from a unit",
    "leader's token spent",
    "parting strike",
    "overwhelming",
    "order to a redeployed unit",
    "reactive order at the lower price",
    "slow unit moved",
    "a player without units",
    "disbanded",
];

impl Conformance for PocketBattles {
    fn samples() -> Vec<Options> {
        let rules = Options::default();
        vec![
            rules,
            OTHERS,
            Options { battle_size: BattleSize::Hundred, army_of_a: ArmyOfA::Romans, ..rules },
            Options {
                battle_size: BattleSize::Fifty,
                special_first_turn_ban: FirstTurnBan::FirstRound,
                shoot_rounding: Rounding::Down,
                stack_view: StackView::TopOnly,
                round_limit: Rounds::None,
                ..OTHERS
            },
            Options {
                reserve_view: ReserveView::Count,
                quiet_rounds_limit: QuietRounds::None,
                round_limit: Rounds::Thirty,
                ..rules
            },
            Options {
                battle_size: BattleSize::Seventy,
                spent_tokens_for_wounds: SpentTokens::Usable,
                quiet_rounds_limit: QuietRounds::Twenty,
                round_limit: Rounds::Fifty,
                ..OTHERS
            },
        ]
    }

    fn offered() -> &'static [OptionInfo] {
        Options::LIST
    }

    fn any_action(&self, rng: &mut impl Rng) -> Action {
        let mut up_to = |total: u32| below(rng, total) as u8;
        let tile = Tile::all().nth(up_to(60).into()).expect("there are sixty");
        let zone = Zone::all().nth(up_to(15).into()).expect("there are fifteen");
        let mut unit = || {
            let seat = Seat::new(up_to(2).into()).expect("one of two");
            UnitId::new(seat, Unit(if up_to(8) == 0 { up_to(28) } else { up_to(8) }))
        };
        let (one, other) = (unit(), unit());
        let number = up_to(20);
        Action(match up_to(38) {
            0 => Choice::Army(Army::BOTH[usize::from(up_to(2))]),
            1 => Choice::Rolls([1 + up_to(6), 1 + up_to(6)]),
            2 => Choice::Hits(number),
            3 => Choice::Open(tile),
            4 => Choice::Add(tile),
            5 => Choice::Top(tile),
            6 => Choice::Close,
            7 => Choice::Undo(number),
            8 => Choice::Commit,
            9 => Choice::Ready(number),
            10 => Choice::Deploy(one, zone),
            11 => Choice::Redeploy(one, zone),
            12 => Choice::Move(one, zone),
            13 => Choice::Charge(one),
            14 => Choice::CarryOn(one, other),
            15 => Choice::Leave(one),
            16 => Choice::Shoot(one, other),
            17 => Choice::Heal(one, tile),
            18 => Choice::DoubleOrder(one),
            19 => Choice::Pass,
            20 => Choice::Yes,
            21 => Choice::No,
            22 => Choice::Enough,
            23 => Choice::Intercept(one),
            24 => Choice::ShootAgainst(one),
            25 => Choice::Wait,
            26 => Choice::Target(one),
            27 => Choice::Allot(tile),
            28 => Choice::Unused,
            29 => Choice::From(one),
            30 => Choice::Spent,
            31 => Choice::Remove,
            32 => Choice::Troop(tile),
            33 => Choice::Parting(one),
            34 => Choice::Strike,
            35 => Choice::Decline,
            36 => Choice::GiveUp(one),
            37 if number < 10 => Choice::GiveUpTroop(tile),
            _ => Choice::Done,
        })
    }

    /// Building can be undone as often as one likes; a hundred rounds are the most after it.
    fn bound(&self) -> u32 {
        20_000
    }

    fn total(&self) -> (i32, u32) {
        (1, 1)
    }

    fn goals() -> Vec<String> {
        let words = [
            "army",
            "rolls",
            "hits",
            "open",
            "add",
            "top",
            "close",
            "undo",
            "commit",
            "ready",
            "deploy",
            "redeploy",
            "move",
            "charge",
            "carry_on",
            "leave",
            "shoot",
            "heal",
            "double_order",
            "pass",
            "yes",
            "no",
            "enough",
            "intercept",
            "wait",
            "target",
            "allot",
            "unused",
            "from",
            "spent",
            "remove",
            "parting",
            "strike",
            "decline",
            "give_up",
            "done",
        ];
        let words = words.iter().chain(&MORE).map(|goal| (*goal).to_owned());
        let tiles = Tile::all().flat_map(|tile| [format!("{tile} fielded"), format!("{tile} destroyed")]);
        let faces = Tile::all().filter(|tile| !tile.print().strength.black.is_empty());
        let faces = faces.map(|tile| format!("{tile} strikes"));
        let shots = Tile::all().filter(|tile| !tile.print().strength.white.is_empty());
        let shots = shots.map(|tile| format!("{tile} shoots"));
        let traits = Trait::ALL.into_iter().map(|which| format!("a roll or order of a unit with {which:?}"));
        // No random battle lasts thirty rounds, and few end in a tie: scenarios show these.
        let causes = [Cause::Beaten, Cause::BothBeaten, Cause::Quiet];
        let causes = causes.map(|cause| format!("{cause:?}"));
        words.chain(tiles).chain(faces).chain(shots).chain(traits).chain(causes).collect()
    }

    fn reached(&self, before: &State, _: Actor, action: Action, events: &[Event], goal: &mut impl FnMut(&str)) {
        let notation = self.notation(action);
        goal(notation.split('(').next().unwrap_or_default());
        if action.0 == Choice::Commit {
            for tile in before.sides.iter().flat_map(|side| side.tiles()) {
                goal(&format!("{tile} fielded"));
            }
        }
        if action.0 == Choice::Yes {
            goal(match before.deed.kind {
                DeedKind::Charge => "charge with Excite",
                DeedKind::CarryOn => "carry on with Excite",
                _ => "shot with Excite",
            });
        }
        for event in events {
            self.reached_by(before, event, goal);
        }
    }

    /// The tokens add up (PB-3.4.2), no fallen troop is wounded, and engagements are of one against many (PB-4.5.2).
    fn invariant(&self, state: &State) -> Result<(), String> {
        for seat in seats() {
            let side = state.side(seat);
            if !side.ready {
                continue;
            }
            let leads = |place: u8| side.tile(place).print().strength.traits.has(Trait::Leader);
            let has_led = (0..side.picked).any(leads);
            let leads = side.living.iter().any(leads)
                || state.step == Step::LeaderToken && state.wounds.seat == seat && has_led;
            let pool = self.options.tokens() + u8::from(leads);
            if state.is_battle() && side.pool() != pool {
                return Err(format!("{} tokens of {pool}", side.pool()));
            }
            if !side.wounded.without(side.living).is_empty() {
                return Err("a fallen troop is wounded".to_owned());
            }
            for unit in side.all() {
                let gone = side.living_of(unit).is_empty();
                if gone == side.place(unit).is_on_field() && state.is_battle() {
                    return Err(format!("unit {} has no troops: {gone}", unit.number()));
                }
                let place = side.place(unit);
                let own = side.map.units_in(place).len();
                let other = state.side(enemy(seat)).map.units_in(place).len();
                if place.is_engaged() && (other == 0 || own > 1 && other > 1) {
                    return Err(format!("{own} units against {other}"));
                }
                let is_charger = seat == state.active && unit == state.deed.unit;
                let alone = side.zone(unit).is_some_and(|zone| zone.row() == Row::Engagement) && !place.is_engaged();
                if alone && !is_charger {
                    return Err("a unit stands alone in an engagement zone".to_owned());
                }
            }
        }
        Ok(())
    }
}

impl PocketBattles {
    fn reached_by(&self, before: &State, event: &Event, goal: &mut impl FnMut(&str)) {
        let strength = |id: UnitId| before.side(id.seat).strength(id.unit);
        let zone = |id: UnitId| before.side(id.seat).zone(id.unit);
        match event {
            Event::Rolled { kind, unit, target, .. } => {
                let side = before.side(unit.seat);
                let shot = matches!(kind, RollKind::Shot | RollKind::ShotAgainst);
                for tile in side.living_of(unit.unit).iter().map(|place| side.tile(place)) {
                    let print = &tile.print().strength;
                    if shot && !print.white.is_empty() {
                        goal(&format!("{tile} shoots"));
                    }
                    if !shot && !print.black.is_empty() {
                        goal(&format!("{tile} strikes"));
                    }
                }
                self.reached_by_roll(before, *kind, *unit, *target, goal);
            }
            Event::Charged { unit, number, .. } if *number > 1 && strength(*unit).traits.has(Trait::Overwhelming) => {
                goal("overwhelming");
            }
            Event::Charged { unit, price, .. } => {
                if let Some(from) = zone(*unit) {
                    let map = before.side(enemy(unit.seat)).map;
                    goal(match charge_targets(&map, from.sector()) {
                        Targets::Front(_) => "charge on the front",
                        Targets::Rear(_) => "charge on the rear",
                        Targets::Flank(_) => "charge from the flank",
                    });
                }
                self.reached_by_order(before, *unit, *price, goal);
            }
            Event::Moved { unit, price, .. } => {
                if strength(*unit).traits.has(Trait::Slow) {
                    goal("slow unit moved");
                }
                self.reached_by_order(before, *unit, *price, goal);
            }
            Event::Shot { unit, price, .. } | Event::CarriedOn { unit, price, .. } | Event::Leaving { unit, price } => {
                self.reached_by_order(before, *unit, *price, goal);
            }
            Event::Healed { unit, price, .. } | Event::Doubled { unit, price } | Event::Excited { unit, price } => {
                self.reached_by_order(before, *unit, *price, goal);
            }
            Event::Contact { target, .. } => {
                let side = before.side(target.seat);
                let place = side.place(target.unit);
                if place.is_engaged() {
                    let alone = side.map.units_in(place).only().is_some();
                    goal(if alone { "joins an engagement" } else { "splits an engagement" });
                }
            }
            Event::Intercepted { unit, price, .. } => {
                goal("intercepted");
                self.reached_by_order(before, *unit, *price, goal);
            }
            Event::ShotAgainst { unit, charger, price } => {
                if zone(*unit).map(Zone::sector) != zone(*charger).map(Zone::sector) {
                    goal("wide arc against a charger");
                }
                self.reached_by_order(before, *unit, *price, goal);
            }
            Event::UnitDestroyed { unit, .. } => {
                if before.roll.kind == RollKind::ShotAgainst && before.step == Step::Roll && unit.unit == before.roll.at
                {
                    goal("charger destroyed by a shot");
                }
                if before.side(unit.seat).on_field().count() == 1 {
                    goal("a player without units");
                }
            }
            Event::CannotStrike { .. } => goal("no black face"),
            Event::Declined { .. } => goal("declined"),
            Event::Shared { .. } => goal("shared hits"),
            Event::Disbanded { .. } => goal("disbanded"),
            Event::Destroyed { tile, .. } => goal(&format!("{tile} destroyed")),
            Event::Wounded { from, .. } => goal(match from {
                TokenFrom::Unused => "marked with an unused token",
                TokenFrom::Spent => "marked with a spent token",
                _ => "marked with an order token",
            }),
            Event::LeaderToken { from, .. } => goal(match from {
                TokenFrom::Unused => "leader's token unused",
                TokenFrom::Spent => "leader's token spent",
                TokenFrom::Unit(_) => "leader's token from a unit",
                TokenFrom::Fallen => "leader's token of the fallen",
                TokenFrom::Wound => "leader's token off a wound",
            }),
            Event::Ended { cause, .. } => goal(&format!("{cause:?}")),
            _ => {}
        }
    }

    fn reached_by_order(&self, before: &State, unit: UnitId, price: u8, goal: &mut impl FnMut(&str)) {
        let side = before.side(unit.seat);
        let strength = side.strength(unit.unit);
        if before.turn.redeployed == Some(unit.unit) && unit.seat == before.active {
            goal("order to a redeployed unit");
        }
        if strength.traits.has(Trait::Reactive) && price > 0 && price == side.orders[unit.unit.index()] {
            goal("reactive order at the lower price");
        }
        for which in strength.traits.iter() {
            goal(&format!("a roll or order of a unit with {which:?}"));
        }
    }

    fn reached_by_roll(
        &self,
        before: &State,
        kind: RollKind,
        unit: UnitId,
        target: UnitId,
        goal: &mut impl FnMut(&str),
    ) {
        let side = before.side(unit.seat);
        for which in side.strength(unit.unit).traits.iter() {
            goal(&format!("a roll or order of a unit with {which:?}"));
        }
        if kind == RollKind::PartingStrike {
            goal("parting strike");
        }
        let (Some(from), Some(to)) = (side.zone(unit.unit), before.side(target.seat).zone(target.unit)) else { return };
        if kind == RollKind::Shot {
            if from.row() == Row::Rear {
                goal("shot from the rear");
            }
            if from.sector() != to.sector() {
                goal("shot at a neighbouring sector");
                if !before.side(target.seat).map.anywhere(from.sector()).is_empty() {
                    goal("wide arc over the own sector");
                }
            }
        }
    }
}
