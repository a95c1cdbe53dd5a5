//! What the game says, as keys of the locale files: prompts, the words on buttons, the lines of the log.
//!
//! Units are called by their ids, as in notation; a choice names a troop of the unit too.

use quincunx_engine::{Arg, Clause, Explanation, Message, Seat, Seen, Turn};

use crate::components::prints::TroopType;
use crate::components::strength::Trait;
use crate::components::tile::{Army, Tile};
use crate::components::zone::Zone;
use crate::rules::PocketBattles;
use crate::rules::action::Choice;
use crate::rules::event::{Event, Loss, TokenFrom};
use crate::rules::options::Removal;
use crate::rules::state::{A, B, Cause, Ending, RollKind, Step, enemy};
use crate::rules::unit::UnitId;
use crate::shown::view::{SeenEvent, SeenRoll, SeenWounds, View};

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

/// A zone where it is said whose unit comes or goes; left and right are the reader's own.
pub(crate) fn zone_name(zone: Zone, reader: Option<Seat>) -> Arg {
    Arg::Term(zone.key(reader))
}

pub(crate) fn troop_name(tile: Tile) -> Arg {
    Arg::Term(tile.print().troop.key().into())
}

/// The name of its troop with its faces.
pub(crate) fn tile_name(tile: Tile) -> Arg {
    Arg::Term(format!("tile-{tile}"))
}

fn with_unit(message: Message, view: &View, unit: UnitId) -> Message {
    message.with("unit", text(unit)).with("troop", known_by(view, unit))
}

fn known_by(view: &View, unit: UnitId) -> Arg {
    view.unit(unit).and_then(|unit| unit.known_by).map_or_else(|| text(NOTHING), troop_name)
}

fn price(view: &View, unit: UnitId) -> Arg {
    number(view.strength(unit).map_or(0, |strength| strength.price))
}

/// An order, a reaction or a move with its unit and its price.
fn order(key: &'static str, view: &View, unit: UnitId) -> Message {
    with_unit(Message::new(key), view, unit).with("price", price(view, unit))
}

fn at(message: Message, view: &View, target: UnitId) -> Message {
    message.with("target", text(target)).with("against", known_by(view, target))
}

impl PocketBattles {
    /// The words on the button of an action.
    pub(crate) fn button(view: &View, choice: Choice) -> Message {
        let tile_of = |key, tile| Message::new(key).with("tile", tile_name(tile));
        let unit_of = |key, unit| with_unit(Message::new(key), view, unit);
        let zone_name = |zone| zone_name(zone, view.reader);
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
            Choice::Move(unit, zone) => order("action-move", view, unit).with("zone", zone_name(zone)),
            Choice::Charge(unit) => order("action-charge", view, unit),
            Choice::CarryOn(unit, target) => at(order("action-carry-on", view, unit), view, target),
            Choice::Leave(unit) => order("action-leave", view, unit),
            Choice::Shoot(unit, target) => at(order("action-shoot", view, unit), view, target),
            Choice::Heal(unit, tile) => {
                let target = view.sides[unit.seat.index()].units.iter().find(|unit| unit.has_living(tile));
                tile_of("action-heal", tile)
                    .with("target", target.map_or_else(|| text(NOTHING), |target| text(target.id)))
                    .with("unit", text(unit))
                    .with("price", price(view, unit))
            }
            Choice::DoubleOrder(unit) => order("action-double-order", view, unit),
            Choice::Pass => Message::new("action-pass"),
            Choice::Yes => match view.exciter {
                Some(bearer) => order("action-excite", view, bearer),
                None => Message::new("action-no-excite"),
            },
            Choice::No => Message::new("action-no-excite"),
            Choice::Enough => Message::new("action-enough"),
            Choice::Intercept(unit) => order("action-intercept", view, unit),
            Choice::ShootAgainst(unit) => order("action-shoot-against", view, unit),
            Choice::Wait => Message::new("action-wait"),
            Choice::Target(unit) => unit_of("action-target", unit),
            Choice::Allot(tile) => tile_of("action-allot", tile),
            Choice::Unused => Message::new("action-mark-unused"),
            Choice::From(unit) if view.step == Step::LeaderToken => unit_of("action-leader-unit", unit),
            Choice::From(unit) => unit_of("action-mark-unit", unit),
            Choice::Spent if view.step == Step::LeaderToken => Message::new("action-leader-spent"),
            Choice::Spent => Message::new("action-mark-spent"),
            Choice::Remove => Message::new("action-remove"),
            Choice::Troop(tile) => tile_of("action-leader-wound", tile),
            Choice::Parting(unit) => unit_of("action-parting", unit),
            Choice::Strike if strikes_back(view) => Message::new("action-strike-back"),
            Choice::Strike => Message::new("action-strike"),
            Choice::Decline => Message::new("action-decline"),
            Choice::GiveUp(unit) => {
                let points = view.strength(unit).map_or(0, |strength| strength.points);
                unit_of("action-give-up", unit).with("points", number(points))
            }
            Choice::GiveUpTroop(tile) => picked("action-give-up-troop", tile),
            Choice::Done => Message::new("action-done"),
        }
    }

    /// What the observer must do, or whom the table waits for.
    pub(crate) fn ask(&self, seen: &Seen<'_, Self>) -> Explanation {
        let view = seen.view;
        let message = match (view.step, seen.turn) {
            (Step::Over(ending), _) => return tell_ending(ending),
            (_, Turn::Seats(awaited)) => match (seen.asked(), awaited.lowest()) {
                (Some(seat), _) => self.question(view, seat),
                (None, Some(seat)) if awaited.len() == 1 => Message::new("prompt-waiting").with("player", seat),
                _ => Message::new("prompt-building"),
            },
            _ => Message::new("prompt-chance"),
        };
        Explanation { clause: Clause(Self::due(view.step)), message }
    }

    fn question(&self, view: &View, seat: Seat) -> Message {
        let doer = |key| {
            Message::new(key).with("unit", view.deed.as_ref().map_or_else(|| text(NOTHING), |deed| text(deed.unit)))
        };
        match view.step {
            Step::Build => {
                let building = view.sides[seat.index()].building.as_ref();
                let left = number(building.map_or(0, |building| building.left));
                match building.filter(|building| building.open.is_none()) {
                    Some(building) => Message::new("prompt-build").with("units", number(building.closed.len() as i64)),
                    None => Message::new("prompt-build-unit"),
                }
                .with("left", left)
            }
            Step::Deploy => Message::new("prompt-deploy"),
            Step::Turn => Message::new("prompt-turn"),
            Step::Action => Message::new("prompt-action"),
            Step::FirstOrder => Message::new("prompt-first-order"),
            Step::SecondOrder => Message::new("prompt-second-order"),
            Step::Excite => doer("prompt-excite"),
            Step::Reaction => doer("prompt-reaction"),
            Step::Target => doer("prompt-target"),
            Step::Parting => doer("prompt-parting"),
            Step::Allot | Step::Mark => view.wounds.as_ref().map_or_else(|| doer("prompt-allot"), wounds),
            Step::LeaderToken => Message::new("prompt-leader-token"),
            Step::Strike => {
                let roll = view.deed.as_ref().and_then(|deed| deed.roll.as_ref());
                let unit = |of: fn(&SeenRoll) -> UnitId| roll.map_or_else(|| text(NOTHING), |roll| text(of(roll)));
                Message::new(if strikes_back(view) { "prompt-strike-back" } else { "prompt-strike" })
                    .with("unit", unit(|roll| roll.by))
                    .with("target", unit(|roll| roll.at))
            }
            _ if self.options.voluntary_removal == Removal::Troop => Message::new("prompt-removal-troops"),
            _ => Message::new("prompt-removal"),
        }
    }

    /// The log line of an event, as its reader is told it.
    pub(crate) fn log_line(&self, SeenEvent { event, reader }: &SeenEvent) -> Option<Message> {
        let zone_name = |zone| zone_name(zone, *reader);
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
            Event::Rolled { kind, unit, target, dice, hits, more, .. } => Message::new("event-rolled")
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
            Event::UnitDestroyed { unit, .. } => of("event-unit-destroyed", unit),
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

/// Hits to be allotted, or the troop to be marked.
fn wounds(wounds: &SeenWounds) -> Message {
    match wounds.marks.first().filter(|_| wounds.left == 0) {
        Some(tile) => Message::new("prompt-mark").with("tile", tile_name(*tile)),
        None => Message::new("prompt-allot").with("hits", number(wounds.left)),
    }
    .with("unit", text(wounds.unit))
}

fn strikes_back(view: &View) -> bool {
    let roll = view.deed.as_ref().and_then(|deed| deed.roll.as_ref());
    roll.is_some_and(|roll| roll.kind == RollKind::StrikeBack)
}

fn tell_ending(Ending { winner, cause }: Ending) -> Explanation {
    let (clause, key) = match cause {
        Cause::Beaten => ("PB-5.2.3", "prompt-won-beaten"),
        Cause::BothBeaten => ("PB-5.2.4", "prompt-won-both-beaten"),
        Cause::Tie => ("PB-5.2.4", "prompt-won-tie"),
        Cause::Quiet => ("PB-5.3.1", "prompt-won-quiet"),
        Cause::RoundLimit => ("PB-5.3.2", "prompt-won-round-limit"),
    };
    Explanation { clause: Clause(clause), message: Message::new(key).with("player", winner) }
}
