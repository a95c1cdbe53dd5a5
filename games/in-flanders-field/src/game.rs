//! The game: the contract with the engine.

use quincunx_engine::{
    Actor, Courtesies, Explanation, Extent, Fault, Log, Message, Observer, Passage, Returns, Rules, Seat, SeatSet,
    Seen, Shown, Turn, Written,
};
use rand_core::Rng;

use crate::rules::InFlandersField;
use crate::rules::action::Action;
use crate::rules::advance::Reached;
use crate::rules::dice::{ORDERED, ROLLS, weight};
use crate::rules::event::Event;
use crate::rules::options::Options;
use crate::rules::refusal::Refusal;
use crate::rules::state::{CARD_SPACES, State, Step, TROOPS};
use crate::shown::view::{SeenComponents, View};
use crate::written::setup::Setup;

impl Rules for InFlandersField {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;

    const ID: &'static str = "in-flanders-field";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        Self::resolve(options).map_err(|mut faults| faults.swap_remove(0))
    }

    fn faults(options: &Options) -> Vec<Fault> {
        Self::resolve(options).err().unwrap_or_default()
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Deal | Step::FirstPlayer | Step::Rolling | Step::GasDraw(_) | Step::Refill => Turn::Chance,
            Step::Over(_) => Turn::Over,
            _ => Turn::Seats(SeatSet::of(state.active)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal_actions(state, seat, out);
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        (!legal.contains(&action)).then(|| self.reason(state, seat, action))
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.step {
            // IFF-7.1, IFF-N1.
            Step::FirstPlayer => out.extend(Seat::first(self.seats).map(|seat| (Action::FirstPlayer(seat), 1))),
            Step::Rolling => out.extend(ROLLS.into_iter().map(|dice| (Action::Dice(dice), weight(dice)))),
            _ => out.extend(state.deck.iter().map(|(card, copies)| (Action::Draw(card), u32::from(copies)))),
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        match state.step {
            Step::FirstPlayer => self.seats as u32,
            Step::Rolling => ORDERED.len() as u32,
            _ => u32::from(state.deck_size),
        }
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        match state.step {
            Step::FirstPlayer => Action::FirstPlayer(Seat::new(number as usize).expect("below the number of seats")),
            Step::Rolling => Action::Dice(ORDERED[number as usize]),
            _ => Action::Draw(state.deck.nth(number)),
        }
    }

    fn apply(&self, state: &mut State, _: Actor, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::FirstPlayer(seat) => {
                state.first = seat;
                state.active = seat;
                log.event(|| Event::FirstPlayer { seat });
                self.begin_turn(state, log);
            }
            Action::Dice(dice) => {
                state.dice = dice;
                state.roll_due = false;
                state.step = Step::AfterRoll;
                log.event(|| Event::Rolled { seat: state.active, dice });
            }
            Action::Draw(card) => self.draw(state, card, log),
            Action::Roll => state.step = Step::Rolling,
            Action::Gas(space) => self.gas(state, space, log),
            Action::Take(space) => self.take(state, space, false, log),
            Action::Balloon(space) => self.take(state, space, true, log),
            Action::Reconnaissance => self.reconnoitre(state, log),
            Action::Fail => self.fail(state, log),
            Action::Stop => self.stop(state, log),
            Action::GiveUp(card) => self.give_up(state, card, log),
            Action::Artillery => self.cancel(state, None, log),
            Action::Cancel(card) => self.cancel(state, Some(card), log),
            Action::Hold => self.after_artillery(state, log),
            Action::Advance { space, troops, mines } => self.advance(state, Reached { space, troops, mines }, log),
        }
    }

    /// The winners share one point (IFF-5.11).
    fn returns(&self, state: &State) -> Returns {
        let winners = if let Step::Over(ending) = state.step { self.winners(state, ending) } else { SeatSet::EMPTY };
        Returns::shared(winners, self.seats)
    }

    /// Nothing is hidden but the order of the deck, and the deck is kept as what it is to everybody: a multiset (IFF-6.8).
    fn resample(&self, _: &mut State, _: Observer, _: &mut impl Rng) {}
}

impl Shown for InFlandersField {
    type SeenEvent = Event;
    type View = View;
    type Components = SeenComponents;

    fn components(&self) -> SeenComponents {
        self.show_components()
    }

    fn view(&self, state: &State, _: Observer) -> View {
        self.show(state, Extent::Whole)
    }

    fn seen(&self, event: &Event, _: Observer) -> Option<Event> {
        Some(event.clone())
    }

    fn line(&self, event: &Event) -> Option<Message> {
        self.log_line(event)
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        self.ask(seen.view, seen.observer)
    }

    fn label(&self, seen: &Seen<'_, Self>, action: Action) -> Message {
        self.button(seen.view, action)
    }

    fn describe(&self, view: &View) -> Vec<Passage> {
        self.put_in_words(view)
    }
}

impl Written for InFlandersField {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        self.write_down(state)
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        self.set_up(setup)
    }
}

impl Courtesies for InFlandersField {
    /// What ends the turn shows whose turn is next: it is not taken back even where nothing is to be refilled, so that no
    /// chance node follows (IFF-8.10).
    fn reveals(&self, before: &State, seat: Seat, action: Action) -> bool {
        let mut after = before.clone();
        self.apply(&mut after, Actor::Seat(seat), action, &mut ());
        !after.in_turn() || (after.active, after.round) != (before.active, before.round)
    }
}

const _: () = assert!(CARD_SPACES.count_ones() == 8 && TROOPS == 40 && size_of::<Action>() <= 8);
