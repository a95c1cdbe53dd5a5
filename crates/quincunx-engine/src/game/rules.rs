//! The rules: what may be done, and what comes of it.

use std::fmt::{self, Debug};
use std::hash::Hash;

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use super::{Notation, Numbered, Standpoint};
use crate::{Actor, Clause, Explain, Message, Observer, Returns, Seat, Turn};

/// The rules of a game, ready for one table.
///
/// A value of the type is a table's rules with its options resolved (which map, which cards, which rulings); it never
/// changes during play. A position is a [`State`](Rules::State). All functions are pure: the same arguments give the same
/// results, on every machine, for ever; so a record replays.
pub trait Rules: Sized + Send + Sync + 'static {
    /// What the table agrees on before the game: seats, variants, components. `Default` is *the rules*.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything, secrets included. Cheap to clone: searching copies states.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// One small choice of a seat or one outcome of chance, at most eight bytes.
    type Action: Copy + Debug + Eq + Ord + Hash + Send + Sync + Notation<Self> + Numbered<Self>;
    /// Why an action is not legal.
    type Refusal: Explain + Copy + Debug + PartialEq;
    /// What happened, in full.
    type Event: Clone + Debug + PartialEq + Send + Sync;

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

    // Below: what follows for every game. Override only where it says so.

    /// Every fault in the options, for whoever is to mend them; none where [`new`](Rules::new) accepts them. Override where more
    /// than the first fault can be found.
    fn faults(options: &Self::Options) -> Vec<Fault> {
        Self::new(options).err().into_iter().collect()
    }

    /// The legal action of `seat` at the place in its list that `draw` gives, being told how long the list is: at least one.
    /// `list` is a list to reuse. Override it where actions are sooner counted than written down; the suite checks it against
    /// [`legal`](Rules::legal).
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
    /// [`outcomes`](Rules::outcomes).
    #[inline]
    fn weight(&self, state: &Self::State) -> u32 {
        let mut outcomes = Vec::new();
        self.outcomes(state, &mut outcomes);
        outcomes.iter().map(|(_, weight)| weight).sum()
    }

    /// The outcome at `number` of [`weight`](Rules::weight), the outcomes laid end to end in their order. Override for speed;
    /// the suite checks it against [`outcomes`](Rules::outcomes).
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

    /// An action in notation.
    fn notation(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write(action, &mut text).expect("a string takes everything");
        text
    }

    /// Writes an action in notation.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write(&self, action: Self::Action, out: &mut impl fmt::Write) -> fmt::Result {
        action.write(self, out)
    }

    /// Reads an action in notation.
    fn parse(&self, text: &str) -> Option<Self::Action> {
        Self::Action::read(self, text)
    }

    /// How many numbers actions have, outcomes of chance among them.
    fn actions(&self) -> u32 {
        Self::Action::count(self)
    }

    /// The number of an action of somebody in a position, below [`actions`](Rules::actions): of each that is legal there another one.
    #[inline]
    fn number(&self, state: &Self::State, by: Actor, action: Self::Action) -> Option<u32> {
        action.number(&Standpoint { game: self, state, by })
    }

    /// The action of this number, legal or not. `None` if none of the kind could ever be.
    #[inline]
    fn numbered(&self, state: &Self::State, by: Actor, number: u32) -> Option<Self::Action> {
        Self::Action::numbered(number, &Standpoint { game: self, state, by })
    }
}

/// Where [`Rules::apply`] tells what happened. `()` does not listen and costs nothing.
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
