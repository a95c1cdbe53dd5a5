//! The contract between a game and everything else.

use std::fmt::{self, Debug};
use std::hash::Hash;

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Actor, Clause, Explain, Explanation, Message, Observer, Passage, Returns, Seat, SeatSet, Turn};

/// A game: its rules, ready for one table.
///
/// A value of the type is a table's rules with its options resolved (which map, which cards, which rulings); it never
/// changes during play. A position is a [`State`](Game::State). All functions are pure: the same arguments give the same
/// results, on every machine, for ever; so a record replays.
///
/// # What a game promises
/// - A seat's [`view`](Game::view), [`prompt`](Game::prompt), [`legal`](Game::legal) list, [`refusal`](Game::refusal)s,
///   [`seen`](Game::seen) events, and for whom it is told that the table waits ([`awaited`](Game::awaited)), depend only on what
///   that seat may know.
/// - [`legal`](Game::legal) is the definition of legality; [`refusal`](Game::refusal) is `None` exactly on it.
/// - Nothing here panics for a state that came from [`start`](Game::start) and legal actions, or from
///   [`position`](Game::position).
///
/// The [conformance suite](crate::conformance) checks all of it for a game that implements
/// [`Conformance`](crate::Conformance).
pub trait Game: Sized + Send + Sync + 'static {
    /// What the table agrees on before the game: seats, variants, components. `Default` is *the rules*.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything, secrets included. Cheap to clone: searching copies states.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// Any arrangement as it is written down, in the rulebook's words: scenarios and tests. Nothing in it can be derived
    /// from the rest; [`position`](Game::position) checks it.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// One small choice of a seat or one outcome of chance, at most eight bytes.
    type Action: Copy + Debug + Eq + Ord + Hash + Send + Sync;
    /// Why an action is not legal.
    type Refusal: Explain + Copy + Debug + PartialEq;
    /// What happened, in full.
    type Event: Clone + Debug + PartialEq + Send + Sync;
    /// What one observer learns of an event.
    type SeenEvent: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one observer may know of a state. Built up from that; it has no room for more.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What lies open beside every view and never changes at a table: its map, its cards; `()` if there is nothing.
    type Components: Clone + Debug + Serialize + Send + Sync;

    /// The id in addresses, records and folders: `in-flanders-field`.
    const ID: &'static str;
    /// Counted up whenever an old record would replay differently. A record says which version it was played under.
    const RULES_VERSION: u32;

    /// Resolves the options.
    ///
    /// # Errors
    /// The first fault found in them, with the clause that forbids it.
    fn new(options: &Self::Options) -> Result<Self, Fault>;

    /// Number of seats, 1 to [`MAX_SEATS`](crate::MAX_SEATS).
    fn seats(&self) -> usize;

    /// The position before anything has happened.
    fn start(&self) -> Self::State;

    /// Whose turn it is.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends the legal actions of `seat`: no duplicates, in a fixed order. Empty for a seat that has nothing to decide. A seat
    /// that is not waited for may have some: acts beside the open decision, granted whenever they are legal.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Why `seat` may not make this action now; `None` if it may.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Self::Refusal>;

    /// Appends the outcomes of the chance node with their weights (at least 1 each), in a fixed order.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Action, u32)>);

    /// Carries out an action that is legal for `by` (or an outcome of the chance node). Legality is the caller's duty.
    fn apply(&self, state: &mut Self::State, by: Actor, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// What each seat gets. Only asked when the game is over.
    fn returns(&self, state: &Self::State) -> Returns;

    /// Makes another position that `observer` cannot tell from this one, as likely as the rules say. What comes out depends
    /// on nothing but what the observer knows, and on `rng`.
    fn resample(&self, state: &mut Self::State, observer: Observer, rng: &mut impl Rng);

    /// The components in play, for everybody to look up. A host tells them once; what a view names by its id is described here.
    fn components(&self) -> Self::Components;

    /// What `observer` may know.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// What `observer` learns of an event; `None` if nothing.
    fn seen(&self, event: &Self::Event, observer: Observer) -> Option<Self::SeenEvent>;

    /// The log line of an event; `None` if it is not worth one.
    fn line(&self, event: &Self::SeenEvent) -> Option<Message>;

    /// What the observer must do now, or whom the table waits for.
    fn prompt(&self, state: &Self::State, observer: Observer) -> Explanation;

    /// The words on the button of an action.
    fn label(&self, state: &Self::State, action: Self::Action) -> Message;

    /// Writes an action in notation: a word, and in brackets its arguments.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write(&self, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result;

    /// Reads an action in notation.
    fn parse(&self, text: &str) -> Option<Self::Action>;

    /// The state as an arrangement to be written down.
    fn setup(&self, state: &Self::State) -> Self::Setup;

    /// The state of an arrangement.
    ///
    /// # Errors
    /// What no game can come to: too many cards, an unknown id.
    fn position(&self, setup: &Self::Setup) -> Result<Self::State, Fault>;

    // Below: what follows for every game. Override only where it says so.

    /// Everything that is wrong with options, for who mends them; nothing where [`new`](Game::new) takes them. Override where more
    /// than the first fault can be found.
    fn faults(options: &Self::Options) -> Vec<Fault> {
        Self::new(options).err().into_iter().collect()
    }

    /// What can be chosen from where the options are made. Override in a game to which players bring decks, to give all cards there
    /// are for them; it does not ask whether the decks of these options are good.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn catalogue(options: &Self::Options) -> Result<impl Serialize, Fault> {
        Self::new(options).map(|game| game.components())
    }

    /// The legal action of `seat` at the place in its list that `draw` gives, being told how long the list is: at least one.
    /// `list` is a list to reuse. Override it where actions are sooner counted than written down; the suite checks it against
    /// [`legal`](Game::legal).
    #[inline]
    fn choice(
        &self,
        state: &Self::State,
        seat: Seat,
        list: &mut Vec<Self::Action>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Self::Action {
        list.clear();
        self.legal(state, seat, list);
        list[draw(list.len() as u32) as usize]
    }

    /// The sum of all weights of the chance node. Override for speed; the suite checks it against
    /// [`outcomes`](Game::outcomes).
    #[inline]
    fn weight(&self, state: &Self::State) -> u32 {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        outcomes.iter().map(|(_, weight)| weight).sum()
    }

    /// The outcome at `number` of [`weight`](Game::weight), the outcomes laid end to end in their order. Override for speed;
    /// the suite checks it against [`outcomes`](Game::outcomes).
    #[inline]
    fn outcome(&self, state: &Self::State, number: u32) -> Self::Action {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        let mut left = number;
        for (action, weight) in &outcomes {
            match left.checked_sub(*weight) {
                None => return *action,
                Some(rest) => left = rest,
            }
        }
        unreachable!("{number} is not below the weight of the chance node")
    }

    /// Did this choice show its maker something new, so that taking it back must be agreed to by the others? Outcomes of
    /// chance always do. Override where a choice looks at hidden things.
    fn reveals(&self, _before: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// The seats for which `observer` is told that the table waits. Override where it is secret who is asked, to give every seat
    /// that may be asked as far as the observer knows: those of [`turn`](Game::turn) are always among them, the observer's own
    /// only if it is truly asked. Where an act can make the table wait for somebody in secret, it [`reveals`](Game::reveals).
    fn awaited(&self, state: &Self::State, _observer: Observer) -> SeatSet {
        match self.turn(state) {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Is it kept from the others that it is `seat` who makes this choice here, as when one who was asked in secret declines?
    /// They are told of the entry only if it has a [`seen`](Game::seen) event for them, and not whose it is; and it is not taken
    /// back. Override where it is so.
    fn unseen(&self, _state: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// The ids of the standing orders that a player may leave for questions in others' turns: the first is in force until
    /// another is chosen, the last answers whatever any of them answers. Named in the locales as `order-ID`.
    fn orders(&self) -> &[&'static str] {
        &[]
    }

    /// What one of the [`orders`](Game::orders) answers to the open question of `seat`; `None` to ask the person. It depends only
    /// on what the seat knows.
    fn ordered(&self, _state: &Self::State, _seat: Seat, _order: &str) -> Option<Self::Action> {
        None
    }

    /// What everybody gets if `seat` gives up now, or `None` if the others play on and a computer takes the seat. Override
    /// where the rules say more.
    fn returns_if_resigned(&self, _state: &Self::State, seat: Seat) -> Option<Returns> {
        (self.seats() == 2).then(|| Returns::shared(Seat::first(2).filter(|other| *other != seat).collect(), 2))
    }

    /// A view in words, for terminals: what is most wanted comes first, what never changes last. Override it in a game that is
    /// played there; without it prompt and choices say all.
    fn describe(&self, _view: &Self::View) -> Vec<Passage> {
        Vec::new()
    }

    /// An action in notation.
    fn notation(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write(action, &mut text).expect("a string takes everything");
        text
    }
}

/// Where [`Game::apply`] tells what happened. `()` does not listen and costs nothing.
pub trait Log<E> {
    /// Takes one event. The event is made only if somebody listens.
    fn event(&mut self, event: impl FnOnce() -> E);
}

impl<E> Log<E> for () {
    #[inline]
    fn event(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn event(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// What is wrong with options, components or an arrangement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS, utoipa::ToSchema, thiserror::Error)]
#[error("{} ({}){}", message.key, clause.0, line.map(|line| format!(", line {line}")).unwrap_or_default())]
pub struct Fault {
    /// The clause that forbids it.
    pub clause: Clause,
    /// The sentence that says what is wrong.
    pub message: Message,
    /// The line of the file in which it stands, counted from 1.
    pub line: Option<u32>,
}

impl Fault {
    /// A fault that stands in no file.
    pub const fn new(clause: Clause, message: Message) -> Self {
        Self { clause, message, line: None }
    }
}
