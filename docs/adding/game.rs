//! Tricks: two players, four cards each.
//!
//! - TRICKS-1: Of twelve cards, 1 to 12, each player is dealt four, A first, and sees only those.
//! - TRICKS-2: One player leads a card, and the other plays one to it. The higher card takes the trick. They lead in turn, A first.
//! - TRICKS-3: When all cards are played, whoever has taken more tricks wins. With as many each, both do.
//! - TRICKS-R1: A table may agree on two to six cards each.

use quincunx_engine::*;
use rand_core::Rng;
use serde::{Deserialize, Serialize};

options! {
    /// What a table agrees on.
    Options "TricksOptions";
    /// How many cards each player is dealt (TRICKS-R1).
    cards: u8 = 4, "TRICKS-R1", number 2..=6;
}

/// The rules of one table.
pub struct Tricks(Options);

/// A set of the cards 1 to 12: bit `n` is card `n`.
type Cards = u16;

fn listed(cards: Cards) -> impl Iterator<Item = u8> {
    (1..=12).filter(move |card| cards >> card & 1 == 1)
}

/// A position, with all its secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    hands: [Cards; 2],
    played: Cards,
    led: Option<u8>,
    tricks: [u8; 2],
}

impl State {
    fn dealt(&self) -> u32 {
        self.hands[0].count_ones() + self.hands[1].count_ones() + self.played.count_ones()
    }

    /// The cards that are neither in these hands nor played.
    fn beyond(&self, hands: impl Iterator<Item = Seat>) -> Cards {
        hands.fold(0b1_1111_1111_1110 & !self.played, |cards, seat| cards & !self.hands[seat.index()])
    }
}

/// What can be done: `deal(7)` by chance, `play(7)` by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation, Numbered)]
#[notation(game = Tricks)]
pub enum Action {
    Deal(u8),
    Play(u8),
}

/// Why it cannot be done. The keys of the sentences are `refusal-chance`, `refusal-not-in-hand`, …
#[derive(Clone, Copy, Debug, PartialEq, Explain)]
pub enum Refusal {
    #[clause("TRICKS-1")]
    Chance,
    #[clause("TRICKS-2")]
    NotYourTurn,
    #[clause("TRICKS-2")]
    NotInHand { card: u8 },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    Dealt { seat: Seat, card: u8 },
    Played { seat: Seat, card: u8 },
}

impl Rules for Tricks {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    const ID: &'static str = "tricks";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options) -> Result<Self, Fault> {
        let fault = || Fault::new(Clause("TRICKS-R1"), Message::new("fault-hand"));
        (2..=6).contains(&options.cards).then(|| Self(options.clone())).ok_or_else(fault)
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        State { hands: [0; 2], played: 0, led: None, tricks: [0; 2] }
    }

    fn turn(&self, state: &State) -> Turn {
        let all = 2 * u32::from(self.0.cards);
        match state.played.count_ones() {
            _ if state.dealt() < all => Turn::Chance,
            played if played == all => Turn::Over,
            // A, B; B, A; A, B; and so on.
            played => Turn::Seats(Seat::new((played as usize).div_ceil(2) % 2).map_or(SeatSet::EMPTY, SeatSet::of)),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state) == Turn::Seats(SeatSet::of(seat)) {
            out.extend(listed(state.hands[seat.index()]).map(Action::Play));
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Deal(_) => Some(Refusal::Chance),
            _ if self.turn(state) != Turn::Seats(SeatSet::of(seat)) => Some(Refusal::NotYourTurn),
            Action::Play(card) if listed(state.hands[seat.index()]).any(|held| held == card) => None,
            Action::Play(card) => Some(Refusal::NotInHand { card }),
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        out.extend(listed(state.beyond(Seat::first(2))).map(|card| (Action::Deal(card), 1)));
    }

    fn apply(&self, state: &mut State, by: Actor, action: Action, log: &mut impl Log<Event>) {
        match (action, by) {
            (Action::Deal(card), _) => {
                let seat = Seat::new(state.dealt() as usize % 2).expect("one of two");
                state.hands[seat.index()] |= 1 << card;
                log.event(|| Event::Dealt { seat, card });
            }
            (Action::Play(card), Actor::Seat(seat)) => {
                state.hands[seat.index()] &= !(1 << card);
                state.played |= 1 << card;
                log.event(|| Event::Played { seat, card });
                match state.led.take() {
                    None => state.led = Some(card),
                    Some(led) if card > led => state.tricks[seat.index()] += 1,
                    Some(_) => state.tricks[1 - seat.index()] += 1,
                }
            }
            (Action::Play(_), Actor::Chance) => {}
        }
    }

    fn returns(&self, state: &State) -> Returns {
        let most = state.tricks[0].max(state.tricks[1]);
        Returns::shared(Seat::first(2).filter(|seat| state.tricks[seat.index()] == most).collect(), 2)
    }

    /// The hands that the observer does not see are dealt anew, from the cards that he has not seen.
    fn resample(&self, state: &mut State, observer: Observer, rng: &mut impl Rng) {
        let mut unseen = state.beyond(Seat::first(2).filter(|seat| observer.sees(*seat)));
        for seat in Seat::first(2).filter(|seat| !observer.sees(*seat)) {
            for _ in 0..std::mem::take(&mut state.hands[seat.index()]).count_ones() {
                let place = below(rng, unseen.count_ones()) as usize;
                let card = listed(unseen).nth(place).expect("the place is below their number");
                state.hands[seat.index()] |= 1 << card;
                unseen &= !(1 << card);
            }
        }
    }
}

/// What one observer may know: the hands that he sees, and how many cards the others have.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
pub struct View {
    hands: Vec<Option<Vec<u8>>>,
    held: [u32; 2],
    led: Option<u8>,
    tricks: [u8; 2],
}

impl Shown for Tricks {
    type View = View;
    type SeenEvent = Event;
    type Components = ();

    fn components(&self) {}

    fn view(&self, state: &State, observer: Observer) -> View {
        let hand = |seat: Seat| observer.sees(seat).then(|| listed(state.hands[seat.index()]).collect());
        View {
            hands: Seat::first(2).map(hand).collect(),
            held: state.hands.map(Cards::count_ones),
            led: state.led,
            tricks: state.tricks,
        }
    }

    fn seen(&self, event: &Event, observer: Observer) -> Option<Event> {
        let hidden = matches!(event, Event::Dealt { seat, .. } if !observer.sees(*seat));
        (!hidden).then(|| event.clone())
    }

    fn prompt(&self, seen: &Seen<'_, Self>) -> Explanation {
        let (clause, key) = match (seen.turn, seen.asked()) {
            (Turn::Chance, _) => ("TRICKS-1", "prompt-deal"),
            (Turn::Over, _) => ("TRICKS-3", "prompt-over"),
            (_, None) => ("TRICKS-2", "prompt-wait"),
            (_, Some(_)) => ("TRICKS-2", if seen.view.led.is_some() { "prompt-follow" } else { "prompt-lead" }),
        };
        Explanation { clause: Clause(clause), message: Message::new(key) }
    }

    fn label(&self, _: &Seen<'_, Self>, action: Action) -> Message {
        let (Action::Deal(card) | Action::Play(card)) = action;
        Message::new("action-play").with("card", card)
    }
}

/// A position is written down as it is, and checked when it is read.
impl Written for Tricks {
    type Setup = State;

    fn setup(&self, state: &State) -> State {
        state.clone()
    }

    fn position(&self, setup: &State) -> Result<State, Fault> {
        let apart = setup.beyond(Seat::first(2)).count_ones() + setup.dealt() == 12;
        let counted = u32::from(setup.tricks[0] + setup.tricks[1]) * 2 + u32::from(setup.led.is_some());
        let good = apart && counted == setup.played.count_ones() && setup.dealt() <= 2 * u32::from(self.0.cards);
        if good { Ok(setup.clone()) } else { Err(Fault::new(Clause("TRICKS-1"), Message::new("fault-cards"))) }
    }
}

plain!(Tricks: Observe, Courtesies);
