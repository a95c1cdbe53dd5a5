//! The contract with the engine.

use quincunx_engine::{
    Actor, Courtesies, Explanation, Extent, Fault, Log, Message, Observer, Passage, Returns, Rules, Seat, SeatSet,
    Seen, Shown, Turn, Written,
};
use rand_core::Rng;
use serde::Serialize;

use crate::components::file::Components;
use crate::rules::action::{Action, Choice};
use crate::rules::event::{Happening, Telling};
use crate::rules::field::Player;
use crate::rules::options::Options;
use crate::rules::refusal::Refusal;
use crate::rules::state::{Stage, State};
use crate::rules::table::OsokHajnala;
use crate::shown::catalogue::Catalogue;
use crate::shown::seen::SeenEvent;
use crate::shown::view::{SeenComponents, View};
use crate::written::setup::Setup;

impl Rules for OsokHajnala {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Happening;
    const ID: &'static str = "osok-hajnala";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        Self::at_table(options)
    }

    fn faults(options: &Options) -> Vec<Fault> {
        Components::for_table(options).map_or_else(|fault| vec![fault], |parts| parts.faults(options))
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        self.opening()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.drawing.is_some() {
            return Turn::Chance;
        }
        let of = |open: [bool; 2]| {
            let waiting = Player::BOTH.into_iter().filter(|player| open[player.index()]);
            Turn::Seats(waiting.map(Player::seat).collect())
        };
        match state.stage {
            Stage::Over(_) => Turn::Over,
            // Both at once, each in his own time (OH-8.25, OH-N07).
            Stage::Opening(chosen) => of(chosen.map(|opening| opening.is_none())),
            Stage::Exchange(exchanges) => of(exchanges.map(|exchange| !exchange.done)),
            _ => self.decision(state).map_or(Turn::Chance, |(player, _)| Turn::Seats(SeatSet::of(player.seat()))),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal_choices(state, seat, out);
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        self.refuse(state, Player::of(seat), action.0)
    }

    /// A deck has no order: each of its cards is equally likely to be on top, as after a shuffle (OH-7.2, OH-7.3, OH-7.6). Besides the
    /// dice there is no other chance (OH-7.9); where it comes from nobody knows before the end (OH-6.28).
    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.drawing {
            Some(drawing) => {
                let cards = self.list(drawing.player).counted(state.side(drawing.player).deck);
                out.extend(cards.map(|(card, copies)| (Action(Choice::Card(card)), u32::from(copies))));
            }
            None => out.extend((0..FACES * FACES).map(|number| (Action(dice(number)), 1))),
        }
    }

    #[inline]
    fn weight(&self, state: &State) -> u32 {
        state.drawing.map_or(FACES * FACES, |drawing| state.side(drawing.player).deck.len())
    }

    #[inline]
    fn outcome(&self, state: &State, number: u32) -> Action {
        Action(match state.drawing {
            Some(drawing) => {
                let deck = state.side(drawing.player).deck;
                Choice::Card(self.list(drawing.player).nth(deck, number))
            }
            None => dice(number),
        })
    }

    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Happening>) {
        let mut log = Telling(log);
        self.carry_out(state, by, action.0, &mut log);
        self.settle(state, &mut log);
    }

    /// There are no points (OH-5.7). Who gives up loses: that is the same in all games (OH-5.6, OH-8.23, OH-N35).
    fn returns(&self, state: &State) -> Returns {
        let winner = match state.stage {
            Stage::Over(ending) => ending.winner,
            _ => None,
        };
        let winners = winner.map_or_else(|| SeatSet::first(2), |winner| SeatSet::of(winner.seat()));
        Returns::shared(winners, 2)
    }

    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        self.resample_for(state, observer, rng);
    }
}

impl Shown for OsokHajnala {
    type SeenEvent = SeenEvent;
    type View = View;
    type Components = SeenComponents;

    fn components(&self) -> SeenComponents {
        self.show_components()
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.show(state, observer, Extent::Whole)
    }

    fn seen(&self, event: &Happening, observer: Observer) -> Option<SeenEvent> {
        Some(self.seen_event(&event.0, observer))
    }

    fn line(&self, event: &SeenEvent) -> Option<Message> {
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
}

impl Written for OsokHajnala {
    type Setup = Setup;

    fn setup(&self, state: &State) -> Setup {
        self.written(state)
    }

    fn position(&self, setup: &Setup) -> Result<State, Fault> {
        self.arranged(setup)
    }
}

impl Courtesies for OsokHajnala {
    fn catalogue(options: &Options) -> Result<impl Serialize, Fault> {
        Catalogue::new(options)
    }

    /// How a player opens and what he sets aside is told when both have decided (OH-6.7, OH-6.11).
    fn unseen(&self, state: &State, _: Seat, _: Action) -> bool {
        matches!(state.stage, Stage::Opening(_) | Stage::Exchange(_))
    }

    /// The last choice of the set-up shows what the other has chosen; and with who starts the starting cards are shown (OH-2.34).
    fn reveals(&self, before: &State, _: Seat, _: Action) -> bool {
        matches!(before.stage, Stage::Opening(_) | Stage::WhoStarts(_) | Stage::Exchange(_))
    }

    fn orders(&self) -> &[&'static str] {
        &crate::shown::orders::ORDERS
    }

    fn ordered(&self, seen: &Seen<'_, Self>, order: &str) -> Option<Action> {
        let Observer::Seat(seat) = seen.observer else { return None };
        crate::shown::orders::answer_by_order(seen.view, seat.index(), order)
    }
}

/// Faces of a die (OH-2.1).
const FACES: u32 = 6;

/// The dice of both players by number (OH-7.1).
const fn dice(number: u32) -> Choice {
    Choice::Dice((number / FACES) as u8 + 1, (number % FACES) as u8 + 1)
}
