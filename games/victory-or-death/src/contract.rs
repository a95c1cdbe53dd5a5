//! The contract with the engine.

use quincunx_engine::{
    Actor, Courtesies, Explanation, Extent, Fault, Log, Message, Observer, Passage, Returns, Rules, Seat, SeatSet,
    Seen, Shown, Turn, Written,
};
use rand_core::Rng;

use crate::components::{Happening, Kind, Power};
use crate::rules::{Action, Choice, Choices, Decision, Event, Options, Refusal, Stage, State, VictoryOrDeath};
use crate::shown::{SeenComponents, SeenDoing, View};
use crate::written::Setup;

/// Standing orders for reactions (VOD-R52): ask me; pass unless one of my cities is attacked; pass.
const ORDERS: [&str; 3] = ["ask", "city", "never"];

impl Rules for VictoryOrDeath {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "victory-or-death";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        Self::at_table(options)
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.drawing.is_some() {
            return Turn::Chance;
        }
        let seats = |open: fn(&State, Power) -> bool| {
            Turn::Seats(
                Power::ALL.into_iter().filter(|power| open(state, *power)).map(|power| self.seat(power)).collect(),
            )
        };
        match state.stage {
            Stage::Over(_) => Turn::Over,
            Stage::Mulligans(_) => {
                seats(|state, power| matches!(state.stage, Stage::Mulligans(answered) if !answered.contains(power)))
            }
            Stage::Discards(_) => {
                seats(|state, power| matches!(state.stage, Stage::Discards(picks) if picks[power.index()].len() < 3))
            }
            _ => self.open(state).map_or(Turn::Chance, |(power, _)| Turn::Seats(SeatSet::of(self.seat(power)))),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal_choices(state, seat, &mut Choices::Listed(out));
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.refuse(state, seat, action.0)
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        let Some(drawing) = state.drawing else { return };
        let deck = state.holding(drawing.power).deck;
        let card = |slot| Action(Choice::Card(self.parts.id(drawing.power, slot)));
        out.extend(deck.slots().map(|slot| (card(slot), u32::from(deck.count(slot)))));
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        state.drawing.map_or(0, |drawing| state.holding(drawing.power).deck.len())
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        let power = state.drawing.map_or(state.active, |drawing| drawing.power);
        Action(Choice::Card(self.parts.id(power, state.holding(power).deck.nth(number))))
    }

    fn apply(&self, state: &mut State, _: Actor, action: Action, log: &mut impl Log<Event>) {
        self.carry_out(state, action.0, log);
        self.settle(state, log);
    }

    /// The winning team's seats share what there is (VOD-5.5).
    fn returns(&self, state: &State) -> Returns {
        let winners = Self::winner(state).powers().into_iter().map(|power| self.seat(power));
        Returns::shared(winners.collect(), self.seats)
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        self.resample_for(state, observer, rng);
    }
}

impl Shown for VictoryOrDeath {
    type SeenEvent = Event;
    type View = View;
    type Components = SeenComponents;

    fn components(&self) -> SeenComponents {
        self.show_components()
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Whole)
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.seen(observer, |observer, power| self.sees(observer, power))
    }

    fn line(&self, event: &Event) -> Option<Message> {
        self.log_line(event)
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        self.ask(seen.view, seen.observer)
    }

    fn label(&self, seen: &Seen<'_, Self>, action: Action) -> Message {
        self.button(seen.view, action.0)
    }

    fn describe(&self, view: &View) -> Vec<Passage> {
        self.put_in_words(view)
    }

    /// Who is asked for a reaction is told to nobody else (VOD-4.10.15): they are told of all who, for all that everybody
    /// knows, could have one.
    fn awaited(&self, state: &State, observer: Observer) -> SeatSet {
        let truth = match self.turn(state) {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => return SeatSet::EMPTY,
        };
        let Some(window) = Self::reacting(state) else { return truth };
        if matches!(observer, Observer::Seat(seat) if truth.contains(seat)) {
            return truth;
        }
        let own = |power: Power| self.sees(observer, power);
        let could = |power: &Power| self.might_react(state, window, *power) && !own(*power);
        let seats: SeatSet = Power::ALL.into_iter().filter(could).map(|power| self.seat(power)).collect();
        if !seats.is_empty() {
            return seats;
        }
        Power::ALL.into_iter().filter(|power| !own(*power)).map(|power| self.seat(power)).collect()
    }
}

impl Written for VictoryOrDeath {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        self.written(state)
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        self.arranged(setup)
    }
}

impl Courtesies for VictoryOrDeath {
    fn unseen(&self, state: &State, seat: Seat, action: Action) -> bool {
        let asked = Self::reacting(state).and_then(|window| window.asking);
        !action.0.is_beside() && asked.is_some_and(|(power, _)| self.seat(power) == seat)
    }

    /// Nothing is taken back once chance or another power has spoken (VOD-7.3). With the last opening discard all are shown
    /// (VOD-2.5.4); what another power is made to discard shows its last card; and whether a window goes on after an answer
    /// tells what others had answered.
    fn reveals(&self, before: &State, _: Seat, action: Action) -> bool {
        match (before.stage, action.0) {
            (_, Choice::Do) => true,
            (Stage::Discards(picks), Choice::OpeningDiscard(..)) => {
                picks.iter().map(|picks| picks.len()).sum::<usize>() == 11
            }
            _ => Self::reacting(before).is_some(),
        }
    }

    fn orders(&self) -> &[&'static str] {
        &ORDERS
    }

    fn ordered(&self, seen: &Seen<'_, Self>, order: &str) -> Option<Action> {
        let decision =
            seen.view.decision.as_ref().filter(|decision| decision.own && decision.kind == Decision::React)?;
        let Some(SeenDoing::Reactions { to }) = seen.view.doing.last() else { return None };
        let lost = matches!(to.happening, Happening::WouldRemove | Happening::Removed) && to.by.is_some();
        let own = |owner| Observer::Seat(self.seat(owner)) == seen.observer;
        let city = lost && to.piece.as_ref().is_some_and(|piece| piece.kind == Kind::City && own(piece.owner));
        match order {
            "never" => {}
            "city" if !city => {}
            _ => return None,
        }
        Some(Action(if decision.usable { Choice::Pass } else { Choice::GoOn }))
    }
}
