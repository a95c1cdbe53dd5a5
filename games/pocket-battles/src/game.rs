//! The game (sections 2 to 8).

use quincunx_engine::{
    Actor, Courtesies, Explanation, Extent, Fault, Log, Message, Observer, Passage, Returns, Rules, Seat, SeatSet,
    Seen, Shown, Turn, Written,
};
use rand_core::Rng;

use crate::components::set::Set;
use crate::components::tile::{Army, Tile};
use crate::rules::PocketBattles;
use crate::rules::action::{Action, Choice};
use crate::rules::event::Event;
use crate::rules::odds::{Ways, all_ways};
use crate::rules::options::Options;
use crate::rules::refusal::Refusal;
use crate::rules::state::{A, B, Deed, DeedKind, State, Step, enemy};
use crate::rules::unit::UnitId;
use crate::shown::show::{reader_of, show_components};
use crate::shown::view::{SeenComponents, SeenEvent, View};
use crate::written::setup::Setup;

impl Rules for PocketBattles {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "pocket-battles";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        options.check()?;
        Ok(Self { options: *options })
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        let only = |seat| Turn::Seats(SeatSet::of(seat));
        match state.step {
            Step::Over(_) => Turn::Over,
            Step::Armies | Step::Opening | Step::Roll => Turn::Chance,
            Step::Build => {
                let [a, b] = state.sides.each_ref().map(|side| side.ready);
                Turn::Seats(if a {
                    SeatSet::of(B)
                } else if b {
                    SeatSet::of(A)
                } else {
                    SeatSet::first(2)
                })
            }
            Step::Reaction | Step::Parting => only(enemy(state.active)),
            Step::Strike => only(state.roll.seat),
            Step::Allot | Step::Mark | Step::LeaderToken => only(state.wounds.seat),
            Step::Removal(seat) => only(seat),
            Step::Deploy
            | Step::Turn
            | Step::Action
            | Step::FirstOrder
            | Step::SecondOrder
            | Step::Excite
            | Step::Target => only(state.active),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if matches!(self.turn(state), Turn::Seats(waiting) if waiting.contains(seat)) {
            self.legal_actions(state, seat, out);
        }
    }

    #[inline]
    fn choice(&self, state: &State, seat: Seat, _: &mut Vec<Action>, draw: impl FnOnce(u32) -> u32) -> Action {
        self.pick_action(state, seat, draw)
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.refuse(state, seat, action.0).err()
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.step {
            Step::Armies => out.extend(Army::BOTH.map(|army| (Action(Choice::Army(army)), 1))),
            Step::Opening => out.extend((0..36).map(|number| (opening_dice(number), 1))),
            _ => {
                let ways = Ways::of(Self::rolled_faces(state).0, state.roll.dice);
                out.extend(ways.iter().map(|(hits, ways)| (Action(Choice::Hits(hits)), ways)));
            }
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        match state.step {
            Step::Armies => 2,
            Step::Opening => 36,
            _ => all_ways(state.roll.dice),
        }
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        match state.step {
            Step::Armies => Action(Choice::Army(Army::BOTH[number as usize])),
            Step::Opening => opening_dice(number),
            _ => {
                let ways = Ways::of(Self::rolled_faces(state).0, state.roll.dice);
                Action(Choice::Hits(ways.at(number)))
            }
        }
    }

    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Event>) {
        let seat = if let Actor::Seat(seat) = by { seat } else { state.active };
        let order = |kind, unit: UnitId, at: Option<UnitId>| Deed::of(kind, unit.unit, at.map(|at| at.unit));
        let place = |state: &State, tile: Tile| state.side(seat).living_place(tile).expect("the troop lives");
        match action.0 {
            Choice::Army(army) => self.armies(state, army, log),
            Choice::Rolls(dice) => Self::opening_roll(state, dice, log),
            Choice::Hits(hits) => self.hits(state, hits, log),
            Choice::Open(tile) => state.side_mut(seat).open(tile),
            Choice::Add(tile) => state.side_mut(seat).add(tile),
            Choice::Top(tile) => state.side_mut(seat).top(tile),
            Choice::Close => state.side_mut(seat).close(),
            Choice::Undo(number) => state.side_mut(seat).undo(number),
            Choice::Commit => self.commit(state, seat, log),
            Choice::Ready(number) => self.take_ready(state, seat, number),
            Choice::Deploy(unit, zone) => self.deploy(state, unit.unit, zone, log),
            Choice::Redeploy(unit, zone) => Self::redeploy(state, unit.unit, zone, log),
            Choice::Move(unit, zone) => self.tactical_move(state, unit.unit, zone, log),
            Choice::Charge(unit) => self.order(state, order(DeedKind::Charge, unit, None), log),
            Choice::CarryOn(unit, at) => self.order(state, order(DeedKind::CarryOn, unit, Some(at)), log),
            Choice::Leave(unit) => self.order(state, order(DeedKind::Leave, unit, None), log),
            Choice::Shoot(unit, at) => self.order(state, order(DeedKind::Shoot, unit, Some(at)), log),
            Choice::Heal(unit, tile) => {
                let place = place(state, tile);
                self.heal(state, unit.unit, place, log);
            }
            Choice::DoubleOrder(unit) => Self::double_order(state, unit.unit, log),
            Choice::Pass => self.pass(state, log),
            Choice::Yes => self.excite(state, log),
            Choice::No => self.carry_out(state, log),
            Choice::Enough => self.enough(state, log),
            Choice::Intercept(unit) => self.intercept(state, unit.unit, log),
            Choice::ShootAgainst(unit) => self.shoot_against(state, unit.unit, log),
            Choice::Wait => self.wait(state, log),
            Choice::Target(unit) => self.meet(state, unit.unit, log),
            Choice::Allot(tile) => {
                let place = place(state, tile);
                self.allot(state, place, log);
            }
            Choice::Unused => self.mark(state, log),
            Choice::From(unit) if state.step == Step::Mark => self.mark_with_laid(state, Some(unit.unit), log),
            Choice::From(unit) => self.take_leader_token(state, Some(unit.unit), log),
            Choice::Spent if state.step == Step::Mark => self.mark_with_laid(state, None, log),
            Choice::Spent => self.take_leader_token(state, None, log),
            Choice::Remove => self.remove(state, log),
            Choice::Troop(tile) => {
                let place = place(state, tile);
                self.lose_with_leader(state, place, log);
            }
            Choice::Parting(unit) => self.part(state, unit.unit, log),
            Choice::Strike => self.decide_strike(state, true, log),
            Choice::Decline => self.decide_strike(state, false, log),
            Choice::GiveUp(unit) => {
                let troops = state.side(seat).living_of(unit.unit);
                self.give_up(state, seat, troops, log);
            }
            Choice::GiveUpTroop(tile) => {
                let place = place(state, tile);
                self.give_up(state, seat, Set::one(place), log);
            }
            Choice::Done => self.removals_done(state, seat, log),
        }
    }

    /// Who wins gets 1 (PB-5.2.3, PB-5.2.4, PB-5.3.1).
    fn returns(&self, state: &State) -> Returns {
        let winner = if let Step::Over(ending) = state.step { Some(ending.winner) } else { None };
        Returns::shared(winner.map_or(SeatSet::first(2), SeatSet::of), 2)
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        self.resample_for(state, observer, rng);
    }
}

impl Shown for PocketBattles {
    type SeenEvent = SeenEvent;
    type View = View;
    type Components = SeenComponents;

    fn components(&self) -> SeenComponents {
        show_components()
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Whole)
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<SeenEvent> {
        Some(SeenEvent { event: event.clone(), reader: reader_of(observer) })
    }

    fn line(&self, event: &SeenEvent) -> Option<Message> {
        self.log_line(event)
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        self.ask(seen)
    }

    fn label(&self, seen: &Seen<'_, Self>, action: Action) -> Message {
        Self::button(seen.view, action.0)
    }

    fn describe(&self, view: &View) -> Vec<Passage> {
        self.put_in_words(view)
    }
}

impl Written for PocketBattles {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        Setup::of(state)
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        self.set_up(setup)
    }
}

impl Courtesies for PocketBattles {
    /// How fast a player builds, and how often he changes his mind, is his own (PB-2.3.10); he undoes with an action.
    fn unseen(&self, state: &State, _: Seat, action: Action) -> bool {
        state.step == Step::Build && action.0 != Choice::Commit
    }

    /// The last unit placed opens all stacks (PB-2.4.7). The second army to be ready brings the reserves on show
    /// (PB-2.3.11); the first shows its owner nothing, but it cannot be changed any more either (PB-2.3.10).
    fn reveals(&self, before: &State, _: Seat, action: Action) -> bool {
        match action.0 {
            Choice::Commit => true,
            Choice::Deploy(..) => before.sides.iter().map(|side| side.reserve().len()).sum::<u8>() == 1,
            _ => false,
        }
    }
}

/// The dice of the opening roll by their number below 36.
fn opening_dice(number: u32) -> Action {
    Action(Choice::Rolls([number / 6 + 1, number % 6 + 1].map(|die| die as u8)))
}
