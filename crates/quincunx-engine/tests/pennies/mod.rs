//! Matching pennies, two rounds: both choose in secret at the same time. The smallest game with simultaneous choices.

use std::fmt;

use quincunx_engine::{
    Actor, Clause, Explain, Explanation, Fault, Game, Log, Message, Observer, Returns, Seat, SeatSet, Turn,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

pub(crate) struct Pennies;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    Heads,
    Tails,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct State {
    chosen: [Option<Side>; 2],
    won: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct NotNow;

impl Explain for NotNow {
    fn explain(&self) -> Explanation {
        Explanation { clause: Clause("MP-1"), message: Message::new("not-now") }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    chosen: Option<Side>,
    ready: [bool; 2],
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chose(Seat, Side);

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Seen {
    seat: Seat,
    side: Option<Side>,
}

impl Game for Pennies {
    type Options = ();
    type State = State;
    type Setup = State;
    type Action = Side;
    type Refusal = NotNow;
    type Event = Chose;
    type SeenEvent = Seen;
    type View = View;

    const ID: &'static str = "pennies";
    const RULES_VERSION: u32 = 1;

    fn new((): &()) -> Result<Self, Fault> {
        Ok(Self)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State::default()
    }

    fn turn(&self, state: &State) -> Turn {
        let waiting: SeatSet = Seat::first(2).filter(|seat| state.chosen[seat.index()].is_none()).collect();
        if state.won.len() == 2 { Turn::Over } else { Turn::Seats(waiting) }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Side>) {
        if state.won.len() < 2 && state.chosen[seat.index()].is_none() {
            out.extend([Side::Heads, Side::Tails]);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, _: Side) -> Option<NotNow> {
        (state.won.len() == 2 || state.chosen[seat.index()].is_some()).then_some(NotNow)
    }

    fn outcomes(&self, _: &State, _: &mut Vec<(Side, u32)>) {}

    fn apply(&self, state: &mut State, by: Actor, side: Side, log: &mut impl Log<Chose>) {
        let Actor::Seat(seat) = by else { return };
        state.chosen[seat.index()] = Some(side);
        log.event(|| Chose(seat, side));
        if let [Some(first), Some(second)] = state.chosen {
            state.won.push(usize::from(first != second));
            state.chosen = [None; 2];
        }
    }

    fn returns(&self, state: &State) -> Returns {
        let wins = |index| state.won.iter().filter(|winner| **winner == index).count() as i32;
        Returns::whole(&[wins(0), wins(1)])
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        for seat in Seat::first(2).filter(|seat| observer != Observer::Seat(*seat)) {
            let drawn = if rng.next_u32().is_multiple_of(2) { Side::Heads } else { Side::Tails };
            state.chosen[seat.index()] = state.chosen[seat.index()].map(|_| drawn);
        }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let chosen = if let Observer::Seat(seat) = observer { state.chosen[seat.index()] } else { None };
        View { chosen, ready: state.chosen.map(|side| side.is_some()) }
    }

    fn seen(&self, Chose(seat, side): &Chose, observer: Observer) -> Option<Seen> {
        let own = observer == Observer::Seat(*seat) || observer == Observer::Everything;
        Some(Seen { seat: *seat, side: own.then_some(*side) })
    }

    fn line(&self, _: &Seen) -> Option<Message> {
        None
    }

    fn prompt(&self, _: &State, _: Observer) -> Explanation {
        NotNow.explain()
    }

    fn label(&self, _: &State, side: Side) -> Message {
        Message::new(if side == Side::Heads { "heads" } else { "tails" })
    }

    fn write(&self, side: Side, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(if side == Side::Heads { "heads" } else { "tails" })
    }

    fn parse(&self, text: &str) -> Option<Side> {
        match text {
            "heads" => Some(Side::Heads),
            "tails" => Some(Side::Tails),
            _ => None,
        }
    }

    fn setup(&self, state: &State) -> State {
        state.clone()
    }

    fn position(&self, setup: &State) -> Result<State, Fault> {
        Ok(setup.clone())
    }
}
