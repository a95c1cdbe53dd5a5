//! What the game says, as keys of the locale files: prompts, the words on buttons, the lines of the log.
//!
//! Units are called by their ids, as in notation; a choice names a troop of the unit too.

use quincunx_engine::{Arg, Clause, Explanation, Game, Message, Observer, Seat, Turn};

use crate::components::prints::TroopType;
use crate::components::strength::Trait;
use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::action::Choice;
use crate::rules::event::{Event, Loss, TokenFrom};
use crate::rules::options::Removal;
use crate::rules::side::Side;
use crate::rules::state::{A, B, Cause, Ending, RollKind, State, Step, enemy};
use crate::rules::unit::{Unit, UnitId};

pub(crate) fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

pub(crate) fn text(value: impl ToString) -> Arg {
    Arg::Text(value.to_string())
}

/// What a unit or a place without something shows.
pub(crate) const NOTHING: &str = "–";

impl TroopType {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Druid => "troop-druid",
            Self::WarriorQueen => "troop-warrior-queen",
            Self::Chariot => "troop-chariot",
            Self::Hero => "troop-hero",
            Self::Gaesatae => "troop-gaesatae",
            Self::Javelinmen => "troop-javelinmen",
            Self::Champion => "troop-champion",
            Self::Horsemen => "troop-horsemen",
            Self::NobleCavalry => "troop-noble-cavalry",
            Self::Noblemen => "troop-noblemen",
            Self::Slingers => "troop-slingers",
            Self::Warband => "troop-warband",
            Self::Warchief => "troop-warchief",
            Self::Imaginifer => "troop-imaginifer",
            Self::Aquilifer => "troop-aquilifer",
            Self::Onager => "troop-onager",
            Self::Scorpio => "troop-scorpio",
            Self::Ballista => "troop-ballista",
            Self::Centurion => "troop-centurion",
            Self::Praetorians => "troop-praetorians",
            Self::Imperator => "troop-imperator",
            Self::Auxiliares => "troop-auxiliares",
            Self::Legionaries => "troop-legionaries",
            Self::Archers => "troop-archers",
            Self::Cataphracts => "troop-cataphracts",
            Self::Cavalry => "troop-cavalry",
        }
    }
}

impl Trait {
    /// The key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Heal => "trait-heal",
            Self::Excite => "trait-excite",
            Self::DoubleOrder => "trait-double-order",
            Self::Disband => "trait-disband",
            Self::ExtraEngagement => "trait-extra-engagement",
            Self::ExtraShooting => "trait-extra-shooting",
            Self::ExtraWounds => "trait-extra-wounds",
            Self::Fast => "trait-fast",
            Self::Impetus => "trait-impetus",
            Self::Fury => "trait-fury",
            Self::Overwhelming => "trait-overwhelming",
            Self::Reactive => "trait-reactive",
            Self::Slow => "trait-slow",
            Self::LongRange => "trait-long-range",
            Self::Leader => "trait-leader",
            Self::WideArc => "trait-wide-arc",
        }
    }
}

pub(crate) fn army_name(army: Army) -> Arg {
    Arg::Term(format!("army-{}", army.word()))
}

pub(crate) fn zone_name(zone: Zone) -> Arg {
    Arg::Term(format!("zone-{zone}"))
}

pub(crate) fn troop_name(tile: Tile) -> Arg {
    Arg::Term(tile.print().troop.key().into())
}

/// The name of its troop with its faces.
pub(crate) fn tile_name(tile: Tile) -> Arg {
    Arg::Term(format!("tile-{tile}"))
}

/// The troop that a unit is known by: its top tile while that lives.
fn leading(side: &Side, unit: Unit) -> Arg {
    let living = side.living_of(unit);
    let place = living.and(side.tops).first().or(living.first());
    place.map_or_else(|| text(NOTHING), |place| troop_name(side.tile(place)))
}

fn with_unit(message: Message, state: &State, unit: UnitId) -> Message {
    message.with("unit", text(unit)).with("troop", leading(state.side(unit.seat), unit.unit))
}

/// An order, a reaction or a move with its unit and its price.
fn order(key: &'static str, state: &State, unit: UnitId) -> Message {
    with_unit(Message::new(key), state, unit).with("price", number(state.side(unit.seat).price(unit.unit)))
}

fn at(message: Message, state: &State, target: UnitId) -> Message {
    message.with("target", text(target)).with("against", leading(state.side(target.seat), target.unit))
}

impl PocketBattles {
    /// The words on the button of an action.
    pub(crate) fn button(&self, state: &State, choice: Choice) -> Message {
        let tile_of = |key, tile| Message::new(key).with("tile", tile_name(tile));
        let unit_of = |key, unit| with_unit(Message::new(key), state, unit);
        let picked = |key, tile: Tile| tile_of(key, tile).with("points", number(tile.print().points));
        match choice {
            Choice::Army(army) => Message::new("action-army").with("player", A).with("army", army_name(army)),
            Choice::Rolls([a, b]) => Message::new("action-rolls").with("first", number(a)).with("second", number(b)),
            Choice::Hits(hits) => Message::new("action-hits").with("hits", number(hits)),
            Choice::Open(tile) => picked("action-open", tile),
            Choice::Add(tile) => picked("action-add", tile),
            Choice::Top(tile) => tile_of("action-top", tile),
            Choice::Close => Message::new("action-close"),
            Choice::Undo(unit) => Message::new("action-undo").with("number", number(unit)),
            Choice::Commit => Message::new("action-commit"),
            Choice::Ready(army) => Message::new("action-ready").with("number", number(army)),
            Choice::Deploy(unit, zone) => unit_of("action-deploy", unit).with("zone", zone_name(zone)),
            Choice::Redeploy(unit, zone) => unit_of("action-redeploy", unit).with("zone", zone_name(zone)),
            Choice::Move(unit, zone) => order("action-move", state, unit).with("zone", zone_name(zone)),
            Choice::Charge(unit) => order("action-charge", state, unit),
            Choice::CarryOn(unit, target) => at(order("action-carry-on", state, unit), state, target),
            Choice::Leave(unit) => order("action-leave", state, unit),
            Choice::Shoot(unit, target) => at(order("action-shoot", state, unit), state, target),
            Choice::Heal(unit, tile) => {
                let side = state.side(unit.seat);
                let target = side.living_place(tile).map(|place| UnitId::new(unit.seat, side.unit_of(place)));
                tile_of("action-heal", tile)
                    .with("target", target.map_or_else(|| text(NOTHING), text))
                    .with("unit", text(unit))
                    .with("price", number(side.price(unit.unit)))
            }
            Choice::DoubleOrder(unit) => order("action-double-order", state, unit),
            Choice::Pass => Message::new("action-pass"),
            Choice::Yes => match self.exciter(state) {
                Some(bearer) => order("action-excite", state, UnitId::new(state.active, bearer)),
                None => Message::new("action-no-excite"),
            },
            Choice::No => Message::new("action-no-excite"),
            Choice::Enough => Message::new("action-enough"),
            Choice::Intercept(unit) => order("action-intercept", state, unit),
            Choice::ShootAgainst(unit) => order("action-shoot-against", state, unit),
            Choice::Wait => Message::new("action-wait"),
            Choice::Target(unit) => unit_of("action-target", unit),
            Choice::Allot(tile) => tile_of("action-allot", tile),
            Choice::Unused => Message::new("action-mark-unused"),
            Choice::From(unit) if state.step == Step::LeaderToken => unit_of("action-leader-unit", unit),
            Choice::From(unit) => unit_of("action-mark-unit", unit),
            Choice::Spent if state.step == Step::LeaderToken => Message::new("action-leader-spent"),
            Choice::Spent => Message::new("action-mark-spent"),
            Choice::Remove => Message::new("action-remove"),
            Choice::Troop(tile) => tile_of("action-leader-wound", tile),
            Choice::Parting(unit) => unit_of("action-parting", unit),
            Choice::Strike if state.roll.kind == RollKind::StrikeBack => Message::new("action-strike-back"),
            Choice::Strike => Message::new("action-strike"),
            Choice::Decline => Message::new("action-decline"),
            Choice::GiveUp(unit) => {
                let side = state.side(unit.seat);
                let points: u8 = side.living_of(unit.unit).iter().map(|place| side.tile(place).print().points).sum();
                unit_of("action-give-up", unit).with("points", number(points))
            }
            Choice::GiveUpTroop(tile) => picked("action-give-up-troop", tile),
            Choice::Done => Message::new("action-done"),
        }
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, state: &State, observer: Observer) -> Explanation {
        let message = match self.turn(state) {
            Turn::Over => return tell_ending(state),
            Turn::Chance => Message::new("prompt-chance"),
            Turn::Seats(waiting) => match observer {
                Observer::Seat(seat) if waiting.contains(seat) => self.question(state, seat),
                _ if waiting.len() == 2 => Message::new("prompt-building"),
                _ => {
                    let seat = waiting.lowest().expect("the table waits for somebody");
                    Message::new("prompt-waiting").with("player", seat)
                }
            },
        };
        Explanation { clause: Clause(Self::due(state)), message }
    }

    fn question(&self, state: &State, seat: Seat) -> Message {
        let side = state.side(seat);
        let active = |unit| text(UnitId::new(state.active, unit));
        let left = || number(self.points_left(side));
        match state.step {
            Step::Build if side.open_unit().is_some() => Message::new("prompt-build-unit").with("left", left()),
            Step::Build => Message::new("prompt-build").with("units", number(side.units)).with("left", left()),
            Step::Deploy => Message::new("prompt-deploy"),
            Step::Turn => Message::new("prompt-turn"),
            Step::Action => Message::new("prompt-action"),
            Step::FirstOrder => Message::new("prompt-first-order"),
            Step::SecondOrder => Message::new("prompt-second-order"),
            Step::Excite => Message::new("prompt-excite").with("unit", active(state.deed.unit)),
            Step::Reaction => Message::new("prompt-reaction").with("unit", active(state.deed.unit)),
            Step::Target => Message::new("prompt-target").with("unit", active(state.deed.unit)),
            Step::Allot => Message::new("prompt-allot")
                .with("unit", text(UnitId::new(seat, state.wounds.unit)))
                .with("hits", number(state.wounds.left)),
            Step::Mark => {
                let place = Self::marked(state);
                Message::new("prompt-mark")
                    .with("tile", tile_name(side.tile(place)))
                    .with("unit", text(UnitId::new(seat, state.wounds.unit)))
            }
            Step::LeaderToken => Message::new("prompt-leader-token"),
            Step::Parting => Message::new("prompt-parting").with("unit", active(state.deed.unit)),
            Step::Strike => {
                let strikes_back = state.roll.kind == RollKind::StrikeBack;
                Message::new(if strikes_back { "prompt-strike-back" } else { "prompt-strike" })
                    .with("unit", text(UnitId::new(seat, state.roll.unit)))
                    .with("target", text(UnitId::new(enemy(seat), state.roll.at)))
            }
            _ if self.options.voluntary_removal == Removal::Troop => Message::new("prompt-removal-troops"),
            _ => Message::new("prompt-removal"),
        }
    }

    /// The log line of an event.
    pub(crate) fn log_line(&self, event: &Event) -> Option<Message> {
        let by = |key, seat: &Seat| Message::new(key).with("player", *seat);
        let of = |key, unit: &UnitId| by(key, &unit.seat).with("unit", text(unit));
        let paid = |key, unit: &UnitId, price: &u8| of(key, unit).with("price", number(*price));
        let way = |message: Message, from: &Zone, to: &Zone| {
            message.with("from", zone_name(*from)).with("to", zone_name(*to))
        };
        Some(match event {
            Event::Armies { armies: [a, b] } => Message::new("event-armies")
                .with("player", A)
                .with("army", army_name(*a))
                .with("enemy", B)
                .with("against", army_name(*b)),
            Event::Ready { seat } => by("event-ready", seat),
            Event::OpeningRoll { dice: [a, b], attacker } => {
                let message = match attacker {
                    Some(attacker) => by("event-opening-roll", attacker),
                    None => Message::new("event-opening-tie"),
                };
                message.with("first", number(*a)).with("second", number(*b))
            }
            Event::Deployed { unit, zone, top, height } => {
                let key = if height.is_some() { "event-deployed" } else { "event-deployed-top" };
                let message = of(key, unit).with("zone", zone_name(*zone)).with("tile", tile_name(*top));
                match height {
                    Some(height) => message.with("height", number(*height)),
                    None => message,
                }
            }
            Event::Spread => Message::new("event-spread"),
            Event::Round { number: round, first } => by("event-round", first).with("round", number(*round)),
            Event::Turn { seat } => by("event-turn", seat),
            Event::Redeployed { unit, from, to } => way(of("event-redeployed", unit), from, to),
            Event::Moved { unit, from, to, price } => way(paid("event-moved", unit, price), from, to),
            Event::Charged { unit, zone, price, number: 1 } => {
                paid("event-charged", unit, price).with("from", zone_name(Zone::front(unit.seat, zone.sector())))
            }
            Event::Charged { unit, zone, .. } => {
                of("event-charged-again", unit).with("from", zone_name(Zone::front(unit.seat, zone.sector())))
            }
            Event::CarriedOn { unit, target, price } => {
                paid("event-carried-on", unit, price).with("target", text(target))
            }
            Event::Leaving { unit, price } => paid("event-leaving", unit, price),
            Event::Shot { unit, target, price } => paid("event-shot", unit, price).with("target", text(target)),
            Event::Excited { unit, price } => paid("event-excited", unit, price),
            Event::Healed { unit, target, tile, price } => {
                paid("event-healed", unit, price).with("tile", tile_name(*tile)).with("target", text(target))
            }
            Event::Doubled { unit, price } => paid("event-doubled", unit, price),
            Event::Enough { seat } => by("event-enough", seat),
            Event::Passed { seat } => by("event-passed", seat),
            Event::Intercepted { unit, charger, price } => {
                paid("event-intercepted", unit, price).with("target", text(charger))
            }
            Event::ShotAgainst { unit, charger, price } => {
                paid("event-shot-against", unit, price).with("target", text(charger))
            }
            Event::Waited { seat } => by("event-waited", seat),
            Event::Contact { unit, target, .. } => {
                Message::new("event-contact").with("unit", text(unit)).with("target", text(target))
            }
            Event::Rolled { kind, unit, target, dice, hits, more } => Message::new("event-rolled")
                .with("kind", text(roll_word(*kind)))
                .with("unit", text(unit))
                .with("target", text(target))
                .with("dice", number(*dice))
                .with("hits", number(hits + more))
                .with("more", number(*more)),
            Event::CannotStrike { unit } => Message::new("event-cannot-strike").with("unit", text(unit)),
            Event::Declined { unit } => of("event-declined", unit),
            Event::Shared { hits, units } => {
                let units: Vec<_> = units.iter().map(UnitId::to_string).collect();
                Message::new("event-shared").with("hits", number(*hits)).with("units", text(units.join(", ")))
            }
            Event::Wounded { unit, tile, from } => {
                let (key, lender) = match from {
                    TokenFrom::Unit(lender) => ("event-wounded-order", Some(lender)),
                    TokenFrom::Spent => ("event-wounded-spent", None),
                    TokenFrom::Unused | TokenFrom::Fallen | TokenFrom::Wound => ("event-wounded", None),
                };
                let message = Message::new(key).with("unit", text(unit)).with("tile", tile_name(*tile));
                match lender {
                    Some(lender) => message.with("lender", text(lender)),
                    None => message,
                }
            }
            Event::Destroyed { unit, tile, how } => {
                let key = match how {
                    Loss::Wounds => "event-destroyed",
                    Loss::Removed => "event-removed",
                    Loss::GivenUp => "event-given-up",
                    Loss::LeaderToken => "event-lost-with-leader",
                };
                of(key, unit).with("tile", tile_name(*tile)).with("points", number(tile.print().points))
            }
            Event::UnitDestroyed { unit } => of("event-unit-destroyed", unit),
            Event::ToFront { unit, zone } => {
                Message::new("event-to-front").with("unit", text(unit)).with("to", zone_name(*zone))
            }
            Event::LeaderToken { seat, from } => match from {
                TokenFrom::Unused => by("event-leader-unused", seat),
                TokenFrom::Spent => by("event-leader-spent", seat),
                TokenFrom::Unit(unit) => by("event-leader-unit", seat).with("unit", text(unit)),
                TokenFrom::Fallen => by("event-leader-fallen", seat),
                TokenFrom::Wound => by("event-leader-wound", seat),
            },
            Event::Disbanded { unit, seat } => by("event-disbanded", seat).with("unit", text(unit)),
            Event::RoundEnd { number: round } => Message::new("event-round-end").with("round", number(*round)),
            Event::Ended { winner, cause, counts } => {
                let key = match cause {
                    Cause::Beaten => "event-ended-beaten",
                    Cause::BothBeaten => "event-ended-both-beaten",
                    Cause::Tie => "event-ended-tie",
                    Cause::Quiet => "event-ended-quiet",
                    Cause::RoundLimit => "event-ended-round-limit",
                };
                let count = |seat: Seat| number(counts[seat.index()]);
                by(key, winner).with("count", count(*winner)).with("other", count(enemy(*winner)))
            }
        })
    }
}

pub(crate) const fn roll_word(kind: RollKind) -> &'static str {
    match kind {
        RollKind::Strike => "strike",
        RollKind::StrikeBack => "back",
        RollKind::PartingStrike => "parting",
        RollKind::Shot | RollKind::ShotAgainst => "shot",
    }
}

fn tell_ending(state: &State) -> Explanation {
    let Step::Over(Ending { winner, cause }) = state.step else { unreachable!("the game is over") };
    let (clause, key) = match cause {
        Cause::Beaten => ("PB-5.2.3", "prompt-won-beaten"),
        Cause::BothBeaten => ("PB-5.2.4", "prompt-won-both-beaten"),
        Cause::Tie => ("PB-5.2.4", "prompt-won-tie"),
        Cause::Quiet => ("PB-5.3.1", "prompt-won-quiet"),
        Cause::RoundLimit => ("PB-5.3.2", "prompt-won-round-limit"),
    };
    Explanation { clause: Clause(clause), message: Message::new(key).with("player", winner) }
}
